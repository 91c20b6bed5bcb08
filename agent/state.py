"""What the nodes of a turn hand to each other."""

from typing import TypedDict

from agent.answer import Answer
from agent.say import Say
from guardrails.decision import Decision
from guardrails.refusal import RefusalKind
from kb.evidence import Claim
from kb.retrieval import Hit


class TurnState(TypedDict, total=False):
    """State of one turn. Keys appear as the nodes that set them run."""

    text: str
    locale: str
    country: str | None
    previous: str | None
    record: str
    """The caller's words with personal data redacted: what may be kept."""
    problem: str | None
    """Why the input could not be read, None if it could."""
    decision: Decision
    refusal: RefusalKind | None
    hits: list[Hit]
    said: list[Say]
    stated: tuple[str, ...]
    """What a language model found the caller to claim; absent when none was asked or none could tell."""
    claims: tuple[Claim, ...]
    limitations: tuple[str, ...]
    degraded: str | None
    written_by: str
    """Provider and model that wrote what was said; empty when the card was read."""
    dropped: int
    """Sentences of a model that may not be spoken."""
    confidence: float
    """Of the scope verdict, 0.5 to 1."""
    reasons: list[str]
    """Why a person must read the draft; empty if nobody needs to."""
    review: str
    """What became of the draft, for turns that waited."""
    answer: Answer
