"""`atalaia ask`: one text turn, or one per line of standard input."""

import asyncio
import json
from typing import Any

import typer

from agent.answer import Answer, Outcome
from agent.cli.lines import read_lines
from guardrails.locale import parse_locale

app = typer.Typer()


@app.command()
def ask(
    text: str = typer.Argument(
        help='What the caller says; "-" reads lines (text or JSON objects) from standard input.'
    ),
    locale: str = typer.Option("en-US", "--locale", help="en-US, es-419 or pt-BR."),
    country: str | None = typer.Option(None, "--country", help="ISO country whose emergency numbers apply."),
    as_json: bool = typer.Option(False, "--json", help="Print the whole answer as JSON."),
) -> None:
    """Answer one text turn. Exit 1 if the gate tripped."""
    parsed = parse_locale(locale)
    from agent.engines import load_reasoning
    from agent.settings import load_settings

    turn = load_reasoning(load_settings()).turn

    def show(answer: Answer, extra: dict[str, Any]) -> None:
        typer.echo(json.dumps(extra | answer.to_dict(), ensure_ascii=False) if as_json else answer.spoken)

    async def run() -> bool:
        tripped = False
        if text != "-":
            answer = await turn.answer(text, parsed, country)
            show(answer, {})
            return answer.gate.tripped
        for line in read_lines(parsed):
            if line.problem:
                typer.echo(json.dumps({"id": line.id, "error": line.problem}) if as_json else "")
                typer.echo(f"error: {line.problem}", err=True)
                continue
            answer = await turn.answer(line.text, line.locale, country)
            tripped |= answer.outcome in (Outcome.ESCALATED, Outcome.CHECK)
            show(answer, {} if line.id is None else {"id": line.id})
        return tripped

    raise typer.Exit(1 if asyncio.run(run()) else 0)
