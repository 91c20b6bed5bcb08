"""Conversations in text: what was said stays said, whoever is cut off, crowded out or talks of something else."""

from types import SimpleNamespace
from typing import Any

import pytest

from agent.answer import Outcome
from agent.events import EventName
from guardrails.decision import Action, Decision, Layer
from guardrails.gate import load_gate
from telephony import api_text
from telephony.api_limit import RateLimit
from telephony.api_text import Admitted, Asked, Texts

EMERGENCY = "I want to kill myself"


class Semantic:
    """A semantic layer that takes some texts for ordinary talk and escalates others."""

    def __init__(self, ordinary: str = "", grave: str = "") -> None:
        self.ordinary, self.grave = ordinary, grave

    def judge(self, text: str, locale: str) -> Decision:
        action = Action.ESCALATE if text == self.grave else Action.PASS
        return Decision(action, locale, "self_harm", layer=Layer.BACKSTOP)

    def confirm_all(self, items: list[tuple[Decision, str]]) -> list[Decision]:
        return [
            Decision(Action.PASS, hit.locale, layer=Layer.BACKSTOP) if text == self.ordinary else hit
            for hit, text in items
        ]


def texts_of(backstop: Any = None) -> Texts:
    reasoning = SimpleNamespace(gate=load_gate(), backstop=backstop)
    exchange: Any = SimpleNamespace(
        engines=SimpleNamespace(reasoning=reasoning), record=lambda *_, **__: None
    )
    return Texts(exchange, RateLimit("100/minute"))


async def say(texts: Texts, text: str, conversation: str | None = None) -> Admitted:
    return await texts.admit(Asked(text, "en-US", "US", conversation), None)


async def test_an_emergency_whose_answer_is_never_read_is_latched_all_the_same() -> None:
    texts = texts_of()
    first = await say(texts, EMERGENCY)  # and the connection is lost
    later = await say(texts, "what about my refill", first.conversation.id)
    assert later.alarm.decision.action is Action.ESCALATE


async def test_an_emergency_is_told_once() -> None:
    texts = texts_of()
    admitted = await say(texts, EMERGENCY)
    events: list[Any] = []
    admitted.conversation.log.subscribe(events.append)
    pieces = [piece async for piece in texts.turn(admitted, "t")]
    assert pieces[-1].outcome is Outcome.ESCALATED  # type: ignore[union-attr]
    assert [event.name for event in events] == [EventName.ANSWER]


async def test_conversations_that_matter_are_crowded_out_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_text, "_MOST", 3)
    texts = texts_of()
    first = await say(texts, EMERGENCY)
    asked = await say(texts, "I don't feel right")
    assert asked.alarm.decision.action is Action.CHECK
    for _ in range(5):
        await say(texts, "what about my refill")
    assert (await say(texts, "hello", first.conversation.id)).alarm.decision.action is Action.ESCALATE
    assert (await say(texts, "hello", asked.conversation.id)).alarm.decision.action is Action.ESCALATE


async def test_a_sentence_begun_in_the_first_text_is_heard_to_its_end_in_the_second() -> None:
    texts = texts_of()
    first = await say(texts, "mi mamá no")
    second = await say(texts, "puede respirar", first.conversation.id)
    assert second.alarm.decision.action is Action.ESCALATE


async def test_what_two_texts_say_together_is_not_talked_down_with_the_second() -> None:
    second = "die, said the man with the chest pain"
    texts = texts_of(Semantic(ordinary=second))
    alone = await say(texts, second)
    assert alone.alarm.decision.action is Action.PASS
    first = await say(texts, "and now I want to.")
    together = await say(texts, second, first.conversation.id)
    assert together.alarm.decision.action is Action.ESCALATE


async def test_what_the_lexicon_only_asks_about_may_escalate_by_the_backstop() -> None:
    doubtful = "I don't feel right"
    assert (await say(texts_of(Semantic()), doubtful)).alarm.decision.action is Action.CHECK
    assert (await say(texts_of(Semantic(grave=doubtful)), doubtful)).alarm.decision.action is Action.ESCALATE
