"""Turning corpora of recorded speech into a manifest: `python -m evals.recordings TSV --clips DIR --out manifest.jsonl`.

Two layouts are read, told apart by their first line:

- Common Voice: a header with `path` and `sentence`, and optionally `locale` and `up_votes`, `down_votes`.
- FLEURS: no header; columns id, file name, transcription as written, and more that are not used.

What people read in these corpora is harmless, so every row is expected to pass the gate: they measure word errors and
false alarms. Recordings of emergencies need a manifest of their own (`telephony/manifest.py` says which fields).
"""

import csv
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from evals.errors import EvalError
from guardrails.locale import UnknownLocale, parse_locale

_SHOWN: Final = 20
app = typer.Typer(add_completion=False)


@dataclass(frozen=True, slots=True)
class Clip:
    """One row of a corpus."""

    id: str
    audio: Path
    text: str
    locale: str

    def to_row(self, beside: Path) -> dict[str, Any]:
        """The manifest's row, with the audio relative to the manifest where it lies below it."""
        audio = self.audio.resolve()
        folder = beside.resolve()
        inside = audio.is_relative_to(folder)
        return {
            "audio": str(audio.relative_to(folder) if inside else audio),
            "id": self.id,
            "locale": self.locale,
            "text": self.text,
            "expect": "pass",
        }


def read_corpus(tsv: Path, clips: Path, locale: str | None, most: int | None = None) -> list[Clip]:
    """The clips of a corpus.

    Args:
        tsv: its table.
        clips: folder of its recordings.
        locale: the language spoken, for a table that does not say.
        most: of them, the first so many.

    Raises:
        EvalError: the table cannot be read, or any row cannot be used; every such row is listed by line.
    """
    try:
        with tsv.open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise EvalError(f"{tsv}: cannot be read ({error}); expected a table with tabs") from None
    found: list[Clip] = []
    problems: list[str] = []
    first: dict[str, int] = {}
    for number, name, text, spoken in _fields(rows):
        if most is not None and len(found) >= most:
            break
        try:
            told = parse_locale(spoken or locale or "")
        except UnknownLocale as error:
            problems.append(f"line {number}: {error}; say it with --locale")
            continue
        audio = clips / name
        if not text.strip():
            problems.append(f"line {number}: no words")
        elif not audio.is_file():
            problems.append(f"line {number}: {audio}: there is no such file")
        elif name in first:
            problems.append(f"line {number}: {name} is already on line {first[name]}")
        else:
            first[name] = number
            found.append(Clip(Path(name).stem, audio, text.strip(), told))
    if not found and not problems:
        problems.append("it lists no recordings")
    if problems:
        shown = problems[:_SHOWN]
        if len(problems) > len(shown):
            shown.append(f"… and {len(problems) - len(shown)} more")
        raise EvalError("\n  ".join([f"{tsv}: {len(problems)} unusable, nothing was written:", *shown]))
    return found


def _fields(rows: list[list[str]]) -> Iterator[tuple[int, str, str, str | None]]:
    """Line number, file name, words and language of each row."""
    header = rows[0] if rows else []
    if "path" in header and "sentence" in header:
        path, sentence = header.index("path"), header.index("sentence")
        spoken = header.index("locale") if "locale" in header else None
        for number, row in enumerate(rows[1:], 2):
            if row:
                padded = [*row, *[""] * (len(header) - len(row))]
                yield number, padded[path], padded[sentence], None if spoken is None else padded[spoken]
        return
    for number, row in enumerate(rows, 1):
        if row:
            padded = [*row, "", ""]
            yield number, padded[1], padded[2], None


@app.command()
def convert(
    tsv: Annotated[Path, typer.Argument(help="The corpus's table: Common Voice or FLEURS.")],
    clips: Annotated[Path, typer.Option(help="Folder of its recordings.")],
    out: Annotated[Path, typer.Option(help="The manifest to write.")],
    locale: Annotated[str | None, typer.Option(help="Language, where the table does not say.")] = None,
    most: Annotated[int | None, typer.Option(min=1, help="Only the first so many.")] = None,
) -> None:
    """Write a manifest for `atalaia replay --manifest` and `atalaia eval red-flag-audio --people`."""
    try:
        found = read_corpus(tsv, clips, locale, most)
        rows = [json.dumps(clip.to_row(out.parent), ensure_ascii=False) for clip in found]
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text("\n".join(rows) + "\n", encoding="utf-8")
    except EvalError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    except OSError as error:
        typer.echo(f"error: {out}: cannot be written ({error.strerror}); choose another --out", err=True)
        raise typer.Exit(2) from None
    typer.echo(f"{len(found)} recordings: {out}", err=True)


if __name__ == "__main__":
    app()
