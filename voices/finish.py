"""From what a voice produced to what the line plays: trimmed, resampled, evened, joined."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from voices.level import even
from voices.resample import resample, to_pcm

Samples = NDArray[np.float32]
"""Mono, -1 to 1."""

LEAD: Final = 0.06
"""Seconds of silence left before the first sound."""
TRAIL: Final = 0.12
"""Seconds of silence left after the last sound."""

_FRAME: Final = 0.005
_QUIET: Final = -45.0
"""dB below the loudest frame at which a frame is silence; a final /s/ lies 30 to 40 dB below."""
_FADE: Final = 0.004


def trim(samples: Samples, rate: int, lead: float = LEAD, trail: float = TRAIL) -> Samples:
    """Samples with at most `lead` seconds of silence before and `trail` seconds after what is heard."""
    size = max(1, int(rate * _FRAME))
    count = len(samples) // size
    if not count:
        return samples
    power = np.mean(np.square(samples[: count * size].reshape(count, size)), axis=1)
    heard = np.flatnonzero(power > max(float(power.max()) * 10 ** (_QUIET / 10), 1e-9))
    if not heard.size:
        return samples[:0]
    start = max(0, int(heard[0]) * size - int(lead * rate))
    end = min(len(samples), (int(heard[-1]) + 1) * size + int(trail * rate))
    return _fade(samples[start:end], rate)


def finish(samples: Samples, rate_in: int, rate_out: int) -> Samples:
    """One clause ready to be played at `rate_out`: soxr's HQ filter keeps what lies above half the rate out."""
    return even(resample(trim(samples, rate_in), rate_in, rate_out), rate_out)


def convert(samples: Samples, rate_in: int, rate_out: int) -> Samples:
    """A finished prompt at another rate, as loud as before."""
    return even(resample(samples, rate_in, rate_out), rate_out)


def join(parts: Iterable[tuple[Samples, float]], rate: int) -> bytes:
    """Finished clauses, each followed by its pause in seconds (none after the last), as int16 mono PCM."""
    pieces: list[Samples] = []
    pause = 0.0
    for samples, after in parts:
        pieces.append(silence(pause, rate))
        pieces.append(samples)
        pause = after
    return to_pcm(np.concatenate(pieces)) if pieces else b""


def splice(parts: Iterable[tuple[bytes, float]], rate: int) -> bytes:
    """The same of clauses that are int16 mono PCM already."""
    pieces: list[bytes] = []
    pause = 0.0
    for pcm, after in parts:
        pieces += (bytes(2 * int(pause * rate)), pcm)
        pause = after
    return b"".join(pieces)


def silence(seconds: float, rate: int) -> Samples:
    """Nothing, for so long."""
    return np.zeros(max(0, int(seconds * rate)), dtype=np.float32)


def _fade(samples: Samples, rate: int) -> Samples:
    """The same without a click at either end."""
    size = min(int(rate * _FADE), len(samples) // 2)
    if size < 1:
        return samples
    faded = samples.copy()
    ramp = np.linspace(0.0, 1.0, size, dtype=np.float32)
    faded[:size] *= ramp
    faded[-size:] *= ramp[::-1]
    return faded
