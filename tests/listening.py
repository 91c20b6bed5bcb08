"""What the tests of hearing share: the model, loaded once, and people on the phone."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

from evals.callers import render_caller
from voices.hearing import Ear, Hearing
from voices.transcript import Transcript

MODEL = Path(os.environ.get("ATALAIA_CACHE", "~/.cache/atalaia")).expanduser() / "models" / "whisper-base"
SPEAKERS = {"en-US": "am_michael", "es-419": "em_alex", "pt-BR": "pm_alex"}
RATE = 8_000
FRAME = RATE // 50 * 2
"""Bytes of 20 ms."""


@cache
def hearing() -> Hearing:
    """The recognizer of the test run, warm."""
    made = Hearing(MODEL)
    made.warm()
    return made


def said(text: str, locale: str = "en-US", speaker: str | None = None) -> bytes:
    """Somebody saying it on the phone, int16 mono at 8 kHz."""
    return render_caller(text, locale, speaker or SPEAKERS[locale]).tobytes()


def silence(seconds: float) -> bytes:
    """Nothing on the line."""
    return bytes(2 * round(RATE * seconds))


def noise(seconds: float, level: float = 0.05) -> bytes:
    """A hissing line."""
    samples = np.random.default_rng(7).standard_normal(round(RATE * seconds)) * level * 32768
    return bytes(np.clip(samples, -32768, 32767).astype("<i2").tobytes())


class Listener:
    """Collects what an ear hears."""

    def __init__(self) -> None:
        self.all: list[Transcript] = []
        self.errors: list[Exception] = []

    @property
    def finals(self) -> list[Transcript]:
        """The finals, in order."""
        return [heard for heard in self.all if heard.final]

    @property
    def partials(self) -> list[Transcript]:
        """The partials, in order."""
        return [heard for heard in self.all if not heard.final]


async def speak(
    ear: Ear, pcm: bytes, *, every: float = 0.5, between: Callable[[], None] | None = None
) -> None:
    """Push audio in frames of 20 ms, and let the recognizer catch up every so many seconds of audio."""
    for count, at in enumerate(range(0, len(pcm), FRAME), start=1):
        ear.push(pcm[at : at + FRAME])
        if count % round(every * 50) == 0:
            await ear.settled()
            if between:
                between()
