"""Listening to a call: partials, finals, and phrases that a pause splits."""

import pytest

from guardrails.decision import Action, Decision, Layer
from guardrails.gate import load_gate
from guardrails.listener import Listener


def listener() -> Listener:
    return Listener(load_gate(), "en-US")


def test_a_partial_is_enough() -> None:
    assert listener().hear("hi I was wondering, my chest hurts", final=False).action is Action.ESCALATE


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("I want to.", "die"),
        ("My chest...", "it hurts so much"),
        ("mi mamá no", "puede respirar"),
        ("tomei um", "monte de comprimido de rivotril"),
        ("my two year old", "swallowed one of my pills"),
    ],
)
def test_a_phrase_split_by_a_pause_is_heard(first: str, second: str) -> None:
    ear = listener()
    assert ear.hear(first, final=True).action is not Action.ESCALATE
    assert ear.hear(second, final=False).action is Action.ESCALATE


def test_old_words_do_not_trip_the_gate_again() -> None:
    ear = listener()
    assert ear.hear("my chest hurts", final=True).action is Action.ESCALATE
    assert ear.hear("what time do you close", final=False).action is Action.PASS
    assert ear.hear("what time do you close", final=True).action is Action.PASS


def test_words_said_again_do() -> None:
    ear = listener()
    ear.hear("my chest hurts", final=True)
    ear.hear("hello", final=True)
    assert ear.hear("I said my chest hurts", final=True).action is Action.ESCALATE


def test_a_later_partial_replaces_the_one_before() -> None:
    ear = listener()
    ear.hear("I want to", final=False)
    assert ear.hear("I want tea", final=False).action is Action.PASS
    ear.hear("I want tea", final=True)
    assert ear.hear("the toys are on sale", final=True).action is Action.PASS


def test_words_of_long_ago_are_forgotten() -> None:
    ear = listener()
    ear.hear("I want to", final=True)
    ear.hear(
        "talk about how the weather has been so nice lately around here with sun and flowers and birds",
        final=True,
    )
    ear.hear("and my sister came over with the kids for lunch and we had soup", final=True)
    assert ear.hear("die", final=True).action is Action.PASS


def test_other_hypotheses_are_read() -> None:
    decision = listener().hear("I want to kick my shelf", final=True, alternatives=("I want to kill myself",))
    assert decision.action is Action.ESCALATE


def test_the_hypothesis_in_another_language_is_read_however_many_there_are() -> None:
    others = [*(f"something else {n}" for n in range(8)), "no puedo respirar"]
    assert listener().hear("something", final=False, alternatives=others).action is Action.ESCALATE


def test_the_locale_can_change_during_the_call() -> None:
    ear = listener()
    ear.locale = "es-419"
    assert ear.hear("no puedo respirar", final=True).locale == "es-419"


class Broken:
    """A gate that fails."""

    def decide(self, text: str, locale: str = "en-US") -> Decision:
        raise RuntimeError("boom")


def test_a_broken_gate_escalates() -> None:
    decision = Listener(Broken(), "pt-BR").hear("oi", final=True)
    assert (decision.action, decision.category, decision.template_slug) == (
        Action.ESCALATE,
        "internal",
        "general",
    )
    assert decision.locale == "pt-BR"


class Word:
    """A gate of another kind: it knows one phrase."""

    def decide(self, text: str, locale: str = "en-US") -> Decision:
        action = Action.ESCALATE if "red flag" in text else Action.PASS
        return Decision(action, locale, "general", layer=Layer.LEXICON)


def test_any_gate_can_listen() -> None:
    ear = Listener(Word(), "en-US")
    assert ear.hear("this is a red", final=True).action is Action.PASS
    assert ear.hear("flag", final=False).action is Action.ESCALATE


def test_what_else_is_dangerous_is_told_beside_the_first() -> None:
    ear = listener()
    ear.hear("and now I want to.", final=True)
    said, other = "die, said the man with the chest pain", "I took all my pills to end my life"
    first = ear.hear(said, final=True, alternatives=(said, other))
    assert first.category == "cardiac"
    found = ear.beside(first, said, (said, other))
    assert [words for _, words in found] == [f"and now I want to {said}", other]
    assert all(decision.action is Action.ESCALATE for decision, _ in found)


def test_nothing_is_beside_a_danger_that_is_the_only_one() -> None:
    ear = listener()
    ear.hear("hello there", final=True)
    first = ear.hear("my chest hurts", final=False, alternatives=("my chest hurt",))
    assert ear.beside(first, "my chest hurts", ("my chest hurt",)) == []
