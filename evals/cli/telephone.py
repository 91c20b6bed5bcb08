"""`atalaia telephone`: the telephone under attack, under faults and for a long time. The tables in the documentation."""

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer

app = typer.Typer(no_args_is_help=True)

Result = TypeVar("Result")
Out = Annotated[Path | None, typer.Option("--out", help="Also write the table to this file.")]


def _quiet() -> None:
    from telephony.logs import quiet

    quiet("CRITICAL")


def _tell(text: str) -> None:
    typer.echo(text, err=True)


_PAGES: Final = {
    "security": (
        "what is tried at its door",
        "Each case over real sockets, on a line whose neural networks are stand-ins.",
    ),
    "transfers": (
        "passed to a human, second by second",
        "A caller presses the emergency key, on a line whose neural networks are stand-ins; `network` is a telephone "
        "network that obeys TwiML and REST, `human` the call it makes to the human line, `line` what the line itself "
        "notes. A word of the line takes a twentieth of a second here.",
    ),
    "talk-over": (
        "talking over the emergency script",
        "A caller presses the emergency key and talks all through what the line then says. Compared are the bytes of "
        "the script as it was rendered and what reached the caller's ear over a real socket.",
    ),
    "faults": (
        "when a part fails",
        "Each cell is a call in which the part begins to fail in that way in that state, and the caller says an "
        "emergency; then the part is mended and the next call says one. Everything is the line's own except the "
        "neural networks, and every message goes over a socket. Silence is what the caller hears between their last "
        "word and the moment a human, or the carrier's safety net, has the call. After `→` stands why the call ended.",
    ),
}


def _show(name: str, text: str, out: Path | None) -> None:
    typer.echo(text)
    if out is not None:
        title, about = _PAGES[name]
        page = f"# The telephone: {title}\n\nMade by `atalaia telephone {name}`. {about}\n\n{text.rstrip()}\n"
        out.write_text(page, encoding="utf-8")


def _in_a_folder(run: Callable[[Path], Coroutine[Any, Any, list[Result]]]) -> list[Result]:
    """What calls come to whose ledger and recordings are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder)))


@app.command()
def security(out: Out = None) -> None:
    """Try what strangers and broken peers may try. Exit 1 if an outcome is not as it should be."""
    _quiet()
    from evals.twilio.security import run_all, table

    outcomes = _in_a_folder(run_all)
    _show("security", table(outcomes), out)
    raise typer.Exit(0 if all(each.held for each in outcomes) else 1)


@app.command(name="talk-over")
def talk_over(out: Out = None) -> None:
    """A caller talks all through the escalation script. Exit 1 unless every byte of it is heard and confirmed."""
    _quiet()
    from evals.twilio.talkover import run_all, table

    found = _in_a_folder(run_all)
    _show("talk-over", table(found), out)
    raise typer.Exit(0 if all(each.held for each in found) else 1)


@app.command()
def transfers(out: Out = None) -> None:
    """Timelines of calls that are passed to a human. Exit 1 if one does not end as it should."""
    _quiet()
    from evals.twilio.timelines import run_all

    found = _in_a_folder(run_all)
    _show("transfers", "\n".join(each.text() for each in found), out)
    for each in found:
        if not each.held:
            _tell(f"not as it should be: {each.case.title}: {', '.join(each.results) or 'no hand-off'}")
    raise typer.Exit(0 if all(each.held for each in found) else 1)


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
    most: Annotated[int | None, typer.Option(min=1, help="Run at most this many cells now.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            help="Keep the cells in this file; those that are in it are not run, and are in the table."
        ),
    ] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Run cells of the file again that did not hold.")
    ] = False,
    out: Out = None,
) -> None:
    """The fault matrix: each part, in each way, in each state of a call. Exit 1 if a cell does not hold."""
    _quiet()
    from evals.errors import EvalError
    from evals.faults.kept import Kept
    from evals.faults.kinds import During, Fault, Part
    from evals.faults.matrix import all_cells, run_matrix, table

    try:
        kept = Kept(keep) if keep is not None else None
    except EvalError as error:
        _tell(f"error: {error}")
        raise typer.Exit(2) from None
    cells = [
        cell
        for cell in all_cells()
        if (not part or cell[0] in part)
        and (not fault or cell[1] in fault)
        and (not during or cell[2] in during)
    ]
    if not cells:
        names = (("--part", Part), ("--fault", Fault), ("--during", During))
        known = "; ".join(f"{option} is one of {', '.join(axis)}" for option, axis in names)
        _tell(f"error: no cell is of that kind: {known}")
        raise typer.Exit(2)
    if kept is not None:
        cells = [cell for cell in cells if kept.lacks(cell, again=again)]
    cells = cells[:most]
    if cells:
        _tell(
            f"{len(cells)} cells, {at_once} at a time, about {len(cells) * 50 // at_once // 60 + 1} minutes"
        )
        result = asyncio.run(run_matrix(cells, at_once, _tell, kept.add if kept else lambda cell: None))
    if kept is not None:
        result = kept.result()
    _show("faults", table(result), out)
    raise typer.Exit(0 if result.held else 1)


@app.command()
def soak(
    calls: Annotated[int, typer.Option(min=1, help="Calls of the first run, one after another.")] = 200,
    at_once: Annotated[int, typer.Option(min=1, help="Calls at the same time in the second run.")] = 6,
    minutes: Annotated[float, typer.Option(min=0, help="How long the second run goes on.")] = 10.0,
    plot: Annotated[Path | None, typer.Option(help="Write the plots to this SVG file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Calls one after another, then several at a time. Exit 1 if memory or anything else grows."""
    _quiet()
    from evals.soak import soak as run
    from evals.soak_plot import plot as draw

    found = []
    for count, least, seconds in ((1, calls, 0.0), (at_once, at_once, 60.0 * minutes)):
        with tempfile.TemporaryDirectory() as folder:
            found.append(asyncio.run(run(Path(folder), least, count, _tell, seconds=seconds)))
    if plot is not None:
        plot.write_text(draw(found), encoding="utf-8")
    for each in found:
        if as_json:
            typer.echo(json.dumps(each.to_dict()))
        else:
            grown = ", ".join(f"{name} {value:+d}" for name, value in each.grown.items())
            typer.echo(f"{each.name}: {each.slope('memory'):+.3f} MB a call; {grown}")
    raise typer.Exit(0 if all(each.held for each in found) else 1)
