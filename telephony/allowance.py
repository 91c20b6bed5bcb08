"""How much one network address may ask for."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

_MOST: Final = 10_000
"""Addresses remembered; the ones seen longest ago go first."""


class Allowance:
    """So many requests a minute from each address."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` in seconds."""
        self._per_minute = per_minute
        self._clock = clock
        self._seen: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> float:
        """Count one request; 0 if it is allowed, else the seconds until the next one would be."""
        now = self._clock()
        times = self._seen.setdefault(address, deque())
        self._seen.move_to_end(address)
        while len(self._seen) > _MOST:
            self._seen.popitem(last=False)
        while times and now - times[0] >= 60:
            times.popleft()
        if len(times) >= self._per_minute:
            return 60 - (now - times[0])
        times.append(now)
        return 0.0
