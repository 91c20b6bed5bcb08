"""Single-use tokens that tie a media stream to the webhook request it came from."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

_MOST = 1000


@dataclass(frozen=True, slots=True)
class Ticket:
    """What the webhook knew of a call."""

    call_sid: str
    parameters: dict[str, str]
    """`from`, `to`, `locale`, as signed by Twilio."""
    expires: float


class Tokens:
    """Tokens given out and not yet used."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """A token lives for `seconds`."""
        self._seconds = seconds
        self._clock = clock
        self._tickets: dict[str, Ticket] = {}

    def issue(self, call_sid: str, parameters: dict[str, str]) -> str:
        """A new token for one call."""
        now = self._clock()
        for token in [token for token, ticket in self._tickets.items() if ticket.expires < now]:
            del self._tickets[token]
        while len(self._tickets) >= _MOST:
            del self._tickets[next(iter(self._tickets))]
        token = secrets.token_urlsafe(32)
        self._tickets[token] = Ticket(call_sid, parameters, now + self._seconds)
        return token

    def redeem(self, token: str | None, call_sid: str) -> Ticket | None:
        """The ticket, once, for the call it was given to; None for anything else."""
        ticket = self._tickets.pop(token, None) if token else None
        if ticket is None or ticket.call_sid != call_sid or ticket.expires < self._clock():
            return None
        return ticket

    def claim(self, token: str) -> Ticket | None:
        """The ticket, once, where the far end does not say which call it is for; None if it is not known or too old."""
        ticket = self._tickets.get(token)
        return None if ticket is None else self.redeem(token, ticket.call_sid)
