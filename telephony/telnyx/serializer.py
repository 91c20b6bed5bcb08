"""Telnyx's media-stream messages: Pipecat's serializer, with what the line needs beyond it."""

import json

from pipecat.frames.frames import Frame
from pipecat.serializers.telnyx import TelnyxFrameSerializer

from telephony.clock import now
from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame
from telephony.messages import BadMessage, Rejected, Report, read_message, read_payload


class TelnyxLineSerializer(TelnyxFrameSerializer):
    """Marks and `stop` come in as frames, marks go out, and no message, however broken, raises."""

    def __init__(self, stream_id: str, on_rejected: Report | None = None) -> None:
        """`on_rejected(reason, count)` is told of every dropped message."""
        super().__init__(
            stream_id,
            outbound_encoding="PCMU",
            inbound_encoding="PCMU",
            params=TelnyxFrameSerializer.InputParams(auto_hang_up=False),
        )
        self.rejected = Rejected(on_rejected)
        self.stopped = False
        """Whether the far end said that the call is over."""
        self.heard_at = 0.0
        """When anything came last, by the call's clock; 0 before."""

    async def serialize(self, frame: Frame) -> str | bytes | None:
        """The message for a frame, or None when Telnyx need not know."""
        if isinstance(frame, MarkFrame):
            return json.dumps({"event": "mark", "mark": {"name": frame.mark}})
        return await super().serialize(frame)

    async def deserialize(self, data: str | bytes) -> Frame | None:
        """The frame for a message, or None when it says nothing or is not one of this stream's."""
        self.heard_at = now()
        try:
            return await self._frame(data)
        except BadMessage as bad:
            self.rejected.add(str(bad))
            return None

    async def _frame(self, data: str | bytes) -> Frame | None:
        message = read_message(data)
        if message.get("stream_id") != self._stream_id:
            raise BadMessage("wrong_stream")
        match message.get("event"):
            case "media":
                read_payload(message.get("media"))
                return await super().deserialize(data)
            case "dtmf" if isinstance(message.get("dtmf"), dict):
                key = await super().deserialize(data)
                if key is None:
                    raise BadMessage("bad_dtmf")
                return key
            case "mark" if isinstance(message.get("mark"), dict) and message["mark"].get("name"):
                return MarkEchoFrame(mark=str(message["mark"]["name"]))
            case "stop":
                self.stopped = True
                return StreamStoppedFrame()
            case _:
                raise BadMessage("unknown_event")
