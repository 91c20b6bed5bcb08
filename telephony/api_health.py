"""`/health`: whether the process lives, whether it can take calls, and how each of its parts is."""

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from telephony.api_openapi import HEALTH, TOPOLOGY, document
from telephony.exchange import Exchange


def parts(exchange: Exchange) -> dict[str, dict[str, Any]]:
    """Each part of the line: whether it works, and what to know of it."""
    engines, ledger = exchange.engines, exchange.ledger
    found = {
        "hearing": _part(engines.hearing.healthy, "recognition answers", "recognition has died"),
        "speaking": _part(
            engines.speaking.healthy, "the voices answer", "a voice has died; what is rendered is still said"
        ),
        "calls": _part(not exchange.full, "there is room for a call", "all places are taken"),
    }
    reasoning = getattr(engines, "reasoning", None)
    if reasoning is not None:
        version = reasoning.retriever.version
        found["cards"] = {"ok": True, "detail": f"{version.name}, built {version.built_at}"}
        found["backstop"] = _part(
            reasoning.backstop is not None, "reads what the lexicon lets pass", "the lexicon decides alone"
        )
        found["reviews"] = {
            "ok": True,
            "detail": "drafts wait for a person" if reasoning.turn.desk else "not supervised",
        }
    if ledger is not None:
        found["ledger"] = _part(
            ledger.healthy, "is written", "does not answer; what happens waits to be written"
        )
    return found


def _part(ok: bool, well: str, ill: str) -> dict[str, Any]:
    return {"ok": ok, "detail": well if ok else ill}


def health_routes(exchange: Exchange) -> APIRouter:
    """`GET /health`, `/health/live`, `/health/ready` and `/graph/topology`."""
    router = APIRouter(tags=["operation"])

    async def state() -> JSONResponse:
        ready = (
            await exchange.ready()
        )  # asks a recognizer that failed to prove itself, so before its part is read
        found = parts(exchange)
        every = all(part["ok"] for name, part in found.items() if name != "calls")
        body = {
            "status": "ok" if every else "degraded" if ready else "down",
            "live": True,
            "ready": ready,
            "draining": exchange.draining,
            "calls": len(exchange.running),
            "max_calls": exchange.settings.max_calls,
            "parts": found,
        }
        return JSONResponse(body, 200 if ready else 503, headers={"Cache-Control": "no-store"})

    described: dict[int | str, dict[str, Any]] = {
        200: document("Calls can be taken.", HEALTH),
        503: document("Calls cannot be taken.", HEALTH),
    }

    @router.get("/health", summary="Each part of the line", responses=described)
    async def health() -> JSONResponse:
        return await state()

    @router.get("/health/ready", summary="Whether calls can be taken", responses=described)
    async def ready() -> JSONResponse:
        return await state()

    @router.get(
        "/health/live",
        summary="Whether the process lives",
        responses={
            200: document(
                "It does.",
                {"type": "object", "required": ["live"], "properties": {"live": {"const": True}}},
            )
        },
    )
    async def live() -> JSONResponse:
        return JSONResponse({"live": True}, headers={"Cache-Control": "no-store"})

    @router.get(
        "/graph/topology",
        summary="Nodes and edges of the turn",
        tags=["text"],
        responses={200: document("The compiled graph.", TOPOLOGY)},
    )
    async def topology() -> JSONResponse:
        return JSONResponse(exchange.engines.reasoning.turn.topology())

    return router
