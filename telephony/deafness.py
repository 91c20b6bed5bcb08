"""Noticing that the line cannot hear: speech without words, or a recognizer that is dead."""

from dataclasses import dataclass
from enum import StrEnum

_SPELL = 0.6
"""Seconds of speech too short to expect words from: a cough, a knock."""


class Deaf(StrEnum):
    """Why the line cannot hear."""

    NO_WORDS = "no_words"
    """The caller has been speaking and nothing was recognized."""
    RECOGNIZER = "recognizer"
    """Recognition itself is broken."""


@dataclass
class Deafness:
    """Watches one call. Times are seconds of the call's clock."""

    patience: float
    """Speech, or waiting for a final, without any transcript."""
    _since: float | None = None
    """Start of the speech from which nothing has been heard yet."""
    _stopped: float | None = None
    _told: Deaf | None = None
    _times: int = 0
    """How often it was told that nothing has been heard since."""

    def speech_started(self, at: float) -> None:
        """A voice is heard."""
        if self._since is None:
            self._since = at
            self._told, self._times = None, 0
        self._stopped = None

    def speech_stopped(self, at: float) -> None:
        """The voice stopped."""
        if self._since is not None and at - self._since < _SPELL:
            self._since = None
        else:
            self._stopped = at

    def transcript(self, at: float) -> None:
        """Recognition said something, if only that there were no words."""
        speaking = self._since is not None and self._stopped is None
        self._since = at if speaking else None
        self._stopped = None
        self._told, self._times = None, 0

    def check(self, at: float, healthy: bool) -> Deaf | None:
        """Why the line is deaf, when it becomes so, when it still is after as long again, or is known to be worse.

        None while it hears.

        Args:
            at: now.
            healthy: whether recognition works as far as it knows itself.
        """
        if self._since is None or self._told is Deaf.RECOGNIZER:
            return None
        if not healthy:
            self._told = Deaf.RECOGNIZER
        elif at - self._since >= self.patience * (self._times + 1):
            self._told = Deaf.NO_WORDS
            self._times += 1
        else:
            return None
        return self._told
