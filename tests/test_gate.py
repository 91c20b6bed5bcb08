"""The gate: one text in, one decision out, whatever the text."""

import json
import subprocess
import sys

import pytest

from guardrails.concept import Arm, Category, Concept
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.errors import DataError
from guardrails.gate import RedFlagGate, load_gate
from guardrails.lexicon import Lexicon
from guardrails.locale import LOCALES


def decide(text: str, locale: str = "en-US") -> Decision:
    return load_gate().decide(text, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", ["I can't breathe", "no puedo respirar", "não consigo respirar"])
def test_every_language_is_heard_in_every_locale(text: str, locale: str) -> None:
    decision = decide(text, locale)
    assert decision.action is Action.ESCALATE
    assert (decision.category, decision.template_slug, decision.locale) == ("breathing", "breathing", locale)
    assert decision.severity is Severity.CRITICAL


@pytest.mark.parametrize(
    "text",
    ["my mamá no puede respirar", "mi esposo is having a heart attack", "minha filha took all the pills"],
)
def test_mixed_languages_count(text: str) -> None:
    assert decide(text).action is Action.ESCALATE


@pytest.mark.parametrize(
    "text", ["I don't want to kill myself", "no me duele el pecho", "não tô com falta de ar"]
)
def test_the_gate_is_blind_to_negation(text: str) -> None:
    assert decide(text).action is Action.ESCALATE


@pytest.mark.parametrize(
    "text",
    [
        "my chest, oh God, it really hurts",
        "it hurts so bad right here in my chest",
        "dolor, mucho dolor, en el pecho",
        "o peito, moço, tá doendo",
    ],
)
def test_ideas_count_in_either_order(text: str) -> None:
    assert decide(text).category == "cardiac"


def test_ideas_far_apart_do_not_meet() -> None:
    filler = "and then we went to the store to buy bread and milk and eggs for my sister who lives in town"
    assert decide(f"my chest of drawers is old {filler} and my foot hurts").action is Action.PASS


def test_matched_terms_are_words_of_the_text_in_order() -> None:
    text = "well my chest has a lot of pain"
    terms = decide(text).matched_terms
    assert set(terms) >= {"chest", "pain"}
    places = [text.split().index(term) for term in terms]
    assert places == sorted(places)


def test_the_gravest_red_flag_leads_and_all_are_named() -> None:
    decision = decide("she took a whole bottle of pills and she is not breathing")
    assert decision.severity is Severity.CRITICAL
    assert {"far too much taken", "cannot breathe"} <= set(decision.subcategories)


def test_vague_distress_asks_first() -> None:
    decision = decide("something is really wrong with me")
    assert (decision.action, decision.template_slug, decision.severity) == (
        Action.CHECK,
        "check",
        Severity.CHECK,
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\x00\x01\x02",
        "🦜🦜",
        "日本語のテキスト",
        "русский текст про погоду",
        "[1, 2]",
        '"text"',
        "null",
        "\ud800",
        "a" * 1_000_000,
        "hello " * 200_000,
        "﷽" * 500,
    ],
    ids=lambda text: f"{text[:6]!a}x{len(text)}",
)
def test_any_text_gets_a_decision(text: str) -> None:
    assert decide(text).action is Action.PASS


def test_danger_is_found_at_the_end_of_a_long_text() -> None:
    assert decide("thank you for the pills . " * 2_000 + "I can't breathe").action is Action.ESCALATE


def test_the_same_text_gives_the_same_decision_in_any_order() -> None:
    texts = ["I can't breathe", "hello", "tomei a cartela inteira", "me quiero morir"]
    forward = [decide(text) for text in texts]
    assert [decide(text) for text in reversed(texts)] == forward[::-1]


def test_words_of_another_concept_may_be_taken_out_of_one() -> None:
    lexicon = Lexicon([Concept("bleed", en="blood", but="blood pressure"), Concept("high", en="high")])
    category = Category(
        "x", (Arm("x.y", Severity.CRITICAL, "y", "z.", ("bleed",), (), (), (), hushed_by=()),)
    )
    gate = RedFlagGate(lexicon, [category])
    assert gate.decide("blood everywhere").tripped
    assert not gate.decide("high blood pressure").tripped


@pytest.mark.parametrize(
    ("concepts", "message"),
    [
        ([Concept("a", en="x"), Concept("a", en="y")], "twice"),
        ([Concept("a", en="{b}")], "not defined before"),
        ([Concept("a", en="ab*")], "too short"),
        ([Concept("a", en="foo ...")], "ends in"),
        ([Concept("a", en="(foo")], "brackets"),
        ([Concept("a", en="fo%o")], "cannot read"),
    ],
)
def test_a_broken_concept_says_what_is_wrong(concepts: list[Concept], message: str) -> None:
    with pytest.raises(DataError, match=message):
        Lexicon(concepts)


def test_an_arm_that_names_no_concept_says_so() -> None:
    arm = Arm("x.y", Severity.CRITICAL, "y", "z.", ("ghost",), (), (), ())
    with pytest.raises(DataError, match="ghost"):
        RedFlagGate(Lexicon([Concept("background", en="x")]), [Category("x", (arm,))])


def test_the_phonetic_layer_says_so() -> None:
    assert decide("she overdozed on her pills").layer is Layer.PHONETIC


def run(*args: str, stdin: bytes) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from agent.cli import main; main()", "gate", *args]
    return subprocess.run(command, input=stdin, capture_output=True, timeout=240, check=False)


def test_the_command_decides_line_by_line_and_keeps_ids() -> None:
    lines = [
        b"hello there",
        b'{"id": 7, "text": "no puedo respirar", "locale": "es"}',
        b'{"id": "x"}',
        b'{"id": "y", "text": "hi", "locale": "xx"}',
        b'{"id": 8, "text": 5}',
        b"[1, 2]",
        b"\xff\xfe broken",
        b'{"bad json',
    ]
    done = run("--json", stdin=b"\n".join(lines) + b"\n")
    out = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert len(out) == len(lines)
    assert out[0]["action"] == "pass"
    assert (out[1]["id"], out[1]["action"], out[1]["locale"]) == (7, "escalate", "es-419")
    assert [row["id"] for row in out[2:5]] == ["x", "y", 8]
    assert all(row["error"] for row in out[2:5])
    assert [row["action"] for row in out[5:]] == ["pass"] * 3
    assert b"Traceback" not in done.stdout + done.stderr


def test_the_command_says_so_when_nothing_tripped() -> None:
    assert run(stdin=b"hello\n").returncode == 0


def test_the_command_refuses_an_unknown_locale() -> None:
    done = run("--locale", "xx", stdin=b"")
    assert done.returncode == 2
    assert b"unknown locale" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("heard", ["Estou com a moja em tador no peito.", "tô com muitador no peito"])
def test_pain_that_recognition_fused_with_the_word_before_is_still_pain(heard: str) -> None:
    decided = load_gate().decide(heard, "pt-BR")
    assert decided.action is Action.ESCALATE
    assert decided.category == "cardiac"
