"""`atalaia trace CALL`: where the time of a call went."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer()


@app.command()
def trace(
    call: Annotated[
        str | None, typer.Argument(help="Id of a call in the ledger; the latest one if left out.")
    ] = None,
    events: Annotated[
        str | None,
        typer.Option(
            help="Read events from this file, as `replay --json` prints them, instead; - for stdin."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the spans as JSON, one a line.")] = False,
) -> None:
    """Print the waterfall of a call: every utterance, turn, node, retrieval, model call and speech, and when."""
    from agent.errors import AgentError
    from agent.telemetry.privacy import trace_id
    from agent.telemetry.tree import grow
    from agent.telemetry.waterfall import waterfall

    happened = _from_ledger(call) if events is None else _from_file(events, call)
    root = grow(happened)
    if root is None:
        raise AgentError("there are no events of that call")
    name = str(happened[0]["call"])
    if as_json:
        for row in _rows(root, None, []):
            typer.echo(json.dumps({"call": name, **row}, ensure_ascii=False))
        return
    typer.echo(f"call {name}, trace {trace_id(name):032x}")
    for line in waterfall(root):
        typer.echo(line)


def _from_ledger(call: str | None) -> list[dict[str, Any]]:
    from agent.errors import AgentError
    from agent.ledger import Ledger
    from agent.ledger.settings import LedgerSettings
    from agent.settings import load_settings

    ledger = Ledger.configured(LedgerSettings(), load_settings().paths.data)
    try:
        if call is None:
            latest = ledger.calls(limit=1)
            if not latest:
                raise AgentError("the ledger holds no calls yet")
            call = str(latest[0]["id"])
        found = ledger.events(call)
    finally:
        ledger.close()
    if not found:
        raise AgentError(f"the ledger holds no events of call {call}: `atalaia trace` shows the latest call")
    return found


def _from_file(path: str, call: str | None) -> list[dict[str, Any]]:
    from agent.errors import AgentError

    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        rows = [json.loads(line) for line in text.splitlines() if line.strip()]
        rows = [row for row in rows if row.get("source") != "wire" and {"t", "event", "call"} <= set(row)]
    except (OSError, ValueError, AttributeError) as error:
        raise AgentError(
            f"{path}: no events could be read ({error}); expected one JSON object a line"
        ) from None
    wanted = call or (rows[0]["call"] if rows else None)
    return [row for row in rows if row["call"] == wanted]


def _rows(span: Any, parent: int | None, seen: list[int]) -> list[dict[str, Any]]:
    place = len(seen)
    seen.append(place)
    row = {
        "id": place,
        "parent": parent,
        "name": span.name,
        "kind": str(span.kind),
        "start": round(span.start, 4),
        "seconds": round(span.seconds, 4),
        "failed": span.failed,
        **span.notes,
    }
    return [row, *(each for child in span.children for each in _rows(child, place, seen))]
