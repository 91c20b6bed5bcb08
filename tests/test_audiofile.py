"""Any recording is read as a phone line would carry it, or refused with what to do."""

import tracemalloc
from pathlib import Path

import numpy as np
import pytest
import soundfile

from voices.audiofile import blocks, inspect, read, write
from voices.errors import AudioError


def tone(rate: int, seconds: float = 1.0, level: float = 0.5) -> np.ndarray:
    """A 440 Hz sine."""
    return (level * np.sin(2 * np.pi * 440 * np.arange(int(rate * seconds)) / rate)).astype(np.float32)


def levels(pcm: bytes) -> np.ndarray:
    """int16 samples."""
    return np.frombuffer(pcm, dtype="<i2")


@pytest.mark.parametrize(
    ("name", "rate"), [("a.wav", 44_100), ("a.flac", 48_000), ("a.ogg", 16_000), ("a.wav", 8_000)]
)
def test_formats_and_rates_become_mono_at_the_rate_asked_for(tmp_path: Path, name: str, rate: int) -> None:
    soundfile.write(tmp_path / name, tone(rate), rate)
    found = read(tmp_path / name, 8_000)
    assert found.seconds == pytest.approx(1.0, abs=0.01)
    assert levels(found.pcm).max() == pytest.approx(16384, rel=0.1)
    assert not found.silent


def test_stereo_is_mixed_down(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", np.stack([tone(8000), 0 * tone(8000)], axis=1), 8000)
    assert levels(read(tmp_path / "a.wav", 8000).pcm).max() == pytest.approx(8192, rel=0.05)


def test_channels_that_cancel_out_do_not_silence_the_caller(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", np.stack([tone(8000), -tone(8000)], axis=1), 8000)
    assert levels(read(tmp_path / "a.wav", 8000).pcm).max() == pytest.approx(16384, rel=0.05)


def test_values_that_are_no_numbers_count_as_silence(tmp_path: Path) -> None:
    samples = tone(8000)
    samples[100:200] = np.nan
    soundfile.write(tmp_path / "a.wav", samples, 8000, subtype="FLOAT")
    assert levels(read(tmp_path / "a.wav", 8000).pcm)[100:200].tolist() == [0] * 100


def test_silence_is_a_recording_of_a_caller_who_says_nothing(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", np.zeros(8000, dtype=np.float32), 8000)
    found = read(tmp_path / "a.wav", 8000)
    assert found.silent
    assert found.seconds == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "the file is empty"),
        (b"this is a letter, not a recording" * 50, "not an audio file"),
        (b"RIFF\x24\x00\x00\x00WAVE", "not an audio file"),
    ],
)
def test_what_cannot_be_read_says_why_and_what_to_do(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "a.wav").write_bytes(content)
    with pytest.raises(AudioError, match=says):
        read(tmp_path / "a.wav", 8000)


def test_a_missing_file_a_folder_and_a_bare_header_are_refused(tmp_path: Path) -> None:
    with pytest.raises(AudioError, match="no such file"):
        read(tmp_path / "none.wav", 8000)
    with pytest.raises(AudioError, match="is a folder"):
        read(tmp_path, 8000)
    soundfile.write(tmp_path / "a.wav", np.zeros(0, dtype=np.float32), 8000)
    with pytest.raises(AudioError, match="holds no audio"):
        read(tmp_path / "a.wav", 8000)


def test_a_file_that_breaks_off_gives_what_there_is(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", tone(8000, 2.0), 8000)
    whole = (tmp_path / "a.wav").read_bytes()
    (tmp_path / "a.wav").write_bytes(whole[: len(whole) // 2])
    assert read(tmp_path / "a.wav", 8000).seconds == pytest.approx(1.0, abs=0.05)


def test_three_hours_are_refused_whole_and_streamed_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.wav"
    with soundfile.SoundFile(path, "w", 8000, 1, subtype="ULAW") as file:
        for _ in range(180):
            file.write(np.zeros(8000 * 60, dtype=np.int16))
    assert inspect(path).seconds == 3 * 3600
    with pytest.raises(AudioError, match="180 minutes are more than the 60"):
        read(path, 8000)
    tracemalloc.start()
    total = sum(len(block) for block in blocks(path, 8000, seconds=60))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert total == 3 * 3600 * 8000 * 2
    assert peak < 20_000_000


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    pcm = (tone(8000) * 20000).astype("<i2").tobytes()
    write(tmp_path / "a.wav", pcm, 8000)
    assert read(tmp_path / "a.wav", 8000).pcm == pcm
    with pytest.raises(AudioError, match="cannot be written"):
        write(tmp_path / "no" / "a.wav", pcm, 8000)
