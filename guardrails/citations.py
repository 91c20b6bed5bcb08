"""No claim without a card: whether one sentence may be spoken.

A sentence that states something must name a card retrieved in this turn, as `[card:missed-dose]` or
`[missed-dose]` anywhere in it, and that card must say so too: its words, its numbers, its negations. The
check reads one sentence at a time, so it works while a model is still writing the next; it is deterministic
and errs towards silence: a sentence it is not sure of is not spoken.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from guardrails.claim import is_claim
from guardrails.locale import language
from guardrails.posture import forbidden
from guardrails.stream import SentenceStream
from guardrails.support import CitationProblem, CitedCard, support

__all__ = [
    "CitationProblem",
    "CitationVerdict",
    "CitedCard",
    "SentenceStream",
    "check",
    "is_claim",
    "strip",
]

_TAG: Final = re.compile(r"\s*\[(?:card:)?([a-z0-9][a-z0-9_-]*)\]", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class CitationVerdict:
    """One sentence, ready to be spoken or not."""

    spoken: str
    """The sentence without its tags."""
    cited: tuple[str, ...]
    """Ids it names, in order, once each."""
    claim: bool
    """Whether it states something that needs a card."""
    problem: CitationProblem | None = None
    detail: str = ""
    coverage: float = 0.0
    """Share of its content words found in the best cited card."""

    @property
    def supported(self) -> bool:
        """Whether it may be spoken."""
        return self.problem is None


def strip(sentence: str) -> tuple[str, tuple[str, ...]]:
    """The sentence without its tags, and the ids they named."""
    ids = tuple(dict.fromkeys(match.group(1).lower() for match in _TAG.finditer(sentence)))
    bare = re.sub(r"\s+([.,;:!?])", r"\1", _TAG.sub("", sentence)).strip()
    return re.sub(r"([.!?])\1+$", r"\1", bare), ids


def check(sentence: str, cards: Sequence[CitedCard], locale: str = "en-US") -> CitationVerdict:
    """Whether one sentence may be spoken.

    Args:
        sentence: one sentence, tags included.
        cards: the cards retrieved in this turn, in the sentence's locale.
        locale: the language of the sentence.
    """
    spoken, cited = strip(sentence)
    claim = is_claim(spoken, locale)

    def verdict(problem: CitationProblem | None, detail: str = "", coverage: float = 0.0) -> CitationVerdict:
        return CitationVerdict(spoken, cited, claim, problem, detail, coverage)

    crossed = forbidden(spoken, locale)
    if crossed:
        return verdict(CitationProblem.POSTURE, "; ".join(crossed))
    by_id = {card.id: card for card in cards}
    unknown = [name for name in cited if name not in by_id]
    if unknown:
        return verdict(CitationProblem.UNKNOWN_CARD, f"not retrieved in this turn: {', '.join(unknown)}")
    if not claim:
        return verdict(None)
    if not cited:
        return verdict(CitationProblem.NO_CITATION, "a sentence that states something must name its card")

    code = language(locale)
    results = [support(spoken, by_id[name], code) for name in cited]
    best = max(results, key=lambda result: (result[0] is None, result[2]))
    return verdict(*best)
