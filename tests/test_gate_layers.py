"""The semantic layer in the pipeline: what it hears beyond the lexicon, and what it may put down as ordinary talk."""

import asyncio
import time
from collections.abc import Callable, Sequence

import pytest
from telephone import Talk, run

from agent.events import EventName
from guardrails.decision import Action, Decision, Layer, Severity


class Backstop:
    """Judges as told."""

    def __init__(
        self,
        judge: Callable[[str], Decision],
        confirm: Callable[[Decision, str], Decision] = lambda hit, text: hit,
    ) -> None:
        self._judge = judge
        self._confirm = confirm

    def judge(self, text: str, locale: str) -> Decision:
        return self._judge(text)

    def judge_all(self, items: Sequence[tuple[str, str]]) -> list[Decision]:
        return [self._judge(text) for text, _ in items]

    def confirm(self, hit: Decision, text: str) -> Decision:
        return self._confirm(hit, text)

    def confirm_all(self, items: Sequence[tuple[Decision, str]]) -> list[Decision]:
        return [self._confirm(hit, text) for hit, text in items]


def test_what_the_backstop_finds_escalates() -> None:
    found = Decision(
        Action.ESCALATE,
        "en-US",
        "self_harm",
        Severity.CRITICAL,
        template_slug="self_harm",
        layer=Layer.BACKSTOP,
    )

    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: found)) as talk:
            await talk.caller_says("everyone would be better off")
            await asyncio.sleep(0.5)
            [gate] = talk.named(EventName.GATE)
            assert (gate.fields["source"], gate.fields["layer"]) == ("backstop", "backstop")
            assert talk.session.latch.latched == found

    run(test())


def test_a_judge_that_takes_its_time_is_not_late_because_it_is_asked_twice() -> None:
    def slow(text: str) -> Decision:
        time.sleep(1.1)  # twice, one after another, would be more than a judge has
        return Decision(Action.PASS, "en-US", layer=Layer.BACKSTOP)

    async def test() -> None:
        async with Talk(backstop=Backstop(slow)) as talk:
            await talk.caller_says("I wanted to ask", partial=False)
            await talk.caller_says("what if I miss a dose", partial=False)
            await talk.quiet()
            assert not talk.named(EventName.DEGRADED)
            assert talk.session.latch.latched is None

    run(test())


def semantic(action: Action) -> Decision:
    return Decision(action, "en-US", "self_harm", template_slug="self_harm", layer=Layer.BACKSTOP)


def test_the_backstop_reads_partials_and_escalates_before_the_sentence_ends() -> None:
    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: semantic(Action.ESCALATE))) as talk:
            for _ in range(2):
                await talk.heard("nobody will have to carry me", final=False)
                await asyncio.sleep(0.5)
                assert (
                    talk.session.latch.latched is None
                )  # what a sentence begins with may look like danger, once
            await talk.heard("nobody will have to carry me any more", final=False)
            await asyncio.sleep(0.5)
            assert talk.session.latch.latched is not None
            assert not talk.named(EventName.FINAL)

    run(test())


def test_a_question_waits_for_the_end_of_the_sentence() -> None:
    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: semantic(Action.CHECK))) as talk:
            await talk.heard("nobody will have to carry me", final=False)
            await asyncio.sleep(0.5)
            assert not talk.named(EventName.GATE)
            await talk.caller_says("nobody will have to carry me any more")
            await asyncio.sleep(0.5)
            assert talk.named(EventName.GATE)

    run(test())


def test_a_sentence_broken_by_a_pause_is_judged_as_one() -> None:
    read: list[str] = []

    def judge(text: str) -> Decision:
        read.append(text)
        return Decision(Action.PASS, "en-US", layer=Layer.BACKSTOP)

    async def test() -> None:
        async with Talk(backstop=Backstop(judge)) as talk:
            await talk.caller_says("who takes my cat")
            await talk.caller_says("once its owner has gone for good")
            await asyncio.sleep(0.5)
            assert "who takes my cat once its owner has gone for good" in read

    run(test())


def test_a_backstop_that_raises_on_a_partial_waits_for_the_final() -> None:
    def broken(text: str) -> Decision:
        raise RuntimeError("no model")

    async def test() -> None:
        async with Talk(backstop=Backstop(broken)) as talk:
            await talk.heard("what about my refill please", final=False)
            await asyncio.sleep(0.5)
            assert talk.session.latch.latched is None

    run(test())


QUIET = Decision(Action.PASS, "en-US", layer=Layer.BACKSTOP)
HIT = "my father said he has chest pain"


def test_ordinary_talk_with_the_words_of_danger_passes() -> None:
    async def test() -> None:
        ordinary = Backstop(lambda text: QUIET, lambda hit, text: QUIET)
        async with Talk(backstop=ordinary) as talk:
            await talk.caller_says(HIT)
            await asyncio.sleep(0.5)
            [put_down] = talk.named(EventName.GATE)
            assert put_down.fields["action"] == "pass"
            assert put_down.fields["layer"] == "backstop"
            assert put_down.fields["category"] == "cardiac"
            assert {"chest", "pain"} <= set(put_down.fields["matched_terms"])
            assert talk.session.latch.latched is None

    run(test())


def test_a_cry_of_a_few_words_waits_for_nobody() -> None:
    async def test() -> None:
        ordinary = Backstop(lambda text: QUIET, lambda hit, text: QUIET)
        async with Talk(backstop=ordinary) as talk:
            await talk.heard("I can't breathe", final=False)
            await asyncio.sleep(0.1)
            assert talk.session.latch.latched is not None

    run(test())


def test_what_the_lexicon_only_asks_about_may_escalate_by_the_backstop() -> None:
    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: semantic(Action.ESCALATE))) as talk:
            await talk.heard("I don't feel right")
            await asyncio.sleep(0.4)
            assert talk.session.latch.latched is not None

    run(test())


OTHERWISE = "my father says he has taken all his pills to end his life"


def test_another_hypothesis_is_not_talked_down_with_the_first() -> None:
    ordinary = Backstop(lambda text: QUIET, lambda hit, text: QUIET if text == HIT else hit)

    async def test() -> None:
        async with Talk(backstop=ordinary) as talk:
            await talk.heard(HIT, alternatives=(OTHERWISE,))
            await asyncio.sleep(0.4)
            latched = talk.session.latch.latched
            assert latched is not None
            assert latched.category != "cardiac"

    run(test())


def test_what_two_utterances_say_together_is_not_talked_down_with_the_second() -> None:
    ordinary = Backstop(lambda text: QUIET, lambda hit, text: QUIET if text == second else hit)
    first, second = "and now I want to.", "die, said the man with the chest pain"

    async def test() -> None:
        async with Talk(backstop=ordinary) as talk:
            await talk.heard(first)
            await talk.heard(second)
            await asyncio.sleep(0.4)
            assert talk.session.latch.latched is not None

    run(test())


def test_an_answer_is_judged_without_what_was_asked_about() -> None:
    read: list[str] = []

    def judge(text: str) -> Decision:
        read.append(text)
        heavy = "heavy" in text
        return Decision(Action.CHECK if heavy else Action.PASS, "en-US", "general", layer=Layer.BACKSTOP)

    async def test() -> None:
        async with Talk(backstop=Backstop(judge)) as talk:
            await talk.quiet()
            await talk.caller_says("everything feels so heavy lately")
            await asyncio.sleep(1.0)
            await talk.quiet()
            assert talk.slugs()[-1] == "check"
            await talk.caller_says("No, nobody.")
            await talk.quiet()
            assert read[-1] == "No, nobody."
            assert talk.slugs()[-1] == "all_clear"
            assert talk.slugs().count("check") == 1

    run(test())


def test_a_clear_no_raises_no_doubt_of_its_own() -> None:
    def late(text: str) -> Decision:
        time.sleep(1.0)
        return Decision(Action.CHECK, "en-US", "general", layer=Layer.BACKSTOP)

    async def test() -> None:
        async with Talk(backstop=Backstop(late)) as talk:
            await talk.quiet()
            await talk.caller_says("No, nobody is in danger.", partial=False)
            await asyncio.sleep(3.0)
            assert "check" not in talk.slugs()

    run(test())


def test_an_echo_in_whose_other_hypotheses_somebody_cries_for_help_is_heard() -> None:
    async def test() -> None:
        own = "if something feels like an emergency"
        async with Talk(is_own=lambda text: text == own) as talk:
            await talk.heard(own, final=False, alternatives=("it's something I can't breathe",))
            await asyncio.sleep(0.1)
            assert talk.session.latch.latched is not None

    run(test())


def test_a_hit_that_is_looked_at_when_the_call_ends_is_on_record() -> None:
    def slow(hit: Decision, text: str) -> Decision:
        time.sleep(0.2)
        return QUIET

    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: QUIET, slow)) as talk:
            await talk.heard(HIT, final=False)
            await asyncio.sleep(0.05)
        assert talk.named(EventName.GATE)

    run(test())


@pytest.mark.parametrize("kind", ["late", "broken"])
def test_a_second_look_that_is_late_or_broken_lets_the_hit_stand(kind: str) -> None:
    def confirm(hit: Decision, text: str) -> Decision:
        if kind == "broken":
            raise RuntimeError("no model")
        time.sleep(1.0)
        return QUIET

    async def test() -> None:
        async with Talk(backstop=Backstop(lambda text: QUIET, confirm)) as talk:
            await talk.heard(HIT, final=False)
            await asyncio.sleep(0.6)
            assert talk.session.latch.latched is not None

    run(test())


def test_a_backstop_that_raises_escalates() -> None:
    def broken(text: str) -> Decision:
        raise RuntimeError("no model")

    async def test() -> None:
        async with Talk(backstop=Backstop(broken)) as talk:
            await talk.caller_says("what about my refill")
            await asyncio.sleep(0.5)
            assert talk.named(EventName.DEGRADED)[0].fields["part"] == "backstop"
            assert talk.session.latch.latched is not None

    run(test())
