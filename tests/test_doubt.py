"""The question about danger: when it is put, what answers it, and what may not end it or the call."""

import asyncio

import pytest
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import InputDTMFFrame, VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame
from telephone import Talk, run

from agent.events import GateSource
from guardrails.decision import Action, Decision, Layer, Severity
from telephony.attendant import Attendant
from telephony.state import State

DOUBT_SLUG = "check"


@pytest.fixture(scope="module")
def doubtful() -> str:
    """A text about which the gate has a doubt."""
    from guardrails.gate import load_gate

    for text in (
        "I feel really unsafe here at home",
        "I don't feel right",
        "I don't know what to do anymore",
        "something is wrong with him",
    ):
        if load_gate().decide(text).action is Action.CHECK:
            return text
    pytest.skip("the gate has no soft tier yet")


@pytest.mark.parametrize(
    ("reply", "escalates"), [("No, everyone is fine.", False), ("Yes.", True), ("I don't know", True)]
)
def test_a_doubt_is_asked_about_and_only_a_clear_no_is_safe(
    doubtful: str, reply: str, escalates: bool
) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says(doubtful)
            await asyncio.sleep(3)
            assert talk.slugs()[-1] == DOUBT_SLUG
            await talk.quiet()
            await talk.caller_says(reply)
            await asyncio.sleep(2.5)
            assert (talk.session.latch.latched is not None) is escalates
            if not escalates:
                assert talk.slugs()[-1] == "all_clear"
                assert talk.conversation.state is State.LISTENING

    run(test())


def test_silence_after_the_question_is_danger(doubtful: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says(doubtful)
            await asyncio.sleep(3)
            await talk.quiet()
            await asyncio.sleep(talk.timing.check_wait + 0.5)
            assert talk.session.latch.latched is not None

    run(test())


DOUBT = Decision(
    Action.CHECK, "en-US", "self_harm", Severity.CHECK, template_slug="check", layer=Layer.BACKSTOP
)


class Doubts:
    """A semantic layer that doubts whoever says "heavy"."""

    def judge(self, text: str, locale: str) -> Decision:
        return DOUBT if "heavy" in text else Decision(Action.PASS, locale, layer=Layer.BACKSTOP)

    def confirm_all(self, items: list[tuple[Decision, str]]) -> list[Decision]:
        return [hit for hit, _ in items]


async def asked(talk: Talk) -> None:
    """The line asks, and has asked."""
    await talk.quiet()
    talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
    await asyncio.sleep(0.2)
    assert talk.slugs()[-1] == DOUBT_SLUG
    await talk.quiet()


@pytest.mark.parametrize("said", ["No it all feels so heavy lately.", "It all feels so heavy lately."])
def test_the_words_that_raised_a_doubt_are_no_answer_to_it(said: str) -> None:
    async def test() -> None:
        async with Talk(backstop=Doubts()) as talk:
            await talk.quiet()
            await talk.caller_says(said)
            await asyncio.sleep(3.0)
            assert talk.slugs()[-1] == DOUBT_SLUG
            assert talk.conversation.state is State.CHECKING
            assert talk.session.latch.latched is None

    run(test())


def test_a_no_over_the_first_words_of_the_question_does_not_answer_it() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(1.2)
            await talk.caller_says("No.", seconds=0.8)
            await asyncio.sleep(3.0)
            assert "all_clear" not in talk.slugs()
            assert talk.slugs().count(DOUBT_SLUG) == 2
            await talk.quiet()
            await talk.caller_says("No.")
            await asyncio.sleep(1.0)
            assert talk.slugs()[-1] == "all_clear"

    run(test())


def test_a_no_once_danger_was_named_answers_the_question() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(5.2)
            assert talk.playout.speaking
            await talk.caller_says("No, no.", seconds=0.8)
            await asyncio.sleep(1.5)
            assert talk.slugs()[-1] == "all_clear"

    run(test())


@pytest.mark.parametrize("back", ["I want to be sure I heard you", "Is anyone in danger right now?"])
def test_the_question_said_back_neither_stops_nor_answers_it(back: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(2.0)
            await talk.caller_says(back)
            await talk.quiet()
            assert talk.session.latch.latched is None
            assert talk.slugs().count(DOUBT_SLUG) == 1
            await talk.caller_says(back)
            await asyncio.sleep(1.5)
            assert talk.session.latch.latched is None
            await talk.caller_says("No, no.")
            await asyncio.sleep(1.5)
            assert talk.slugs()[-1] == "all_clear"

    run(test())


def test_an_answer_that_is_still_being_recognized_is_no_silence() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asked(talk)
            await asyncio.sleep(talk.timing.check_wait - 2.0)
            await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            await asyncio.sleep(0.6)
            await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await asyncio.sleep(1.0)
            assert talk.session.latch.latched is None
            await talk.heard("No, nobody.")
            await asyncio.sleep(1.5)
            assert talk.slugs()[-1] == "all_clear"

    run(test())


def test_a_television_does_not_put_off_the_end_of_a_silence() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asked(talk)
            await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            for _ in range(16):
                await asyncio.sleep(1.0)
                await talk.heard("", final=False)
            assert talk.session.latch.latched is not None

    run(test())


def test_a_doubt_about_a_turn_that_never_ends_is_asked_about(doubtful: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            await talk.heard(doubtful, final=False)
            await asyncio.sleep(0.5)
            await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await talk.heard("")  # the final takes it all back
            await asyncio.sleep(3.0)
            assert talk.slugs()[-1] == DOUBT_SLUG

    run(test())


def test_a_doubt_that_comes_up_while_the_line_takes_leave_is_asked_about(doubtful: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("that's all, goodbye")
            await asyncio.sleep(0.8)
            assert talk.slugs()[-1] == "goodbye"
            await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            for _ in range(4):  # the goodbye is over by then
                await asyncio.sleep(2.0)
                await talk.heard("", final=False)
            await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await talk.heard(doubtful)
            await asyncio.sleep(4.0)
            assert talk.slugs()[-1] == DOUBT_SLUG
            assert talk.human.hung_up == []

    run(test())


def test_the_line_does_not_leave_while_last_words_are_being_judged() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.judging = lambda: True
            await talk.caller_says("that's all, goodbye")
            await asyncio.sleep(8.0)
            assert talk.human.hung_up == []
            talk.conversation.judging = lambda: False
            await asyncio.sleep(3.0)
            assert talk.human.hung_up == ["CA1"]

    run(test())


def test_a_doubt_while_a_person_is_being_brought_is_asked_about_if_nobody_comes() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("I want to talk to a person")
            await asyncio.sleep(1.0)
            assert talk.conversation.state is State.HANDING_OVER
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await talk.quiet()
            await asyncio.sleep(4.0)
            assert DOUBT_SLUG in talk.slugs()

    run(test())


def test_an_offer_that_was_open_does_not_end_the_call_during_the_question() -> None:
    async def test() -> None:
        talk = Talk(check_wait=4.0)
        talk.session.can_text = True
        async with talk:
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await talk.quiet()
            await talk.caller_says("Goodbye.")
            await talk.quiet()
            assert talk.slugs()[-1] == "text_offer"
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await talk.quiet()
            await asyncio.sleep(5.0)
            assert not {"goodbye", "goodbye_text"} & set(talk.slugs())
            assert talk.session.latch.latched is not None

    run(test())


def test_a_call_that_is_too_long_is_not_left_in_the_middle_of_the_question() -> None:
    async def test() -> None:
        async with Talk(max_call=20.0) as talk:
            await talk.quiet()
            await asyncio.sleep(max(0.0, 17.0 - talk.session.seconds))
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(14.0)
            assert "goodbye" not in talk.slugs()
            assert talk.session.latch.latched is not None
            assert talk.conversation.state is State.ESCALATED

    run(test())


def test_the_question_in_another_language_gets_as_long_a_wait() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(3.0)
            await talk.running.send(InputDTMFFrame(KeypadEntry.TWO))
            await talk.quiet()
            await asyncio.sleep(talk.timing.check_wait - 2.0)
            assert talk.session.latch.latched is None
            await asyncio.sleep(3.0)
            assert talk.session.latch.latched is not None

    run(test())


def test_a_sound_that_means_go_on_does_not_stop_the_question_before_danger_is_named() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(1.5)
            await talk.caller_says("Okay.", seconds=0.5)
            await talk.quiet()
            assert talk.slugs().count(DOUBT_SLUG) == 1
            await talk.caller_says("No.")
            await asyncio.sleep(1.5)
            assert talk.slugs()[-1] == "all_clear"

    run(test())


def test_a_yes_to_the_question_is_one_even_while_it_is_said() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(DOUBT, GateSource.BACKSTOP)
            await asyncio.sleep(5.2)
            await talk.caller_says("Yes.", seconds=0.5)
            await asyncio.sleep(1.5)
            assert talk.session.latch.latched is not None

    run(test())


def test_a_line_that_could_not_take_leave_answers_again() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("that's all, goodbye")
            await asyncio.sleep(0.8)
            await talk.voice(5.0)  # without a word: the line says that it cannot hear
            await talk.heard("")
            assert "deaf" in talk.slugs()
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await talk.quiet()
            assert talk.said()[-1] == talk.engine.pieces[-1]

    run(test())


def test_a_person_who_takes_over_settles_the_doubt() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asked(talk)
            Attendant(talk.session, talk.conversation).take_over()
            await asyncio.sleep(2 * talk.timing.check_wait)
            assert talk.session.latch.latched is None
            await talk.caller_says("I can't breathe")
            assert talk.session.latch.latched is not None

    run(test())
