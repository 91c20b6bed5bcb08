"""From rows that match to cards that answer: nearness in meaning, lifted by shared words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kb.row import RowKind


@dataclass(frozen=True, slots=True)
class RowMatch:
    """One row that a search brought up."""

    card_id: str
    locale: str
    kind: RowKind
    text: str
    score: float
    """Cosine similarity (dense) or BM25 (words)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How rows count. Chosen by measurement: `python -m evals.calibrate`."""

    kinds: Mapping[RowKind, float] = field(
        default_factory=lambda: {
            RowKind.QUESTION: 0.0,
            RowKind.TITLE: -0.01,
            RowKind.FACT: -0.01,
            RowKind.MYTH: -0.01,
            RowKind.PASSAGE: -0.01,
        }
    )
    """Added to the cosine similarity of a row of that kind."""
    other_locale: float = -0.005
    """Added for a row in another language than the caller's locale."""
    lexical: float = 0.04
    """The most that shared words can add."""
    lexical_half: float = 8.0
    """BM25 score that adds half of `lexical`."""
    second: float = 0.2
    """Share of the second-best row of a card in the card's nearness."""


DEFAULT_WEIGHTS: Final = Weights()


@dataclass(frozen=True, slots=True)
class Candidate:
    """One card as an answer to one query."""

    card_id: str
    score: float
    dense: float
    """Weighted cosine of the best row."""
    lexical: float
    """BM25 of the best row in the caller's language; 0 when no word is shared."""
    row: RowMatch
    """The row that speaks most for the card."""


def fuse(
    dense: Iterable[RowMatch], lexical: Iterable[RowMatch], locale: str, weights: Weights = DEFAULT_WEIGHTS
) -> list[Candidate]:
    """Cards by score, best first. Cards that no dense row speaks for are left out."""
    nearest: dict[str, list[tuple[float, RowMatch]]] = {}
    for row in dense:
        value = row.score + weights.kinds.get(row.kind, 0.0)
        if row.locale != locale:
            value += weights.other_locale
        nearest.setdefault(row.card_id, []).append((value, row))
    words: dict[str, float] = {}
    for row in lexical:
        words[row.card_id] = max(words.get(row.card_id, 0.0), row.score)
    candidates = []
    for card_id, found in nearest.items():
        found.sort(key=lambda pair: -pair[0])
        best, row = found[0]
        following = found[1][0] if len(found) > 1 else best - 0.05
        bm25 = words.get(card_id, 0.0)
        lift = weights.lexical * bm25 / (bm25 + weights.lexical_half)
        score = (1 - weights.second) * best + weights.second * following + lift
        candidates.append(Candidate(card_id, score, best, bm25, row))
    candidates.sort(key=lambda candidate: (-candidate.score, candidate.card_id))
    return candidates
