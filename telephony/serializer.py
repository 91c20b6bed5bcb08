"""Twilio's media-stream messages to frames and back, whatever arrives."""

import json
from typing import Any

from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.audio.utils import ulaw_to_pcm
from pipecat.frames.frames import Frame, InputAudioRawFrame, InputDTMFFrame
from pipecat.serializers.twilio import TwilioFrameSerializer

from telephony.clock import now
from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame
from telephony.messages import BadMessage, Rejected, Report, read_message, read_payload


class LineSerializer(TwilioFrameSerializer):
    """Twilio's serializer, made to survive its input.

    No message, however broken, raises: it is counted by reason in `rejected` and dropped, and the call goes
    on. Marks and `stop`, which the stock serializer drops, come in as frames; marks go out.
    """

    def __init__(self, stream_sid: str, call_sid: str, on_rejected: Report | None = None) -> None:
        """`on_rejected(reason, count)` is told of every dropped message."""
        super().__init__(
            stream_sid=stream_sid,
            call_sid=call_sid,
            params=TwilioFrameSerializer.InputParams(auto_hang_up=False),
        )
        self.rejected = Rejected(on_rejected)
        self.stopped = False
        """Whether the far end said that the call is over."""
        self.heard_at = 0.0
        """When anything came last, by the call's clock; 0 before."""

    async def serialize(self, frame: Frame) -> str | bytes | None:
        """The message for a frame: `media`, `clear`, `mark`, or None when Twilio need not know."""
        if isinstance(frame, MarkFrame):
            return json.dumps({"event": "mark", "streamSid": self._stream_sid, "mark": {"name": frame.mark}})
        return await super().serialize(frame)

    async def deserialize(self, data: str | bytes) -> Frame | None:
        """The frame for a message, or None when it says nothing or is not one of this stream's."""
        self.heard_at = now()
        try:
            return await self._frame(read_message(data))
        except BadMessage as bad:
            self.rejected.add(str(bad))
            return None

    async def _frame(self, message: dict[str, Any]) -> Frame | None:
        event = message.get("event")
        if not isinstance(event, str):
            raise BadMessage("no_event")
        if event == "connected":
            raise BadMessage("duplicate_connected")
        if message.get("streamSid") != self._stream_sid:
            raise BadMessage("wrong_stream")
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
                raise BadMessage("duplicate_start")
            case _:
                raise BadMessage("unknown_event")

    async def _media(self, media: Any) -> Frame | None:
        payload = read_payload(media)
        pcm = await ulaw_to_pcm(payload, self._twilio_sample_rate, self._sample_rate, self._input_resampler)
        if not pcm:
            return None
        return InputAudioRawFrame(audio=pcm, sample_rate=self._sample_rate, num_channels=1)

    @staticmethod
    def _dtmf(dtmf: Any) -> Frame:
        digit = dtmf.get("digit") if isinstance(dtmf, dict) else None
        try:
            return InputDTMFFrame(KeypadEntry(str(digit)))
        except ValueError:
            raise BadMessage("bad_dtmf") from None

    @staticmethod
    def _mark(mark: Any) -> Frame:
        name = mark.get("name") if isinstance(mark, dict) else None
        if not isinstance(name, str) or not name:
            raise BadMessage("bad_mark")
        return MarkEchoFrame(mark=name)
