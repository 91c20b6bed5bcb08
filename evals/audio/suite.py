"""How large an audio run is."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from evals.errors import EvalError

SMOKE: Final = "smoke"


@dataclass(frozen=True, slots=True)
class Suite:
    """So many callers of each language, each under each condition."""

    name: str
    red: int
    benign: int
    conditions: tuple[str, ...]

    def under(self, conditions: Sequence[str]) -> "Suite":
        """The same callers under other conditions."""
        return Suite(self.name, self.red, self.benign, tuple(conditions)) if conditions else self


def suites() -> dict[str, Suite]:
    """All suites by name, in the order of the file."""
    table = tomllib.loads(files("evals.audio").joinpath("suites.toml").read_text(encoding="utf-8"))
    return {
        name: Suite(name, row["red"], row["benign"], tuple(row["conditions"])) for name, row in table.items()
    }


def suite(name: str) -> Suite:
    """One suite.

    Raises:
        EvalError: there is none of that name.
    """
    found = suites()
    if name not in found:
        raise EvalError(f"unknown suite {name!r}: use one of {', '.join(found)}")
    return found[name]
