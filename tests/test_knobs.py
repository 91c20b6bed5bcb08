"""The settings page and `.env.example` are what the settings classes say."""

from pathlib import Path

import pytest

from agent.knobs import example, groups, page, settings_classes

ROOT = Path(__file__).resolve().parent.parent


def test_the_page_is_current() -> None:
    assert (ROOT / "docs" / "settings.md").read_text(encoding="utf-8") == page(), "run `make docs`"


def test_the_example_is_current() -> None:
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == example(), "run `make docs`"


def test_every_settings_class_is_found() -> None:
    found = {group.title for group in groups()}
    written = {
        path.parent.name
        for package in ("agent", "kb", "telephony", "voices")
        for path in (ROOT / package).rglob("*.py")
        if "(BaseSettings)" in path.read_text(encoding="utf-8") and path.name != "knobs.py"
    }
    assert written <= {part for title in found for part in title.split(".")}
    assert {"telephony.settings.ServerSettings", "agent.telemetry.settings.TelemetrySettings"} <= found


def test_every_setting_has_its_meaning_written_down() -> None:
    # `env` is one word that its choices explain.
    unexplained = [knob.variable for group in groups() for knob in group.knobs if not knob.meaning]
    assert unexplained == []


def test_every_setting_may_stand_in_the_file_as_well() -> None:
    deaf = [cls.__name__ for cls in settings_classes() if cls.model_config.get("env_file") != ".env"]
    assert deaf == []


@pytest.mark.parametrize(
    "variable",
    ["TWILIO_AUTH_TOKEN", "OPENAI_API_KEY", "LEDGER_DSN", "OTEL_EXPORTER_OTLP_HEADERS", "POSTGRES_DSN"],
)
def test_secrets_are_marked(variable: str) -> None:
    (knob,) = [knob for group in groups() for knob in group.knobs if knob.variable == variable]
    assert knob.secret


def test_no_path_of_the_machine_is_written() -> None:
    assert str(ROOT) not in page()
    assert str(Path.home()) not in page()


def test_a_setting_names_its_choices() -> None:
    (knob,) = [knob for group in groups() for knob in group.knobs if knob.variable == "LLM_PROVIDER"]
    assert "`anthropic`" in knob.meaning
    assert knob.default == "none"
