"""Finding the card that answers."""

import threading
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from kb.card import Card
from kb.embedding import Embedder, Vectors
from kb.errors import StoreError
from kb.fusion import DEFAULT_WEIGHTS, Candidate, RowMatch, Weights, fuse
from kb.language import locales
from kb.row import RowKind
from kb.stance import Direction
from kb.statements import Statement, Statements
from kb.store import Version, current, open_direction, open_tables, words_column

DENSE_ROWS: Final = 240
LEXICAL_ROWS: Final = 60
_REMEMBERED: Final = 64


@dataclass(frozen=True, slots=True)
class Hit:
    """A card that may answer, in the caller's locale."""

    card: Card
    score: float
    """How well query and card match, for ranking only: it says nothing about truth."""
    matched: str
    """The row that matched, in whichever locale it was written."""
    kind: RowKind


class Retriever:
    """Searches one built table. Thread-safe; several processes may read the same folder."""

    def __init__(self, db_dir: Path, embedder: Embedder, *, weights: Weights = DEFAULT_WEIGHTS) -> None:
        """Opens the current version.

        Raises:
            StoreError: nothing is built there, or with another embedder.
        """
        self._db_dir = db_dir
        self.embedder = embedder
        self._weights = weights
        self._vectors: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()
        self._open(current(db_dir))

    def _open(self, version: Version) -> None:
        if version.embedder != self.embedder.name:
            raise StoreError(
                f"the cards in {self._db_dir} were built with {version.embedder}, the configured embedder is "
                f"{self.embedder.name}; run `atalaia kb build`"
            )
        table, cards = open_tables(self._db_dir, version)
        statements = _statements(table, open_direction(self._db_dir, version))
        self._rows: Any = table
        self.statements = statements
        self._candidates: OrderedDict[tuple[str, str], list[Candidate]] = OrderedDict()
        self.cards = {(card.id, card.locale): card for card in cards}
        self.version = version

    def warm(self) -> None:
        """Load the embedder and touch the indexes, so that the first caller does not wait."""
        for locale in locales():
            self.search("warm", locale, k=1)

    def refresh(self) -> bool:
        """Open a newer version if one was built; on failure the one already open stays.

        Raises:
            StoreError: the newer version cannot be opened.
        """
        version = current(self._db_dir)
        if version.name == self.version.name:
            return False
        self._open(version)
        return True

    def search(self, query: str, locale: str, k: int = 5) -> list[Hit]:
        """The `k` best cards in `locale`, best first, however poor; the query may be in any language.

        Raises:
            EmbeddingError: the embedder does not answer.
            StoreError: the table has gone.
        """
        hits = []
        for candidate in self.candidates(query, locale):
            card = self.cards.get((candidate.card_id, locale))
            if card is not None:
                hits.append(Hit(card, candidate.score, candidate.row.text, candidate.row.kind))
            if len(hits) == k:
                break
        return hits

    def best(self, query: str, locale: str) -> Hit | None:
        """The card that answers `query`, or None when no card matches well enough."""
        hits = self.search(query, locale, k=1)
        return hits[0] if hits and hits[0].score >= 0.86 else None

    def candidates(self, query: str, locale: str) -> list[Candidate]:
        """All cards that came up, best first; remembered for the last few queries."""
        if not query.strip():
            return []
        with self._lock:
            known = self._candidates.get((query, locale))
        if known is None:
            dense = self._dense(self.vector(query))
            known = fuse(dense, self._lexical(query, locale), locale, self._weights)
            with self._lock:
                self._candidates[query, locale] = known
                while len(self._candidates) > _REMEMBERED:
                    self._candidates.popitem(last=False)
        return known

    def vector(self, query: str) -> Vectors:
        """The query's vector, shape (dimension,); the last few are remembered."""
        with self._lock:
            known = self._vectors.get(query)
            if known is not None:
                self._vectors.move_to_end(query)
                return known
        vector: Vectors = self.embedder.queries([query])[0]
        self.remember({query: vector})
        return vector

    def remember(self, vectors: dict[str, Vectors]) -> None:
        """Keep vectors computed elsewhere, so that the same text is not embedded twice."""
        with self._lock:
            self._vectors.update(vectors)
            while len(self._vectors) > _REMEMBERED:
                self._vectors.popitem(last=False)

    def _dense(self, vector: Vectors) -> list[RowMatch]:
        # A few thousand rows: exact search is fast, and an approximate index would only lose matches.
        search = self._rows.search(np.asarray(vector), vector_column_name="vector")
        found = (
            search.distance_type("cosine")
            .select(["card_id", "locale", "kind", "text", "_distance"])
            .limit(DENSE_ROWS)
        )
        return [
            RowMatch(row["card_id"], row["locale"], RowKind(row["kind"]), row["text"], 1.0 - row["_distance"])
            for row in self._run(found)
        ]

    def _lexical(self, query: str, locale: str) -> list[RowMatch]:
        """BM25 from LanceDB's full-text index of the locale's language."""
        words = "".join(char if char.isalnum() else " " for char in query)
        if not words.strip() or locale not in locales():
            return []
        search = self._rows.search(words, query_type="fts", fts_columns=words_column(locale))
        found = search.select(["card_id", "locale", "kind", "text", "_score"]).limit(LEXICAL_ROWS)
        return [
            RowMatch(row["card_id"], row["locale"], RowKind(row["kind"]), row["text"], row["_score"])
            for row in self._run(found)
        ]

    def _run(self, search: Any) -> list[dict[str, Any]]:
        try:
            found: list[dict[str, Any]] = search.to_arrow().to_pylist()
        except (OSError, RuntimeError, ValueError) as error:
            raise StoreError(
                f"the cards in {self._db_dir} cannot be searched ({error}); run `atalaia kb build`"
            ) from error
        return found


def _statements(table: Any, direction: Direction) -> Statements:
    wanted = f"kind IN ('{RowKind.FACT}', '{RowKind.MYTH}')"
    found = (
        table.search()
        .where(wanted)
        .select(["card_id", "locale", "kind", "text", "vector"])
        .limit(None)
        .to_arrow()
    )
    entries = found.drop_columns(["vector"]).to_pylist()
    vectors = np.asarray(found["vector"].combine_chunks().flatten(), dtype=np.float32).reshape(
        len(entries), -1
    )
    statements = [
        Statement(entry["card_id"], entry["locale"], RowKind(entry["kind"]), entry["text"])
        for entry in entries
    ]
    return Statements(statements, vectors, direction)
