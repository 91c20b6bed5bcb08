"""Many calls on one line: does memory, or anything else, grow? Real sockets, short calls, engines without models.

What is left out is the neural networks, whose memory does not depend on the number of calls; everything that lives as
long as a call is there.
"""

import asyncio
import gc
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import psutil

from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan, KeyPress

WARM_UP: Final = 20
"""Calls that are not counted: caches fill."""
SLOPE_LIMIT: Final = 0.2
"""MB of memory per call."""
_SECONDS: Final = 1.6


@dataclass(frozen=True, slots=True)
class Sample:
    """What the process held after so many calls."""

    calls: int
    memory: float
    """MB."""
    tasks: int
    threads: int
    files: int


@dataclass(frozen=True, slots=True)
class Soak:
    """What was measured."""

    at_once: int
    seconds: float
    """How long it took."""
    samples: tuple[Sample, ...]

    @property
    def name(self) -> str:
        """What was done."""
        how = "one after another" if self.at_once == 1 else f"{self.at_once} at a time"
        return f"{self.samples[-1].calls} calls {how} in {self.seconds / 60:.0f} min"

    @property
    def counted(self) -> list[Sample]:
        """Samples after the warm-up."""
        return [each for each in self.samples if each.calls >= WARM_UP] or list(self.samples)

    def slope(self, what: str) -> float:
        """Growth per call, by least squares."""
        counted = self.counted
        if len(counted) < 2:
            return 0.0
        calls = np.array([each.calls for each in counted], dtype=float)
        values = np.array([getattr(each, what) for each in counted], dtype=float)
        return float(np.polyfit(calls, values, 1)[0])

    @property
    def grown(self) -> dict[str, int]:
        """How many more tasks, threads and files there are at the end than after the warm-up."""
        first, last = self.counted[0], self.counted[-1]
        return {name: getattr(last, name) - getattr(first, name) for name in ("tasks", "threads", "files")}

    @property
    def held(self) -> bool:
        """Whether memory stays within the limit and nothing else grows."""
        return self.slope("memory") <= SLOPE_LIMIT and max(self.grown.values()) <= 2

    def to_dict(self) -> dict[str, object]:
        """For JSON."""
        return {
            "name": self.name,
            "calls": self.samples[-1].calls,
            "at_once": self.at_once,
            "seconds": round(self.seconds, 1),
            "memory_mb_per_call": round(self.slope("memory"), 4),
            "grown": self.grown,
            "held": self.held,
        }


async def soak(
    folder: Path,
    calls: int,
    at_once: int,
    report: Callable[[str], None] = lambda text: None,
    *,
    seconds: float = 0.0,
) -> Soak:
    """Make calls, some at a time, and look at the process after each round.

    Every third caller presses the emergency key, every third one hangs up in the middle of the greeting.

    Args:
        folder: takes the rendered prompts.
        calls: at least this many.
        at_once: calls at the same time.
        report: told now and then.
        seconds: and for at least this long.
    """
    samples: list[Sample] = []
    began = time.monotonic()
    async with switchboard(folder, server={"max_calls": at_once + 1, "events_kept": 20}) as board:
        done = 0
        while done < calls or time.monotonic() - began < seconds:
            await asyncio.gather(*(_one(board, done + number) for number in range(at_once)))
            done += at_once
            await asyncio.sleep(0.3)
            samples.append(_sample(done))
            if done % 20 < at_once:
                report(f"{done} calls, {time.monotonic() - began:.0f} s: {samples[-1].memory:.1f} MB")
    return Soak(at_once, time.monotonic() - began, tuple(samples))


async def _one(board: Switchboard, number: int) -> None:
    match number % 3:
        case 0:
            plan = CallerPlan((), keys=(KeyPress("9", 0.2),), hang_up_at=_SECONDS)
        case 1:
            plan = CallerPlan((), hang_up_at=0.5)
        case _:
            plan = CallerPlan((), keys=(KeyPress("2", 0.3),), hang_up_at=_SECONDS)
    trace = await board.network.call(plan)
    board.api.calls.pop(trace.call, None)
    board.api.asked.clear()


def _sample(calls: int) -> Sample:
    gc.collect()
    process = psutil.Process()
    return Sample(
        calls,
        process.memory_info().rss / 1e6,
        len(asyncio.all_tasks()),
        threading.active_count(),
        process.num_fds(),
    )
