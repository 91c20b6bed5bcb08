"""Persona: calm, plain, brief, and never a person or a clinician."""

import pytest

from guardrails.locale import LOCALES
from guardrails.persona import MAX_WORDS, check
from guardrails.refusal import all_refusals
from guardrails.scripts import all_scripts


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_the_line_says_by_itself_is_in_character(locale):
    for text in (*all_scripts(locale, "US").values(), *all_refusals(locale).values()):
        verdict = check(text, locale)
        assert verdict.acceptable, (text, verdict)
        assert verdict.text == text
        assert verdict.problems == ()


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("I am a doctor and I agree.", "en-US"),
        ("As your pharmacist, I say yes.", "en-US"),
        ("It's your fault.", "en-US"),
        ("Soy una persona real.", "es-419"),
        ("Como su médica le digo que sí.", "es-419"),
        ("Eu sou uma pessoa de verdade.", "pt-BR"),
        ("A culpa é sua.", "pt-BR"),
    ],
)
def test_out_of_character_is_not_spoken(text, locale):
    assert not check(text, locale).acceptable


@pytest.mark.parametrize(
    ("text", "locale"),
    [("I am not a doctor.", "en-US"), ("No soy médica.", "es-419"), ("Não sou médica.", "pt-BR")],
)
def test_saying_what_the_line_is_not_is_fine(text, locale):
    assert check(text, locale).acceptable


def test_markup_emoji_and_shouting_are_mended():
    verdict = check("**Keep it dry**!!! 😀 See [the card](https://x.org) ", "en-US")
    assert verdict.text == "Keep it dry! See the card"
    assert verdict.acceptable
    assert {problem.split(":")[0] for problem in verdict.problems} == {"markup", "emoji", "shouting"}


def test_a_long_answer_ends_with_a_whole_sentence():
    verdict = check(" ".join(["One two three four five six seven eight nine ten."] * 15), "en-US")
    assert len(verdict.text.split()) <= MAX_WORDS
    assert verdict.text.endswith("ten.")
    assert verdict.problems == ("length: 150 words",)
