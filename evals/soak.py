"""Many calls on one line: does memory, or anything else, grow? Real sockets, short calls, engines without models.

What is left out is the neural networks, whose memory does not depend on the number of calls; everything that lives as
long as a call is there.
"""

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Sequence
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

    name: str
    samples: tuple[Sample, ...]

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
            "memory_mb_per_call": round(self.slope("memory"), 4),
            "grown": self.grown,
            "held": self.held,
        }


async def soak(
    folder: Path, calls: int, at_once: int, report: Callable[[str], None] = lambda text: None
) -> Soak:
    """Make calls, some at a time, and look at the process after each round.

    Every third caller presses the emergency key, every third one hangs up in the middle of the greeting.
    """
    samples: list[Sample] = []
    async with switchboard(folder, server={"max_calls": at_once + 1, "events_kept": 20}) as board:
        done = 0
        while done < calls:
            group = min(at_once, calls - done)
            await asyncio.gather(*(_one(board, done + number) for number in range(group)))
            done += group
            await asyncio.sleep(0.3)
            samples.append(_sample(done))
            if done % 20 < at_once:
                report(f"{done} calls: {samples[-1].memory:.1f} MB")
    return Soak(f"{calls} calls, {at_once} at a time", tuple(samples))


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


def plot(found: Sequence[Soak], when: float | None = None) -> str:
    """An SVG: memory over calls, one line for each run."""
    width, height, left, bottom = 720, 300, 60, 40
    points = [sample for each in found for sample in each.samples]
    most = max(sample.calls for sample in points)
    low, high = min(s.memory for s in points), max(s.memory for s in points)
    high = max(high, low + 1.0)

    def at(sample: Sample) -> str:
        x = left + (width - left - 20) * sample.calls / most
        y = height - bottom - (height - bottom - 20) * (sample.memory - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        f'<text x="{left}" y="{height - 10}">calls, 0 to {most}</text>',
        f'<text x="5" y="20">{high:.0f} MB</text><text x="5" y="{height - bottom}">{low:.0f} MB</text>',
    ]
    for number, each in enumerate(found):
        colour = ("#0b6", "#06c", "#c40")[number % 3]
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2" '
            f'points="{" ".join(at(sample) for sample in each.samples)}"/>'
        )
        label = f"{each.name}: {each.slope('memory'):+.3f} MB a call after the first {WARM_UP}"
        parts.append(f'<text x="{left + 10}" y="{30 + 16 * number}" fill="{colour}">{label}</text>')
    stamp = time.strftime("%Y-%m-%d", time.gmtime(when))
    parts.append(f'<text x="{width - 90}" y="{height - 10}">{stamp}</text></svg>')
    return "\n".join(parts) + "\n"
