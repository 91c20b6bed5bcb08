"""Scenes: what a scripted caller does, read from `scenes.toml`, and playing them."""

import asyncio
import tomllib
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

from agent.answer import Answer
from agent.say import Say
from agent.turn import TurnEngine, TurnRequest
from evals.audio.corpus import NUMBERS
from evals.benchmarks.callers import trimmed
from evals.callers import CALLERS, render_caller
from evals.errors import EvalError
from evals.phone import Pcm
from evals.wire.actor import Act, Actor
from evals.wire.sounds import SOUNDS, whispered
from guardrails.locale import LOCALES
from telephony.call import Shared
from telephony.caller import Speaking
from telephony.clock import resting
from telephony.conditions import chain
from telephony.manifest import Item
from telephony.recording import Recording, from_samples
from telephony.replay import Replayed, replay_call
from voices.errors import VoicesError

FAULTS: Final = ("slow turn", "broken turn", "hanging turn", "deaf")
_SLOW: Final = 8.0
"""Seconds that a slow turn takes: long enough for a filler, as while a colleague reviews it."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A scripted caller, and what must be seen."""

    name: str
    locale: str
    acts: tuple[dict[str, Any], ...]
    """As in the file: cue, delay, and one of say, sound, key."""
    expect: tuple[str, ...]
    fault: str | None = None
    condition: str = "clean"
    linger: float = 3.0
    """Quiet after which the caller hangs up."""

    @property
    def id(self) -> str:
        """Unique in the file."""
        return f"{self.name} ({self.locale})"

    @property
    def whispered(self) -> bool:
        """Whether the caller's last words are whispered."""
        return bool(self.acts and self.acts[-1].get("whisper"))


def scenes() -> list[Scene]:
    """All scenes.

    Raises:
        EvalError: any of them is broken; all are listed.
    """
    from evals.wire.checks import CHECKS

    table = tomllib.loads(files("evals.wire").joinpath("scenes.toml").read_text(encoding="utf-8"))
    found, problems, seen = [], [], set()
    for number, row in enumerate(table["scene"], 1):
        scene = Scene(
            row["name"], row["locale"], tuple(row["acts"]), tuple(row["expect"]),
            row.get("fault"), row.get("condition", "clean"), row.get("linger", 3.0),
        )  # fmt: skip
        unknown = [name for name in scene.expect if name not in CHECKS]
        sounds = [act["sound"] for act in scene.acts if act.get("sound", "cough") not in SOUNDS]
        if scene.id in seen:
            problems.append(f"scene {number}: {scene.id} is there twice")
        if scene.locale not in LOCALES:
            problems.append(f"scene {number}: unknown locale {scene.locale!r}")
        if scene.fault is not None and scene.fault not in FAULTS:
            problems.append(f"scene {number}: unknown fault {scene.fault!r}: use one of {', '.join(FAULTS)}")
        problems += [f"scene {number}: unknown expectation {name!r}" for name in unknown]
        problems += [f"scene {number}: unknown sound {name!r}" for name in sounds]
        seen.add(scene.id)
        found.append(scene)
    if problems:
        raise EvalError("\n  ".join(["scenes.toml:", *problems]))
    return found


def acts(scene: Scene) -> list[Act]:
    """What the caller of a scene does; their voice is rendered once and kept.

    Raises:
        VoicesError: the callers' voices are not fetched.
    """
    voice = CALLERS[scene.locale][0]
    made = []
    for row in scene.acts:
        recording = None
        if "say" in row or "sound" in row:
            pcm: Pcm = (
                SOUNDS[row["sound"]]()
                if "sound" in row
                else trimmed(render_caller(row["say"], scene.locale, voice))
            )
            pcm = whispered(pcm) if row.get("whisper") else pcm
            recording = changed(_recording(row.get("say") or row["sound"], pcm), scene.condition)
        made.append(
            Act(row["cue"], row["delay"], recording, row.get("key"), again=row["cue"] in ("answer", "quiet"))
        )
    return made


def changed(recording: Recording, condition: str, seed: int = 0) -> Recording:
    """A recording as it arrives under a condition."""
    return replace(recording, ulaw=chain(condition.split("+"), seed).change(recording.ulaw))


def _recording(name: str, pcm: Pcm) -> Recording:
    return from_samples(name, (pcm / 32768).astype(np.float32))


async def play(scene: Scene, shared: Shared, seed: int = 0) -> Replayed:
    """Play a scene, on the loop that is running."""
    actor = Actor(acts(scene), scene.linger)
    caller: Speaking = chain(scene.condition.split("+"), seed).around(actor)
    item = Item(Path(scene.id), scene.locale, scene.id, NUMBERS[scene.locale])
    broken = with_fault(shared, scene.fault)
    return await replay_call(item, broken, caller, lambda _, event: actor.hear(event), seed=seed)


def with_fault(shared: Shared, fault: str | None) -> Shared:
    """The same engines, one of them broken."""
    if fault is None:
        return shared
    engines = shared.engines
    if fault == "deaf":
        return replace(shared, engines=replace(engines, hearing=_Deaf(engines.hearing)))  # type: ignore[arg-type]
    turn = _Faulty(engines.reasoning.turn, fault)
    reasoning = replace(engines.reasoning, turn=turn)  # type: ignore[arg-type]
    return replace(shared, engines=replace(engines, reasoning=reasoning))


class _Faulty:
    def __init__(self, engine: TurnEngine, fault: str) -> None:
        self._engine, self._fault = engine, fault
        self.desk = engine.desk

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        if self._fault == "broken turn":
            raise RuntimeError("the store is gone")
        with resting():
            await asyncio.sleep(_SLOW if self._fault == "slow turn" else 3600.0)
        async for piece in self._engine.run(request):
            yield piece


class _Deaf:
    """A recognizer that takes no calls any more."""

    healthy = False

    def __init__(self, real: Any) -> None:
        self.settings = real.settings
        self.scheduler = real.scheduler

    def open(self, *_: Any) -> Any:
        raise VoicesError("the recognizer is broken (on purpose)")
