"""What the keys of a telephone mean to the line."""

from dataclasses import dataclass, field
from typing import Final

from agent.commands import Command
from guardrails.decision import Action, Decision, Severity
from guardrails.emergency import Service, rows
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


_TOGETHER: Final = 2.0
"""Seconds between two keys of one number."""
_EVERYWHERE: Final = ("911", "112")
_URGENT: Final = (Service.MEDICAL, Service.POLICE, Service.FIRE, Service.CRISIS)


def emergency_numbers(country: str | None) -> frozenset[str]:
    """The short numbers that somebody there may dial out of habit, whether or not the line would say them."""
    there = (row.number for row in rows() if row.country == country and row.service in _URGENT)
    return frozenset(_EVERYWHERE) | {
        number for number in there if number.isdigit() and len(number) == len("911")
    }


@dataclass
class Dialled:
    """The keys that were pressed one soon after another: in fear, people dial 192 into a call that is under way."""

    country: str | None
    digits: str = ""
    locale: str = ""
    """Language of the call before the first of them: 1, 2 and 3 mean languages too."""
    _at: float = field(default=float("-inf"))

    def press(self, digit: str, at: float, locale: str) -> None:
        """One more key, at a time in seconds."""
        if at - self._at > _TOGETHER:
            self.digits, self.locale = "", locale
        self._at = at
        self.digits += digit

    @property
    def spelling(self) -> bool:
        """Whether they are, or may become, an emergency number."""
        return len(self.digits) > 1 and any(
            number.startswith(self.digits) for number in emergency_numbers(self.country)
        )

    @property
    def emergency(self) -> bool:
        """Whether they are one."""
        return self.digits in emergency_numbers(self.country)
