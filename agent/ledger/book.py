"""Writing the ledger without ever making a call wait."""

import hashlib
import hmac
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from agent.errors import AgentError
from agent.events import Event, EventName
from agent.ledger.schema import ANSWERS, AUDIT, CALLS, ESCALATIONS, EVENTS
from guardrails.pii import redact

_LOG = logging.getLogger(__name__)
_FLUSH_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0
_MOST_WAITING: Final = 20_000
"""Beyond this many waiting writes partial transcripts are let go; nothing else is."""
_SPOKEN_FIELDS: Final = ("text", "stable", "spoken")


def caller_hash(number: str, pepper: str) -> str | None:
    """A keyed hash of a caller's number, or None when no secret is set: a bare hash of a number is a number."""
    if not pepper:
        return None
    return hmac.new(pepper.encode(), number.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True, slots=True)
class _Write:
    apply: Callable[[Connection], None]
    droppable: bool = False


class Ledger:
    """Records calls from any thread. A full or locked disk delays writing, never a call."""

    def __init__(self, url: str | Path) -> None:
        """Open the ledger and bring its schema up to date.

        Args:
            url: path of an SQLite file, or an SQLAlchemy address.

        Raises:
            AgentError: the ledger cannot be opened.
        """
        if isinstance(url, Path):
            url.parent.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{url}"
        self._engine: Engine = create_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _sqlite_pragmas)
        try:
            self._migrate()
        except SQLAlchemyError as error:
            reason = str(error.__cause__ or error)
            raise AgentError(
                f"the ledger cannot be opened ({reason}): check LEDGER_DSN, or the disk"
            ) from error
        self._waiting: deque[_Write] = deque()
        self._lock = threading.Condition()
        self._closing = False
        self._urgent = False
        self.degraded_since: float | None = None
        """Monotonic time since which writes fail, None while they succeed."""
        self._thread = threading.Thread(target=self._run, name="ledger", daemon=True)
        self._thread.start()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def open_call(
        self, call: str, *, channel: str, locale: str, country: str | None = None, caller: str | None = None
    ) -> None:
        """A call begins. `caller` is a hash, never a number."""
        row = {
            "id": call,
            "started": datetime.now(UTC),
            "channel": channel,
            "locale": locale,
            "country": country,
            "caller": caller,
        }
        self._put(_Write(lambda connection: _do(connection, insert(CALLS).values(row))))

    def record(self, happened: Event) -> None:
        """Keep one event; fits `CallLog.subscribe`. An escalation is written at once, the rest within a second."""
        at = datetime.now(UTC)
        urgent = happened.name is EventName.ESCALATION
        self._put(
            _Write(
                lambda connection: _write_event(connection, happened, at),
                droppable=happened.name is EventName.PARTIAL,
            ),
            urgent=urgent,
        )

    def audit(self, who: str, act: str, detail: str) -> None:
        """Keep who did what."""
        row = {"at": datetime.now(UTC), "who": who, "act": act, "detail": detail}
        self._put(_Write(lambda connection: _do(connection, insert(AUDIT).values(row))), urgent=True)

    def events(self, call: str) -> list[dict[str, Any]]:
        """A call's events in their wire form, in order; what waits to be written is written first."""
        self.flush()
        with self._engine.connect() as connection:
            rows = connection.execute(
                select(EVENTS.c.body).where(EVENTS.c.call == call).order_by(EVENTS.c.id)
            )
            return [row.body for row in rows]

    def calls(self, limit: int = 100) -> list[dict[str, Any]]:
        """The latest calls, newest first."""
        self.flush()
        with self._engine.connect() as connection:
            rows = connection.execute(select(CALLS).order_by(CALLS.c.started.desc()).limit(limit))
            return [dict(row._mapping) for row in rows]

    def delete_call(self, call: str) -> bool:
        """Delete a call and everything kept of it. False if there is none."""
        return self._delete(CALLS.c.id == call) > 0

    def delete_caller(self, caller: str) -> int:
        """Delete all calls of a caller hash; how many there were."""
        return self._delete(CALLS.c.caller == caller)

    def purge(self, days: int) -> int:
        """Delete calls that began more than `days` ago; how many there were."""
        return self._delete(CALLS.c.started < datetime.now(UTC) - timedelta(days=days))

    def _delete(self, condition: Any) -> int:
        self.flush()
        with self._engine.begin() as connection:
            return connection.execute(delete(CALLS).where(condition)).rowcount

    def flush(self, timeout: float = 5.0) -> bool:
        """Wait until everything recorded so far is written. False if it was not within `timeout` seconds."""
        deadline = time.monotonic() + timeout
        with self._lock:
            self._urgent = True
            self._lock.notify_all()
            return self._lock.wait_for(lambda: not self._waiting, max(0.0, deadline - time.monotonic()))

    def close(self) -> None:
        """Write what waits and stop."""
        self.flush()
        with self._lock:
            self._closing = True
            self._lock.notify_all()
        self._thread.join(timeout=5.0)
        self._engine.dispose()

    def _put(self, write: _Write, *, urgent: bool = False) -> None:
        with self._lock:
            if write.droppable and len(self._waiting) >= _MOST_WAITING:
                return
            self._waiting.append(write)
            if urgent:
                self._urgent = True
                self._lock.notify_all()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not (self._closing or self._urgent):
                    self._lock.wait(_FLUSH_SECONDS)
                self._urgent = False
                batch = list(self._waiting)
                closing = self._closing
            if batch and not self._write(batch):
                if closing:
                    return
                time.sleep(_RETRY_SECONDS)
            elif closing:
                return

    def _write(self, batch: list[_Write]) -> bool:
        try:
            with self._engine.begin() as connection:
                for write in batch:
                    write.apply(connection)
        except SQLAlchemyError as error:
            if self.degraded_since is None:
                self.degraded_since = time.monotonic()
                _LOG.error("ledger: %s; %d writes wait", error.__cause__ or error, len(batch))
            return False
        self.degraded_since = None
        with self._lock:
            for _ in batch:
                self._waiting.popleft()
            self._lock.notify_all()
        return True


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=2000")
    cursor.close()


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _write_event(connection: Connection, happened: Event, at: datetime) -> None:
    body = _redacted(happened.to_dict())
    connection.execute(
        insert(EVENTS).values(call=happened.call, t=happened.t, name=str(happened.name), body=body)
    )
    match happened.name:
        case EventName.ANSWER:
            outcome = str(body.get("outcome", ""))
            connection.execute(
                insert(ANSWERS).values(call=happened.call, t=happened.t, outcome=outcome, body=body)
            )
        case EventName.ESCALATION:
            connection.execute(
                insert(ESCALATIONS).values(
                    call=happened.call,
                    at=at,
                    phase=str(body.get("phase", "")),
                    category=body.get("category"),
                    body=body,
                )
            )
        case EventName.CALL_ENDED:
            connection.execute(update(CALLS).where(CALLS.c.id == happened.call).values(ended=at))


def _redacted(body: dict[str, Any]) -> dict[str, Any]:
    locale = str(body.get("locale") or "en-US")

    def clean(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: clean(inner, name) for name, inner in value.items()}
        if isinstance(value, list):
            return [clean(inner, key) for inner in value]
        if isinstance(value, str) and (key in _SPOKEN_FIELDS or key in ("alternatives", "matched_terms")):
            return redact(value, locale)
        return value

    cleaned: dict[str, Any] = clean(body)
    return cleaned
