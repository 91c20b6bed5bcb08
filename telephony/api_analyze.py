"""`POST /analyze`: the claims of a transcript or of a finished call, with the evidence for them."""

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from kb.document import Document, SourceKind, Utterance, analyze, validate
from kb.errors import KbError
from kb.transcript import parse_transcript
from telephony.api_limit import RateLimit
from telephony.api_models import AnalyzeRequest
from telephony.api_openapi import CLAIMS, document, problems
from telephony.api_problem import Problem
from telephony.exchange import Exchange
from telephony.operators import operators_only


def analyze_routes(exchange: Exchange, limit: RateLimit) -> APIRouter:
    """`POST /analyze`."""
    router = APIRouter(tags=["text"])
    one_at_a_time = asyncio.Semaphore(1)  # it must never take a core from the calls
    operator = operators_only(exchange.settings)

    async def utterances(asked: AnalyzeRequest) -> tuple[Utterance, ...]:
        if asked.call is not None:
            events = await call_events(exchange, asked.call)
            content = "\n".join(json.dumps(event) for event in events)
        elif asked.turns is not None:
            content = json.dumps([turn.model_dump(exclude_none=True) for turn in asked.turns])
        else:
            content = asked.transcript or ""
        try:
            return parse_transcript(content, asked.locale)
        except KbError as error:
            raise Problem(422, str(error)) from None

    async def analyzed(asked: AnalyzeRequest, request: Request) -> JSONResponse:
        """Every claim of the caller once, with the cards' relation to it. No verdicts, no scores."""
        if asked.call is not None:
            operator(request)
        waited = limit.admit(request.client.host if request.client else None)
        if waited:
            raise Problem(
                429,
                f"too many transcripts in a short time: wait {waited} s",
                headers={"Retry-After": str(waited)},
            )
        said = await utterances(asked)
        kind = SourceKind.CALL if asked.call else SourceKind.TRANSCRIPT
        async with one_at_a_time:
            found = await asyncio.to_thread(_analyze, exchange, said, asked.locale, kind, asked.call)
        return JSONResponse(found)

    router.add_api_route(
        "/analyze",
        analyzed,
        methods=["POST"],
        summary="Claims with evidence",
        response_class=JSONResponse,
        responses={
            200: document("The claims, as `claims-v1.json` describes them.", CLAIMS),
            **problems(401, 404, 413, 422, 429, 503),
        },
        openapi_extra={"security": [{}, {"operator": []}]},
    )
    return router


def _analyze(
    exchange: Exchange, said: tuple[Utterance, ...], locale: str, kind: SourceKind, name: str | None
) -> dict[str, Any]:
    found: Document = analyze(said, locale, exchange.engines.reasoning.retriever, kind=kind, name=name)
    wire = found.to_dict()
    validate(wire)
    return wire


async def call_events(exchange: Exchange, call: str) -> list[dict[str, Any]]:
    """Everything that happened in a call of this process or of the ledger.

    Raises:
        Problem: 404.
    """
    record = exchange.calls.get(call)
    if record is not None:
        return [event.to_dict() for event in record.events]
    found: list[dict[str, Any]] = []
    if exchange.ledger is not None:
        found = await asyncio.to_thread(exchange.ledger.events, call)
    if not found:
        raise Problem(404, f"no call {call}: `GET /calls` lists those that are known")
    return found
