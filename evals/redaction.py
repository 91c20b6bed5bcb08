"""Personal data in what callers say: what is taken out of the record, and what is taken out that should stay."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evals.goldens import GOLDENS_DIR, Half
from evals.rate import Rate
from evals.rows import read_rows
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL
from guardrails.locale import LOCALES
from guardrails.pii import PiiKind, find

FILE: Final = GOLDENS_DIR / "dev" / "pii.jsonl"


@dataclass(frozen=True, slots=True)
class Said:
    """What a caller says, and the kinds of personal data in it; none where all of it must stay."""

    id: str
    locale: str
    text: str
    kinds: tuple[PiiKind, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of it."""

    said: Said
    kinds: tuple[PiiKind, ...]

    @property
    def hits(self) -> int:
        """Pieces found, each with its kind."""
        return (Counter(self.said.kinds) & Counter(self.kinds)).total()

    @property
    def extra(self) -> int:
        """Pieces found where there are none, or of a kind that is not there."""
        return (Counter(self.kinds) - Counter(self.said.kinds)).total()


def load_said(path: Path = FILE) -> list[Said]:
    """All cases.

    Raises:
        EvalError: see `read_rows`.
    """
    return read_rows(path, _said)


def _said(row: dict[str, Any]) -> Said:
    if row["locale"] not in LOCALES:
        raise ValueError(f"unknown locale {row['locale']!r}")
    return Said(row["id"], row["locale"], row["text"], tuple(PiiKind(kind) for kind in row["kinds"]))


def measure(cases: Sequence[Said]) -> list[Found]:
    """What the line takes out of each."""
    return [Found(one, tuple(span.kind for span in find(one.text, one.locale))) for one in cases]


def pii(half: Half) -> SliceResult:
    """Personal data of the development half; the other halves have no cases of it."""
    if half is Half.HELDOUT:
        return SliceResult("pii", half, not_run="the held-out goldens have no personal data")
    return scored(half, measure(load_said()))


def scored(half: Half, found: Sequence[Found]) -> SliceResult:
    """The slice of all cases."""
    measures: Measures = {}
    report = {}
    for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
        mine = [one for one in found if locale in (None, one.said.locale)]
        clean = [one for one in mine if not one.said.kinds]
        recall = Rate(sum(one.hits for one in mine), sum(len(one.said.kinds) for one in mine))
        wrong = Rate(sum(bool(one.kinds) for one in clean), len(clean))
        measures["found", group], measures["taken wrongly", group] = recall.value, wrong.value
        report[group] = {"found": recall.to_dict(), "taken_wrongly": wrong.to_dict()}
    cases = tuple(
        f"{one.said.id}\tfound {', '.join(one.kinds) or 'nothing'}\t{one.said.text}"
        for one in found
        if one.hits < len(one.said.kinds) or one.extra
    )
    return SliceResult("pii", half, measures, report, cases)
