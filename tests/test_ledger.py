"""The ledger keeps calls without personal data, never makes a call wait, and forgets on request."""

import sqlite3
from pathlib import Path

import pytest

from agent.errors import AgentError
from agent.events import CallLog, EscalationPhase, EventName
from agent.ledger import Ledger, caller_hash


def _call(ledger: Ledger, name: str = "c1") -> CallLog:
    ledger.open_call(name, channel="phone", locale="en-US", country="US", caller="h")
    log = CallLog(name, clock=lambda: 1.5)
    log.subscribe(ledger.record)
    return log


def test_events_come_back_in_order_and_in_their_wire_form(ledger: Ledger) -> None:
    log = _call(ledger)
    first = log.emit(EventName.CALL_STARTED)
    second = log.emit(EventName.FINAL, text="can I crush my pill", locale="en-US")
    assert ledger.events("c1") == [first.to_dict(), second.to_dict()]


def test_personal_data_is_not_kept(ledger: Ledger, tmp_path: Path) -> None:
    log = _call(ledger)
    log.emit(EventName.FINAL, text="my number is 415-555-2671 and my mail is ana@example.com", locale="en-US")
    assert ledger.flush()
    kept = str(ledger.events("c1"))
    assert "555" not in kept
    assert "ana@example.com" not in kept


def test_escalation_is_written_at_once(ledger: Ledger, tmp_path: Path) -> None:
    log = _call(ledger)
    log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="cardiac")
    assert ledger.flush(2.0)
    with sqlite3.connect(tmp_path / "ledger.sqlite") as reader:
        assert reader.execute("select phase, category from escalations").fetchall() == [
            ("latched", "cardiac")
        ]


def test_locked_disk_delays_writing_and_loses_nothing(ledger: Ledger, tmp_path: Path) -> None:
    log = _call(ledger)
    assert ledger.flush()
    blocker = sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)
    blocker.execute("begin exclusive")
    log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="stroke")
    assert not ledger.flush(4.0)
    assert ledger.degraded_since is not None
    blocker.execute("commit")
    blocker.close()
    assert ledger.flush(6.0)
    assert [event["event"] for event in ledger.events("c1")] == ["escalation"]
    assert ledger.degraded_since is None


def test_deleting_a_call_deletes_all_of_it(ledger: Ledger, tmp_path: Path) -> None:
    log = _call(ledger)
    log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="stroke")
    log.emit(EventName.ANSWER, outcome="answered", spoken="…", locale="en-US")
    assert ledger.delete_call("c1")
    assert not ledger.delete_call("c1")
    with sqlite3.connect(tmp_path / "ledger.sqlite") as reader:
        for table in ("events", "escalations", "answers", "calls"):
            assert reader.execute(f"select count(*) from {table}").fetchone() == (0,)


def test_deleting_a_caller_and_purging_by_age(ledger: Ledger) -> None:
    _call(ledger, "c1")
    _call(ledger, "c2")
    assert ledger.purge(days=1) == 0
    assert ledger.delete_caller("h") == 2


def test_reopened_ledger_keeps_what_it_had(tmp_path: Path) -> None:
    first = Ledger(tmp_path / "ledger.sqlite")
    _call(first).emit(EventName.CALL_STARTED)
    first.close()
    second = Ledger(tmp_path / "ledger.sqlite")
    assert len(second.events("c1")) == 1
    second.close()


def test_file_that_is_no_ledger_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "ledger.sqlite"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(AgentError, match="check LEDGER_DSN"):
        Ledger(path)


def test_number_is_hashed_only_with_a_secret() -> None:
    assert caller_hash("+14155552671", "") is None
    assert caller_hash("+14155552671", "a") != caller_hash("+14155552671", "b")
