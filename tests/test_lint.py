"""What a card must be, and what `kb lint` says when it is not."""

import datetime
from typing import Any

import pytest
from knowledge import FIELDS, card, embedder, real_cards

from kb.authority import class_of
from kb.card import Card
from kb.language import locales
from kb.lint import lint
from kb.parity import parity
from kb.readability import measure, syllables
from kb.reading import load_cards

TODAY = datetime.date(2026, 6, 1)


def fields(cards: list[Card]) -> set[str]:
    """Fields with a problem, not counting the locales that a lone card lacks."""
    return {
        problem.field
        for problem in lint(cards, today=TODAY)
        if "locale's card is missing" not in problem.message
    }


def test_a_good_card_has_no_problem() -> None:
    assert fields([card()]) == set()


def test_all_cards_of_the_line_are_fine() -> None:
    assert [str(problem) for problem in lint(load_cards())] == []


@pytest.mark.parametrize(
    ("spoken", "says"),
    [
        ("Sun cream is kept cool. " * 10, "at most 45"),
        ("Sun cream " + "and then some more of it " * 4 + "is kept in a cool place.", "split it"),
        ("Keep it cool (not cold). Ask a pharmacist.", "brackets"),
        ("You need: a hat, a shirt. Ask a pharmacist.", "a list or a colon"),
        ("Keep it cool; keep it dry. Ask a pharmacist.", "a list or a colon"),
        ("See https://example.org for more.", "address"),
        ("Keep it cool", "full stop"),
        ("Heat makes it weaker. Stop taking it when it smells.", "change treatment"),
        ("Heat makes it weaker. You can take two if it is old.", "change treatment"),
    ],
)
def test_spoken_text_is_written_for_the_ear(spoken: str, says: str) -> None:
    found = [problem for problem in lint([card(spoken=spoken)], today=TODAY) if problem.field == "spoken"]
    assert any(says in problem.message for problem in found), [str(problem) for problem in found]


@pytest.mark.parametrize(
    ("locale", "last"),
    [
        ("en-US", "Do not stop it on your own."),
        ("en-US", "Ask your doctor before you stop."),
        ("es-419", "No la deje por su cuenta."),
        ("es-419", "Pregunte en la farmacia antes de dejarla."),
        ("pt-BR", "Não pare por conta própria."),
        ("pt-BR", "Pergunte ao farmacêutico antes de parar."),
    ],
)
def test_a_warning_not_to_change_is_no_advice_to_change(locale: str, last: str) -> None:
    found = lint([card(locale=locale, spoken=last)], today=TODAY)
    assert not [problem for problem in found if "change treatment" in problem.message]


@pytest.mark.parametrize(
    ("locale", "last"),
    [
        ("es-419", "Deje la pastilla."),
        ("es-419", "Usted puede suspender el remedio."),
        ("pt-BR", "Pare de tomar."),
        ("pt-BR", "Você pode dobrar a dose."),
    ],
)
def test_advice_to_change_is_found_in_every_language(locale: str, last: str) -> None:
    found = lint([card(locale=locale, spoken=last)], today=TODAY)
    assert [problem for problem in found if "change treatment" in problem.message]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"source": FIELDS["source"] | {"url": "https://health-tips.example.com/"}}, "source.url"),
        ({"source": FIELDS["source"] | {"url": "https://medlineplus.gov.evil.example/"}}, "source.url"),
        ({"source": FIELDS["source"] | {"url": "http://medlineplus.gov/"}}, "source.url"),
        ({"source": FIELDS["source"] | {"url": "https://medlineplus.gov/?q=1"}}, "source.url"),
        ({"source": FIELDS["source"] | {"published": "2026-05-01"}}, "source.published"),
        ({"reviewed": "2025-12-31"}, "reviewed"),
        ({"reviewed": "2026-06-02"}, "reviewed"),
        ({"reflection": ["Where?", "When?", "Think about it."]}, "reflection"),
        ({"questions": [*FIELDS["questions"], "and " * 26]}, "questions"),
        ({"title": "A title that goes on and on and on and on and on"}, "title"),
    ],
)
def test_a_field_that_is_not_right_is_named(changes: dict[str, Any], field: str) -> None:
    assert fields([card(**changes)]) == {field}


def test_a_card_must_be_reviewed_every_two_years() -> None:
    old = card(reviewed="2026-01-01")
    assert "reviewed" in {problem.field for problem in lint([old], today=datetime.date(2028, 6, 1))}


def test_the_posture_holds_for_everything_the_card_says_but_not_for_myths() -> None:
    advice = "Stop taking your blood pressure pills."
    assert "facts" in fields([card(facts=[*FIELDS["facts"], advice])])
    assert "text" in fields([card(text=advice)])
    assert fields([card(myths=[*FIELDS["myths"], advice])]) == set()


def test_hard_prose_is_found() -> None:
    hard = (
        "Photostability considerations necessitate comprehensive evaluation of pharmaceutical preparations, "
        "particularly when environmental temperatures systematically exceed manufacturers' recommendations."
    )
    assert "text" in fields([card(text=hard)])


def test_one_question_leads_to_one_card() -> None:
    other = card(id="other", questions=[*FIELDS["questions"][:5], "How do I keep SUN cream, number 5"])
    problems = [problem for problem in lint([card(), other], today=TODAY) if "is also in" in problem.message]
    assert len(problems) == 6


def test_three_locales_of_a_card_must_exist_and_be_alike() -> None:
    spanish = card(locale="es-419", topic="other", facts=[f"Hecho {number}." for number in range(6)])
    by_file = {(problem.file, problem.field) for problem in parity([card(), spanish])}
    assert by_file == {
        ("sun-cream.pt-BR.md", "file"),
        ("sun-cream.es-419.md", "facts"),
        ("sun-cream.es-419.md", "topic"),
    }


def test_a_source_of_another_class_is_found() -> None:
    spanish = card(locale="es-419", source=FIELDS["source"] | {"url": "https://www.who.int/"})
    assert ("sun-cream.es-419.md", "source.url") in {(p.file, p.field) for p in parity([card(), spanish])}


def test_facts_that_differ_between_locales_are_found() -> None:
    cards = {(one.id, one.locale): one for one in real_cards()}
    mixed = Card.from_dict(
        cards["grapefruit", "es-419"].to_dict() | {"facts": list(cards["missed-dose", "es-419"].facts)}
    )
    same = parity([cards["grapefruit", "en-US"], cards["grapefruit", "es-419"]], embedder())
    differ = parity([cards["grapefruit", "en-US"], mixed], embedder())
    assert "facts" not in {problem.field for problem in same}
    assert "facts" in {problem.field for problem in differ}


@pytest.mark.parametrize(
    ("word", "locale", "count"),
    [
        ("medicine", "en-US", 3),
        ("take", "en-US", 1),
        ("pastilla", "es-419", 3),
        ("día", "es-419", 2),
        ("ciudad", "es-419", 2),
        ("quiere", "es-419", 2),
        ("remédio", "pt-BR", 3),
        ("saúde", "pt-BR", 3),
        ("não", "pt-BR", 1),
        ("medicação", "pt-BR", 4),
    ],
)
def test_syllables(word: str, locale: str, count: int) -> None:
    assert syllables(word, locale) == count


@pytest.mark.parametrize("locale", locales())
def test_long_words_in_long_sentences_read_harder(locale: str) -> None:
    easy, hard = (
        "La casa es de mi papá. El sol sale.",
        "Consideraciones farmacológicas extraordinariamente complicadas requieren interpretación",
    )
    assert (measure(easy, locale) < measure(hard, locale)) is (locale == "en-US")


def test_subdomains_of_an_authority_are_its_own_and_lookalikes_are_not() -> None:
    assert class_of("https://www.fda.gov/drugs") == "government"
    assert class_of("https://www.who.int/") == "international"
    assert class_of("https://notfda.gov/") is None
