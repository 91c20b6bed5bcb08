"""The telephone between a caller and us: 8 kHz, 300 to 3400 Hz, μ-law."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy import signal

from voices.resample import resample

Pcm = NDArray[np.int16]
"""int16 mono."""

PHONE_RATE: Final = 8_000
"""Hz."""
BAND: Final = (300.0, 3400.0)
"""Hz; the voice band of ITU-T G.712."""

_BIAS: Final = 132
_CLIP: Final = 32635


def phone_line(pcm: Pcm, rate: int) -> Pcm:
    """What is left of a recording behind a telephone line.

    Args:
        pcm: int16 mono at `rate` Hz.
        rate: Hz, any.

    Returns:
        int16 mono at 8 kHz, limited to 300-3400 Hz, after a μ-law round trip.
    """
    samples = resample(pcm.astype(np.float32) / 32768.0, rate, PHONE_RATE)
    banded = signal.sosfilt(_band(), samples)
    return unmulaw(mulaw(np.clip(np.rint(banded * 32768.0), -32768, 32767).astype(np.int16)))


def mulaw(pcm: Pcm) -> NDArray[np.uint8]:
    """int16 samples as ITU-T G.711 μ-law bytes."""
    wide = (pcm.astype(np.int32) >> 2) << 2  # the codec sees 14 bits
    sign = np.where(wide < 0, 0x80, 0)
    magnitude = np.minimum(np.abs(wide), _CLIP) + _BIAS
    exponent = np.floor(np.log2(magnitude)).astype(np.int32) - 7
    mantissa = (magnitude >> (exponent + 3)) & 0x0F
    return np.asarray(~(sign | (exponent << 4) | mantissa) & 0xFF, dtype=np.uint8)


def unmulaw(coded: NDArray[np.uint8]) -> Pcm:
    """ITU-T G.711 μ-law bytes as int16 samples."""
    code = ~coded.astype(np.int32) & 0xFF
    magnitude = ((((code & 0x0F) << 3) + _BIAS) << ((code >> 4) & 0x07)) - _BIAS
    return np.asarray(np.where(code & 0x80, -magnitude, magnitude), dtype=np.int16)


@lru_cache(maxsize=1)
def _band() -> NDArray[np.float64]:
    return np.asarray(signal.butter(4, BAND, btype="bandpass", fs=PHONE_RATE, output="sos"), dtype=np.float64)
