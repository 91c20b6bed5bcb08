"""What telemetry costs a call: `python -m evals.telemetry EVENTS.jsonl`.

The events are those of a replay (`atalaia replay WAV --json`). They are emitted again at their own times, as many calls at
once as asked, in a process of its own for each way of exporting; the receiver is another process. Told are the CPU time
of the whole process, exporters' threads included, and how long the call itself waited for each event to be taken.
"""

import argparse
import asyncio
import json
import multiprocessing
import sys
import time
import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from agent.events import CallLog, EventName
from agent.telemetry.metrics import Vitals
from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.telemetry import Telemetry

_SETTLE: Final = 2.0
"""Seconds before counting: imports and connections belong to the start, not to calls."""
_EVERY: Final = 15.0


class Way(StrEnum):
    """How telemetry is set up."""

    NONE = "no view at all"
    OFF = "no endpoint (the default)"
    ON = "traces, metrics, logs"
    CONTENT = "the same, with content"
    HANGING = "the same, to a receiver that hangs"


@dataclass(frozen=True, slots=True)
class Cost:
    """What one way took."""

    way: Way
    events: int
    calls: int
    """Calls that ran to their end."""
    minutes: float
    """Of all calls together."""
    cpu: float
    """Seconds of CPU of the process."""
    waits: tuple[float, float, float]
    """Seconds that one event waited for its views: median, 99th percentile, longest."""


def load(path: Path) -> list[dict[str, Any]]:
    """Events of one call in wire form.

    Raises:
        ValueError: there is no whole call in the file.
    """
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    known = {str(name) for name in EventName}
    rows = [row for row in rows if row.get("event") in known]
    if not rows or rows[-1]["event"] != EventName.CALL_ENDED:
        raise ValueError(
            f"{path} holds no whole call: make it with `atalaia replay WAV --json > {path.name}`"
        )
    return rows


def measure(way: Way, rows: Sequence[dict[str, Any]], calls: int, seconds: float, url: str) -> Cost:
    """One way, in this process."""
    return asyncio.run(_measure(way, rows, calls, seconds, url))


async def _measure(way: Way, rows: Sequence[dict[str, Any]], calls: int, seconds: float, url: str) -> Cost:
    telemetry = None
    if way is not Way.NONE:
        endpoint = None if way is Way.OFF else url
        settings = TelemetrySettings(endpoint=endpoint, content=way is Way.CONTENT, metrics_every=_EVERY)
        telemetry = Telemetry.configured(settings)
    vitals = Vitals(lambda: calls, lambda: 0, lambda: 0.5, lambda: ())
    attending = asyncio.create_task(telemetry.attend(vitals)) if telemetry is not None else None
    waits: list[float] = []
    length = float(rows[-1]["t"])
    done = 0

    async def call(number: int, until: float) -> None:
        nonlocal done
        await asyncio.sleep(length * number / calls)  # calls do not begin together
        while time.monotonic() < until:
            began = time.monotonic()
            log = CallLog("CA" + uuid.uuid4().hex, _since(began))
            if telemetry is not None:
                telemetry.watch(log)
            for row in rows:
                await asyncio.sleep(max(0.0, began + float(row["t"]) - time.monotonic()))
                fields = {key: value for key, value in row.items() if key not in _ENVELOPE}
                asked = time.perf_counter()
                log.emit(EventName(row["event"]), **fields)
                waits.append(time.perf_counter() - asked)
            if log.failed:
                raise RuntimeError(f"a view failed: {log.failed[0][1]!r}")
            done += 1

    await asyncio.sleep(_SETTLE)
    before, since = time.process_time(), time.monotonic()
    await asyncio.gather(*(call(number, since + seconds) for number in range(calls)))
    cpu = time.process_time() - before
    if attending is not None:
        attending.cancel()
    if telemetry is not None:
        telemetry.close(0.5)
    ordered = sorted(waits)
    middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return Cost(way, len(waits), done, done * length / 60, cpu, (middle, late, ordered[-1]))


def _since(began: float) -> Callable[[], float]:
    return lambda: time.monotonic() - began


_ENVELOPE: Final = frozenset({"v", "call", "t", "event", "file"})


def _child(
    way: Way, rows: list[dict[str, Any]], calls: int, seconds: float, url: str, to: Connection
) -> None:
    to.send(measure(way, rows, calls, seconds, url))


def _receive(to: Connection, hang: bool) -> None:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            if hang:
                time.sleep(3600)
            self.send_response(200)
            self.send_header("content-type", "application/x-protobuf")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    to.send(f"http://127.0.0.1:{server.server_address[1]}")
    server.serve_forever()


def compare(rows: list[dict[str, Any]], calls: int, seconds: float) -> list[Cost]:
    """Every way, one after another, each in a fresh process."""
    fresh = multiprocessing.get_context("spawn")
    found = []
    for way in Way:
        ours, theirs = fresh.Pipe()
        receiver = fresh.Process(target=_receive, args=(theirs, way is Way.HANGING), daemon=True)
        receiver.start()
        url = ours.recv()
        child = fresh.Process(target=_child, args=(way, rows, calls, seconds, url, theirs))
        child.start()
        found.append(ours.recv())
        child.join()
        receiver.terminate()
    return found


def table(costs: Sequence[Cost]) -> Iterable[str]:
    """As Markdown."""
    bare = costs[0]
    yield "| telemetry | CPU ms a minute of call | of that, telemetry | an event waits, µs: median | p99 | longest |"
    yield "|---|---|---|---|---|---|"
    for cost in costs:
        each, less = cost.cpu / cost.minutes * 1e3, bare.cpu / bare.minutes * 1e3
        middle, late, longest = (f"{wait * 1e6:.0f}" for wait in cost.waits)
        own = "" if cost is bare else f"{each - less:.1f}"
        yield f"| {cost.way} | {each:.1f} | {own} | {middle} | {late} | {longest} |"


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m evals.telemetry", description=__doc__)
    parser.add_argument("events", type=Path, help="events of a call, one JSON object a line")
    parser.add_argument("--calls", type=int, default=4, help="calls at the same time")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long calls begin anew, for each way")
    chosen = parser.parse_args()
    try:
        rows = load(chosen.events)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    costs = compare(rows, chosen.calls, chosen.seconds)
    length, said = float(rows[-1]["t"]), len(rows)
    print(
        f"A call of {length:.1f} s with {said} events, {chosen.calls} at once, {costs[0].calls} in all each way.\n"
    )
    print("\n".join(table(costs)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
