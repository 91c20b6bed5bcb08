"""Calls to a server, timed on the wire."""

import asyncio

from evals.benchmarks.callers import Clip
from evals.benchmarks.process import Serving
from telephony.caller import CallerPlan
from telephony.dialler import Dial, Outcome, dial
from telephony.line import WireEvent, WireEventName

_APART = 0.5
"""Seconds in which a server notices that a caller has hung up, and has room for another."""


async def call(server: Serving, clip: Clip, *, after: float = 3.5) -> Outcome:
    """Call, wait for the greeting to end, play the clip, hang up `after` seconds later."""
    plan = CallerPlan([clip.recording], start=None, hang_up_after=after)
    return await dial(Dial(server.url, number="+14155552671", locale="en-US"), plan)


def _spoke(outcome: Outcome) -> float | None:
    return next((event.t for event in outcome.events if event.name is WireEventName.SPEECH), None)


def _first(events: tuple[WireEvent, ...], name: WireEventName, after: float) -> float | None:
    return next((event.t for event in events if event.name is name and event.t >= after), None)


def first_audio(outcome: Outcome, clip: Clip) -> float | None:
    """Seconds from the clip's moment to the first audio on the wire after it."""
    spoke = _spoke(outcome)
    if spoke is None:
        return None
    moment = spoke + clip.moment
    heard = _first(outcome.events, WireEventName.AUDIO, moment)
    return None if heard is None else heard - moment


def script_audio(outcome: Outcome, clip: Clip) -> float | None:
    """Seconds from the clip's moment to the audio that nothing cleared any more: a script is not interrupted.

    Negative: before the phrase had ended. What the line began to say and took back on the way does not count.
    """
    spoke = _spoke(outcome)
    if spoke is None:
        return None
    cleared = [event.t for event in outcome.events if event.name is WireEventName.CLEAR and event.t >= spoke]
    heard = _first(outcome.events, WireEventName.AUDIO, max(cleared, default=spoke))
    return None if heard is None else heard - spoke - clip.moment


def clear(outcome: Outcome, clip: Clip) -> float | None:
    """Seconds from the clip's moment to `clear` on the wire, if the line was speaking then."""
    spoke = _spoke(outcome)
    if spoke is None:
        return None
    cleared = _first(outcome.events, WireEventName.CLEAR, spoke + clip.moment - 0.02)
    return None if cleared is None else cleared - spoke - clip.moment


async def together(server: Serving, clips: list[Clip]) -> list[Outcome]:
    """Several calls at the same time, a moment after whoever called before has left."""
    await asyncio.sleep(_APART)
    return list(await asyncio.gather(*(call(server, clip) for clip in clips)))
