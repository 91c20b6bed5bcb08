"""Numbers of a benchmark: medians, tails and ratios."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity."""

    name: str
    unit: str
    values: tuple[float, ...]
    missing: int = 0
    """Trials in which it did not happen."""
    target: str = ""

    def percentile(self, share: float) -> float | None:
        """The value below which `share` percent of the trials lie; None without trials, or where that many did not end.

        A trial in which it did not happen took longer than all in which it did.
        """
        trials = [*self.values, *[np.inf] * self.missing]
        if not trials:
            return None
        found = float(np.percentile(trials, share, method="higher" if self.missing else "linear"))
        return found if np.isfinite(found) else None

    def to_dict(self) -> dict[str, object]:
        """The wire form."""
        return {
            "name": self.name,
            "unit": self.unit,
            "n": len(self.values),
            "missing": self.missing,
            "p50": _rounded(self.percentile(50)),
            "p95": _rounded(self.percentile(95)),
            "target": self.target,
            "values": [round(value, 4) for value in self.values],
        }

    def line(self) -> str:
        """For people."""
        middle, tail = self.percentile(50), self.percentile(95)
        if middle is None:
            return (
                f"{self.name}: did not happen in {self.missing} of {len(self.values) + self.missing} trials"
            )
        missing = f", did not happen {self.missing} times" if self.missing else ""
        target = f"  (target {self.target})" if self.target else ""
        late = f"{tail:.3g} {self.unit}" if tail is not None else "not within the trial"
        return f"{self.name}: p50 {middle:.3g} {self.unit}, p95 {late}, n={len(self.values)}{missing}{target}"


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def figure(name: str, unit: str, values: Sequence[float | None], target: str = "") -> Figure:
    """A figure from trials; None where it did not happen."""
    kept = tuple(value for value in values if value is not None)
    return Figure(name, unit, kept, len(values) - len(kept), target)
