"""Recordings of callers in, recordings of the line out."""

import audioop
import wave
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import soundfile
import soxr

from telephony.errors import BadRecording
from telephony.line import FRAME_BYTES, FRAME_SECONDS, SILENCE

RATE: Final = 8000
MAX_SECONDS: Final = 3600.0
"""The line hangs up after an hour, so a longer recording could never be heard to its end."""
_QUIETEST: Final = 1e-4


@dataclass(frozen=True, slots=True)
class Recording:
    """One recording as a telephone carries it."""

    name: str
    ulaw: bytes
    """μ-law, 8 kHz, mono, whole 20 ms frames."""
    silent: bool
    """Nothing in it is loud enough to be speech."""

    @property
    def seconds(self) -> float:
        """Its length."""
        return len(self.ulaw) / RATE

    def frames(self) -> list[bytes]:
        """The recording in frames of 20 ms."""
        return [self.ulaw[at : at + FRAME_BYTES] for at in range(0, len(self.ulaw), FRAME_BYTES)]


def read(path: Path) -> Recording:
    """Read any file libsndfile knows, mixed to mono and resampled to 8 kHz.

    Raises:
        BadRecording: missing, unreadable, empty or too long; the message says what to do.
    """
    if not path.is_file():
        raise BadRecording(f"{path}: there is no such file; give the path of a recording, for example a WAV")
    try:
        info = soundfile.info(str(path))
    except soundfile.LibsndfileError as error:
        raise BadRecording(
            f"{path}: not a recording that can be read ({error}); expected WAV, FLAC, OGG or MP3: "
            "convert it, for example with `ffmpeg -i FILE out.wav`"
        ) from None
    if info.frames == 0:
        raise BadRecording(f"{path}: the recording is empty; give one with at least a word in it")
    if info.duration > MAX_SECONDS:
        raise BadRecording(
            f"{path}: {info.duration / 3600:.1f} hours long, but a call ends after {MAX_SECONDS / 3600:.0f}; "
            "cut it, for example with `ffmpeg -i FILE -t 600 out.wav`"
        )
    try:
        samples, rate = soundfile.read(str(path), dtype="float32", always_2d=True)
    except (soundfile.LibsndfileError, RuntimeError) as error:
        raise BadRecording(f"{path}: the recording breaks off ({error}); make it again") from None
    mono = samples.mean(axis=1)
    if rate != RATE:
        mono = soxr.resample(mono, rate, RATE, quality="HQ")
    return from_samples(path.name, mono)


def from_samples(name: str, mono: "np.ndarray[tuple[int, ...], np.dtype[np.float32]]") -> Recording:
    """A recording from float samples in -1…1 at 8 kHz."""
    finite = np.nan_to_num(mono, nan=0.0, posinf=1.0, neginf=-1.0)
    pcm = (np.clip(finite, -1.0, 1.0) * 32767).astype("<i2").tobytes()
    ulaw = audioop.lin2ulaw(pcm, 2)
    ulaw += SILENCE[: -len(ulaw) % FRAME_BYTES]
    silent = len(finite) == 0 or float(np.abs(finite).max()) < _QUIETEST
    return Recording(name, ulaw, silent)


def silence(seconds: float) -> bytes:
    """μ-law silence in whole frames."""
    return SILENCE * round(seconds / FRAME_SECONDS)


def write(path: Path, ulaw: bytes) -> None:
    """Save μ-law audio as a 16-bit 8 kHz WAV.

    Raises:
        BadRecording: the file cannot be written.
    """
    try:
        with wave.open(str(path), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(audioop.ulaw2lin(ulaw, 2))
    except OSError as error:
        raise BadRecording(f"{path}: cannot be written ({error.strerror}); choose another place") from None
