"""How the line sounds: understood by a recognizer behind a telephone line, equally loud, and soon.

`python -m evals.speaking` renders the texts below, puts them through a telephone line, lets Whisper transcribe them
and prints one table of word error rates, loudness and times.
"""

import asyncio
import json
import math
import re
import statistics
import sys
import tempfile
import time
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from agent.settings import PathSettings
from evals.errors import EvalError
from evals.phone import PHONE_RATE, Pcm, phone_line
from voices.aloud import aloud
from voices.level import level
from voices.resample import from_pcm, resample
from voices.speaking import Speaking, SpeakingSettings

TEXTS: Final[Mapping[str, tuple[str, ...]]] = {
    "en-US": (
        "Call 911 now. Sit down and rest, and do not drive yourself.",
        "You can also call poison help, 1-800-222-1222.",
        "Please call 988 now, someone will listen.",
        "If you miss a dose, take it when you remember, unless it is almost time for the next one.",
        "Take 1 tablet (500 mg) at 8:00 a.m. and another at 8:30 p.m.",
        "That comes from MedlinePlus, updated on January 1, 2024.",
        "Keep it between 68 and 77 degrees, away from heat and light.",
        "I don't have enough evidence to answer that. A pharmacist can help.",
        "Alcohol and some medicines do not mix. Even one drink can matter.",
        "I'm still here. Take your time. You can ask me about your medicines.",
    ),
    "es-419": (
        "Llame ya al 911. Siéntese y no haga esfuerzo. No maneje.",
        "También puede llamar a toxicología, 800 911 2000.",
        "Llame al 113, opción 5. Ahí le van a escuchar.",
        "Si se le olvida una dosis, tómela cuando se acuerde, a menos que ya casi sea hora de la siguiente.",
        "Tome 1 tableta de 500 mg a las 8:00 a.m. y otra a las 8:30 p.m.",
        "Esto viene de MedlinePlus, del 1 de enero de 2024.",
        "Guárdela entre 20 y 25 °C, lejos del calor y de la luz.",
        "No tengo evidencia suficiente para contestar eso. Un farmacéutico puede ayudarle.",
        "El alcohol y algunas medicinas no se llevan. Hasta una copa puede contar.",
        "Aquí sigo, sin prisa. Puede preguntarme sobre sus medicinas.",
    ),
    "pt-BR": (
        "Ligue agora para o 192. Sente e não faça esforço. Não dirija.",
        "Ligue 192 ou CVV 188.",
        "O Disque-Intoxicação também atende: 0800 722 6001.",
        "Se você esquecer uma dose, tome quando lembrar, a não ser que já esteja quase na hora da próxima.",
        "Tome 2 comprimidos de 500 mg às 8h e mais 1 às 20h30.",
        "Isso vem do MedlinePlus, de 1 de janeiro de 2024.",
        "Guarde entre 15 e 30 °C, longe do calor e da luz.",
        "Não tenho evidência suficiente para responder isso. Um farmacêutico pode ajudar.",
        "Álcool e alguns remédios não combinam. Até uma dose pode fazer diferença.",
        "Continuo aqui, sem pressa. Pode me perguntar sobre os seus remédios.",
    ),
}
"""Ten texts in each language, as the line says them: emergency numbers, doses, times, dates and plain sentences."""


@dataclass(frozen=True, slots=True)
class Measured:
    """One text."""

    locale: str
    text: str
    heard: str
    errors: int
    words: int
    loudness: float
    """dB re full scale, K-weighted, behind the telephone line."""
    first_audio: float
    """Seconds until its first audio when nothing is rendered."""
    cpu: float
    """Seconds of processor time until its last audio; unlike the clock's, much the same on a busy machine."""
    seconds: float
    """Of audio."""


def word_errors(reference: str, heard: str, locale: str) -> tuple[int, int]:
    """Substitutions, deletions and insertions, and the words of the reference.

    Both sides are read aloud first, so that "911" and "nine one one" are the same; case, accents, punctuation and
    whether letters of an acronym stand apart do not count.
    """
    expected, found = _words(reference, locale), _words(heard, locale)
    row = list(range(len(found) + 1))
    for i, word in enumerate(expected, 1):
        diagonal, row[0] = row[0], i
        for j, other in enumerate(found, 1):
            diagonal, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, diagonal + (word != other))
    return row[-1], len(expected)


def _words(text: str, locale: str) -> list[str]:
    text = re.sub(r"\b(\d{1,2})\.(\d\d)(?=\s?[ap]\.?m)", r"\1:\2", text)
    plain = unicodedata.normalize("NFD", aloud(text, locale).lower())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    # "C V V" and "CVV" are the same word.
    plain = re.sub(r"\b([a-z]) (?=[a-z]\b)", r"\1", plain)
    return re.findall(r"[a-z]+", plain.replace("'", ""))


def transcriber(models: Path) -> Any:
    """Whisper base as a function of (samples at 16 kHz, language)."""
    from faster_whisper import WhisperModel

    folder = models / "whisper-base"
    if not folder.is_dir():
        raise EvalError("whisper-base is not fetched: run `atalaia voices fetch whisper-base`")
    whisper = WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=1)

    def transcribe(pcm: Pcm, language: str) -> str:
        samples = resample(pcm.astype(np.float32) / 32768.0, PHONE_RATE, 16_000)
        segments, _ = whisper.transcribe(samples, language=language, beam_size=5, temperature=0.0)
        return " ".join(segment.text.strip() for segment in segments)

    return transcribe


async def measure(models: Path, texts: Mapping[str, Sequence[str]] = TEXTS) -> list[Measured]:
    """Render, send over the line and transcribe every text, one at a time."""
    transcribe = transcriber(models)
    found: list[Measured] = []
    with tempfile.TemporaryDirectory() as folder:
        # Slow is what is measured here, so nothing is given up for being slow.
        speaking = Speaking(models, Path(folder), SpeakingSettings(hang_seconds=120.0))
        await asyncio.to_thread(speaking.warm)
        for locale, lines in texts.items():
            for text in lines:
                found.append(await _one(speaking, transcribe, locale, text))
        speaking.close()
    return found


async def _one(speaking: Speaking, transcribe: Any, locale: str, text: str) -> Measured:
    begun, first, busy = time.monotonic(), math.nan, time.process_time()
    pieces: list[bytes] = []
    async for piece in speaking.say(text, locale, PHONE_RATE):
        if not pieces:
            first = time.monotonic() - begun
        pieces.append(piece)
    cpu = time.process_time() - busy
    pcm = np.frombuffer(b"".join(pieces), dtype="<i2").astype(np.int16)
    line = phone_line(pcm, PHONE_RATE)
    heard = await asyncio.to_thread(transcribe, line, locale[:2])
    errors, words = word_errors(text, heard, locale)
    loudness = level(from_pcm(line.tobytes()), PHONE_RATE)
    return Measured(locale, text, heard, errors, words, loudness, first, cpu, len(pcm) / PHONE_RATE)


def table(found: Sequence[Measured]) -> str:
    """One row for each locale, as Markdown."""
    rows = [
        "| locale | word errors | loudness (dB) | spread | first audio p50 | CPU-seconds per second of speech |"
    ]
    rows.append("|---|---|---|---|---|---|")
    for locale in dict.fromkeys(one.locale for one in found):
        mine = [one for one in found if one.locale == locale]
        rate = sum(one.errors for one in mine) / sum(one.words for one in mine)
        loudness = [one.loudness for one in mine]
        first = statistics.median(one.first_audio for one in mine)
        cost = sum(one.cpu for one in mine) / sum(one.seconds for one in mine)
        rows.append(
            f"| {locale} | {rate:.1%} | {statistics.mean(loudness):.1f} | {max(loudness) - min(loudness):.1f} "
            f"| {first:.2f} s | {cost:.2f} |"
        )
    return "\n".join(rows)


def main() -> None:
    """Print the table, and with `--all` or `--json` each text."""
    cache = PathSettings().cache
    try:
        found = asyncio.run(measure(cache / "models"))
    except (EvalError, RuntimeError) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    if "--json" in sys.argv:
        print(
            json.dumps([{name: getattr(one, name) for name in Measured.__slots__} for one in found], indent=1)
        )
        return
    print(table(found))
    for one in found:
        if one.errors or "--all" in sys.argv:
            print(
                f"\n{one.locale} {one.errors}/{one.words}\n  said  {aloud(one.text, one.locale)}\n  heard {one.heard}"
            )


if __name__ == "__main__":
    main()
