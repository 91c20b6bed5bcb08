"""The console's own page, and what a reviewer reads on it. Everything else it shows comes from the console's routes."""

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Depends
from fastapi.responses import JSONResponse, Response

from telephony.exchange import Exchange
from telephony.pages import page
from telephony.reading import reading


def add_pages(router: APIRouter, exchange: Exchange, required: Callable[..., Any]) -> None:
    """`GET` the router's own address, open to all because the page holds nothing, and `GET …/reading`.

    Args:
        router: the console's.
        exchange: whose cards are shown.
        required: a dependency that refuses whoever is not logged in.
    """

    @router.get("")
    async def console() -> Response:
        return page("console/index.html")

    @router.get("/reading", dependencies=[Depends(required)])
    async def matter() -> Response:
        cards = exchange.engines.settings.paths.cards
        return JSONResponse(await asyncio.to_thread(reading, cards))
