"""`atalaia telephone`: the telephone under attack, under faults and for a long time. The tables in the documentation."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(no_args_is_help=True)

Out = Annotated[Path | None, typer.Option("--out", help="Also write the table to this file.")]


def _quiet() -> None:
    from telephony.logs import quiet

    quiet("CRITICAL")


def _tell(text: str) -> None:
    typer.echo(text, err=True)


def _show(text: str, out: Path | None) -> None:
    typer.echo(text)
    if out is not None:
        out.write_text(text, encoding="utf-8")


@app.command()
def security(out: Out = None) -> None:
    """Try what strangers and broken peers may try. Exit 1 if an outcome is not as it should be."""
    _quiet()
    from evals.twilio.security import run_all, table

    with tempfile.TemporaryDirectory() as folder:
        outcomes = asyncio.run(run_all(Path(folder)))
    _show(table(outcomes), out)
    raise typer.Exit(0 if all(each.held for each in outcomes) else 1)


@app.command()
def faults(
    part: Annotated[list[str] | None, typer.Option(help="Only this part; may be repeated.")] = None,
    fault: Annotated[
        list[str] | None, typer.Option(help="Only this way of failing; may be repeated.")
    ] = None,
    during: Annotated[list[str] | None, typer.Option(help="Only in this state; may be repeated.")] = None,
    at_once: Annotated[
        int, typer.Option(min=1, help="Cells at the same time, each a call in real time.")
    ] = 4,
    out: Out = None,
) -> None:
    """The fault matrix: each part, in each way, in each state of a call. Exit 1 if a cell does not hold."""
    _quiet()
    from evals.faults.matrix import all_cells, run_matrix, table

    cells = [
        cell
        for cell in all_cells()
        if (not part or cell[0] in part)
        and (not fault or cell[1] in fault)
        and (not during or cell[2] in during)
    ]
    if not cells:
        _tell("no cell is of that kind: see --help, and docs/telephone-faults.md for the names")
        raise typer.Exit(2)
    _tell(f"{len(cells)} cells, {at_once} at a time, about {len(cells) * 50 // at_once // 60 + 1} minutes")
    result = asyncio.run(run_matrix(cells, at_once, _tell))
    _show(table(result), out)
    raise typer.Exit(0 if result.held else 1)


@app.command()
def soak(
    calls: Annotated[int, typer.Option(min=1, help="Calls of each run.")] = 200,
    at_once: Annotated[int, typer.Option(min=1, help="Calls at the same time in the second run.")] = 6,
    plot: Annotated[Path | None, typer.Option(help="Write the plot to this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Calls one after another, then several at a time. Exit 1 if memory or anything else grows."""
    _quiet()
    from evals.soak import plot as draw
    from evals.soak import soak as run

    found = []
    for count in (1, at_once):
        with tempfile.TemporaryDirectory() as folder:
            found.append(asyncio.run(run(Path(folder), calls, count, _tell)))
    if plot is not None:
        plot.write_text(draw(found), encoding="utf-8")
    for each in found:
        if as_json:
            typer.echo(json.dumps(each.to_dict()))
        else:
            grown = ", ".join(f"{name} {value:+d}" for name, value in each.grown.items())
            typer.echo(f"{each.name}: {each.slope('memory'):+.3f} MB a call; {grown}")
    raise typer.Exit(0 if all(each.held for each in found) else 1)
