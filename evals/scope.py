"""How well scope tells what the line answers from what it declines."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from evals.goldens import ScopeCase
from evals.rate import Rate, Timing, timing
from guardrails.locale import LOCALES


class Verdict(Protocol):
    """What a scope classifier says of one text."""

    @property
    def in_scope(self) -> bool:
        """Whether the line answers it."""

    @property
    def kind(self) -> Any:
        """The refusal kind; None in scope."""


class Scope(Protocol):
    """Whatever classifies scope."""

    def classify(self, text: str, locale: str) -> Verdict:
        """The verdict on one text."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A case and the verdict on it."""

    case: ScopeCase
    in_scope: bool
    kind: str | None

    @property
    def right(self) -> bool:
        """Whether it was answered or declined as it should; the kind does not count."""
        return self.in_scope == self.case.in_scope


@dataclass(frozen=True, slots=True)
class ScopeReport:
    """Scope over one half."""

    judged: tuple[Judged, ...]
    timing: Timing

    def out_refused(self, locale: str | None = None, kind: str | None = None) -> Rate:
        """Share of what is out of scope that was declined."""
        chosen = [
            one
            for one in self.judged
            if not one.case.in_scope and locale in (None, one.case.locale) and kind in (None, one.case.kind)
        ]
        return Rate(sum(not one.in_scope for one in chosen), len(chosen))

    def in_refused(self, locale: str | None = None) -> Rate:
        """Share of what is in scope that was declined all the same."""
        chosen = [one for one in self.judged if one.case.in_scope and locale in (None, one.case.locale)]
        return Rate(sum(not one.in_scope for one in chosen), len(chosen))

    @property
    def kind_right(self) -> Rate:
        """Of what was rightly declined, the share declined for the right reason."""
        chosen = [one for one in self.judged if not one.case.in_scope and not one.in_scope]
        return Rate(sum(one.kind == one.case.kind for one in chosen), len(chosen))

    @property
    def wrong(self) -> tuple[Judged, ...]:
        """Cases answered that should not be, or declined that should not be."""
        return tuple(one for one in self.judged if not one.right)

    def to_dict(self) -> dict[str, Any]:
        """The wire form, without the cases."""
        kinds = sorted({one.case.kind for one in self.judged if one.case.kind})
        confusion: dict[str, Counter[str]] = {}
        for one in self.judged:
            confusion.setdefault(one.case.kind or "in", Counter())[one.kind or "in"] += 1
        return {
            "out_refused": self.out_refused().to_dict(),
            "in_refused": self.in_refused().to_dict(),
            "kind_right": self.kind_right.to_dict(),
            "by_locale": {
                locale: {
                    "out_refused": self.out_refused(locale).to_dict(),
                    "in_refused": self.in_refused(locale).to_dict(),
                }
                for locale in LOCALES
            },
            "by_kind": {kind: self.out_refused(kind=kind).to_dict() for kind in kinds},
            "confusion": {kind: dict(row) for kind, row in confusion.items()},
            "timing": self.timing.to_dict(),
        }


def measure_scope(scope: Scope, cases: Sequence[ScopeCase]) -> ScopeReport:
    """Run `scope` over cases, one after the other."""
    judged = []
    seconds = []
    for case in cases:
        started = time.perf_counter()
        verdict = scope.classify(case.text, case.locale)
        seconds.append(time.perf_counter() - started)
        kind = None if verdict.in_scope or verdict.kind is None else str(verdict.kind)
        judged.append(Judged(case, verdict.in_scope, kind))
    return ScopeReport(tuple(judged), timing(seconds))
