"""A caller behind Twilio: the stream, what can be done to the call, and a watch on streams that go dead."""

import asyncio
from typing import TYPE_CHECKING, Final

from fastapi import WebSocket
from pipecat.transports.base_transport import BaseTransport

from telephony.clock import now
from telephony.leg import HangUp, PhoneLeg
from telephony.session import Session
from telephony.stream import StreamStart
from telephony.twilio.carrier import TwilioCarrier

if TYPE_CHECKING:
    pass

_LOOK: Final = 1.0
"""Seconds between two looks at whether the stream still lives."""


class TwilioLeg(PhoneLeg):
    """Twilio sends a frame every 20 ms, silence included; a stream without any is dead, said or not."""

    def __init__(
        self, websocket: WebSocket, start: StreamStart, carrier: TwilioCarrier | None, quiet_seconds: float
    ) -> None:
        """Without a carrier the call can only be listened to and left."""
        super().__init__(websocket, start)
        self.carrier = carrier
        self._quiet_seconds = quiet_seconds
        self._watching: asyncio.Task[None] | None = None

    def open(self, session: Session, hang_up: HangUp) -> BaseTransport:
        """See `Leg`."""
        transport = super().open(session, hang_up)
        self._watching = asyncio.get_running_loop().create_task(self._watch(hang_up))
        return transport

    def close(self) -> None:
        """See `Leg`."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        super().close()

    async def _watch(self, hang_up: HangUp) -> None:
        began = now()
        while True:
            await asyncio.sleep(_LOOK)
            last = began if self._serializer is None else max(began, self._serializer.heard_at)
            if now() - last > self._quiet_seconds:
                hang_up("stream_went_quiet")
                return
