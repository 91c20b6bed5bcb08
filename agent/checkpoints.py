"""Where turns that wait for a person are kept: in memory, or in Postgres across restarts."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from agent.answer import Answer, Outcome
from agent.errors import AgentError
from agent.review import SupervisionSettings
from agent.say import Say, SayKind
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.refusal import RefusalKind
from kb.card import Card, Source
from kb.evidence import Claim, Evidence, Provenance, Relation, Uncertainty
from kb.retrieval import Hit
from kb.row import RowKind

_KEPT: Final = (
    Action,
    Answer,
    Card,
    Claim,
    Decision,
    Evidence,
    Hit,
    Layer,
    Outcome,
    Provenance,
    RefusalKind,
    Relation,
    RowKind,
    Say,
    SayKind,
    Severity,
    Source,
    Uncertainty,
)
"""Everything that a turn's state is made of. Nothing else is ever built from what the database holds."""
_CONNECT_SECONDS: Final = 10.0
_CONNECTIONS: Final = 4


def serializer() -> JsonPlusSerializer:
    """Reads and writes the state of turns, and only that."""
    return JsonPlusSerializer(allowed_msgpack_modules=[(kind.__module__, kind.__name__) for kind in _KEPT])


@contextlib.asynccontextmanager
async def open_checkpoints(settings: SupervisionSettings) -> AsyncIterator["BaseCheckpointSaver[str]"]:
    """The configured checkpointer, for as long as the line runs.

    Raises:
        AgentError: Postgres does not answer; the message says what to check.
    """
    if settings.postgres_dsn is None:
        yield InMemorySaver(serde=serializer())
        return
    import psycopg
    from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver
    from psycopg.rows import DictRow, dict_row
    from psycopg_pool import AsyncConnectionPool, PoolTimeout

    dsn = settings.postgres_dsn.get_secret_value().replace("postgresql+psycopg://", "postgresql://", 1)
    pool: AsyncConnectionPool[psycopg.AsyncConnection[DictRow]] = AsyncConnectionPool(
        dsn,
        min_size=1,
        max_size=_CONNECTIONS,
        timeout=_CONNECT_SECONDS,
        open=False,
        kwargs={"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row},
        check=AsyncConnectionPool.check_connection,
    )
    try:
        await pool.open(wait=True, timeout=_CONNECT_SECONDS)
        saver = AsyncPostgresSaver(pool, serde=serializer())
        await saver.setup()
    except (psycopg.Error, PoolTimeout) as error:
        await pool.close()
        raise AgentError(
            f"POSTGRES_DSN: the database does not answer ({error}): start it, correct the address, or unset it "
            "to keep waiting turns in memory"
        ) from error
    try:
        yield saver
    finally:
        await pool.close()
