"""A stock Pipecat telephone bot, as its documentation builds one, with the line's own models and answers.

Whisper transcribes whole segments, the turn ends by Smart Turn, Piper speaks whole sentences, and what to say comes
from the same turn engine, so that only the way a call is carried differs. `python -m evals.benchmarks.stock PORT`.
"""

import asyncio
import sys
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket
from pipecat.audio.vad.silero import SileroVADAnalyzer
from pipecat.audio.vad.vad_analyzer import VADParams
from pipecat.frames.frames import (
    Frame,
    TranscriptionFrame,
    TTSSpeakFrame,
    UserStartedSpeakingFrame,
    UserStoppedSpeakingFrame,
)
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.audio.vad_processor import VADProcessor
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.serializers.twilio import TwilioFrameSerializer
from pipecat.services.piper.tts import PiperTTSService
from pipecat.services.whisper.stt import WhisperSTTService
from pipecat.transcriptions.language import Language
from pipecat.transports.websocket.fastapi import FastAPIWebsocketParams, FastAPIWebsocketTransport
from pipecat.turns.user_turn_processor import UserTurnProcessor
from pipecat.workers.runner import WorkerRunner

from agent.answer import Answer
from agent.engines import load_reasoning
from agent.settings import Settings, load_settings
from agent.turn import TurnEngine, TurnRequest
from telephony.stream import read_start

VAD_STOP_SECONDS = 0.2


class Responder(FrameProcessor):
    """Answers each finished turn with what the turn engine says."""

    def __init__(self, turn: TurnEngine) -> None:
        """`turn` is the line's own."""
        super().__init__()
        self._turn = turn
        self._heard: list[str] = []
        self._ended = False

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """See the class."""
        await super().process_frame(frame, direction)
        await self.push_frame(frame, direction)
        # The end of a turn is a system frame and overtakes the words that it ends.
        if isinstance(frame, TranscriptionFrame):
            self._heard.append(frame.text)
        elif isinstance(frame, UserStartedSpeakingFrame):
            self._ended = False
        elif isinstance(frame, UserStoppedSpeakingFrame) and direction is FrameDirection.DOWNSTREAM:
            self._ended = True
        text = " ".join(self._heard).strip()
        if self._ended and text:
            self._heard, self._ended = [], False
            self.create_task(self._answer(text), "answer")

    async def _answer(self, text: str) -> None:
        async for piece in self._turn.run(TurnRequest(text=text, locale="en-US", country="US")):
            if not isinstance(piece, Answer):
                await self.push_frame(TTSSpeakFrame(piece.text))


async def serve_call(websocket: WebSocket, settings: Settings, turn: TurnEngine) -> None:
    """One call."""
    await websocket.accept()
    start = await read_start(websocket.receive_text)
    serializer = TwilioFrameSerializer(
        start.stream_sid, params=TwilioFrameSerializer.InputParams(auto_hang_up=False)
    )
    transport = FastAPIWebsocketTransport(
        websocket,
        FastAPIWebsocketParams(audio_in_enabled=True, audio_out_enabled=True, serializer=serializer),
    )
    models = settings.paths.models
    vad = SileroVADAnalyzer(params=VADParams(stop_secs=VAD_STOP_SECONDS))
    stt = WhisperSTTService(
        device="cpu",
        compute_type="int8",
        settings=WhisperSTTService.Settings(model=str(models / settings.hearing.model), language=Language.EN),
    )
    tts = PiperTTSService(
        download_dir=models / "piper-en_US-joe-medium",
        settings=PiperTTSService.Settings(voice="en_US-joe-medium"),
    )
    pipeline = Pipeline(
        [
            transport.input(),
            VADProcessor(vad_analyzer=vad),
            stt,
            UserTurnProcessor(),
            Responder(turn),
            tts,
            transport.output(),
        ]
    )
    worker = PipelineWorker(
        pipeline,
        params=PipelineParams(audio_in_sample_rate=16000, audio_out_sample_rate=8000),
        enable_rtvi=False,
    )

    async def gone(*_: Any) -> None:
        await worker.cancel(reason="disconnected")

    transport.add_event_handler("on_client_disconnected", gone)
    runner = WorkerRunner(handle_sigint=False)
    await runner.add_workers(worker)
    await worker.queue_frames([TTSSpeakFrame("Hello, what would you like to know?")])
    await runner.run()


def create_app() -> FastAPI:
    """The bot's web application."""
    settings = load_settings()
    turn = load_reasoning(settings).turn
    asyncio.run(turn.answer("What if I miss a dose?", "en-US"))
    app = FastAPI()

    @app.get("/health")
    async def health() -> dict[str, str]:
        return {"status": "ok"}

    @app.websocket("/twilio/media")
    async def media(websocket: WebSocket) -> None:
        await serve_call(websocket, settings, turn)

    return app


if __name__ == "__main__":
    uvicorn.run(create_app(), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
