"""`atalaia bench`: how fast the line is, beside a stock Pipecat bot with the same models, in one run."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()

QUICK = ("gate", "escalation", "answer", "barge-in", "load", "together")
NAMES = (*QUICK, "hearing", "retrieval", "speech", "normalization", "stages", "curve", "capacity")


@app.command()
def bench(
    names: Annotated[
        list[str] | None,
        typer.Argument(help=f"Which of: {', '.join(NAMES)}; or `all`. The first {len(QUICK)} if none."),
    ] = None,
    trials: Annotated[int, typer.Option(min=1, help="Trials of each.")] = 12,
    stock: Annotated[bool, typer.Option(help="Also measure the stock bot, trial by trial.")] = True,
    against: Annotated[Path | None, typer.Option(help="An earlier --out to compare with.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the numbers as JSON.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
) -> None:
    """Measure the line. Nothing here passes or fails; targets are shown beside the numbers."""
    import json

    from evals.benchmarks.run import Report, compared, run
    from evals.errors import EvalError

    chosen = NAMES if names == ["all"] else tuple(names or QUICK)
    if unknown := [name for name in chosen if name not in NAMES]:
        typer.echo(f"error: unknown benchmark {', '.join(unknown)}: use {', '.join(NAMES)}", err=True)
        raise typer.Exit(2)
    try:
        if against is not None:
            compared(Report(), against)  # before anything long is begun
        report = run(chosen, trials, with_stock=stock, tell=lambda text: typer.echo(text, err=True))
        comparison = compared(report, against) if against is not None else []
    except EvalError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    document = json.dumps(report.to_dict(), indent=1)
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(document + "\n", encoding="utf-8")
    typer.echo(document if as_json else "\n".join([report.text(), *comparison]))
