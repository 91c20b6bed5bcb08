"""A line in supervised mode: a turn, a draft of it that waits, and the decision on it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from agent.engines import Reasoning
from agent.ledger import Ledger
from agent.review import Held, SupervisionSettings, Verdict, VerdictKind
from agent.say import Say
from agent.supervision import supervised
from agent.turn import TurnEngine, TurnRequest

TURN = TurnRequest("Can I drink alcohol with my antibiotics?", "en-US", "call-1", "US")
APPROVE = Verdict(VerdictKind.APPROVE, "Ana")


@asynccontextmanager
async def line(reasoning: Reasoning, ledger: Ledger, **settings: Any) -> AsyncIterator[Reasoning]:
    """A supervised engine of its own; the shared one stays as it is."""
    turn = TurnEngine(reasoning.turn._graph)
    async with supervised(turn, ledger, SupervisionSettings(enabled=True, **settings)):
        yield replace(reasoning, turn=turn)


async def held(reasoning: Reasoning, request: TurnRequest = TURN) -> Held:
    """A turn that waits."""
    async for piece in reasoning.turn.follow(request):
        assert not isinstance(piece, Say), "nothing of a draft is said before a person has read it"
        if isinstance(piece, Held):
            assert reasoning.turn.desk is not None
            await reasoning.turn.desk.open(piece, request.call)
            return piece
    raise AssertionError("the turn did not wait")


async def queued(reasoning: Reasoning) -> str:
    """The first turn that waits, as soon as there is one."""
    assert reasoning.turn.desk is not None
    while not (waiting := await reasoning.turn.desk.queue()):  # noqa: ASYNC110 - the queue is a table
        await asyncio.sleep(0.02)
    return waiting[0].thread
