"""From rows that match to cards that answer: nearness in meaning, topic, and shared words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kb.row import RowKind
from kb.topics import FLOOR


@dataclass(frozen=True, slots=True)
class RowMatch:
    """One row that a search brought up."""

    card_id: str
    locale: str
    kind: RowKind
    text: str
    score: float
    """Cosine similarity."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each signal counts. Chosen on the dev questions: `python -m evals.calibrate`."""

    second: float = 0.4
    """Share of a card's second-best row in its nearness."""
    other_locale: float = -0.03
    """Added to the cosine of a row in another language than the query."""
    row_words: float = 0.06
    """The most that words shared with one row can add."""
    card_words: float = 0.05
    """The most that words shared with the whole card can add."""
    topic: float = 0.006
    """Added per unit of log share of the topic model."""


DEFAULT_WEIGHTS: Final = Weights()
_HALF_ROW: Final = 8.0
"""BM25 of a row that adds half of `row_words`."""
_HALF_CARD: Final = 4.0
"""BM25 of a card that adds half of `card_words`."""
_NEAREST: Final = 10
_ALONE: Final = 0.05
"""How far behind a card's only row its missing second row is taken to be."""


@dataclass(frozen=True, slots=True)
class Signals:
    """Everything that searches brought up for one query."""

    rows: tuple[RowMatch, ...]
    """Nearest rows of all locales."""
    row_words: Mapping[str, float]
    """BM25 of each card's best row in the caller's language; cards that share no word are absent."""
    card_words: Mapping[str, float]
    """BM25 of each card's whole text in the caller's language."""
    topics: Mapping[str, float]
    """Log share of each card, see `kb.topics`."""
    domain: float = 0.0
    """Log-odds that the query is about medicines, see `kb.domain`."""
    elsewhere: float = 0.0
    """Cosine with the nearest everyday request."""
    around: float = 0.0
    """Mean cosine with the nearest few."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One card as an answer to one query."""

    card_id: str
    score: float
    nearness: float
    """Cosine of the best row."""
    row_words: float
    """Words shared with one row, 0 (none) to 1."""
    card_words: float
    """Words shared with the whole card, 0 (none) to 1."""
    topic: float
    """Log share."""
    row: RowMatch
    """The row that speaks most for the card."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """All cards that came up for one query, best first, and what is known of the query itself."""

    candidates: tuple[Candidate, ...]
    domain: float = 0.0
    elsewhere: float = 0.0
    around: float = 0.0
    nearest: tuple[str, ...] = ()
    """Cards of the ten nearest rows."""
    coverage: float = 0.0
    """Share of the query's words that the best card uses, see `kb.vocabulary`."""


def rank(signals: Signals, locale: str, weights: Weights = DEFAULT_WEIGHTS) -> Ranking:
    """`fuse`, with what is known of the query."""
    return Ranking(
        tuple(fuse(signals, locale, weights)),
        signals.domain,
        signals.elsewhere,
        signals.around,
        tuple(row.card_id for row in signals.rows[:_NEAREST]),
    )


def fuse(signals: Signals, locale: str, weights: Weights = DEFAULT_WEIGHTS) -> list[Candidate]:
    """Cards by score, best first. Cards none of whose rows came up are left out."""
    candidates = []
    for card_id, found in _by_card(signals.rows, locale, weights).items():
        best, row = found[0]
        following = found[1][0] if len(found) > 1 else best - _ALONE
        row_words = _saturated(signals.row_words.get(card_id, 0.0), _HALF_ROW)
        card_words = _saturated(signals.card_words.get(card_id, 0.0), _HALF_CARD)
        topic = signals.topics.get(card_id, FLOOR)
        score = (
            (1 - weights.second) * best
            + weights.second * following
            + weights.row_words * row_words
            + weights.card_words * card_words
            + weights.topic * topic
        )
        candidates.append(Candidate(card_id, score, best, row_words, card_words, topic, row))
    candidates.sort(key=lambda candidate: (-candidate.score, candidate.card_id))
    return candidates


def _by_card(
    rows: Iterable[RowMatch], locale: str, weights: Weights
) -> dict[str, list[tuple[float, RowMatch]]]:
    by_card: dict[str, list[tuple[float, RowMatch]]] = {}
    for row in rows:
        value = row.score if row.locale == locale else row.score + weights.other_locale
        by_card.setdefault(row.card_id, []).append((value, row))
    for found in by_card.values():
        found.sort(key=lambda pair: -pair[0])
    return by_card


def _saturated(bm25: float, half: float) -> float:
    return bm25 / (bm25 + half)
