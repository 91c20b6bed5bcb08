"""How many calls one process serves: measured costs, and a clock that does not wait for anybody.

Real calls in such numbers would take hours and measure the machine's other work too. What a decode and the rest of a
call cost in CPU seconds is measured; what follows from it for callers who all speak at once is computed, with the
recognizer's own rules: one queue, a caller's waiting partial is replaced by the next one, the interval stretches.
"""

import asyncio
import os
import random
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from agent.engines import load_reasoning
from agent.settings import load_settings
from evals.hearing_audio import Caller, emergencies
from evals.phone import PHONE_RATE
from telephony.caller import CallerPlan
from voices.decoder import Decoder
from voices.hearing_settings import HearingSettings
from voices.utterance import Utterance

TARGET: Final = 1.6
"""Seconds from the end of a phrase until the gate has read it, at the 95th percentile, in conversations."""
WORST: Final = 4.0
"""The same while all callers speak at once: after so long without a word the line calls itself deaf."""
TALK: Final = 0.4
"""Share of a conversation in which a caller speaks: 38.5 % in ITU-T P.59's conversational speech."""
SPARE: Final = 0.85
"""Share of the cores that recognition does not use which everything else may take."""
_MOST: Final = 12
_TAIL: Final = 0.1
"""Seconds after a phrase from which a decode holds all of it."""
_TICK: Final = 0.01
_LENGTH: Final = 240.0
"""Seconds that are computed for each number of calls."""
_ALONGSIDE: Final = 6
"""Calls at the same time in the measurement of everything but recognition."""

Cost = tuple[tuple[float, float], ...]
"""Of one caller: seconds spoken so far, and the CPU seconds of a decode then."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What calls cost, in CPU seconds."""

    decodes: tuple[Cost, ...]
    reading: float
    """The semantic layer, for each partial or final it reads."""
    rest: float
    """Everything else, for a second of call: voice activity, the wire, the pipeline, playout."""

    @property
    def decode(self) -> float:
        """The mean decode."""
        return float(np.mean([cost for caller in self.decodes for _, cost in caller]))


@dataclass(frozen=True, slots=True)
class Row:
    """So many calls at once."""

    calls: int
    middle: float
    """Seconds from the end of a phrase until the gate has read it: median."""
    tail: float
    """95th percentile."""
    worst: float
    """95th percentile while all of them speak without a stop."""
    hearing: float
    """Share of the recognizer's workers that is busy."""
    rest: float
    """Share of the other cores that is busy."""

    @property
    def held(self) -> bool:
        """Whether so many calls may be admitted."""
        return self.tail <= TARGET and self.worst <= WORST and self.rest <= SPARE


@dataclass(frozen=True, slots=True)
class Heard:
    """What callers waited for the recognizer."""

    delays: tuple[float, ...]
    """Seconds from the end of each phrase until the decode that holds it is done."""
    interval: float
    """Seconds between two partials of a caller who speaks, on average."""
    busy: float
    """Share of the recognizer's workers."""

    def percentile(self, share: float) -> float:
        """The delay below which `share` percent of them lie."""
        return float(np.percentile(self.delays, share))


@dataclass(frozen=True, slots=True)
class Capacity:
    """What was measured, and what follows."""

    costs: Costs
    cores: int
    workers: int
    rows: tuple[Row, ...]

    @property
    def max_calls(self) -> int:
        """The largest number of calls up to which all is well; at least one."""
        count = 0
        for row in self.rows:
            if not row.held:
                break
            count = row.calls
        return max(1, count)

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "cores": self.cores,
            "workers": self.workers,
            "decode_cpu_seconds": round(self.costs.decode, 3),
            "reading_cpu_seconds": round(self.costs.reading, 4),
            "rest_of_a_core_per_call": round(self.costs.rest, 4),
            "rows": [{name: round(getattr(row, name), 3) for name in Row.__slots__} for row in self.rows],
            "max_calls": self.max_calls,
        }

    def text(self) -> str:
        """A table in Markdown, and the number."""
        head = (
            "| calls | phrase to gate, p50 | p95 | p95, all speaking at once | recognizer busy | other cores busy | |\n"
            "|---|---|---|---|---|---|---|\n"
        )
        rows = "".join(
            f"| {row.calls} | {row.middle:.2f} s | {row.tail:.2f} s | {row.worst:.2f} s | {row.hearing:.0%} "
            f"| {row.rest:.0%} | {'' if row.held else 'too many'} |\n"
            for row in self.rows
        )
        return (
            f"{self.cores} cores, {self.workers} of them for recognition. CPU seconds: a decode {self.costs.decode:.2f}, "
            f"the semantic layer {self.costs.reading:.3f} a reading, the rest of a call {self.costs.rest:.3f} a second.\n\n"
            f"{head}{rows}\nATALAIA_MAX_CALLS={self.max_calls}"
        )


def capacity(tell: Callable[[str], None] = lambda text: None, people: int = 2) -> Capacity:
    """Measure and compute; `people` callers of each language are listened to."""
    settings = HearingSettings()
    tell("what a decode costs")
    costs = measured(settings, people, tell)
    cores = os.cpu_count() or 1
    rows = [at_once(calls, costs, settings, cores) for calls in range(1, _MOST + 1)]
    beyond = next((place for place, row in enumerate(rows) if not row.held), len(rows))
    return Capacity(costs, cores, settings.workers, tuple(rows[: beyond + 2]))


def measured(settings: HearingSettings, people: int, tell: Callable[[str], None]) -> Costs:
    """CPU seconds of the parts of a call."""
    paths = load_settings().paths
    decoder = Decoder(paths.models / "whisper-base", settings)
    decodes: list[Cost] = []
    texts: list[str] = []
    for caller in emergencies(people):
        cost, heard = _listened(decoder, caller)
        decodes.append(cost)
        texts += heard
    tell("what the semantic layer costs")
    reading = _reading([text for text in texts if len(text.split()) >= 4][:40])
    tell(f"what the rest of a call costs: {_ALONGSIDE} calls without models")
    return Costs(tuple(decodes), reading, _rest())


def _listened(decoder: Decoder, caller: Caller) -> tuple[Cost, list[str]]:
    """The cost of a decode every half second of one caller, and what was heard."""
    utterance = Utterance(PHONE_RATE, 0, decoder.settings)
    costs: list[tuple[float, float]] = []
    texts: list[str] = []
    fed = 0
    length = caller.pcm.size / PHONE_RATE
    for spoken in np.arange(decoder.settings.interval, length, decoder.settings.interval):
        until = round(float(spoken) * PHONE_RATE)
        utterance.append(caller.pcm[fed:until].tobytes(), float(spoken))
        fed = until
        began = time.process_time()
        texts.append(utterance.partial(decoder, caller.locale).text)
        costs.append((float(spoken), time.process_time() - began))
    return tuple(costs), texts


def _reading(texts: Sequence[str]) -> float:
    backstop = load_reasoning(load_settings()).floor
    if backstop is None:
        return 0.0
    backstop.judge(texts[0], "en-US")
    began = time.process_time()
    for text in texts:
        backstop.judge(text, "en-US")
    return (time.process_time() - began) / len(texts)


def _rest() -> float:
    """An upper bound: the far ends of the calls are in the same process."""

    async def calls() -> float:
        from evals.twilio.switchboard import switchboard

        with tempfile.TemporaryDirectory() as folder:
            async with switchboard(Path(folder), server={"max_calls": _ALONGSIDE + 1}) as board:
                await board.network.call(CallerPlan((), hang_up_at=1.0))
                seconds = 8.0
                began = time.process_time()
                plan = CallerPlan((), hang_up_at=seconds)
                await asyncio.gather(*(board.network.call(plan) for _ in range(_ALONGSIDE)))
                return (time.process_time() - began) / (_ALONGSIDE * seconds)

    return asyncio.run(calls())


@dataclass(eq=False)
class _Speaker:
    """A caller who says one recording after another, with silence between them."""

    costs: Sequence[Cost]
    chance: random.Random
    talk: float
    cost: Cost = ()
    spoken: float = 0.0
    silent: float = 0.0
    """Seconds of silence that are left."""
    since: float = 0.0
    """Seconds since a decode of theirs was asked for."""
    phrases: deque[float] = field(default_factory=deque)
    """Ends of phrases that no decode has heard yet."""

    @property
    def speaking(self) -> bool:
        return self.silent <= 0

    def live(self, now: float) -> None:
        """One tick."""
        if not self.cost:
            self._begin()
            self.spoken = self.chance.uniform(0.0, self.cost[-1][0])
        if not self.speaking:
            self.silent -= _TICK
            return
        if self.spoken >= self.cost[-1][0]:
            self.silent = self.cost[-1][0] * (1 - self.talk) / self.talk
            self._begin()
            return
        self.spoken += _TICK
        self.since += _TICK
        if self.chance.random() < _TICK / 2.0:
            self.phrases.append(now)

    def _begin(self) -> None:
        self.cost, self.spoken = self.chance.choice(self.costs), 0.0

    def price(self) -> float:
        """CPU seconds of a decode now."""
        return next((cost for at, cost in self.cost if at >= self.spoken), self.cost[-1][1])


def at_once(calls: int, costs: Costs, settings: HearingSettings, cores: int) -> Row:
    """So many calls at the same time."""
    talking, worst = heard(calls, costs, settings, TALK), heard(calls, costs, settings, 1.0)
    others = max(1, cores - settings.workers)
    read = calls * TALK * costs.reading / talking.interval
    return Row(
        calls,
        talking.percentile(50),
        talking.percentile(95),
        worst.percentile(95),
        talking.busy,
        (calls * costs.rest + read) / others,
    )


def heard(calls: int, costs: Costs, settings: HearingSettings, talk: float) -> Heard:
    """What so many callers wait who speak for a share of the time."""
    speakers = [_Speaker(costs.decodes, random.Random(f"caller {each}"), talk) for each in range(calls)]
    queue: deque[_Speaker] = deque()
    running: list[tuple[float, float, list[float]]] = []
    """End, length, and the phrases that it hears."""
    decode, busy = costs.decode, 0.0
    delays: list[float] = []
    intervals: list[float] = []
    for now in _ticks():
        for done in [each for each in running if each[0] <= now]:
            running.remove(done)
            delays += [done[0] + costs.reading - phrase for phrase in done[2]]
            decode += 0.2 * (done[1] - decode)
        active = sum(speaker.speaking for speaker in speakers)
        needed = 1.1 * decode * max(1, active) / settings.workers
        interval = min(settings.max_interval, max(settings.interval, needed))
        for speaker in speakers:
            speaker.live(now)
            stopped = not speaker.speaking and bool(speaker.phrases)
            if speaker.since >= interval or (stopped and speaker.since > 0):
                intervals.append(speaker.since)
                speaker.since = 0.0
                if speaker not in queue:
                    queue.append(speaker)
        while queue and len(running) < settings.workers:
            speaker = queue.popleft()
            late = now - (_TAIL if speaker.speaking else 0.0)
            phrases = [speaker.phrases.popleft() for each in tuple(speaker.phrases) if each <= late]
            length = speaker.price()
            running.append((now + length, length, phrases))
            busy += length
    return Heard(tuple(delays), float(np.mean(intervals)), min(1.0, busy / (_LENGTH * settings.workers)))


def _ticks() -> Iterator[float]:
    for number in range(int(_LENGTH / _TICK)):
        yield number * _TICK
