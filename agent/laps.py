"""Where a turn's time goes: each node, retrieval and model call notes when it began and how long it took."""

import functools
import inspect
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

Scalar = str | int | float | bool
Node = TypeVar("Node", bound=Callable[..., Any])


class LapKind(StrEnum):
    """What took the time."""

    NODE = "node"
    RETRIEVAL = "retrieval"
    MODEL = "model"


@dataclass(slots=True)
class Lap:
    """One piece of a turn's work. It holds names and counts, never what anybody said."""

    name: str
    kind: LapKind
    began: float
    """Monotonic seconds."""
    seconds: float | None = None
    """None while it runs."""
    parent: int | None = None
    """Place, in its stopwatch, of the lap that it is a part of."""
    notes: dict[str, Scalar | list[str]] = field(default_factory=dict)


class Stopwatch:
    """The laps of one turn, in the order in which they began. Any thread may add to it."""

    def __init__(self) -> None:
        """Starts now."""
        self.began = time.monotonic()
        self.laps: list[Lap] = []
        self._lock = threading.Lock()

    def begin(self, name: str, kind: LapKind, parent: int | None) -> int:
        """A lap begins; its place."""
        with self._lock:
            self.laps.append(Lap(name, kind, time.monotonic(), parent=parent))
            return len(self.laps) - 1

    def to_list(self, at: float) -> list[dict[str, Any]]:
        """The laps as an event carries them: `name`, `kind`, `t`, `seconds`, `parent`, and what was noted.

        Args:
            at: seconds of the call at which the stopwatch started.
        """
        now = time.monotonic()
        with self._lock:
            return [
                {
                    "name": lap.name,
                    "kind": str(lap.kind),
                    "t": round(at + lap.began - self.began, 4),
                    "seconds": round(now - lap.began if lap.seconds is None else lap.seconds, 4),
                    "parent": lap.parent,
                    **lap.notes,
                }
                for lap in self.laps
            ]


def asked_of_models(watch: Stopwatch, at: float) -> list[dict[str, Any]]:
    """The calls of language models alone, as `Stopwatch.to_list` has them, each a part of nothing."""
    return [{**step, "parent": None} for step in watch.to_list(at) if step["kind"] == str(LapKind.MODEL)]


_WATCH: ContextVar[Stopwatch | None] = ContextVar("stopwatch", default=None)
_OPEN: ContextVar[int | None] = ContextVar("open lap", default=None)


@contextmanager
def stopwatch() -> Iterator[Stopwatch]:
    """Time what runs inside, threads and tasks that it starts included."""
    watch = Stopwatch()
    token = _WATCH.set(watch)
    try:
        yield watch
    finally:
        with suppress(ValueError):  # a stream of pieces may be closed from another task than it ran in
            _WATCH.reset(token)


@contextmanager
def lap(name: str, kind: LapKind = LapKind.NODE) -> Iterator[dict[str, Scalar | list[str]]]:
    """Time one piece of work; what is put into the dictionary is noted with it. Free without a stopwatch."""
    watch = _WATCH.get()
    if watch is None:
        yield {}
        return
    place = watch.begin(name, kind, _OPEN.get())
    token = _OPEN.set(place)
    running = watch.laps[place]
    try:
        yield running.notes
    except BaseException as error:
        running.notes["error"] = type(error).__name__
        raise
    finally:
        running.seconds = time.monotonic() - running.began
        _OPEN.reset(token)


def timed(function: Node) -> Node:
    """A node of the turn that is a lap of its own, by its name."""
    name = function.__name__

    if inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        async def waiting(*arguments: Any, **named: Any) -> Any:
            with lap(name):
                return await function(*arguments, **named)

        return waiting  # type: ignore[return-value]

    @functools.wraps(function)
    def running(*arguments: Any, **named: Any) -> Any:
        with lap(name):
            return function(*arguments, **named)

    return running  # type: ignore[return-value]
