"""Refusals: kind, short, and with something the line can do instead."""

import pytest

from guardrails.locale import LOCALES
from guardrails.posture import forbidden
from guardrails.refusal import MAX_WORDS, RefusalKind, all_refusals, refusal

EACH = [(kind, locale) for kind in RefusalKind for locale in LOCALES]
OFFER = {
    "en-US": (
        "I can help",
        "I can tell",
        "I can share",
        "What I can do",
        "You can ask me",
        "happy to go on",
        "I can help you",
    ),
    "es-419": (
        "puedo ayudarle",
        "puedo contarle",
        "Le ayudo",
        "Puede preguntarme",
        "Con gusto sigo",
        "Puedo ayudarle",
    ),
    "pt-BR": (
        "posso ajudar",
        "posso contar",
        "Posso ajudar",
        "Você pode perguntar",
        "Sigo com prazer",
        "eu posso é",
    ),
}


@pytest.mark.parametrize(("kind", "locale"), EACH)
def test_every_refusal_is_short_enough_to_hear_out(kind, locale):
    assert 8 <= len(refusal(kind, locale).split()) <= MAX_WORDS


@pytest.mark.parametrize(("kind", "locale"), EACH)
def test_every_refusal_says_what_the_line_can_do_instead(kind, locale):
    text = refusal(kind, locale)
    assert any(offer in text for offer in OFFER[locale]), text


@pytest.mark.parametrize(("kind", "locale"), EACH)
def test_no_refusal_crosses_the_posture(kind, locale):
    assert forbidden(refusal(kind, locale), locale) == ()


def test_every_kind_has_its_own_words_in_every_locale():
    texts = [text for locale in LOCALES for text in all_refusals(locale).values()]
    assert len(set(texts)) == len(RefusalKind) * len(LOCALES)


def test_an_unknown_locale_is_refused_in_english():
    assert refusal(RefusalKind.DIAGNOSIS, "de-DE") == refusal(RefusalKind.DIAGNOSIS, "en-US")
