"""How often one address may ask. What it asks is read by the gate all the same."""

import math
import time
from typing import Final

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

_UNKNOWN: Final = "unknown"


class RateLimit:
    """A moving window per address, in memory."""

    def __init__(self, rate: str) -> None:
        """`rate` as in `30/minute`.

        Raises:
            ValueError: not a rate.
        """
        self._item = parse(rate)
        self._windows = MovingWindowRateLimiter(MemoryStorage())

    def admit(self, address: str | None) -> int:
        """Count one request: 0 if it may pass, else the seconds after which the next one may."""
        key = address or _UNKNOWN
        if self._windows.hit(self._item, key):
            return 0
        return max(1, math.ceil(self._windows.get_window_stats(self._item, key).reset_time - time.time()))
