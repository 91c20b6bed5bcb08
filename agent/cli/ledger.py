"""`atalaia ledger`: what is kept of calls, and forgetting it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

if TYPE_CHECKING:
    from agent.ledger import Ledger

app = typer.Typer(
    no_args_is_help=True,
    help="What is kept of calls: look at it, take it out, forget it. `LEDGER_DSN` says where it lies.",
)
_JSON = typer.Option(False, "--json", help="Print JSON.")


@contextmanager
def _ledger() -> Iterator["Ledger"]:
    from agent.ledger import Ledger
    from agent.ledger.settings import LedgerSettings
    from agent.settings import load_settings

    ledger = Ledger.configured(LedgerSettings(), load_settings().paths.data)
    try:
        yield ledger
    finally:
        ledger.close()


@app.command("list")
def list_(
    limit: int = typer.Option(50, "--limit", min=1, help="How many calls at most."),
    locale: str | None = typer.Option(None, "--locale", help="Only calls in it."),
    channel: str | None = typer.Option(None, "--channel", help="Only calls by phone, browser or text."),
    escalated: bool | None = typer.Option(
        None, "--escalated/--calm", help="Only calls that did, or did not."
    ),
    said: str | None = typer.Option(None, "--said", help="Only calls in which somebody said these words."),
    as_json: bool = _JSON,
) -> None:
    """Calls, newest first."""
    with _ledger() as ledger:
        found = ledger.calls(limit, locale=locale, channel=channel, escalated=escalated, words=said)
    if as_json:
        typer.echo(_json(found))
        return
    for call in found:
        length = (
            f"{(call['ended'] - call['started']).total_seconds():6.0f} s" if call["ended"] else "   open "
        )
        mark = "  ESCALATED" if call["escalations"] else ""
        typer.echo(
            f"{call['id']:<40} {call['started']:%Y-%m-%d %H:%M} {length} {call['channel']:<8}{call['locale']:<8}{mark}"
        )
    if not found:
        typer.echo("no calls", err=True)


@app.command()
def show(
    call: str = typer.Argument(help="Id of the call."),
    as_json: bool = typer.Option(False, "--json", help="Print its events, one line of JSON each."),
) -> None:
    """What happened in a call. Exit 1 if there is none of that id."""
    with _ledger() as ledger:
        events = ledger.events(call) if ledger.call(call) else None
    if events is None:
        typer.echo(f"no call {call} in the ledger: `atalaia ledger list` shows those there are", err=True)
        raise typer.Exit(1)
    for event in events:
        typer.echo(json.dumps(event, ensure_ascii=False) if as_json else _line(event))


@app.command()
def export(
    calls: list[str] = typer.Argument(None, help="Ids of calls; all of them if none is named."),
    out: Path | None = typer.Option(None, "--out", help="File to write; standard output if not given."),
) -> None:
    """Everything kept of calls, one JSON document a line. Exit 1 if one of them is not there."""
    with _ledger() as ledger:
        wanted = calls or [call["id"] for call in ledger.calls(1_000_000)]
        found = [(call, ledger.export(call)) for call in wanted]
    lines = "".join(_json(document) + "\n" for _, document in found if document is not None)
    if out is None:
        typer.echo(lines, nl=False)
    else:
        try:
            out.write_text(lines, encoding="utf-8")
        except OSError as error:
            typer.echo(f"{out}: cannot be written ({error.strerror}); choose another place", err=True)
            raise typer.Exit(2) from None
    missing = [call for call, document in found if document is None]
    if missing:
        typer.echo(f"not in the ledger: {', '.join(missing)}", err=True)
        raise typer.Exit(1)


@app.command()
def delete(
    calls: list[str] = typer.Argument(None, help="Ids of calls."),
    caller: str | None = typer.Option(None, "--caller", help="Hash of a caller: all of their calls."),
    number: str | None = typer.Option(
        None,
        "--number",
        help="Number of a caller, E.164: hashed with LEDGER_CALLER_PEPPER, then as --caller.",
    ),
) -> None:
    """Delete calls and everything kept of them. Exit 1 if there were none."""
    from agent.ledger import caller_hash
    from agent.ledger.settings import LedgerSettings

    if not calls and caller is None and number is None:
        typer.echo("name the calls to delete, or --caller, or --number", err=True)
        raise typer.Exit(2)
    if number is not None:
        caller = caller_hash(number, LedgerSettings().caller_pepper.get_secret_value())
        if caller is None:
            typer.echo(
                "without LEDGER_CALLER_PEPPER no hash of a number is kept: set the one that the line runs with",
                err=True,
            )
            raise typer.Exit(2)
    with _ledger() as ledger:
        count = sum(ledger.delete_call(call) for call in calls or ())
        count += ledger.delete_caller(caller) if caller is not None else 0
        ledger.audit("command line", "delete", f"{count} calls")
    typer.echo(f"{count} deleted", err=True)
    raise typer.Exit(0 if count else 1)


@app.command()
def prune(
    days: int | None = typer.Option(
        None, "--days", min=0, help="Older than this; LEDGER_RETENTION_DAYS if not given."
    ),
) -> None:
    """Delete calls that are too old. A running line does so by itself every hour."""
    from agent.ledger.settings import LedgerSettings

    with _ledger() as ledger:
        count = ledger.purge(LedgerSettings().retention_days if days is None else days)
        ledger.audit("command line", "prune", f"{count} calls")
    typer.echo(f"{count} deleted", err=True)


@app.command()
def audit(
    limit: int = typer.Option(50, "--limit", min=1, help="How many records at most."), as_json: bool = _JSON
) -> None:
    """Who did what, newest first."""
    with _ledger() as ledger:
        found = ledger.audits(limit)
    if as_json:
        typer.echo(_json(found))
        return
    for each in found:
        typer.echo(f"{each['at']:%Y-%m-%d %H:%M:%S}  {each['who']:<20} {each['act']:<20} {each['detail']}")


def _line(event: dict[str, Any]) -> str:
    hidden = ("v", "call", "t", "event", "claims", "limitations", "matched_terms")
    detail = ", ".join(
        f"{name} {value}"
        for name, value in event.items()
        if name not in hidden and value not in (None, "", [])
    )
    return f"{float(event['t']):8.2f}  {event['event']:<14} {detail[:160]}".rstrip()


def _json(value: Any) -> str:
    def plain(each: Any) -> str:
        return each.isoformat() if isinstance(each, datetime) else str(each)

    return json.dumps(value, ensure_ascii=False, default=plain)
