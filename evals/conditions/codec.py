"""Codecs and bands of telephone networks."""

import audioop
import io
from functools import lru_cache

import numpy as np
import soundfile
from scipy import signal

from evals.conditions.sound import Wave, pcm, wave
from evals.phone import PHONE_RATE, Pcm


def mulaw(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """G.711 μ-law there and back, `value` times (once)."""
    for _ in range(round(value or 1)):
        samples = _ints(audioop.ulaw2lin(audioop.lin2ulaw(_bytes(samples), 2), 2))
    return samples


def alaw(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """G.711 A-law there and back, `value` times (once): a call from a European or Latin American network."""
    for _ in range(round(value or 1)):
        samples = _ints(audioop.alaw2lin(audioop.lin2alaw(_bytes(samples), 2), 2))
    return samples


def gsm(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """GSM 06.10 full rate there and back, `value` times (once): an old mobile network."""
    for _ in range(round(value or 1)):
        coded = io.BytesIO()
        soundfile.write(coded, samples, PHONE_RATE, format="WAV", subtype="GSM610")
        coded.seek(0)
        decoded, _ = soundfile.read(coded, dtype="int16")
        samples = np.pad(decoded[: samples.size], (0, max(0, samples.size - decoded.size))).astype(np.int16)
    return samples


def band(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Only 300 Hz to `value` Hz (2700): a poor loop, a cheap handset."""
    return pcm(signal.sosfilt(_band(min(3900.0, max(600.0, value or 2700.0))), wave(samples)))


@lru_cache(maxsize=8)
def _band(upper: float) -> Wave:
    return np.asarray(signal.butter(5, (300.0, upper), btype="bandpass", fs=PHONE_RATE, output="sos"))


def _bytes(samples: Pcm) -> bytes:
    return np.ascontiguousarray(samples, dtype="<i2").tobytes()


def _ints(data: bytes) -> Pcm:
    return np.frombuffer(data, dtype="<i2").astype(np.int16)
