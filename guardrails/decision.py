"""The gate's decision: pass, escalate, or ask first."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Action(StrEnum):
    """What the line must do with what it heard."""

    PASS = "pass"
    ESCALATE = "escalate"
    CHECK = "check"


class Severity(StrEnum):
    """How soon harm may come."""

    CRITICAL = "critical"
    URGENT = "urgent"
    CHECK = "check"


class Layer(StrEnum):
    """Which layer decided."""

    LEXICON = "lexicon"
    PHONETIC = "phonetic"
    BACKSTOP = "backstop"


@dataclass(frozen=True, slots=True)
class Decision:
    """One verdict of the gate on one text. On `pass` only `locale` and `layer` say anything."""

    action: Action
    locale: str
    category: str | None = None
    """Name of the red-flag category, for example `cardiac`."""
    severity: Severity | None = None
    matched_terms: tuple[str, ...] = ()
    """The words of the text that matched, in the order of the text."""
    subcategories: tuple[str, ...] = ()
    template_slug: str | None = None
    """Which script to say: a key of `guardrails.scripts`."""
    layer: Layer = Layer.LEXICON

    @property
    def tripped(self) -> bool:
        """Whether the line may not simply go on."""
        return self.action is not Action.PASS

    def to_dict(self) -> dict[str, Any]:
        """The wire form, as in the `gate` event."""
        return {
            "action": str(self.action),
            "category": self.category,
            "severity": str(self.severity) if self.severity else None,
            "matched_terms": list(self.matched_terms),
            "subcategories": list(self.subcategories),
            "template_slug": self.template_slug,
            "locale": self.locale,
            "layer": str(self.layer),
        }


def gravest(found: Iterable[Decision]) -> Decision:
    """The first that escalates, else the first that asks, else the first.

    Raises:
        ValueError: there is none.
    """
    return max(found, key=lambda one: (one.action is Action.ESCALATE, one.tripped))
