"""What lies between a caller's mouth and the line, by name.

Conditions are registered by the packages that own them. Under the entry points `atalaia.conditions` each is a
function `(samples, value, chance)` from int16 at 8 kHz to int16 at 8 kHz; under `atalaia.conditions.live`, a
function `(frame, heard, value)` from the caller's next 20 ms of μ-law and all that they have heard to what arrives.
A name may carry how strong it is: `babble=10`.
"""

import audioop
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, Final

import numpy as np

from telephony.caller import Speaking
from telephony.errors import BadRecording
from telephony.line import FRAME_BYTES, SILENCE, Line

_GROUP: Final = "atalaia.conditions"
_LIVE: Final = "atalaia.conditions.live"
CLEAN: Final = "clean"
"""The name of no condition at all."""

Recorded = Callable[[Any, float | None, np.random.Generator], Any]
Live = Callable[[bytes, bytes, float | None], bytes]


@dataclass(frozen=True, slots=True)
class Chain:
    """Conditions in order, with the seed of their randomness."""

    names: tuple[str, ...]
    steps: tuple[tuple[str, Recorded, float | None], ...]
    live: tuple[tuple[Live, float | None], ...]
    seed: int = 0

    def change(self, ulaw: bytes) -> bytes:
        """What arrives of a recording, in whole frames. The same recording and seed give the same bytes."""
        if not self.steps:
            return ulaw
        samples: Any = np.frombuffer(audioop.ulaw2lin(ulaw, 2), dtype="<i2").astype(np.int16)
        for name, step, value in self.steps:
            chance = np.random.default_rng([self.seed, zlib.crc32(name.encode()), zlib.crc32(ulaw)])
            samples = step(samples, value, chance)
        out = audioop.lin2ulaw(np.asarray(samples).astype("<i2").tobytes(), 2)
        return out + SILENCE[: -len(out) % FRAME_BYTES]

    def around(self, caller: Speaking) -> Speaking:
        """The caller, as the live conditions let them through."""
        return _Changed(caller, self.live) if self.live else caller


class _Changed:
    def __init__(self, caller: Speaking, live: Sequence[tuple[Live, float | None]]) -> None:
        self._caller, self._live = caller, live

    def keys(self, line: Line) -> list[str]:
        return self._caller.keys(line)

    def frame(self, line: Line) -> bytes | None:
        frame = self._caller.frame(line)
        if frame is not None:
            for step, value in self._live:
                frame = step(frame, bytes(line.heard[-_LONGEST_ECHO:]), value)
        return frame


_LONGEST_ECHO: Final = 8000
"""Bytes of what the caller heard that a live condition is shown: the last second."""


def names() -> list[str]:
    """All known conditions."""
    return sorted(entry.name for group in (_GROUP, _LIVE) for entry in entry_points(group=group))


def chain(wanted: Sequence[str], seed: int = 0) -> Chain:
    """Conditions by name, each alone or as `NAME=VALUE`; `clean` is none.

    Raises:
        BadRecording: an unknown name, or a value that is no number.
    """
    steps: list[tuple[str, Recorded, float | None]] = []
    live: list[tuple[Live, float | None]] = []
    for text in wanted:
        name, given, strength = text.partition("=")
        if name == CLEAN and not given:
            continue
        try:
            value = float(strength) if given else None
        except ValueError:
            raise BadRecording(
                f"condition {text!r}: {strength!r} is no number; write for example babble=10"
            ) from None
        recorded = list(entry_points(group=_GROUP, name=name))
        while_talking = list(entry_points(group=_LIVE, name=name))
        if recorded:
            steps.append((text, recorded[0].load(), value))
        elif while_talking:
            live.append((while_talking[0].load(), value))
        else:
            known = ", ".join([CLEAN, *names()])
            raise BadRecording(f"unknown condition {name!r}: use one of: {known}")
    return Chain(tuple(wanted), tuple(steps), tuple(live), seed)
