"""Recordings: sealed, bounded, deletable."""

import os
import stat
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from pydantic import SecretStr
from telephone import tone

from telephony.errors import BadConfiguration, BadRecording
from telephony.recorder.recordings import CALLER, CLEAR, LINE, Recorder, Recordings
from telephony.settings import RecordingSettings

KEY = b"k" * 32


@pytest.fixture
def recordings(tmp_path: Path) -> Recordings:
    return Recordings(tmp_path / "kept", KEY)


def test_both_sides_come_back_in_their_places(recordings: Recordings) -> None:
    recorder = recordings.begin("CA1", "en-US")
    recorder.add(CALLER, 0.0, tone(1.0))
    recorder.add(LINE, 0.5, tone(1.0))
    recorder.add(CLEAR, 1.0)
    recorder.close()
    recordings.close()
    opened, samples = recordings.open("CA1")
    assert opened.whole
    assert opened.description["call"] == "CA1"
    assert len(samples) == 12000
    heard = np.abs(samples.astype(int)) > 500
    assert heard[:8000, 0].any()
    assert not heard[8000:, 0].any()
    assert not heard[:4000, 1].any()
    assert heard[4000:8000, 1].any()
    assert not heard[8000:, 1].any()  # thrown away by the clear: nobody heard it


def test_nothing_of_a_call_is_on_disk_in_the_clear_and_only_the_owner_may_read(
    recordings: Recordings, tmp_path: Path
) -> None:
    recorder = recordings.begin("CA1", "en-US")
    recorder.add(CALLER, 0.0, b"\x11\x22" * 8000)
    recorder.close()
    recordings.close()
    [path] = (tmp_path / "kept").iterdir()
    import audioop

    assert audioop.lin2ulaw(b"\x11\x22" * 50, 2) not in path.read_bytes()
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600


def test_a_changed_cut_or_foreign_recording_is_noticed(recordings: Recordings, tmp_path: Path) -> None:
    recorder = recordings.begin("CA1", "en-US")
    for second in range(5):
        recorder.add(CALLER, float(second), tone(1.0))
    recorder.close()
    recordings.close()
    [path] = (tmp_path / "kept").iterdir()
    good = path.read_bytes()
    path.write_bytes(good[:-40])
    assert not recordings.open("CA1")[0].whole
    path.write_bytes(good[:200] + bytes([good[200] ^ 1]) + good[201:])
    with pytest.raises(BadRecording, match="does not open"):
        recordings.open("CA1")
    path.write_bytes(good)
    with pytest.raises(BadRecording, match="another key"):
        Recordings(tmp_path / "kept", b"x" * 32).open("CA1")


def test_a_slow_disk_costs_a_piece_of_the_recording_and_no_memory(tmp_path: Path) -> None:
    blocked = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(blocked.wait)
        recorder = Recorder(tmp_path / "x.atrec", KEY, {"call": "x"}, pool)
        problems: list[str] = []
        recorder.on_problem = problems.append
        for second in range(120):
            recorder.add(CALLER, float(second), tone(1.0))
        assert len(recorder._waiting) <= 16
        assert problems == ["the disk is too slow: a piece of the recording is missing"]
        blocked.set()
        recorder.close()


def test_recordings_are_deleted_by_call_and_by_age(recordings: Recordings, tmp_path: Path) -> None:
    for call in ("CA1", "CA2"):
        recorder = recordings.begin(call, "en-US")
        recorder.add(CALLER, 0.0, tone(0.1))
        recorder.close()
    recordings.close()
    assert recordings.calls() == ["CA1", "CA2"]
    assert recordings.delete("CA1")
    assert not recordings.delete("CA1")
    old = time.time() - 40 * 86400
    os.utime(tmp_path / "kept" / "CA2.atrec", (old, old))
    assert recordings.purge(30) == 1
    assert recordings.calls() == []


@pytest.mark.parametrize("call", ["../x", "", "a/b", "x" * 65])
def test_a_call_id_is_never_a_path(recordings: Recordings, call: str) -> None:
    with pytest.raises(BadRecording, match="call id"):
        recordings.begin(call, "en-US")


@pytest.mark.parametrize("key", [None, "short", "not base64!"])
def test_without_a_good_key_nothing_is_recorded_and_the_line_does_not_start(key: str | None) -> None:
    settings = RecordingSettings(enabled=True, key=SecretStr(key) if key else None)
    with pytest.raises(BadConfiguration, match="RECORDING_KEY"):
        settings.secret()
