"""Call events: the one model that every view of a call is made from."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

VERSION: Final = 1


class EventName(StrEnum):
    """What happened."""

    CALL_STARTED = "call_started"
    SPEECH_STARTED = "speech_started"
    SPEECH_STOPPED = "speech_stopped"
    PARTIAL = "partial"
    FINAL = "final"
    GATE = "gate"
    TURN_STARTED = "turn_started"
    RETRIEVAL = "retrieval"
    ANSWER = "answer"
    SAY_STARTED = "say_started"
    SAY_FINISHED = "say_finished"
    INTERRUPTED = "interrupted"
    ESCALATION = "escalation"
    HANDOFF = "handoff"
    DTMF = "dtmf"
    LOCALE = "locale"
    DEGRADED = "degraded"
    ERROR = "error"
    CALL_ENDED = "call_ended"


class GateSource(StrEnum):
    """What the gate was reading when it decided."""

    PARTIAL = "partial"
    FINAL = "final"
    DTMF = "dtmf"
    TEXT = "text"
    BACKSTOP = "backstop"
    DEAF = "deaf"


class EscalationPhase(StrEnum):
    """How far an escalation has come."""

    LATCHED = "latched"
    SPEAKING = "speaking"
    PLAYED = "played"
    HANDED_OFF = "handed_off"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in one call."""

    call: str
    t: float
    """Seconds since the call's first audio."""
    name: EventName
    fields: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The wire form: `{"v":1,"call":…,"t":…,"event":…, …}`."""
        return {
            "v": VERSION,
            "call": self.call,
            "t": round(self.t, 3),
            "event": str(self.name),
            **self.fields,
        }

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(self.to_dict(), ensure_ascii=False)


Subscriber = Callable[[Event], None]


class CallLog:
    """Stamps a call's events and hands them to whoever listens (ledger, pages, spans).

    A subscriber that raises is dropped and never disturbs the call.
    """

    def __init__(self, call: str, clock: Callable[[], float]) -> None:
        """`clock` gives seconds since the call's first audio."""
        self.call = call
        self._clock = clock
        self._subscribers: list[Subscriber] = []
        self.failed: list[tuple[Subscriber, Exception]] = []

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call `subscriber` with every later event, synchronously and in order."""
        self._subscribers.append(subscriber)

    def emit(self, name: EventName, **fields: Any) -> Event:
        """Record one event now."""
        event = Event(self.call, self._clock(), name, fields)
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(event)
            except Exception as error:  # noqa: BLE001 - a broken view must not end a call
                self._subscribers.remove(subscriber)
                self.failed.append((subscriber, error))
        return event
