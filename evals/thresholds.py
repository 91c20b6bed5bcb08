"""Thresholds: what a slice must hold."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evals.errors import EvalError

THRESHOLDS_FILE: Final = Path(__file__).parent / "thresholds.toml"
OVERALL: Final = "overall"
_OF: Final = (OVERALL, "locale")


@dataclass(frozen=True, slots=True)
class Threshold:
    """A bound on one measure of one slice."""

    slice: str
    measure: str
    of: str
    """`overall`, or `locale` for each locale by itself."""
    minimum: float | None = None
    maximum: float | None = None
    reached: float | None = None
    """Where it does not hold yet: the value that was reached, below which a change may not fall (above, of a maximum)."""

    def applies(self, group: str) -> bool:
        """Whether it bounds the measure of this group (`overall` or a locale)."""
        return (group == OVERALL) == (self.of == OVERALL)

    def holds(self, value: float) -> bool:
        """Whether a value is within the bound."""
        return (self.minimum is None or value >= self.minimum) and (
            self.maximum is None or value <= self.maximum
        )

    def kept(self, value: float, slack: float = 0.002) -> bool:
        """Whether a value is within the bound, or where it does not hold yet no worse than what was reached."""
        if self.reached is None or self.holds(value):
            return self.holds(value)
        return value >= self.reached - slack if self.minimum is not None else value <= self.reached + slack

    def __str__(self) -> str:
        return f"≥ {self.minimum:g}" if self.minimum is not None else f"≤ {self.maximum:g}"


@dataclass(frozen=True, slots=True)
class Breach:
    """A threshold that did not hold."""

    threshold: Threshold
    group: str
    value: float

    def __str__(self) -> str:
        return (
            f"{self.threshold.slice}: {self.threshold.measure} {self.group} is {self.value:.4f}, "
            f"must be {self.threshold}"
        )


def load_thresholds(path: Path = THRESHOLDS_FILE) -> tuple[Threshold, ...]:
    """All thresholds of a file.

    Raises:
        EvalError: the file cannot be read or an entry is malformed.
    """
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("threshold", [])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise EvalError(f"cannot read the thresholds {path.name}: {error}") from error
    return tuple(_threshold(number, entry) for number, entry in enumerate(entries, 1))


def _threshold(number: int, entry: dict[str, Any]) -> Threshold:
    rest = {*entry} - {"min", "max", "reached"}
    if rest != {"slice", "measure", "of"} or len({"min", "max"} & {*entry}) != 1:
        raise EvalError(
            f"threshold {number}: expected slice, measure, of and one of min or max, got {sorted(entry)}"
        )
    if entry["of"] not in _OF:
        raise EvalError(f"threshold {number}: 'of' must be one of {', '.join(_OF)}, got {entry['of']!r}")
    return Threshold(
        entry["slice"],
        entry["measure"],
        entry["of"],
        entry.get("min"),
        entry.get("max"),
        entry.get("reached"),
    )


def breaches(
    slice_name: str, measures: Mapping[tuple[str, str], float], thresholds: tuple[Threshold, ...]
) -> tuple[Breach, ...]:
    """The thresholds of `slice_name` that `measures`, by (measure, group), do not hold.

    Raises:
        EvalError: a threshold names a measure that the slice does not give, so that a renamed measure cannot
            silently switch a threshold off.
    """
    broken = []
    for threshold in thresholds:
        if threshold.slice != slice_name:
            continue
        bounded = {
            group: value
            for (measure, group), value in measures.items()
            if measure == threshold.measure and threshold.applies(group)
        }
        if not bounded:
            raise EvalError(f"threshold on {slice_name}: it measures no {threshold.measure} {threshold.of}")
        broken += [
            Breach(threshold, group, value) for group, value in bounded.items() if not threshold.holds(value)
        ]
    return tuple(broken)
