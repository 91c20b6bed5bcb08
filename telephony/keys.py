"""What the keys of a telephone mean to the line."""

from typing import Final

from agent.commands import Command
from guardrails.decision import Action, Decision, Severity
from guardrails.scripts import GENERAL

EMERGENCY: Final = "9"
SKIP: Final = "#"
LANGUAGES: Final = {"1": Command.ENGLISH, "2": Command.SPANISH, "3": Command.PORTUGUESE}
COMMANDS: Final = {"0": Command.HUMAN, "*": Command.REPEAT, **LANGUAGES}
"""0 a person, * once more, 1 to 3 the language. # skips what is being said; 4 to 8 mean nothing."""


def emergency(locale: str) -> Decision:
    """The decision that the emergency key is."""
    return Decision(
        Action.ESCALATE,
        locale,
        "emergency_key",
        Severity.CRITICAL,
        matched_terms=(EMERGENCY,),
        template_slug=GENERAL,
    )
