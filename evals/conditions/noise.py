"""Noise under the caller's voice, at a signal-to-noise ratio in dB over the active parts of the speech."""

from functools import lru_cache
from typing import Final

import numpy as np

from evals.conditions.sound import Wave, add, pcm, stretch_to, wave
from evals.conditions.talkers import SENTENCES, say
from evals.phone import PHONE_RATE, Pcm

USUAL: Final = 20.0
"""dB."""
_CHORDS: Final = ((262, 330, 392), (220, 262, 330), (175, 220, 262), (196, 247, 294))
"""Hz; four chords that hold music of anywhere goes round in."""
_BAR: Final = 1.6
"""Seconds of a chord."""


def pink(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Pink noise `value` dB (20) below the voice."""
    size = samples.size
    spectrum = np.fft.rfft(chance.standard_normal(max(size, 2)))
    spectrum /= np.sqrt(np.maximum(1.0, np.arange(spectrum.size)))
    spectrum[0] = 0.0
    return _under(samples, np.fft.irfft(spectrum, max(size, 2))[:size], value)


def hum(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Mains hum of 60 Hz with the harmonics that a telephone carries, `value` dB (20) below the voice."""
    at = np.arange(samples.size) / PHONE_RATE
    phases = chance.uniform(0, 2 * np.pi, 24)
    tones = [np.sin(2 * np.pi * 60 * n * at + phases[n - 1]) / n**0.5 for n in range(5, 25)]
    return _under(samples, np.sum(tones, axis=0), value)


def music(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Hold music, or a television with some, `value` dB (20) below the voice."""
    tune = _tune()
    return _under(samples, stretch_to(tune, samples.size, int(chance.integers(tune.size))), value)


def babble(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """A room of six people talking, `value` dB (20) below the voice.

    Raises:
        VoicesError: the callers' voices are not fetched.
    """
    room = np.zeros(samples.size)
    for place in range(len(SENTENCES)):
        voice = _talker(place)
        room += stretch_to(voice, samples.size, int(chance.integers(voice.size)))
    return _under(samples, room, value)


def _under(samples: Pcm, noise: Wave, value: float | None) -> Pcm:
    return pcm(add(wave(samples), noise, USUAL if value is None else value))


@lru_cache(maxsize=16)
def _talker(place: int) -> Wave:
    voice = wave(say(place))
    return np.asarray(voice / (np.sqrt(np.mean(voice**2)) + 1e-9))


@lru_cache(maxsize=1)
def _tune() -> Wave:
    at = np.arange(round(_BAR * PHONE_RATE)) / PHONE_RATE
    bars = []
    for low, middle, high in _CHORDS:
        decay = np.exp(-1.5 * (at % (_BAR / 4)))
        bars.append(sum(np.sin(2 * np.pi * tone * at) for tone in (2 * low, 2 * middle, 2 * high)) * decay)
    return np.concatenate(bars)
