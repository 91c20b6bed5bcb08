"""Resampling is explicit, and a rate that no line has is refused."""

import numpy as np
import pytest

from voices.errors import AudioError
from voices.resample import LINE_RATES, Resampler, check_rate, from_pcm, resample, to_pcm


def tone(rate: int, hertz: float = 440.0, seconds: float = 0.5) -> np.ndarray:
    """A sine at half level."""
    return (0.5 * np.sin(2 * np.pi * hertz * np.arange(int(rate * seconds)) / rate)).astype(np.float32)


def pitch(samples: np.ndarray, rate: int) -> float:
    """The strongest frequency, Hz."""
    return float(np.argmax(np.abs(np.fft.rfft(samples))) * rate / samples.size)


@pytest.mark.parametrize("rate", LINE_RATES)
def test_a_tone_keeps_its_pitch_and_length_from_every_line_rate(rate: int) -> None:
    heard = resample(tone(rate), rate, 16_000)
    assert heard.size == 8_000
    assert pitch(heard, 16_000) == pytest.approx(440, abs=2)


@pytest.mark.parametrize("rate", [0, -8000, 11_025, 44_100, 16_001])
def test_a_rate_no_line_has_is_refused_with_the_rates_it_may_be(rate: int) -> None:
    with pytest.raises(AudioError, match="8000, 16000, 24000, 48000"):
        check_rate(rate)


@pytest.mark.parametrize("rate", [8_000, 44_100, 48_000])
def test_a_recording_read_in_pieces_is_the_recording_read_at_once(rate: int) -> None:
    samples = tone(rate, seconds=1.0)
    stream = Resampler(rate, 16_000)
    pieces = [stream.push(samples[at : at + rate // 50]) for at in range(0, samples.size, rate // 50)]
    whole = np.concatenate([*pieces, stream.flush()])
    assert whole.size == pytest.approx(16_000, abs=1)
    assert np.abs(whole[1000:15000] - resample(samples, rate, 16_000)[1000:15000]).max() < 0.01


def test_half_a_sample_is_refused() -> None:
    with pytest.raises(AudioError, match="half a sample"):
        from_pcm(b"\x00\x01\x02")


def test_samples_survive_the_way_to_int16_and_back_and_loud_ones_are_clipped() -> None:
    assert np.abs(from_pcm(to_pcm(tone(8000))) - tone(8000)).max() < 1 / 32768
    assert from_pcm(to_pcm(np.array([2.0, -2.0], dtype=np.float32))).tolist() == [32767 / 32768, -1.0]
