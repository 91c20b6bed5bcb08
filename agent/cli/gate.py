"""`atalaia gate`: one decision per line of standard input."""

import json
from typing import Any

import typer

from agent.cli.lines import read_lines
from guardrails.locale import parse_locale

app = typer.Typer()


@app.command()
def gate(
    locale: str = typer.Option("en-US", "--locale", help="en-US, es-419 or pt-BR; labels the decisions."),
    as_json: bool = typer.Option(False, "--json", help="Print each decision as JSON, also for plain text."),
) -> None:
    """Read lines (plain text, or JSON objects with `text` and optional `locale`, `id`); print one decision each.

    Exit 0 if nothing tripped the gate, 1 if anything did, 2 on bad usage.
    """
    parsed = parse_locale(locale)
    from guardrails.gate import load_gate

    loaded = load_gate()
    tripped = False
    for line in read_lines(parsed):
        head: dict[str, Any] = {} if line.id is None else {"id": line.id}
        if line.problem:
            typer.echo(json.dumps({**head, "error": line.problem}, ensure_ascii=False))
            typer.echo(f"error: {line.problem}", err=True)
            continue
        decided = loaded.decide(line.text, line.locale)
        tripped |= decided.tripped
        if as_json or line.id is not None:
            typer.echo(json.dumps({**head, **decided.to_dict()}, ensure_ascii=False))
        else:
            detail = f"\t{decided.category}\t{', '.join(decided.matched_terms)}" if decided.tripped else ""
            typer.echo(f"{decided.action}{detail}")
    raise typer.Exit(1 if tripped else 0)
