"""`atalaia eval`: the evaluation slices and their thresholds."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from evals.goldens import Half

if TYPE_CHECKING:
    from evals.slices import SliceResult

app = typer.Typer()
_STATUS = {"passed": "held", "failed": "FAILED", "measured": "measured, held to nothing"}


@app.command(name="eval")
def evaluate(
    slices: list[str] = typer.Argument(
        None,
        metavar="[SLICE…]",
        help="Which: `text` for all written cases, `wire` for all scripted callers, or by name: "
        "red-flag-text, benign, scope, retrieval, backstop, obfuscation, split-phrases, language-switching, pii, answers, "
        "evidence-relations; red-flag-audio; barge-in, turn-taking, faults; latency; judges, deepeval. [default: text]",
    ),
    half: Half = typer.Option(
        Half.FROZEN, "--half", "--set", help="Which goldens. Of `heldout` only totals are ever shown."
    ),
    out: Path | None = typer.Option(
        None, "--out", help="Folder for the report (HTML, Markdown, JSON), one JSON file a slice, and audio."
    ),
    against: Path | None = typer.Option(None, "--against", help="An earlier --out to compare with."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON, one object a slice."),
    quiet_cases: bool = typer.Option(
        False, "--quiet-cases", help="Leave the cases out, so that tuning cannot lean on the frozen half."
    ),
    suite: str = typer.Option(
        "smoke", "--suite", help="How many calls red-flag-audio makes: smoke, sample, standard or full."
    ),
    condition: list[str] = typer.Option(
        [], "--condition", help="Call under these instead of the suite's; A+B is both. May be repeated."
    ),
    people: Path | None = typer.Option(
        None, "--people", help="Recordings of people to call with too: a manifest, or a folder with one."
    ),
    only_people: bool = typer.Option(False, "--only-people", help="No synthetic callers."),
    seed: int = typer.Option(0, "--seed", help="Decides who calls, with which voice, and all noise."),
    workers: int = typer.Option(0, "--workers", min=0, help="Processes that call. [default: one a core]"),
) -> None:
    """Run evaluation slices; thresholds hold on the frozen half.

    `tune-encoder`, alone, tunes the encoder of the semantic backstop anew from the development half (most of an hour),
    and `train-backstop`, alone, what stands on it (a minute or two).

    Exit 0 if every threshold holds, 1 on a breach, 2 on bad usage, broken goldens, or a slice that was asked for and
    cannot run. A slice that was not asked for by name and cannot run is reported as not run. An audio run that was
    stopped goes on where it was, with the same --out.
    """
    from evals.cli.running import Wanted, run_all
    from evals.errors import EvalError
    from telephony.errors import TelephonyError

    try:
        if slices == ["train-backstop"]:
            from evals.train_backstop import train_and_store

            typer.echo(json.dumps(train_and_store(), ensure_ascii=False, indent=2))
            return
        if slices == ["tune-encoder"]:
            from evals.tune_encoder import tune_and_store
            from kb.settings import encoder_dir

            tuned = tune_and_store(encoder_dir(), lambda text: typer.echo(text, err=True))
            typer.echo(json.dumps(tuned, ensure_ascii=False, indent=2))
            return
        wanted = Wanted(
            tuple(slices or ()),
            half,
            out,
            against,
            suite,
            tuple(condition),
            people,
            only_people,
            seed,
            workers,
        )
        breached = False
        for result in run_all(wanted, with_cases=not quiet_cases):
            breached |= bool(result.breaches)
            if as_json:
                typer.echo(json.dumps(result.to_dict(with_cases=not quiet_cases), ensure_ascii=False))
            else:
                _show(result, quiet=quiet_cases or half is Half.HELDOUT)
    except (EvalError, TelephonyError) as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    raise typer.Exit(1 if breached else 0)


def _show(result: "SliceResult", *, quiet: bool) -> None:
    if result.not_run:
        typer.echo(f"\n{result.name} ({result.half}): NOT RUN: {result.not_run}")
        return
    typer.echo(f"\n{result.name} ({result.half}): {_STATUS[result.status]}")
    groups: dict[str, dict[str, float]] = {}
    for (measure, group), value in result.measures.items():
        groups.setdefault(measure, {})[group] = value
    for measure, values in groups.items():
        typer.echo(f"  {measure:<16}" + "".join(f"  {group} {value:.4f}" for group, value in values.items()))
    for key in ("recall", "noticed", "false_alarms", "escalated", "out_refused", "in_refused", "recall_at_1"):
        rate = result.report.get(key)
        if isinstance(rate, dict):
            typer.echo(
                f"  {key:<16}  {rate['hits']}/{rate['total']}, 95 % interval {rate['low']:.4f}–{rate['high']:.4f}"
            )
    _show_tables(result.report)
    for breach in result.breaches:
        typer.echo(f"  breach: {breach}")
    if result.cases and quiet:
        typer.echo(f"  {len(result.cases)} cases, not named")
    elif result.cases:
        typer.echo("  cases:")
        for case in result.cases:
            typer.echo(f"    {case}")


def _show_tables(report: dict[str, Any]) -> None:
    for key in ("cost", "timing", "lexicon_missed"):
        if key in report:
            typer.echo(f"  {key:<16}  {json.dumps(report[key])}")
    by_category = report.get("by_category", {})
    for category, locales in by_category.items():
        row = "".join(f"  {locale} {rate['hits']:>3}/{rate['total']}" for locale, rate in locales.items())
        typer.echo(f"    {category:<14}{row}")
