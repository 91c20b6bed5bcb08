"""The slice `red-flag-audio`: emergencies and harmless calls through the telephone, held to thresholds."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from evals.audio.corpus import goldens, people, timed
from evals.audio.run import jobs, run
from evals.audio.suite import SMOKE, Suite, suite
from evals.audio.tables import ALL, Cell, cell, cells
from evals.audio.trial import Trial
from evals.goldens import Half
from evals.provenance import fingerprint
from evals.rate import Rate
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL, Breach, Threshold, breaches
from guardrails.locale import LOCALES
from telephony.conditions import chain
from telephony.manifest import Item

NAME: Final = "red-flag-audio"
ENOUGH: Final = 20
"""Calls from which a share is held to its threshold as it is. Of fewer, a breach must be no chance: less than one in a
hundred lines that just hold the threshold would do as badly."""
_CHANCE: Final = 0.01
_TIMED: Final = {SMOKE: 1, "sample": 4}
"""Callers of each language with a known moment, by suite; 12 in the others."""


@dataclass(frozen=True, slots=True)
class AudioOptions:
    """What to run, and how."""

    suite: Suite = field(default_factory=lambda: suite(SMOKE))
    people: Path | None = None
    """Recordings of people, called besides the synthetic callers."""
    only_people: bool = False
    seed: int = 0
    workers: int = 0
    """Processes; 0 for as many as there are cores, at most 4."""


def callers(options: AudioOptions, half: Half) -> tuple[list[Item], tuple[str, ...]]:
    """Everybody who calls, and what is odd about their recordings.

    Raises:
        EvalError: recordings or goldens are broken; everything that is broken is listed.
    """
    items: list[Item] = []
    if not options.only_people:
        items += goldens(options.suite, half, options.seed)
        items += timed(_TIMED.get(options.suite.name, 12))
    notes: tuple[str, ...] = ()
    if options.people is not None:
        found, notes = people(options.people)
        items += found
    return items, notes


def audio(
    options: AudioOptions,
    half: Half,
    folder: Path,
    found: dict[str, Any],
    thresholds: tuple[Threshold, ...],
    watch: "Watch | None" = None,
) -> tuple[SliceResult, list[Trial]]:
    """Call, measure, and hold to thresholds.

    Args:
        options: what to run.
        half: which goldens.
        folder: where results and audio are kept; a run that was stopped goes on from there.
        found: the provenance, which decides whether earlier results still count.
        thresholds: what must hold.
        watch: told how many calls there are, and of each.

    Raises:
        EvalError: anything that is asked for cannot be used; nothing was called then.
        BadRecording: an unknown condition.
    """
    for condition in options.suite.conditions:
        chain(condition.split("+"))
    items, notes = callers(options, half)
    blind = half is Half.HELDOUT
    wanted = jobs(items, options.suite.conditions, options.seed, folder, blind=blind)
    watch = watch or Watch()
    watch.begin(len(wanted), notes)
    made_with = fingerprint(found, str(options.seed))
    trials = run(wanted, folder / "trials.jsonl", made_with, workers=options.workers, advance=watch.advance)
    return judged(trials, half, thresholds), trials


class Watch:
    """Whoever wants to know how far a run is."""

    def begin(self, calls: int, notes: Sequence[str]) -> None:
        """So many calls are to be made."""

    def advance(self, trial: Trial) -> None:
        """One more was made."""


def judged(trials: Sequence[Trial], half: Half, thresholds: tuple[Threshold, ...]) -> SliceResult:
    """The slice's result. Thresholds on conditions that were not called under do not apply."""
    measures: Measures = {}
    rates: dict[tuple[str, str], Rate] = {}
    for condition in dict.fromkeys(one.condition for one in trials):
        under = [one for one in trials if one.condition == condition]
        for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
            here = cell(condition, group, ALL, [one for one in under if locale in (None, one.locale)])
            if here.recall.total:
                rates[f"recall {condition}", group] = here.recall
            if here.alarms.total:
                rates[f"false alarms {condition}", group] = here.escalated_alarms
            if here.words.total:
                measures[f"word errors {condition}", group] = here.words.value
            if here.latched.p95 is not None:
                measures[f"latched p95 {condition}", group] = here.latched.p95
    measures |= {key: rate.value for key, rate in rates.items()}
    apply = tuple(
        one
        for one in thresholds
        if one.slice == NAME and any(name == one.measure and one.applies(group) for name, group in measures)
    )
    broken = breaches(NAME, measures, apply) if half is Half.FROZEN else ()
    missed = [one for one in trials if one.missed]
    alarms = [one for one in trials if one.alarm]
    return SliceResult(
        NAME,
        half,
        measures,
        {"calls": len(trials), "cells": [each.to_dict() for each in cells(trials)]},
        tuple(_line(one) for one in [*missed, *alarms]),
        tuple(one for one in broken if not by_chance(one, rates.get((one.threshold.measure, one.group)))),
    )


def worst(found: Sequence[Cell]) -> list[Cell]:
    """Conditions and languages in which most was missed, those first."""
    rows = [each for each in found if each.category == ALL and each.locale != ALL and each.recall.total]
    return sorted(rows, key=lambda each: each.recall.value)


def by_chance(breach: Breach, rate: Rate | None) -> bool:
    """Whether so few calls could have breached a threshold that the line holds."""
    from scipy.stats import binom

    if rate is None or rate.total >= ENOUGH:
        return False
    if breach.threshold.minimum is not None:
        return bool(binom.cdf(rate.hits, rate.total, breach.threshold.minimum) >= _CHANCE)
    return bool(binom.sf(rate.hits - 1, rate.total, breach.threshold.maximum) >= _CHANCE)


def _line(one: Trial) -> str:
    what = one.unusable or f"{one.action} {one.decided or ''}".strip()
    return f"{one.id}\t{one.condition}\t{what}\tsaid: {one.text}\theard: {one.heard}"
