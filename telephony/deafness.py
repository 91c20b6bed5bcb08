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
    _told: bool = False

    def speech_started(self, at: float) -> None:
        """A voice is heard."""
        if self._since is None:
            self._since = at
            self._told = False
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
        self._told = False

    def check(self, at: float, healthy: bool) -> Deaf | None:
        """Why the line is deaf, once each time it becomes so; None while it hears.

        Args:
            at: now.
            healthy: whether recognition works as far as it knows itself.
        """
        if self._since is None or self._told:
            return None
        if not healthy:
            self._told = True
            return Deaf.RECOGNIZER
        if at - self._since >= self.patience:
            self._told = True
            return Deaf.NO_WORDS
        return None
