"""Finding the card that answers."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from kb.calibration import Calibration, load_calibration
from kb.card import Card
from kb.embedding import Embedder, Vectors
from kb.errors import StoreError
from kb.fusion import DEFAULT_WEIGHTS, Candidate, Ranking, RowMatch, Signals, Weights, rank
from kb.language import fold, guess_locale, locales, words
from kb.rerank import Reranker
from kb.row import Row, RowKind
from kb.statements import Statement, Statements
from kb.store import Version, current, folder_of
from kb.table import Tables, open_tables, vectors_of, words_column
from kb.vocabulary import Vocabulary

ROWS_BY_MEANING: Final = 240
ROWS_BY_WORDS: Final = 60
CARDS_BY_WORDS: Final = 20
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

    def __init__(
        self,
        db_dir: Path,
        embedder: Embedder,
        *,
        weights: Weights = DEFAULT_WEIGHTS,
        calibration: Calibration | None = None,
        reranker: Reranker | None = None,
    ) -> None:
        """Opens the current version.

        Raises:
            StoreError: nothing is built there, or with another embedder.
            KbError: no "no match" threshold has been calibrated for the embedder.
        """
        self._db_dir = db_dir
        self.embedder = embedder
        self._weights = weights
        self._reranker = reranker
        self._calibration = calibration or load_calibration(embedder.name)
        self._vectors: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()
        self._open(current(db_dir))

    def _open(self, version: Version) -> None:
        if version.embedder != self.embedder.name:
            raise StoreError(
                f"the cards in {self._db_dir} were built with {version.embedder}, the configured embedder is "
                f"{self.embedder.name}; run `atalaia kb build`"
            )
        tables = open_tables(folder_of(self._db_dir, version))
        self._rows, self._row_vectors = _all_rows(tables)
        self._vocabulary = Vocabulary(self._rows)
        self.statements = _statements(self._rows, self._row_vectors, tables)
        self._tables = tables
        self._rankings: OrderedDict[tuple[str, str], Ranking] = OrderedDict()
        self.cards = {(card.id, card.locale): card for card in tables.cards}
        self._asked = frozenset(_plain(question) for card in tables.cards for question in card.questions)
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
        return [self._hit(candidate, locale) for candidate in self._ordered(query, locale)[:k]]

    def asks(self, text: str) -> bool:
        """Whether `text` is a question of some card, in any locale, as the card has it."""
        return _plain(text) in self._asked

    def _hit(self, candidate: Candidate, locale: str) -> Hit:
        card = self.cards[candidate.card_id, locale]
        return Hit(card, candidate.score, candidate.row.text, candidate.row.kind)

    def best(self, query: str, locale: str, beyond: float = 0.0) -> Hit | None:
        """The card that answers `query`, or None when no card matches well enough.

        Args:
            query: what was asked.
            locale: of the answer.
            beyond: by how much more than usual, in log-odds, the card must match: somebody else's doubt.
        """
        ranking = self.ranking(query, locale)
        if not self._calibration.answers(query, ranking, locale, beyond):
            return None
        return self._hit(self._ordered(query, locale)[0], locale)

    def _ordered(self, query: str, locale: str) -> list[Candidate]:
        """Candidates, the first few in the cross-encoder's order if there is one."""
        found = list(self.ranking(query, locale).candidates)
        if self._reranker is None or len(found) < 2:
            return found
        head, tail = found[: self._reranker.cards], found[self._reranker.cards :]
        scores = self._reranker.scores(query, [self.cards[one.card_id, locale].spoken for one in head])
        order = sorted(range(len(head)), key=lambda place: -scores[place])
        return [*(head[place] for place in order), *tail]

    def ranking(self, query: str, locale: str) -> Ranking:
        """All cards of `locale` that came up, best first; remembered for the last few queries."""
        if not query.strip():
            return Ranking(())
        with self._lock:
            known = self._rankings.get((query, locale))
        if known is None:
            spoken = guess_locale(query, locale)
            found = rank(self.signals(query, spoken), spoken, self._weights)
            here = tuple(one for one in found.candidates if (one.card_id, locale) in self.cards)
            covered = self._vocabulary.coverage(query, here[0].card_id, spoken) if here else 0.0
            known = replace(found, candidates=here, coverage=covered)
            with self._lock:
                self._rankings[query, locale] = known
                while len(self._rankings) > _REMEMBERED:
                    self._rankings.popitem(last=False)
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

    def signals(self, query: str, locale: str) -> Signals:
        """Everything the searches bring up for a query in `locale`; words count only in that language."""
        vector, learned = self.vector(query), self._tables.learned
        return Signals(
            rows=self._near(vector),
            row_words=self._words(self._tables.rows, query, locale, ROWS_BY_WORDS),
            card_words=self._words(self._tables.whole, query, locale, CARDS_BY_WORDS),
            topics=learned.topics.log_shares(vector),
            domain=learned.domain.lean(vector),
            elsewhere=learned.domain.elsewhere(vector),
            around=learned.domain.around(vector),
        )

    def _near(self, vector: Vectors) -> tuple[RowMatch, ...]:
        # A few thousand rows: exact search is fast, and an approximate index would only lose matches. The vectors
        # are read from the table once: asking it each time cost 14 ms of processor time a query, this costs 2.
        scores = self._row_vectors @ vector
        count = min(ROWS_BY_MEANING, len(scores))
        nearest = np.argpartition(-scores, count - 1)[:count] if count else np.zeros(0, dtype=np.intp)
        nearest = nearest[np.argsort(-scores[nearest], kind="stable")]
        return tuple(
            RowMatch(row.card_id, row.locale, row.kind, row.text, float(scores[place]))
            for place, row in ((place, self._rows[place]) for place in nearest.tolist())
        )

    def _words(self, table: Any, query: str, locale: str, limit: int) -> dict[str, float]:
        """BM25 of each card's best entry, from LanceDB's full-text index of the locale."""
        plain = " ".join(words(query))
        if not plain or locale not in locales():
            return {}
        search = table.search(plain, query_type="fts", fts_columns=words_column(locale))
        best: dict[str, float] = {}
        for entry in self._run(search.select(["card_id", "_score"]).limit(limit)):
            best[entry["card_id"]] = max(best.get(entry["card_id"], 0.0), entry["_score"])
        return best

    def _run(self, search: Any) -> list[dict[str, Any]]:
        try:
            found: list[dict[str, Any]] = search.to_arrow().to_pylist()
        except (OSError, RuntimeError, ValueError) as error:
            raise StoreError(
                f"the cards in {self._db_dir} cannot be searched ({error}); run `atalaia kb build`"
            ) from error
        return found


def _plain(text: str) -> str:
    """The words alone, as questions are compared."""
    return fold(" ".join(words(text)))


def _all_rows(tables: Tables) -> tuple[tuple[Row, ...], Vectors]:
    """All rows of the table, and their vectors, shape (rows, dimension)."""
    columns = ["card_id", "locale", "kind", "text", "vector"]
    found = tables.rows.search().select(columns).limit(None).to_arrow()
    rows = tuple(
        Row(entry["card_id"], entry["locale"], RowKind(entry["kind"]), entry["text"])
        for entry in found.drop_columns(["vector"]).to_pylist()
    )
    return rows, vectors_of(found)


def _statements(rows: Sequence[Row], vectors: Vectors, tables: Tables) -> Statements:
    places = [place for place, row in enumerate(rows) if row.kind in (RowKind.FACT, RowKind.MYTH)]
    statements = [
        Statement(row.card_id, row.locale, row.kind, row.text) for row in (rows[place] for place in places)
    ]
    return Statements(statements, vectors[places], tables.learned.direction)
