"""What a caller's own page is shown of the call: no internals, no reasons meant for the people who run the line."""

from typing import Any, Final

from agent.events import Event, EventName

_SHOWN: Final[dict[EventName, tuple[str, ...]]] = {
    EventName.CALL_STARTED: ("locale", "country"),
    EventName.SPEECH_STARTED: (),
    EventName.SPEECH_STOPPED: (),
    EventName.PARTIAL: ("text", "locale", "stable"),
    EventName.FINAL: ("text", "locale"),
    EventName.GATE: ("action", "category", "severity", "template_slug", "source"),
    EventName.TURN_STARTED: (),
    EventName.ANSWER: (
        "outcome",
        "locale",
        "spoken",
        "refusal_kind",
        "claims",
        "citations",
        "limitations",
        "degraded",
    ),
    EventName.SAY_STARTED: ("id", "kind", "text", "locale", "cards"),
    EventName.SAY_FINISHED: ("id", "kind", "ending", "heard"),
    EventName.INTERRUPTED: (),
    EventName.ESCALATION: ("phase", "category", "template_slug", "locale", "confirmed"),
    EventName.HANDOFF: ("reason", "result", "to"),
    EventName.DTMF: ("digit",),
    EventName.LOCALE: ("locale", "reason"),
    EventName.DEGRADED: ("part",),
    EventName.CALL_ENDED: ("reason", "seconds"),
}


def shown(event: Event) -> dict[str, Any] | None:
    """The event as the caller may see it, None for what is not theirs to see."""
    fields = _SHOWN.get(event.name)
    if fields is None:
        return None
    kept = {name: event.fields[name] for name in fields if name in event.fields}
    if event.name is EventName.HANDOFF and event.fields.get("reason") == "console":
        del kept["to"]  # the name of somebody who works here
    return {"event": str(event.name), "t": round(event.t, 3), **kept}
