"""What a telephone line does to a caller's voice, by name.

Conditions are registered by the packages that own them, under the entry points `atalaia.conditions`: each is a
function from int16 samples at 8 kHz to as many samples.
"""

import audioop
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from typing import Any

import numpy as np

from telephony.errors import BadRecording


def names() -> list[str]:
    """All known conditions."""
    return sorted(entry.name for entry in entry_points(group="atalaia.conditions"))


def chain(wanted: Sequence[str]) -> Callable[[bytes], bytes] | None:
    """One function on μ-law audio that applies all conditions in order; None for none.

    Raises:
        BadRecording: an unknown name.
    """
    if not wanted:
        return None
    steps: list[Callable[[Any], Any]] = []
    for name in wanted:
        found = list(entry_points(group="atalaia.conditions", name=name))
        if not found:
            known = ", ".join(names()) or "none is installed"
            raise BadRecording(f"unknown condition {name!r}: use one of: {known}")
        steps.append(found[0].load())

    def change(ulaw: bytes) -> bytes:
        samples: Any = np.frombuffer(audioop.ulaw2lin(ulaw, 2), dtype="<i2").astype(np.int16)
        for step in steps:
            samples = step(samples)
        out = audioop.lin2ulaw(np.asarray(samples).astype("<i2").tobytes(), 2)
        return out[: len(ulaw)].ljust(len(ulaw), b"\xff")

    return change
