"""A call that comes back to the line after a transfer that nobody took."""

import json
from dataclasses import dataclass

from guardrails.decision import Action, Decision, Layer, Severity


@dataclass(frozen=True, slots=True)
class Resumed:
    """What the line knew of the call when it passed it on."""

    reason: str
    """Why a human was called: `red_flag`, `deaf`, `asked`."""
    decision: Decision | None
    """What had latched the call; None if it was not latched."""


def read_resumed(text: str | None) -> Resumed | None:
    """Read what a carrier wrote; None for anything else."""
    if not text:
        return None
    try:
        state = json.loads(text)
        raw = state["decision"]
        decision = None
        if raw is not None:
            decision = Decision(
                Action(raw["action"]),
                raw["locale"],
                raw["category"],
                Severity(raw["severity"]) if raw["severity"] else None,
                tuple(raw["matched_terms"]),
                tuple(raw["subcategories"]),
                raw["template_slug"],
                Layer(raw["layer"]),
            )
        return Resumed(str(state["reason"]), decision)
    except (ValueError, KeyError, TypeError):
        return None
