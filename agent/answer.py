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

    def to_dict(self) -> dict[str, Any]:
        """The wire form, as in `/chat` and the `answer` event."""
        return {
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
