"""The real engines, loaded once for all tests; and a ledger for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from agent.engines import Reasoning, load_reasoning
from agent.ledger import Ledger
from agent.settings import Settings, load_settings


@pytest.fixture(scope="session")
def settings() -> Settings:
    """Settings of this environment."""
    return load_settings()


@pytest.fixture(scope="session")
def reasoning(settings: Settings) -> Reasoning:
    """Gate, scope, backstop, cards and the turn."""
    return load_reasoning(settings)


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """A ledger of the test's own, with what it keeps against a crash."""
    opened = Ledger(tmp_path / "ledger.sqlite", spool=tmp_path / "spool")
    yield opened
    opened.close()
