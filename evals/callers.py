"""Synthetic callers: voices other than the line's own, as they sound over a telephone.

They make recordings at test time; the project carries none. A caller is a Kokoro speaker (`am_michael`), or
`flite:slt` and `festival:kal_diphone` where those programs are installed (English only). A recording is rendered
once and kept under the cache folder, found by its text, voice and rate.
"""

import shutil
import subprocess
import tempfile
import threading
import wave
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import numpy as np

from agent.settings import PathSettings
from evals.errors import EvalError
from evals.phone import PHONE_RATE, Pcm, phone_line
from voices.aloud import aloud
from voices.clauses import clauses
from voices.finish import Samples, finish, join
from voices.prompts import Prompt, PromptStore
from voices.resample import from_pcm, resample, to_pcm
from voices.voice import Sessions, Voice, VoiceChoice

__all__ = ["CALLERS", "callers", "phone_line", "render_caller", "write_wav"]

Condition = Literal["phone", "clean"]

CALLERS: Final = {
    "en-US": ("am_michael", "af_heart", "af_bella", "am_fenrir"),
    "es-419": ("em_alex", "em_santa"),
    "pt-BR": ("pm_alex", "pm_santa"),
}
"""Kokoro speakers native to each locale, none of them the line's own voice."""

_PROGRAM_VOICES: Final = {"flite": ("slt", "rms", "awb"), "festival": ("kal_diphone",)}
_KOKORO: Final = "kokoro-82m"
_CONFIGS: Final = {"en-US": "kokoro.en_US.json", "es-419": "kokoro.es_419.json", "pt-BR": "kokoro.pt_BR.json"}
_RECIPE: Final = "caller-1"
_LOCK: Final = threading.Lock()


def callers(locale: str) -> tuple[str, ...]:
    """Every caller who can speak a locale on this machine, Kokoro's first."""
    others: list[str] = []
    if locale == "en-US":
        for program, names in _PROGRAM_VOICES.items():
            if shutil.which(program):
                others += [f"{program}:{name}" for name in names]
    return (*CALLERS[locale], *others)


def render_caller(
    text: str, locale: str, voice: str, rate: int = PHONE_RATE, condition: Condition = "phone"
) -> Pcm:
    """A caller saying a text.

    Args:
        text: As written; numbers are read aloud.
        locale: The language spoken; a speaker of another language speaks it with an accent.
        voice: One of `callers(locale)`, or any Kokoro speaker.
        rate: Hz of the result.
        condition: `phone` puts the voice through `phone_line`, `clean` does not.

    Returns:
        int16 mono at `rate`, with at most 60 ms of silence before and 120 ms after the speech.

    Raises:
        EvalError: no such voice or condition.
        VoicesError: the Kokoro model is not fetched.
    """
    if condition not in ("phone", "clean"):
        raise EvalError(f"unknown condition {condition!r}: use phone or clean")
    made_at = PHONE_RATE if condition == "phone" else rate
    prompt = Prompt(f"{_RECIPE}/{voice}/{locale}/{condition}", aloud(text, locale), made_at)
    store = _store(_cache())
    with _LOCK:
        pcm = store.get(prompt)
        if pcm is None:
            clean = _speak(prompt.text, locale, voice, 24_000 if condition == "phone" else rate)
            if condition == "phone":
                clean = phone_line(np.frombuffer(clean, dtype="<i2").astype(np.int16), 24_000).tobytes()
            pcm = clean
            store.put(prompt, pcm)
    if made_at != rate:
        pcm = to_pcm(resample(from_pcm(pcm), made_at, rate))
    return np.frombuffer(pcm, dtype="<i2").astype(np.int16)


def say(text: str, locale: str, voice: str) -> Pcm:
    """A caller saying a text over a telephone, int16 mono at 8 kHz. Raises as `render_caller`."""
    return render_caller(text, locale, voice, PHONE_RATE)


def write_wav(path: Path, pcm: Pcm, rate: int) -> Path:
    """Write int16 mono as a WAV file; returns the path."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(pcm.astype("<i2").tobytes())
    return path


def _speak(text: str, locale: str, voice: str, rate: int) -> bytes:
    program, _, name = voice.partition(":")
    parts: list[tuple[Samples, float]] = []
    for clause in clauses(text):
        if name:
            samples, made_at = _run(program, name, clause.text)
        else:
            kokoro = _kokoro(_cache(), locale, voice)
            samples, made_at = kokoro.synthesize(clause.text), kokoro.rate
        parts.append((finish(samples, made_at, rate), clause.pause))
    return join(parts, rate)


def _run(program: str, name: str, text: str) -> tuple[Samples, int]:
    """What an installed speech program makes of a text."""
    if program not in _PROGRAM_VOICES:
        raise EvalError(f"unknown caller program {program!r}: use {' or '.join(_PROGRAM_VOICES)}")
    if shutil.which(program) is None:
        raise EvalError(f"{program} is not installed: `apt-get install {program}`, or use a Kokoro speaker")
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "caller.wav"
        if program == "flite":
            command = ["flite", "-voice", name, "-t", text, "-o", str(wav)]
        else:
            command = ["text2wave", "-o", str(wav), "-eval", f"(voice_{name})"]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False, timeout=60)
        if done.returncode or not wav.is_file():
            raise EvalError(
                f"{program} could not say the text: {done.stderr.decode(errors='replace').strip()}"
            )
        with wave.open(str(wav), "rb") as file:
            return from_pcm(file.readframes(file.getnframes())), file.getframerate()


def _cache() -> Path:
    return PathSettings().cache


@lru_cache(maxsize=4)
def _store(cache: Path) -> PromptStore:
    return PromptStore(cache / "callers", memory_bytes=8 * 1024 * 1024)


@lru_cache(maxsize=16)
def _kokoro(cache: Path, locale: str, speaker: str) -> Voice:
    try:
        choice = VoiceChoice(_KOKORO, "kokoro.onnx", _CONFIGS[locale], speaker=speaker)
    except KeyError:
        raise EvalError(f"no caller speaks {locale!r}: use one of {', '.join(_CONFIGS)}") from None
    return Voice(cache / "models", choice, _sessions())


@lru_cache(maxsize=1)
def _sessions() -> Sessions:
    return Sessions()
