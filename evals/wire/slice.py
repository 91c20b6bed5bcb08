"""The slices `barge-in`, `faults` and `turn-taking`: scripted callers on the wire, held to thresholds."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

import numpy as np

from evals.goldens import Half
from evals.rate import Rate
from evals.slices import Measures, SliceResult
from evals.thresholds import OVERALL
from evals.wire.checks import Seen, see, to_row
from evals.wire.endings import Taken, false_ends, hesitants, missed_ends, take
from evals.wire.scene import Scene, play, scenes
from guardrails.locale import LOCALES
from telephony.call import Shared
from telephony.clock import SkippingLoop, SteadyLoop

Tell = Callable[[str, int, int], None]
"""What is being played, its number, and of how many."""
T = TypeVar("T")

_QUIET: Final = ("not interrupted", "answer finished")


@lru_cache(maxsize=1)
def engines() -> Shared:
    """The real engines of this process. Blocks while they load."""
    from agent.settings import load_settings
    from telephony.loading import load_shared
    from telephony.logs import quiet
    from telephony.replay import steadied

    quiet()
    return steadied(load_shared(load_settings()))


def on_clock(work: Coroutine[Any, Any, T], *, steady: bool = True) -> T:
    """Run a call on a clock that skips waits; `steady` also stands still while somebody computes."""
    with asyncio.Runner(loop_factory=SteadyLoop if steady else SkippingLoop) as runner:
        return runner.run(work)


def played(chosen: Sequence[Scene], tell: Tell) -> list[tuple[Scene, dict[str, Seen]]]:
    """Every scene, and what was seen of it."""
    found = []
    for number, scene in enumerate(chosen, 1):
        tell(scene.id, number, len(chosen))
        call = on_clock(play(scene, engines()))
        found.append((scene, see(scene.expect, call)))
    return found


def barge_in(half: Half, tell: Tell = lambda *_: None) -> SliceResult:
    """Callers who talk over the line, and emergencies at every bad moment."""
    return scored(
        "barge-in", half, played([one for one in scenes() if one.fault in (None, "slow turn")], tell)
    )


def faults(half: Half, tell: Tell = lambda *_: None) -> SliceResult:
    """Parts that fail: the caller hears something within four seconds."""
    broken = [one for one in scenes() if one.fault not in (None, "slow turn")]
    return scored("faults", half, played(broken, tell))


def scored(name: str, half: Half, found: Sequence[tuple[Scene, dict[str, Seen]]]) -> SliceResult:
    """A slice of what was seen."""
    every = [(scene, check, one) for scene, seen in found for check, one in seen.items()]

    def share(*checks: str) -> Rate:
        mine = [one for _, check, one in every if check in checks]
        return Rate(sum(one.held for one in mine), len(mine))

    def values(check: str, whispered: bool | None = None) -> list[float]:
        return [
            one.value
            for scene, name, one in every
            if name == check and one.value is not None and whispered in (None, scene.whispered)
        ]

    measures: Measures = {("held", OVERALL): share(*{check for _, check, _ in every}).value}
    # A whisper has no voice: the detector takes longer over it, and it stands alone.
    if whispers := values("cleared", whispered=True):
        measures["whisper to clear", OVERALL] = max(whispers)
    if clears := values("cleared", whispered=False):
        measures["onset to clear p50", OVERALL] = round(float(np.median(clears)), 3)
        measures["onset to clear p95", OVERALL] = round(float(np.quantile(clears, 0.95)), 3)
    if late := values("nothing after clear"):
        measures["bytes after clear", OVERALL] = max(late)
    if share("not interrupted").total:
        measures["false interruptions", OVERALL] = 1 - share("not interrupted").value
        measures["resumed", OVERALL] = share("answer finished").value
    if share("escalated").total:
        measures["escalated", OVERALL] = share("escalated", "checked, then escalated").value
    if share("script whole").total:
        measures["script confirmed", OVERALL] = share("script whole").value
    if waits := values("never silent"):
        measures["longest silence", OVERALL] = max(waits)
    return SliceResult(
        name,
        half,
        measures,
        {
            "scenes": [
                {"scene": scene.id, "condition": scene.condition, "fault": scene.fault, "seen": to_row(seen)}
                for scene, seen in found
            ],
            "held": share(*{check for _, check, _ in every}).to_dict(),
        },
        tuple(f"{scene.id}\t{check}\t{one.why}" for scene, check, one in every if not one.held),
    )


def turn_taking(half: Half, tell: Tell = lambda *_: None) -> SliceResult:
    """People who pause within what they say: read-out numbers, hesitations, lists, second thoughts."""
    found: list[Taken] = []
    callers = hesitants()
    for number, caller in enumerate(callers, 1):
        tell(caller.id, number, len(callers))
        found.append(on_clock(take(caller, engines()))[0])
    return endings(half, found)


def endings(half: Half, found: Sequence[Taken]) -> SliceResult:
    """The slice of what was taken as over, and when."""
    taken = list(found)
    measures: Measures = {}
    for group, locale in ((OVERALL, None), *((one, one) for one in LOCALES)):
        measures["false turn ends", group] = false_ends(taken, locale).value
        measures["missed turn ends", group] = missed_ends(taken, locale).value
    delays = [one.delay for one in taken if one.delay is not None]
    if delays:
        measures["end to turn p50", OVERALL] = round(float(np.median(delays)), 3)
        measures["end to turn p95", OVERALL] = round(float(np.quantile(delays, 0.95)), 3)
    wrong = [one for one in taken if one.too_soon or one.delay is None]
    return SliceResult(
        "turn-taking",
        half,
        measures,
        {
            "callers": [one.to_dict() for one in taken],
            "false_turn_ends": false_ends(taken).to_dict(),
            "missed_turn_ends": missed_ends(taken).to_dict(),
        },
        tuple(
            f"{one.caller.id}\t{one.too_soon} too soon, "
            f"{'missed' if one.delay is None else f'{one.delay:.2f} s'}\t{' … '.join(one.caller.parts)}"
            for one in wrong
        ),
    )
