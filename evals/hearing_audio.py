"""Who is listened to in the hearing benchmark: people reading aloud, and callers who say an emergency."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from evals.callers import callers, render_caller
from evals.errors import EvalError
from evals.phone import PHONE_RATE, Pcm, phone_line
from guardrails.locale import parse_locale
from voices.audiofile import read
from voices.resample import Samples, from_pcm, resample

RATE: Final = 16_000
_PAUSE: Final = 0.18
"""Seconds between two sentences of a caller in a hurry."""


@dataclass(frozen=True, slots=True)
class Clip:
    """A recording and what is said in it."""

    name: str
    locale: str
    text: str
    wide: Samples
    """16 kHz."""

    @property
    def phone(self) -> Samples:
        """The same behind a telephone line, at 16 kHz again."""
        pcm = np.clip(np.rint(self.wide * 32767), -32768, 32767).astype(np.int16)
        return resample(from_pcm(phone_line(pcm, RATE).tobytes()), PHONE_RATE, RATE)


@dataclass(frozen=True, slots=True)
class Caller:
    """Something harmless, an emergency, and something more, on the phone."""

    locale: str
    keys: tuple[str, ...]
    """The words of the emergency without which nobody could know."""
    pcm: Pcm
    """int16 mono, 8 kHz."""
    phrase_end: float
    """Seconds at which the emergency has been said."""
    text: str = ""
    """All that is said."""


def clips(folder: Path, most: int) -> Iterator[Clip]:
    """Up to `most` recordings of each language; `NAME-LL-NNN.ogg` with its text beside it in `.txt`.

    Raises:
        EvalError: the folder holds none.
    """
    found = sorted(folder.glob("*-[a-z][a-z]-*.ogg"))
    if not found:
        raise EvalError(
            f"{folder}: no recordings NAME-LL-NNN.ogg with texts; give the folder with --clips-from"
        )
    taken: dict[str, int] = {}
    for path in found:
        locale = parse_locale(path.stem.split("-")[-2])
        taken[locale] = taken.get(locale, 0) + 1
        if taken[locale] <= most:
            text = path.with_suffix(".txt").read_text(encoding="utf-8").strip()
            yield Clip(path.stem, locale, text, from_pcm(read(path, RATE).pcm))


def emergencies(most: int) -> Iterator[Caller]:
    """Up to `most` callers of each language, rendered with voices that are not the line's own."""
    table = tomllib.loads((files("evals") / "hearing_callers.toml").read_text(encoding="utf-8"))
    taken: dict[str, int] = {}
    for row in table["caller"]:
        locale = row["locale"]
        number = taken[locale] = taken.get(locale, 0) + 1
        if number > most:
            continue
        voices = callers(locale)[:4]
        voice = voices[number % len(voices)]
        parts = [render_caller(row[part], locale, voice) for part in ("before", "phrase", "after")]
        gap = np.zeros(round(_PAUSE * PHONE_RATE), dtype=np.int16)
        end = (parts[0].size + gap.size + parts[1].size) / PHONE_RATE - 0.12  # silence that rendering adds
        pcm = np.concatenate([parts[0], gap, parts[1], gap, parts[2]])
        said = " ".join(row[part] for part in ("before", "phrase", "after"))
        yield Caller(locale, tuple(row["keys"]), pcm, end, said)
