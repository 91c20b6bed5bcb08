"""A caller who talks while the line speaks."""

import asyncio

import pytest
from telephone import CountingGate, Talk, run

from agent.events import EventName
from telephony.line import WireEventName
from telephony.state import State


async def answering(talk: Talk) -> None:
    """Bring a call to where the line is in the middle of an answer."""
    await talk.quiet()
    await talk.caller_says("What should I do if I miss a dose?")
    await asyncio.sleep(1.5)
    assert talk.playout.current is not None
    assert talk.playout.current.kind == "answer"


def test_the_gate_hears_all_twenty_interruptions_while_the_line_speaks() -> None:
    async def test() -> None:
        gate = CountingGate()
        talk = Talk(gate=gate)
        talk.engine.pieces = ["word " * 60]
        said = [f"wait number {number}" for number in range(20)]
        async with talk:
            await answering(talk)
            for text in said:
                await talk.caller_says(text, seconds=0.5, partial=False)
                await asyncio.sleep(0.3)
            await talk.quiet()
        assert [text for text in said if text not in gate.read] == []

    run(test())


def test_the_gate_hears_all_twenty_even_while_a_script_is_said() -> None:
    async def test() -> None:
        gate = CountingGate()
        said = [f"please number {number}" for number in range(20)]
        async with Talk(gate=gate) as talk:
            await talk.caller_says("I can't breathe and my chest hurts")
            for text in said:
                await talk.caller_says(text, seconds=0.3, partial=False)
            await talk.quiet()
            assert talk.far.wire(WireEventName.CLEAR)[1:] == []
        assert [text for text in said if text not in gate.read] == []

    run(test())


def test_words_stop_the_answer_and_take_the_floor() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            began = talk.far.line.now
            await talk.caller_says("actually how do I store insulin?")
            clear = [t for t in talk.far.wire(WireEventName.CLEAR) if t >= began]
            assert clear[0] - began < 0.05
            [event] = talk.named(EventName.INTERRUPTED)
            assert event.fields["heard"]["answer"] > 1.0
            await asyncio.sleep(0.5)
            assert talk.engine.requests[-1].text == "actually how do I store insulin?"
            await talk.quiet()
            assert talk.said()[-1] == talk.engine.pieces[-1]

    run(test())


@pytest.mark.parametrize("sound", ["Mm-hm.", "Ajá", "Uhum.", "Okay.", "Sí.", "Sim", "right"])
def test_a_sound_that_means_go_on_lets_the_line_go_on(sound: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.caller_says(sound, seconds=0.5)
            await asyncio.sleep(0.05)
            assert not talk.playout.holding
            await talk.quiet()
            assert talk.named(EventName.INTERRUPTED) == []
            assert [e.fields["ending"] for e in talk.named(EventName.SAY_FINISHED)][-2:] == ["heard", "heard"]
            assert len(talk.named(EventName.TURN_STARTED)) == 1

    run(test())


@pytest.mark.parametrize("made_of_it", ["Ahad Ahad", "Teirons.", "Yafan"])
def test_a_sound_as_short_as_that_lets_it_go_on_whatever_is_made_of_it(made_of_it: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.caller_says(made_of_it, seconds=0.5)
            await talk.quiet()
            assert talk.named(EventName.INTERRUPTED) == []
            assert len(talk.named(EventName.TURN_STARTED)) == 1, "and it is no question either"

    run(test())


@pytest.mark.parametrize("said", ["Wait!", "Espere.", "Não.", "repeat that"])
def test_half_a_second_that_asks_to_be_let_speak_is_let(said: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.caller_says(said, seconds=0.5)
            await asyncio.sleep(0.3)
            assert len(talk.named(EventName.INTERRUPTED)) == 1

    run(test())


def test_another_reading_that_asks_for_the_floor_is_enough() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.voice(0.4)
            await talk.heard("Sob.", alternatives=("Stop!",))
            await asyncio.sleep(0.1)
            assert len(talk.named(EventName.INTERRUPTED)) == 1

    run(test())


def test_words_that_go_on_for_longer_take_the_floor() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.caller_says("insulin for my mother", seconds=1.2)
            await asyncio.sleep(0.3)
            assert len(talk.named(EventName.INTERRUPTED)) == 1

    run(test())


def test_a_noise_without_words_stops_the_line_for_less_than_a_second() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.voice(0.4)
            assert talk.playout.holding
            await asyncio.sleep(0.95)  # recognition says nothing at all
            assert not talk.playout.holding
            await talk.quiet()
            assert talk.named(EventName.INTERRUPTED) == []

    run(test())


def test_an_empty_final_lets_the_line_go_on_at_once() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            await talk.voice(0.4)
            await talk.heard("")
            await asyncio.sleep(0.05)
            assert not talk.playout.holding

    run(test())


def test_a_noise_that_goes_on_and_on_does_not_silence_the_line() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await answering(talk)
            speaking = asyncio.create_task(talk.voice(10.0))
            await asyncio.sleep(talk.timing.hold_while_noisy + 0.2)
            assert not talk.playout.holding
            await talk.heard("wait I have a question about it", final=False)
            await asyncio.sleep(0.1)
            assert len(talk.named(EventName.INTERRUPTED)) == 1  # words still interrupt
            await speaking

    run(test())


def test_a_caller_who_had_only_paused_is_answered_as_a_whole() -> None:
    async def test() -> None:
        talk = Talk()
        talk.engine.delay = 0.6  # the answer has not begun when they go on
        async with talk:
            await talk.quiet()
            await talk.caller_says("Can I drink coffee with it?")
            await asyncio.sleep(0.3)
            assert talk.conversation.state is State.ANSWERING
            await talk.caller_says("I mean with my thyroid pill, is that okay?")
            await talk.quiet()
            await asyncio.sleep(2)
            turns = [event.fields["text"] for event in talk.named(EventName.TURN_STARTED)]
            assert turns[-1] == "Can I drink coffee with it? I mean with my thyroid pill, is that okay?"

    run(test())


def test_the_greeting_can_be_talked_over() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asyncio.sleep(1.0)
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(0.5)
            assert len(talk.named(EventName.INTERRUPTED)) == 1
            assert talk.playout.current is not None
            assert talk.playout.current.kind == "answer"

    run(test())
