"""The caller of a scripted call: what they say and press, when, and when they hang up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, Protocol

from telephony.line import FRAME_SECONDS, SILENCE, Line, WireEventName
from telephony.recording import Recording

_TURN_QUIET: Final = 1.0
"""Quiet after the line's speech that a polite caller takes as their turn."""


@dataclass(frozen=True, slots=True)
class KeyPress:
    """One key."""

    digit: str
    at: float
    """Seconds after the call's first audio."""


@dataclass(frozen=True, slots=True)
class CallerPlan:
    """What a scripted caller does. Times are seconds."""

    recordings: Sequence[Recording]
    start: float | None = 0.0
    """When the first recording begins; None waits until the greeting is over."""
    keys: Sequence[KeyPress] = ()
    hang_up_at: float | None = None
    hang_up_after: float | None = None
    """Hang up this long after the last recording ended, whatever the line says."""
    linger: float = 6.5
    """How long the line must have been quiet after its last words before the caller hangs up."""
    patience: float = 15.0
    """How long the caller waits for the line to begin to speak."""
    longest: float = 120.0
    """Hang up this long after the last recording ended, even if the line still talks."""


class Speaking(Protocol):
    """Whoever speaks on a line, one frame a tick."""

    def frame(self, line: Line) -> bytes | None:
        """The next 20 ms of μ-law, or None when they hang up."""

    def keys(self, line: Line) -> list[str]:
        """Messages for the keys that are due now."""


class _State(Enum):
    WAITING = auto()
    SPEAKING = auto()
    LISTENING = auto()


@dataclass
class Caller:
    """Plays a plan, one frame a tick, listening to the line."""

    plan: CallerPlan
    _state: _State = _State.WAITING
    _index: int = 0
    _frames: list[bytes] = field(default_factory=list)
    _ticks: int = 0
    _listened: int = 0
    _quiet: int = 0
    _answered: bool = False
    _pressed: int = 0

    @property
    def seconds(self) -> float:
        """Since the first frame."""
        return self._ticks * FRAME_SECONDS

    def keys(self, line: Line) -> list[str]:
        """Messages for the keys that are due now."""
        due: list[str] = []
        while self._pressed < len(self.plan.keys) and self.plan.keys[self._pressed].at <= self.seconds:
            due.append(line.dtmf(self.plan.keys[self._pressed].digit))
            self._pressed += 1
        return due

    def frame(self, line: Line) -> bytes | None:
        """The next 20 ms of the caller, or None when they hang up."""
        if self.plan.hang_up_at is not None and self.seconds >= self.plan.hang_up_at:
            return None
        self._listen(line)
        if self._state is _State.WAITING and self._may_speak():
            self._speak(line)
        elif self._state is _State.LISTENING and self._had_enough():
            return None
        self._ticks += 1
        if self._state is not _State.SPEAKING:
            return SILENCE
        frame = self._frames.pop()
        if not self._frames:
            line.note(WireEventName.SPEECH_END, index=self._index)
            self._index += 1
            last = self._index >= len(self.plan.recordings)
            self._state = _State.LISTENING if last else _State.WAITING
            self._reset()
        return frame

    def _speak(self, line: Line) -> None:
        recording = self.plan.recordings[self._index]
        line.note(WireEventName.SPEECH, index=self._index, file=recording.name, seconds=recording.seconds)
        self._frames = recording.frames()[::-1]
        self._state = _State.SPEAKING

    def _reset(self) -> None:
        self._listened = self._quiet = 0
        self._answered = False

    def _listen(self, line: Line) -> None:
        self._listened += 1
        if line.speaking:
            self._answered = True
            self._quiet = 0
        else:
            self._quiet += 1

    def _may_speak(self) -> bool:
        if not self.plan.recordings:
            self._state = _State.LISTENING
            return False
        if self._index == 0 and self.plan.start is not None:
            return self.seconds >= self.plan.start
        return self._done(_TURN_QUIET)

    def _had_enough(self) -> bool:
        waited = self._listened * FRAME_SECONDS
        limit = self.plan.hang_up_after
        if limit is not None:
            return waited >= limit
        if self.plan.hang_up_at is not None:
            return False
        if self._pressed < len(self.plan.keys):
            return False
        return waited >= self.plan.longest or self._done(self.plan.linger)

    def _done(self, quiet: float) -> bool:
        if not self._answered:
            return self._listened * FRAME_SECONDS >= self.plan.patience
        return self._quiet * FRAME_SECONDS >= quiet
