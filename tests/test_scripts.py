"""Escalation scripts: short, the most important thing first, the right number, in three languages."""

import re

import pytest

from guardrails import redflags
from guardrails.check import CheckReply, read_reply
from guardrails.emergency import Confidence, countries, numbers, rows
from guardrails.gate import load_gate
from guardrails.locale import LOCALES
from guardrails.posture import forbidden
from guardrails.scripts import GENERAL, MAX_WORDS, all_scripts, script, slugs, why

CATEGORIES = [category.name for category in redflags.CATEGORIES if category.name != GENERAL]
PLACES = (None, *countries())
NEUTRAL = {
    "en-US": "your local emergency number",
    "es-419": "número de emergencias local",
    "pt-BR": "número de emergência local",
}
EACH = [(locale, slug) for locale in LOCALES for slug in slugs()]


def test_there_is_a_script_for_every_category_and_for_what_the_line_says_of_itself():
    assert set(slugs()) == {*CATEGORIES, "general", "check", "deaf", "handoff", "handoff_failed", "stay"}
    assert all(why(slug) for slug in slugs())


@pytest.mark.parametrize("country", PLACES)
def test_no_script_is_longer_than_twelve_seconds_of_speech_anywhere(country):
    for locale in LOCALES:
        for slug, text in all_scripts(locale, country).items():
            assert len(text.split()) <= MAX_WORDS, (locale, slug, text)


@pytest.mark.parametrize(("locale", "slug"), EACH)
def test_nothing_of_the_notation_is_left_to_be_spoken(locale, slug):
    for country in PLACES:
        text = script(slug, locale, country)
        assert not re.search(r"[\[\]{}|_*]|  ", text), text
        assert text[0].isupper()
        assert text[-1] in ".?!"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", [*CATEGORIES, GENERAL])
def test_calling_for_help_comes_first(slug, locale):
    for country in ("US", "BR", "MX"):
        known = numbers(country)
        first = re.split(r"(?<=[.,])\s", script(slug, locale, country))
        said = " ".join(first[: 2 if slug in ("violence", "self_harm") else 1])
        assert any(number and number in said for number in (known.medical, known.police, known.crisis)), said


@pytest.mark.parametrize("locale", LOCALES)
def test_an_unknown_country_gets_neutral_words_and_no_number(locale):
    for slug, text in all_scripts(locale, None).items():
        assert not re.search(r"\d", text), (slug, text)
        if slug not in ("check",):
            assert NEUTRAL[locale] in text, (slug, text)


@pytest.mark.parametrize("locale", LOCALES)
def test_self_harm_names_the_crisis_line_where_one_is_verified(locale):
    assert "988" in script("self_harm", locale, "US")
    assert "188" in script("self_harm", locale, "BR")
    assert "800 911 2000" in script("self_harm", locale, "MX")
    assert re.search(r"113, (option|opción|opção) 5", script("self_harm", locale, "PE"))
    assert "1517" not in script("self_harm", locale, "GT")
    assert "123" in script("self_harm", locale, "GT")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", ["overdose", "child"])
def test_poisoning_names_the_poison_line_where_one_is_verified(slug, locale):
    assert "1-800-222-1222" in script(slug, locale, "US")
    assert "0800 722 6001" in script(slug, locale, "BR")
    assert not re.search(r"\d", script(slug, locale, "MX").replace("911", ""))


def test_violence_names_the_police_where_they_have_their_own_number():
    assert "190" in script("violence", "pt-BR", "BR")
    assert "133" in script("violence", "es-419", "CL")


def test_no_script_ever_says_an_unverified_number():
    for row in rows():
        if row.confidence is Confidence.VERIFY:
            for locale in LOCALES:
                for text in all_scripts(locale, row.country).values():
                    assert not re.search(rf"(?<!\d){re.escape(row.number)}(?!\d)", text), (row, text)


@pytest.mark.parametrize(("locale", "slug"), EACH)
def test_no_script_crosses_the_posture(locale, slug):
    assert forbidden(script(slug, locale, "US"), locale) == ()


def test_nothing_a_caller_passes_makes_it_fail():
    assert script("no_such_slug", "en-US", "US") == script(GENERAL, "en-US", "US")
    assert script("cardiac", "xx", "US") == script("cardiac", "en-US", "US")
    assert script("cardiac", "pt", "br") == script("cardiac", "pt-BR", "BR")
    assert script("cardiac", "", None) == script("cardiac", "en-US", None)


def test_the_check_question_can_be_answered_with_yes_or_no():
    assert "yes or no" in script("check", "en-US")
    assert "sí o no" in script("check", "es-419")
    assert "sim ou não" in script("check", "pt-BR")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_check_question_is_no_alarm_itself_and_does_not_end_on_a_no(locale):
    text = script("check", locale, "US")
    assert not load_gate().decide(text, locale).tripped
    for words in range(1, len(text.split())):
        assert read_reply(" ".join(text.split()[-words:]), locale) is CheckReply.DANGER
