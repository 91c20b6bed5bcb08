"""Where things lie: one rule for every part."""

from pathlib import Path

import pytest

from agent.settings import PathSettings, Settings
from evals import callers
from kb.settings import cache_dir
from telephony.settings import ServerSettings


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"ATALAIA_CACHE": "/elsewhere", "XDG_CACHE_HOME": "/caches"}, "/elsewhere"),
        ({"ATALAIA_CACHE": "~/elsewhere"}, "/home/me/elsewhere"),
        ({"XDG_CACHE_HOME": "/caches"}, "/caches/atalaia"),
        ({}, "/home/me/.cache/atalaia"),
    ],
)
def test_every_part_looks_for_the_cache_in_the_same_place(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ATALAIA_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/me", **environment}.items():
        monkeypatch.setenv(name, value)
    assert {PathSettings().cache, cache_dir(), callers._cache()} == {Path(expected)}


def test_the_file_counts_for_every_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("ATALAIA_CACHE", "ENV"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / ".env").write_text("ENV=production\nATALAIA_CACHE=/elsewhere\nTWILIO_ACCOUNT_SID=AC0\n")
    assert {PathSettings().cache, cache_dir()} == {Path("/elsewhere")}
    assert Settings().production
    assert ServerSettings().production
