"""Manifests: which recordings to replay, one JSON object a line.

| field | what it is |
|---|---|
| `audio` | the recording, relative to the manifest; or leave it out and give `text` and `voice` |
| `text` | what is said in it; without `audio`, what a synthetic caller says |
| `voice` | the synthetic caller |
| `locale` | the language spoken; the command's own if left out |
| `id` | unique in the manifest; the file's name if left out |
| `from` | the caller's number, E.164: tells the country |
| `category` | the red flag in it; none for a harmless call |
| `expect` | `escalate`, `check_or_escalate` or `pass`; says whether the call is scored |
| `phrase_end` | seconds from its start at which the red flag has been said |
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

import numpy as np
import soundfile

from guardrails.locale import UnknownLocale, parse_locale
from telephony.errors import BadRecording
from telephony.recording import RATE, Recording, from_samples, read

EXPECTED: Final = ("escalate", "check_or_escalate", "pass")
SUFFIXES: Final = (".wav", ".flac", ".ogg", ".mp3")
_CALLERS: Final = "atalaia.callers"
_SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class Item:
    """One recording to replay."""

    audio: Path
    """Its file; of a synthetic caller, only a name."""
    locale: str
    id: str
    number: str | None = None
    """E.164 of the caller, which tells the country."""
    text: str | None = None
    """What is said."""
    voice: str | None = None
    """Who says it, if no file does."""
    category: str | None = None
    expect: str | None = None
    """One of `EXPECTED`; None for a call that is not scored."""
    phrase_end: float | None = None

    def recording(self) -> Recording:
        """The caller's audio; a synthetic caller is rendered once and kept.

        Raises:
            BadRecording: there is none.
        """
        if self.voice is None or self.text is None:
            return read(self.audio)
        samples = _speaker()(self.text, self.locale, self.voice)
        return from_samples(self.id, (np.asarray(samples) / 32768).astype(np.float32))


@dataclass(frozen=True, slots=True)
class Manifest:
    """The items of a manifest, and what is odd about them."""

    items: tuple[Item, ...]
    notes: tuple[str, ...] = field(default=())
    """What is no error and should be known: recordings of another sample rate than most."""


def read_manifest(path: Path, locale: str) -> list[Item]:
    """Items of a manifest whose audio is not looked at yet.

    Raises:
        BadRecording: the file or any line cannot be used; every such line is listed.
    """
    problems: list[str] = []
    items = [item for _, item in _items(path, locale, problems)]
    _refuse(path, problems)
    return items


def load_manifest(path: Path, locale: str) -> Manifest:
    """Items of a manifest, each of which can be replayed.

    Raises:
        BadRecording: the file, any line or any recording cannot be used; every such line is listed, and nothing is
            replayed.
    """
    problems: list[str] = []
    found = list(_items(path, locale, problems))
    if not found and not problems:
        problems.append("it lists no recordings")
    rates: dict[int, list[int]] = {}
    for number, item in found:
        if item.voice is not None:
            continue
        try:
            rate = soundfile.info(str(item.audio)).samplerate
        except (soundfile.LibsndfileError, OSError) as error:
            missing = "there is no such file" if not item.audio.is_file() else f"not a recording ({error})"
            problems.append(f"line {number}: {item.audio}: {missing}")
            continue
        if rate < RATE:
            problems.append(
                f"line {number}: {item.audio}: {rate} Hz; a telephone carries {RATE} Hz, record at that or more"
            )
        rates.setdefault(rate, []).append(number)
    _refuse(path, problems)
    return Manifest(tuple(item for _, item in found), tuple(_mixed(rates)))


def gather(path: Path, locale: str) -> Manifest:
    """The items of a manifest, or of a folder: its `manifest.jsonl`, or else every recording in it.

    Raises:
        BadRecording: as `load_manifest`, or a folder without recordings.
    """
    if not path.is_dir():
        return load_manifest(path, locale)
    listed = path / "manifest.jsonl"
    if listed.is_file():
        return load_manifest(listed, locale)
    found = sorted(each for each in path.iterdir() if each.suffix.lower() in SUFFIXES)
    if not found:
        raise BadRecording(f"{path}: neither manifest.jsonl nor recordings ({', '.join(SUFFIXES)}) are in it")
    return Manifest(tuple(Item(each, locale, each.name) for each in found))


def _mixed(rates: dict[int, list[int]]) -> Iterator[str]:
    usual = max(rates, key=lambda rate: len(rates[rate]), default=0)
    for rate, lines in sorted(rates.items()):
        if rate != usual:
            yield f"recorded at {rate} Hz, most others at {usual} Hz: line {', '.join(map(str, lines))}"


def _items(path: Path, locale: str, problems: list[str]) -> Iterator[tuple[int, Item]]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecording(
            f"{path}: the manifest cannot be read ({error}); expected a JSON object a line"
        ) from None
    first: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            item = _item(path, json.loads(line), locale)
        except (ValueError, TypeError, KeyError, AttributeError, UnknownLocale) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            problems.append(
                f'line {number}: not usable ({what}); expected {{"audio": "x.wav", "locale": "es-419"}}'
            )
            continue
        if item.id in first:
            problems.append(f"line {number}: id {item.id!r} is already used on line {first[item.id]}")
        first.setdefault(item.id, number)
        yield number, item


def _item(path: Path, row: Any, locale: str) -> Item:
    if not isinstance(row, dict):
        raise ValueError(f"a {type(row).__name__}")
    text, voice = row.get("text"), row.get("voice")
    if "audio" in row:
        audio, voice = path.parent / str(row["audio"]), None
    elif text and voice:
        audio = Path(f"{voice}: {str(text)[:40]}")
    else:
        raise KeyError("audio, or text and voice")
    expect = row.get("expect")
    if expect is not None and expect not in EXPECTED:
        raise ValueError(f"unknown expect {expect!r}, use one of {', '.join(EXPECTED)}")
    end = row.get("phrase_end")
    return Item(
        audio,
        parse_locale(str(row.get("locale") or locale)),
        str(row.get("id") or audio.name),
        row.get("from"),
        None if text is None else str(text),
        voice,
        row.get("category"),
        expect,
        None if end is None else float(end),
    )


def _refuse(path: Path, problems: list[str]) -> None:
    if problems:
        shown = problems[:_SHOWN]
        if len(problems) > len(shown):
            shown.append(f"… and {len(problems) - len(shown)} more")
        raise BadRecording("\n  ".join([f"{path}: {len(problems)} unusable, nothing was replayed:", *shown]))


def _speaker() -> Callable[[str, str, str], Any]:
    for entry in entry_points(group=_CALLERS):
        return entry.load()  # type: ignore[no-any-return]
    raise BadRecording(
        f"nobody can speak for the manifest: no package offers {_CALLERS}; give `audio` instead"
    )
