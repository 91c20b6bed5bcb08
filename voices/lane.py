"""A thread that synthesizes, one clause at a time, the most urgent first."""

import contextlib
import heapq
import itertools
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from enum import IntEnum
from typing import Any, Generic, TypeVar

from voices.ending import PATIENCE, close_at_exit, joined

T = TypeVar("T")


class Priority(IntEnum):
    """Who goes first."""

    LIVE = 0
    """A caller is waiting to hear it."""
    URGENT = 1
    """Scripts that must be rendered before the line is ready."""
    BACKGROUND = 2
    """Whatever can wait."""


class Job(Generic[T]):
    """Work handed to a lane."""

    def __init__(self, work: Callable[[], T]) -> None:
        """Not started yet."""
        self._work = work
        self.future: Future[T] = Future()
        self.started: float | None = None
        """When it began, on the monotonic clock; None while it waits."""
        self.ended = False
        """Whether its work came to an end, given up or not."""

    def run(self) -> None:
        """Do it now, unless it was cancelled."""
        if not self.future.set_running_or_notify_cancel():
            return
        self.started = time.monotonic()
        try:
            result = self._work()
        except BaseException as error:  # noqa: BLE001 - handed to whoever waits for the job
            self.fail(error)
        else:
            with contextlib.suppress(InvalidStateError):
                self.future.set_result(result)
        finally:
            self.ended = True

    def fail(self, error: BaseException) -> None:
        """Whoever waits gets the error now; a result that comes later is dropped."""
        with contextlib.suppress(InvalidStateError):
            self.future.set_exception(error)


class Lane:
    """A queue and the thread that works it off at a given niceness.

    A job that hangs cannot be stopped, only abandoned: `abandon` gives the lane a new thread and leaves the old one
    to end whenever its job does.
    """

    def __init__(self, name: str, nice: int, gives_way_to: "Lane | None" = None) -> None:
        """A lane that starts its thread with its first job.

        Args:
            name: Of the thread.
            nice: Niceness of the thread, 0 to 19, where the system has one for each thread (Linux).
            gives_way_to: A lane whose jobs, waiting or running, keep this one from starting a background job.
        """
        self._name, self._nice, self._other = name, nice, gives_way_to
        self._condition = threading.Condition()
        self._jobs: list[tuple[int, int, int, Job[Any]]] = []
        self._count = itertools.count()
        self._thread: threading.Thread | None = None
        self._current: Job[Any] | None = None
        self._closed = False
        self._abandoned: list[tuple[Job[Any], threading.Thread]] = []
        close_at_exit(self)

    def submit(self, work: Callable[[], T], priority: Priority, order: int = 0) -> Job[T]:
        """Queue work. Lower `order` goes first within a priority, so that first clauses precede later ones."""
        job: Job[T] = Job(work)
        with self._condition:
            if self._closed:
                job.future.cancel()
                return job
            heapq.heappush(self._jobs, (int(priority), order, next(self._count), job))
            self._start()
            self._condition.notify_all()
        return job

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        with self._condition:
            return self._current is not None or any(not job.future.cancelled() for *_, job in self._jobs)

    @property
    def load(self) -> int:
        """How many jobs run or wait."""
        with self._condition:
            waiting = sum(not job.future.cancelled() for *_, job in self._jobs)
            return waiting + (self._current is not None)

    @property
    def running_since(self) -> float | None:
        """When the job that runs now began, on the monotonic clock."""
        with self._condition:
            return self._current.started if self._current is not None else None

    @property
    def stuck(self) -> int:
        """Abandoned jobs that still have not come to an end."""
        with self._condition:
            self._abandoned = [(job, thread) for job, thread in self._abandoned if not job.ended]
            return len(self._abandoned)

    def abandon(self) -> None:
        """Leave the running job to itself and go on with the next one in a new thread."""
        with self._condition:
            if self._current is not None and self._thread is not None:
                self._abandoned.append((self._current, self._thread))
                self._current = None
                self._thread = None
                if self._jobs:
                    self._start()

    def close(self, patience: float = PATIENCE) -> bool:
        """Cancel what waits, and give running jobs, abandoned ones too, `patience` seconds to end.

        Returns:
            Whether all have ended.
        """
        with self._condition:
            self._closed = True
            for *_, job in self._jobs:
                job.future.cancel()
            self._jobs.clear()
            self._condition.notify_all()
            threads = [thread for job, thread in self._abandoned if not job.ended]
            if self._thread is not None:
                threads.append(self._thread)
        return joined(threads, patience)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work_off, name=self._name, daemon=True)
            self._thread.start()

    def _work_off(self) -> None:
        with contextlib.suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self._nice)
        me = threading.current_thread()
        while True:
            with self._condition:
                while not self._closed and self._thread is me and not self._ready():
                    # The other lane does not tell us when it is done, so look again now and then.
                    self._condition.wait(timeout=0.05 if self._jobs else None)
                if self._closed or self._thread is not me:
                    return
                *_, job = heapq.heappop(self._jobs)
                self._current = job
            job.run()
            with self._condition:
                if self._thread is not me:
                    return
                self._current = None

    def _ready(self) -> bool:
        if not self._jobs:
            return False
        if self._jobs[0][0] < Priority.BACKGROUND or self._other is None:
            return True
        return not self._other.busy
