"""`atalaia kb`: the knowledge cards."""

import json
from pathlib import Path
from typing import Any

import typer

from guardrails.locale import LOCALES, UnknownLocale, parse_locale

app = typer.Typer(help="The knowledge cards: build, search, lint, show.", no_args_is_help=True)

_CARDS = typer.Option(
    None, "--cards", help="Folder of the card files. [default: the line's own]", show_default=False
)
_DB = typer.Option(None, "--db", help="Folder of the table. [default: kb/ in the cache]", show_default=False)
_JSON = typer.Option(False, "--json", help="Print JSON.")


def _locale(text: str) -> str:
    try:
        return parse_locale(text)
    except UnknownLocale as error:
        raise _failure(error) from None


def _failure(error: Exception) -> typer.Exit:
    """Tell a person what is wrong; exit code 2."""
    typer.echo(str(error), err=True)
    return typer.Exit(2)


def _folders(cards: Path | None, db: Path | None) -> tuple[Path, Path]:
    from agent.settings import load_settings

    paths = load_settings().paths
    return cards or paths.cards, db or paths.index


@app.command()
def build(cards: Path | None = _CARDS, db: Path | None = _DB, as_json: bool = _JSON) -> None:
    """Make the table hold exactly the cards; embeds only what changed. Exit 2 keeps the old table."""
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.reading import load_cards
    from kb.store import build as build_table

    cards_dir, db_dir = _folders(cards, db)
    try:
        report = build_table(load_cards(cards_dir), db_dir, load_embedder())
    except KbError as error:
        raise _failure(error) from None
    except OSError as error:
        raise _failure(
            KbError(f"{db_dir} cannot be written ({error.strerror}); name another with --db")
        ) from None
    version = report.version
    if as_json:
        found = {
            "version": version.name,
            "changed": report.changed,
            "cards": version.cards,
            "rows": version.rows,
            "embedded": report.embedded,
            "reused": report.reused,
            "embedder": version.embedder,
            "built_at": version.built_at,
        }
        typer.echo(json.dumps(found))
    elif report.changed:
        typer.echo(
            f"{version.cards} cards, {version.rows} rows ({report.embedded} embedded, {report.reused} kept): {version.name}"
        )
    else:
        typer.echo(f"nothing changed: {version.cards} cards, {version.rows} rows, {version.name}")


@app.command()
def search(
    query: str = typer.Argument(help="What a caller would say."),
    locale: str = typer.Option("en-US", "--locale", help=f"Locale to answer in: {', '.join(LOCALES)}."),
    k: int = typer.Option(5, "-k", min=1, max=50, help="How many cards."),
    db: Path | None = _DB,
    as_json: bool = _JSON,
) -> None:
    """The cards that match best. Exit 1 if none matches well enough to be spoken."""
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.rerank import load_reranker
    from kb.retrieval import Retriever

    parsed = _locale(locale)
    try:
        retriever = Retriever(_folders(None, db)[1], load_embedder(), reranker=load_reranker())
        hits = retriever.search(query, parsed, k)
        best = retriever.best(query, parsed)
    except KbError as error:
        raise _failure(error) from None
    answers = best.card.id if best else None
    if as_json:
        found: list[dict[str, Any]] = [
            {
                "card": hit.card.id,
                "locale": hit.card.locale,
                "title": hit.card.title,
                "match": round(hit.score, 4),
                "matched": hit.matched,
                "kind": str(hit.kind),
            }
            for hit in hits
        ]
        typer.echo(
            json.dumps(
                {"query": query, "locale": parsed, "answers": answers, "hits": found}, ensure_ascii=False
            )
        )
    else:
        for hit in hits:
            mark = "*" if hit.card.id == answers else " "
            typer.echo(
                f"{mark} {hit.score:.3f}  {hit.card.id:28} {hit.card.title}  <- {hit.kind}: {hit.matched[:80]}"
            )
        if answers is None:
            typer.echo("no card matches well enough to be spoken", err=True)
    raise typer.Exit(0 if answers else 1)


@app.command()
def lint(
    cards: Path | None = _CARDS,
    model: bool = typer.Option(
        True, "--model/--no-model", help="Compare the facts of the three locales by embedding."
    ),
    as_json: bool = _JSON,
) -> None:
    """Check every card; prints file:field: problem. Exit 1 if there is any."""
    from kb.embedding import load_embedder
    from kb.errors import KbError
    from kb.lint import lint_folder

    try:
        problems = lint_folder(_folders(cards, None)[0], load_embedder() if model else None)
    except KbError as error:
        raise _failure(error) from None
    if as_json:
        found = [{"file": item.file, "field": item.field, "problem": item.message} for item in problems]
        typer.echo(json.dumps(found, ensure_ascii=False))
    else:
        for problem in problems:
            typer.echo(str(problem))
        typer.echo(f"{len(problems)} problems" if problems else "all cards are fine", err=True)
    raise typer.Exit(1 if problems else 0)


@app.command()
def show(
    card_id: str = typer.Argument(help="Id of the card, for example missed-dose."),
    locale: str = typer.Option("en-US", "--locale", help=f"One of {', '.join(LOCALES)}."),
    cards: Path | None = _CARDS,
    as_json: bool = _JSON,
) -> None:
    """One card, whole. Exit 1 if there is none of that id."""
    from kb.errors import KbError
    from kb.reading import read_cards

    parsed = _locale(locale)
    found, problems = read_cards(_folders(cards, None)[0])
    card = next((card for card in found if card.id == card_id and card.locale == parsed), None)
    if card is None:
        broken = [problem for problem in problems if problem.file == f"{card_id}.{parsed}.md"]
        if broken:
            raise _failure(KbError("\n".join(map(str, broken))))
        typer.echo(
            f"no card {card_id!r} in {parsed}; `atalaia kb search` finds cards by what a caller says",
            err=True,
        )
        raise typer.Exit(1)
    if as_json:
        typer.echo(json.dumps(card.to_dict(), ensure_ascii=False))
        return
    typer.echo(f"{card.title}  [{card.id}, {card.locale}, {card.topic}]\n\n{card.spoken}\n\n{card.text}\n")
    for name, items in (
        ("Facts", card.facts),
        ("Myths", card.myths),
        ("Callers ask", card.questions),
        ("To think about", card.reflection),
    ):
        typer.echo(f"{name}:\n" + "\n".join(f"  - {item}" for item in items))
    source = card.source
    read = f"read {source.accessed}" if source.opened else "page not opened yet"
    typer.echo(
        f"Source: {source.name}, {source.url} (published {source.published}, {read}, {source.licence})"
    )
