"""Recordings through the same pipeline, in process, over the same line."""

import asyncio
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from agent.events import Event
from telephony.call import Call, Shared, session_of
from telephony.caller import Caller, CallerPlan, Speaking
from telephony.clock import SkippingLoop, SteadyLoop, now
from telephony.conditions import Chain
from telephony.dialler import converse
from telephony.errors import BadRecording
from telephony.leg import PhoneLeg
from telephony.line import Line, WireEvent
from telephony.manifest import Item, read_manifest
from telephony.stream import read_start
from telephony.wire import InnerWire

__all__ = ["Item", "Replayed", "read_manifest", "replay", "replay_call", "replay_plan", "steadied"]


@dataclass(frozen=True, slots=True)
class Replayed:
    """One call, from inside and from outside."""

    item: Item
    events: tuple[Event, ...]
    wire: tuple[WireEvent, ...]
    heard: bytes
    """What the caller heard, μ-law."""
    arrivals: tuple[tuple[float, int], ...] = ()
    """When audio arrived at the far end, and how many bytes of it."""


def replay(
    items: Sequence[Item],
    shared: Callable[[], Shared],
    plan: Callable[[CallerPlan], CallerPlan] = lambda plan: plan,
    *,
    real_time: bool = False,
    seed: int | None = None,
    on_event: Callable[[Item, Event], None] | None = None,
    conditions: Chain | None = None,
) -> Iterator[Replayed | BadRecording]:
    """Replay recordings one after another on an event loop of their own.

    Args:
        items: what to replay.
        shared: loads the engines; called once, in a thread.
        plan: what else the caller does.
        real_time: wait as a caller would instead of skipping silence.
        seed: make every call repeatable, on a clock that stands still while somebody works: the same recording
            then gives the same events, and delays leave out what this machine takes to compute.
        on_event: told of each event as it happens.
        conditions: what lies between the caller and the line.

    Yields:
        Each call, or why a recording could not be used.
    """
    loop = asyncio.new_event_loop() if real_time else SkippingLoop() if seed is None else SteadyLoop()
    asyncio.set_event_loop(loop)
    try:
        loaded = loop.run_until_complete(asyncio.to_thread(shared))
        if seed is not None and loaded is not None:
            loaded = steadied(loaded)
        for item in items:
            try:
                yield loop.run_until_complete(_one(item, loaded, plan, on_event, conditions, seed))
            except BadRecording as error:
                yield error
    finally:
        loop.run_until_complete(loop.shutdown_default_executor())
        asyncio.set_event_loop(None)
        loop.close()


def steadied(shared: Shared) -> Shared:
    """The same engines, with partials as often as on an idle machine whatever this one has to do."""
    hearing = shared.engines.hearing
    hearing.settings = hearing.settings.model_copy(update={"max_interval": hearing.settings.interval})
    return shared


async def _one(
    item: Item,
    shared: Shared,
    plan: Callable[[CallerPlan], CallerPlan],
    on_event: Callable[[Item, Event], None] | None,
    conditions: Chain | None,
    seed: int | None,
) -> Replayed:
    recording = await asyncio.to_thread(item.recording)
    if conditions is not None:
        changed = await asyncio.to_thread(conditions.change, recording.ulaw)
        recording = replace(recording, ulaw=changed)
    caller: Speaking = Caller(plan(CallerPlan([recording])))
    if conditions is not None:
        caller = conditions.around(caller)
    return await replay_call(item, shared, caller, on_event, seed=seed)


async def replay_plan(
    item: Item,
    shared: Shared,
    plan: CallerPlan,
    on_event: Callable[[Item, Event], None] | None = None,
) -> Replayed:
    """One call of a planned caller, on the loop that is running."""
    return await replay_call(item, shared, Caller(plan), on_event)


async def replay_call(
    item: Item,
    shared: Shared,
    caller: Speaking,
    on_event: Callable[[Item, Event], None] | None = None,
    *,
    seed: int | None = None,
) -> Replayed:
    """One call of whoever speaks, on the loop that is running; `seed` also decides the call's ids."""
    parameters = {"locale": item.locale, **({"from": item.number} if item.number else {})}
    ids = random.Random(f"{seed} {item.id}") if seed is not None else random.Random(secrets.token_bytes(16))
    stream, call = (prefix + ids.randbytes(16).hex() for prefix in ("MZ", "CA"))
    line = Line(stream, call, now, parameters)
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
    await converse(wire, line, caller, chance=random.Random(0))
    await serving
    return Replayed(item, tuple(events), tuple(line.events), bytes(line.heard), tuple(line.arrivals))
