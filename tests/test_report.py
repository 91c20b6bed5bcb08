"""Reports: one self-contained page, its text, its data, and the comparison with an earlier run."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile
from test_audio_suite import trial

from evals.errors import EvalError
from evals.provenance import fingerprint, provenance
from evals.report.document import changes, document, earlier_numbers
from evals.report.files import write_report

SLICE = {
    "slice": "benign",
    "status": "failed",
    "reason": None,
    "breaches": ["benign: false_alarms overall is 0.5000, must be ≤ 0.02"],
    "measures": {"false_alarms overall": 0.5},
    "report": {},
    "cases": ["bn-1\tescalate\t<b>dying</b> of laughter"],
}
NOT_RUN = {
    "slice": "judges",
    "status": "not_run",
    "reason": "no key",
    "breaches": [],
    "measures": {},
    "report": {},
    "cases": [],
}
FOUND = {"versions": {"atalaia": "1"}, "hashes": {"lexicon": "abc"}, "machine": {"cores": 2}}


def write(folder: Path, *, caught: bool = False, named: bool = True, against: Path | None = None) -> str:
    (folder / "audio").mkdir(parents=True, exist_ok=True)
    soundfile.write(folder / "audio" / "a.wav", np.zeros(8000), 8000)
    trials = [
        replace(trial("a", caught=caught), clip="audio/a.wav", heard="<i>can't</i> breathe"),
        *(
            trial(f"{value}", condition=f"babble={value}", locale=locale)
            for value in (10, 20)
            for locale in ("en-US", "es-419")
        ),
        trial("calm", red=False),
    ]
    made = document("Run", FOUND, [SLICE, NOT_RUN], trials, "A note.", folder, named=named)
    return write_report(made, folder, against).read_text(encoding="utf-8")


def test_the_page_needs_nothing_else_and_plays_what_was_missed(tmp_path: Path) -> None:
    page = write(tmp_path)
    assert not re.search(r'(?:src|href)="(?!data:)', page)
    assert "<script" not in page
    missed = page.split("What was missed")[1].split("False alarms")[0]
    assert "I can&#x27;t breathe" in missed
    assert "data:audio/mpeg;base64," in missed
    assert "&lt;i&gt;can&#x27;t&lt;/i&gt;" in missed, "what callers say is never markup"
    assert "&lt;b&gt;dying" in page
    for part in (
        "Not good enough",
        "judges: no key",
        "not a pass",
        "Recall by condition",
        "Recall over babble",
        "A note.",
    ):
        assert part in page


def test_text_and_data_say_the_same(tmp_path: Path) -> None:
    write(tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert "| clean | en-US | 0.000 (0/1" in text
    assert data["numbers"]["audio · clean · en-US · recall"] == 0.0
    assert data["numbers"]["benign · false_alarms overall"] == 0.5
    assert data["breaches"] == SLICE["breaches"]
    assert data["not_run"] == ["judges: no key"]
    assert data["provenance"]["hashes"]["lexicon"] == "abc"
    assert len(data["audio"]["trials"]) == 6


def test_goldens_that_may_not_be_named_are_not(tmp_path: Path) -> None:
    page = write(tmp_path, named=False)
    everything = page + (tmp_path / "report.md").read_text() + (tmp_path / "report.json").read_text()
    assert "breathe" not in everything
    assert "only totals" in page


def test_a_run_is_compared_with_an_earlier_one(tmp_path: Path) -> None:
    write(tmp_path / "before")
    page = write(tmp_path / "after", caught=True, against=tmp_path / "before")
    assert "audio · clean · en-US · recall</td><td>0.0000</td><td>1.0000</td><td>+1.0000" in page
    with pytest.raises(EvalError, match="no report to compare with"):
        earlier_numbers(tmp_path)


def test_changes_put_the_largest_first_and_keep_what_is_in_one_run_only() -> None:
    found = changes({"a": 1.0, "b": 0.0, "gone": 3.0}, {"a": 1.1, "b": 5.0, "new": 2.0})
    assert [one.name for one in found[:2]] == ["b", "a"]
    assert {one.name: one.difference for one in found}["new"] is None


def test_versions_and_hashes_decide_whether_results_are_the_same(tmp_path: Path) -> None:
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "model.bin").write_bytes(b"weights")
    (tmp_path / "card.md").write_text("card")
    before = provenance(tmp_path, tmp_path)
    assert before["versions"]["pipecat-ai"]
    assert len(before["hashes"]["model model"]) == 16
    assert fingerprint(before) == fingerprint(provenance(tmp_path, tmp_path))
    (tmp_path / "card.md").write_text("another card")
    after = provenance(tmp_path, tmp_path)
    assert before["hashes"]["cards"] != after["hashes"]["cards"]
    assert fingerprint(before) != fingerprint(after)
