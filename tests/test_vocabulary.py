"""Which of a question's words a card uses."""

import pytest

from kb.row import Row, RowKind
from kb.vocabulary import Vocabulary


def row(card: str, text: str, locale: str = "en-US") -> Row:
    return Row(card, locale, RowKind.FACT, text)


KNOWN = Vocabulary(
    [
        row("storage", "Keep pills away from heat and light."),
        row("storage", "A cool, dry cupboard is a good place for pills."),
        row("refills", "Ask for more pills a week before they run out."),
        row("storage", "Guarde las pastillas lejos del calor.", "es-419"),
    ]
)


def test_a_card_that_uses_every_word_covers_the_question() -> None:
    assert KNOWN.coverage("pills and heat", "storage", "en-US") == 1


def test_a_card_that_knows_none_of_the_words_covers_nothing() -> None:
    assert KNOWN.coverage("who won the game", "storage", "en-US") == 0


def test_a_word_that_few_cards_use_counts_more() -> None:
    rare, common = (KNOWN.coverage(text, "storage", "en-US") for text in ("heat bicycle", "pills bicycle"))
    assert rare > common > 0


def test_words_count_in_their_own_language_only_and_whatever_their_ending() -> None:
    assert KNOWN.coverage("pastillitas", "storage", "es-419") > 0
    assert KNOWN.coverage("pastillas", "storage", "en-US") == 0


@pytest.mark.parametrize(("text", "locale"), [("", "en-US"), ("🙂", "en-US"), ("pills", "fr-FR")])
def test_nothing_to_compare_is_no_coverage(text: str, locale: str) -> None:
    assert KNOWN.coverage(text, "storage", locale) == 0
