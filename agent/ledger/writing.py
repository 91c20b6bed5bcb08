"""The one thread that writes the ledger, so that no call ever waits for it."""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError, StatementError

from agent.ledger.entry import Entry
from agent.ledger.spool import Orphan, Spool, orphans

_log: Final = logging.getLogger(__name__)
_FLUSH_SECONDS: Final = 0.5
_RETRY_SECONDS: Final = 1.0
_MOST_WAITING: Final = 20_000
"""Beyond this many waiting entries partial transcripts are let go; nothing else is."""
_BATCH: Final = 500


class Writing:
    """Takes entries from any thread and writes them in order; what fails is tried again."""

    def __init__(self, engine: Engine, prepare: Callable[[], None] | None, spool: Path | None) -> None:
        """Start the thread.

        Args:
            engine: where to write.
            prepare: brings the schema up to date, retried until it succeeds; None if that has been done.
            spool: folder for what must outlive a crash; None goes without.
        """
        self._engine = engine
        self._prepare = prepare
        self._waiting: deque[Entry] = deque()
        self._safe: set[str] = set()
        """Keys of waiting entries that lie in the spool."""
        self._lock = threading.Condition()
        self._closing = False
        self._urgent = False
        self._spool = Spool(spool) if spool else None
        self._orphans: list[Orphan] = orphans(spool) if spool else []
        self.degraded_since: float | None = None
        """Monotonic time since which writing fails, None while it succeeds."""
        for orphan in self._orphans:
            self._waiting.extend(orphan.entries())
        self._safe.update(entry.key for entry in self._waiting)
        self._left = len(self._waiting)
        """Entries of dead processes that still wait; they are first in the queue."""
        self._thread = threading.Thread(target=self._run, name="ledger", daemon=True)
        self._thread.start()

    @property
    def ready(self) -> bool:
        """Whether the schema is up to date."""
        return self._prepare is None

    def put(self, entry: Entry, *, urgent: bool = False, safe: tuple[Entry, ...] = ()) -> None:
        """Write it within a second, at once if `urgent`.

        `safe` entries go into the spool before this returns: `entry` itself, and what it cannot stand without.
        """
        with self._lock:
            if entry.droppable and len(self._waiting) >= _MOST_WAITING:
                return
            self._waiting.append(entry)
            if safe and self._spool is not None and self._spool.append(each.cleaned() for each in safe):
                self._safe.add(entry.key)
            if urgent:
                self._urgent = True
                self._lock.notify_all()

    def flush(self, timeout: float) -> bool:
        """Wait until everything put so far is written. False if it was not within `timeout` seconds."""
        deadline = time.monotonic() + timeout
        with self._lock:
            self._urgent = True
            self._lock.notify_all()
            return self._lock.wait_for(lambda: not self._waiting, max(0.0, deadline - time.monotonic()))

    def close(self) -> None:
        """Write what waits and stop; what cannot be written stays in the spool for the next process."""
        self.flush(5.0)
        with self._lock:
            self._closing = True
            self._lock.notify_all()
        self._thread.join(timeout=5.0)
        if self._spool is not None:
            self._spool.close(keep=bool(self._waiting))

    def _run(self) -> None:
        while True:
            with self._lock:
                if not (self._closing or self._urgent):
                    self._lock.wait(_FLUSH_SECONDS)
                self._urgent = False
                batch = [self._waiting[at] for at in range(min(_BATCH, len(self._waiting)))]
                closing = self._closing
            if batch and not self._write(batch):
                if closing:
                    return
                time.sleep(_RETRY_SECONDS)
            elif closing and not self._waiting:
                return

    def _write(self, batch: list[Entry]) -> bool:
        try:
            if self._prepare is not None:
                self._prepare()
                self._prepare = None
            self._commit(batch)
        except SQLAlchemyError as error:
            if self.degraded_since is None:
                self.degraded_since = time.monotonic()
                _log.error("ledger: %s; %d writes wait", error.__cause__ or error, len(self._waiting))
            self._keep(batch)
            with self._lock:
                for at, entry in enumerate(batch):
                    # Whether a commit that failed took place is not always known.
                    self._waiting[at] = replace(entry, again=True)
            return False
        self.degraded_since = None
        self._done(batch)
        return True

    def _commit(self, batch: list[Entry]) -> None:
        """Write all of them, or raise if none can be written now. One that can never be written is left out."""
        try:
            with self._engine.begin() as connection:
                for entry in batch:
                    entry.apply(connection)
            return
        except Exception as error:
            if not _hopeless(error):
                raise
        for entry in batch:
            try:
                with self._engine.begin() as connection:
                    replace(entry, again=True).apply(connection)
            except Exception as error:
                if not _hopeless(error):
                    raise
                # For one, events of a call that was deleted while it went on.
                _log.warning("ledger: not kept: %s %s", entry.kind, error.__cause__ or error)

    def _keep(self, batch: list[Entry]) -> None:
        """Lay a batch that could not be written into the spool, in case the process dies before it can be."""
        if self._spool is None:
            return
        clean = [entry.cleaned() for entry in batch if entry.key not in self._safe]
        with self._lock:
            if clean and self._spool.append(clean):
                self._safe.update(entry.key for entry in clean)

    def _done(self, batch: list[Entry]) -> None:
        with self._lock:
            for _ in batch:
                self._waiting.popleft()
            self._safe.difference_update(entry.key for entry in batch)
            if self._spool is not None and not self._safe:
                self._spool.clear()
            self._left = max(0, self._left - len(batch))
            if not self._left:
                for orphan in self._orphans:
                    orphan.remove()
                self._orphans.clear()
            self._lock.notify_all()


def _hopeless(error: Exception) -> bool:
    """Whether trying again cannot help: the fault is in the entry, not in the database."""
    if isinstance(error, (IntegrityError, DataError)):
        return True
    return not isinstance(error, DBAPIError) and (
        not isinstance(error, SQLAlchemyError) or isinstance(error, StatementError)
    )
