"""Serving an application on a free local port, within an evaluation or a test."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from telephony.port import listen


@asynccontextmanager
async def serve(app: Any, *, grace: float = 1.0) -> AsyncIterator[str]:
    """Serve until the block ends; gives the http address.

    Args:
        app: the ASGI application.
        grace: seconds that open requests get at the end.
    """
    bound = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, log_level="critical", timeout_graceful_shutdown=max(1, round(grace)))
    serving = uvicorn.Server(config)
    task = asyncio.create_task(serving._serve(sockets=[bound]))
    try:
        while not serving.started and not task.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        yield "http://{}:{}".format(*bound.getsockname())
    finally:
        serving.should_exit = True
        await task
        bound.close()
