"""`bot()`: the line as Pipecat's runner starts it, so that its client and `pipecat eval` can talk to it.

    python -m telephony.bot            # then: pipecat eval run scenario.yaml, or a telephone at /ws

The runner is for development: it checks no signatures. A number is answered by `atalaia serve`.
"""

import asyncio
import secrets
from typing import Any

from pipecat.evals.transport import EvalTransportParams
from pipecat.runner.types import WebSocketRunnerArguments
from pipecat.runner.utils import create_transport, parse_telephony_websocket
from pipecat.transports.base_transport import BaseTransport

from telephony.call import Call, Shared, session_of
from telephony.errors import BadStream
from telephony.escalation import Carrier
from telephony.leg import HangUp, Leg, PhoneLeg
from telephony.session import Session
from telephony.stream import StreamStart
from telephony.telnyx.carrier import TelnyxCarrier
from telephony.telnyx.front import TelnyxLeg

_loading = asyncio.Lock()
_loaded: Shared | None = None


class RunnerLeg:
    """A caller on whatever transport the runner made; what they type counts as said."""

    carrier: Carrier | None = None
    rtvi = True
    """The far end speaks RTVI: it sends text, and is told in text what the line says."""

    def __init__(self, transport: BaseTransport, stream: str) -> None:
        """The transport is connected."""
        self.stream = stream
        self._transport = transport

    def open(self, session: Session, hang_up: HangUp) -> BaseTransport:
        """See `Leg`."""

        async def gone(*_: Any) -> None:
            hang_up("disconnected")

        self._transport.add_event_handler("on_client_disconnected", gone)
        return self._transport

    def attend(self, built: Any) -> None:
        """See `Leg`."""

    def close(self) -> None:
        """See `Leg`."""


async def answer(args: WebSocketRunnerArguments, shared: Shared) -> Session:
    """Serve one WebSocket of the runner until it ends; the session of its call.

    Raises:
        BadStream: the far end is none that the line knows.
    """
    kind, told = await parse_telephony_websocket(args.websocket)
    call = told.call_id or "runner-" + secrets.token_hex(8)
    start = StreamStart(told.stream_id or call, call, {str(k): str(v) for k, v in told.body.items()})
    leg: Leg
    match kind:
        case "twilio":
            leg = PhoneLeg(args.websocket, start)
        case "telnyx":
            leg = TelnyxLeg(args.websocket, start, TelnyxCarrier(None, None))
        case "eval":
            rate = shared.timing.sample_rate
            params = EvalTransportParams(
                audio_in_enabled=True,
                audio_out_enabled=True,
                audio_in_sample_rate=rate,
                audio_out_sample_rate=rate,
            )
            leg = RunnerLeg(await create_transport(args, {"eval": lambda: params}), start.stream_sid)
        case _:
            raise BadStream(f"the line does not know {kind}: use Twilio, Telnyx or Pipecat's evaluation")
    session = session_of(StreamStart(start.stream_sid, call, start.parameters), shared)
    await Call(leg, session, shared).run()
    return session


async def bot(args: WebSocketRunnerArguments) -> None:
    """One session of Pipecat's runner. Models are loaded with the first one."""
    global _loaded
    async with _loading:
        if _loaded is None:
            from agent.settings import load_settings
            from telephony.loading import load_shared

            _loaded = await asyncio.to_thread(load_shared, load_settings())
    await answer(args, _loaded)


if __name__ == "__main__":
    from pipecat.runner.run import main

    main()
