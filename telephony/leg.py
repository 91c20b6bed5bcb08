"""How a call reaches its caller: over a telephone's media stream, or a browser."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from fastapi import WebSocket
from pipecat.transports.base_transport import BaseTransport

from agent.events import CallLog, EventName
from telephony.clock import now
from telephony.escalation import Carrier
from telephony.messages import Report
from telephony.serializer import LineSerializer
from telephony.session import Session
from telephony.stream import StreamStart
from telephony.telnyx.serializer import TelnyxLineSerializer
from telephony.transport import LineTransport

if TYPE_CHECKING:
    from telephony.pipeline import Built

_log: Final = logging.getLogger(__name__)
_EVERY: Final = 100
"""Of many malformed messages of a kind, the first and every hundredth are reported."""

_LOOK: Final = 0.25
"""Seconds between two looks at whether the stream still lives."""
_LATE: Final = 0.1
"""Seconds by which a look may be late and still tell something of the network."""

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


def report_rejected(log: CallLog, part: str) -> Report:
    """Tells a call's log, and the server's, of malformed messages: the first of a kind, then every hundredth."""

    def rejected(reason: str, count: int) -> None:
        if count == 1 or count % _EVERY == 0:
            _log.warning("%s: message dropped: %s", part, reason)
            log.emit(EventName.ERROR, part=part, reason=reason, count=count)

    return rejected


class PhoneLeg:
    """A telephone, behind a media stream that carries a frame every 20 ms, silence included."""

    carrier: Carrier | None = None

    def __init__(self, websocket: WebSocket, start: StreamStart, quiet_seconds: float | None = None) -> None:
        """The WebSocket is accepted and its `start` has been read.

        Args:
            websocket: the stream.
            start: how it started.
            quiet_seconds: a stream without any message for this long is dead, said or not: the line leaves it, and
                the network goes on with its safety net. None for a stream that nobody watches.
        """
        self.stream = start.stream_sid
        self._quiet_seconds = quiet_seconds
        self._watching: asyncio.Task[None] | None = None
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
        if self._quiet_seconds is not None:
            watch = self._watch(self._serializer, self._quiet_seconds, hang_up)
            self._watching = asyncio.get_running_loop().create_task(watch)
        return transport

    def _serializer_for(self, session: Session) -> PhoneSerializer:
        return LineSerializer(
            self._start.stream_sid, self._start.call_sid, report_rejected(session.log, "stream")
        )

    def attend(self, built: "Built") -> None:
        """See `Leg`: everything a telephone needs to know goes through the transport."""

    def close(self) -> None:
        """See `Leg`: the transport has closed the stream."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None

    async def _disconnected(self, transport: LineTransport, websocket: WebSocket) -> None:
        said = self._serializer is not None and self._serializer.stopped
        if self._hang_up is not None:
            self._hang_up("caller_hung_up" if said else "disconnected")

    @staticmethod
    async def _watch(serializer: PhoneSerializer, limit: float, hang_up: HangUp) -> None:
        quiet, looked, heard = 0.0, now(), serializer.heard_at
        while quiet < limit:
            await asyncio.sleep(_LOOK)
            late, looked = now() - looked - _LOOK, now()
            if late < _LATE:  # else this process is too busy to have read what came
                quiet += _LOOK
            if serializer.heard_at != heard:
                quiet, heard = 0.0, serializer.heard_at
        _log.warning("media stream left: nothing came for %g s", limit)
        hang_up("stream_went_quiet")
