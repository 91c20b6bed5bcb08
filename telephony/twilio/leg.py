"""A caller behind Twilio: the stream, and what can be done to the call."""

from fastapi import WebSocket

from telephony.leg import PhoneLeg
from telephony.stream import StreamStart
from telephony.twilio.carrier import TwilioCarrier


class TwilioLeg(PhoneLeg):
    """A telephone behind Twilio."""

    def __init__(
        self, websocket: WebSocket, start: StreamStart, carrier: TwilioCarrier | None, quiet_seconds: float
    ) -> None:
        """As `PhoneLeg`. Without a carrier the call can only be listened to and left."""
        super().__init__(websocket, start, quiet_seconds)
        self.carrier = carrier
