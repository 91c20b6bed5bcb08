"""What the line says of its own accord exists in every language, fills its fields, and keeps the posture."""

import pytest

from agent.phrases import fixed, phrase, slugs
from guardrails.gate import load_gate
from guardrails.locale import LOCALES
from guardrails.posture import forbidden

FIELDS = {"publisher": "MedlinePlus", "question": "…"}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", slugs())
def test_phrase_is_spoken_without_leftovers(slug: str, locale: str) -> None:
    text = phrase(slug, locale, **FIELDS)
    assert text
    assert "{" not in text
    assert not forbidden(text, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", sorted({*slugs()} - {"greeting", "no_human", "too_many", "invalid_input"}))
def test_what_the_line_says_is_no_alarm_when_it_comes_back_as_an_echo(slug: str, locale: str) -> None:
    """Those left out name an emergency themselves, or are only ever written."""
    assert not load_gate().decide(phrase(slug, locale, **FIELDS), locale).tripped


@pytest.mark.parametrize("locale", LOCALES)
def test_phrases_that_can_be_rendered_ahead_have_no_fields(locale: str) -> None:
    assert "greeting" in fixed(locale)
    assert "source" not in fixed(locale)


def test_unknown_phrase_is_an_error() -> None:
    with pytest.raises(KeyError):
        phrase("no-such-phrase", "en-US")
