"""An event loop that does not wait: time runs at its own pace while somebody works and jumps over every wait.

A replay has no caller who lives in real time. On this loop a second of silence costs nothing, while a decode, a
retrieval or a synthesis takes as long as it takes, so what is measured stays true to the machine.
"""

import asyncio
import selectors
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, Final

_LOOK: Final = 0.005
"""Seconds between two looks while somebody works, so that a result is never long in coming."""


class _SkippingSelector(selectors.BaseSelector):
    """Asks the real selector, but sits out no time-out unless somebody works."""

    def __init__(self, loop: "SkippingLoop") -> None:
        self._real = selectors.DefaultSelector()
        self._loop = loop

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self._real.register(fileobj, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._real.unregister(fileobj)

    def modify(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return self._real.modify(fileobj, events, data)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            self._loop.turn()
            return self._real.select(timeout)
        if self._loop.working:
            return self._real.select(min(timeout, _LOOK))
        ready = self._real.select(0)
        if not ready:
            self._loop.skip(timeout)
        return ready

    def close(self) -> None:
        self._real.close()

    def get_map(self) -> Any:
        return self._real.get_map()


class SkippingLoop(asyncio.SelectorEventLoop):
    """`loop.time()` is the only clock that skips; `time.monotonic()` goes on as ever."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._workers = 0
        super().__init__(_SkippingSelector(self))

    def time(self) -> float:
        """Seconds, real and skipped."""
        return time.monotonic() + self._skipped

    @property
    def working(self) -> bool:
        """Whether something is under way whose end no timer knows."""
        return self._workers > 0

    def skip(self, seconds: float) -> None:
        """Jump ahead."""
        self._skipped += seconds

    def turn(self) -> None:
        """The loop turns without waiting."""

    def work_begins(self) -> None:
        """Time must not be skipped until the matching `work_ends`."""
        self._workers += 1

    def work_ends(self) -> None:
        """See `work_begins`."""
        self._workers -= 1

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """Run in a thread; counts as work until it is done."""
        future = super().run_in_executor(executor, func, *args)
        self.work_begins()
        future.add_done_callback(lambda _: self.work_ends())
        return future


class SteadyLoop(SkippingLoop):
    """Time stands still while somebody works, so that a call does not depend on how fast the machine is.

    The same recording then gives the same events at the same times. Delays on this clock are those of the design:
    what the machine takes to compute is left out.
    """

    def __init__(self) -> None:
        self._phases: list[Callable[[], bool]] = []
        self._moved = time.monotonic()
        super().__init__()

    def time(self) -> float:
        """Seconds that were skipped; nothing else moves this clock."""
        return self._skipped

    def skip(self, seconds: float) -> None:
        """Jump ahead."""
        self._moved = time.monotonic()
        super().skip(seconds)

    def turn(self) -> None:
        """Each turn of the loop takes a little: a wait for less than a float can tell would be waited for ever."""
        if not self.working:
            self._skipped += _TURN

    @property
    def working(self) -> bool:
        """Whether something is under way, for up to `_PATIENCE` seconds of real time: who hangs must not stop time."""
        busy = self._workers > 0 or any(phase() for phase in self._phases)
        return busy and time.monotonic() - self._moved < _PATIENCE

    def phase_begins(self, busy: Callable[[], bool]) -> None:
        """A stretch begins in which there is work whenever `busy` says so."""
        self._phases.append(busy)

    def phase_ends(self, busy: Callable[[], bool]) -> None:
        """See `phase_begins`."""
        self._phases.remove(busy)


_PATIENCE: Final = 30.0
_TURN: Final = 1e-6
"""Both in seconds."""


@contextmanager
def work(busy: Callable[[], bool] | None = None) -> Iterator[None]:
    """Around an await whose end depends on somebody's work in another thread. Costs nothing on other loops.

    Args:
        busy: whether there is work just now, where it comes and goes meanwhile.
    """
    loop = asyncio.get_running_loop()
    if isinstance(loop, SteadyLoop) and busy is not None:
        loop.phase_begins(busy)
        try:
            yield
        finally:
            loop.phase_ends(busy)
    elif isinstance(loop, SkippingLoop):
        loop.work_begins()
        try:
            yield
        finally:
            loop.work_ends()
    else:
        yield


@contextmanager
def resting() -> Iterator[None]:
    """Inside `work`: a stretch that only waits. Loops that skip waits skip it."""
    loop = asyncio.get_running_loop()
    if not isinstance(loop, SkippingLoop):
        yield
        return
    loop.work_ends()
    try:
        yield
    finally:
        loop.work_begins()


def skips() -> bool:
    """Whether the running loop's seconds are not those of the wall: what goes by another clock is out of step with it."""
    return isinstance(asyncio.get_running_loop(), SkippingLoop)


def now() -> float:
    """The clock that everything in a call goes by, in seconds."""
    return asyncio.get_running_loop().time()
