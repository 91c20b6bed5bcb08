"""`atalaia analyze`: the claims of a transcript, with evidence."""

import json
import sys
from pathlib import Path

import typer

from guardrails.locale import LOCALES, UnknownLocale, parse_locale

app = typer.Typer()


@app.command()
def analyze(
    file: str = typer.Argument(
        help='Transcript (text, JSON turns, or a call\'s events); "-" reads standard input.'
    ),
    locale: str = typer.Option(
        "en-US", "--locale", help=f"Locale of the caller and the answer: {', '.join(LOCALES)}."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the whole document as JSON."),
) -> None:
    """What the caller claimed, and what the cards say of it. Relations to evidence, never verdicts."""
    from agent.settings import load_settings
    from kb.document import Document, validate
    from kb.document import analyze as analyze_utterances
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.retrieval import Retriever
    from kb.transcript import parse_transcript

    try:
        parsed = parse_locale(locale)
        utterances = parse_transcript(_content(file), parsed)
        retriever = Retriever(load_settings().paths.index, load_embedder())
        name = None if file == "-" else Path(file).name
        document: Document = analyze_utterances(utterances, parsed, retriever, name=name)
        wire = document.to_dict()
        validate(wire)
    except (KbError, UnknownLocale, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    if as_json:
        typer.echo(json.dumps(wire, ensure_ascii=False))
        return
    for said in document.claims:
        claim = said.claim
        typer.echo(f"{claim.text}\n  {claim.uncertainty}")
        for evidence in claim.evidence:
            typer.echo(
                f"  {evidence.relation}: {evidence.title} ({evidence.publisher}, {evidence.published})\n    {evidence.snippet}"
            )
        typer.echo("".join(f"  ? {question}\n" for question in claim.reflection_questions))
    if not document.claims:
        typer.echo("nothing was claimed", err=True)


def _content(file: str) -> str:
    if file == "-":
        return sys.stdin.buffer.read().decode("utf-8", errors="replace")
    return Path(file).read_bytes().decode("utf-8", errors="replace")
