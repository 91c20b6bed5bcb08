"""A caller who waits for something to happen before each thing they do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from agent.events import Event, EventName
from telephony.line import FRAME_SECONDS, SILENCE, Line, WireEventName
from telephony.recording import Recording

_TURN_QUIET: Final = 1.0
"""Quiet after the line's words that a polite caller takes as their turn."""


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that a caller does."""

    cue: str
    """`start`, `quiet`, `after`, or the slug or kind of what the line must begin to say: `greeting`, `answer`, `script`."""
    delay: float
    """Seconds after the cue."""
    recording: Recording | None = None
    key: str | None = None
    again: bool = False
    """Whether the cue must come anew after the act before; else one that has come already counts."""


class Actor:
    """Plays acts, one frame a tick; a `Speaking` that also hears the call's own events."""

    def __init__(
        self, acts: Sequence[Act], linger: float = 3.0, longest: float = 60.0, patience: float = 60.0
    ) -> None:
        """`linger`: quiet after which the caller hangs up; `longest`: seconds after the last act, whatever is said.

        `patience`: seconds for which a cue is waited for.
        """
        self._acts = list(acts)
        self._linger, self._longest, self._patience = linger, longest, patience
        self._ticks = 0
        self._frames: list[bytes] = []
        self._playing = -1
        self._next = 0
        self._cued: float | None = None
        self._quiet = 0.0
        self._spoke = False
        self._ended = 0.0
        self._pressing: str | None = None
        self._said: list[tuple[float, str, str]] = []

    @property
    def seconds(self) -> float:
        """Since the first frame."""
        return self._ticks * FRAME_SECONDS

    def hear(self, event: Event) -> None:
        """Notice what the line does."""
        if event.name is EventName.SAY_STARTED:
            slug = str(event.fields["id"]).rpartition("-")[0]
            self._said.append((self.seconds, slug, str(event.fields["kind"])))

    def keys(self, line: Line) -> list[str]:
        """See `Speaking`."""
        if self._pressing is None:
            return []
        digit, self._pressing = self._pressing, None
        return [line.dtmf(digit)]

    def frame(self, line: Line) -> bytes | None:
        """See `Speaking`."""
        self._quiet = 0.0 if line.speaking else self._quiet + FRAME_SECONDS
        self._spoke = self._spoke or line.speaking
        if not self._frames and self._next < len(self._acts):
            self._maybe_begin(line)
        elif not self._frames and self._over():
            return None
        self._ticks += 1
        if not self._frames:
            return SILENCE
        frame = self._frames.pop()
        if not self._frames:
            line.note(WireEventName.SPEECH_END, index=self._playing)
            self._finish()
        return frame

    def _maybe_begin(self, line: Line) -> None:
        act = self._acts[self._next]
        if self._cued is None:
            self._cued = self._cue(act)
        if self._cued is None or self.seconds < self._cued + act.delay:
            if self.seconds - self._ended > self._patience:
                self._next = len(self._acts)  # the cue never came
            return
        self._playing = self._next
        self._next += 1
        self._cued = None
        if act.key is not None:
            self._pressing = act.key
            self._finish()
        if act.recording is not None:
            recording = act.recording
            line.note(
                WireEventName.SPEECH, index=self._playing, file=recording.name, seconds=recording.seconds
            )
            self._frames = recording.frames()[::-1]

    def _finish(self) -> None:
        self._ended = self.seconds
        self._spoke = False
        self._quiet = 0.0

    def _cue(self, act: Act) -> float | None:
        if act.cue == "start":
            return 0.0
        if act.cue == "after":
            return self._ended
        if act.cue == "quiet":
            return self.seconds if self._spoke and self._quiet >= _TURN_QUIET else None
        since = self._ended if act.again else 0.0
        return next((t for t, slug, kind in self._said if act.cue in (slug, kind) and t >= since), None)

    def _over(self) -> bool:
        waited = self.seconds - self._ended
        return (
            waited >= self._longest
            or (self._spoke and self._quiet >= self._linger)
            or (not self._spoke and waited >= 15.0)
        )
