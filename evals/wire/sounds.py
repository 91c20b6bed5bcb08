"""Sounds a caller makes that are not plain speech."""

from collections.abc import Callable
from typing import Final

import numpy as np
from scipy import signal

from evals.conditions.sound import Wave, active_rms, pcm, wave
from evals.phone import PHONE_RATE, Pcm


def cough() -> Pcm:
    """Two coughs: bursts of noise between 400 and 2500 Hz that die away in a fifth of a second."""
    chance = np.random.default_rng(5)
    at = np.arange(round(0.28 * PHONE_RATE)) / PHONE_RATE
    one = chance.standard_normal(at.size) * np.exp(-at / 0.06) * np.minimum(1.0, at / 0.006)
    band = signal.butter(2, (400, 2500), btype="bandpass", fs=PHONE_RATE, output="sos")
    both = np.concatenate([one, np.zeros(PHONE_RATE // 6), 0.8 * one])
    return pcm(0.3 * signal.sosfilt(band, both))


def knock() -> Pcm:
    """The handset hits a table: a click with a short low ring."""
    at = np.arange(round(0.12 * PHONE_RATE)) / PHONE_RATE
    return pcm(0.5 * np.sin(2 * np.pi * 350 * at) * np.exp(-at / 0.015))


def breath() -> Pcm:
    """A breath into the microphone: a second of soft hiss that swells and fades."""
    chance = np.random.default_rng(6)
    size = PHONE_RATE
    return pcm(0.03 * chance.standard_normal(size) * np.hanning(size))


def hum() -> Pcm:
    """A "mm-hm" with closed lips, which no synthetic voice can say: two hums at 130 and 165 Hz with a breath between."""
    chance = np.random.default_rng(8)
    parts = []
    for pitch, seconds in ((130.0, 0.2), (165.0, 0.26)):
        at = np.arange(round(seconds * PHONE_RATE)) / PHONE_RATE
        phase = 2 * np.pi * pitch * (at + 0.15 * at**2)
        # The nose lets the low partials through, and a little around 1 and 2.2 kHz.
        tones = [
            np.sin(n * phase)
            * (np.exp(-((n * pitch - 250) ** 2) / 3e4) + 0.1 * np.exp(-((n * pitch - 1000) ** 2) / 4e4))
            for n in range(1, 18)
        ]
        parts += [
            np.sum(tones, axis=0) * np.hanning(at.size),
            0.02 * chance.standard_normal(PHONE_RATE // 16),
        ]
    whole = np.concatenate(parts[:-1])
    return pcm(0.25 * whole / np.abs(whole).max())


SOUNDS: Final[dict[str, Callable[[], Pcm]]] = {"cough": cough, "knock": knock, "breath": breath, "mm-hm": hum}


def whispered(speech: Pcm) -> Pcm:
    """The same words without a voice: each moment's spectrum, smoothed over the harmonics, on noise; 12 dB softer."""
    samples = wave(speech)
    size = 256
    _, _, spectrum = signal.stft(samples, PHONE_RATE, nperseg=size, noverlap=size * 3 // 4)
    smooth = signal.convolve2d(np.abs(spectrum), np.ones((9, 1)) / 9, mode="same", boundary="symm")
    chance = np.random.default_rng(7)
    phases = np.exp(2j * np.pi * chance.random(smooth.shape))
    tilt = np.linspace(0.4, 1.4, smooth.shape[0])[:, None]  # a whisper lacks the low tones of the voice
    _, noisy = signal.istft(smooth * tilt * phases, PHONE_RATE, nperseg=size, noverlap=size * 3 // 4)
    out: Wave = np.asarray(noisy[: samples.size], dtype=np.float64)
    return pcm(out * (0.25 * active_rms(samples) / (active_rms(out) + 1e-9)))
