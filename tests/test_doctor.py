"""`atalaia doctor`: a good configuration passes, an unsafe one does not."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from agent.cli.doctor import _packages, app
from agent.settings import load_settings
from telephony.checks import findings

SAFE = {
    "ENV": "production",
    "TWILIO_ACCOUNT_SID": "AC0",
    "TWILIO_AUTH_TOKEN": "0123456789abcdef0123456789abcdef",
    "ATALAIA_PUBLIC_URL": "https://line.example.org",
    "ATALAIA_OPERATOR_TOKEN": "a-long-and-random-token-1",
    "LINE_HUMAN_NUMBER": "+12025550100",
    "LEDGER_CALLER_PEPPER": "a-long-and-random-pepper-1",
}


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):  # type: ignore[no-untyped-def]
    monkeypatch.chdir(tmp_path)
    for slow in ("_cards", "_models", "_packages"):  # what is installed is not what these tests are about
        monkeypatch.setattr(f"agent.cli.doctor.{slow}", lambda: ())

    def use(**changed: str | None) -> dict[str, str]:
        for name, value in {**SAFE, **changed}.items():
            if value is None:
                monkeypatch.delenv(name, raising=False)
            else:
                monkeypatch.setenv(name, value)
        load_settings.cache_clear()
        result = CliRunner().invoke(app, ["--json"])
        found = {row["what"]: row["level"] for row in json.loads(result.stdout)}
        found["exit"] = str(result.exit_code)
        return found

    yield use
    monkeypatch.undo()
    load_settings.cache_clear()


def test_a_safe_production_has_no_problem_of_configuration(environment) -> None:  # type: ignore[no-untyped-def]
    found = environment()
    assert [what for what, level in found.items() if level == "problem" and what != "disk"] == []


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"TWILIO_AUTH_TOKEN": None}, "Twilio signatures"),
        ({"TWILIO_VALIDATE": "off"}, "Twilio signatures"),
        ({"ATALAIA_PUBLIC_URL": None}, "public address"),
        ({"LINE_HUMAN_NUMBER": None}, "human line"),
        ({"LLM_PROVIDER": "mock"}, "language model"),
        ({"ATALAIA_OPERATOR_TOKEN": None}, "operator token"),
        ({"ATALAIA_OPERATOR_TOKEN": "changeme"}, "operator token"),
        ({"LEDGER_CALLER_PEPPER": "short"}, "caller hashes"),
        ({"ATALAIA_LOG": "DEBUG"}, "logs"),
        ({"HITL_ENABLED": "1"}, "supervision"),
        ({"RECORDING_ENABLED": "1"}, "recordings"),
        ({"CONSOLE_SECRET": "short"}, "setting CONSOLE_SECRET"),
        ({"ATALAIA_PORT": "a door"}, "setting ATALAIA_PORT"),
        ({"WEBRTC_ICE_URLS": "stun.example.org"}, "settings of BrowserSettings"),
        ({"WEBRTC_PUBLIC_ADDRESS": "192.0.2.1"}, "calls from a page"),
    ],
)
def test_what_is_unsafe_in_production_is_a_problem(environment, changed, what) -> None:  # type: ignore[no-untyped-def]
    found = environment(**changed)
    assert found[what] == "problem"
    assert found["exit"] == "1"


def test_it_tells_which_features_are_on(environment, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("TEXT_SENDER", "+12025550101")
    monkeypatch.setenv("CONSOLE_PASSWORD_HASH", "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$aGFzaA")
    (features,) = [each for each in findings() if each.what == "features"]
    on, off = features.detail.split("; off: ")
    assert {"text messages", "console"} <= set(on.removeprefix("on: ").split(", "))
    assert {"recordings", "Telnyx", "check-in calls"} <= set(off.split(", "))


def test_what_this_python_does_not_need_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    needed = [
        "pydantic>=2",
        "no-such-thing==1; python_version < '3'",
        "nor-this; extra == 'nemo'",
        "torch==2.0",
    ]
    monkeypatch.setattr("agent.cli.doctor.requires", lambda _: needed)
    (finding,) = _packages()
    assert finding.level == "problem"
    assert "no-such-thing" not in finding.detail
    assert "nor-this" not in finding.detail
    assert "torch is" in finding.detail


def test_the_same_is_no_problem_while_trying_out(environment) -> None:  # type: ignore[no-untyped-def]
    found = environment(ENV="development", TWILIO_AUTH_TOKEN=None, LINE_HUMAN_NUMBER=None)
    assert found["Twilio signatures"] == "note"
    assert found["human line"] == "note"


def test_numbers_that_nobody_checked_lately_are_a_problem(environment, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    class Later(date):
        @classmethod
        def today(cls) -> date:
            return date(2026, 11, 30) + timedelta(days=365)

    monkeypatch.setattr("datetime.date", Later)
    assert environment()["emergency numbers"] == "problem"
