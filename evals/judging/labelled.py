"""Answers that people have labelled: what a judge is worth is measured on them before it is believed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from evals.judging.judge import Judged, Scorer, Verdict
from evals.rate import Rate
from evals.rows import read_rows
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
        EvalError: see `read_rows`.
    """
    return read_rows(path, _labelled)


def _labelled(row: dict[str, Any]) -> Labelled:
    if row["locale"] not in LOCALES or not isinstance(row["good"], bool):
        raise ValueError("locale or good")
    judged = Judged(row["question"], row["answer"], row["evidence"], row["locale"])
    return Labelled(row["id"], Scorer(row["scorer"]), row["good"], judged)


def agreement(items: Sequence[Labelled], verdict: Callable[[Labelled], Verdict]) -> Agreement:
    """Compare a judge's verdicts with the labels."""
    given = [(item, verdict(item).good) for item in items]
    good = [said for item, said in given if item.good and said is not None]
    bad = [said for item, said in given if not item.good and said is not None]
    return Agreement(
        Rate(sum(good), len(good)), Rate(sum(bad), len(bad)), sum(said is None for _, said in given)
    )
