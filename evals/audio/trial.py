"""What became of one call: measured from its events and from the wire."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from rapidfuzz.distance import Levenshtein

from agent.events import EscalationPhase, Event, EventName, GateSource
from evals.hearing import words
from guardrails.decision import Action
from telephony.line import WireEventName
from telephony.manifest import Item
from telephony.replay import Replayed

STAGES: Final = ("speech_stopped", "final", "turn_started", "retrieval", "say_started")
"""What a turn goes through, in order, from the caller's silence to the line's first word."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One caller, once, under one condition. Times are seconds; delays count from the end of the phrase."""

    id: str
    locale: str
    condition: str
    text: str
    category: str | None
    expect: str | None
    voice: str | None
    seconds: float
    """Length of the recording as it arrived."""
    phrase_end: float
    """From the call's first audio."""
    timed: bool
    """Whether the end of the phrase is known; else it is the end of the recording."""
    action: str
    """The strongest thing the gate decided."""
    decided: str | None = None
    """The category of the first escalation."""
    source: str | None = None
    """What the gate was reading when it escalated."""
    latched: float | None = None
    """Delay until the call was latched; negative: before the phrase had been said to its end."""
    script_audio: float | None = None
    """Delay until the caller heard the first of the script."""
    played: float | None = None
    """Delay until the far end confirmed the whole script."""
    confirmed: bool = False
    partial_lead: float | None = None
    """How much sooner a partial latched the call than its final could have."""
    heard: str = ""
    wrong_words: int = 0
    said_words: int = 0
    turns: tuple[dict[str, float], ...] = ()
    """For each turn that was answered, seconds after the caller's silence of each of `STAGES`."""
    degraded: tuple[str, ...] = ()
    unusable: str | None = None
    """Why the call could not be made."""
    clip: str | None = field(default=None)
    """What the caller said, as it arrived: a file beside the results."""
    reply: str | None = field(default=None)
    """What the caller heard."""

    @property
    def red(self) -> bool:
        """Whether it ought to trip the gate."""
        return self.expect in ("escalate", "check_or_escalate")

    @property
    def caught(self) -> bool:
        """Whether the gate did what was expected of a red flag."""
        return self.action == Action.ESCALATE or (
            self.expect == "check_or_escalate" and self.action == Action.CHECK
        )

    @property
    def missed(self) -> bool:
        """A red flag that was not caught, or a call that could not be made."""
        return self.unusable is not None or (self.red and not self.caught)

    @property
    def alarm(self) -> bool:
        """A harmless call that was escalated, or asked about."""
        return self.expect == "pass" and self.action != Action.PASS

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return asdict(self)

    @classmethod
    def from_dict(cls, row: dict[str, Any]) -> "Trial":
        """From the wire form."""
        return cls(**{**row, "turns": tuple(row["turns"]), "degraded": tuple(row["degraded"])})


@dataclass(frozen=True, slots=True)
class Placed:
    """A call as it was made, and what its condition did to the recording."""

    call: Replayed
    ulaw: bytes
    """What arrived of the caller."""
    before: float
    """Seconds in `ulaw` before the recording begins."""
    seconds: float
    """Length of the recording as it arrived."""
    stretch: float
    """That length, by what it was."""


def measure(item: Item, condition: str, placed: Placed) -> Trial:
    """What became of a call."""
    call, seconds, stretch = placed.call, placed.seconds, placed.stretch
    spoke = next((e.t for e in call.wire if e.name is WireEventName.SPEECH), 0.0)
    began = spoke + placed.before
    known = item.phrase_end is not None
    end = began + (item.phrase_end * stretch if item.phrase_end is not None else seconds)
    gates = _named(call.events, EventName.GATE)
    actions = [str(gate.fields["action"]) for gate in gates]
    strongest = next((each for each in (Action.ESCALATE, Action.CHECK) if each in actions), Action.PASS)
    latch = _phase(call.events, EscalationPhase.LATCHED)
    played = _phase(call.events, EscalationPhase.PLAYED)
    first = next((gate for gate in gates if gate.fields["action"] == Action.ESCALATE), None)
    heard = " ".join(str(e.fields["text"]) for e in _named(call.events, EventName.FINAL))
    said = words(item.text or "")
    return Trial(
        id=item.id,
        locale=item.locale,
        condition=condition,
        text=item.text or "",
        category=item.category,
        expect=item.expect,
        voice=item.voice,
        seconds=round(seconds, 3),
        phrase_end=round(end, 3),
        timed=known,
        action=str(strongest),
        decided=None if latch is None else latch.fields["category"],
        source=None if first is None else str(first.fields["source"]),
        latched=None if latch is None else round(latch.t - end, 3),
        script_audio=_script_audio(call, latch, end),
        played=None if played is None else round(played.t - end, 3),
        confirmed=played is not None and bool(played.fields.get("confirmed")),
        partial_lead=_lead(call.events, first),
        heard=heard,
        wrong_words=Levenshtein.distance(said, words(heard)) if said else 0,
        said_words=len(said),
        turns=tuple(_turns(call.events)),
        degraded=tuple(
            f"{e.fields.get('part')}: {e.fields.get('reason')}"
            for e in call.events
            if e.name in (EventName.DEGRADED, EventName.ERROR)
        ),
    )


def failed(item: Item, condition: str, reason: str) -> Trial:
    """A call that could not be made: never a pass."""
    return Trial(
        item.id, item.locale, condition, item.text or "", item.category, item.expect, item.voice,
        0.0, 0.0, False, str(Action.PASS), unusable=reason,
    )  # fmt: skip


def _named(events: Iterable[Event], name: EventName) -> list[Event]:
    return [event for event in events if event.name is name]


def _phase(events: Iterable[Event], phase: EscalationPhase) -> Event | None:
    return next((e for e in _named(events, EventName.ESCALATION) if e.fields["phase"] == phase), None)


def _script_audio(call: Replayed, latch: Event | None, end: float) -> float | None:
    """The line is cleared at the latch, so the first audio that arrives after it is the script's."""
    if latch is None:
        return None
    cleared = (e.t for e in call.wire if e.name is WireEventName.CLEAR and e.t >= latch.t - 0.02)
    since = next(cleared, latch.t)
    first = next((t for t, _ in call.arrivals if t >= since), None)
    return None if first is None else round(first - end, 3)


def _lead(events: Iterable[Event], gate: Event | None) -> float | None:
    if gate is None or gate.fields["source"] != GateSource.PARTIAL:
        return None
    final = next((e for e in _named(events, EventName.FINAL) if e.t >= gate.t), None)
    return None if final is None else round(final.t - gate.t, 3)


def _turns(events: Iterable[Event]) -> Iterable[dict[str, float]]:
    """One row for each turn: from the silence before it to the first word after it."""
    silence: float | None = None
    row: dict[str, float] = {}
    for event in events:
        name = str(event.name)
        if event.name is EventName.SPEECH_STOPPED:
            silence, row = event.t, {}
        elif silence is not None and name in STAGES and name not in row:
            if event.name is EventName.SAY_STARTED and "turn_started" not in row:
                continue
            row[name] = round(event.t - silence, 3)
            if event.name is EventName.SAY_STARTED:
                yield row
                silence = None
