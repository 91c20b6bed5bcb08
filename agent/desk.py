"""The review desk: where drafts wait, and where people decide about them.

A decision is written down before the turn goes on with it, and the turn's answer after. Whatever dies in between, the
same decision can be sent again and gives the same answer; another one is refused.
"""

import asyncio
import contextlib
from dataclasses import replace
from typing import Final

from agent.answer import Answer
from agent.errors import AgentError
from agent.graph import TurnGraph
from agent.ledger.reviews import AFTER, KeyTaken, Review, Reviews, ReviewState
from agent.review import Decided, Held, SupervisionSettings, Verdict, VerdictKind
from agent.say import Say
from guardrails.posture import forbidden

_RACE_SECONDS: Final = 5.0
"""A decision that came in the last moment has this long to be carried out."""


class ReviewError(AgentError):
    """A decision that cannot be taken."""


class NoSuchReview(ReviewError):
    """Nothing of that name waits, or ever waited."""


class AlreadyDecided(ReviewError):
    """Somebody decided otherwise, or the caller has gone."""


class UnfitText(ReviewError):
    """Words that the line never says, whoever writes them."""


class LostTurn(ReviewError):
    """The turn was kept in the memory of a process that has ended."""


class Desk:
    """The review queue of one line."""

    def __init__(self, graph: TurnGraph, reviews: Reviews, settings: SupervisionSettings) -> None:
        """`graph` is the supervised one."""
        self.settings = settings
        self._graph = graph
        self._reviews = reviews
        self._waiting: dict[str, asyncio.Future[Decided]] = {}
        """Turns that somebody in this process waits for."""
        self._locks: dict[str, asyncio.Lock] = {}

    async def open(self, held: Held, call: str) -> None:
        """A draft begins to wait.

        Raises:
            AgentError: the queue does not answer.
        """
        await asyncio.to_thread(self._reviews.open, held.thread, call, held.draft)

    async def wait(self, thread: str, seconds: float | None) -> Decided:
        """The decision about a turn; after `seconds` without one, the decision to do without. None waits on."""
        decided = self._waiting[thread] = asyncio.get_running_loop().create_future()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    return await asyncio.shield(decided)
            try:
                return await self.decide(thread, Verdict(VerdictKind.TIMEOUT, "the line"))
            except AlreadyDecided:
                async with asyncio.timeout(_RACE_SECONDS):
                    return await asyncio.shield(decided)
        finally:
            self._waiting.pop(thread, None)

    async def do_without(self, thread: str) -> Decided:
        """Go on with a turn that nobody can be asked about."""
        return await self._go_on(thread, Verdict(VerdictKind.TIMEOUT, "the line"), settle=False)

    async def withdraw(self, thread: str) -> None:
        """Nobody waits for the answer any more."""
        with contextlib.suppress(AgentError):
            review = await asyncio.to_thread(self._reviews.get, thread)
            if review is not None and review.state is ReviewState.PENDING:
                await asyncio.to_thread(self._reviews.settle, thread, ReviewState.WITHDRAWN, None)
        await self._graph.forget(thread)

    async def get(self, thread: str) -> Review:
        """One review.

        Raises:
            NoSuchReview: there is none.
            AgentError: the queue does not answer.
        """
        review = await asyncio.to_thread(self._reviews.get, thread)
        if review is None:
            raise NoSuchReview(f"no turn {thread} waits for a review, or ever did")
        return review

    async def queue(self, *, waiting: bool = True, limit: int = 100) -> list[Review]:
        """What waits, oldest first; or what was decided lately."""
        return await asyncio.to_thread(lambda: self._reviews.all(waiting=waiting, limit=limit))

    async def decide(self, thread: str, verdict: Verdict, request: str | None = None) -> Decided:
        """Go on with a turn. The same decision again gives the same answer.

        Args:
            thread: the turn.
            verdict: what to do with its draft.
            request: idempotency key of whoever decides.

        Raises:
            NoSuchReview, AlreadyDecided, UnfitText, LostTurn, KeyTaken: it cannot be decided like this.
            AgentError: the queue does not answer.
        """
        lock = self._locks.setdefault(thread, asyncio.Lock())
        try:
            async with lock:
                decided = await self._decide(thread, verdict, request)
        finally:
            if not lock.locked():
                self._locks.pop(thread, None)
        waiter = self._waiting.get(thread)
        if waiter is not None and not waiter.done():
            waiter.set_result(decided)
        return decided

    async def _decide(self, thread: str, verdict: Verdict, request: str | None) -> Decided:
        if request is not None:
            used = await asyncio.to_thread(self._reviews.by_request, request)
            if used is not None and (used.thread != thread or not _same(used.verdict, verdict)):
                raise KeyTaken(
                    "this Idempotency-Key was used for another decision: use a new key for each decision"
                )
        review = await self.get(thread)
        if verdict.kind is VerdictKind.EDIT:
            _check(verdict.text or "", review.draft["locale"])
        if review.state is ReviewState.PENDING:
            if not await asyncio.to_thread(self._reviews.claim, thread, verdict, request):
                review = await self.get(thread)
            else:
                review = replace(review, state=ReviewState.DECIDING, verdict=verdict)
        if not _same(review.verdict, verdict):
            done = review.verdict.kind if review.verdict else review.state
            raise AlreadyDecided(f"turn {thread} was already settled ({done}); it cannot be decided again")
        if review.answer is not None:
            return Decided(verdict, (), review.answer, None)
        return await self._go_on(thread, verdict)

    async def _go_on(self, thread: str, verdict: Verdict, *, settle: bool = True) -> Decided:
        pieces: list[Say] = []
        answer = await self._graph.finished(thread)
        if answer is None:
            if await self._graph.waiting(thread) is None:
                await asyncio.to_thread(self._reviews.settle, thread, ReviewState.WITHDRAWN, None)
                raise LostTurn(
                    f"turn {thread} was kept in memory and the line has restarted since: set POSTGRES_DSN to keep "
                    "waiting turns across restarts"
                )
            async for piece in self._graph.resume(thread, verdict):
                if isinstance(piece, Say):
                    pieces.append(piece)
                elif isinstance(piece, Answer):
                    answer = piece
        assert answer is not None
        wire = answer.to_dict()
        if settle:
            await asyncio.to_thread(self._reviews.settle, thread, AFTER[verdict.kind], wire)
        await self._graph.forget(thread)
        return Decided(verdict, tuple(pieces), wire, answer)


def _same(one: Verdict | None, other: Verdict) -> bool:
    return one is not None and (one.kind, one.text) == (other.kind, other.text)


def _check(text: str, locale: str) -> None:
    if not text.strip():
        raise UnfitText("an edit needs the words to say: send them as `text`")
    crossed = forbidden(text, locale)
    if crossed:
        raise UnfitText(
            f"the line never says this ({crossed}): it gives information and leaves decisions to people who know the "
            "caller; word it otherwise, or reject the draft"
        )
