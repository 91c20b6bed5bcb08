"""Twilio's media-stream messages to frames and back, whatever arrives."""

import base64
import binascii
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.audio.utils import ulaw_to_pcm
from pipecat.frames.frames import Frame, InputAudioRawFrame, InputDTMFFrame
from pipecat.serializers.twilio import TwilioFrameSerializer

from telephony.clock import now
from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame

MAX_MESSAGE_CHARS: Final = 64 * 1024
"""Twilio's own messages stay under 1 kB: 20 ms of audio are 216 characters of base64."""
MAX_PAYLOAD_BYTES: Final = 8000
"""One second of μ-law at 8 kHz."""

Rejected = Callable[[str, int], None]


class LineSerializer(TwilioFrameSerializer):
    """Twilio's serializer, made to survive its input.

    No message, however broken, raises: it is counted by reason in `rejected` and dropped, and the call goes
    on. Marks and `stop`, which the stock serializer drops, come in as frames; marks go out.
    """

    def __init__(self, stream_sid: str, call_sid: str, on_rejected: Rejected | None = None) -> None:
        """`on_rejected(reason, count)` is told of every dropped message."""
        super().__init__(
            stream_sid=stream_sid,
            call_sid=call_sid,
            params=TwilioFrameSerializer.InputParams(auto_hang_up=False),
        )
        self.rejected: Counter[str] = Counter()
        self.stopped = False
        """Whether the far end said that the call is over."""
        self.heard_at = 0.0
        """When anything came last, by the call's clock; 0 before."""
        self._on_rejected = on_rejected

    async def serialize(self, frame: Frame) -> str | bytes | None:
        """The message for a frame: `media`, `clear`, `mark`, or None when Twilio need not know."""
        if isinstance(frame, MarkFrame):
            return json.dumps({"event": "mark", "streamSid": self._stream_sid, "mark": {"name": frame.mark}})
        return await super().serialize(frame)

    async def deserialize(self, data: str | bytes) -> Frame | None:
        """The frame for a message, or None when it says nothing or is not one of this stream's."""
        self.heard_at = now()
        if isinstance(data, bytes | bytearray):
            return self._reject("binary")
        if len(data) > MAX_MESSAGE_CHARS:
            return self._reject("oversize")
        try:
            message = json.loads(data)
        except (ValueError, RecursionError):
            return self._reject("not_json")
        if not isinstance(message, dict):
            return self._reject("not_an_object")
        event = message.get("event")
        if not isinstance(event, str):
            return self._reject("no_event")
        if event == "connected":
            return self._reject("duplicate_connected")
        if message.get("streamSid") != self._stream_sid:
            return self._reject("wrong_stream")
        match event:
            case "media":
                return await self._media(message.get("media"))
            case "dtmf":
                return self._dtmf(message.get("dtmf"))
            case "mark":
                return self._mark(message.get("mark"))
            case "stop":
                self.stopped = True
                return StreamStoppedFrame()
            case "start":
                return self._reject("duplicate_start")
            case _:
                return self._reject("unknown_event")

    async def _media(self, media: Any) -> Frame | None:
        if not isinstance(media, dict) or not isinstance(media.get("payload"), str):
            return self._reject("bad_media")
        if media.get("track", "inbound") != "inbound":
            return self._reject("not_inbound")
        try:
            payload = base64.b64decode(media["payload"], validate=True)
        except (binascii.Error, ValueError):
            return self._reject("bad_base64")
        if not payload:
            return self._reject("empty_media")
        if len(payload) > MAX_PAYLOAD_BYTES:
            return self._reject("oversize_media")
        pcm = await ulaw_to_pcm(payload, self._twilio_sample_rate, self._sample_rate, self._input_resampler)
        if not pcm:
            return None
        return InputAudioRawFrame(audio=pcm, sample_rate=self._sample_rate, num_channels=1)

    def _dtmf(self, dtmf: Any) -> Frame | None:
        digit = dtmf.get("digit") if isinstance(dtmf, dict) else None
        try:
            return InputDTMFFrame(KeypadEntry(str(digit)))
        except ValueError:
            return self._reject("bad_dtmf")

    def _mark(self, mark: Any) -> Frame | None:
        name = mark.get("name") if isinstance(mark, dict) else None
        if not isinstance(name, str) or not name:
            return self._reject("bad_mark")
        return MarkEchoFrame(mark=name)

    def _reject(self, reason: str) -> Frame | None:
        self.rejected[reason] += 1
        if self._on_rejected is not None:
            self._on_rejected(reason, self.rejected[reason])
        return None
