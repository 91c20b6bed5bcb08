"""The media stream as a Pipecat transport."""

from fastapi import WebSocket
from pipecat.frames.frames import Frame, OutputAudioRawFrame
from pipecat.serializers.base_serializer import FrameSerializer
from pipecat.transports.websocket.fastapi import (
    FastAPIWebsocketOutputTransport,
    FastAPIWebsocketParams,
    FastAPIWebsocketTransport,
)

from telephony.frames import MarkFrame


class LineOutput(FastAPIWebsocketOutputTransport):
    """Sends what it is given at once.

    The stock output sleeps for the length of each chunk, which leaves nothing buffered at the far end: any busy
    moment of the process is then heard as a gap. Here `Playout` paces, a fifth of a second ahead.
    """

    async def write_audio_frame(self, frame: OutputAudioRawFrame) -> bool:
        """Send one chunk."""
        return await self._write_frame(frame)

    async def write_transport_frame(self, frame: Frame) -> None:
        """Send a mark, in its place among the audio."""
        if isinstance(frame, MarkFrame):
            await self._write_frame(frame)


class LineTransport(FastAPIWebsocketTransport):
    """FastAPI's WebSocket with this line's serializer and output."""

    def __init__(self, websocket: WebSocket, serializer: FrameSerializer, sample_rate: int) -> None:
        """`sample_rate` in Hz, both ways."""
        super().__init__(
            websocket,
            FastAPIWebsocketParams(
                audio_in_enabled=True,
                audio_in_sample_rate=sample_rate,
                audio_out_enabled=True,
                audio_out_sample_rate=sample_rate,
                audio_out_10ms_chunks=2,
                audio_out_end_silence_secs=0,
                serializer=serializer,
                allowed_origins=[],
            ),
        )
        self._line_output = LineOutput(self, self._client, self._params)

    def output(self) -> LineOutput:
        """The output processor."""
        return self._line_output
