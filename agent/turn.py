"""One turn: what the caller said goes in, what the line says comes out, piece by piece, and one answer at the end."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from agent.answer import Answer
from agent.errors import AgentError
from agent.phrases import phrase
from agent.review import Decided, Held, Step
from agent.say import Say, SayKind

if TYPE_CHECKING:
    from agent.desk import Desk  # heavy imports, which loading makes while models load
    from agent.graph import TurnGraph
    from agent.nodes import Nodes

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """What one turn needs to know."""

    text: str
    """The caller's own words."""
    locale: str
    call: str = ""
    country: str | None = None
    """ISO 3166 country of the caller, None if unknown."""
    turn: int = 0
    """Number of this turn in its call, from 0."""
    previous: str | None = None
    """Id of the card that the turn before answered from."""

    def thread(self) -> str:
        """A name for one run of this turn: the same turn may be begun more than once, as the caller goes on."""
        return f"{(self.call or uuid4().hex)[:48]}.{self.turn}.{uuid4().hex[:12]}"


class TurnEngine:
    """Runs turns on one compiled graph; shared by all calls of the process."""

    def __init__(self, graph: "TurnGraph") -> None:
        """`graph` is compiled once per process."""
        self._graph = graph
        self._supervised: TurnGraph | None = None
        self.desk: Desk | None = None
        """Where drafts wait for a person; None when the line is not supervised."""

    def supervise(self, graph: "TurnGraph", desk: "Desk") -> None:
        """From now on drafts wait for a person. `graph` is a supervised one, `desk` decides on its turns."""
        self._supervised, self.desk = graph, desk

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        """Yield what to say as soon as it is known, then exactly one `Answer`.

        A draft that must be read by a person is waited for, at most `HITL_HOLD_SECONDS`; the caller hears so.
        Cancelling the iteration drops the turn; nothing of it is kept.
        """
        async with aclosing(self.follow(request)) as pieces:
            async for piece in pieces:
                match piece:
                    case Say() | Answer():
                        yield piece
                    case Held():
                        yield Say(phrase("review_hold", request.locale), SayKind.HOLD)
                        decided = await self._wait(piece, request.call)
                        for said in decided.pieces:
                            yield said
                        assert decided.answer is not None
                        yield decided.answer

    async def follow(
        self, request: TurnRequest, thread: str | None = None
    ) -> AsyncGenerator[Step | Say | Answer | Held, None]:
        """Each node as it ends and each piece of speech; then one `Answer`, or `Held` if a person must read it first.

        Whoever gets `Held` opens a review at the desk, or withdraws the turn. `thread` names this run of it.
        """
        thread = thread or request.thread()
        state: Any = {
            "text": request.text,
            "locale": request.locale,
            "country": request.country,
            "previous": request.previous,
        }
        graph = self._supervised or self._graph
        spoken = False
        try:
            async for piece in graph.stream(state, thread=thread):
                spoken |= isinstance(piece, (Say, Answer, Held))
                yield piece
            return
        except Exception as error:
            if graph is self._graph or spoken or not _is_storage(error):
                raise
            _log.error("supervision: waiting turns cannot be kept (%s); the card is read instead", error)
        async for piece in self._graph.stream(state, thread=thread):
            yield piece

    async def answer(self, text: str, locale: str, country: str | None = None) -> Answer:
        """The answer of one turn on its own."""
        async for piece in self.run(TurnRequest(text=text, locale=locale, country=country)):
            if isinstance(piece, Answer):
                return piece
        raise AssertionError("a turn ends with an answer")

    async def _wait(self, held: Held, call: str) -> Decided:
        assert self.desk is not None
        opening = asyncio.ensure_future(self.desk.open(held, call))
        settled = False
        try:
            try:
                await asyncio.shield(opening)
            except AgentError as error:
                _log.error("supervision: %s", error)
                decided = await self.desk.do_without(held.thread)
            else:
                decided = await self.desk.wait(held.thread, self.desk.settings.hold_seconds)
            settled = True
            return decided
        finally:
            if not settled:
                # Dropped while it was still being opened, it would stay in the queue for ever.
                await asyncio.wait({opening})
                await self.desk.withdraw(held.thread)

    def topology(self) -> dict[str, list[dict[str, str]]]:
        """Nodes and edges of the turn, as `/graph/topology` returns them."""
        return (self._supervised or self._graph).topology()

    @property
    def nodes(self) -> "Nodes":
        """What the turn is made of."""
        return self._graph.nodes

    async def close(self) -> None:
        """Release the connections of language models."""
        writer = self._graph.nodes.writer
        if writer is not None:
            await writer.close()


def _is_storage(error: Exception) -> bool:
    """Whether Postgres failed, and not the turn."""
    return type(error).__module__.partition(".")[0] in ("psycopg", "psycopg_pool")
