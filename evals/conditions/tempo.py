"""People who talk fast or slowly, at the same pitch."""

from typing import Final

import numpy as np

from evals.conditions.sound import Wave, pcm, wave
from evals.phone import PHONE_RATE, Pcm

_GRAIN: Final = PHONE_RATE // 33
"""About 30 ms: some pitch periods."""
_SEARCH: Final = PHONE_RATE // 100
"""How far a grain may move so that the waves meet: 10 ms."""


def fast(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Speech `value` times as fast (1.3)."""
    return pcm(stretched(wave(samples), 1.3 if value is None else value))


def slow(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Speech `value` times as fast (0.75): below 1 is slower."""
    return pcm(stretched(wave(samples), 0.75 if value is None else value))


def stretched(speech: Wave, speed: float) -> Wave:
    """Overlapped grains at places where the waves meet (WSOLA); the length is divided by `speed`."""
    speed = min(3.0, max(0.3, speed))
    hop = _GRAIN // 2
    if speech.size < 2 * _GRAIN:
        return speech
    window = np.hanning(2 * hop + 1)[: 2 * hop]
    count = int(speech.size / speed) // hop
    padded = np.pad(speech, (_SEARCH, 2 * _GRAIN + _SEARCH))
    out = np.zeros((count + 2) * hop)
    weight = np.zeros_like(out)
    place = _SEARCH
    for number in range(count):
        wanted = _SEARCH + round(number * hop * speed)
        if number:
            natural = padded[place + hop : place + 3 * hop]
            first = max(0, wanted - _SEARCH)
            around = padded[first : wanted + _SEARCH + 2 * hop]
            if natural.size < 2 * hop or around.size < 2 * hop:
                break
            place = first + int(np.argmax(np.correlate(around, natural, "valid")))
        else:
            place = wanted
        at = slice(number * hop, number * hop + 2 * hop)
        grain = padded[place : place + 2 * hop]
        if grain.size < 2 * hop:
            break
        out[at] += grain * window
        weight[at] += window
    return np.asarray((out / np.maximum(weight, 1e-3))[: int(speech.size / speed)])
