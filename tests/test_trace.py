"""`atalaia trace`: a call's time, from the ledger or from events in a file."""

import json
from pathlib import Path

import pytest
from test_telemetry_tree import QUESTION
from typer.testing import CliRunner

from agent.cli.trace import app
from agent.events import Event, EventName
from agent.ledger import Ledger
from agent.settings import load_settings


@pytest.fixture
def events(tmp_path: Path) -> Path:
    path = tmp_path / "events.jsonl"
    path.write_text("\n".join(json.dumps({"v": 1, "call": "CA1", **event}) for event in QUESTION))
    return path


def test_the_waterfall_shows_what_happened_when(events: Path) -> None:
    shown = CliRunner().invoke(app, ["--events", str(events)])
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0].startswith("call CA1, trace ")
    turn = next(line for line in lines if " turn 0 " in line)
    assert "4.50s" in turn
    assert "first_audio=1.0s" in turn
    assert any("      cards" in line and "cards=alcohol" in line for line in lines), "nested below its node"
    starts = [float(line[:7]) for line in lines[2:]]
    assert starts[1:3] == [0.1, 3.0]


def test_spans_can_be_read_by_a_program(events: Path) -> None:
    shown = CliRunner().invoke(app, ["CA1", "--events", str(events), "--json"])
    rows = [json.loads(line) for line in shown.stdout.splitlines()]
    assert rows[0]["name"] == "call"
    assert all(rows[row["parent"]]["id"] == row["parent"] for row in rows[1:])
    assert "Can I drink?" not in shown.stdout


def test_a_call_is_found_in_the_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATALAIA_DATA", str(tmp_path))
    monkeypatch.delenv("LEDGER_DSN", raising=False)
    load_settings.cache_clear()
    try:
        ledger = Ledger(tmp_path / "ledger.sqlite")
        ledger.open_call("CA7", channel="phone", locale="en-US")
        for event in QUESTION:
            fields = {key: value for key, value in event.items() if key not in ("t", "event")}
            ledger.record(Event("CA7", float(str(event["t"])), EventName(str(event["event"])), fields))
        ledger.close()
        for arguments in (["CA7"], []):
            shown = CliRunner().invoke(app, arguments)
            assert "turn 0" in shown.stdout, shown.output
        missing = CliRunner().invoke(app, ["CA8"])
        assert missing.exit_code != 0
        assert "CA8" in str(missing.exception)
    finally:
        load_settings.cache_clear()
