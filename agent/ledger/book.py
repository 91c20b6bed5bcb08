"""The ledger: recording calls from any thread, reading them, forgetting them."""

import hashlib
import hmac
import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, Select, create_engine, delete, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from agent.errors import AgentError
from agent.events import Event, EventName
from agent.ledger.entry import Entry, EntryKind, call_id
from agent.ledger.schema import ANSWERS, AUDIT, CALLS, ESCALATIONS, EVENTS, MARKS, WAVEFORMS
from agent.ledger.settings import LedgerSettings
from agent.ledger.writing import Writing

_AT_ONCE: Final = 200
"""Calls of one query."""


def caller_hash(number: str, pepper: str) -> str | None:
    """A keyed hash of a caller's number, or None when no secret is set: a bare hash of a number is a number."""
    if not pepper:
        return None
    return hmac.new(pepper.encode(), number.encode(), hashlib.sha256).hexdigest()


class Ledger:
    """Records calls from any thread. A full or locked disk delays writing, never a call.

    Reading and forgetting block, and raise `AgentError` if the database does not answer: not on the event loop.
    """

    def __init__(self, url: str | Path, *, spool: Path | None = None, patient: bool = False) -> None:
        """Open the ledger and bring its schema up to date.

        Args:
            url: path of an SQLite file, or an SQLAlchemy address.
            spool: folder for what must survive a crash before it could be written; None goes without.
            patient: whether a database that does not answer now is tried again later, while entries wait.

        Raises:
            AgentError: the ledger cannot be opened; if `patient`, only for an address that is none.
        """
        self.where = str(url)
        if isinstance(url, Path):
            url = f"sqlite:///{url}"
        try:
            self._engine: Engine = create_engine(
                _driver(url), pool_pre_ping=not url.startswith("sqlite"), json_serializer=_json
            )
        except (ArgumentError, ImportError) as error:
            raise AgentError(f"LEDGER_DSN is no database address ({error}): check it") from error
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _sqlite_pragmas)
        ready = True
        try:
            self._migrate()
        except SQLAlchemyError as error:
            if not patient:
                reason = str(error.__cause__ or error)
                raise AgentError(
                    f"the ledger cannot be opened ({reason}): check LEDGER_DSN, or the disk"
                ) from error
            ready = False
        self._writing = Writing(self._engine, None if ready else self._migrate, spool)
        self._unwritten: dict[str, Entry] = {}
        """The opening of each live call, which an escalation in the spool cannot stand without."""

    @classmethod
    def configured(
        cls, settings: LedgerSettings, data: Path, *, patient: bool = False, spool: bool = False
    ) -> "Ledger":
        """The ledger of the settings: `LEDGER_DSN`, or a file in the data directory.

        Raises:
            AgentError: see `Ledger`.
        """
        url = settings.dsn.get_secret_value() if settings.dsn else data / "ledger.sqlite"
        return cls(url, spool=data / "spool" if spool else None, patient=patient)

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        path = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and path:
            try:
                Path(path).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise SQLAlchemyError(f"{path}: {error.strerror}") from error
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @property
    def degraded_since(self) -> float | None:
        """Monotonic time since which writes fail, None while they succeed."""
        return self._writing.degraded_since

    @property
    def healthy(self) -> bool:
        """Whether what is recorded gets written."""
        return self._writing.ready and self._writing.degraded_since is None

    # Recording: never blocks, never raises

    def open_call(
        self, call: str, *, channel: str, locale: str, country: str | None = None, caller: str | None = None
    ) -> None:
        """A call begins. `caller` is a hash, never a number."""
        row = {
            "id": call_id(call),
            "channel": channel,
            "locale": locale,
            "country": country,
            "caller": caller,
        }
        entry = Entry(EntryKind.CALL, datetime.now(UTC), row)
        self._unwritten[row["id"] or ""] = entry
        self._writing.put(entry)

    def record(self, happened: Event) -> None:
        """Keep one event; fits `CallLog.subscribe`.

        An escalation is safe from a crash when this returns and is written at once, the rest within a second.
        """
        entry = Entry.of_event(happened)
        urgent = happened.name is EventName.ESCALATION
        call = entry.row["call"]
        opened = self._unwritten.get(call)
        if happened.name is EventName.CALL_ENDED:
            self._unwritten.pop(call, None)
        safe = (*((opened,) if opened else ()), entry) if urgent else ()
        self._writing.put(entry, urgent=urgent, safe=safe)

    def audit(self, who: str, act: str, detail: str) -> None:
        """Keep who did what."""
        row = {"who": who[:80], "act": act[:40], "detail": detail}
        self._writing.put(Entry(EntryKind.AUDIT, datetime.now(UTC), row), urgent=True)

    def mark(self, call: str, *, who: str, mark: str, note: str) -> None:
        """Keep what a reviewer thinks of a call."""
        row = {"call": call_id(call), "who": who[:80], "mark": mark[:32], "note": note}
        self._writing.put(Entry(EntryKind.MARK, datetime.now(UTC), row), urgent=True)

    def draw(self, call: str, levels: dict[str, Any]) -> None:
        """Keep how loud both sides of a call were, in place of what was kept of that before."""
        row = {"call": call_id(call), "levels": levels}
        self._writing.put(Entry(EntryKind.WAVEFORM, datetime.now(UTC), row))

    # Reading

    def call(self, call: str) -> dict[str, Any] | None:
        """One call, None if there is none."""
        found = self._rows(select(CALLS).where(CALLS.c.id == call_id(call)))
        return found[0] if found else None

    def calls(
        self,
        limit: int = 100,
        *,
        before: datetime | None = None,
        since: datetime | None = None,
        locale: str | None = None,
        channel: str | None = None,
        escalated: bool | None = None,
        words: str | None = None,
    ) -> list[dict[str, Any]]:
        """The latest calls, newest first, with how often each escalated.

        Args:
            limit: how many at most.
            before: only calls that began earlier.
            since: only calls that began then or later.
            locale: only calls in it.
            channel: only calls that came in by it.
            escalated: only calls that did, or did not.
            words: only calls in which somebody said this, in any case of letters.
        """
        escalations = (
            select(func.count())
            .select_from(ESCALATIONS)
            .where(ESCALATIONS.c.call == CALLS.c.id, ESCALATIONS.c.phase == "latched")
            .scalar_subquery()
        )
        query = select(CALLS, escalations.label("escalations"))
        if before is not None:
            query = query.where(CALLS.c.started < before)
        if since is not None:
            query = query.where(CALLS.c.started >= since)
        if locale is not None:
            query = query.where(CALLS.c.locale == locale)
        if channel is not None:
            query = query.where(CALLS.c.channel == channel)
        if escalated is not None:
            query = query.where((escalations > 0) if escalated else (escalations == 0))
        if words:
            said = EVENTS.c.body["text"].as_string().icontains(words, autoescape=True)
            query = query.where(
                select(EVENTS.c.id)
                .where(EVENTS.c.call == CALLS.c.id, EVENTS.c.name == "final", said)
                .exists()
            )
        return self._rows(query.order_by(CALLS.c.started.desc(), CALLS.c.id).limit(limit))

    def events(self, call: str) -> list[dict[str, Any]]:
        """A call's events in their wire form, in order; what waits to be written is written first."""
        query = select(EVENTS.c.body).where(EVENTS.c.call == call_id(call)).order_by(EVENTS.c.id)
        return [row["body"] for row in self._rows(query)]

    def events_of(self, calls: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """The events of many calls, each call's in order."""
        found: dict[str, list[dict[str, Any]]] = {}
        for first in range(0, len(calls), _AT_ONCE):
            some = calls[first : first + _AT_ONCE]
            query = select(EVENTS.c.call, EVENTS.c.body).where(EVENTS.c.call.in_(some)).order_by(EVENTS.c.id)
            for row in self._rows(query):
                found.setdefault(row["call"], []).append(row["body"])
        return found

    def answers(self, call: str) -> list[dict[str, Any]]:
        """A call's answers, in order."""
        query = select(ANSWERS.c.body).where(ANSWERS.c.call == call_id(call)).order_by(ANSWERS.c.id)
        return [row["body"] for row in self._rows(query)]

    def escalations(self, call: str | None = None, limit: int = 1000) -> list[dict[str, Any]]:
        """The latest escalation records, newest first; of one call or of all."""
        query = select(ESCALATIONS).order_by(ESCALATIONS.c.id.desc()).limit(limit)
        if call is not None:
            query = query.where(ESCALATIONS.c.call == call_id(call))
        return self._rows(query)

    def marks(self, call: str | None = None) -> list[dict[str, Any]]:
        """What reviewers thought, oldest first; of one call or of all."""
        query = select(MARKS).order_by(MARKS.c.id)
        return self._rows(query if call is None else query.where(MARKS.c.call == call_id(call)))

    def waveform(self, call: str) -> dict[str, Any] | None:
        """How loud both sides of a call were; None if nobody spoke in it."""
        found = self._rows(select(WAVEFORMS.c.levels).where(WAVEFORMS.c.call == call_id(call)))
        return found[0]["levels"] if found else None

    def audits(self, limit: int = 100) -> list[dict[str, Any]]:
        """The latest audit records, newest first."""
        return self._rows(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(limit))

    def export(self, call: str) -> dict[str, Any] | None:
        """Everything kept of a call; None if there is none."""
        found = self.call(call)
        if found is None:
            return None
        return {
            "v": 1,
            "document": "call",
            "call": found,
            "events": self.events(call),
            "marks": self.marks(call),
            "waveform": self.waveform(call),
        }

    def _rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        self.flush(2.0)
        try:
            with self._engine.connect() as connection:
                return [dict(row._mapping) for row in connection.execute(query)]
        except SQLAlchemyError as error:
            raise _unreadable(error) from error

    # Forgetting

    def delete_call(self, call: str) -> bool:
        """Delete a call and everything kept of it. False if there is none."""
        return self._delete(CALLS.c.id == call_id(call)) > 0

    def delete_caller(self, caller: str) -> int:
        """Delete all calls of a caller hash; how many there were."""
        return self._delete(CALLS.c.caller == caller)

    def purge(self, days: int) -> int:
        """Delete calls that began more than `days` ago; how many there were."""
        return self._delete(CALLS.c.started < datetime.now(UTC) - timedelta(days=days))

    def _delete(self, condition: Any) -> int:
        self.flush(2.0)
        try:
            with self._engine.begin() as connection:
                return connection.execute(delete(CALLS).where(condition)).rowcount
        except SQLAlchemyError as error:
            raise _unreadable(error) from error

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until everything recorded so far is written. False if it was not within `timeout` seconds."""
        return self._writing.flush(timeout)

    def close(self) -> None:
        """Write what waits and stop."""
        self._writing.close()
        self._engine.dispose()

    @property
    def engine(self) -> Engine:
        """For what keeps tables of its own in the ledger."""
        return self._engine


def _driver(url: str) -> Any:
    """The address with the driver that comes with the line, where it names none."""
    parsed = make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _unreadable(error: SQLAlchemyError) -> AgentError:
    return AgentError(
        f"the ledger does not answer ({error.__cause__ or error}): check LEDGER_DSN, or the disk, and try again"
    )


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.close()
