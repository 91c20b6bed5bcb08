"""Claims and the evidence for them. Relations, never verdicts."""

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any


class Relation(StrEnum):
    """How a passage stands to a claim."""

    SUPPORTS = "supports"
    CONTRADICTS = "contradicts"
    CONTEXTUALIZES = "contextualizes"


class Uncertainty(StrEnum):
    """What the evidence as a whole says. Nothing found is never "false"."""

    SUPPORTED = "supported"
    CONTRADICTED = "contradicted"
    CONTEXTUALIZED = "contextualized"
    CONFLICTING = "conflicting"
    INSUFFICIENT = "insufficient_evidence"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a passage comes from."""

    dataset: str
    indexed_at: str
    """UTC time of indexing, ISO 8601."""
    content_hash: str
    """SHA-256 of the card's file, hexadecimal."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """One passage of one card, in relation to one claim."""

    relation: Relation
    card_id: str
    title: str
    publisher: str
    url: str
    published: str
    accessed: str
    snippet: str
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Claim:
    """Something the caller said or asked, and what the cards say of it."""

    text: str
    uncertainty: Uncertainty
    evidence: tuple[Evidence, ...] = ()
    temporal_context: str | None = None
    reflection_questions: tuple[str, ...] = ()
    limitations: tuple[str, ...] = field(default=())

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return asdict(self)
