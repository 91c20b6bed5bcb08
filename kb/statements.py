"""The facts and myths of all cards, for telling how a claim stands to them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kb.embedding import Vectors
from kb.row import RowKind
from kb.stance import Direction


@dataclass(frozen=True, slots=True)
class Statement:
    """A fact that a card supports, or a myth that it contradicts."""

    card_id: str
    locale: str
    kind: RowKind
    text: str


@dataclass(frozen=True, slots=True)
class Near:
    """A statement and how near a claim is to it."""

    statement: Statement
    likeness: float
    """Cosine of two passages."""


class Statements:
    """All statements of one table, in memory: 1.5 KB each."""

    def __init__(self, statements: Sequence[Statement], vectors: Vectors, direction: Direction) -> None:
        """`vectors`: shape (len(statements), dimension), embedded as passages."""
        self.direction = direction
        self._statements = tuple(statements)
        self._vectors = vectors
        self._of_locale = {
            locale: np.flatnonzero([statement.locale == locale for statement in statements])
            for locale in {statement.locale for statement in statements}
        }

    def near(self, vector: Vectors, locale: str) -> dict[str, tuple[Near, ...]]:
        """Statements of `locale` by card id, the nearest to `vector` first."""
        indexes = self._of_locale.get(locale)
        if indexes is None:
            return {}
        likeness = self._vectors[indexes] @ vector
        by_card: dict[str, list[Near]] = {}
        for place in np.argsort(-likeness):
            statement = self._statements[indexes[place]]
            by_card.setdefault(statement.card_id, []).append(Near(statement, float(likeness[place])))
        return {card_id: tuple(found) for card_id, found in by_card.items()}
