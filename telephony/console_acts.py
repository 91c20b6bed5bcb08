"""What a person at the console does to a call that is under way."""

from dataclasses import dataclass
from enum import StrEnum

from agent.events import EventName
from telephony.api_calls import live_call
from telephony.api_problem import Problem
from telephony.attendant import Attendant
from telephony.exchange import Exchange
from telephony.session import Session


class Act(StrEnum):
    """Something that can be done to a live call."""

    TAKE_OVER = "takeover"
    """The line stops answering; a person does. The gate goes on."""
    GIVE_BACK = "giveback"
    SAY = "say"
    """The line says the person's words."""
    HAND_OFF = "handoff"
    """Transfer to the human line."""
    RELEASE = "release"
    """An escalated call may go on."""
    END = "end"


@dataclass(frozen=True, slots=True)
class Acts:
    """Does them."""

    exchange: Exchange

    def do(self, act: Act, call: str, by: str, text: str | None) -> None:
        """Do it now; the call's events tell how it goes.

        Raises:
            Problem: 404 or 409 for a call that cannot be acted on, 422 for nothing to say.
        """
        conversation = live_call(self.exchange, call)
        running = self.exchange.find(call)
        assert running is not None
        session = running.session
        attendant = Attendant(session, conversation)
        match act:
            case Act.TAKE_OVER:
                if session.latch.latched is not None:
                    raise Problem(
                        409, f"call {call} is an emergency: release the latch first, or hand it off"
                    )
                attendant.take_over()
                self._tell(session, by, "taken_over")
            case Act.GIVE_BACK:
                attendant.give_back()
                self._tell(session, by, "given_back")
            case Act.SAY:
                if not text or not text.strip():
                    raise Problem(422, "send the words to say as `text`")
                if session.latch.latched is not None:
                    raise Problem(409, f"call {call} is an emergency, in which only the script is said")
                attendant.say(text.strip())
            case Act.HAND_OFF:
                conversation.bring_human("operator")  # why, in words, is for the audit record alone
            case Act.RELEASE:
                if session.latch.latched is None:
                    raise Problem(409, f"call {call} is not latched: there is nothing to release")
                conversation.release(by)
                self._tell(session, by, "released")
            case Act.END:
                attendant.end()

    @staticmethod
    def _tell(session: Session, by: str, result: str) -> None:
        session.log.emit(EventName.HANDOFF, reason="console", category=None, to=by, result=result)
