"""One piece of a call with a beginning and an end."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class SpanKind(StrEnum):
    """What a span is about."""

    CALL = "call"
    RECOGNITION = "recognition"
    """One utterance, from the voice to its final transcript."""
    TURN = "turn"
    """From the caller's last word to the end of the answer."""
    WAIT = "wait"
    """Time in which the line waits on purpose: for the final, for the caller to go on."""
    NODE = "node"
    RETRIEVAL = "retrieval"
    MODEL = "model"
    SYNTHESIS = "synthesis"
    SPEECH = "speech"
    """Words on their way to the caller's ear."""
    GATE = "gate"
    ESCALATION = "escalation"
    HANDOFF = "handoff"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that happened at one moment of a span."""

    t: float
    name: str
    notes: dict[str, Any] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Span:
    """A piece of a call. Times are seconds since the call's first audio."""

    name: str
    kind: SpanKind
    start: float
    end: float | None = None
    """None while it goes on."""
    parent: "Span | None" = None
    notes: dict[str, Any] = field(default_factory=dict)
    """Names, counts and seconds; nothing that anybody said."""
    texts: dict[str, str] = field(default_factory=dict)
    """What was said: `input`, `output`. Never exported unless content is switched on."""
    marks: list[Mark] = field(default_factory=list)
    failed: str | None = None
    """What went wrong, as one word."""
    children: list["Span"] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        """Its length; 0 while it goes on."""
        return 0.0 if self.end is None else self.end - self.start

    def reach(self, t: float) -> None:
        """It lasts at least until `t`."""
        self.end = t if self.end is None else max(self.end, t)
