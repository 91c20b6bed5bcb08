"""One turn: what the caller said goes in, what the line says comes out, piece by piece, and one answer at the end."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from agent.answer import Answer
from agent.say import Say

if TYPE_CHECKING:
    from agent.graph import TurnGraph  # a heavy import, which loading makes while models load


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


class TurnEngine:
    """Runs turns on one compiled graph; shared by all calls of the process."""

    def __init__(self, graph: "TurnGraph") -> None:
        """`graph` is compiled once per process."""
        self._graph = graph

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        """Yield what to say as soon as it is known, then exactly one `Answer`.

        Cancelling the iteration drops the turn; nothing of it is kept.
        """
        async for piece in self._graph.stream(
            {
                "text": request.text,
                "locale": request.locale,
                "country": request.country,
                "previous": request.previous,
            },
            thread=f"{request.call or uuid4().hex}/{request.turn}",
        ):
            yield piece

    async def answer(self, text: str, locale: str, country: str | None = None) -> Answer:
        """The answer of one turn on its own."""
        async for piece in self.run(TurnRequest(text=text, locale=locale, country=country)):
            if isinstance(piece, Answer):
                return piece
        raise AssertionError("a turn ends with an answer")

    def topology(self) -> dict[str, list[dict[str, str]]]:
        """Nodes and edges of the turn, as `/graph/topology` returns them."""
        return self._graph.topology()
