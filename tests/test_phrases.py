"""What the line says of its own accord exists in every language, fills its fields, and keeps the posture."""

import pytest

from agent.phrases import fixed, phrase, slugs
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
def test_phrases_that_can_be_rendered_ahead_have_no_fields(locale: str) -> None:
    assert "greeting" in fixed(locale)
    assert "source" not in fixed(locale)


def test_unknown_phrase_is_an_error() -> None:
    with pytest.raises(KeyError):
        phrase("no-such-phrase", "en-US")
