"""When the line takes a turn as over: too soon, too late, or right."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from agent.events import EventName
from evals.audio.corpus import NUMBERS
from evals.callers import CALLERS, render_caller
from evals.phone import PHONE_RATE, Pcm
from evals.rate import Rate
from evals.wire.actor import Act, Actor
from telephony.call import Shared
from telephony.line import WireEventName
from telephony.manifest import Item
from telephony.recording import from_samples
from telephony.replay import Replayed, replay_call

LATEST: Final = 3.5
"""Seconds of silence after which a turn that has not been taken as over is missed."""
_EDGE: Final = 500
"""int16 level below which the ends of a part are silence."""


@dataclass(frozen=True, slots=True)
class Hesitant:
    """Somebody who pauses in what they say."""

    id: str
    locale: str
    kind: str
    parts: tuple[str, ...]
    pauses: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """What the line made of one of them."""

    caller: Hesitant
    too_soon: int
    """Pauses that were taken for the end."""
    delay: float | None
    """Seconds from the last word to the turn; None if it was missed."""

    def to_dict(self) -> dict[str, Any]:
        """The wire form."""
        return {
            "id": self.caller.id,
            "locale": self.caller.locale,
            "kind": self.caller.kind,
            "pauses": len(self.caller.pauses),
            "too_soon": self.too_soon,
            "delay": self.delay,
        }


def hesitants() -> list[Hesitant]:
    """Everybody in `turns.toml`."""
    table = tomllib.loads(files("evals.wire").joinpath("turns.toml").read_text(encoding="utf-8"))
    return [
        Hesitant(
            f"turn-{number:02d}-{row['locale']}-{row['kind']}".replace(" ", "-"),
            row["locale"],
            row["kind"],
            tuple(row["parts"]),
            tuple(row["pauses"]),
        )
        for number, row in enumerate(table["caller"], 1)
    ]


def said(caller: Hesitant) -> tuple[Pcm, list[tuple[float, float]]]:
    """Their call, int16 at 8 kHz, and each pause as seconds from and to."""
    voice = CALLERS[caller.locale][0]
    pieces: list[Pcm] = []
    gaps: list[tuple[float, float]] = []
    length = 0
    for number, part in enumerate(caller.parts):
        if number:
            pause = np.zeros(round(caller.pauses[number - 1] * PHONE_RATE), dtype=np.int16)
            gaps.append((length / PHONE_RATE, (length + pause.size) / PHONE_RATE))
            pieces.append(pause)
            length += pause.size
        pcm = _trimmed(render_caller(part, caller.locale, voice))
        pieces.append(pcm)
        length += pcm.size
    return np.concatenate(pieces), gaps


async def take(caller: Hesitant, shared: Shared, seed: int = 0) -> tuple[Taken, Replayed]:
    """Let them call, on the loop that is running."""
    pcm, gaps = said(caller)
    recording = from_samples(caller.id, (pcm / 32768).astype(np.float32))
    actor = Actor([Act("quiet", 0.3, recording)], linger=1.0, longest=LATEST + 1.0)
    item = Item(Path(caller.id), caller.locale, caller.id, NUMBERS[caller.locale])
    call = await replay_call(item, shared, actor, lambda _, event: actor.hear(event), seed=seed)
    return judged(caller, gaps, len(pcm) / PHONE_RATE, call), call


def judged(caller: Hesitant, gaps: list[tuple[float, float]], seconds: float, call: Replayed) -> Taken:
    """What the line made of it: a turn that starts within a pause, or before its words go on, came too soon."""
    began = next((e.t for e in call.wire if e.name is WireEventName.SPEECH), 0.0)
    turns = [e.t - began for e in call.events if e.name is EventName.TURN_STARTED]
    # What was recognized of a part may reach the turn a moment after the next one has begun.
    too_soon = sum(any(start <= t <= end + 0.3 for t in turns) for start, end in gaps)
    after = next((t - seconds for t in turns if t >= seconds - 0.1), None)
    delay = None if after is None or after > LATEST else round(after, 3)
    return Taken(caller, too_soon, delay)


def false_ends(found: list[Taken], locale: str | None = None) -> Rate:
    """Share of pauses that were taken for the end."""
    mine = [one for one in found if locale in (None, one.caller.locale)]
    return Rate(sum(one.too_soon for one in mine), sum(len(one.caller.pauses) for one in mine))


def missed_ends(found: list[Taken], locale: str | None = None) -> Rate:
    """Share of turns that were not taken as over in time."""
    mine = [one for one in found if locale in (None, one.caller.locale)]
    return Rate(sum(one.delay is None for one in mine), len(mine))


def _trimmed(pcm: Pcm) -> Pcm:
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > _EDGE)
    return pcm if loud.size == 0 else pcm[loud[0] : loud[-1] + 1]
