"""Where in a stretch of speech one may go on after an interruption."""

from typing import Final

import numpy as np

_FRAME: Final = 0.02
_QUIET: Final = 0.06
"""Of the loudest frame: a pause between clauses, not a soft consonant."""
_CLAUSE: Final = 0.12
"""Seconds of quiet at a clause border."""
_BACK: Final = 0.3
"""What was heard last moments before the interruption was probably not understood."""
_FALLBACK: Final = 0.6
_BREATH: Final = 0.06
"""Quiet kept before the first word."""


def resume_at(pcm: bytes, heard: int, rate: int, farthest: float) -> int:
    """The byte from which to go on: the last clause border a little before what was heard.

    Args:
        pcm: int16 mono.
        heard: bytes of it that the caller heard.
        rate: Hz.
        farthest: seconds to go back at most.
    """
    size = int(rate * _FRAME)
    samples = np.frombuffer(pcm[: heard - heard % 2], dtype=np.int16).astype(np.float32)
    frames = samples[: len(samples) // size * size].reshape(-1, size)
    if len(frames) == 0:
        return 0
    loud = np.sqrt((frames**2).mean(axis=1))
    quiet = loud <= _QUIET * max(float(loud.max()), 1.0)
    last = len(frames) - round(_BACK / _FRAME)
    first = max(0, len(frames) - round(farthest / _FRAME))
    run = 0
    best: int | None = None
    for index in range(first, max(first, last)):
        if quiet[index]:
            run += 1
            continue
        if run * _FRAME >= _CLAUSE:
            best = index
        run = 0
    if best is None:
        best = 0 if first == 0 else max(0, len(frames) - round(_FALLBACK / _FRAME))
    return int(max(0, best - round(_BREATH / _FRAME)) * size * 2)
