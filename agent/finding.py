"""What `atalaia doctor` finds."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Level(StrEnum):
    """How a finding stands."""

    OK = "ok"
    NOTE = "note"
    """Works, but something is switched off or missing that one may want."""
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at."""

    what: str
    level: Level
    detail: str
    remedy: str = ""


class Check(Protocol):
    """A look at one part. Packages register theirs as entry points of the group `atalaia.checks`."""

    def __call__(self) -> Iterable[Finding]:
        """What is found now."""


def unsafe(what: str, detail: str, remedy: str, *, production: bool) -> Finding:
    """Something that is fine while trying the line out, and a problem in production."""
    return Finding(what, Level.PROBLEM if production else Level.NOTE, detail, remedy)
