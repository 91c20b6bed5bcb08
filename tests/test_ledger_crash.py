"""A process that is killed loses at most the last second of events, and never an escalation."""

import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from agent.events import CallLog, EscalationPhase, EventName
from agent.ledger import Ledger
from agent.ledger.schema import METADATA

pytest_plugins = ("postgres",)

CALLER = """
import sys, time
from pathlib import Path
from agent.events import CallLog, EscalationPhase, EventName
from agent.ledger import Ledger

folder, ending = Path(sys.argv[1]), sys.argv[2]
ledger = Ledger(folder / "ledger.sqlite", spool=folder / "spool")
began = time.monotonic()
log = CallLog("c1", lambda: time.monotonic() - began)
ledger.open_call("c1", channel="phone", locale="en-US")
log.subscribe(ledger.record)
if ending == "talk":
    while time.monotonic() - began < 60:
        log.emit(EventName.FINAL, text="and another thing", locale="en-US", stable=True)
        print(f"{time.monotonic() - began:.3f}", flush=True)
        time.sleep(0.02)
print("open", flush=True)
sys.stdin.readline()
log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="stroke", locale="en-US")
print("latched", flush=True)
time.sleep(60)
"""
"""A call in a process of its own. The script would start where it prints `latched`."""


def _caller(folder: Path, ending: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", CALLER, str(folder), ending],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).resolve().parent.parent,
    )


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def _kill(process: "subprocess.Popen[str]") -> str:
    process.send_signal(signal.SIGKILL)
    return process.communicate()[0]


def _phases(folder: Path) -> list[tuple[str, str]]:
    ledger = Ledger(folder / "ledger.sqlite", spool=folder / "spool")
    found = [(str(row["phase"]), str(row["category"])) for row in ledger.escalations("c1")]
    ledger.close()
    return found


@pytest.mark.parametrize("locked", [False, True])
def test_escalation_outlives_a_kill_even_while_the_database_is_locked(tmp_path: Path, locked: bool) -> None:
    process = _caller(tmp_path, "escalate")
    assert _line(process) == "open"
    time.sleep(1.0 if locked else 0.0)  # the call itself is written, or still waits
    blocker = sqlite3.connect(tmp_path / "ledger.sqlite", isolation_level=None)
    if locked:
        blocker.execute("begin exclusive")
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
    assert _line(process) == "latched"
    _kill(process)
    if locked:
        blocker.execute("rollback")
    blocker.close()
    assert _phases(tmp_path) == [("latched", "stroke")]
    assert _phases(tmp_path) == [("latched", "stroke")], "taking over what a process left happens once"
    assert list((tmp_path / "spool").glob("*")) == []


def test_events_older_than_a_second_are_written(tmp_path: Path) -> None:
    process = _caller(tmp_path, "talk")
    while float(_line(process)) < 2.5:
        pass
    said = _kill(process)
    last = max(float(row) for row in said.splitlines()) if said.strip() else 2.5
    ledger = Ledger(tmp_path / "ledger.sqlite")
    kept = [event["t"] for event in ledger.events("c1")]
    ledger.close()
    assert max(kept) > last - 1.5  # a second, and half of one for a busy machine
    assert len(kept) == len(set(kept))


def test_database_that_is_away_at_the_start_does_not_stop_the_line(tmp_path: Path) -> None:
    blocker = tmp_path / "folder"
    blocker.write_text("a file where a folder should be")
    ledger = Ledger(blocker / "ledger.sqlite", spool=tmp_path / "spool", patient=True)
    assert not ledger.healthy
    ledger.open_call("c1", channel="phone", locale="en-US")
    log = CallLog("c1", lambda: 0.0)
    log.subscribe(ledger.record)
    log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="stroke")
    blocker.unlink()
    assert ledger.flush(8.0)
    assert ledger.healthy
    assert [event["event"] for event in ledger.events("c1")] == ["escalation"]
    ledger.close()


def test_full_disk_delays_writing_and_loses_nothing(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite", spool=tmp_path / "spool")
    with ledger.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    ledger.engine.dispose()

    from sqlalchemy import event

    full = True

    @event.listens_for(ledger.engine, "connect")
    def _small(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages if full else 1_000_000}")

    ledger.open_call("c1", channel="phone", locale="en-US")
    log = CallLog("c1", lambda: 0.0)
    log.subscribe(ledger.record)
    for _ in range(300):
        log.emit(EventName.FINAL, text="and another thing " * 20, locale="en-US", stable=True)
    assert not ledger.flush(2.0)
    assert not ledger.healthy
    full = False
    ledger.engine.dispose()
    assert ledger.flush(8.0)
    assert len(ledger.events("c1")) == 300
    ledger.close()


def test_an_entry_that_can_never_be_written_does_not_hold_up_the_rest(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.open_call("c1", channel="phone", locale="en-US")
    log, orphan = CallLog("c1", lambda: 0.0), CallLog("never-opened", lambda: 0.0)
    for each in (log, orphan):
        each.subscribe(ledger.record)
    orphan.emit(EventName.CALL_STARTED)
    log.emit(EventName.CALL_STARTED)
    assert ledger.flush(5.0)
    assert len(ledger.events("c1")) == 1
    assert ledger.events("never-opened") == []
    ledger.close()


def test_deleting_a_call_while_it_goes_on(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite", spool=tmp_path / "spool")
    ledger.open_call("c1", channel="phone", locale="en-US")
    log = CallLog("c1", lambda: 0.0)
    log.subscribe(ledger.record)
    log.emit(EventName.CALL_STARTED)
    assert ledger.delete_call("c1")
    log.emit(EventName.FINAL, text="still here", locale="en-US", stable=True)
    assert ledger.flush(5.0)
    assert ledger.healthy
    ledger.close()


def test_what_the_caller_answered_to_the_line_s_question_is_redacted(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.open_call("c1", channel="phone", locale="en-US")
    log = CallLog("c1", lambda: 0.0)
    log.subscribe(ledger.record)
    log.emit(EventName.GATE, action="escalate", reply="call 415-555-2671", locale="en-US")
    assert "555" not in json.dumps(ledger.events("c1"))
    ledger.close()


def test_search_by_words_and_by_escalation(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite")
    for name, text in (("c1", "can I crush my pill"), ("c2", "my chest hurts")):
        ledger.open_call(name, channel="phone", locale="en-US")
        log = CallLog(name, lambda: 0.0)
        log.subscribe(ledger.record)
        log.emit(EventName.FINAL, text=text, locale="en-US", stable=True)
        if name == "c2":
            log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="cardiac")
    assert [call["id"] for call in ledger.calls(words="CRUSH my")] == ["c1"]
    assert [call["id"] for call in ledger.calls(words="%")] == []
    assert [call["id"] for call in ledger.calls(escalated=True)] == ["c2"]
    assert [call["id"] for call in ledger.calls(escalated=False)] == ["c1"]
    ledger.close()


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path, postgres: str) -> None:
    for ledger in (Ledger(tmp_path / "ledger.sqlite"), Ledger(postgres)):
        with ledger.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
        ledger.close()


def test_postgres_keeps_and_searches_calls_as_sqlite_does(postgres: str) -> None:
    ledger = Ledger(postgres)
    ledger.open_call("c1", channel="phone", locale="en-US", caller="h")
    log = CallLog("c1", lambda: 0.0)
    log.subscribe(ledger.record)
    log.emit(EventName.FINAL, text="can I crush my pill\0", locale="en-US", stable=True)
    log.emit(EventName.ESCALATION, phase=EscalationPhase.LATCHED, category="cardiac")
    assert [call["id"] for call in ledger.calls(words="Crush", escalated=True)] == ["c1"]
    assert len(ledger.events("c1")) == 2
    assert ledger.delete_caller("h") == 1
    ledger.close()


def test_address_that_is_none_is_explained() -> None:
    from agent.errors import AgentError

    with pytest.raises(AgentError, match="LEDGER_DSN"):
        Ledger("not an address", patient=True)


def test_migration_goes_back(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    Ledger(tmp_path / "ledger.sqlite").close()
    config = Config()
    config.set_main_option("script_location", "agent/ledger/migrations")
    with create_engine(f"sqlite:///{tmp_path / 'ledger.sqlite'}").begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        command.upgrade(config, "head")
