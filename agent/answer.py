"""What one turn gives back: the same object for voice, text and the ledger."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from guardrails.decision import Decision
from kb.evidence import Claim


class Outcome(StrEnum):
    """How a turn ended."""

    ANSWERED = "answered"
    REFUSED = "refused"
    INSUFFICIENT = "insufficient_evidence"
    CHECK = "check"
    ESCALATED = "escalated"


@dataclass(frozen=True, slots=True)
class Answer:
    """One turn's answer."""

    outcome: Outcome
    locale: str
    spoken: str
    """Everything the caller hears in this turn, in order."""
    gate: Decision
    refusal_kind: str | None = None
    claims: tuple[Claim, ...] = ()
    citations: tuple[str, ...] = ()
    """Ids of the cards retrieved in this turn that the spoken text leans on."""
    limitations: tuple[str, ...] = ()
    degraded: str | None = None
    """Why the answer is not the one that was meant, for example `provider_timeout`."""
    written_by: str | None = None
    """Model and prompt that wrote what was said, for example `openai/gpt-4o-mini answer@1+0f3a…`; None for a card."""

    def to_dict(self) -> dict[str, Any]:
        """The wire form, as in `/chat` and the `answer` event; `written_by` is there when a model wrote it."""
        written = {"written_by": self.written_by} if self.written_by else {}
        return written | {
            "outcome": str(self.outcome),
            "locale": self.locale,
            "spoken": self.spoken,
            "refusal_kind": self.refusal_kind,
            "claims": [claim.to_dict() for claim in self.claims],
            "citations": list(self.citations),
            "limitations": list(self.limitations),
            "degraded": self.degraded,
            "gate": self.gate.to_dict(),
        }
