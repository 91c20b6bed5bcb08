"""Whatever happens on a call, every transcript that recognition produced was read by the gate.

Interleavings of speech, interruption, holds, talk of the line, stalls, keys, language switches, review and hand-off are
generated; nothing in the product may drop, delay or reorder a transcript on its way to the gate.
"""

import asyncio
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import (
    InputDTMFFrame,
    InterruptionFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from telephone import CountingGate, HumanLine, Talk, run

from agent.events import EventName
from telephony.speech import Speech

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
        st.tuples(st.just("key"), st.sampled_from("0123*#")),
        st.tuples(st.just("say"), st.booleans()),
        st.tuples(st.just("language"), st.sampled_from(["en-US", "es-419", "pt-BR"])),
        st.tuples(st.just("stall"), st.floats(0.0, 1.0)),
        st.tuples(st.just("hold"), st.booleans()),
    ),
    min_size=3,
    max_size=25,
)


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(plan=steps)
def test_the_gate_reads_every_transcript_in_order(plan: list[tuple[str, Any]]) -> None:
    async def test() -> None:
        gate = CountingGate()
        produced: list[str] = []
        async with Talk(gate=gate, human=HumanLine("+12025550100", answers=False)) as talk:
            for number, (what, value) in enumerate(plan):
                match what:
                    case "partial" | "final":
                        text = f"{value} {number}".strip()
                        produced.append(text)
                        await talk.heard(text, final=what == "final")
                    case "sleep":
                        await asyncio.sleep(value)
                    case "voice" if value:
                        await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
                    case "voice":
                        await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
                    case "interrupt":
                        await talk.running.send(InterruptionFrame())
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
