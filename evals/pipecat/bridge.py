"""The line behind Pipecat's `eval` protocol: `python -m evals.pipecat.bridge`, then `pipecat eval run SCENARIO.yaml`.

Pipecat's harness connects here as to any bot. Each connection becomes a call over the virtual Twilio line, in real
time: what the harness says goes through μ-law packets, and what it hears is what a caller hears. A text turn is said by
a synthetic caller.
"""

import asyncio
import base64
import json
import secrets
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Annotated, Any

import typer
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from agent.events import Event
from evals.audio.corpus import NUMBERS
from evals.callers import CALLERS, render_caller
from evals.phone import mulaw
from evals.pipecat.speech import LABEL, HarnessCaller, heard, message, of_event, of_wire, ready
from telephony.call import Shared
from telephony.line import FRAME_BYTES
from telephony.manifest import Item
from telephony.replay import replay_call

app = typer.Typer(add_completion=False)


class Bridge:
    """Serves connections of the harness, each one call."""

    def __init__(self, shared: Shared, locale: str) -> None:
        """`locale` is the language that calls begin in and that text turns are said in."""
        self._shared = shared
        self._locale = locale

    def serving(self, host: str = "127.0.0.1", port: int = 0) -> AbstractAsyncContextManager[Server]:
        """A WebSocket server for as long as the context lasts."""
        return serve(self._connected, host, port, max_size=2**22)

    async def _connected(self, socket: ServerConnection) -> None:
        call = _Connection(socket, self._shared, self._locale)
        try:
            await call.run()
        except ConnectionClosed:
            call.caller.gone = True


class _Connection:
    def __init__(self, socket: ServerConnection, shared: Shared, locale: str) -> None:
        self._socket, self._shared, self._locale = socket, shared, locale
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._capture = False
        self.caller = HarnessCaller()

    async def run(self) -> None:
        sending = asyncio.create_task(self._send())
        calling: asyncio.Task[Any] | None = None
        try:
            async for text in self._socket:
                row = json.loads(text)
                if not isinstance(row, dict) or row.get("label") != LABEL:
                    continue
                if row.get("type") == "client-ready":
                    self._out.put_nowait(ready(row.get("id")))
                    calling = calling or asyncio.create_task(self._call())
                else:
                    await self._take(str(row.get("type")), row.get("data") or {}, row.get("id"))
        finally:
            self.caller.gone = True
            if calling is not None:
                await calling
            sending.cancel()

    async def _take(self, kind: str, data: dict[str, Any], id_: str | None) -> None:
        if kind == "raw-audio":
            self.caller.say(base64.b64decode(data["base64Audio"]), int(data["sampleRate"]))
        elif kind == "send-text":
            voice = CALLERS[self._locale][0]
            pcm = await asyncio.to_thread(render_caller, str(data["content"]), self._locale, voice)
            self.caller.say_ulaw(mulaw(pcm).tobytes())
        elif kind == "dtmf":
            self.caller.press("".join(data["buttons"]))
        elif kind == "client-message":
            if data.get("t") == "eval-connect":
                self._capture = bool((data.get("d") or {}).get("capture_bot_audio"))
            elif data.get("t") == "eval-cancel":
                self.caller.gone = True
            self._out.put_nowait(message("server-response", {"t": data.get("t"), "d": {}}, id_))

    async def _call(self) -> None:
        item = Item(Path("pipecat"), self._locale, secrets.token_hex(4), NUMBERS[self._locale])
        await replay_call(
            item,
            self._shared,
            _Watched(self.caller, self._out, lambda: self._capture),
            self._tell,
        )
        await self._socket.close()

    def _tell(self, item: Item, event: Event) -> None:
        for each in of_event(event):
            self._out.put_nowait(each)

    async def _send(self) -> None:
        while True:
            await self._socket.send(json.dumps(await self._out.get()))


class _Watched:
    """The caller, with what the line does told to the harness."""

    def __init__(self, caller: HarnessCaller, out: "asyncio.Queue[dict[str, Any]]", capture: Any) -> None:
        self._caller, self._out, self._capture = caller, out, capture
        self._told = self._sent = 0

    def keys(self, line: Any) -> list[str]:
        return self._caller.keys(line)

    def frame(self, line: Any) -> bytes | None:
        for event in line.events[self._told :]:
            for each in of_wire(event):
                self._out.put_nowait(each)
        self._told = len(line.events)
        if self._capture() and len(line.heard) - self._sent >= FRAME_BYTES * 5:
            self._out.put_nowait(heard(bytes(line.heard[self._sent :])))
            self._sent = len(line.heard)
        return self._caller.frame(line)


def port_of(server: Server) -> int:
    """Where a server listens."""
    return int(next(iter(server.sockets)).getsockname()[1])


@app.command()
def main(
    port: Annotated[int, typer.Option(help="Where to listen.")] = 7860,
    locale: Annotated[str, typer.Option(help="Language of the calls.")] = "en-US",
) -> None:
    """Serve Pipecat's evaluation harness until interrupted."""
    from agent.settings import load_settings
    from telephony.loading import load_shared
    from telephony.logs import quiet

    quiet()
    shared = load_shared(load_settings())

    async def forever() -> None:
        async with Bridge(shared, locale).serving(port=port):
            typer.echo(f"ws://127.0.0.1:{port}: run `pipecat eval run SCENARIO.yaml` against it", err=True)
            await asyncio.get_running_loop().create_future()

    asyncio.run(forever())


if __name__ == "__main__":
    app()
