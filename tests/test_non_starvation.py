"""Whatever happens on a call, every transcript that recognition produced was read by the gate.

Interleavings of speech, interruption, mutes, holds, talk of the line, stalls, keys, language switches, review and
hand-off are generated; nothing in the product may drop, delay or reorder a transcript between the recognizer's callback
and the gate. The recognizer alone is replaced, by a hand that says what was heard and when.
"""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import (
    InputDTMFFrame,
    InterruptionFrame,
    STTMuteFrame,
    UserMuteStartedFrame,
    UserMuteStoppedFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from telephone import CountingGate, HumanLine, ScriptedTurns, Talk, run

from agent.answer import Answer
from agent.events import EventName
from agent.say import Say, SayKind
from agent.turn import TurnRequest
from telephony.speech import Speech
from voices.hearing import OnTranscript
from voices.transcript import Transcript

WORDS = [
    "What should I do if I miss a dose?", "mm-hm", "repeat", "speak to a person", "slower please", "goodbye",
    "can I take ibuprofen", "¿y si olvido una dosis?", "e se eu esquecer", "stop", "wait", "",
]  # fmt: skip

steps = st.lists(
    st.one_of(
        st.tuples(st.just("partial"), st.sampled_from(WORDS)),
        st.tuples(st.just("final"), st.sampled_from(WORDS)),
        st.tuples(st.just("sleep"), st.floats(0.0, 3.0)),
        st.tuples(st.just("voice"), st.booleans()),
        st.tuples(st.just("interrupt"), st.none()),
        st.tuples(st.just("mute"), st.booleans()),
        st.tuples(st.just("review"), st.floats(0.5, 8.0)),
        st.tuples(st.just("human"), st.none()),
        st.tuples(st.just("heard language"), st.sampled_from(["en-US", "es-419", "pt-BR"])),
        st.tuples(st.just("key"), st.sampled_from("01239*#")),
        st.tuples(st.just("say"), st.booleans()),
        st.tuples(st.just("language"), st.sampled_from(["en-US", "es-419", "pt-BR"])),
        st.tuples(st.just("stall"), st.floats(0.0, 1.0)),
        st.tuples(st.just("hold"), st.booleans()),
    ),
    min_size=3,
    max_size=25,
)


class Recognizer:
    """Hearing and its one ear: takes all audio, and gives the transcripts that it is told to give."""

    healthy = True
    scheduler = SimpleNamespace(busy=lambda ear: False)

    def __init__(self) -> None:
        self.languages: dict[str, float] = {}
        self.locale = "en-US"
        self._tell: OnTranscript = lambda transcript: None

    def open(self, locale: str, rate: int, on_transcript: OnTranscript, on_error: Any) -> "Recognizer":
        self._tell = on_transcript
        return self

    def hears(self, text: str, *, final: bool) -> None:
        self._tell(Transcript(text, self.locale, text if final else "", final, started=0.0, ended=3.0))

    def push(self, pcm: bytes) -> None: ...

    def speech_started(self) -> None: ...

    def speech_stopped(self) -> None: ...

    def close(self) -> None: ...


class Reviewed(ScriptedTurns):
    """Turns whose drafts wait for a colleague as long as `review` says."""

    def __init__(self) -> None:
        super().__init__()
        self.desk: Any = SimpleNamespace(settings=SimpleNamespace(remind_seconds=2.0))
        self.review = 0.0

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        if self.review:
            yield Say("", SayKind.HOLD)
            await asyncio.sleep(self.review)
        async for piece in super().run(request):
            yield piece


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(plan=steps)
def test_the_gate_reads_every_transcript_in_order(plan: list[tuple[str, Any]]) -> None:
    async def test() -> None:
        gate, recognizer = CountingGate(), Recognizer()
        produced: list[str] = []
        human = HumanLine("+12025550100", answers=False)
        async with Talk(gate=gate, human=human, engine=Reviewed(), hearing=recognizer) as talk:
            for number, (what, value) in enumerate(plan):
                match what:
                    case "partial" | "final":
                        text = f"{value} {number}".strip()
                        produced.append(text)
                        recognizer.hears(text, final=what == "final")
                    case "sleep":
                        await asyncio.sleep(value)
                    case "voice" if value:
                        await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
                    case "voice":
                        await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
                    case "interrupt":
                        await talk.running.send(InterruptionFrame())
                    case "mute":
                        started: Any = UserMuteStartedFrame() if value else UserMuteStoppedFrame()
                        await talk.running.send(started, STTMuteFrame(mute=value))
                    case "review":
                        talk.engine.review = value
                    case "human":
                        talk.conversation.bring_human("operator")
                    case "heard language":
                        recognizer.languages = {value: 0.99}
                    case "key":
                        await talk.running.send(InputDTMFFrame(KeypadEntry(value)))
                    case "say":
                        speech = Speech(
                            "The line talks for a good while now.", "en-US", "phrase", interruptible=value
                        )
                        talk.playout.say(speech)
                    case "language":
                        talk.session.switch(value, "asked")
                    case "stall":
                        talk.engine.delay = value
                    case "hold" if value:
                        await talk.playout.hold()
                    case "hold":
                        talk.playout.resume()
            await asyncio.sleep(1.0)
            heard = [
                event.fields["text"]
                for event in talk.events
                if event.name in (EventName.PARTIAL, EventName.FINAL)
            ]
            assert heard == produced
            for text in produced:
                assert any(text in read for read in gate.read), text

    run(test())
