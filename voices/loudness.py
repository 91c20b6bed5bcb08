"""How loud the caller is, cheaply: where speech pauses and how much of it there was."""

from collections import deque
from typing import Final

import numpy as np

_FRAME: Final = 0.02
"""Seconds of one measurement."""
_BELOW_PEAK: Final = 0.06
"""A frame this much softer than the loudest one (24 dB) is a pause on a quiet line."""
_ABOVE_FLOOR: Final = 1.7
"""A frame this close to the floor is a pause on a noisy line."""
_MEMORY: Final = 150
"""Frames (3 s) from which the floor and the peak are taken."""


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
