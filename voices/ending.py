"""An orderly end: native code that still runs in a thread when the interpreter leaves aborts the process."""

import atexit
import threading
import time
from collections.abc import Iterable
from typing import Final, Protocol
from weakref import WeakSet

PATIENCE: Final = 5.0
"""Seconds that running work gets to end, all of it together."""


class Ends(Protocol):
    """Something with threads of its own."""

    def close(self, patience: float) -> bool:
        """Start nothing more and wait up to `patience` seconds; whether every thread has ended."""


_OPEN: Final[WeakSet[Ends]] = WeakSet()


def close_at_exit(thing: Ends) -> None:
    """Close `thing` before the interpreter leaves, if it is still in use then."""
    _OPEN.add(thing)


@atexit.register
def end_all(patience: float = PATIENCE) -> bool:
    """Close everything that has threads.

    Returns:
        Whether all threads have ended. If not, only `os._exit` leaves without an abort.
    """
    deadline = time.monotonic() + patience
    ended = [thing.close(max(0.0, deadline - time.monotonic())) for thing in list(_OPEN)]
    return all(ended)


def joined(threads: Iterable[threading.Thread], patience: float) -> bool:
    """Wait for threads up to `patience` seconds in all; whether every one has ended."""
    deadline = time.monotonic() + patience
    others = [thread for thread in threads if thread is not threading.current_thread()]
    for thread in others:
        thread.join(max(0.0, deadline - time.monotonic()))
    return not any(thread.is_alive() for thread in others)
