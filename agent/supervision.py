"""Turning supervision on for a line that runs."""

import contextlib
from collections.abc import AsyncIterator

from agent.checkpoints import open_checkpoints
from agent.desk import Desk
from agent.drafts import Drafts
from agent.graph import TurnGraph
from agent.ledger import Ledger
from agent.ledger.reviews import Reviews
from agent.review import SupervisionSettings
from agent.turn import TurnEngine


@contextlib.asynccontextmanager
async def supervised(
    engine: TurnEngine, ledger: Ledger, settings: SupervisionSettings | None = None
) -> AsyncIterator[None]:
    """While this lasts, drafts of `engine` wait for a person, if `HITL_ENABLED` says so.

    The queue is in the ledger. What waits is kept in memory, or in Postgres (`POSTGRES_DSN`), from where another
    process goes on with it.

    Raises:
        AgentError: Postgres does not answer.
    """
    settings = settings or SupervisionSettings()
    if not settings.enabled:
        yield
        return
    async with open_checkpoints(settings) as saver:
        graph = TurnGraph(engine.nodes, Drafts(engine.nodes, settings.drafts), saver)
        engine.supervise(graph, Desk(graph, Reviews(ledger), settings))
        yield
