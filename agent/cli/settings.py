"""`atalaia settings`: every setting of the line."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def settings(
    as_json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
    write: Annotated[
        Path | None, typer.Option(help="Write docs/settings.md and .env.example below this directory.")
    ] = None,
) -> None:
    """Print every setting with its default and meaning, as the page docs/settings.md has it."""
    from agent.knobs import example, groups, page

    if write is not None:
        (write / "docs").mkdir(exist_ok=True)
        (write / "docs" / "settings.md").write_text(page(), encoding="utf-8")
        (write / ".env.example").write_text(example(), encoding="utf-8")
    elif as_json:
        typer.echo(json.dumps([asdict(group) for group in groups()], ensure_ascii=False, indent=1))
    else:
        typer.echo(page())
