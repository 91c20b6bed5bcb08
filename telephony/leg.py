"""How a call reaches its caller: over a telephone's media stream, or a browser."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from fastapi import WebSocket
from pipecat.transports.base_transport import BaseTransport

from agent.events import CallLog, EventName
from telephony.escalation import Carrier
from telephony.serializer import LineSerializer
from telephony.session import Session
from telephony.stream import StreamStart
from telephony.telnyx.serializer import TelnyxLineSerializer
from telephony.transport import LineTransport

if TYPE_CHECKING:
    from telephony.pipeline import Built

_EVERY: Final = 100
"""Of many malformed messages of a kind, the first and every hundredth are reported."""

PhoneSerializer = LineSerializer | TelnyxLineSerializer

HangUp = Callable[[str], None]
"""Called with a reason when the far end is gone."""


class Leg(Protocol):
    """One caller's connection."""

    @property
    def stream(self) -> str:
        """What the network calls this connection."""

    @property
    def carrier(self) -> Carrier | None:
        """What the network can do with the call; None for what the process is configured with."""

    def open(self, session: Session, hang_up: HangUp) -> BaseTransport:
        """The transport of the call's audio, once per call."""

    def attend(self, built: "Built") -> None:
        """The call's pipeline is built and about to run."""

    def close(self) -> None:
        """The call is over; its last event has been emitted."""


def report_rejected(log: CallLog, part: str) -> Callable[[str, int], None]:
    """Tells a call's log of malformed messages: the first of a kind, then every hundredth."""

    def rejected(reason: str, count: int) -> None:
        if count == 1 or count % _EVERY == 0:
            log.emit(EventName.ERROR, part=part, reason=reason, count=count)

    return rejected


class PhoneLeg:
    """A telephone, behind Twilio's media stream."""

    carrier: Carrier | None = None

    def __init__(self, websocket: WebSocket, start: StreamStart) -> None:
        """The WebSocket is accepted and its `start` has been read."""
        self.stream = start.stream_sid
        self._websocket = websocket
        self._start = start
        self._hang_up: HangUp | None = None
        self._serializer: PhoneSerializer | None = None

    def open(self, session: Session, hang_up: HangUp) -> BaseTransport:
        """See `Leg`."""
        self._hang_up = hang_up
        self._serializer = self._serializer_for(session)
        transport = LineTransport(self._websocket, self._serializer, session.timing.sample_rate)
        transport.add_event_handler("on_client_disconnected", self._disconnected)
        return transport

    def _serializer_for(self, session: Session) -> PhoneSerializer:
        return LineSerializer(
            self._start.stream_sid, self._start.call_sid, report_rejected(session.log, "stream")
        )

    def attend(self, built: "Built") -> None:
        """See `Leg`: everything a telephone needs to know goes through the transport."""

    def close(self) -> None:
        """See `Leg`: the transport has closed the stream."""

    async def _disconnected(self, transport: LineTransport, websocket: WebSocket) -> None:
        said = self._serializer is not None and self._serializer.stopped
        if self._hang_up is not None:
            self._hang_up("caller_hung_up" if said else "disconnected")
