"""Running what `atalaia eval` was asked for, and writing its report."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from agent.settings import load_settings
from evals.errors import EvalError
from evals.goldens import Half
from evals.provenance import provenance
from evals.slices import SLICES, SliceResult, run_slice
from evals.thresholds import Threshold, load_thresholds
from kb.settings import cache_dir

if TYPE_CHECKING:
    from evals.audio.trial import Trial

AUDIO: Final = "red-flag-audio"
LATENCY: Final = "latency"
WIRE: Final = ("barge-in", "turn-taking", "faults")
JUDGES: Final = "judges"
DEEPEVAL: Final = "deepeval"
_GROUPS: Final = {
    "text": tuple(SLICES),
    "wire": WIRE,
    "all": (*SLICES, AUDIO, *WIRE, LATENCY, JUDGES, DEEPEVAL),
}
STEADY_NOTE: Final = (
    "Calls ran on a clock that stands still while this machine computes, so that they can be repeated exactly: "
    "delays are those of the design, without what decoding takes here. `atalaia bench` measures the machine."
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for."""

    slices: tuple[str, ...]
    half: Half
    out: Path | None
    against: Path | None
    suite: str
    conditions: tuple[str, ...]
    people: Path | None
    only_people: bool
    seed: int
    workers: int

    @property
    def names(self) -> tuple[str, ...]:
        """The slices, groups spelled out.

        Raises:
            EvalError: one is unknown.
        """
        found: list[str] = []
        for name in self.slices or ("text",):
            if name not in (*_GROUPS, *_GROUPS["all"]):
                known = ", ".join((*_GROUPS, *_GROUPS["all"], "train-backstop", "tune-encoder"))
                raise EvalError(f"unknown slice {name}: use {known}")
            found += _GROUPS.get(name, (name,))
        return tuple(dict.fromkeys(found))


def run_all(wanted: Wanted, *, with_cases: bool) -> Iterator[SliceResult]:
    """Run the slices, one result each; with `out`, write the report at the end.

    Raises:
        EvalError: bad usage, broken goldens, or a slice that was asked for by name and cannot run.
    """
    names, thresholds = wanted.names, load_thresholds()
    if wanted.against is not None:
        from evals.report.document import earlier_numbers

        earlier_numbers(wanted.against)  # before anything long is begun
    results: list[SliceResult] = []
    trials: list[Trial] = []
    found: dict[str, Any] = {}
    if wanted.out is not None or AUDIO in names:
        paths = load_settings().paths
        found = provenance(paths.models, paths.cards)
    for name in names:
        print(f"{name} …", file=sys.stderr)
        if name == AUDIO:
            result, trials = _audio(wanted, found, thresholds)
        else:
            result = run_slice(
                name, wanted.half, thresholds, required=name in wanted.slices, run=_special(name)
            )
        results.append(result)
        if wanted.out is not None:
            _write(wanted.out, name, result.to_dict(with_cases=with_cases))
        yield result
    if wanted.out is not None:
        _report(wanted, wanted.out, results, trials, found, with_cases=with_cases)


def _audio(
    wanted: Wanted, found: dict[str, Any], thresholds: tuple[Threshold, ...]
) -> "tuple[SliceResult, list[Trial]]":
    from telephony.logs import quiet

    quiet()
    from evals.audio.slice import AudioOptions, audio
    from evals.audio.suite import suite
    from evals.cli.progress import AudioProgress

    size = suite(wanted.suite).under(wanted.conditions)
    options = AudioOptions(size, wanted.people, wanted.only_people, wanted.seed, wanted.workers)
    folder = wanted.out or cache_dir() / "eval" / f"audio-{wanted.suite}"
    watch = AudioProgress()
    try:
        return audio(options, wanted.half, folder, found, thresholds, watch)
    finally:
        watch.close()


def _special(name: str) -> Callable[[Half], SliceResult] | None:
    if name in WIRE:
        from telephony.logs import quiet

        quiet()
        from evals.cli.progress import tell
        from evals.wire.slice import barge_in, faults, turn_taking

        slices = {"barge-in": barge_in, "faults": faults, "turn-taking": turn_taking}
        return partial(slices[name], tell=tell)
    if name == JUDGES:
        from evals.judging.slice import judges

        return judges
    if name == DEEPEVAL:
        from evals.judging.metrics import deepeval

        return deepeval
    if name == LATENCY:
        from telephony.logs import quiet

        quiet()
        from evals.cli.progress import tell
        from evals.wire.latency import latency

        return partial(latency, tell=tell)
    return None


def _write(folder: Path, name: str, found: dict[str, Any]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(found, ensure_ascii=False, indent=2) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    except OSError as error:
        raise EvalError(
            f"cannot write to {folder} ({error.strerror}); name another folder with --out"
        ) from error


def _report(
    wanted: Wanted,
    folder: Path,
    results: list[SliceResult],
    trials: "list[Trial]",
    found: dict[str, Any],
    *,
    with_cases: bool,
) -> None:
    from evals.report.document import document
    from evals.report.files import write_report

    rows = [result.to_dict(with_cases=with_cases) for result in results]
    title = f"How well Atalaia listens: {wanted.half} goldens"
    note = STEADY_NOTE if trials else ""
    made = document(
        title, found, rows, trials, note, folder, named=with_cases and wanted.half is not Half.HELDOUT
    )
    print(f"report: {write_report(made, folder, wanted.against)}", file=sys.stderr)
