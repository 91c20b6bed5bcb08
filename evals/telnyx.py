"""A telephone behind Telnyx: the same far end as Twilio's, speaking Telnyx's dialect of media streams."""

import json
import secrets
from typing import Any, Final
from xml.etree import ElementTree

import httpx
from websockets.asyncio.client import connect

from telephony.caller import Caller, CallerPlan
from telephony.clock import now
from telephony.dialler import converse
from telephony.line import Line
from telephony.wire import SocketWire

_FORMAT: Final = {"encoding": "PCMU", "sample_rate": 8000, "channels": 1}


class TelnyxWire:
    """Between a `Line`, which speaks as Twilio does, and a server that expects Telnyx."""

    def __init__(self, wire: SocketWire, call: str) -> None:
        """`call` is Telnyx's own name of the call."""
        self._wire = wire
        self._call = call
        self._stream = ""

    async def send(self, message: str) -> bool:
        """See `Wire`."""
        return await self._wire.send(json.dumps(self._theirs(json.loads(message))))

    async def receive(self) -> str | bytes | None:
        """See `Wire`."""
        message = await self._wire.receive()
        if message is None:
            return None
        return json.dumps({**json.loads(message), "streamSid": self._stream})

    async def close(self) -> None:
        """See `Wire`."""
        await self._wire.close()

    def _theirs(self, told: dict[str, Any]) -> dict[str, Any]:
        event = told["event"]
        if event == "connected":
            return {"event": event, "version": "1.0.0"}
        if event == "start":
            self._stream = told["streamSid"]
            start = {"call_control_id": self._call, "media_format": _FORMAT}
            return {"event": event, "start": start, "stream_id": self._stream}
        body = told[event]
        match event:
            case "media":
                body = {"track": "inbound", "payload": body["payload"], "chunk": body["chunk"]}
            case "dtmf":
                body = {"digit": body["digit"]}
            case "stop":
                body = {"call_control_id": self._call}
        return {"event": event, "stream_id": self._stream, event: body}


async def call(url: str, public: str, plan: CallerPlan, *, number: str, dialled: str) -> tuple[str, Line]:
    """Call a line at `url`, which calls itself `public`, by way of its TeXML webhook; the call's id, and the far end.

    Raises:
        RuntimeError: the line did not connect the call.
    """
    sid = "v3:" + secrets.token_urlsafe(12)
    form = {"CallSid": sid, "From": number, "To": dialled}
    async with httpx.AsyncClient() as client:
        reply = await client.post(url + "/telnyx/voice", data=form)
    reply.raise_for_status()
    stream = ElementTree.fromstring(reply.text).find("./Connect/Stream")
    if stream is None:
        raise RuntimeError(f"the line did not connect the call: {reply.text}")
    address = str(stream.get("url")).replace(public.replace("http", "ws", 1), url.replace("http", "ws", 1))
    line = Line("st-" + secrets.token_hex(8), sid, now)
    async with connect(address, max_size=2**20) as socket:
        await converse(TelnyxWire(SocketWire(socket), sid), line, Caller(plan))
    return sid, line
