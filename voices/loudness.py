"""How loud the caller is, cheaply: where speech pauses and how much of it there was."""

from collections import deque
from typing import Final

import numpy as np

from voices.hearing_settings import RATE
from voices.resample import Samples

_FRAME: Final = 0.02
"""Seconds of one measurement."""
_BELOW_PEAK: Final = 0.06
"""A frame this much softer than the loudest one (24 dB) is a pause on a quiet line."""
_ABOVE_FLOOR: Final = 1.7
"""A frame this close to the floor is a pause on a noisy line."""
_MEMORY: Final = 150
"""Frames (3 s) from which the floor and the peak are taken."""


def stillest(samples: Samples, low: float, high: float) -> tuple[float, float]:
    """Where between two times in seconds it is most quiet, and how loud it is there.

    `samples` at 16 kHz; the loudness is relative to the loudest 0.1 s of all.
    """
    size = RATE // 100
    count = samples.size // size
    energy = np.square(samples[: count * size].reshape(count, size)).mean(axis=1)
    smooth = np.sqrt(np.convolve(energy, np.full(10, 0.1), mode="same"))
    first = min(max(0, round(low * 100)), count - 1)
    last = max(first + 1, min(count, round(high * 100)))
    at = first + int(np.argmin(smooth[first:last]))
    return at / 100, float(smooth[at] / max(float(smooth.max()), 1e-6))


class Loudness:
    """Follows int16 audio frame by frame. It only decides when decoding is worthwhile, never what is speech."""

    def __init__(self, rate: int) -> None:
        """`rate` in Hz."""
        self._size = round(rate * _FRAME)
        self._rest = np.zeros(0, dtype=np.int16)
        self._recent: deque[float] = deque(maxlen=_MEMORY)
        self.voiced = 0.0
        """Seconds of sound so far that are no pause."""
        self.quiet = 0.0
        """Seconds since the last frame that is no pause."""

    def push(self, pcm: bytes) -> None:
        """Take whole int16 samples."""
        samples = np.concatenate((self._rest, np.frombuffer(pcm, dtype="<i2")))
        count = samples.size // self._size
        self._rest = samples[count * self._size :]
        if not count:
            return
        frames = samples[: count * self._size].reshape(count, self._size).astype(np.float32)
        for level in np.sqrt(np.mean(frames * frames, axis=1)).tolist():
            self._recent.append(level)
            if level <= self._threshold():
                self.quiet += _FRAME
            else:
                self.quiet = 0.0
                self.voiced += _FRAME

    def _threshold(self) -> float:
        ordered = sorted(self._recent)
        floor = ordered[len(ordered) // 10]
        peak = ordered[-1]
        # Where speech hardly rises over the noise, the floor says nothing and every frame counts as sound.
        near_floor = _ABOVE_FLOOR * floor if peak > 4 * floor else 0.0
        return max(_BELOW_PEAK * peak, near_floor)
