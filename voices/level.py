"""Equal loudness: whoever speaks, in whatever language, is as loud as everyone else, and never clips."""

import math
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float32]
"""Mono, -1 to 1."""

TARGET: Final = -20.0
"""dB re full scale, K-weighted, of active speech. Loud enough for a handset, with 20 dB left for the peaks."""
CEILING: Final = -1.5
"""dB re full scale that no sample passes; μ-law and the browser's Opus overshoot a little."""

_FRAME: Final = 0.02
"""Seconds."""
_FLOOR: Final = -60.0
"""dB below which a frame is silence whatever the rest is."""
_GATE: Final = -16.0
"""dB below the loud part of the speech at which a frame counts as a pause."""


def level(samples: Samples, rate: int) -> float:
    """Loudness of the speech in a recording, its pauses left out; dB re full scale, -inf for silence.

    The weighting is that of ITU-R BS.1770 (a shelf for the head, a high-pass for rumble), designed at `rate`.
    Instead of its 400 ms blocks we gate 20 ms frames, so that a one-word prompt can be measured too.
    """
    size = max(1, int(rate * _FRAME))
    count = len(samples) // size
    if not count:
        return -math.inf
    from scipy import signal  # heavy import

    weighted = signal.sosfilt(_k_weighting(rate), samples[: count * size].astype(np.float64))
    power = np.mean(np.square(weighted).reshape(count, size), axis=1)
    power = power[power > 10 ** (_FLOOR / 10)]
    if not power.size:
        return -math.inf
    loud = np.percentile(power, 90)
    active = power[power >= loud * 10 ** (_GATE / 10)]
    return float(10 * np.log10(np.mean(active)))


def even(samples: Samples, rate: int, target: float = TARGET, ceiling: float = CEILING) -> Samples:
    """The same speech at the target loudness, its peaks held under the ceiling without clipping."""
    loudness = level(samples, rate)
    if not math.isfinite(loudness):
        return samples
    evened = limit(_amplified(samples, target - loudness), rate, ceiling)
    # Limiting takes a little loudness away; one more step brings it back to within a tenth of a decibel.
    short = target - level(evened, rate)
    return limit(_amplified(evened, short), rate, ceiling) if short > 0.1 else evened


def limit(samples: Samples, rate: int, ceiling: float = CEILING) -> Samples:
    """Samples whose peaks stay under `ceiling` dB; the gain moves over some milliseconds and sees peaks ahead."""
    top = float(10 ** (ceiling / 20))
    if not samples.size or float(np.max(np.abs(samples))) <= top:
        return samples
    from scipy import ndimage  # heavy import

    gain = np.minimum(1.0, top / np.maximum(np.abs(samples), 1e-9))
    width = 2 * int(rate * 0.004) + 1
    held = ndimage.minimum_filter1d(gain, width, mode="nearest")
    smooth = ndimage.uniform_filter1d(held, width, mode="nearest")
    return np.asarray(np.clip(samples * smooth, -top, top), dtype=np.float32)


def _amplified(samples: Samples, decibels: float) -> Samples:
    return np.asarray(samples * 10 ** (decibels / 20), dtype=np.float32)


@lru_cache(maxsize=8)
def _k_weighting(rate: int) -> NDArray[np.float64]:
    """BS.1770's two stages as second-order sections, from their analog parameters, for any rate."""
    shelf_hz, shelf_db, shelf_q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = math.tan(math.pi * shelf_hz / rate)
    high = 10 ** (shelf_db / 20)
    band = high**0.4996667741545416
    norm = 1 + k / shelf_q + k * k
    shelf = [
        (high + band * k / shelf_q + k * k) / norm,
        2 * (k * k - high) / norm,
        (high - band * k / shelf_q + k * k) / norm,
        1.0,
        2 * (k * k - 1) / norm,
        (1 - k / shelf_q + k * k) / norm,
    ]
    pass_hz, pass_q = 38.13547087602444, 0.5003270373238773
    k = math.tan(math.pi * pass_hz / rate)
    norm = 1 + k / pass_q + k * k
    high_pass = [1.0, -2.0, 1.0, 1.0, 2 * (k * k - 1) / norm, (1 - k / pass_q + k * k) / norm]
    return np.array([shelf, high_pass], dtype=np.float64)
