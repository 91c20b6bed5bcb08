"""The calls of this process and their events, for the pages and for development."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from agent.events import CallLog, Event, EventName

_EVENTS = 5000
"""Events kept of one call: about an hour of it."""


@dataclass(eq=False)
class CallRecord:
    """One call as seen from outside."""

    id: str
    locale: str
    country: str | None
    events: deque[Event] = field(default_factory=lambda: deque(maxlen=_EVENTS))
    ended: bool = False
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _count: int = 0

    def add(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)
        self._count += 1
        if event.name is EventName.LOCALE:
            self.locale = str(event.fields["locale"])
        if event.name is EventName.CALL_ENDED:
            self.ended = True
        asyncio.get_running_loop().create_task(self._notify())

    async def follow(self) -> AsyncIterator[Event]:
        """Every event so far, then every new one until the call ends."""
        seen = 0
        while True:
            missed = min(self._count - seen, len(self.events))
            for event in list(self.events)[len(self.events) - missed :]:
                yield event
            seen = self._count if missed else seen
            if self.ended and seen == self._count:
                return
            async with self._changed:
                if seen == self._count:
                    await self._changed.wait()

    def summary(self) -> dict[str, Any]:
        """One row of the list of calls."""
        return {
            "id": self.id,
            "locale": self.locale,
            "country": self.country,
            "live": not self.ended,
            "events": self._count,
        }

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()


class Calls:
    """Live calls and the latest finished ones."""

    def __init__(self, kept: int) -> None:
        """`kept` finished calls stay."""
        self._kept = kept
        self._records: dict[str, CallRecord] = {}

    @property
    def live(self) -> int:
        """Calls under way."""
        return sum(not record.ended for record in self._records.values())

    def open(self, log: CallLog, locale: str, country: str | None) -> CallRecord:
        """Record a new call."""
        record = CallRecord(log.call, locale, country)
        self._records.pop(log.call, None)
        self._records[log.call] = record
        finished = [each.id for each in self._records.values() if each.ended]
        for call in finished[: max(0, len(finished) - self._kept)]:
            del self._records[call]
        log.subscribe(record.add)
        return record

    def get(self, call: str) -> CallRecord | None:
        """A call by its id."""
        return self._records.get(call)

    def all(self) -> list[CallRecord]:
        """Newest first."""
        return list(self._records.values())[::-1]
