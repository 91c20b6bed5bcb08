"""The calls of this process and their events, for the pages and for development."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from agent.events import CallLog, Event, EventName
from telephony.recorder.waveform import Waveform

_EVENTS = 5000
"""Events kept of one call: about an hour of it."""


@dataclass(eq=False)
class CallRecord:
    """One call as seen from outside."""

    id: str
    locale: str
    country: str | None
    channel: str = "phone"
    started: datetime = field(default_factory=lambda: datetime.now(UTC))
    events: deque[Event] = field(default_factory=lambda: deque(maxlen=_EVENTS))
    ended_at: datetime | None = None
    escalated: str | None = None
    """How far its escalation has come; None if there is none."""
    waveform: Waveform | None = None
    """How loud both sides are; None for a call in text."""
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _count: int = 0

    def add(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)
        self._count += 1
        if event.name is EventName.LOCALE:
            self.locale = str(event.fields["locale"])
        if event.name is EventName.ESCALATION:
            self.escalated = str(event.fields["phase"])
        if event.name is EventName.CALL_ENDED:
            self.ended_at = datetime.now(UTC)
        asyncio.get_running_loop().create_task(self._notify())

    async def follow(self, after: int = 0) -> AsyncIterator[tuple[int, Event]]:
        """Every event after the first `after`, then every new one until the call ends, each with its number from 1."""
        seen = min(after, self._count)
        while True:
            latest = self.since(seen)
            seen = self._count
            for number, event in latest:
                yield number, event
            if self.ended_at is not None and seen == self._count:
                return
            async with self._changed:
                if seen == self._count:
                    await self._changed.wait()

    def since(self, seen: int) -> list[tuple[int, Event]]:
        """The events after the first `seen` that are still kept, each with its number from 1."""
        missed = min(self._count - seen, len(self.events))
        return list(enumerate(list(self.events)[len(self.events) - missed :], self._count - missed + 1))

    @property
    def count(self) -> int:
        """How many events there have been."""
        return self._count

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()


class Calls:
    """Live calls and the latest finished ones."""

    def __init__(self, kept: int) -> None:
        """`kept` finished calls stay."""
        self._kept = kept
        self._records: dict[str, CallRecord] = {}
        self._wakers: set[asyncio.Event] = set()

    @property
    def live(self) -> int:
        """Calls under way."""
        return sum(record.ended_at is None for record in self._records.values())

    def open(
        self,
        log: CallLog,
        locale: str,
        country: str | None,
        channel: str = "phone",
        *,
        again: bool = False,
    ) -> CallRecord:
        """Record a new call, or, with `again`, go on with the record of one that comes back.

        `channel` is how it came in: `phone`, `browser` or `text`.
        """
        record = self._records.pop(log.call, None) if again else None
        record = record or CallRecord(log.call, locale, country, channel)
        record.ended_at = None
        self._records.pop(log.call, None)
        self._records[log.call] = record
        finished = [each.id for each in self._records.values() if each.ended_at is not None]
        for call in finished[: max(0, len(finished) - self._kept)]:
            del self._records[call]
        log.subscribe(record.add)
        log.subscribe(self._wake)
        return record

    async def follow(self) -> AsyncIterator[Event]:
        """The events of every call under way, each from its first, and of every call that comes. Never ends."""
        waker = asyncio.Event()
        self._wakers.add(waker)
        seen: dict[CallRecord, int] = {}
        try:
            while True:
                waker.clear()
                for record in tuple(self._records.values()):
                    if record not in seen and record.ended_at is not None:
                        continue
                    latest = record.since(seen.get(record, 0))
                    seen[record] = record.count
                    for _, event in latest:
                        yield event
                seen = {
                    record: count
                    for record, count in seen.items()
                    if record.ended_at is None or count < record.count
                }
                await waker.wait()
        finally:
            self._wakers.discard(waker)

    def _wake(self, _: Event) -> None:
        for waker in self._wakers:
            waker.set()

    def forget(self, call: str) -> None:
        """Keep nothing of a call that is over."""
        self._records.pop(call, None)

    def get(self, call: str) -> CallRecord | None:
        """A call by its id."""
        return self._records.get(call)

    def all(self) -> list[CallRecord]:
        """Newest first."""
        return list(self._records.values())[::-1]
