"""`atalaia analyze`: the claims of a transcript, with evidence."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from guardrails.locale import LOCALES, UnknownLocale, parse_locale

if TYPE_CHECKING:
    from kb.document import SourceKind

app = typer.Typer()


@app.command()
def analyze(
    file: str = typer.Argument(
        help='Transcript (text, JSON turns, or a call\'s events), "-" for standard input, or a call id of the ledger.'
    ),
    locale: str = typer.Option(
        "en-US", "--locale", help=f"Locale of the caller and the answer: {', '.join(LOCALES)}."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the whole document as JSON."),
) -> None:
    """What the caller claimed, and what the cards say of it. Relations to evidence, never verdicts."""
    from agent.errors import AgentError
    from agent.settings import load_settings
    from kb.document import Document, validate
    from kb.document import analyze as analyze_utterances
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.retrieval import Retriever
    from kb.transcript import parse_transcript

    try:
        parsed = parse_locale(locale)
        content, name, kind = _source(file)
        utterances = parse_transcript(content, parsed)
        retriever = Retriever(load_settings().paths.index, load_embedder())
        document: Document = analyze_utterances(utterances, parsed, retriever, kind=kind, name=name)
        wire = document.to_dict()
        validate(wire)
    except (AgentError, KbError, UnknownLocale, OSError) as error:
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


def _source(file: str) -> tuple[str, str | None, "SourceKind"]:
    """What to read, its name and its kind: standard input, a file, or a call of the ledger."""
    from kb.document import SourceKind

    if file == "-":
        return sys.stdin.buffer.read().decode("utf-8", errors="replace"), None, SourceKind.TRANSCRIPT
    path = Path(file)
    if path.is_file():
        return path.read_bytes().decode("utf-8", errors="replace"), path.name, SourceKind.TRANSCRIPT
    return _call_events(file), file, SourceKind.CALL


def _call_events(call: str) -> str:
    """The events of a call, one a line.

    Raises:
        KbError: there is neither a file nor a call of that name.
    """
    from agent.ledger import Ledger
    from agent.ledger.settings import LedgerSettings
    from agent.settings import load_settings
    from kb.errors import KbError

    settings, data = LedgerSettings(), load_settings().paths.data
    events = []
    if settings.dsn is not None or (data / "ledger.sqlite").is_file():
        ledger = Ledger.configured(settings, data)
        try:
            events = ledger.events(call)
        finally:
            ledger.close()
    if not events:
        raise KbError(
            f"{call} is neither a file nor a call in the ledger; name a transcript, or - for standard input"
        )
    return "\n".join(json.dumps(event) for event in events)
