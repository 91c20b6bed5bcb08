"""Recordings through the same pipeline, in process, over the same line."""

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from agent.events import Event
from guardrails.locale import UnknownLocale, parse_locale
from telephony.call import Call, Shared, session_of
from telephony.caller import Caller, CallerPlan
from telephony.clock import SkippingLoop, now
from telephony.dialler import converse
from telephony.errors import BadRecording
from telephony.leg import PhoneLeg
from telephony.line import Line, WireEvent
from telephony.recording import read
from telephony.stream import read_start
from telephony.wire import InnerWire


@dataclass(frozen=True, slots=True)
class Item:
    """One recording to replay."""

    audio: Path
    locale: str
    id: str
    number: str | None = None
    """E.164 of the caller, which tells the country."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """One call, from inside and from outside."""

    item: Item
    events: tuple[Event, ...]
    wire: tuple[WireEvent, ...]
    heard: bytes
    """What the caller heard, μ-law."""


def read_manifest(path: Path, locale: str) -> list[Item]:
    """Items of a JSONL file: `audio` (relative to the file), and optionally `locale`, `id`, `from`.

    Raises:
        BadRecording: the file or a line cannot be used; names the line.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecording(
            f"{path}: the manifest cannot be read ({error}); expected a JSON object a line"
        ) from None
    items: list[Item] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            audio = path.parent / str(row["audio"])
            spoken = parse_locale(str(row.get("locale") or locale))
        except (ValueError, TypeError, KeyError, AttributeError, UnknownLocale) as error:
            raise BadRecording(
                f'{path}, line {number}: not usable ({error}); expected {{"audio": "x.wav", "locale": "es-419"}}'
            ) from None
        items.append(Item(audio, spoken, str(row.get("id") or audio.name), row.get("from")))
    return items


def replay(
    items: Sequence[Item],
    shared: Callable[[], Shared],
    plan: Callable[[CallerPlan], CallerPlan] = lambda plan: plan,
    *,
    real_time: bool = False,
    on_event: Callable[[Item, Event], None] | None = None,
    change: Callable[[bytes], bytes] | None = None,
) -> Iterator[Replayed | BadRecording]:
    """Replay recordings one after another on an event loop of their own.

    Args:
        items: what to replay.
        shared: loads the engines; called once, in a thread.
        plan: what else the caller does.
        real_time: wait as a caller would instead of skipping silence.
        on_event: told of each event as it happens.
        change: what a line does to the caller's μ-law audio.

    Yields:
        Each call, or why a recording could not be used.
    """
    loop = asyncio.new_event_loop() if real_time else SkippingLoop()
    asyncio.set_event_loop(loop)
    try:
        loaded = loop.run_until_complete(asyncio.to_thread(shared))
        for item in items:
            try:
                yield loop.run_until_complete(_one(item, loaded, plan, on_event, change))
            except BadRecording as error:
                yield error
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        asyncio.set_event_loop(None)
        loop.close()


async def _one(
    item: Item,
    shared: Shared,
    plan: Callable[[CallerPlan], CallerPlan],
    on_event: Callable[[Item, Event], None] | None,
    change: Callable[[bytes], bytes] | None,
) -> Replayed:
    recording = await asyncio.to_thread(read, item.audio)
    if change is not None:
        recording = replace(recording, ulaw=change(recording.ulaw))
    return await replay_plan(item, shared, plan(CallerPlan([recording])), on_event)


async def replay_plan(
    item: Item,
    shared: Shared,
    plan: CallerPlan,
    on_event: Callable[[Item, Event], None] | None = None,
) -> Replayed:
    """One call, on the loop that is running."""
    parameters = {"locale": item.locale, **({"from": item.number} if item.number else {})}
    line = Line("MZ" + secrets.token_hex(16), "CA" + secrets.token_hex(16), now, parameters)
    wire = InnerWire()
    events: list[Event] = []

    def note(event: Event) -> None:
        events.append(event)
        if on_event is not None:
            on_event(item, event)

    async def serve() -> None:
        await wire.websocket.accept()
        start = await read_start(wire.websocket.receive_text)
        session = session_of(start, shared)
        session.log.subscribe(note)
        await Call(PhoneLeg(wire.websocket, start), session, shared).run()

    serving = asyncio.create_task(serve())
    await converse(wire, line, Caller(plan), chance=random.Random(0))
    await serving
    return Replayed(item, tuple(events), tuple(line.events), bytes(line.heard))
