"""The line's own voice, coming back: it is told from a caller, and only the gate hears it."""

import asyncio

import numpy as np
import pytest
from pipecat.frames.frames import (
    Frame,
    InputAudioRawFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from telephone import RATE, FarEnd, Running, Talk, run

from agent.events import EventName
from guardrails.gate import load_gate
from telephony.clock import now
from telephony.echo import ECHO, WINDOW, Echo, adds_nothing, likeness, repeats
from telephony.frames import FinalFrame, PartialFrame
from telephony.settings import TimingSettings
from voices.transcript import Transcript

TIMING = TimingSettings()
FRAME = RATE // 50
DELAY = 0.12


def voice(seed: int, seconds: float = 6.0, pitch: float = 120.0) -> np.ndarray:
    """Something like speech: a buzz of one pitch in syllables, through resonances that wander. Full scale is 1."""
    chance = np.random.default_rng(seed)
    at = np.arange(int(seconds * RATE)) / RATE

    def wandering(every: float) -> np.ndarray:
        points = np.arange(0, seconds + every, every)
        return np.asarray(np.interp(at, points, chance.random(points.size)))

    phase = 2 * np.pi * np.cumsum(pitch * (0.9 + 0.2 * wandering(0.25))) / RATE
    tones = [wandering(0.1) * np.sin(n * phase + 6 * chance.random()) / n**0.5 for n in range(1, 25)]
    out = np.sum(tones, axis=0) * (0.2 + wandering(0.15))
    return np.asarray(0.3 * out / np.abs(out).max())


@pytest.mark.parametrize("loss", [10, 15, 20, 25])
def test_an_echo_is_like_what_was_played(loss: int) -> None:
    played = voice(1)[:9600].astype(np.float32)
    heard = np.round(played[4000 : 4000 + int(WINDOW * RATE)] * 10 ** (-loss / 20) * 32768) / 32768
    assert likeness(heard, played) > ECHO


@pytest.mark.parametrize("pitch", [110.0, 120.0, 200.0])
def test_somebody_else_is_not(pitch: float) -> None:
    played = voice(1)[:9600].astype(np.float32)
    assert (
        likeness(voice(2, pitch=pitch)[8000 : 8000 + int(WINDOW * RATE)].astype(np.float32), played)
        < ECHO / 1.5
    )


def test_nothing_is_like_silence() -> None:
    silence, heard = np.zeros(9600, np.float32), voice(1)[:3200].astype(np.float32)
    assert likeness(heard, silence) == likeness(silence[:3200], voice(1)[:9600].astype(np.float32)) == 0.0


def words_of(text: str, *, final: bool) -> PartialFrame | FinalFrame:
    kind = FinalFrame if final else PartialFrame
    return kind(text, "caller", "", transcript=Transcript(text, "en-US", text, final))


GREETING = "I'm not a doctor. If something feels like an emergency, just say it, even while I'm talking."


@pytest.mark.parametrize(
    ("heard", "same"),
    [
        ("It something feels like an emergence", True),
        ("If something feels like an emergency, just say it.", True),
        ("this is an emergency", False),
        ("I can't breathe", False),
        ("something feels like my chest is being crushed", False),
        (GREETING + " I need help my chest hurts", False),
        ("an emergency", False),
    ],
)
def test_only_the_lines_own_words_are_the_same_words(heard: str, same: bool) -> None:
    assert repeats(heard, GREETING) is same


CARD = "Take it with water. If you get chest pain or cannot breathe, stop and call for help. Keep it in a dry place."


@pytest.mark.parametrize(
    ("heard", "nothing"),
    [
        ("If you get chest pain or cannot breathe stop and call for help", True),
        ("you get chess pain or cannot breathe, stop", True),
        ("keep it in a dry place", True),
        ("If you get chest pain or cannot breathe stop and call for help keep it I took all my pills", False),
    ],
)
def test_what_a_quiet_caller_adds_to_the_echo_is_not_the_lines(heard: str, nothing: bool) -> None:
    assert adds_nothing(heard, CARD, load_gate()) is nothing


class Behind(FrameProcessor):
    """Notes what comes through."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[float, Frame]] = []

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        await super().process_frame(frame, direction)
        if not isinstance(frame, InputAudioRawFrame):
            self.seen.append((now(), frame))
        await self.push_frame(frame, direction)

    def of(self, *kinds: type[Frame]) -> list[Frame]:
        return [frame for _, frame in self.seen if isinstance(frame, kinds)]


class Call:
    """A line that speaks, whose voice comes back 20 dB weaker, and a caller who may speak over it."""

    def __init__(self) -> None:
        self.line, self.caller = voice(1), voice(2, pitch=190.0)
        self.behind = Behind()
        self.at = 0
        self.echo = Echo(self.played, TIMING)
        self.running = Running([self.echo, self.behind], FarEnd())

    def played(self, seconds: float) -> bytes:
        end = self.at * FRAME
        return (
            (np.pad(self.line, (RATE * 2, 0))[end + RATE * 2 - int(seconds * RATE) : end + RATE * 2] * 32768)
            .astype("<i2")
            .tobytes()
        )

    async def hear(self, seconds: float, *, caller: bool) -> None:
        back = np.pad(self.line, (int(DELAY * RATE), 0)) * 0.1
        for _ in range(round(seconds * 50)):
            here = slice(self.at * FRAME, (self.at + 1) * FRAME)
            sound = back[here] + (self.caller[here] if caller else 0.0)
            self.at += 1
            await self.running.worker.queue_frame(
                InputAudioRawFrame((sound * 32768).astype("<i2").tobytes(), RATE, 1)
            )
            await asyncio.sleep(0.02)

    async def send(self, frame: Frame) -> None:
        await self.running.worker.queue_frame(frame)
        await asyncio.sleep(0.01)


def test_the_lines_own_voice_and_words_go_no_further() -> None:
    async def test() -> None:
        call = Call()
        async with call.running:
            await call.hear(1.0, caller=False)
            await call.send(VADUserStartedSpeakingFrame())
            await call.hear(1.0, caller=False)
            await call.send(words_of("many leaflets say", final=False))
            await call.send(VADUserStoppedSpeakingFrame())
            await call.send(words_of("many leaflets say a missed dose", final=True))
            assert (
                call.behind.of(
                    VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame, PartialFrame, FinalFrame
                )
                == []
            )

    run(test())


def test_the_first_word_of_a_call_is_told_from_a_caller_too() -> None:
    async def test() -> None:
        call = Call()
        async with call.running:
            await call.hear(0.34, caller=False)
            await call.send(VADUserStartedSpeakingFrame())
            await call.send(VADUserStoppedSpeakingFrame())
            assert call.behind.of(VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame) == []

    run(test())


def test_a_caller_is_passed_on_at_once() -> None:
    async def test() -> None:
        call = Call()
        async with call.running:
            await call.hear(1.0, caller=False)
            await call.hear(0.3, caller=True)
            await call.send(VADUserStartedSpeakingFrame())
            await call.send(VADUserStoppedSpeakingFrame())
            await call.send(words_of("wait", final=True))
            assert len(call.behind.of(VADUserStartedSpeakingFrame)) == 1
            assert len(call.behind.of(VADUserStoppedSpeakingFrame)) == 1
            assert len(call.behind.of(FinalFrame)) == 1

    run(test())


def test_a_caller_who_speaks_over_the_echo_is_noticed_in_a_moment() -> None:
    async def test() -> None:
        call = Call()
        async with call.running:
            await call.hear(1.0, caller=False)
            await call.send(VADUserStartedSpeakingFrame())
            await call.hear(0.5, caller=False)
            assert call.behind.of(VADUserStartedSpeakingFrame) == []
            await call.hear(0.3, caller=True)
            assert len(call.behind.of(VADUserStartedSpeakingFrame)) == 1
            await call.send(words_of("missed dose wait please", final=False))
            await call.send(VADUserStoppedSpeakingFrame())
            await call.send(words_of("missed dose wait please", final=True))
            assert len(call.behind.of(PartialFrame)) == len(call.behind.of(FinalFrame)) == 1

    run(test())


def test_what_a_caller_said_before_the_echo_is_not_withheld() -> None:
    async def test() -> None:
        call = Call()
        async with call.running:
            await call.hear(0.5, caller=True)
            await call.send(VADUserStartedSpeakingFrame())
            await call.send(VADUserStoppedSpeakingFrame())
            await call.hear(0.5, caller=False)
            await call.send(VADUserStartedSpeakingFrame())
            assert not call.echo.own  # words that come now may be the caller's
            await call.send(words_of("what about grapefruit", final=True))
            assert call.echo.own
            assert len(call.behind.of(FinalFrame)) == 1

    run(test())


def test_words_that_the_line_itself_is_saying_trip_nothing_and_are_on_record() -> None:
    async def test() -> None:
        own = "if something feels like an emergency"
        async with Talk(is_own=lambda text: text == own) as talk:
            await talk.heard(own, final=False)
            await asyncio.sleep(0.1)
            assert talk.named(EventName.GATE) == []
            assert [event.fields["echo"] for event in talk.named(EventName.PARTIAL)] == [True]
            await talk.caller_says("I can't breathe")
            assert talk.named(EventName.GATE)[0].fields["action"] == "escalate"

    run(test())
