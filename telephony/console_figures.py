"""Figures of the last days, from the ledger: how fast the line answers, and what it could not answer."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from agent.events import EventName
from agent.ledger import Ledger

_PERCENTILES: Final = (50, 90, 95, 99)
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
    for call in ledger.calls(_MOST_CALLS):
        started = call["started"] if call["started"].tzinfo else call["started"].replace(tzinfo=UTC)
        if started < since:
            break
        found.calls += 1
        found.by_locale[call["locale"]] += 1
        _read(ledger.events(call["id"]), found, answers, scripts)
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
            case EventName.DEGRADED:
                found.degraded[str(event.get("part"))] += 1


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, Counter) else value


def _percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)
    return {
        f"p{each}": round(ordered[min(len(ordered) - 1, int(len(ordered) * each / 100))], 3)
        for each in _PERCENTILES
    }
