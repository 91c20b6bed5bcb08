"""What the tests of the line share: time that skips waits, and a far end for one processor."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

import numpy as np
from pipecat.frames.frames import Frame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.workers.runner import WorkerRunner

from agent.events import CallLog, Event, EventName
from telephony.clock import SkippingLoop, now
from telephony.frames import MarkEchoFrame
from telephony.line import FRAME_BYTES, FRAME_SECONDS, Line, WireEventName
from telephony.serializer import LineSerializer
from telephony.speech import Speech

T = TypeVar("T")
RATE = 8000


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test on a loop whose waits cost nothing."""
    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        return runner.run(test)


def tone(seconds: float, level: int = 8000) -> bytes:
    """int16 mono at 8 kHz."""
    time = np.arange(int(seconds * RATE)) / RATE
    return (np.sin(2 * np.pi * 400 * time) * level).astype("<i2").tobytes()


def clauses(*seconds: float, pause: float = 0.2) -> bytes:
    """Tones with pauses between them, as clauses of a sentence."""
    return tone(pause, 0).join(tone(each) for each in seconds)


class FarEnd(FrameProcessor):
    """Stands where the transport's output stands, with a virtual line behind it that plays and echoes."""

    def __init__(self, echoes: Callable[[str], bool] = lambda mark: True) -> None:
        super().__init__()
        self.line = Line("MZ1", "CA1", now)
        self.serializer = LineSerializer("MZ1", "CA1")
        self.frames: list[tuple[float, str]] = []
        self._echoes = echoes

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        await super().process_frame(frame, direction)
        if direction is FrameDirection.DOWNSTREAM:
            message = await self.serializer.serialize(frame)
            if message is not None:
                await self._echo(self.line.receive(message))
        await self.push_frame(frame, direction)

    async def tick(self) -> None:
        """Play for ever."""
        due = now()
        while True:
            self.line.media(b"\xff" * 160)
            await self._echo(self.line.tick())
            due += FRAME_SECONDS
            await asyncio.sleep(max(0.0, due - now()))

    async def _echo(self, messages: list[str]) -> None:
        for message in messages:
            frame = await self.serializer.deserialize(message)
            assert isinstance(frame, MarkEchoFrame)
            if self._echoes(frame.mark):
                # As over a network: never in the middle of what caused it.
                asyncio.get_running_loop().call_later(
                    0.01, lambda frame=frame: asyncio.ensure_future(self.worker.queue_frame(frame))
                )

    worker: PipelineWorker

    def heard(self) -> float:
        """Seconds of sound that the caller heard."""
        frames = np.frombuffer(bytes(self.line.heard), dtype=np.uint8).reshape(-1, FRAME_BYTES)
        return float((frames != 0xFF).any(axis=1).sum()) * FRAME_SECONDS

    def wire(self, name: WireEventName) -> list[float]:
        """When something was seen on the wire."""
        return [event.t for event in self.line.events if event.name is name]


class Running:
    """A pipeline under test."""

    def __init__(self, processors: list[FrameProcessor], far: FarEnd) -> None:
        self.far = far
        self.worker = PipelineWorker(
            Pipeline([*processors, far]),
            params=PipelineParams(audio_in_sample_rate=RATE, audio_out_sample_rate=RATE),
            enable_rtvi=False,
            enable_turn_tracking=False,
            idle_timeout_secs=None,
        )
        far.worker = self.worker

    async def __aenter__(self) -> "Running":
        started = asyncio.Event()

        @self.worker.event_handler("on_pipeline_started")
        async def ready(_: Any, __: Any) -> None:
            started.set()

        runner = WorkerRunner(handle_sigint=False)
        await runner.add_workers(self.worker)
        self._task = asyncio.create_task(runner.run())
        await started.wait()
        self._ticking = asyncio.create_task(self.far.tick())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._ticking.cancel()
        await self.worker.cancel()
        await self._task

    async def send(self, *frames: Frame) -> None:
        for frame in frames:
            await self.worker.queue_frame(frame)


class Events:
    """A call log that remembers."""

    def __init__(self) -> None:
        self.log = CallLog("CA1", now)
        self.all: list[Event] = []
        self.log.subscribe(self.all.append)

    def named(self, name: EventName) -> list[Event]:
        return [event for event in self.all if event.name is name]


def says(audio: dict[str, bytes], slow: float = 0.0) -> Callable[[Speech], AsyncIterator[bytes]]:
    """A voice that knows some texts by heart; `slow` seconds before each piece."""

    async def voice(speech: Speech) -> AsyncIterator[bytes]:
        pcm = audio[speech.text]
        for at in range(0, len(pcm), 3200):
            if slow:
                await asyncio.sleep(slow)
            yield pcm[at : at + 3200]

    return voice
