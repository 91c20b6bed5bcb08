"""Answers that people have labelled: what a judge is worth is measured on them before it is believed."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evals.errors import EvalError
from evals.judging.judge import Judged, Scorer, Verdict
from evals.rate import Rate
from guardrails.locale import LOCALES

LABELLED: Final = Path(__file__).with_name("labelled.jsonl")


@dataclass(frozen=True, slots=True)
class Labelled:
    """One answer and what a person says of it."""

    id: str
    scorer: Scorer
    good: bool
    one: Judged


@dataclass(frozen=True, slots=True)
class Agreement:
    """How a judge compares with people."""

    true_positive: Rate
    """Of the answers people call good, those it calls good."""
    false_positive: Rate
    """Of the answers people call bad, those it calls good: what it would let through."""
    without: int
    """Answers without a verdict."""

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return {
            "true_positive": self.true_positive.to_dict(),
            "false_positive": self.false_positive.to_dict(),
            "without_verdict": self.without,
        }


def load_labelled(path: Path = LABELLED) -> list[Labelled]:
    """All labelled answers.

    Raises:
        EvalError: any line is broken; all are listed.
    """
    found: list[Labelled] = []
    problems: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            if row["locale"] not in LOCALES or not isinstance(row["good"], bool):
                raise ValueError("locale or good")
            judged = Judged(row["question"], row["answer"], row["evidence"], row["locale"])
            found.append(Labelled(row["id"], Scorer(row["scorer"]), row["good"], judged))
        except (ValueError, KeyError, TypeError) as error:
            problems.append(f"line {number}: {error}")
    ids = [one.id for one in found]
    problems += [f"id {name!r} is used twice" for name in sorted({n for n in ids if ids.count(n) > 1})]
    if problems:
        raise EvalError("\n  ".join([f"{path.name}: {len(problems)} broken:", *problems]))
    return found


def agreement(items: Sequence[Labelled], verdict: Callable[[Labelled], Verdict]) -> Agreement:
    """Compare a judge's verdicts with the labels."""
    given = [(item, verdict(item).good) for item in items]
    good = [said for item, said in given if item.good and said is not None]
    bad = [said for item, said in given if not item.good and said is not None]
    return Agreement(
        Rate(sum(good), len(good)), Rate(sum(bad), len(bad)), sum(said is None for _, said in given)
    )
