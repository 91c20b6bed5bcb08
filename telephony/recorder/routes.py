"""Getting rid of a recording."""

import asyncio

from fastapi import APIRouter, Depends, HTTPException

from telephony.exchange import Exchange
from telephony.operators import operators_only


def recording_routes(exchange: Exchange) -> APIRouter:
    """`DELETE /calls/{call}/recording`, for operators."""
    router = APIRouter(dependencies=[Depends(operators_only(exchange.settings))], include_in_schema=False)

    @router.delete("/calls/{call}/recording", status_code=204)
    async def forget(call: str) -> None:
        kept = exchange.recordings
        if kept is None or not await asyncio.to_thread(kept.delete, call):
            raise HTTPException(404, f"nothing was recorded of call {call}")

    return router
