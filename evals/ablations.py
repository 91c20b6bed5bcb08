"""What each part of retrieval is worth: `python -m evals.ablations`."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from evals.goldens import Half, Question, off_topic, questions
from guardrails.locale import LOCALES
from kb.fusion import Signals, Weights, fuse
from kb.retrieval import Retriever
from kb.row import RowKind

Ranker = Callable[[Signals, str], list[str]]
"""Signals and locale to card ids, best first."""

_DENSE: Final = Weights(row_words=0.0, card_words=0.0, topic=0.0)


@dataclass(frozen=True, slots=True)
class Ablation:
    """One way of ranking, over one half."""

    name: str
    recall_at_1: dict[str, float]
    """By locale."""
    mrr: float

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return {"name": self.name, "recall_at_1": self.recall_at_1, "mrr": self.mrr}


def rankers() -> dict[str, Ranker]:
    """Every way of ranking that is compared, from one signal alone to all of them."""
    return {
        "nearest rows": lambda signals, locale: _ids(signals, locale, _DENSE),
        "nearest rows, no caller questions": lambda signals, locale: _ids(_without(signals), locale, _DENSE),
        "words of rows (BM25)": lambda signals, locale: _by_value(signals.row_words),
        "words of cards (BM25)": lambda signals, locale: _by_value(signals.card_words),
        "topic model": lambda signals, locale: _by_value(signals.topics),
        "reciprocal rank fusion": lambda signals, locale: _reciprocal(signals, locale),
        "fused": lambda signals, locale: _ids(signals, locale, Weights()),
        "fused, no topic model": lambda signals, locale: _ids(signals, locale, Weights(topic=0.0)),
        "fused, no words": lambda signals, locale: _ids(
            signals, locale, Weights(row_words=0.0, card_words=0.0)
        ),
        "fused, no caller questions": lambda signals, locale: _ids(_without(signals), locale, Weights()),
    }


def ablations(retriever: Retriever, on: Sequence[Question]) -> tuple[Ablation, ...]:
    """Each ranker over the same signals. "No caller questions" leaves them out of the nearest rows only."""
    signals = [(question, retriever.signals(question.text, question.locale)) for question in on]
    found = []
    for name, rank in rankers().items():
        ranks: dict[str, list[int]] = {locale: [] for locale in LOCALES}
        for question, signal in signals:
            ids = rank(signal, question.locale)
            ranks[question.locale].append(ids.index(question.card) + 1 if question.card in ids else 0)
        every = [place for places in ranks.values() for place in places]
        found.append(
            Ablation(
                name,
                {
                    locale: sum(place == 1 for place in places) / max(1, len(places))
                    for locale, places in ranks.items()
                },
                sum(1 / place for place in every if 0 < place <= 10) / max(1, len(every)),
            )
        )
    return tuple(found)


def crossed(retriever: Retriever, on: Sequence[Question]) -> dict[tuple[str, str], float]:
    """recall@1 by (language asked in, locale answered in): the caller may speak another language than the call."""
    found: dict[tuple[str, str], list[bool]] = {}
    for question in on:
        for locale in LOCALES:
            hits = retriever.search(question.text, locale, k=1)
            right = bool(hits) and hits[0].card.id == question.card and hits[0].card.locale == locale
            found.setdefault((question.locale, locale), []).append(right)
    return {pair: sum(right) / len(right) for pair, right in found.items()}


def _ids(signals: Signals, locale: str, weights: Weights) -> list[str]:
    return [candidate.card_id for candidate in fuse(signals, locale, weights)]


def _without(signals: Signals) -> Signals:
    rows = tuple(row for row in signals.rows if row.kind is not RowKind.QUESTION)
    return Signals(rows, signals.row_words, signals.card_words, signals.topics)


def _by_value(values: Any) -> list[str]:
    return sorted(values, key=lambda card_id: (-values[card_id], card_id))


def _reciprocal(signals: Signals, locale: str, k: int = 60) -> list[str]:
    """Plain reciprocal rank fusion of nearest rows and words, as most hybrid searches do it."""
    total: dict[str, float] = {}
    for ids in (_ids(signals, locale, _DENSE), _by_value(signals.row_words)):
        for place, card_id in enumerate(ids, 1):
            total[card_id] = total.get(card_id, 0.0) + 1 / (k + place)
    return _by_value(total)


def main() -> int:
    """Print both tables for the dev half."""
    from agent.settings import load_settings
    from kb.embedding import load_embedder
    from kb.errors import KbError

    try:
        retriever = Retriever(load_settings().paths.index, load_embedder())
    except KbError as error:
        print(error, file=sys.stderr)
        return 2
    built = {card_id for card_id, _ in retriever.cards}
    on = [question for question in questions(Half.DEV) if question.card in built]
    print(
        f"{len(on)} questions, {len(off_topic(Half.DEV))} off-topic\n{'':36}"
        + "  ".join(LOCALES)
        + "     MRR"
    )
    for row in ablations(retriever, on):
        values = "  ".join(f"{row.recall_at_1[locale]:{len(locale)}.3f}" for locale in LOCALES)
        print(f"{row.name:36}{values}   {row.mrr:.3f}")
    print("\nasked in -> answered in: recall@1")
    for (asked, answered), recall in crossed(retriever, on).items():
        print(f"{asked} -> {answered}: {recall:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
