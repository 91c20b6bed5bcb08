"""Tables of an audio run: per condition, locale and category, with intervals."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from evals.audio.trial import STAGES, Trial
from evals.rate import Rate
from guardrails.decision import Action

ALL: Final = "all"
_DRAWS: Final = 1000


@dataclass(frozen=True, slots=True)
class Spread:
    """A set of delays: median with its interval, and the tail. Seconds."""

    n: int
    p50: float | None
    low: float | None
    high: float | None
    """The median's 95 % interval, by bootstrap."""
    p95: float | None

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return {"n": self.n, "p50": self.p50, "low": self.low, "high": self.high, "p95": self.p95}

    def __str__(self) -> str:
        if self.p50 is None or self.p95 is None:
            return "–"
        return f"{self.p50:.2f} ({self.low:.2f}–{self.high:.2f}), p95 {self.p95:.2f}"


def spread(values: Iterable[float | None]) -> Spread:
    """The spread of what was measured; None is left out."""
    found = np.array([value for value in values if value is not None], dtype=np.float64)
    if not found.size:
        return Spread(0, None, None, None, None)
    draws = np.random.default_rng(0).choice(found, (_DRAWS, found.size))
    low, high = np.quantile(np.median(draws, axis=1), (0.025, 0.975))
    numbers = (np.median(found), low, high, np.quantile(found, 0.95))
    p50, low, high, p95 = (round(float(number), 3) for number in numbers)
    return Spread(int(found.size), p50, low, high, p95)


@dataclass(frozen=True, slots=True)
class Cell:
    """All calls of one condition, locale and category; `all` stands for every one of its kind."""

    condition: str
    locale: str
    category: str
    recall: Rate
    """Red flags that were escalated, or asked about where that is enough. A call that failed is a miss."""
    noticed: Rate
    alarms: Rate
    """Harmless calls that were escalated or asked about."""
    escalated_alarms: Rate
    words: Rate
    """Words that were heard wrongly, by words said; at most all of them."""
    latched: Spread
    script_audio: Spread
    played: Spread
    partial_lead: Spread
    by_partial: Rate
    """Escalations that a partial brought about."""
    unusable: int

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        rates = ("recall", "noticed", "alarms", "escalated_alarms", "words", "by_partial")
        spreads = ("latched", "script_audio", "played", "partial_lead")
        return {
            "condition": self.condition,
            "locale": self.locale,
            "category": self.category,
            **{name: getattr(self, name).to_dict() for name in (*rates, *spreads)},
            "unusable": self.unusable,
        }


def cell(condition: str, locale: str, category: str, trials: Sequence[Trial]) -> Cell:
    """One cell of the calls that belong in it."""
    red = [one for one in trials if one.red]
    calm = [one for one in trials if one.expect == "pass" and one.unusable is None]
    escalated = [one for one in red if one.latched is not None]
    return Cell(
        condition,
        locale,
        category,
        Rate(sum(not one.missed for one in red), len(red)),
        Rate(sum(one.action != Action.PASS for one in red), len(red)),
        Rate(sum(one.alarm for one in calm), len(calm)),
        Rate(sum(one.action == Action.ESCALATE for one in calm), len(calm)),
        _words(trials),
        spread(one.latched for one in escalated),
        spread(one.script_audio for one in escalated),
        spread(one.played for one in escalated),
        spread(one.partial_lead for one in escalated),
        Rate(sum(one.source == "partial" for one in escalated), len(escalated)),
        sum(one.unusable is not None for one in trials),
    )


def cells(trials: Sequence[Trial]) -> list[Cell]:
    """Every cell that holds a call: each condition, each of its locales, each of their categories."""
    found = []
    for condition in _kinds(trials, lambda one: one.condition):
        under = [one for one in trials if one.condition == condition]
        found.append(cell(condition, ALL, ALL, under))
        for locale in sorted(_kinds(under, lambda one: one.locale)):
            spoken = [one for one in under if one.locale == locale]
            found.append(cell(condition, locale, ALL, spoken))
            for category in sorted(_kinds(spoken, lambda one: one.category or "harmless")):
                found.append(
                    cell(
                        condition,
                        locale,
                        category,
                        [one for one in spoken if (one.category or "harmless") == category],
                    )
                )
    return found


def confusion(trials: Sequence[Trial]) -> dict[str, dict[str, int]]:
    """For each category said, how often each was decided; `-` is silence, `?` a question."""
    table: dict[str, Counter[str]] = {}
    for one in trials:
        if one.category is None or one.category == "timed":
            continue
        said = one.decided or {str(Action.CHECK): "?"}.get(one.action, "-")
        table.setdefault(one.category, Counter())[said] += 1
    return {category: dict(table[category]) for category in sorted(table)}


def waterfall(trials: Sequence[Trial]) -> dict[str, Spread]:
    """Seconds from the caller's silence to each stage of a turn, over all turns that were answered."""
    turns = [turn for one in trials for turn in one.turns]
    return {stage: spread(turn.get(stage) for turn in turns) for stage in STAGES[1:]}


def _words(trials: Sequence[Trial]) -> Rate:
    said = sum(one.said_words for one in trials)
    return Rate(min(said, sum(one.wrong_words for one in trials)), said)


def _kinds(trials: Sequence[Trial], key: Callable[[Trial], str]) -> list[str]:
    return list(dict.fromkeys(key(one) for one in trials))
