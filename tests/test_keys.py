"""Keys, languages, the offer of a text message, and last words that were heard."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import InputDTMFFrame
from telephone import HumanLine, Talk, run

from agent.events import EventName, GateSource
from guardrails.decision import Action, Decision, Severity
from guardrails.scripts import script
from telephony.keys import Dialled
from telephony.state import State

QUESTION = "What should I do if I miss a dose?"


async def press(talk: Talk, digit: str) -> None:
    await talk.running.send(InputDTMFFrame(KeypadEntry(digit)))
    await asyncio.sleep(0.3)


@asynccontextmanager
async def asked_about_sources(human: HumanLine | None = None) -> AsyncIterator[Talk]:
    """A call in which the caller has said goodbye and the line may ask whether to send the sources."""
    talk = Talk(human=human)
    talk.session.can_text = True
    async with talk:
        await talk.quiet()
        await talk.caller_says(QUESTION)
        await talk.quiet()
        await talk.caller_says("Goodbye.")
        await talk.quiet()
        yield talk


def test_the_greeting_is_followed_by_an_offer_in_the_two_other_languages() -> None:
    async def test() -> None:
        talk = Talk("es-419", country="MX")
        talk.session.offer_languages = True
        async with talk:
            await talk.quiet()
            said = [
                (event.fields["id"].rpartition("-")[0], event.fields["locale"])
                for event in talk.named(EventName.SAY_STARTED)
            ]
            assert said == [("greeting", "es-419"), ("offer", "en-US"), ("offer", "pt-BR")]

    run(test())


@pytest.mark.parametrize(("digit", "locale"), [("1", "en-US"), ("2", "es-419"), ("3", "pt-BR")])
def test_a_key_during_the_offer_chooses_the_language(digit: str, locale: str) -> None:
    async def test() -> None:
        talk = Talk()
        talk.session.offer_languages = True
        async with talk:
            await asyncio.sleep(1.0)
            await press(talk, digit)
            await talk.quiet()
            assert talk.session.locale == locale
            assert talk.slugs()[-1] == "language"
            assert talk.named(EventName.SAY_STARTED)[-1].fields["locale"] == locale

    run(test())


def test_pound_skips_what_is_said_and_keys_without_a_meaning_change_nothing() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asyncio.sleep(1.0)
            await press(talk, "5")
            assert talk.playout.speaking
            await press(talk, "#")
            assert not talk.playout.speaking
            assert talk.conversation.state is State.LISTENING

    run(test())


def test_star_says_the_answer_again() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says(QUESTION)
            await talk.quiet()
            before = talk.said().count(talk.engine.pieces[0])
            await press(talk, "*")
            await talk.quiet()
            assert talk.said().count(talk.engine.pieces[0]) == before + 1

    run(test())


def test_a_latched_caller_who_chooses_a_language_hears_the_script_in_it() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await press(talk, "9")
            await talk.quiet(10.0)
            await press(talk, "2")
            await asyncio.sleep(20.0)
            assert script("general", "es-419", "US") in talk.said()
            assert talk.conversation.state is State.ESCALATED

    run(test())


def test_while_the_line_asks_about_danger_a_language_key_asks_again_and_zero_is_no_all_clear() -> None:
    async def test() -> None:
        doubt = Decision(Action.CHECK, "en-US", "violence", Severity.CHECK)
        async with Talk() as talk:
            await talk.quiet()
            talk.conversation.tripped(doubt, GateSource.BACKSTOP)
            await asyncio.sleep(2.0)
            await press(talk, "3")
            await asyncio.sleep(2.0)
            assert script("check", "pt-BR", "US") in talk.said()
            await press(talk, "0")
            assert talk.session.latch.latched is not None

    run(test())


@pytest.mark.parametrize(
    ("country", "number", "locale"),
    [("BR", "192", "pt-BR"), ("BR", "188", "pt-BR"), ("CO", "123", "es-419"), ("AR", "107", "es-419"),
     ("MX", "911", "es-419"), (None, "112", "es-419")],
)  # fmt: skip
def test_an_emergency_number_dialled_into_the_call_is_an_emergency_in_the_calls_language(
    country: str | None, number: str, locale: str
) -> None:
    async def test() -> None:
        async with Talk(locale, country=country) as talk:
            await asyncio.sleep(1.0)
            for digit in number:
                await press(talk, digit)
            assert talk.conversation.state is State.ESCALATED
            assert talk.session.locale == locale
            assert talk.said()[-1] == script("general", locale, country)

    run(test())


def test_keys_pressed_one_after_another_with_time_between_are_no_number() -> None:
    dialled = Dialled("CO")
    for digit, at in (("1", 0.0), ("2", 5.0), ("3", 10.0)):
        dialled.press(digit, at, "es-419")
        assert not dialled.emergency
        assert not dialled.spelling


@pytest.mark.parametrize(
    ("reply", "wanted", "last"),
    [("Yes, please.", True, "goodbye_text"), ("No, thanks.", False, "goodbye"), (None, False, "goodbye")],
)
def test_the_sources_are_sent_only_to_who_said_yes(reply: str | None, wanted: bool, last: str) -> None:
    async def test() -> None:
        human = HumanLine()
        async with asked_about_sources(human=human) as talk:
            assert talk.slugs()[-1] == "text_offer"
            if reply is not None:
                await talk.caller_says(reply)
            await asyncio.sleep(talk.timing.check_wait + 6.0)
            assert talk.slugs()[-1] == last
            assert talk.session.text_wanted is wanted
            assert human.hung_up == ["CA1"]

    run(test())


def test_a_question_in_place_of_a_yes_is_answered() -> None:
    async def test() -> None:
        async with asked_about_sources() as talk:
            await talk.caller_says("Can I take it with food?")
            await talk.quiet()
            assert len(talk.engine.requests) >= 2
            assert talk.conversation.state is State.LISTENING
            assert not talk.session.text_wanted

    run(test())


def test_an_emergency_said_in_place_of_a_yes_is_one() -> None:
    async def test() -> None:
        async with asked_about_sources() as talk:
            await talk.caller_says("my chest hurts really bad")
            await asyncio.sleep(0.5)
            assert talk.conversation.state is State.ESCALATED
            await asyncio.sleep(20.0)
            assert talk.human.hung_up == []

    run(test())


def test_the_line_hangs_up_only_once_its_last_words_were_heard() -> None:
    async def test(echoes: bool) -> float:
        human = HumanLine()
        async with Talk(human=human, echoes=lambda mark: echoes) as talk:
            await talk.quiet()
            await talk.caller_says("Goodbye.")
            began = asyncio.get_running_loop().time()
            while not human.hung_up:  # noqa: ASYNC110 - the test's own state
                await asyncio.sleep(0.05)
            ended = talk.named(EventName.SAY_FINISHED)[-1].fields
            assert ended["ending"] == ("heard" if echoes else "assumed")
            return asyncio.get_running_loop().time() - began

    heard, assumed = run(test(True)), run(test(False))
    assert assumed > heard + 2.0  # without a mark it waits for as long as a mark may take


def test_a_carrier_that_cannot_end_the_call_is_asked_again_while_the_line_listens() -> None:
    class Stubborn(HumanLine):
        tries = 0

        async def hang_up(self, call: str) -> None:
            self.tries += 1
            if self.tries < 3:
                raise RuntimeError("503")
            await super().hang_up(call)

    async def test() -> None:
        human = Stubborn()
        async with Talk(human=human) as talk:
            await talk.quiet()
            await talk.caller_says("Goodbye.")
            await asyncio.sleep(12.0)
            assert human.hung_up == ["CA1"]
            assert len(talk.named(EventName.DEGRADED)) == 2

    run(test())
