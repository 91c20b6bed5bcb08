"""Which drafts a person must read before they are spoken, when the line runs supervised."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from guardrails.decision import Action, Decision
from guardrails.posture import forbidden
from guardrails.validation import Flag, ValidatedInput


class Reason(StrEnum):
    """Why a person must read it."""

    MODEL_WROTE_IT = "model_wrote_it"
    """A language model wrote the words; the cards' own words need no reading."""
    POSTURE = "posture"
    """It says something the line never says."""
    UNSUPPORTED = "unsupported"
    """A sentence was dropped because no card supports it: what is left may mislead."""
    CONFLICT = "conflict"
    """The evidence points both ways."""
    DANGER_NEAR = "danger_near"
    """The gate asked, and the caller said nobody is in danger."""
    SENSITIVE = "sensitive"
    """Children, pregnancy, opioids, blood thinners, insulin, mental health."""
    ODD_INPUT = "odd_input"
    """The caller's text carries injection markers or broken characters."""
    LOW_CONFIDENCE = "low_confidence"
    """Scope was nearly a coin toss."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is about to be said, and how it came about."""

    text: str
    locale: str
    by_model: bool = False
    dropped_sentences: int = 0
    conflicting: bool = False
    sensitive: bool = False
    """Whether a card it leans on is marked for a sensitive topic."""
    scope_confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class ReviewVerdict:
    """Whether a person must read the draft, and why."""

    reasons: tuple[Reason, ...] = ()

    @property
    def needed(self) -> bool:
        """Whether the draft has to wait."""
        return bool(self.reasons)


class Review(Protocol):
    """Decides which drafts wait for a person."""

    def review(self, draft: Draft, heard: ValidatedInput, gate: Sequence[Decision]) -> ReviewVerdict:
        """`gate` holds every decision of this turn so far."""
        ...


class RuleReview:
    """The rules above, without state."""

    def __init__(self, *, low_confidence: float = 0.6) -> None:
        """`low_confidence` is the scope confidence under which a person looks."""
        self._low_confidence = low_confidence

    def review(self, draft: Draft, heard: ValidatedInput, gate: Sequence[Decision]) -> ReviewVerdict:
        """See `Review`."""
        found = {
            Reason.MODEL_WROTE_IT: draft.by_model,
            Reason.POSTURE: bool(forbidden(draft.text, draft.locale)),
            Reason.UNSUPPORTED: draft.dropped_sentences > 0,
            Reason.CONFLICT: draft.conflicting,
            Reason.DANGER_NEAR: any(decision.action is Action.CHECK for decision in gate),
            Reason.SENSITIVE: draft.sensitive,
            Reason.ODD_INPUT: bool(heard.flags & {Flag.INJECTION, Flag.REPLACED_BYTES, Flag.OTHER_SCRIPT}),
            Reason.LOW_CONFIDENCE: draft.scope_confidence < self._low_confidence,
        }
        return ReviewVerdict(tuple(reason for reason, present in found.items() if present))


def needs_review(draft: Draft, heard: ValidatedInput, gate: Sequence[Decision] = ()) -> ReviewVerdict:
    """The default rules."""
    return RuleReview().review(draft, heard, gate)
