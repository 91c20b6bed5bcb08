"""The real engines, loaded once for all tests."""

import pytest

from agent.engines import Reasoning, load_reasoning
from agent.settings import Settings, load_settings


@pytest.fixture(scope="session")
def settings() -> Settings:
    """Settings of this environment."""
    return load_settings()


@pytest.fixture(scope="session")
def reasoning(settings: Settings) -> Reasoning:
    """Gate, scope, backstop, cards and the turn."""
    return load_reasoning(settings)
