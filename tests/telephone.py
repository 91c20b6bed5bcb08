"""What the tests of the line share: time that skips waits, and a far end for one processor."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
import pytest
from pipecat.frames.frames import Frame, VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame
from pipecat.pipeline.pipeline import Pipeline
from pipecat.pipeline.worker import PipelineParams, PipelineWorker
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.workers.runner import WorkerRunner

from agent.answer import Answer, Outcome
from agent.events import CallLog, Event, EventName
from agent.say import Say, SayKind
from agent.settings import load_settings
from agent.turn import TurnRequest
from evals.callers import callers, render_caller
from guardrails.decision import Action, Decision
from guardrails.gate import load_gate
from telephony.call import Shared
from telephony.caller import CallerPlan
from telephony.clock import SkippingLoop, now
from telephony.conversation import Conversation
from telephony.exchange import Exchange
from telephony.frames import FinalFrame, MarkEchoFrame, PartialFrame
from telephony.gate import GateProcessor
from telephony.line import FRAME_BYTES, FRAME_SECONDS, Line, WireEventName
from telephony.loading import load_shared
from telephony.playout import Playout
from telephony.recognition import Recognition
from telephony.recording import Recording, from_samples
from telephony.replay import Item, Replayed, replay_plan
from telephony.serializer import LineSerializer
from telephony.session import Caller, Session
from telephony.settings import TimingSettings
from telephony.speech import Speech
from telephony.turns import TurnTaking
from voices.transcript import Transcript

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

    def __init__(self, echoes: Callable[[str], bool] = lambda mark: True, pace: float = 1.0) -> None:
        """`pace`: seconds of our clock in a second of the far end's."""
        super().__init__()
        self.pace = pace
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
            due += FRAME_SECONDS * self.pace
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


def words_as_tones(speech: Speech) -> AsyncIterator[bytes]:
    """A voice for any text: a third of a second a word."""
    return says({speech.text: clauses(*(0.3 for _ in speech.text.split()), pause=0.03)})(speech)


class Prompts:
    """Everything can be said."""

    healthy = True

    def has(self, text: str, locale: str) -> bool:
        return True


class ScriptedTurns:
    """Answers every question with the same card, or with what it is told to do next."""

    def __init__(self) -> None:
        self.requests: list[TurnRequest] = []
        self.desk = None
        self.delay = 0.05
        self.fail = False
        self.filler: str | None = None
        self.pieces = ["Take it when you remember, unless the next one is close.", "That comes from the NHS."]

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        self.requests.append(request)
        await asyncio.sleep(self.delay)
        if self.fail:
            raise RuntimeError("the store is gone")
        if self.filler is not None:
            yield Say(self.filler, SayKind.FILLER)
        for text, kind in zip(self.pieces, (SayKind.ANSWER, SayKind.SOURCE), strict=False):
            yield Say(text, kind, ("missed-dose",))
        passed = Decision(Action.PASS, request.locale)
        yield Answer(
            Outcome.ANSWERED, request.locale, " ".join(self.pieces), passed, citations=("missed-dose",)
        )


class HumanLine:
    """A human line that answers, or does not."""

    def __init__(self, address: str | None = None, answers: bool = True) -> None:
        self.address = address
        self.answers = answers
        self.transferred: list[str] = []
        self.hung_up: list[str] = []

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        self.transferred.append(reason)
        return self.answers

    async def hang_up(self, call: str) -> None:
        self.hung_up.append(call)


class CountingGate:
    """The real gate, counting what it reads."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self._gate = load_gate()

    def decide(self, text: str, locale: str = "en-US") -> Decision:
        self.read.append(text)
        return self._gate.decide(text, locale)


class Talk:
    """A call from the gate to the wire, with voice activity and transcripts put in by hand."""

    def __init__(
        self,
        locale: str = "en-US",
        *,
        country: str | None = "US",
        human: HumanLine | None = None,
        backstop: Any = None,
        gate: Any = None,
        engine: Any = None,
        hearing: Any = None,
        echoes: Callable[[str], bool] = lambda mark: True,
        voice: Callable[[Speech], AsyncIterator[bytes]] = words_as_tones,
        is_own: Callable[[str], bool] = lambda text: False,
        pace: float = 1.0,
        **timing: float,
    ) -> None:
        self.timing = TimingSettings(**timing)
        self.session = Session("CA1", Caller("+12025550123", country=country), locale, self.timing)
        self.events: list[Event] = []
        self.session.log.subscribe(self.events.append)
        self.healthy = True
        self.engine = engine or ScriptedTurns()
        self.human = human or HumanLine()
        self.far = FarEnd(echoes, pace)
        self.playout = Playout(voice, self.session.log, self.timing)
        turns = TurnTaking(None, locale, self.timing)
        self.conversation = Conversation(
            self.session,
            turns,
            self.playout,
            self.engine,
            self.human,
            Prompts(),  # type: ignore[arg-type]
        )
        self.gate = GateProcessor(
            self.session,
            gate or load_gate(),
            backstop,
            backstop,
            healthy=lambda: self.healthy,
            on_tripped=self.conversation.tripped,
            is_own=is_own,
        )
        self.conversation.judging = lambda: self.gate.judging
        self.conversation.on_question = self.gate.begin_anew
        listening = [Recognition(self.session, hearing)] if hearing else []
        self.running = Running([*listening, self.gate, turns, self.conversation, self.playout], self.far)

    async def __aenter__(self) -> "Talk":
        self.session.audio_arrived()
        await self.running.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.running.__aexit__()

    async def voice(self, seconds: float) -> None:
        """A voice is heard that long."""
        await self.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
        await asyncio.sleep(seconds)
        await self.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))

    async def heard(self, text: str, *, final: bool = True, alternatives: tuple[str, ...] = ()) -> None:
        """Recognition gives a partial or a final."""
        stable = text if final else ""
        transcript = Transcript(text, self.session.locale, stable, final, alternatives)
        kind = FinalFrame if final else PartialFrame
        await self.running.send(kind(text, "caller", "", transcript=transcript))

    async def caller_says(self, text: str, seconds: float = 1.2, partial: bool = True) -> None:
        """An utterance as the line gets it: voice, a partial in its middle, silence, a final."""
        await self.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
        await asyncio.sleep(seconds / 2)
        if partial:
            await self.heard(text, final=False)
        await asyncio.sleep(seconds / 2)
        await self.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
        await asyncio.sleep(0.2)
        await self.heard(text)

    async def quiet(self, longest: float = 60.0) -> None:
        """Wait until the line has said everything, what it is about to say included."""
        silent, waited = 0.0, 0.0
        while silent < 0.8 and waited < longest:
            await asyncio.sleep(0.1)
            waited += 0.1
            silent = 0.0 if self.playout.speaking else silent + 0.1

    def named(self, name: EventName) -> list[Event]:
        return [event for event in self.events if event.name is name]

    def said(self) -> list[str]:
        """Texts whose audio began."""
        return [event.fields["text"] for event in self.named(EventName.SAY_STARTED)]

    def slugs(self) -> list[str]:
        """Ids, without their numbers, of what was said."""
        return [event.fields["id"].rpartition("-")[0] for event in self.named(EventName.SAY_STARTED)]


def exchange_of(talk: Talk) -> Exchange:
    """The exchange of a line on which this call is under way."""
    call = SimpleNamespace(session=talk.session, conversation=talk.conversation)
    exchange: Any = SimpleNamespace(
        find=lambda name: call if name == talk.session.call else None,
        calls=SimpleNamespace(get=lambda _: None),
    )
    return exchange  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def shared() -> Shared:
    """The real engines, loaded once for all tests."""
    settings = load_settings()
    for model in ("whisper-base", "e5-small", "kokoro-82m", "piper-en_US-joe-medium"):
        if not (settings.paths.models / model).is_dir():
            pytest.skip(f"the model {model} is not fetched: run `atalaia voices fetch`")
    if not settings.paths.index.is_dir():
        pytest.skip("the cards are not indexed: run `atalaia kb build`")
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(load_shared, settings).result()


def recording(text: str, locale: str, voice: str | None = None, seconds_before: float = 0.0) -> Recording:
    """A caller saying a text over a telephone line."""
    pcm = render_caller(text, locale, voice or callers(locale)[0], RATE)
    quiet = np.zeros(int(seconds_before * RATE), dtype=np.int16)
    samples = np.concatenate([quiet, pcm, np.zeros(RATE // 5, dtype=np.int16)])
    return from_samples(text[:20], samples.astype(np.float32) / 32768)


def phone(plan: CallerPlan, locale: str = "en-US", number: str | None = None) -> Replayed:
    """A whole call in process, on time that skips waits."""

    engines = shared()
    return run(replay_plan(Item(Path("call"), locale, "call", number), engines, plan))
