"""What callers ask of the line's own way of speaking: again, more slowly, wait, another language."""

from collections.abc import Callable
from typing import Any, Final

from agent.commands import LOCALE_OF, Command
from telephony.answering import Answering
from telephony.session import Session
from telephony.silence import Silence

_SLOWER: Final = 0.85
_SLOWEST: Final = 0.7
_WAIT: Final = 6.0
"""After "wait" the line waits this many times as long before it asks."""


class Orders:
    """Carries out commands that need nobody but the line."""

    def __init__(
        self, session: Session, answering: Answering, silence: Silence, say: Callable[[str], Any]
    ) -> None:
        """`say` says a phrase."""
        self._session = session
        self._answering = answering
        self._silence = silence
        self._say = say

    def obey(self, command: Command) -> None:
        """Carry out a command; those that end the call or bring a human are not for here."""
        session = self._session
        match command:
            case Command.REPEAT:
                if not self._answering.repeat():
                    self._say("nothing_to_repeat")
            case Command.SLOWER:
                session.speed = max(_SLOWEST, session.speed * _SLOWER)
                self._say("slower")
                self._answering.repeat()
            case Command.WAIT:
                self._say("wait")
                self._silence.be_patient(_WAIT)
            case Command.STOP | Command.WHO:
                self._say(str(command))
            case Command.THANKS:
                self._say("welcome")
            case Command.ENGLISH | Command.SPANISH | Command.PORTUGUESE:
                session.switch(LOCALE_OF[command], "asked")
                self._answering.said = []
                self._say("language")
