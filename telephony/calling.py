"""Calling a server and watching the call from both ends."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from telephony.caller import CallerPlan
from telephony.dialler import Dial, Outcome, dial
from telephony.line import WireEvent

Show = Callable[[dict[str, Any]], None]
_WATCH_WAIT: Final = 0.2
_TRIES: Final = 50
_LAST: Final = 3.0
"""Seconds after the call for its last events to arrive."""


async def place(target: Dial, plan: CallerPlan, show: Show | None) -> tuple[Outcome, list[dict[str, Any]]]:
    """Place a call; the timeline has what was seen on the wire and, where the server shows them, its own events.

    Raises:
        CannotDial: see `dial`.
    """
    events: list[dict[str, Any]] = []

    def add(event: dict[str, Any]) -> None:
        events.append(event)
        if show is not None:
            show(event)

    def wire(event: WireEvent) -> None:
        add({"call": target.call_sid, **event.to_dict()})

    watching = asyncio.create_task(_watch(target, add))
    try:
        outcome = await dial(target, plan, wire)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST):
                await watching
    finally:
        watching.cancel()
    return outcome, sorted(events, key=lambda event: float(event["t"]))


async def _watch(target: Dial, add: Show) -> None:
    """Follow the call's events on the server; quietly give up where they are not shown."""
    parts = urlsplit(target.url)
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    url = f"{scheme}://{parts.netloc}/calls/{target.call_sid}/events"
    headers = {"Accept": "text/event-stream"}
    try:
        async with httpx.AsyncClient(timeout=None) as client:
            for _ in range(_TRIES):
                async with client.stream("GET", url, headers=headers) as reply:
                    if reply.status_code == 200:
                        async for row in reply.aiter_lines():
                            if row.startswith("data: "):
                                add(json.loads(row.removeprefix("data: ")))
                        return
                    if reply.status_code != 404:
                        return
                await asyncio.sleep(_WATCH_WAIT)
    except (httpx.HTTPError, httpx.InvalidURL):
        return
