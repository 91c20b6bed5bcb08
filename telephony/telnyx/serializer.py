"""Telnyx's media-stream messages: Pipecat's serializer, with what the line needs beyond it."""

import base64
import binascii
import json
from collections import Counter
from typing import Any

from pipecat.frames.frames import Frame
from pipecat.serializers.telnyx import TelnyxFrameSerializer

from telephony.clock import now
from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame
from telephony.serializer import MAX_MESSAGE_CHARS, MAX_PAYLOAD_BYTES, Rejected


class TelnyxLineSerializer(TelnyxFrameSerializer):
    """Marks and `stop` come in as frames, marks go out, and no message, however broken, raises."""

    def __init__(self, stream_id: str, on_rejected: Rejected | None = None) -> None:
        """`on_rejected(reason, count)` is told of every dropped message."""
        super().__init__(
            stream_id,
            outbound_encoding="PCMU",
            inbound_encoding="PCMU",
            params=TelnyxFrameSerializer.InputParams(auto_hang_up=False),
        )
        self.rejected: Counter[str] = Counter()
        self.stopped = False
        """Whether the far end said that the call is over."""
        self.heard_at = 0.0
        """When anything came last, by the call's clock; 0 before."""
        self._on_rejected = on_rejected

    async def serialize(self, frame: Frame) -> str | bytes | None:
        """The message for a frame, or None when Telnyx need not know."""
        if isinstance(frame, MarkFrame):
            return json.dumps({"event": "mark", "mark": {"name": frame.mark}})
        return await super().serialize(frame)

    async def deserialize(self, data: str | bytes) -> Frame | None:
        """The frame for a message, or None when it says nothing or is not one of this stream's."""
        self.heard_at = now()
        problem, message = _read(data)
        if problem is None and message.get("stream_id") != self._stream_id:
            problem = "wrong_stream"
        if problem is not None:
            return self._reject(problem)
        match message.get("event"):
            case "media":
                problem = _media_problem(message.get("media"))
                return self._reject(problem) if problem else await super().deserialize(data)
            case "dtmf" if isinstance(message.get("dtmf"), dict):
                return await super().deserialize(data) or self._reject("bad_dtmf")
            case "mark" if isinstance(message.get("mark"), dict) and message["mark"].get("name"):
                return MarkEchoFrame(mark=str(message["mark"]["name"]))
            case "stop":
                self.stopped = True
                return StreamStoppedFrame()
            case _:
                return self._reject("unknown_event")

    def _reject(self, reason: str) -> Frame | None:
        self.rejected[reason] += 1
        if self._on_rejected is not None:
            self._on_rejected(reason, self.rejected[reason])
        return None


def _read(data: str | bytes) -> tuple[str | None, dict[str, Any]]:
    if isinstance(data, bytes | bytearray):
        return "binary", {}
    if len(data) > MAX_MESSAGE_CHARS:
        return "oversize", {}
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return "not_json", {}
    return (None, message) if isinstance(message, dict) else ("not_an_object", {})


def _media_problem(media: Any) -> str | None:
    if not isinstance(media, dict) or not isinstance(media.get("payload"), str):
        return "bad_media"
    if media.get("track", "inbound") != "inbound":
        return "not_inbound"
    try:
        payload = base64.b64decode(media["payload"], validate=True)
    except (binascii.Error, ValueError):
        return "bad_base64"
    if not payload:
        return "empty_media"
    return "oversize_media" if len(payload) > MAX_PAYLOAD_BYTES else None
