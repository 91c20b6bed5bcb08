"""Which of a question's words the cards use at all: a card that knows none of them hardly answers it."""

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

from kb.language import fold, language_of, words
from kb.row import Row

_STEM: Final = 5
"""Letters that stand for a word: enough to tell words apart, few enough to drop what three languages inflect."""


class Vocabulary:
    """The words of every card, by locale."""

    def __init__(self, rows: Iterable[Row]) -> None:
        """From all rows of all cards."""
        self._of: dict[tuple[str, str], set[str]] = {}
        for row in rows:
            self._of.setdefault((row.card_id, row.locale), set()).update(map(_stem, words(row.text)))
        self._cards: dict[str, Counter[str]] = {}
        for (_, locale), stems in self._of.items():
            self._cards.setdefault(locale, Counter()).update(stems)
        self._count = Counter(locale for _, locale in self._of)

    def coverage(self, query: str, card_id: str, locale: str) -> float:
        """Share of the query's words that the card uses, 0 to 1, each counting by how few cards use it."""
        if locale not in self._cards:
            return 0.0
        function_words = language_of(locale).function_words
        said = [word for word in words(query) if word.casefold() not in function_words and len(word) > 1]
        stems = [_stem(word) for word in said or words(query)]
        weights = {stem: self._rarity(stem, locale) for stem in stems}
        used = self._of.get((card_id, locale), set())
        total = sum(weights[stem] for stem in stems)
        return sum(weights[stem] for stem in stems if stem in used) / total if total else 0.0

    def _rarity(self, stem: str, locale: str) -> float:
        return math.log((self._count[locale] + 1) / (self._cards[locale][stem] + 0.5))


def _stem(word: str) -> str:
    return fold(word)[:_STEM]
