"""Drafts that wait for a person, as the ledger keeps them."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from agent.errors import AgentError
from agent.ledger.book import Ledger
from agent.ledger.entry import call_id
from agent.ledger.redaction import redacted
from agent.ledger.schema import REVIEWS
from agent.review import Verdict, VerdictKind


class ReviewState(StrEnum):
    """How far a review has come."""

    PENDING = "pending"
    DECIDING = "deciding"
    """Somebody decided; the turn goes on."""
    APPROVED = "approved"
    EDITED = "edited"
    REJECTED = "rejected"
    TIMED_OUT = "timed_out"
    WITHDRAWN = "withdrawn"
    """The caller hung up, went on to something else, or is in an emergency."""


AFTER: Final = {
    VerdictKind.APPROVE: ReviewState.APPROVED,
    VerdictKind.EDIT: ReviewState.EDITED,
    VerdictKind.REJECT: ReviewState.REJECTED,
    VerdictKind.TIMEOUT: ReviewState.TIMED_OUT,
}


@dataclass(frozen=True, slots=True)
class Review:
    """One row of the review queue."""

    thread: str
    call: str
    state: ReviewState
    opened: datetime
    decided: datetime | None
    draft: dict[str, Any]
    verdict: Verdict | None
    answer: dict[str, Any] | None
    """The answer's wire form once the turn has ended."""
    request: str | None
    """Idempotency key of the decision."""

    @property
    def open(self) -> bool:
        """Whether it still waits."""
        return self.state in (ReviewState.PENDING, ReviewState.DECIDING)


class KeyTaken(AgentError):
    """An idempotency key was used for another decision."""


class Reviews:
    """The review queue. Every method blocks, and raises `AgentError` if the database does not answer."""

    def __init__(self, ledger: Ledger) -> None:
        """The queue of this ledger."""
        self._ledger = ledger

    def open(self, thread: str, call: str, draft: dict[str, Any]) -> None:
        """A draft begins to wait. Its call must be in the ledger."""
        self._ledger.flush(2.0)
        row = {
            "thread": thread,
            "call": call_id(call),
            "opened": datetime.now(UTC),
            "state": ReviewState.PENDING,
            "body": {"draft": redacted(draft)},
        }
        with _Readable(), self._ledger.engine.begin() as connection:
            connection.execute(insert(REVIEWS).values(row))

    def get(self, thread: str) -> Review | None:
        """One review."""
        with _Readable(), self._ledger.engine.connect() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.thread == thread)).first()
        return _review(row) if row else None

    def by_request(self, key: str) -> Review | None:
        """The review that was decided with an idempotency key."""
        with _Readable(), self._ledger.engine.connect() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.request == key)).first()
        return _review(row) if row else None

    def all(self, *, waiting: bool, limit: int = 100) -> list[Review]:
        """The queue, oldest first; or the latest that were decided, newest first."""
        query = select(REVIEWS).limit(limit)
        undecided = REVIEWS.c.state.in_((ReviewState.PENDING, ReviewState.DECIDING))
        if waiting:
            query = query.where(undecided).order_by(REVIEWS.c.opened)
        else:
            query = query.where(~undecided).order_by(REVIEWS.c.opened.desc())
        with _Readable(), self._ledger.engine.connect() as connection:
            return [_review(row) for row in connection.execute(query)]

    def claim(self, thread: str, verdict: Verdict, request: str | None) -> bool:
        """Write down the verdict before anything follows from it. False if there is another one already.

        Raises:
            KeyTaken: the idempotency key belongs to another decision.
        """
        with _Readable(), self._ledger.engine.begin() as connection:
            row = connection.execute(select(REVIEWS.c.body).where(REVIEWS.c.thread == thread)).first()
            if row is None:
                return False
            try:
                changed = connection.execute(
                    update(REVIEWS)
                    .where(REVIEWS.c.thread == thread, REVIEWS.c.state == ReviewState.PENDING)
                    .values(
                        state=ReviewState.DECIDING,
                        body={**row.body, "verdict": verdict.to_dict()},
                        request=request,
                    )
                )
            except IntegrityError:
                raise KeyTaken(
                    "this Idempotency-Key was used for another decision: use a new key for each decision"
                ) from None
            return changed.rowcount == 1

    def settle(self, thread: str, state: ReviewState, answer: dict[str, Any] | None) -> None:
        """The turn has ended."""
        with _Readable(), self._ledger.engine.begin() as connection:
            row = connection.execute(select(REVIEWS.c.body).where(REVIEWS.c.thread == thread)).first()
            if row is None:
                return
            kept = None if answer is None else redacted(answer)
            connection.execute(
                update(REVIEWS)
                .where(REVIEWS.c.thread == thread)
                .values(state=state, decided=datetime.now(UTC), body={**row.body, "answer": kept})
            )


class _Readable:
    """Turns a database's faults into one that a person understands."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, SQLAlchemyError):
            raise AgentError(
                f"the review queue does not answer ({error.__cause__ or error}): check LEDGER_DSN, or the disk"
            ) from error


def _review(row: Any) -> Review:
    body = row.body
    return Review(
        thread=row.thread,
        call=row.call,
        state=ReviewState(row.state),
        opened=_utc(row.opened),
        decided=_utc(row.decided) if row.decided else None,
        draft=body["draft"],
        verdict=Verdict.from_dict(body["verdict"]) if body.get("verdict") else None,
        answer=body.get("answer"),
        request=row.request,
    )


def _utc(at: datetime) -> datetime:
    # SQLite gives times back without their zone.
    return at if at.tzinfo else at.replace(tzinfo=UTC)
