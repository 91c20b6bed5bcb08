"""How loud both sides of a call are, a tenth of a second at a time: enough to draw it, too little to hear it."""

import audioop
from dataclasses import dataclass
from typing import Any, Final

from telephony.recorder.recordings import CLEAR, LINE, RATE

STEP: Final = 0.1
"""Seconds of one value."""
_SAMPLES: Final = round(RATE * STEP)
_MOST: Final = 2 * 60 * 60 * 10
"""Values kept of a side: two hours."""
_FULL: Final = 32768


@dataclass(frozen=True, slots=True)
class Drawn:
    """A stretch of both sides: values from 0, silence, to 99, as loud as can be.

    They are square roots of the peaks: a quiet voice is still seen.
    """

    first: int
    """Which value of the call the first one is."""
    caller: list[int]
    line: list[int]

    def to_dict(self) -> dict[str, Any]:
        """As the console gets it."""
        return {"step": STEP, "first": self.first, "caller": self.caller, "line": self.line}


class Waveform:
    """One call's. Takes what a `Recorder` takes; all methods are for the event loop and never wait."""

    def __init__(self) -> None:
        """Nothing was heard yet."""
        self._sides = (bytearray(), bytearray())

    def add(self, track: int, at: float, pcm: bytes = b"") -> None:
        """Take int16 mono at 8 kHz of one side; `at` is in seconds since the call began."""
        position = max(0, round(at * RATE))
        if track == CLEAR:
            del self._sides[LINE][-(-position // _SAMPLES) :]
            return
        side = self._sides[track]
        while pcm:
            index, room = position // _SAMPLES, _SAMPLES - position % _SAMPLES
            piece, pcm = pcm[: 2 * room], pcm[2 * room :]
            position += len(piece) // 2
            if index >= _MOST:
                return
            side.extend(bytes(max(0, index + 1 - len(side))))
            side[index] = max(side[index], min(99, round(100 * (audioop.max(piece, 2) / _FULL) ** 0.5)))

    def since(self, first: int, until: float | None = None) -> Drawn:
        """What there is from a value on, the caller's and the line's at the same length.

        Args:
            first: the first value wanted.
            until: seconds since the call began; what the line has sent ahead of its time is left out.
        """
        caller, line = self._sides
        end = max(len(caller), len(line))
        if until is not None:
            end = min(end, int(until / STEP))
        first = max(0, min(first, end))
        return Drawn(first, *(list(side[first:end].ljust(end - first, b"\0")) for side in (caller, line)))
