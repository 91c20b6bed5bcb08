"""Running the server: listen first, load, render what must be ready, then take calls."""

import asyncio
import contextlib
import itertools
import logging
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from typing import Final

import uvicorn

from agent.engines import Voices
from agent.errors import AgentError
from agent.ledger import Ledger
from agent.ledger.settings import LedgerSettings
from agent.settings import Settings
from agent.supervision import supervised
from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.telemetry import Telemetry
from telephony.app import create_app
from telephony.loading import Report, first_prompts, later_prompts, load_shared, missing, prepare
from telephony.port import address
from telephony.serving import Serving, config
from telephony.settings import ServerSettings, TwilioSettings

_log: Final = logging.getLogger(__name__)
_FORGET_EVERY: Final = 3600.0
"""Seconds between two looks at what is too old to be kept."""
_GRACE = 8
"""Seconds that connections get at the very end, when calls have ended or had their time."""


async def run(
    bound: socket.socket,
    settings: Settings,
    server: ServerSettings,
    account: TwilioSettings,
    report: Report,
    voices: Voices | None = None,
) -> None:
    """Load, render, serve until stopped.

    Args:
        bound: to listen on, see `telephony.port`.
        settings: of the engines.
        server: of the server.
        account: at Twilio.
        report: told what goes on.
        voices: begun earlier; None begins them now.

    Raises:
        AgentError, VoicesError: something is missing; the message says which command brings it.
    """
    async with open_ledger(settings) as ledger:
        await _run(bound, settings, server, account, report, ledger, voices)


@contextlib.asynccontextmanager
async def open_ledger(settings: Settings) -> AsyncIterator[Ledger]:
    """The ledger of a running line, which forgets what is too old; a database that does not answer never stops it.

    Raises:
        AgentError: `LEDGER_DSN` is no address.
    """
    wanted = LedgerSettings()
    ledger = await asyncio.to_thread(
        lambda: Ledger.configured(wanted, settings.paths.data, patient=True, spool=True)
    )

    async def forget() -> None:
        while True:
            try:
                await asyncio.to_thread(ledger.purge, wanted.retention_days)
            except AgentError as error:
                _log.error("retention: %s", error)
            await asyncio.sleep(_FORGET_EVERY)

    forgetting = asyncio.create_task(forget())
    try:
        yield ledger
    finally:
        forgetting.cancel()
        await asyncio.to_thread(ledger.close)


async def _run(
    bound: socket.socket,
    settings: Settings,
    server: ServerSettings,
    account: TwilioSettings,
    report: Report,
    ledger: Ledger,
    voices: Voices | None,
) -> None:
    began = time.monotonic()
    report("loading models …")
    try:
        shared = await asyncio.to_thread(load_shared, settings, voices)
    except AgentError as error:
        ledger.audit("the line", "refused_to_start", str(error))
        raise
    telemetry = Telemetry.configured(TelemetrySettings())
    shared = replace(shared, telemetry=telemetry)
    app = create_app(shared, server, account, ledger)
    speaking, rate = shared.engines.speaking, shared.timing.sample_rate

    urgent = first_prompts(settings)
    waiting = missing(speaking, urgent, rate)
    if waiting:
        report(f"rendering {waiting} prompts, once; this takes some minutes …")
        with _progress(waiting, report) as advance:
            await prepare(speaking, urgent, rate, urgent=True, report=report, advance=advance)

    serving = Serving(config(app, _GRACE), app.state.exchange, server.drain_seconds)
    announcing = asyncio.create_task(_announce(serving, bound, server, time.monotonic() - began))
    rendering = asyncio.create_task(
        prepare(
            speaking,
            await asyncio.to_thread(later_prompts, shared.engines),
            rate,
            urgent=False,
            report=report,
        )
    )
    attending = asyncio.create_task(telemetry.attend(app.state.exchange.vitals()))
    try:
        async with supervised(shared.engines.reasoning.turn, ledger):
            await serving.serve(sockets=[bound])
    finally:
        for task in (announcing, rendering, attending):
            task.cancel()
        await asyncio.gather(announcing, rendering, attending, return_exceptions=True)
        await shared.engines.reasoning.turn.close()
        await asyncio.to_thread(telemetry.close)
        shared.engines.hearing.close()
        speaking.close()


async def _announce(
    serving: uvicorn.Server, bound: socket.socket, server: ServerSettings, seconds: float
) -> None:
    while not serving.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.05)
    here = address(bound)
    public = server.public_url or here
    print(f"Atalaia is ready after {seconds:.0f} s.")
    print(f"  page       {here}/")
    print(f"  telephone  {public}/twilio/voice  (set it as the voice webhook of a Twilio number)")
    print(f"  try it     atalaia call RECORDING.wav --url {here}", flush=True)


@contextlib.contextmanager
def _progress(total: int, report: Report) -> Iterator[Callable[[], None]]:
    """A bar on a terminal, elsewhere a line for every tenth."""
    if not sys.stderr.isatty():
        done = itertools.count(1)

        def tell() -> None:
            count = next(done)
            if count * 10 // total > (count - 1) * 10 // total:
                report(f"  {count * 100 // total} %")

        yield tell
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("prompts", total=total)
        yield lambda: progress.advance(task)
