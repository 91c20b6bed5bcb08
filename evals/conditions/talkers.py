"""Other voices on the line: people near the caller, and the line's own voice coming back."""

import audioop
from typing import Final

import numpy as np

from evals.conditions.sound import active_rms, pcm, stretch_to, wave
from evals.phone import PHONE_RATE, Pcm

SENTENCES: Final = (
    (
        "en-US",
        "am_michael",
        "So I told her we'd be there around six, and then the bus never came, you know how it is.",
    ),
    (
        "en-US",
        "af_heart",
        "They moved the meeting to Thursday again, and nobody remembered to bring the coffee.",
    ),
    (
        "es-419",
        "em_alex",
        "Y entonces le dije que mejor pasáramos por el mercado, porque no había nada en la casa.",
    ),
    ("es-419", "em_santa", "Ayer vi el partido con mi compadre y nos quedamos platicando hasta bien tarde."),
    (
        "pt-BR",
        "pm_alex",
        "Aí a gente foi pra feira, comprou um monte de fruta e esqueceu o guarda-chuva no carro.",
    ),
    ("pt-BR", "pm_santa", "Ele falou que o ônibus atrasou de novo, mas eu acho que ele dormiu até tarde."),
)
"""Locale, voice and words of harmless people in the background."""

ECHO_DELAY: Final = 0.12
"""Seconds from the caller's ear to their mouth and back to us."""


def say(place: int) -> Pcm:
    """One of the people in the background, at 8 kHz. Rendered once and kept.

    Raises:
        VoicesError: the callers' voices are not fetched.
    """
    from evals.callers import render_caller

    locale, voice, text = SENTENCES[place]
    return render_caller(text, locale, voice, PHONE_RATE)


def second_talker(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Somebody else talks all the time, `value` dB (10) below the caller."""
    speech, other = wave(samples), wave(say(int(chance.integers(len(SENTENCES)))))
    looped = stretch_to(other, speech.size, int(chance.integers(other.size)))
    level = active_rms(speech) / (active_rms(other) + 1e-9) * 10 ** (-(10.0 if value is None else value) / 20)
    return pcm(speech + looped * level)


def echo(frame: bytes, heard: bytes, value: float | None) -> bytes:
    """The line's own voice, `value` dB (25) weaker, comes back 120 ms later under the caller's.

    Args:
        frame: the caller's next 20 ms, μ-law.
        heard: all that the caller has heard so far, μ-law.
        value: echo return loss in dB.

    Returns:
        20 ms of μ-law.
    """
    back = round(ECHO_DELAY * PHONE_RATE)
    returned = heard[-back : len(heard) - back + len(frame)] if len(heard) >= back else b""
    if not returned or returned == b"\xff" * len(returned):
        return frame
    loss = 10 ** (-(25.0 if value is None else value) / 20)
    quiet = audioop.mul(audioop.ulaw2lin(returned.ljust(len(frame), b"\xff"), 2), 2, loss)
    return audioop.lin2ulaw(audioop.add(audioop.ulaw2lin(frame, 2), quiet, 2), 2)
