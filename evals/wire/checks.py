"""What must be seen of a scene, and the numbers that come with it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from agent.events import EscalationPhase, Event, EventName
from telephony.line import WireEventName
from telephony.replay import Replayed
from telephony.speech import Ending

CLEAR_LIMIT: Final = 1.5
"""Seconds after the onset of a voice in which a `clear` counts as its answer."""
_ON_THE_WAY: Final = 0.06
"""Seconds after a `clear` in which packets may still arrive that had been sent before."""
SILENT_LIMIT: Final = 4.0
"""Seconds in which a caller must hear something, whatever has broken."""
_ANSWERS: Final = ("answer", "no_match", "refusal")


@dataclass(frozen=True, slots=True)
class Seen:
    """What one expectation found."""

    held: bool
    value: float | None = None
    """Its number, if it has one: seconds, or bytes."""
    why: str = ""


def _named(events: Iterable[Event], name: EventName) -> list[Event]:
    return [event for event in events if event.name is name]


def onsets(call: Replayed) -> list[float]:
    """When the caller began to speak, each time."""
    return [event.t for event in call.wire if event.name is WireEventName.SPEECH]


def _clear_after(call: Replayed, onset: float) -> float | None:
    return next(
        (
            e.t
            for e in call.wire
            if e.name is WireEventName.CLEAR and onset - 0.02 <= e.t <= onset + CLEAR_LIMIT
        ),
        None,
    )


def cleared(call: Replayed) -> Seen:
    """The line fell silent soon after the caller's last words began; the value is onset to `clear`."""
    if not onsets(call):
        return Seen(False, why="the caller never spoke")
    onset = onsets(call)[-1]
    at = _clear_after(call, onset)
    return Seen(False, why="no clear") if at is None else Seen(True, round(at - onset, 3))


def nothing_after_clear(call: Replayed) -> Seen:
    """No packets of what was cleared arrive after the `clear`, until something new is said; the value is bytes."""
    clears = [e.t for e in call.wire if e.name is WireEventName.CLEAR]
    if not clears:
        return Seen(False, why="no clear")
    late = 0
    for at in clears:
        fresh = (e.t for e in _named(call.events, EventName.SAY_STARTED) if e.t >= at - 0.001)
        until = next(fresh, float("inf"))
        resumed = next((t for t, _ in call.arrivals if t >= at + 0.3), float("inf"))
        late += sum(size for t, size in call.arrivals if at + _ON_THE_WAY < t < min(until, resumed))
    return Seen(late == 0, float(late), "" if late == 0 else f"{late} bytes came after the clear")


def answered(call: Replayed) -> Seen:
    """At least one answer, refusal or "I have no evidence" was given."""
    return _answers(call, 1)


def answered_twice(call: Replayed) -> Seen:
    """What was asked over the first answer was answered too."""
    return _answers(call, 2)


def _answers(call: Replayed, wanted: int) -> Seen:
    count = len(_named(call.events, EventName.ANSWER))
    return Seen(count >= wanted, float(count), "" if count >= wanted else f"{count} answers")


def not_interrupted(call: Replayed) -> Seen:
    """Nothing that was being said was given up."""
    found = _named(call.events, EventName.INTERRUPTED)
    return Seen(not found, why="" if not found else f"interrupted by {found[0].fields.get('text')!r}")


def answer_finished(call: Replayed) -> Seen:
    """The answer was heard to its end, held or not on the way."""
    said = [e for e in _named(call.events, EventName.SAY_FINISHED) if e.fields["kind"] in _ANSWERS]
    whole = [e for e in said if e.fields["ending"] in (Ending.HEARD, Ending.ASSUMED)]
    return Seen(bool(whole), why="" if whole else "the answer was never finished")


def escalated(call: Replayed) -> Seen:
    """The call was latched; the value is seconds from the end of the caller's words to the latch."""
    latch = _phase(call, EscalationPhase.LATCHED)
    if latch is None:
        return Seen(False, why="never latched")
    ended = [e.t for e in call.wire if e.name in (WireEventName.SPEECH_END, WireEventName.DTMF)]
    # Latched in mid-sentence, it is that sentence's end that counts, not that of what was said later.
    until = next((t for t in ended if t >= latch.t), ended[-1] if ended else None)
    return Seen(True, None if until is None else round(latch.t - until, 3))


def script_whole(call: Replayed) -> Seen:
    """The far end confirmed that the whole script was heard; the value is the bytes heard of it, as the mark says."""
    played = _phase(call, EscalationPhase.PLAYED)
    if played is None:
        return Seen(False, why="never played to its end")
    said = [e for e in _named(call.events, EventName.SAY_FINISHED) if e.fields["kind"] == "script"]
    heard = float(said[0].fields["heard"]) * 8000 if said else 0.0
    confirmed = bool(played.fields.get("confirmed"))
    return Seen(confirmed, heard, "" if confirmed else "no mark came back for it")


def script_not_cleared(call: Replayed) -> Seen:
    """Nothing was cleared once the script had begun."""
    begun = next(
        (e.t for e in _named(call.events, EventName.SAY_STARTED) if e.fields["kind"] == "script"), None
    )
    if begun is None:
        return Seen(False, why="no script")
    late = [e.t for e in call.wire if e.name is WireEventName.CLEAR and e.t > begun + 0.02]
    return Seen(not late, why="" if not late else f"cleared {late[0] - begun:.2f} s into the script")


def checked(call: Replayed) -> Seen:
    """The line asked whether anyone is in danger and, hearing nothing, escalated; the value is the wait between."""
    asked = [e for e in _named(call.events, EventName.GATE) if e.fields["action"] == "check"]
    latch = _phase(call, EscalationPhase.LATCHED)
    if latch is None or not asked:
        return Seen(False, why="never asked" if not asked else "silence was let pass")
    return Seen(True, round(latch.t - asked[0].t, 3))


def never_silent(call: Replayed) -> Seen:
    """After the caller's last words something is heard within four seconds; the value is the wait."""
    ended = [e.t for e in call.wire if e.name is WireEventName.SPEECH_END]
    if not ended:
        return Seen(False, why="the caller never spoke")
    after = next((t for t, _ in call.arrivals if t >= ended[-1]), None)
    if after is None:
        return Seen(False, why="nothing was said any more")
    wait = round(after - ended[-1], 3)
    return Seen(wait <= SILENT_LIMIT, wait, "" if wait <= SILENT_LIMIT else f"silent for {wait:.1f} s")


def _phase(call: Replayed, phase: EscalationPhase) -> Event | None:
    return next((e for e in _named(call.events, EventName.ESCALATION) if e.fields["phase"] == phase), None)


CHECKS: Final[dict[str, Callable[[Replayed], Seen]]] = {
    "cleared": cleared,
    "nothing after clear": nothing_after_clear,
    "answered": answered,
    "answered twice": answered_twice,
    "not interrupted": not_interrupted,
    "answer finished": answer_finished,
    "escalated": escalated,
    "script whole": script_whole,
    "script not cleared": script_not_cleared,
    "checked, then escalated": checked,
    "never silent": never_silent,
}


def see(names: Iterable[str], call: Replayed) -> dict[str, Seen]:
    """Every expectation of a scene."""
    return {name: CHECKS[name](call) for name in names}


def to_row(seen: dict[str, Seen]) -> dict[str, Any]:
    """The wire form."""
    return {name: {"held": one.held, "value": one.value, "why": one.why} for name, one in seen.items()}
