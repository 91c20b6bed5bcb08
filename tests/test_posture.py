"""The posture: what is never said, and three texts that must not drift apart."""

import re
from pathlib import Path

import pytest

import guardrails
from guardrails.errors import DataError
from guardrails.locale import LOCALES
from guardrails.pattern import Patterns, Terms
from guardrails.posture import forbidden, rules, sentences

ROOT = Path(__file__).parent.parent
LANGUAGE = {"en": "en-US", "es": "es-419", "pt": "pt-BR"}


def _points(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip().startswith("- ")]


def _section(text: str, heading: str) -> str:
    match = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert match, heading
    return match.group(1)


def test_posture_docstring_and_readme_say_the_same():
    posture = _points(
        _section((ROOT / "guardrails/POSTURE.md").read_text(encoding="utf-8"), "What the line is not")
    )
    readme = _points(_section((ROOT / "README.md").read_text(encoding="utf-8"), "What this is not"))
    docstring = _points(guardrails.__doc__ or "")
    assert len(posture) >= 7
    assert posture == readme == docstring


def test_the_posture_is_not_a_medical_device_in_all_of_them():
    for path in ("guardrails/POSTURE.md", "README.md"):
        assert "not a medical device" in (ROOT / path).read_text(encoding="utf-8")


def test_every_module_the_posture_names_is_there():
    text = (ROOT / "guardrails/POSTURE.md").read_text(encoding="utf-8")
    table = text[text.index("| promise") :]
    for row in table.splitlines()[2:]:
        for name in re.findall(r"`([^`]+)`", row.split("|")[2]):
            path = ROOT / "guardrails" / name
            assert path.exists() or path.with_suffix(".py").exists(), name


@pytest.mark.parametrize(("rule", "sentence"), [(rule, s) for rule in rules() for s in rule.never], ids=str)
def test_what_breaks_a_rule_is_found(rule, sentence):
    assert any(rule.breaks(sentence, code) for code in LANGUAGE)


@pytest.mark.parametrize(("rule", "sentence"), [(rule, s) for rule in rules() for s in rule.fine], ids=str)
def test_what_comes_close_is_left_alone(rule, sentence):
    for code in LANGUAGE:
        assert rule.breaks(sentence, code) is None


def test_every_rule_has_a_reason_and_examples_in_the_three_languages():
    for rule in rules():
        assert rule.why
        for code in LANGUAGE:
            assert any(rule.breaks(sentence, code) for sentence in rule.never), (rule.name, code)


def test_several_sentences_are_each_read():
    found = forbidden("Keep it dry. Stop taking it tonight! You will be fine.", "en-US")
    assert [item.split(":")[0] for item in found] == ["stop_treatment", "guarantee"]


def test_a_negation_in_another_sentence_excuses_nothing():
    assert forbidden("I would not wait. Stop taking it.", "en-US")


def test_the_cards_keep_the_posture():
    cards = sorted((ROOT / "kb/cards").glob("*.md"))
    assert cards
    for path in cards:
        locale = path.stem.rsplit(".", 1)[-1]
        assert locale in LOCALES
        body = path.read_text(encoding="utf-8").split("---", 2)[2]
        assert forbidden(body, locale) == (), path.name


def test_no_numeric_truth_score_passes_in_any_language():
    for text, locale in (
        ("That is 80% accurate.", "en-US"),
        ("Eso es 80 % verdadero.", "es-419"),
        ("Isso é 80% verdadeiro.", "pt-BR"),
    ):
        assert any(item.startswith("truth_score") for item in forbidden(text, locale))


def test_sentences_are_cut_at_their_ends():
    assert sentences("One. Two?  Three!\nFour") == ("One.", "Two?", "Three!", "Four")
    assert sentences(" . ") == ()


def test_patterns_read_as_they_are_described():
    pattern = Patterns(
        ("should i|we .. take ... two|@many", "^ stop", "never? mind $"), Terms({"many": ["a lot", "loads"]})
    )
    assert pattern.matches("Well, should I just take a lot?")[0].text == "should i just take a lot"
    assert not pattern.matches("should I take. Two of us came")
    assert pattern.matches("Hm. Stop it")[0].text == "stop"
    assert not pattern.matches("do not stop")
    assert pattern.matches("oh, mind")[0].text == "mind"


def test_a_broken_pattern_says_which():
    with pytest.raises(DataError, match=r"a\|\|b"):
        Patterns(("a||b",)).matches("a")
    with pytest.raises(DataError, match="@nowhere"):
        Patterns(("@nowhere",)).matches("a")
