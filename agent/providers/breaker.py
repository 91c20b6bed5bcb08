"""A circuit breaker: a provider that failed several times in a row is left alone for a while."""

import time
from collections.abc import Callable


class CircuitBreaker:
    """Opens after `failures` faults in a row; after `cooldown` seconds lets one attempt through."""

    def __init__(
        self, failures: int = 3, cooldown: float = 30.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` gives seconds."""
        self._limit = failures
        self._cooldown = cooldown
        self._clock = clock
        self._failed = 0
        self._opened: float | None = None

    def allow(self) -> bool:
        """Whether the provider may be asked now. While open, one caller per cooldown gets True."""
        if self._opened is None:
            return True
        if self._clock() - self._opened < self._cooldown:
            return False
        self._opened = self._clock()
        return True

    def succeeded(self) -> None:
        """Close the circuit."""
        self._failed, self._opened = 0, None

    def failed(self) -> None:
        """Count a fault."""
        self._failed += 1
        if self._failed >= self._limit:
            self._opened = self._clock()
