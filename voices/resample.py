"""Resampling, explicit and checked: Whisper fed 8 kHz samples as 16 kHz hears other words, silently."""

from typing import Final

import numpy as np
import soxr
from numpy.typing import NDArray

from voices.errors import AudioError

LINE_RATES: Final = (8_000, 16_000, 24_000, 48_000)
"""Hz; the rates that a phone or a browser sends."""

Samples = NDArray[np.float32]
"""Mono, -1 to 1."""


def check_rate(rate: int) -> int:
    """The rate itself.

    Raises:
        AudioError: not one of `LINE_RATES`.
    """
    if rate not in LINE_RATES:
        rates = ", ".join(str(known) for known in LINE_RATES)
        raise AudioError(f"sample rate {rate} Hz is not one of {rates}: say the rate the audio really has")
    return rate


def from_pcm(pcm: bytes) -> Samples:
    """int16 little-endian mono as float32.

    Raises:
        AudioError: half a sample.
    """
    if len(pcm) % 2:
        raise AudioError(f"int16 audio of {len(pcm)} bytes ends in half a sample: send whole samples")
    return np.frombuffer(pcm, dtype="<i2").astype(np.float32) / 32768.0


def to_pcm(samples: Samples) -> bytes:
    """float32 as int16 little-endian mono, clipped."""
    return bytes(np.clip(np.rint(samples * 32768.0), -32768, 32767).astype("<i2").tobytes())


def resample(samples: Samples, rate_in: int, rate_out: int) -> Samples:
    """A whole recording at another rate."""
    if rate_in == rate_out:
        return samples
    return np.asarray(soxr.resample(samples, rate_in, rate_out, quality="HQ"), dtype=np.float32)


class Resampler:
    """A recording of any rate that is read piece by piece, at another rate.

    The filter holds back up to 0.12 s until `flush`; live audio is resampled window by window instead, so
    that nothing is held back.
    """

    def __init__(self, rate_in: int, rate_out: int) -> None:
        """Rates in Hz."""
        self._stream = (
            None if rate_in == rate_out else soxr.ResampleStream(rate_in, rate_out, 1, dtype="float32")
        )

    def push(self, samples: Samples) -> Samples:
        """The samples that are ready."""
        if self._stream is None or not samples.size:
            return samples
        return np.asarray(self._stream.resample_chunk(samples), dtype=np.float32)

    def flush(self) -> Samples:
        """What the filter still holds, at the end of the recording."""
        rest = np.zeros(0, dtype=np.float32)
        if self._stream is None:
            return rest
        return np.asarray(self._stream.resample_chunk(rest, last=True), dtype=np.float32)
