"""Figures of the last days, from the ledger: how fast the line answers, and what it could not answer."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from agent.events import EventName
from agent.ledger import Ledger

_PERCENTILES: Final = (50, 90, 95, 99)
_WELL_AGAIN: Final = {
    "recognizer": {EventName.PARTIAL, EventName.FINAL},
    "speaking": {EventName.SAY_STARTED},
    "backstop": {EventName.GATE},
    "turn": {EventName.ANSWER},
}
"""What shows that a part works again. A connection says so itself; any other part is taken as degraded to the call's end."""
_MOST_CALLS: Final = 2000
_MOST_TOPICS: Final = 50


@dataclass(slots=True)
class Figures:
    """What the charts show."""

    calls: int = 0
    by_locale: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    escalations: Counter[str] = field(default_factory=Counter)
    """By category."""
    degraded: Counter[str] = field(default_factory=Counter)
    """How often each part was."""
    degraded_seconds: dict[str, float] = field(default_factory=dict)
    """How long: from the event that says so until the part was seen to work again, or the call's end."""
    unanswered: list[str] = field(default_factory=list)
    """What callers asked that no card answers, without personal data; the latest first."""
    first_word: dict[str, float] = field(default_factory=dict)
    """Seconds from the end of a turn to the first sound of its answer, by percentile."""
    gate_to_script: dict[str, float] = field(default_factory=dict)
    """Seconds from an escalation's latch to the first sound of its script, by percentile."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {each.name: _plain(getattr(self, each.name)) for each in fields(self)}


def figures(ledger: Ledger, days: int) -> Figures:
    """The figures of the last `days`. Blocks."""
    since = datetime.now(UTC) - timedelta(days=days)
    found = Figures()
    answers: list[float] = []
    scripts: list[float] = []
    calls = ledger.calls(_MOST_CALLS, since=since)
    happened = ledger.events_of([call["id"] for call in calls])
    for call in calls:
        found.calls += 1
        found.by_locale[call["locale"]] += 1
        events = happened.get(call["id"], [])
        _read(events, found, answers, scripts)
        for part, seconds in _degraded(events).items():
            found.degraded_seconds[part] = round(found.degraded_seconds.get(part, 0.0) + seconds, 2)
    found.first_word = _percentiles(answers)
    found.gate_to_script = _percentiles(scripts)
    return found


def _read(
    events: Iterable[dict[str, Any]], found: Figures, answers: list[float], scripts: list[float]
) -> None:
    asked, asked_at, latched_at = "", None, None
    for event in events:
        match event["event"]:
            case EventName.TURN_STARTED:
                asked, asked_at = str(event.get("text", "")), float(event["t"])
            case EventName.SAY_STARTED:
                if latched_at is not None and event.get("kind") == "script":
                    scripts.append(float(event["t"]) - latched_at)
                    latched_at = None
                elif asked_at is not None and event.get("kind") != "phrase":
                    answers.append(float(event["t"]) - asked_at)
                    asked_at = None
            case EventName.ANSWER:
                found.outcomes[str(event.get("outcome"))] += 1
                if event.get("refusal_kind"):
                    found.refusals[str(event["refusal_kind"])] += 1
                if event.get("outcome") == "insufficient_evidence" and len(found.unanswered) < _MOST_TOPICS:
                    found.unanswered.append(asked)
            case EventName.ESCALATION if event.get("phase") == "latched":
                found.escalations[str(event.get("category"))] += 1
                latched_at = float(event["t"])
            case EventName.DEGRADED if event.get("reason") != "restored":
                found.degraded[str(event.get("part"))] += 1


def _degraded(events: Iterable[dict[str, Any]]) -> dict[str, float]:
    """Seconds for which each part of a call was not well."""
    since: dict[str, float] = {}
    seconds: dict[str, float] = {}
    last = 0.0
    for event in events:
        last, name, part = max(last, float(event["t"])), event["event"], str(event.get("part"))
        well = {each for each in since if name in _WELL_AGAIN.get(each, ())}
        if name == EventName.DEGRADED and event.get("reason") == "restored":
            well.add(part)
        elif name == EventName.DEGRADED:
            since.setdefault(part, last)
        for each in well & since.keys():
            seconds[each] = seconds.get(each, 0.0) + last - since.pop(each)
    for part, began in since.items():
        seconds[part] = seconds.get(part, 0.0) + last - began
    return seconds


def _plain(value: Any) -> Any:
    return dict(value.most_common()) if isinstance(value, Counter) else value


def _percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    return {
        f"p{each}": round(ordered[min(len(ordered) - 1, int(len(ordered) * each / 100))], 3)
        for each in _PERCENTILES
    }
