"""Manifests of recordings: everything that cannot be used is listed before anything is replayed."""

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

from telephony.errors import BadRecording
from telephony.manifest import gather, load_manifest, read_manifest


def wav(path: Path, rate: int = 8000) -> Path:
    soundfile.write(path, np.zeros(rate // 10), rate)
    return path


def manifest(folder: Path, *rows: object) -> Path:
    path = folder / "manifest.jsonl"
    path.write_text("\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows))
    return path


def test_every_unusable_line_is_listed_and_nothing_is_replayed(tmp_path: Path) -> None:
    wav(tmp_path / "a.wav")
    wav(tmp_path / "low.wav", 6000)
    (tmp_path / "text.wav").write_text("not audio")
    path = manifest(
        tmp_path,
        {"audio": "a.wav"},
        {"audio": "gone.wav"},
        "{",
        {"audio": "a.wav"},
        {"audio": "text.wav"},
        {"audio": "low.wav"},
        {"audio": "a.wav", "id": "b", "expect": "panic"},
        {"text": "no voice"},
    )
    with pytest.raises(BadRecording) as refused:
        load_manifest(path, "en-US")
    said = str(refused.value)
    assert "7 unusable, nothing was replayed" in said
    for part in (
        "line 2: ",
        "no such file",
        "line 3: not usable",
        "line 4: id 'a.wav' is already used on line 1",
        "line 5: ",
        "not a recording",
        "line 6: ",
        "6000 Hz",
        "line 7: not usable (unknown expect 'panic'",
        "line 8: not usable ('audio, or text and voice' is missing)",
    ):
        assert part in said


def test_mixed_sample_rates_are_noted_by_line(tmp_path: Path) -> None:
    for name, rate in (("a.wav", 16000), ("b.wav", 44100), ("c.wav", 16000)):
        wav(tmp_path / name, rate)
    listed = load_manifest(manifest(tmp_path, *({"audio": f"{x}.wav"} for x in "abc")), "en-US")
    assert [item.id for item in listed.items] == ["a.wav", "b.wav", "c.wav"]
    assert listed.notes == ("recorded at 44100 Hz, most others at 16000 Hz: line 2",)


def test_a_row_says_what_is_in_the_call(tmp_path: Path) -> None:
    row = {
        "text": "No puedo respirar",
        "voice": "em_alex",
        "locale": "es",
        "id": "x",
        "category": "breathing",
        "expect": "escalate",
        "phrase_end": 1.2,
    }
    (item,) = read_manifest(manifest(tmp_path, row), "en-US")
    assert (item.text, item.voice, item.locale) == ("No puedo respirar", "em_alex", "es-419")
    assert (item.category, item.expect, item.phrase_end) == ("breathing", "escalate", 1.2)


def test_a_folder_is_its_manifest_or_its_recordings(tmp_path: Path) -> None:
    with pytest.raises(BadRecording, match=r"neither manifest\.jsonl nor recordings"):
        gather(tmp_path, "en-US")
    wav(tmp_path / "b.wav")
    wav(tmp_path / "a.wav")
    assert [item.id for item in gather(tmp_path, "pt-BR").items] == ["a.wav", "b.wav"]
    manifest(tmp_path, {"audio": "b.wav", "id": "only"})
    assert [item.id for item in gather(tmp_path, "pt-BR").items] == ["only"]


def test_an_empty_manifest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecording, match="no recordings"):
        load_manifest(manifest(tmp_path, ""), "en-US")
