"""A server in a process of its own, watched from outside."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import httpx
import psutil

from evals.errors import EvalError

_START_SECONDS = 300.0


@dataclass(frozen=True, slots=True)
class Serving:
    """A running server."""

    port: int
    process: psutil.Process
    ready_seconds: float
    """From start to ready."""

    @property
    def url(self) -> str:
        """Its media stream."""
        return f"ws://127.0.0.1:{self.port}/twilio/media"

    def cpu_seconds(self) -> float:
        """Processor time used so far."""
        times = self.process.cpu_times()
        return float(times.user + times.system)

    def memory_bytes(self) -> int:
        """Resident memory now."""
        return int(self.process.memory_info().rss)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def serving(
    arguments: list[str], *, port_last: bool, settings: Mapping[str, str] | None = None
) -> Iterator[Serving]:
    """Run `python ARGUMENTS [PORT | --port PORT]`, with `settings` in its environment, until the block ends.

    Raises:
        EvalError: the server stopped or was not ready in five minutes.
    """
    port = _free_port()
    where = [str(port)] if port_last else ["--port", str(port)]
    started = time.monotonic()
    child = subprocess.Popen(
        [sys.executable, *arguments, *where],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **(settings or {})},
    )
    try:
        while not _ready(port):
            if child.poll() is not None:
                raise EvalError(
                    f"{' '.join(arguments)} stopped with exit code {child.returncode}: run it by hand"
                )
            if time.monotonic() - started > _START_SECONDS:
                raise EvalError(f"{' '.join(arguments)} was not ready within {_START_SECONDS:.0f} s")
            time.sleep(0.2)
        yield Serving(port, psutil.Process(child.pid), time.monotonic() - started)
    finally:
        child.terminate()
        try:
            child.wait(20)
        except subprocess.TimeoutExpired:
            child.kill()


def _ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=2.0).status_code == 200
    except httpx.HTTPError:
        return False
