"""Everyone is equally loud, and nobody clips."""

import math

import numpy as np
import pytest

from voices.level import CEILING, TARGET, even, level, limit

RATES = (8_000, 24_000, 48_000)


def _speechlike(rate: int, amplitude: float, seconds: float = 2.0) -> np.ndarray:
    """Bursts of a harmonic sound with pauses between, as syllables have."""
    time = np.arange(int(rate * seconds)) / rate
    sound = sum(np.sin(2 * np.pi * 150 * harmonic * time) / harmonic for harmonic in range(1, 15))
    return (amplitude * sound * (np.sin(2 * np.pi * 3 * time) > 0)).astype(np.float32)


def test_a_full_scale_sine_has_the_level_that_the_standard_gives_it() -> None:
    """ITU-R BS.1770: a 997 Hz sine at 0 dB in one channel measures -3.01 LKFS."""
    rate = 48_000
    sine = np.sin(2 * np.pi * 997 * np.arange(rate) / rate).astype(np.float32)
    # Our level leaves out the standard's offset of -0.691 dB, which makes up for the weighting's gain at 997 Hz.
    assert level(sine, rate) - 0.691 == pytest.approx(-3.01, abs=0.1)


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("amplitude", [0.01, 0.1, 0.5])
def test_quiet_and_loud_speech_come_out_equally_loud(rate: int, amplitude: float) -> None:
    assert level(even(_speechlike(rate, amplitude), rate), rate) == pytest.approx(TARGET, abs=0.3)


def test_pauses_do_not_count() -> None:
    rate = 8_000
    speech = _speechlike(rate, 0.1)
    silence = np.zeros(rate * 5, dtype=np.float32)
    assert level(np.concatenate([silence, speech, silence]), rate) == pytest.approx(
        level(speech, rate), abs=0.5
    )


@pytest.mark.parametrize("rate", RATES)
def test_peaks_stay_under_the_ceiling(rate: int) -> None:
    speech = _speechlike(rate, 0.02)
    speech[rate // 2] = 0.9
    evened = even(speech, rate)
    assert float(np.max(np.abs(evened))) <= 10 ** (CEILING / 20) + 1e-6


def test_a_limited_peak_is_not_cut_flat() -> None:
    rate = 24_000
    loud = (1.8 * np.sin(2 * np.pi * 200 * np.arange(rate) / rate)).astype(np.float32)
    limited = limit(loud, rate)
    top = float(np.max(np.abs(limited)))
    assert np.mean(np.abs(limited) > 0.999 * top) < 0.05


def test_silence_stays_silence() -> None:
    silence = np.zeros(4_000, dtype=np.float32)
    assert level(silence, 8_000) == -math.inf
    assert not even(silence, 8_000).any()
    assert level(np.zeros(3, dtype=np.float32), 8_000) == -math.inf
