"""What a process has open: tasks, threads, files."""

import asyncio
import gc
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import psutil

_POOLS: Final = ("asyncio_", "AnyIO worker thread", "ThreadPoolExecutor")
"""Threads of pools, which are kept for the next piece of work and whose number has a limit of its own."""
_SETTLES: Final = 6.0
"""Seconds in which what a call used is given back: connections that are kept alive, threads that hung."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a process has open, or, as a difference, what it has open more than before."""

    tasks: int = 0
    threads: int = 0
    files: int = 0
    """Sockets included."""

    def __sub__(self, other: "Left") -> "Left":
        return Left(self.tasks - other.tasks, self.threads - other.threads, self.files - other.files)

    def __str__(self) -> str:
        named = (("tasks", self.tasks), ("threads", self.threads), ("files", self.files))
        return ", ".join(f"{count} {name}" for name, count in named if count > 0) or "nothing"

    @property
    def nothing(self) -> bool:
        """Whether nothing is open that was not before."""
        return max(self.tasks, self.threads, self.files) <= 0


NOTHING: Final = Left()
"""Nothing is open that was not before."""


def left() -> Left:
    """What this process has open now."""
    gc.collect()
    own = [each for each in threading.enumerate() if not each.name.startswith(_POOLS)]
    return Left(len(asyncio.all_tasks()), len(own), psutil.Process().num_fds())


async def settled(before: Left, look: Callable[[], Left] = left) -> Left:
    """What is open more than `before`, once there is nothing or some seconds have passed."""
    waited = 0.0
    while not (more := look() - before).nothing and waited < _SETTLES:
        waited += 0.25
        await asyncio.sleep(0.25)
    return more
