"""`/calls`: live calls and those of the ledger, what happened in each, and bringing in a person."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import JSONResponse
from sse_starlette import ServerSentEvent

from agent.events import EventName
from agent.ledger import Ledger
from guardrails.pii import redact_all
from telephony.api_analyze import call_events
from telephony.api_models import HandoffRequest
from telephony.api_openapi import CALL, CALL_EVENT, EVENTS, component, document, problems
from telephony.api_problem import Problem
from telephony.api_sse import event, stream, wants_events
from telephony.calls import CallRecord
from telephony.conversation import Conversation
from telephony.exchange import Exchange
from telephony.operators import operators_only


def row_of_record(record: CallRecord) -> dict[str, Any]:
    """A call of this process as a row of the list."""
    return {
        "id": record.id,
        "channel": record.channel,
        "locale": record.locale,
        "country": record.country,
        "started": record.started.isoformat(timespec="seconds"),
        "ended": None if record.ended_at is None else record.ended_at.isoformat(timespec="seconds"),
        "live": record.ended_at is None,
        "escalated": record.escalated is not None,
        "events": record.count,
    }


def row_of_ledger(found: dict[str, Any]) -> dict[str, Any]:
    """A call of the ledger as a row of the list. One that never ended was cut off by a crash."""
    return {
        "id": found["id"],
        "channel": found["channel"],
        "locale": found["locale"],
        "country": found["country"],
        "started": iso(found["started"]),
        "ended": iso(found["ended"]) if found["ended"] else None,
        "live": False,
        "escalated": bool(found.get("escalations")),
    }


def iso(at: datetime) -> str:
    """A time of the ledger, which some databases give back without its zone."""
    return (at if at.tzinfo else at.replace(tzinfo=UTC)).isoformat(timespec="seconds")


class Listing:
    """Looks calls up, here and in the ledger."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange

    async def find(self, wanted: "Wanted") -> list[dict[str, Any]]:
        """Calls, newest first; each once."""
        rows = {
            record.id: row_of_record(record) for record in self._exchange.calls.all() if wanted.takes(record)
        }
        ledger = self._exchange.ledger
        if ledger is not None and not wanted.live:
            for found in await asyncio.to_thread(wanted.search, ledger):
                known = self._exchange.calls.get(found["id"])
                rows.setdefault(found["id"], row_of_ledger(found) if known is None else row_of_record(known))
        ordered = sorted(rows.values(), key=lambda row: str(row["started"]), reverse=True)
        return ordered[: wanted.limit]

    async def one(self, call: str) -> dict[str, Any]:
        """One call with its answers and escalations.

        Raises:
            Problem: 404.
        """
        record, ledger = self._exchange.calls.get(call), self._exchange.ledger
        kept = await asyncio.to_thread(ledger.call, call) if ledger is not None else None
        if record is None and kept is None:
            raise Problem(404, f"no call {call}: `GET /calls` lists those that are known")
        row = row_of_record(record) if record is not None else row_of_ledger(kept or {})
        events = await call_events(self._exchange, call)
        row["answers"] = [each for each in events if each["event"] == EventName.ANSWER]
        row["escalations"] = [each for each in events if each["event"] == EventName.ESCALATION]
        row["escalated"] = bool(row["escalations"])
        row["marks"] = []
        if ledger is not None:
            marks = await asyncio.to_thread(ledger.marks, call)
            row["marks"] = [
                {"at": iso(mark["at"]), "who": mark["who"], "mark": mark["mark"], "note": mark["note"]}
                for mark in marks
            ]
        return row


class Wanted:
    """Which calls to list. Query parameters of `GET /calls`."""

    def __init__(
        self,
        limit: Annotated[int, Query(ge=1, le=500, description="How many at most.")] = 100,
        before: Annotated[datetime | None, Query(description="Only calls that began earlier.")] = None,
        live: Annotated[
            bool | None, Query(description="Only calls under way, or only finished ones.")
        ] = None,
        locale: Annotated[str | None, Query(max_length=8)] = None,
        channel: Annotated[str | None, Query(max_length=16)] = None,
        escalated: Annotated[bool | None, Query(description="Only calls that did, or did not.")] = None,
        q: Annotated[str | None, Query(max_length=200, description="Words that somebody said.")] = None,
    ) -> None:
        self.limit = limit
        self.before = before if before is None or before.tzinfo else before.replace(tzinfo=UTC)
        self.live = live
        self.locale = locale
        self.channel = channel
        self.escalated = escalated
        self.words = q.replace("\0", "") if q else None

    def takes(self, record: CallRecord) -> bool:
        """Whether a call of this process is meant."""
        said = self.words is None or any(
            self.words.casefold() in str(each.fields.get("text", "")).casefold()
            for each in record.events
            if each.name is EventName.FINAL
        )
        return (
            said
            and (self.before is None or record.started < self.before)
            and (self.live is None or self.live == (record.ended_at is None))
            and self.locale in (None, record.locale)
            and self.channel in (None, record.channel)
            and (self.escalated is None or self.escalated == (record.escalated is not None))
        )

    def search(self, ledger: Ledger) -> list[dict[str, Any]]:
        """The calls of the ledger that are meant. Blocks."""
        return ledger.calls(
            self.limit,
            before=self.before,
            locale=self.locale,
            channel=self.channel,
            escalated=self.escalated,
            words=self.words,
        )


async def followed(record: CallRecord, after: int) -> AsyncIterator[ServerSentEvent]:
    """A call's events as they happen."""
    async for number, happened in record.follow(after):
        yield event(str(happened.name), happened.to_dict(), number)


async def happening(exchange: Exchange) -> AsyncIterator[ServerSentEvent]:
    """The events of all calls under way, as they happen."""
    async for happened in exchange.calls.follow():
        yield event("happened", happened.to_dict())


async def events_response(
    exchange: Exchange, call: str, request: Request, last_event_id: int | None
) -> Response:
    """What happened in a call: as it happens if the client takes events, else so far."""
    record = exchange.calls.get(call)
    if not wants_events(request):
        return JSONResponse(await call_events(exchange, call))
    if record is not None:
        return stream(followed(record, last_event_id or 0))
    kept = await call_events(exchange, call)

    async def replayed() -> AsyncIterator[ServerSentEvent]:
        for number, each in enumerate(kept, 1):
            if number > (last_event_id or 0):
                yield event(each["event"], each, number)

    return stream(replayed())


def call_routes(exchange: Exchange) -> APIRouter:
    """`GET /calls`, `/calls/{call}`, `/calls/{call}/events` and `POST /calls/{call}/handoff`."""
    router = APIRouter(tags=["calls"], dependencies=[Depends(operators_only(exchange.settings))])
    listing = Listing(exchange)
    secured: dict[str, Any] = {"security": [{"operator": []}]}

    @router.get(
        "/calls",
        summary="Calls, newest first",
        openapi_extra=secured,
        responses={
            200: document("One row a call.", {"type": "array", "items": component(CALL)}),
            **problems(401, 422, 503),
        },
    )
    async def calls(wanted: Annotated[Wanted, Depends()]) -> JSONResponse:
        return JSONResponse(await listing.find(wanted))

    @router.get(
        "/calls/{call}",
        summary="One call, with its answers and escalations",
        openapi_extra=secured,
        responses={200: document("The call.", CALL), **problems(401, 404, 422, 503)},
    )
    async def one(call: str) -> JSONResponse:
        return JSONResponse(await listing.one(call))

    @router.get(
        "/calls/{call}/events",
        summary="What happened in a call",
        openapi_extra=secured,
        response_class=JSONResponse,
        responses={
            200: document(
                "So far, or as it happens with `Accept: text/event-stream`.",
                {"type": "array", "items": component(CALL_EVENT)},
                EVENTS,
            ),
            **problems(401, 404, 422, 503),
        },
    )
    async def events(
        call: str,
        request: Request,
        last_event_id: Annotated[
            int | None, Header(ge=0, description="Go on after this event of the stream.")
        ] = None,
    ) -> Response:
        return await events_response(exchange, call, request, last_event_id)

    @router.post(
        "/calls/{call}/handoff",
        summary="Bring a person into a call",
        status_code=202,
        openapi_extra=secured,
        response_class=JSONResponse,
        responses={
            202: document(
                "The line says so and transfers; the call's events tell how it goes.",
                {
                    "type": "object",
                    "required": ["call", "result"],
                    "properties": {"call": {"type": "string"}, "result": {"const": "requested"}},
                },
            ),
            **problems(401, 404, 409, 413, 422),
        },
    )
    async def handoff(call: str, asked: HandoffRequest) -> JSONResponse:
        running = live_call(exchange, call)
        running.bring_human(
            "operator"
        )  # the caller's page shows the event; why, in words, is for the audit record
        if exchange.ledger is not None:
            exchange.ledger.audit(asked.by, "handoff", f"{call}: {redact_all(asked.reason)}")
        return JSONResponse({"call": call, "result": "requested"}, 202)

    return router


def live_call(exchange: Exchange, call: str) -> Conversation:
    """The conversation of a call that is under way and has a voice.

    Raises:
        Problem: 404 for no such call, 409 for one that is over, not yet begun, or in text.
    """
    running = exchange.find(call)
    if running is not None and running.conversation is not None:
        return running.conversation
    if exchange.calls.get(call) is None:
        raise Problem(404, f"no call {call} is under way here")
    raise Problem(
        409, f"call {call} is over, or has no voice: only a spoken call that is under way can be handed over"
    )
