"""A server that stops in order: on SIGTERM it takes no new calls and lets the running ones end."""

import asyncio
import signal
import socket
from types import FrameType
from typing import Any

import uvicorn

from telephony.exchange import Exchange


class Serving(uvicorn.Server):
    """uvicorn with patience. A second signal, or Ctrl-C, ends what is left at once.

    The first SIGTERM makes `/ready` say no, and new calls go elsewhere. When the last call has ended, or after
    `seconds`, the server stops; calls that still run then hear out on the network's safety net.
    """

    def __init__(self, config: uvicorn.Config, exchange: Exchange, seconds: float) -> None:
        """`seconds` that running calls get."""
        super().__init__(config)
        self._exchange = exchange
        self._seconds = seconds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._finishing: asyncio.Task[None] | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """See uvicorn."""
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came; called between any two instructions."""
        if sig == signal.SIGTERM and self._loop is not None and not self._exchange.draining:
            self._exchange.draining = True
            self._loop.call_soon_threadsafe(self._finish)
        else:
            super().handle_exit(sig, frame)

    def _finish(self) -> None:
        self._finishing = asyncio.create_task(self._finished())

    async def _finished(self) -> None:
        if not await self._exchange.finish(self._seconds):
            await self._exchange.drain()
        self.should_exit = True


def config(app: Any, grace: int) -> uvicorn.Config:
    """How the line is served.

    Args:
        app: the application.
        grace: seconds that open connections get at the very end.
    """
    return uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=1024 * 1024,
        timeout_graceful_shutdown=grace,
        server_header=False,
    )
