"""Rates with an interval, and percentiles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

_Z95: Final = 1.959964


@dataclass(frozen=True, slots=True)
class Rate:
    """So many out of so many."""

    hits: int
    total: int

    @property
    def value(self) -> float:
        """The share, 0 to 1; 0 when nothing was counted."""
        return self.hits / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval; (0, 1) when nothing was counted."""
        n = self.total
        if not n:
            return 0.0, 1.0
        p, z2 = self.value, _Z95 * _Z95
        centre = (p + z2 / (2 * n)) / (1 + z2 / n)
        half = _Z95 * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def __add__(self, other: "Rate") -> "Rate":
        return Rate(self.hits + other.hits, self.total + other.total)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.3f} ({self.hits}/{self.total}, {low:.3f}–{high:.3f})"

    def to_dict(self) -> dict[str, Any]:
        """The wire form, with the interval."""
        low, high = self.interval
        return {"value": self.value, "hits": self.hits, "total": self.total, "low": low, "high": high}


@dataclass(frozen=True, slots=True)
class Timing:
    """How long single calls took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    worst: float

    def to_dict(self) -> dict[str, float]:
        """The wire form."""
        return {"p50_ms": self.p50, "p95_ms": self.p95, "p99_ms": self.p99, "max_ms": self.worst}


def timing(seconds: Sequence[float]) -> Timing:
    """Percentiles of `seconds`, by nearest rank."""
    ordered = sorted(second * 1000 for second in seconds) or [0.0]

    def rank(share: float) -> float:
        return ordered[max(0, math.ceil(share * len(ordered)) - 1)]

    return Timing(rank(0.50), rank(0.95), rank(0.99), ordered[-1])
