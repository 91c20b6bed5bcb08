"""Timelines for people: one event a line."""

from typing import Any

_HIDDEN = frozenset({"v", "call", "t", "event", "source", "file", "id", "seconds_total"})
_WIDEST = 110


def line(event: dict[str, Any]) -> str:
    """One event, from the call or from the wire, as one line."""
    name = str(event["event"])
    wire = event.get("source") == "wire"
    return f"{float(event['t']):8.2f}  {'~' if wire else ' '} {name:<14} {_detail(name, event)}".rstrip()


def _detail(name: str, event: dict[str, Any]) -> str:
    match name:
        case "partial" | "final" | "turn_started":
            return _short(str(event["text"]))
        case "say_started":
            return f"[{event['kind']}] {_short(str(event['text']))}"
        case "gate":
            terms = ", ".join(event["matched_terms"])
            return f"{event['action']} {event['category']} ({event['source']}: {terms})"
        case "answer":
            cards = ", ".join(event["citations"])
            return f"{event['outcome']} {event['refusal_kind'] or cards}".rstrip()
        case "locale":
            return f"{event['previous']} → {event['locale']} ({event['reason']})"
        case "dtmf":
            return str(event["digit"])
    return _short(
        ", ".join(
            f"{key} {value}" for key, value in event.items() if key not in _HIDDEN and value not in (None, "")
        )
    )


def _short(text: str) -> str:
    return text if len(text) <= _WIDEST else text[: _WIDEST - 1] + "…"
