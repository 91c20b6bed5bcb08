"""Running the benchmarks, the line and the stock bot turn about."""

import asyncio
import json
import os
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

from agent.settings import load_settings
from evals.benchmarks import callers
from evals.benchmarks.calls import call, clear, first_audio, script_audio, together
from evals.benchmarks.capacity import Capacity, capacity
from evals.benchmarks.figures import Figure, Ratio, figure, ratio
from evals.benchmarks.machine import describe
from evals.benchmarks.parts import PARTS
from evals.benchmarks.process import Serving, serving
from evals.errors import EvalError
from guardrails.gate import load_gate
from telephony.caller import CallerPlan
from telephony.dialler import Dial, dial
from voices.speaking import Speaking

_GATE_ROUNDS = 2000
_PARTIAL = (
    "so I was telling my daughter that I take the little white pill in the morning and then the other one for my "
    "pressure at night and I was wondering whether it matters that I had some grapefruit with it"
)[:200]
_CONVERSATION_SECONDS = 120.0
_CURVE = (1, 2, 3, 4, 6, 8, 10, 12)
"""Calls at once."""
_ROOMY = {"ATALAIA_MAX_CALLS": str(max(_CURVE))}
"""As many calls as are tried are let in: how many are too many is what is measured."""
_DEADLINE = 2.5
"""Seconds from the end of an emergency to its script that hold with several calls at once, at the 95th percentile."""


@dataclass(slots=True)
class Report:
    """What was measured, and where."""

    figures: list[Figure] = field(default_factory=list)
    ratios: dict[str, Ratio | None] = field(default_factory=dict)
    """Stock median divided by ours; None where one of them has none."""
    machine: dict[str, Any] = field(default_factory=describe)
    """As it was when the run began."""
    capacity: Capacity | None = None

    def to_dict(self) -> dict[str, object]:
        """The wire form, with the machine's description."""
        return {
            "machine": self.machine,
            "versions": {
                name: version(name) for name in ("pipecat-ai", "faster-whisper", "ctranslate2", "piper-tts")
            },
            "figures": [each.to_dict() for each in self.figures],
            "stock_over_ours": {name: each and each.to_dict() for name, each in self.ratios.items()},
            "capacity": self.capacity.to_dict() if self.capacity else None,
        }

    def text(self) -> str:
        """For people."""
        lines = [each.line() for each in self.figures]
        lines += [f"{name}: stock takes {each}" for name, each in self.ratios.items() if each is not None]
        if self.capacity is not None:
            lines.append(self.capacity.text())
        return "\n".join(lines)


def compared(report: Report, earlier: Path) -> list[str]:
    """Medians of an earlier run beside those of this one, and whether the machine was another.

    Raises:
        EvalError: the file holds no benchmark.
    """
    try:
        found = json.loads(earlier.read_text(encoding="utf-8"))
        before = {each["name"]: each["p50"] for each in found["figures"]}
        machine = found["machine"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise EvalError(
            f"{earlier}: no benchmark to compare with ({error}); give a file that --out wrote"
        ) from error
    lines = [f"earlier: {machine}", f"now: {report.machine}"]
    for each in report.figures:
        then, since = before.get(each.name), each.percentile(50)
        if then is not None and since is not None:
            times = f" ({since / then:.2f} times)" if then > 0 else ""
            lines.append(f"{each.name}: p50 {then:.3g} {each.unit} then, {since:.3g} {each.unit} now{times}")
    return lines


def run(names: Sequence[str], trials: int, *, with_stock: bool, tell: Callable[[str], None]) -> Report:
    """Run the named benchmarks.

    Raises:
        EvalError: a server does not start.
    """
    report = Report()
    if "gate" in names:
        report.figures.append(_gate())
    if "capacity" in names:
        report.capacity = capacity(tell)
    for name in names:
        if name in PARTS:
            figures, ratios = PARTS[name](trials, tell)
            report.figures += figures
            report.ratios |= ratios
    rest = [name for name in names if name not in ("gate", "capacity") and name not in PARTS]
    if rest:
        with ExitStack() as stack:
            tell("starting the line")
            ours = stack.enter_context(
                serving(
                    ["-m", "agent.cli", "serve"],
                    port_last=False,
                    settings=_ROOMY if "curve" in rest else None,
                )
            )
            report.figures.append(figure("ready", "s", [ours.ready_seconds], "≤ 15 s when warm"))
            stock: Serving | None = None
            if with_stock and {"escalation", "answer", "barge-in"} & set(rest):
                tell("starting the stock bot")
                stock = stack.enter_context(serving(["-m", "evals.benchmarks.stock"], port_last=True))
            asyncio.run(_calls(report, ours, stock, rest, trials, tell))
            memory = ours.memory_bytes() / 1e9
            report.figures.append(figure("memory of the process", "GB", [memory], "≤ 2.2 GB"))
    return report


def _gate() -> Figure:
    gate = load_gate()
    times = []
    for _ in range(_GATE_ROUNDS):
        began = time.perf_counter()
        gate.decide(_PARTIAL, "en-US")
        times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return figure("gate, 200 characters (p99)", "ms", [times[int(len(times) * 0.99)]], "≤ 1 ms")


async def _calls(
    report: Report,
    ours: Serving,
    stock: Serving | None,
    names: Sequence[str],
    trials: int,
    tell: Callable[[str], None],
) -> None:
    settings = load_settings()
    speaking = Speaking(settings.paths.models, settings.paths.prompts)
    speaking.warm()
    if "escalation" in names:
        clips = [await callers.emergency(speaking, index) for index in range(trials)]
        # Escalation may rightly begin before the last word.
        await _beside(
            report, "escalation: end of the phrase to script audio", clips, ours, stock, tell,
            script_audio, "p50 ≤ 1.0 s, p95 ≤ 1.6 s",
        )  # fmt: skip
    if "answer" in names:
        clips = [callers.question(index) for index in range(trials)]
        await _beside(
            report, "answer: end of the question to its audio", clips, ours, stock, tell,
            first_audio, "p50 ≤ 0.9 s, p95 ≤ 1.5 s",
        )  # fmt: skip
    if "barge-in" in names:
        clips = [callers.barge_in(index) for index in range(trials)]
        await _beside(
            report, "barge-in: onset to clear", clips, ours, stock, tell, clear, "p95 ≤ 350 ms",
        )  # fmt: skip
    if "load" in names:
        tell("one conversation of two minutes")
        report.figures.append(await _load(ours))
    if "together" in names:
        for count in (2, 3):
            tell(f"{count} calls at the same time")
            clips = [await callers.emergency(speaking, index) for index in range(count)]
            values: list[float | None] = []
            for _ in range(max(1, trials // count)):
                outcomes = await together(ours, clips)
                values += [script_audio(outcome, clip) for outcome, clip in zip(outcomes, clips, strict=True)]
            report.figures.append(figure(f"escalation with {count} calls at once", "s", values, "p95 ≤ 2 s"))
    if "curve" in names:
        await _curve(report, ours, speaking, trials, tell)


async def _curve(
    report: Report, ours: Serving, speaking: Speaking, trials: int, tell: Callable[[str], None]
) -> None:
    """More and more calls at once, each with an emergency in it: while the deadline holds, and what a call costs."""
    before, most = ours.memory_bytes(), 0
    for count in _CURVE:
        clips = [await callers.emergency(speaking, index) for index in range(count)]
        values: list[float | None] = []
        highest = before
        for number in range(max(1, trials // count)):
            tell(f"{count} calls at once, {number + 1} of {max(1, trials // count)}")
            calls = asyncio.ensure_future(together(ours, clips))
            while not (await asyncio.wait({calls}, timeout=0.5))[0]:
                highest = max(highest, ours.memory_bytes())
            values += [
                script_audio(outcome, clip) for outcome, clip in zip(calls.result(), clips, strict=True)
            ]
        delays = figure(f"curve: escalation with {count} calls at once", "s", values, f"p95 ≤ {_DEADLINE} s")
        report.figures += [
            delays,
            figure(
                f"curve: memory a call, {count} at once", "MB", [max(0, highest - before) / count / 1e6], ""
            ),
        ]
        tail = delays.percentile(95)
        if tail is None or tail > _DEADLINE:
            tell(f"the deadline does not hold with {count} calls; no more are tried")
            break
        most = count
    cores = os.cpu_count() or 1
    report.figures.append(figure("calls a core while the deadline holds", "", [most / cores]))


async def _beside(
    report: Report,
    name: str,
    clips: list[callers.Clip],
    ours: Serving,
    stock: Serving | None,
    tell: Callable[[str], None],
    measure: Callable[..., float | None],
    target: str,
) -> None:
    mine: list[float | None] = []
    theirs: list[float | None] = []
    for number, clip in enumerate(clips, 1):
        tell(f"{name}: {number} of {len(clips)}")
        mine.append(measure(await call(ours, clip), clip))
        if stock is not None:
            theirs.append(measure(await call(stock, clip, after=15.0), clip))
    own = figure(name, "s", mine, target)
    report.figures.append(own)
    if stock is not None:
        other = figure(f"{name} (stock)", "s", theirs)
        report.figures.append(other)
        report.ratios[name] = ratio(theirs, mine)


async def _load(ours: Serving) -> Figure:
    questions = [callers.question(index).recording for index in range(len(callers.QUESTIONS))]
    plan = CallerPlan(questions, start=None, hang_up_at=_CONVERSATION_SECONDS)
    before, began = ours.cpu_seconds(), time.monotonic()
    await dial(Dial(ours.url, number="+14155552671", locale="en-US"), plan)
    share = (ours.cpu_seconds() - before) / (time.monotonic() - began)
    return figure("one call's share of a core", "%", [share * 100], "≤ 60 %")
