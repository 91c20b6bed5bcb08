"""`atalaia eval`: the evaluation slices and their thresholds."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from evals.goldens import Half

if TYPE_CHECKING:
    from evals.slices import SliceResult

app = typer.Typer()


@app.command(name="eval")
def evaluate(
    slices: list[str] = typer.Argument(
        None, metavar="[SLICE…]", help="red-flag-text, benign, scope, retrieval, backstop. [default: all]"
    ),
    half: Half = typer.Option(Half.FROZEN, "--half", help="Which half of the goldens."),
    out: Path | None = typer.Option(None, "--out", help="Folder for one JSON file a slice."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON, one object a slice."),
    quiet_cases: bool = typer.Option(
        False, "--quiet-cases", help="Leave the cases out, so that tuning cannot lean on the frozen half."
    ),
) -> None:
    """Run evaluation slices; thresholds hold on the frozen half.

    The slice `train-backstop`, alone, trains the semantic backstop anew from the development half.

    Exit 0 if every threshold holds, 1 on a breach, 2 on bad usage, broken goldens, or a slice that was asked for and
    cannot run. A slice that was not asked for by name and cannot run is reported as not run.
    """
    from evals.errors import EvalError
    from evals.slices import SLICES, run_slice
    from evals.thresholds import load_thresholds

    try:
        if slices == ["train-backstop"]:
            from evals.train_backstop import train_and_store

            typer.echo(json.dumps(train_and_store(), ensure_ascii=False, indent=2))
            return
        unknown = [name for name in slices or () if name not in SLICES]
        if unknown:
            raise EvalError(f"unknown slice {', '.join(unknown)}: use {', '.join(SLICES)} or train-backstop")
        thresholds = load_thresholds()
        results = []
        for name in slices or SLICES:
            typer.echo(f"{name} …", err=True)
            results.append(run_slice(name, half, thresholds, required=bool(slices)))
            found = results[-1].to_dict(with_cases=not quiet_cases)
            if out:
                _write(out, name, found)
            if as_json:
                typer.echo(json.dumps(found, ensure_ascii=False))
            else:
                _show(results[-1], quiet=quiet_cases)
    except EvalError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    raise typer.Exit(1 if any(result.breaches for result in results) else 0)


def _write(folder: Path, name: str, found: dict[str, Any]) -> None:
    from evals.errors import EvalError

    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(found, ensure_ascii=False, indent=2) + "\n"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    except OSError as error:
        raise EvalError(
            f"cannot write to {folder} ({error.strerror}); name another folder with --out"
        ) from error


def _show(result: "SliceResult", *, quiet: bool) -> None:
    if result.not_run:
        typer.echo(f"\n{result.name} ({result.half}): NOT RUN: {result.not_run}")
        return
    typer.echo(f"\n{result.name} ({result.half}): {'FAILED' if result.breaches else 'held'}")
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
