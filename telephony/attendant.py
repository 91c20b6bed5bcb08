"""A person at the console who takes part in a call. The gate goes on hearing everything meanwhile."""

from agent.phrases import phrase
from telephony.conversation import Conversation
from telephony.speech import Speech
from telephony.state import State


class Attendant:
    """What a person does to one conversation. A part of it, in a file of its own."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation

    def take_over(self) -> None:
        """The line says that a colleague is there, and from then on answers nothing by itself."""
        self._hush()
        self._conversation.state = State.HANDING_OVER
        self._say(phrase("taken_over", self._conversation._session.locale))

    def give_back(self) -> None:
        """The line answers again."""
        if self._conversation.state is State.HANDING_OVER:
            self._conversation.state = State.LISTENING

    def say(self, text: str) -> None:
        """The line says the person's words, after what it is saying."""
        self._say(text)

    def end(self) -> None:
        """Say goodbye and hang up."""
        self._hush()
        self._conversation.spawn(self._conversation._close("goodbye"), "close")

    def _hush(self) -> None:
        self._conversation._cancel_turn()
        self._conversation._answering.drop()

    def _say(self, text: str) -> None:
        session = self._conversation._session
        self._conversation._playout.say(Speech(text, session.locale, "attendant", speed=session.speed))
