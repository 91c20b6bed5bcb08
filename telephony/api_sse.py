"""Server-sent events, and who asked for them."""

import json
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from fastapi import Request
from sse_starlette import EventSourceResponse, ServerSentEvent

MEDIA_TYPE: Final = "text/event-stream"
_PING: Final = 15
"""Seconds between comments that keep an idle stream open."""


def wants_events(request: Request) -> bool:
    """Whether the client prefers events to one JSON document."""
    found: dict[str, float] = {}
    for part in request.headers.get("accept", "").split(","):
        kind, *parameters = [each.strip().lower() for each in part.split(";")]
        quality = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        try:
            found[kind] = float(quality)
        except ValueError:
            found[kind] = 0.0
    return found.get(MEDIA_TYPE, 0.0) > found.get("application/json", 0.0)


def event(name: str, data: Mapping[str, Any], number: int | None = None) -> ServerSentEvent:
    """One event; `number` lets a client that lost the stream go on where it was."""
    return ServerSentEvent(
        json.dumps(data, ensure_ascii=False),
        event=name,
        id=None if number is None else str(number),
        sep="\n",
    )


def stream(events: AsyncIterator[ServerSentEvent]) -> EventSourceResponse:
    """The response that sends them as they come."""
    return EventSourceResponse(
        events, ping=_PING, sep="\n", headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    )
