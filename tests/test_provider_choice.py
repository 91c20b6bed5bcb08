"""Which models are configured, and what refuses to start."""

import pytest
from sqlalchemy import create_engine, text

from agent.engines import load_reasoning
from agent.errors import AgentError
from agent.providers.choice import choose_models
from agent.providers.settings import ModelSettings, ProviderName
from agent.settings import Settings


@pytest.mark.parametrize("field", ["provider", "fallback"])
def test_mock_in_production_is_refused_and_told_of(field: str) -> None:
    told: list[str] = []
    settings = ModelSettings(**{field: ProviderName.MOCK})  # type: ignore[arg-type]
    with pytest.raises(AgentError, match="mock is for tests and ENV is production"):
        choose_models(settings, production=True, audit=told.append)
    assert told == [f"LLM_{field.upper()}=mock refused in production"]


def test_a_line_that_refuses_to_start_leaves_an_audit_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    monkeypatch.setenv("ENV", "production")
    monkeypatch.setenv("LLM_PROVIDER", "mock")
    monkeypatch.setenv("ATALAIA_DATA", str(tmp_path))
    monkeypatch.delenv("LEDGER_DSN", raising=False)
    with pytest.raises(AgentError, match="LLM_PROVIDER=mock"):
        load_reasoning(Settings())
    with create_engine(f"sqlite:///{tmp_path / 'ledger.sqlite'}").connect() as connection:
        rows = connection.execute(text("SELECT who, act, detail FROM audit")).all()
    assert rows == [("settings", "refused to start", "LLM_PROVIDER=mock refused in production")]


def test_mock_elsewhere_says_what_to_use_instead() -> None:
    with pytest.raises(AgentError, match="atalaia standin"):
        choose_models(ModelSettings(provider=ProviderName.MOCK), production=False)


def test_no_provider_is_no_model() -> None:
    assert choose_models(ModelSettings(provider=ProviderName.NONE), production=True) == []
