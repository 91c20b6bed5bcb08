"""Arithmetic that the conditions share."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from evals.phone import PHONE_RATE, Pcm

Wave = NDArray[np.float64]
"""Samples, full scale 1."""

_WINDOW: Final = PHONE_RATE // 50
_ACTIVE_DB: Final = 25.0
"""Windows up to this far below the loudest tenth count as speech."""


def wave(pcm: Pcm) -> Wave:
    """int16 as floats."""
    return np.asarray(pcm, dtype=np.float64) / 32768.0


def pcm(samples: Wave) -> Pcm:
    """Floats as int16; what is too loud is clipped."""
    return np.clip(np.rint(samples * 32768.0), -32768, 32767).astype(np.int16)


def active_rms(samples: Wave) -> float:
    """Root mean square of the parts in which somebody speaks, so that pauses do not lower it; 0 for silence."""
    whole = samples[: samples.size // _WINDOW * _WINDOW]
    if not whole.size:
        return float(np.sqrt(np.mean(samples**2))) if samples.size else 0.0
    power = np.mean(whole.reshape(-1, _WINDOW) ** 2, axis=1)
    floor = float(np.quantile(power, 0.9)) * 10 ** (-_ACTIVE_DB / 10)
    loud = power[power >= floor]
    return float(np.sqrt(loud.mean())) if loud.size else 0.0


def add(speech: Wave, noise: Wave, snr: float) -> Wave:
    """Noise under speech, `snr` dB below the level of its active parts; nothing under silence."""
    level, own = active_rms(speech), float(np.sqrt(np.mean(noise**2))) if noise.size else 0.0
    if level == 0.0 or own == 0.0:
        return speech
    return speech + noise * (level / own * 10 ** (-snr / 20))


def stretch_to(samples: Wave, size: int, start: int = 0) -> Wave:
    """`size` samples from `start` on, over and over."""
    return np.take(samples, np.arange(start, start + size), mode="wrap")
