"""The compiled gate is kept between processes and never trusted when it is broken or older than its sources."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from guardrails import kept as module
from guardrails.kept import kept


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "words.py").write_text("CHEST = 'pecho'")
    monkeypatch.setattr(module, "_PACKAGE", tmp_path)
    module.sources.cache_clear()
    yield tmp_path
    module.sources.cache_clear()


def files(package: Path) -> list[Path]:
    return sorted(package.rglob("*.kept"))


def test_what_was_compiled_once_is_not_compiled_again(package: Path) -> None:
    built: list[int] = []
    for _ in range(3):
        assert kept("gate", dict, lambda: built.append(1) or {"compiled": True}) == {"compiled": True}
    assert built == [1]


def test_edited_words_are_compiled_anew_and_the_older_file_goes(package: Path) -> None:
    assert kept("gate", dict, lambda: {"edition": 1}) == {"edition": 1}
    (package / "words.py").write_text("CHEST = 'peito'")
    module.sources.cache_clear()
    assert kept("gate", dict, lambda: {"edition": 2}) == {"edition": 2}
    assert len(files(package)) == 1


@pytest.mark.parametrize("content", [b"", b"\x80\x05junk", b"\x80\x05]."])
def test_a_broken_file_costs_only_time(package: Path, content: bytes) -> None:
    kept("gate", dict, lambda: {"compiled": 1})
    files(package)[0].write_bytes(content)
    assert kept("gate", dict, lambda: {"compiled": 2}) == {"compiled": 2}
    assert kept("gate", dict, lambda: {"compiled": 3}) == {"compiled": 2}


def test_a_place_that_cannot_be_written_is_no_error(package: Path) -> None:
    (package / "__pycache__").write_text("a file where the directory should be")
    assert kept("gate", dict, lambda: {"compiled": True}) == {"compiled": True}


def test_the_kept_gate_decides_as_the_compiled_one() -> None:
    program = "from guardrails.gate import load_gate; print(load_gate().decide('no puedo respirar'))"
    first, second = (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    )
    assert first == second
    assert "escalate" in first.lower()
