"""The gate in the pipeline: it reads everything, first, and notices when there is nothing to read."""

import asyncio

import pytest
from pipecat.frames.frames import InterruptionFrame
from telephone import CountingGate, Talk, run

from agent.events import EventName

EMERGENCIES = {
    "en-US": "my chest hurts really bad and my left arm is numb",
    "es-419": "me duele mucho el pecho y no puedo respirar",
    "pt-BR": "estou com muita dor no peito e não consigo respirar",
}


@pytest.mark.parametrize("locale", EMERGENCIES)
def test_a_partial_trips_the_gate_while_the_caller_speaks(locale: str) -> None:
    async def test() -> None:
        async with Talk(locale) as talk:
            speaking = asyncio.create_task(talk.voice(3.0))
            await asyncio.sleep(1.0)
            await talk.heard(EMERGENCIES[locale], final=False)
            await asyncio.sleep(0.1)
            [gate] = talk.named(EventName.GATE)
            assert (gate.fields["action"], gate.fields["source"]) == ("escalate", "partial")
            assert talk.session.latch.latched is not None
            await speaking

    run(test())


def test_a_less_likely_hypothesis_trips_it_too() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.voice(1.0)
            await talk.heard("I took all my peels", alternatives=("I took all my pills to end my life",))
            await asyncio.sleep(0.1)
            assert talk.session.latch.latched is not None

    run(test())


def test_interruptions_drop_no_transcript() -> None:
    async def test() -> None:
        gate = CountingGate()
        said = [f"words of turn {number}" for number in range(20)]
        async with Talk(gate=gate) as talk:
            for text in said:
                await talk.heard(text)
                await talk.running.send(InterruptionFrame())
            await asyncio.sleep(0.5)
        assert [text for text in said if text not in gate.read] == []

    run(test())


def test_one_emergency_is_reported_once_an_utterance() -> None:
    async def test() -> None:
        async with Talk() as talk:
            for _ in range(3):
                await talk.heard(EMERGENCIES["en-US"], final=False)
            await talk.heard(EMERGENCIES["en-US"])
            await asyncio.sleep(0.1)
            assert len(talk.named(EventName.GATE)) == 1
            assert len(talk.named(EventName.PARTIAL)) == 3

    run(test())


def test_speech_without_any_transcript_is_said_aloud_within_seconds() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            speaking = asyncio.create_task(talk.voice(6.0))
            await asyncio.sleep(4.5)
            [gate] = talk.named(EventName.GATE)
            assert (gate.fields["source"], gate.fields["reason"]) == ("deaf", "no_words")
            assert talk.slugs()[-1] == "deaf"
            assert talk.session.latch.latched is None
            await speaking

    run(test())


def test_a_line_that_stays_deaf_after_it_said_so_brings_in_a_person() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            speaking = asyncio.create_task(talk.voice(14.0))
            await asyncio.sleep(9.0)
            assert [event.fields["action"] for event in talk.named(EventName.GATE)] == ["check", "escalate"]
            assert talk.session.latch.latched is not None
            await speaking
            assert len(talk.named(EventName.GATE)) == 2

    run(test())


def test_going_deaf_a_second_time_brings_in_a_person() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.voice(5.0)
            await talk.heard("hello")
            await talk.quiet()
            await talk.voice(5.0)
            await talk.quiet()
            assert [event.fields["action"] for event in talk.named(EventName.GATE)] == ["check", "escalate"]
            assert talk.named(EventName.HANDOFF)

    run(test())


def test_a_dead_recognizer_is_an_escalation() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.healthy = False
            await talk.voice(1.0)
            await asyncio.sleep(0.5)
            [gate] = talk.named(EventName.GATE)
            assert (gate.fields["source"], gate.fields["reason"]) == ("deaf", "recognizer")
            await talk.quiet()
            assert "deaf" in talk.slugs()
            assert talk.named(EventName.HANDOFF)

    run(test())


def test_a_line_that_hears_is_not_called_deaf() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            speaking = asyncio.create_task(talk.voice(12.0))
            for count in range(6):
                await asyncio.sleep(1.9)
                await talk.heard("and " * count, final=False)
            await speaking
            await talk.heard("and so on")
            for _ in range(20):  # coughs
                await talk.voice(0.3)
                await asyncio.sleep(0.5)
            assert talk.named(EventName.GATE) == []

    run(test())
