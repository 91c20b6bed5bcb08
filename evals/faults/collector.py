"""A collector of telemetry that misbehaves: where OTLP goes in the fault matrix."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.telemetry import Telemetry
from evals.faults.kinds import SLOW_SECONDS, Fault
from evals.serving import serve


class Collector:
    """Takes everything that is posted to it, unless it is broken."""

    def __init__(self, fault: Fault) -> None:
        """Works."""
        self._fault = fault
        self.broken = False
        self.count = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI application."""
        if scope["type"] != "http":
            return
        self.count += 1
        status = 200
        if self.broken:
            match self._fault:
                case Fault.SLOW:
                    await asyncio.sleep(SLOW_SECONDS)
                case Fault.HANG:
                    await asyncio.sleep(60.0)
                case Fault.ERROR:
                    status = 500
                case Fault.CRASH:
                    raise RuntimeError("it died")
                case Fault.FLAPPING:
                    status = 503 if self.count % 2 else 200
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Telemetry]:
        """Serve, and give telemetry that goes there often."""
        async with serve(self) as url:
            telemetry = Telemetry.configured(TelemetrySettings(endpoint=url, metrics_every=0.5, timeout=1.0))
            try:
                yield telemetry
            finally:
                self.broken = False
                await asyncio.to_thread(telemetry.close)
