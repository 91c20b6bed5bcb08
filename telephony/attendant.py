"""A person at the console who takes part in a call. The gate goes on hearing everything meanwhile."""

from agent.phrases import phrase
from telephony.conversation import Conversation
from telephony.session import Session
from telephony.speech import Speech
from telephony.state import State


class Attendant:
    """What a person does to one conversation."""

    def __init__(self, session: Session, conversation: Conversation) -> None:
        """`session` is that of the same call."""
        self._session = session
        self._conversation = conversation

    def take_over(self) -> None:
        """The line says that a colleague is there, and from then on answers nothing by itself."""
        self._conversation.hush()
        self._conversation._doubt.drop()  # a person is there, and hears for themselves
        self._conversation.state = State.HANDING_OVER
        self.say(phrase("taken_over", self._session.locale))

    def give_back(self) -> None:
        """The line answers again."""
        if self._conversation.state is State.HANDING_OVER:
            self._conversation._doubt.drop()
            self._conversation.state = State.LISTENING

    def say(self, text: str) -> None:
        """The line says the person's words, after what it is saying."""
        session = self._session
        self._conversation.say(Speech(text, session.locale, "attendant", speed=session.speed))

    def end(self) -> None:
        """Say goodbye and hang up."""
        self._conversation.hush()
        self._conversation.leave("goodbye")
