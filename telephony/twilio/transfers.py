"""Transfers under way: what Twilio will come back and ask about each."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

_LONGEST: Final = 4 * 3600.0
"""Seconds for which a transfer is remembered: Twilio asks what comes next after the human has hung up."""
_MOST: Final = 1000


@dataclass(eq=False)
class Transfer:
    """One call on its way to a human."""

    call: str
    locale: str
    country: str | None
    human: str
    lines: tuple[str, ...]
    """What the human hears first."""
    resume: dict[str, str]
    """Parameters of the stream that takes the caller back if nobody comes."""
    answered: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """Whether a called human spoke; only in conference mode."""

    def settle(self, there: bool) -> None:
        """The human spoke, or will not."""
        if not self.answered.done():
            self.answered.set_result(there)


class Transfers:
    """Transfers by an unguessable token, which is in the addresses that Twilio asks."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing is under way."""
        self._clock = clock
        self._known: dict[str, tuple[float, Transfer]] = {}

    def add(self, transfer: Transfer) -> str:
        """The token of a new transfer."""
        now = self._clock()
        for token in [token for token, (until, _) in self._known.items() if until < now]:
            del self._known[token]
        while len(self._known) >= _MOST:
            del self._known[next(iter(self._known))]
        token = secrets.token_urlsafe(24)
        self._known[token] = (now + _LONGEST, transfer)
        return token

    def get(self, token: str | None) -> Transfer | None:
        """The transfer of a token; Twilio repeats requests, so it stays known."""
        until, transfer = self._known.get(token or "", (0.0, None))
        return transfer if until >= self._clock() else None
