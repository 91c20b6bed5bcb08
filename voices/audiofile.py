"""Recordings on disk: read as a phone line would carry them, whatever they are."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from voices.errors import AudioError
from voices.resample import Resampler, Samples, to_pcm

_READABLE: Final = "WAV, FLAC, OGG (Vorbis or Opus) or MP3"
_SILENT: Final = 1e-3
"""Peak (-60 dBFS) under which nothing can be heard."""


@dataclass(frozen=True, slots=True)
class AudioInfo:
    """What a file says of itself."""

    path: Path
    rate: int
    """Hz, of the file."""
    channels: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Recording:
    """A whole recording in memory."""

    path: Path
    rate: int
    """Hz, of `pcm`."""
    pcm: bytes
    """int16 little-endian mono."""
    silent: bool
    """Nothing in it can be heard: a caller who says nothing."""

    @property
    def seconds(self) -> float:
        """How long it is."""
        return len(self.pcm) / 2 / self.rate


def inspect(path: Path) -> AudioInfo:
    """The format of a file, from its header.

    Raises:
        AudioError: the file is missing, empty, or no audio.
    """
    with _open(path) as file:
        return AudioInfo(path, file.samplerate, file.channels, file.frames / file.samplerate)


def blocks(path: Path, rate: int, seconds: float = 1.0) -> Iterator[bytes]:
    """The recording as int16 mono at `rate` Hz, about `seconds` at a time: hours need no more memory than that.

    Channels are averaged; where that cancels them out, the louder one is taken. Values that are no numbers
    count as silence.

    Raises:
        AudioError: as for `inspect`, or the data behind the header breaks off.
    """
    with _open(path) as file:
        resampler = Resampler(file.samplerate, rate)
        size = max(1, round(file.samplerate * seconds))
        try:
            for block in file.blocks(size, dtype="float32", always_2d=True):
                if ready := to_pcm(resampler.push(_mono(block))):
                    yield ready
        except soundfile.LibsndfileError as error:
            raise AudioError(f"{path}: the audio breaks off ({error}); export it again as WAV") from error
        if rest := to_pcm(resampler.flush()):
            yield rest


def read(path: Path, rate: int, *, longest: float = 3600.0) -> Recording:
    """A whole recording as int16 mono at `rate` Hz.

    Raises:
        AudioError: as for `blocks`, or it is longer than `longest` seconds.
    """
    found = inspect(path)
    if found.seconds > longest:
        raise AudioError(
            f"{path}: {found.seconds / 60:.0f} minutes are more than the {longest / 60:.0f} that fit in memory: "
            "cut it, or play it block by block"
        )
    pcm = b"".join(blocks(path, rate))
    peak = int(np.abs(np.frombuffer(pcm, dtype="<i2").astype(np.int32)).max(initial=0))
    return Recording(path, rate, pcm, peak < _SILENT * 32768)


def write(path: Path, pcm: bytes, rate: int) -> None:
    """Save int16 mono at `rate` Hz as WAV.

    Raises:
        AudioError: the file cannot be written.
    """
    try:
        soundfile.write(path, np.frombuffer(pcm, dtype="<i2"), rate, subtype="PCM_16", format="WAV")
    except (soundfile.LibsndfileError, OSError) as error:
        raise AudioError(f"{path}: cannot be written ({error}); is the folder there and writable?") from error


def _open(path: Path) -> soundfile.SoundFile:
    if not path.exists():
        raise AudioError(f"{path}: no such file")
    if not path.is_file():
        raise AudioError(f"{path}: is a folder; give the recordings in it one by one")
    if path.stat().st_size == 0:
        raise AudioError(f"{path}: the file is empty; record it again")
    try:
        file = soundfile.SoundFile(path)
    except (soundfile.LibsndfileError, OSError, TypeError) as error:
        raise AudioError(f"{path}: not an audio file that can be read; convert it to {_READABLE}") from error
    if file.frames == 0 or file.samplerate <= 0:
        file.close()
        raise AudioError(f"{path}: holds no audio, only a header; record it again")
    return file


def _mono(block: Samples) -> Samples:
    block = np.clip(np.nan_to_num(block, nan=0.0, posinf=0.0, neginf=0.0), -1.0, 1.0)
    if block.shape[1] == 1:
        return np.ascontiguousarray(block[:, 0])
    mixed = block.mean(axis=1)
    energy = np.mean(block * block, axis=0)
    if np.mean(mixed * mixed) < 0.05 * energy.max():
        return np.ascontiguousarray(block[:, int(energy.argmax())])
    return np.asarray(mixed, dtype=np.float32)
