"""A caller who presses keys instead of speaking."""

from typing import TYPE_CHECKING, Final

from agent.commands import LOCALE_OF
from agent.events import EventName, GateSource
from telephony import keys
from telephony.clock import now
from telephony.state import State

if TYPE_CHECKING:
    from telephony.conversation import Conversation

_KEYS_WORK: Final = (State.GREETING, State.LISTENING, State.ANSWERING, State.OFFERING)


class Keypad:
    """What keys do to one conversation. A part of it, in a file of its own."""

    def __init__(self, conversation: "Conversation") -> None:
        self._conversation = conversation
        self._dialled = keys.Dialled(conversation._session.caller.country)

    async def press(self, digit: str) -> None:
        """One key, as written on it."""
        line, dialled = self._conversation, self._dialled
        session = line._session
        session.log.emit(EventName.DTMF, digit=digit)
        line._silence.reset()
        dialled.press(digit, now(), session.locale)
        if digit == keys.EMERGENCY or dialled.emergency:
            if dialled.spelling:
                session.switch(dialled.locale, "asked")  # its 1, 2 or 3 was no language
            decision = keys.emergency(session.locale)
            session.log.emit(EventName.GATE, source=str(GateSource.DTMF), **decision.to_dict())
            line.tripped(decision, GateSource.DTMF)
        elif digit in keys.LANGUAGES and line.state in (State.CHECKING, State.ESCALATED):
            if line.state is State.CHECKING or not dialled.spelling:
                self._speak_urgently_in(LOCALE_OF[keys.LANGUAGES[digit]])
        elif line.state is State.CHECKING and digit == "0":
            line._reply_to_doubt(None)  # who wants a person now is not fine
        elif line.state in _KEYS_WORK and (digit in keys.COMMANDS or digit == keys.SKIP):
            await self._obey(digit)
        else:
            line._count_silence()

    async def _obey(self, digit: str) -> None:
        line = self._conversation
        line._cancel_turn()
        line._parting.drop()
        await line._playout.drop()
        line.state = State.LISTENING
        command = keys.COMMANDS.get(digit)
        if command is not None:
            line._turn = line.spawn(line._obey(command), "key")
        else:
            line._count_silence()

    def _speak_urgently_in(self, locale: str) -> None:
        """What matters now is said again in the language that the caller chose."""
        line = self._conversation
        if not line._session.switch(locale, "asked"):
            return
        if line.state is State.ESCALATED:
            line._escalation.repeat()
        else:
            line.spawn(line._doubt.ask_again(), "doubt")
