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


SOUNDS: Final[dict[str, Callable[[], Pcm]]] = {"cough": cough, "knock": knock, "breath": breath}


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
