"""How well questions find their card, and how well the line keeps silent without one."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from evals.goldens import Question
from evals.rate import Rate, Timing, timing
from guardrails.locale import LOCALES

DEPTH: Final = 10
"""How far down the ranking a card is looked for; deeper counts as a reciprocal rank of 0."""


class Found(Protocol):
    """A card found, as retrieval gives it."""

    @property
    def card(self) -> Any:
        """The card, with an `id`."""

    @property
    def score(self) -> float:
        """How well it matched."""


class Retriever(Protocol):
    """Whatever finds cards."""

    def search(self, query: str, locale: str, k: int = 5) -> Sequence[Found]:
        """The best cards, best first."""

    def best(self, query: str, locale: str) -> Found | None:
        """The card that answers, None when none matches well enough."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A question and the cards found for it."""

    question: Question
    cards: tuple[str, ...]
    """Ids, best first, at most ten."""
    answered: str | None
    """The card the line would answer with; None if it would say it has no evidence."""
    score: float
    """Of the first card."""

    @property
    def reciprocal(self) -> float:
        """1 over the rank of the right card, 0 if it is not there."""
        card = self.question.card
        return 1 / (self.cards.index(card) + 1) if card in self.cards else 0.0


@dataclass(frozen=True, slots=True)
class RetrievalReport:
    """Retrieval over one half."""

    on_topic: tuple[Ranked, ...]
    off_topic: tuple[Ranked, ...]
    timing: Timing

    def recall_at_1(self, locale: str | None = None) -> Rate:
        """Share of questions whose card came first."""
        chosen = [one for one in self.on_topic if locale in (None, one.question.locale)]
        return Rate(sum(one.reciprocal == 1 for one in chosen), len(chosen))

    def mrr(self, locale: str | None = None) -> float:
        """Mean reciprocal rank."""
        chosen = [one.reciprocal for one in self.on_topic if locale in (None, one.question.locale)]
        return sum(chosen) / len(chosen) if chosen else 0.0

    def unanswered(self, locale: str | None = None) -> Rate:
        """Share of questions with a card that the line would say it has no evidence for."""
        chosen = [one for one in self.on_topic if locale in (None, one.question.locale)]
        return Rate(sum(one.answered is None for one in chosen), len(chosen))

    def wrong_off_topic(self, locale: str | None = None) -> Rate:
        """Share of off-topic questions answered with some card."""
        chosen = [one for one in self.off_topic if locale in (None, one.question.locale)]
        return Rate(sum(one.answered is not None for one in chosen), len(chosen))

    def to_dict(self) -> dict[str, Any]:
        """The wire form, without the cases."""
        cards = sorted({one.question.card for one in self.on_topic if one.question.card})
        return {
            "recall_at_1": self.recall_at_1().to_dict(),
            "mrr": self.mrr(),
            "unanswered": self.unanswered().to_dict(),
            "wrong_off_topic": self.wrong_off_topic().to_dict(),
            "by_locale": {
                locale: {
                    "recall_at_1": self.recall_at_1(locale).to_dict(),
                    "mrr": self.mrr(locale),
                    "unanswered": self.unanswered(locale).to_dict(),
                    "wrong_off_topic": self.wrong_off_topic(locale).to_dict(),
                }
                for locale in LOCALES
            },
            "by_card": {card: self._of_card(card).to_dict() for card in cards},
            "timing": self.timing.to_dict(),
        }

    def _of_card(self, card: str) -> Rate:
        chosen = [one for one in self.on_topic if one.question.card == card]
        return Rate(sum(one.reciprocal == 1 for one in chosen), len(chosen))


def measure_retrieval(
    retriever: Retriever, on_topic: Sequence[Question], off_topic: Sequence[Question]
) -> RetrievalReport:
    """Ask `retriever` everything, one question after the other; one search a question is timed."""
    seconds: list[float] = []

    def ask(question: Question) -> Ranked:
        started = time.perf_counter()
        hits = retriever.search(question.text, question.locale, k=DEPTH)
        seconds.append(time.perf_counter() - started)
        best = retriever.best(question.text, question.locale)
        return Ranked(
            question,
            tuple(str(hit.card.id) for hit in hits),
            str(best.card.id) if best else None,
            hits[0].score if hits else 0.0,
        )

    return RetrievalReport(
        tuple(ask(question) for question in on_topic),
        tuple(ask(question) for question in off_topic),
        timing(seconds),
    )
