"""Numbers of a benchmark: medians, tails and ratios."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray


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


_DRAWS: Final = 2000


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as long the stock way takes as ours: of medians, with its 95 % interval by bootstrap."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float]:
        """The wire form."""
        return {"value": round(self.value, 2), "low": round(self.low, 2), "high": round(self.high, 2)}

    def __str__(self) -> str:
        return f"{self.value:.1f} times as long ({self.low:.1f}–{self.high:.1f})"


def ratio(stock: Sequence[float | None], ours: Sequence[float | None]) -> Ratio | None:
    """The ratio of two sets of trials that took turns; None where a median did not end, or ours is not after the moment."""
    if not stock or not ours:
        return None
    theirs, mine = (np.array([np.inf if v is None else v for v in values]) for values in (stock, ours))
    value = _median(theirs) / _median(mine) if _median(mine) > 0 else np.inf
    if not np.isfinite(value):
        return None
    chance = np.random.default_rng(0)
    drawn = [
        _median(chance.choice(theirs, theirs.size)) / max(_median(chance.choice(mine, mine.size)), 1e-9)
        for _ in range(_DRAWS)
    ]
    low, high = np.quantile(drawn, (0.025, 0.975), method="nearest")
    return Ratio(float(value), float(low), float(min(high, 1e6)))


def _median(values: NDArray[np.float64]) -> float:
    return float(np.quantile(values, 0.5, method="higher" if np.isinf(values).any() else "linear"))
