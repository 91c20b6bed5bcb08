"""Corpora of recorded speech become manifests that can be replayed; what cannot is listed by line."""

from pathlib import Path

import numpy as np
import pytest
import soundfile
from typer.testing import CliRunner

from evals.audio.corpus import people
from evals.errors import EvalError
from evals.recordings import app, read_corpus


def clips(folder: Path, *names: str) -> Path:
    folder.mkdir()
    for name in names:
        soundfile.write(folder / name, np.zeros(1600), 16000)
    return folder


def test_common_voice_becomes_a_manifest_of_harmless_callers(tmp_path: Path) -> None:
    audio = clips(tmp_path / "clips", "a.wav", "b.wav")
    tsv = tmp_path / "validated.tsv"
    tsv.write_text('client_id\tpath\tsentence\tlocale\n1\ta.wav\tDijo: "sí".\tes\n2\tb.wav\tBom dia.\tpt\n')
    out = tmp_path / "manifest.jsonl"
    done = CliRunner().invoke(app, [str(tsv), "--clips", str(audio), "--out", str(out)])
    assert done.exit_code == 0, done.stderr
    items, notes = people(tmp_path)
    assert [(i.locale, i.text, i.expect, i.id) for i in items] == [
        ("es-419", 'Dijo: "sí".', "pass", "a"),
        ("pt-BR", "Bom dia.", "pass", "b"),
    ]
    assert items[0].audio == tmp_path / "clips" / "a.wav"
    assert notes == ()


def test_fleurs_has_no_header_and_its_language_is_told(tmp_path: Path) -> None:
    audio = clips(tmp_path / "test", "12.wav", "13.wav")
    tsv = tmp_path / "test.tsv"
    tsv.write_text("1\t12.wav\tOne thing.\tone thing\t9\n2\t13.wav\tAnother.\tanother\t9\n")
    assert [clip.text for clip in read_corpus(tsv, audio, "en-US", most=1)] == ["One thing."]
    with pytest.raises(EvalError, match=r"line 1: .*--locale"):
        read_corpus(tsv, audio, None)


def test_every_unusable_row_is_listed_and_nothing_is_written(tmp_path: Path) -> None:
    audio = clips(tmp_path / "clips", "a.wav")
    tsv = tmp_path / "t.tsv"
    tsv.write_text("path\tsentence\na.wav\tHello.\ngone.wav\tHi.\na.wav\tAgain.\nx.wav\t\n")
    out = tmp_path / "manifest.jsonl"
    done = CliRunner().invoke(app, [str(tsv), "--clips", str(audio), "--out", str(out), "--locale", "en-US"])
    assert done.exit_code == 2
    for part in (
        "3 unusable",
        "line 3",
        "no such file",
        "line 4: a.wav is already on line 2",
        "line 5: no words",
    ):
        assert part in done.stderr
    assert not out.exists()
