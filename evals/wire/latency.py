"""The slice `latency`: how long a caller waits for an answer, and in an emergency for the script, stage by stage.

Waits are skipped, work is not: what recognition, retrieval and synthesis take is what they take on this machine, one
call at a time. `atalaia bench` measures a whole server, beside a stock bot and with several calls at once.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from agent.events import EventName
from evals.audio.corpus import NUMBERS, timed
from evals.audio.run import Job, place
from evals.audio.tables import Spread, spread
from evals.audio.trial import Placed, measure
from evals.callers import CALLERS
from evals.goldens import Half, questions
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL
from evals.wire.slice import Tell, engines, on_clock
from guardrails.locale import LOCALES
from telephony.line import WireEventName
from telephony.manifest import Item

NAME: Final = "latency"
MOST: Final = 4
"""Questions, and emergencies, of each language."""
STAGES: Final = ("silence noticed", "final", "turn", "cards", "answer begun", "first audio")
"""From the caller's last sound; each includes those before it."""
_EVENTS: Final = (
    EventName.SPEECH_STOPPED,
    EventName.FINAL,
    EventName.TURN_STARTED,
    EventName.RETRIEVAL,
    EventName.SAY_STARTED,
)


def latency(half: Half, tell: Tell = lambda *_: None) -> SliceResult:
    """Ask and cry for help in each language, on a clock that lets work take its time."""
    asked, urgent = asking(half), timed(MOST)
    found: list[tuple[str, dict[str, float]]] = []
    scripts: list[tuple[str, float | None]] = []
    for number, item in enumerate([*asked, *urgent], 1):
        tell(item.id, number, len(asked) + len(urgent))
        placed = on_clock(place(Job(item, "clean", 0, None), engines()), steady=False)
        if item.category == "timed":
            scripts.append((item.locale, measure(item, "clean", placed).script_audio))
        else:
            found.append((item.locale, stages(placed)))
    return scored(half, found, scripts)


def asking(half: Half, most: int = MOST) -> list[Item]:
    """So many questions that a card answers, of each language, each by one of its voices."""
    chosen: list[Item] = []
    for locale in LOCALES:
        mine = [one for one in questions(half) if one.locale == locale]
        for number, one in enumerate(random.Random(0).sample(mine, min(most, len(mine)))):
            voice = CALLERS[locale][number % len(CALLERS[locale])]
            path = Path(f"{voice}: {one.id}")
            chosen.append(Item(path, locale, one.id, NUMBERS[locale], one.text, voice, "question", "pass"))
    return chosen


def stages(placed: Placed) -> dict[str, float]:
    """Seconds from the caller's last sound to each of `STAGES`, of the last turn; without those that never came."""
    call = placed.call
    spoke = next((e.t for e in call.wire if e.name is WireEventName.SPEECH), 0.0)
    end = spoke + placed.before + placed.seconds
    row: dict[str, float] = {}
    for stage, name in zip(STAGES, _EVENTS, strict=False):
        # Silence may be noticed a little before the end of the recording, which ends in silence.
        at = next((e.t for e in call.events if e.name is name and e.t >= end - 0.2), None)
        if at is not None:
            row[stage] = round(at - end, 3)
    if "answer begun" in row:
        heard = next((t for t, _ in call.arrivals if t >= end + row["answer begun"]), None)
        if heard is not None:
            row["first audio"] = round(heard - end, 3)
    return row


def scored(
    half: Half, found: Sequence[tuple[str, dict[str, float]]], scripts: Sequence[tuple[str, float | None]]
) -> SliceResult:
    """The slice of what was waited for. Whoever got no answer, or no script, is a case, not a short wait."""
    measures: Measures = {}
    for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
        waits = spread(row.get("first audio") for where, row in found if locale in (None, where))
        cries = spread(wait for where, wait in scripts if locale in (None, where))
        measures |= _of("voice to voice", group, waits) | _of("emergency to script", group, cries)
    silent = sum("first audio" not in row for _, row in found) + sum(wait is None for _, wait in scripts)
    measures["unanswered", OVERALL] = float(silent)
    report: dict[str, Any] = {
        "stages": {stage: spread(row.get(stage) for _, row in found).to_dict() for stage in STAGES},
        "emergency to script": spread(wait for _, wait in scripts).to_dict(),
    }
    cases = [f"{where}\tno answer\t{row}" for where, row in found if "first audio" not in row]
    cases += [f"{where}\tno script" for where, wait in scripts if wait is None]
    return SliceResult(NAME, half, measures, report, tuple(cases))


def _of(name: str, group: str, found: Spread) -> Measures:
    if found.p50 is None or found.p95 is None:
        return {}
    return {(f"{name} p50", group): found.p50, (f"{name} p95", group): found.p95}
