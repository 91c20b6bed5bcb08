"""The report as data: what the pages are made of and what later runs are compared with."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from evals.audio.tables import ALL, Cell, cells, confusion, waterfall
from evals.audio.trial import Trial
from evals.errors import EvalError

VERSION: Final = 1
FILE: Final = "report.json"


@dataclass(frozen=True, slots=True)
class Document:
    """Everything that one run found."""

    title: str
    made_at: str
    """UTC, ISO 8601."""
    provenance: dict[str, Any]
    slices: tuple[dict[str, Any], ...] = ()
    """Slice results in their wire form."""
    trials: tuple[Trial, ...] = ()
    cells: tuple[Cell, ...] = ()
    note: str = ""
    """How the numbers came about, for whoever reads them."""
    folder: Path = field(default=Path())
    """Where the audio lies."""
    named: bool = True
    """Whether single calls may be shown, or only totals."""

    @property
    def breaches(self) -> tuple[str, ...]:
        """Every threshold that did not hold."""
        return tuple(breach for one in self.slices for breach in one["breaches"])

    @property
    def not_run(self) -> tuple[str, ...]:
        """Slices without a result, with the reason: that is not a pass."""
        return tuple(f"{one['slice']}: {one['reason']}" for one in self.slices if one["status"] == "not_run")

    def numbers(self) -> dict[str, float]:
        """Every headline number by a stable name: what two runs are compared by."""
        found: dict[str, float] = {}
        for one in self.slices:
            for name, value in one.get("measures", {}).items():
                found[f"{one['slice']} · {name}"] = value
        for each in self.cells:
            if each.category != ALL:
                continue
            where = f"audio · {each.condition} · {each.locale}"
            if each.recall.total:
                found[f"{where} · recall"] = each.recall.value
            if each.alarms.total:
                found[f"{where} · false alarms"] = each.alarms.value
            if each.words.total:
                found[f"{where} · word errors"] = each.words.value
            if each.latched.p50 is not None:
                found[f"{where} · latched p50"] = each.latched.p50
        return found

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return {
            "v": VERSION,
            "title": self.title,
            "made_at": self.made_at,
            "note": self.note,
            "breaches": list(self.breaches),
            "not_run": list(self.not_run),
            "numbers": self.numbers(),
            "slices": list(self.slices),
            "audio": {
                "cells": [each.to_dict() for each in self.cells],
                "confusion": confusion(self.trials),
                "waterfall": {stage: each.to_dict() for stage, each in waterfall(self.trials).items()},
                "trials": [trial.to_dict() for trial in self.trials] if self.named else None,
            },
            "provenance": self.provenance,
        }


def document(
    title: str,
    found: dict[str, Any],
    slices: Sequence[dict[str, Any]] = (),
    trials: Sequence[Trial] = (),
    note: str = "",
    folder: Path = Path(),
    *,
    named: bool = True,
) -> Document:
    """A document made now, of what was found."""
    made_at = datetime.now(UTC).isoformat(timespec="seconds")
    return Document(
        title, made_at, found, tuple(slices), tuple(trials), tuple(cells(trials)), note, folder, named
    )


@dataclass(frozen=True, slots=True)
class Change:
    """One number, then and now."""

    name: str
    before: float | None
    after: float | None

    @property
    def difference(self) -> float | None:
        """Now minus then; None if it is not in both."""
        return None if self.before is None or self.after is None else self.after - self.before


def earlier_numbers(path: Path) -> tuple[str, dict[str, float]]:
    """When an earlier report was made, and its numbers.

    Args:
        path: its folder or its JSON file.

    Raises:
        EvalError: it is no report.
    """
    file = path / FILE if path.is_dir() else path
    try:
        row = json.loads(file.read_text(encoding="utf-8"))
        return str(row["made_at"]), {str(name): float(value) for name, value in row["numbers"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise EvalError(
            f"{file}: no report to compare with ({error}); give the --out folder of an earlier run"
        ) from error


def changes(before: dict[str, float], after: dict[str, float]) -> list[Change]:
    """Every number of both runs, those that changed most first."""
    found = [Change(name, before.get(name), after.get(name)) for name in {**before, **after}]
    return sorted(found, key=lambda one: (-abs(one.difference or 0.0), one.name))
