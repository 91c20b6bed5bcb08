"""Running the server: listen first, load, render what must be ready, then take calls."""

import asyncio
import contextlib
import errno
import itertools
import socket
import sys
import time
from collections.abc import Callable, Iterator

import uvicorn

from agent.settings import Settings
from telephony.app import create_app
from telephony.errors import PortInUse
from telephony.loading import Report, first_prompts, later_prompts, load_shared, missing, prepare
from telephony.settings import ServerSettings, TwilioSettings

_GRACE = 8
"""Seconds that running calls get when the server is told to stop."""


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, bound before anything is loaded so that a taken port is known at once.

    Raises:
        PortInUse: with what to do.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(128)
    except (OSError, OverflowError) as error:
        bound.close()
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise PortInUse(
                f"port {port} on {host} is taken by another program: stop it, or choose another with --port"
            ) from None
        raise PortInUse(
            f"cannot listen on {host} port {port} ({error}): choose another with --host or --port"
        ) from None
    bound.setblocking(False)
    return bound


def address(bound: socket.socket) -> str:
    """Where a person on this machine reaches the server."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


async def run(
    bound: socket.socket,
    settings: Settings,
    server: ServerSettings,
    account: TwilioSettings,
    report: Report,
) -> None:
    """Load, render, serve until stopped.

    Raises:
        AgentError, VoicesError: something is missing; the message says which command brings it.
    """
    began = time.monotonic()
    report("loading models …")
    shared = await asyncio.to_thread(load_shared, settings, account)
    app = create_app(shared, server, account)
    speaking, rate = shared.engines.speaking, shared.timing.sample_rate

    urgent = first_prompts(settings)
    waiting = missing(speaking, urgent, rate)
    if waiting:
        report(f"rendering {waiting} prompts, once; this takes some minutes …")
        with _progress(waiting, report) as advance:
            await prepare(speaking, urgent, rate, urgent=True, report=report, advance=advance)

    serving = uvicorn.Server(
        uvicorn.Config(
            app,
            log_level="warning",
            ws_max_size=1024 * 1024,
            timeout_graceful_shutdown=_GRACE,
            server_header=False,
        )
    )
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
    try:
        await serving.serve(sockets=[bound])
    finally:
        for task in (announcing, rendering):
            task.cancel()
        await asyncio.gather(announcing, rendering, return_exceptions=True)
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
