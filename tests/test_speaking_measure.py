"""How the measurement of the line's sound counts."""

import pytest

from evals.speaking import TEXTS, word_errors


@pytest.mark.parametrize(
    ("locale", "said", "heard", "errors"),
    [
        ("en-US", "Call 911 now.", "call 9-1-1 now", 0),
        ("pt-BR", "Ligue 192 ou CVV 188.", "Ligue um nove dois ou CVV 1 8 8", 0),
        ("es-419", "Llame ya al 911.", "Ya me al nueve uno uno", 2),
        ("en-US", "Take it with water.", "", 4),
        ("en-US", "Take it.", "Take it with water", 2),
    ],
)
def test_numbers_count_as_they_are_spoken(locale: str, said: str, heard: str, errors: int) -> None:
    assert word_errors(said, heard, locale)[0] == errors


def test_ten_texts_in_each_language() -> None:
    assert {locale: len(texts) for locale, texts in TEXTS.items()} == {"en-US": 10, "es-419": 10, "pt-BR": 10}
