"""What operators see: the calls of this process and their events."""

import hmac
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from telephony.calls import CallRecord
from telephony.exchange import Exchange
from telephony.settings import ServerSettings


def operators_only(settings: ServerSettings) -> Callable[[Request], None]:
    """A dependency that lets operators in, and in development, without a token set, everybody.

    The dependency raises `HTTPException` 401.
    """

    def check(request: Request) -> None:
        secret = settings.operator_token
        if secret is None and not settings.production:
            return
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if secret is None or not hmac.compare_digest(given.encode(), secret.get_secret_value().encode()):
            raise HTTPException(401, "calls are for operators: send the operator token as a bearer token")

    return check


def operator_routes(exchange: Exchange) -> APIRouter:
    """`GET /calls` and `GET /calls/{call}/events`."""
    router = APIRouter(dependencies=[Depends(operators_only(exchange.settings))])

    def record(call: str) -> CallRecord:
        found = exchange.calls.get(call)
        if found is None:
            raise HTTPException(404, f"no call {call} in this process")
        return found

    @router.get("/calls")
    async def calls() -> list[dict[str, Any]]:
        return [each.summary() for each in exchange.calls.all()]

    @router.get("/calls/{call}/events")
    async def events(call: str, request: Request) -> Response:
        found = record(call)
        if "text/event-stream" in request.headers.get("accept", ""):
            return StreamingResponse(_sse(found), media_type="text/event-stream")
        return JSONResponse([event.to_dict() for event in found.events])

    return router


async def _sse(record: CallRecord) -> AsyncIterator[str]:
    async for event in record.follow():
        yield f"event: {event.name}\ndata: {json.dumps(event.to_dict(), ensure_ascii=False)}\n\n"
