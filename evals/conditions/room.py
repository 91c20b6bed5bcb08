"""Rooms and microphones: far away, too loud, too soft."""

import numpy as np
from scipy import signal

from evals.conditions.sound import active_rms, pcm, wave
from evals.phone import PHONE_RATE, Pcm


def reverb(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """A caller two metres from a speakerphone, in a room that takes `value` seconds (0.6) to fall silent by 60 dB."""
    seconds = min(3.0, max(0.05, 0.6 if value is None else value))
    size = round(seconds * PHONE_RATE)
    at = np.arange(size) / PHONE_RATE
    tail = chance.standard_normal(size) * 10 ** (-3 * at / seconds)
    tail[: PHONE_RATE // 200] = 0.0  # the first reflections need five milliseconds
    tail /= np.sqrt(np.sum(tail**2)) + 1e-9
    impulse = np.concatenate([[1.0], tail])  # as much energy reflected as direct
    speech = wave(samples)
    far = signal.fftconvolve(speech, impulse)[: speech.size]
    return pcm(far * (active_rms(speech) / (active_rms(far) + 1e-9)))


def clip(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """A microphone driven `value` dB (12) beyond its limit at the loudest parts."""
    speech = wave(samples)
    peak = float(np.quantile(np.abs(speech), 0.999)) if speech.size else 0.0
    limit = peak * 10 ** (-(12.0 if value is None else value) / 20)
    cut = np.clip(speech, -limit, limit) if limit > 0 else speech
    return pcm(cut * (active_rms(speech) / (active_rms(cut) + 1e-9)))


def quiet(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """The whole voice `value` dB (20) softer, through the codec's steps."""
    return pcm(wave(samples) * 10 ** (-(20.0 if value is None else value) / 20))
