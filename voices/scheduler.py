"""Whose speech is decoded next: one queue for all calls of the process."""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from voices.ending import close_at_exit, joined

_log: Final = logging.getLogger(__name__)


class Priority(IntEnum):
    """Finals go first and are never dropped; a waiting partial is replaced by the owner's next one."""

    FINAL = 0
    PARTIAL = 1


@dataclass(slots=True)
class _Job:
    owner: object
    priority: Priority
    work: Callable[[], None]
    failed: Callable[[Exception], None]


class Scheduler:
    """Runs decodes in worker threads, outside every event loop.

    Work that raises is tried once more; if it raises again its `failed` is called, in the worker thread, and the
    scheduler is unhealthy until some work succeeds. Work that runs longer than `hang_after` makes it unhealthy
    too, until it returns.
    """

    def __init__(
        self, workers: int = 1, hang_after: float = 6.0, on_hang: Callable[[object], None] | None = None
    ) -> None:
        """`hang_after` in seconds; `on_hang` gets the owner, once per hung decode, in a thread of its own."""
        self._hang_after = hang_after
        self._on_hang = on_hang
        self._changed = threading.Condition()
        self._finals: deque[_Job] = deque()
        self._partials: deque[_Job] = deque()
        self._running: dict[int, tuple[float, _Job]] = {}
        self._active: set[int] = set()
        self._decode_seconds = 0.3
        self._failing = False
        self._hung: set[int] = set()
        self._closed = False
        self._workers = [
            threading.Thread(target=self._work, args=(n,), name=f"hearing-{n}", daemon=True)
            for n in range(workers)
        ]
        self._watch = threading.Thread(target=self._watch_hangs, name="hearing-watch", daemon=True)
        for thread in self.threads:
            thread.start()
        close_at_exit(self)

    @property
    def threads(self) -> tuple[threading.Thread, ...]:
        """The workers and the watch over them."""
        return (*self._workers, self._watch)

    @property
    def healthy(self) -> bool:
        """Whether work gets done: the last one did not fail and none hangs."""
        with self._changed:
            return not self._failing and not self._closed and not self._overdue()

    @property
    def waiting(self) -> int:
        """How many decodes wait for a worker."""
        with self._changed:
            return len(self._finals) + len(self._partials)

    def busy(self, owner: object) -> bool:
        """Whether work of the owner waits or runs."""
        with self._changed:
            running = (job for _, job in self._running.values())
            return any(job.owner is owner for job in (*self._finals, *self._partials, *running))

    @property
    def decode_seconds(self) -> float:
        """Seconds of wall time that a decode takes, lately."""
        return self._decode_seconds

    def interval(self, least: float, most: float) -> float:
        """Seconds that should pass between two partials of one owner so that all keep up."""
        with self._changed:
            needed = 1.1 * self._decode_seconds * max(1, len(self._active)) / len(self._workers)
        return min(most, max(least, needed))

    def speaking(self, owner: object, active: bool) -> None:
        """Whether the owner is producing partials; the interval counts those that do."""
        with self._changed:
            (self._active.add if active else self._active.discard)(id(owner))

    def submit(
        self, owner: object, priority: Priority, work: Callable[[], None], failed: Callable[[Exception], None]
    ) -> None:
        """Queue work. A partial takes the place of the owner's waiting partial; a final removes it."""
        job = _Job(owner, priority, work, failed)
        with self._changed:
            if self._closed:
                return
            if priority is Priority.FINAL:
                self._partials = deque(other for other in self._partials if other.owner is not owner)
                self._finals.append(job)
            else:
                for place, other in enumerate(self._partials):
                    if other.owner is owner:
                        self._partials[place] = job
                        return
                self._partials.append(job)
            self._changed.notify_all()

    def cancel(self, owner: object) -> None:
        """Forget the owner and all work of its that has not started."""
        with self._changed:
            self._finals = deque(job for job in self._finals if job.owner is not owner)
            self._partials = deque(job for job in self._partials if job.owner is not owner)
            self._active.discard(id(owner))

    def close(self, patience: float = 2.0) -> bool:
        """Drop what waits and stop, giving running work `patience` seconds; whether it has ended."""
        with self._changed:
            self._closed = True
            self._finals.clear()
            self._partials.clear()
            self._changed.notify_all()
        return joined(self.threads, patience)

    def _work(self, number: int) -> None:
        while True:
            with self._changed:
                while not (self._finals or self._partials or self._closed):
                    self._changed.wait()
                if self._closed:
                    return
                job = (self._finals or self._partials).popleft()
                started = time.monotonic()
                self._running[number] = (started, job)
                self._changed.notify_all()
            error = self._attempt(job)
            with self._changed:
                del self._running[number]
                self._hung.discard(number)
                self._failing = error is not None
                taken = time.monotonic() - started
                if error is None:
                    self._decode_seconds += 0.2 * (min(taken, self._hang_after) - self._decode_seconds)
                self._changed.notify_all()
            if error is not None:
                try:
                    job.failed(error)
                except Exception:  # noqa: BLE001 - the worker must outlive its clients; health already says it
                    _log.exception("the handler of a failed decode failed")

    @staticmethod
    def _attempt(job: _Job) -> Exception | None:
        try:
            job.work()
            return None
        except Exception as first:  # noqa: BLE001 - tried again; the second failure is reported
            _log.warning("a decode failed and is tried again: %s", first)
        try:
            job.work()
            return None
        except Exception as second:  # noqa: BLE001 - becomes a HearingFailed signal
            _log.error("a decode failed twice: %s", second)
            return second

    def _overdue(self) -> list[int]:
        now = time.monotonic()
        return [number for number, (since, _) in self._running.items() if now - since > self._hang_after]

    def _watch_hangs(self) -> None:
        while True:
            with self._changed:
                while not self._running and not self._closed:
                    self._changed.wait()
                if self._closed:
                    return
                new = [number for number in self._overdue() if number not in self._hung]
                self._hung.update(new)
                owners = [self._running[number][1].owner for number in new]
                if not owners:
                    first = min(since for since, _ in self._running.values())
                    rest = first + self._hang_after - time.monotonic()
                    self._changed.wait(rest + 0.01 if rest > 0 else 0.5)
            for owner in owners:
                _log.error("a decode has been running for more than %.1f s", self._hang_after)
                if self._on_hang:
                    self._on_hang(owner)
