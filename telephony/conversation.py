"""The conversation of one call: who has the floor, and what the line says next."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from pipecat.frames.frames import (
    EndWorkerFrame,
    Frame,
    InputDTMFFrame,
    StartFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from agent.answer import Answer, Outcome
from agent.commands import Command, recognize
from agent.events import EventName, GateSource
from agent.turn import TurnEngine
from guardrails.decision import Action, Decision
from telephony.answering import Answering
from telephony.doubt import Doubt
from telephony.escalation import Carrier, Escalation, Prompts
from telephony.frames import FinalFrame, PartialFrame, StreamStoppedFrame, TurnFrame
from telephony.interruption import Dropped, Interruption
from telephony.keypad import Keypad
from telephony.opening import greet
from telephony.orders import Orders
from telephony.parting import Parting
from telephony.playout import Playout
from telephony.resumption import Resumed
from telephony.session import Session
from telephony.silence import Silence
from telephony.speech import Playing, Speech
from telephony.state import State
from telephony.turns import TurnTaking
from telephony.utterances import is_backchannel

_NOT_NOW: Final = (State.CHECKING, State.ESCALATED, State.HANDING_OVER)


class Conversation(FrameProcessor):
    """Listens to turns, keys and the gate; speaks through the playout."""

    def __init__(
        self,
        session: Session,
        turns: TurnTaking,
        playout: Playout,
        engine: TurnEngine,
        carrier: Carrier,
        prompts: Prompts,
    ) -> None:
        """`turns` stands before this processor, `playout` after it."""
        super().__init__()
        self._session = session
        self._turns = turns
        self._playout = playout
        self._log = session.log
        self.state = State.GREETING
        self._interruption = Interruption(playout, session.log, session.timing, self._interrupted)
        self._answering = Answering(session, playout, engine, self._answered)
        self._doubt = Doubt(
            session, playout, lambda: turns.pending, lambda: self._reply_to_doubt(None), self._doubt_due
        )
        self._silence = Silence(session.timing.silence_prompt, self._prompt)
        self._escalation = Escalation(
            session, playout, carrier, prompts, self.spawn, lambda reason: self.on_stop(reason)
        )
        self._parting = Parting(
            session,
            playout,
            carrier,
            hearing=lambda: turns.hearing or self.judging(),
            busy=self._busy,
            leave=self.leave,
        )
        self._orders = Orders(session, self._answering, self._silence, self._say)
        self._keypad = Keypad(self)
        self._turn: asyncio.Task[None] | None = None
        self._unanswered = ""
        """The turn whose answer has not been heard to its end."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_stop: Callable[[str], None] = lambda reason: None
        """Called when the call, or the line's part of it, is over; the network may go on with its safety net."""
        self.on_question: Callable[[], None] = lambda: None
        """Called when the question is put: what was said before has had its answer asked for."""
        self.judging: Callable[[], bool] = lambda: False
        """Whether what the caller said is still being judged."""
        playout.on_quiet = self._quiet
        session.on_locale(lambda locale: setattr(turns, "locale", locale))

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """See the class."""
        await super().process_frame(frame, direction)
        await self.push_frame(frame, direction)
        if direction is FrameDirection.UPSTREAM:
            return
        match frame:
            case StartFrame():
                self._begin()
            case VADUserStartedSpeakingFrame():
                self._silence.stop()
                await self._interruption.speech_started(answering=self.state is State.ANSWERING)
            case VADUserStoppedSpeakingFrame():
                self._interruption.speech_stopped()
                self._count_silence()
            case PartialFrame() | FinalFrame():
                await self._heard(frame)
            case TurnFrame():
                self._turn_over(frame.text)
            case StreamStoppedFrame():
                self.on_stop("caller_hung_up")
            case InputDTMFFrame():
                await self._keypad.press(str(frame.button.value))

    async def cleanup(self) -> None:
        """The call is over."""
        self._interruption.close()
        self._silence.stop()
        self._doubt.drop()
        self._parting.end()
        self._answering.drop()
        for task in tuple(self._tasks):
            await self.cancel_task(task)
        await super().cleanup()  # type: ignore[no-untyped-call]

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> "asyncio.Task[None]":
        """Start a task that lives no longer than the call."""
        task: asyncio.Task[None] = self.create_task(work, name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def tripped(self, decision: Decision, source: GateSource) -> None:
        """The gate found something. Called in the middle of the frame that holds it."""
        if decision.action is Action.ESCALATE:
            if self._escalation.trip(decision):
                self._give_way()
                self.state = State.ESCALATED
        elif self.state in (State.ESCALATED, State.CHECKING):
            return
        elif source is GateSource.DEAF:
            self.spawn(self._say_deaf(), "deaf")
        else:
            self._doubt.note(decision)
            # These verdicts come after the words; and any verdict may come after the turn it is about.
            late = source in (GateSource.BACKSTOP, GateSource.TEXT) or not self._turns.pending
            if late and not self._interruption.caller_speaking:
                self._ask_about_doubt()

    def release(self, by: str) -> None:
        """A human decided that the call may go on."""
        self._session.latch.release(by)
        self._playout.unseize()
        self.state = State.LISTENING

    def bring_human(self, reason: str) -> None:
        """Somebody decided that a person should take this call: say so and transfer."""
        if self.state is not State.ESCALATED:
            self.hush()
        self._turn = self.spawn(self._bring_human(reason), "human")

    def hush(self) -> None:
        """Stop working on an answer. What is being said goes on."""
        self._cancel_turn()
        self._answering.drop()

    def say(self, speech: Speech) -> Playing:
        """Say something after what is being said."""
        return self._playout.say(speech)

    def leave(self, slug: str) -> None:
        """Say a phrase as the last one, and hang up."""
        self.spawn(self._close(slug), "close")

    def caller_is_back(self) -> None:
        """A lost connection is there again: go on, and repeat what must not be missed."""
        if not self._escalation.repeat():
            self._playout.resume()

    # What the caller does

    async def _heard(self, frame: PartialFrame | FinalFrame) -> None:
        if self.state is State.CHECKING and self._doubt.said_back(frame.text):
            await self._interruption.heard("", final=isinstance(frame, FinalFrame), awaited=True)
            return
        asked = self.state is State.OFFERING or (self.state is State.CHECKING and self._doubt.understood)
        awaited = asked or not self._playout.speaking
        theirs = await self._interruption.heard(
            frame.text,
            final=isinstance(frame, FinalFrame),
            awaited=awaited,
            others=frame.transcript.alternatives,
        )
        if not theirs:
            return
        self._silence.reset()
        if self.state is not State.LISTENING or not isinstance(frame, FinalFrame):
            return
        text = self._turns.text
        if recognize(text) is None and not is_backchannel(text):
            self._answering.begin(text)

    def _turn_over(self, text: str) -> None:
        if self.state in (State.ESCALATED, State.HANDING_OVER):
            return
        if self.state is State.CHECKING and self._doubt.asking:
            # What was said before the question, and came late, is no answer to it.
            if self._doubt.answerable and not self._doubt.said_back(text):
                self._reply_to_doubt(text)
            return
        if self._doubt.decision is not None:
            self._ask_about_doubt()
            return
        if self.state is State.CLOSING:
            return
        if self.state is State.OFFERING:
            if self._parting.settle(text):
                return
            self.state = State.LISTENING
        command = recognize(text)
        if command is None and (self._interruption.only_asides(text) or is_backchannel(text)):
            self._count_silence()
            return
        self._cancel_turn()
        if command is not None:
            self._turn = self.spawn(self._obey(command), "command")
            return
        self.state = State.ANSWERING
        self._unanswered = text
        self._turn = self.spawn(self._answer(text), "turn")

    async def _interrupted(self, dropped: Dropped) -> None:
        """The caller took the floor."""
        if self.state in (State.ESCALATED, State.CHECKING, State.HANDING_OVER, State.OFFERING):
            return
        self._cancel_turn()
        if self._unanswered and not any(seconds for _, seconds in dropped):
            # They had only paused: what they said before belongs to what they say now.
            self._turns.restore(self._unanswered)
        self._unanswered = ""
        self.state = State.LISTENING

    # What the line does

    def _begin(self) -> None:
        if self._session.resumed is not None:
            self._resume(self._session.resumed)
        else:
            greet(self._session, self._playout)
        self._parting.limit(
            self._session.timing.max_call,
            lambda: self.state not in _NOT_NOW and self._doubt.decision is None,
        )

    def _resume(self, resumed: Resumed) -> None:
        """The call comes back from a transfer that nobody took."""
        if resumed.decision is not None:
            self.state = State.ESCALATED
            self._escalation.resume(resumed.decision)
        else:
            self.state = State.LISTENING
            self._say("no_human")

    async def _answer(self, text: str) -> None:
        await self._answering.answer(text)
        if self.state is State.ANSWERING:
            self.state = State.LISTENING
            self._count_silence()

    def _answered(self, answer: Answer) -> None:
        if answer.citations:
            self._parting.named()
        if answer.outcome is Outcome.ESCALATED or answer.outcome is Outcome.CHECK:
            self._log.emit(EventName.GATE, source=str(GateSource.TEXT), **answer.gate.to_dict())
            self.tripped(answer.gate, GateSource.TEXT)

    async def _obey(self, command: Command) -> None:
        self._answering.drop()
        match command:
            case Command.GOODBYE:
                self._part()
            case Command.HUMAN:
                self.bring_human("asked")
            case _:
                self._orders.obey(command)
                self.state = State.LISTENING
                self._count_silence()

    async def _bring_human(self, reason: str) -> None:
        if self.state is not State.ESCALATED:
            self.state = State.HANDING_OVER
            await self._say("human", interruptible=False).ended
        if await self._escalation.hand_over(reason, None):
            return
        if self.state is State.HANDING_OVER:
            self.state = State.LISTENING
            self._count_silence()

    def _part(self) -> None:
        """Leave, after asking whether to send the sources if there are any and it can be done."""
        if self._parting.offer():
            self.state = State.OFFERING
        else:
            self.leave("goodbye")

    async def _say_deaf(self) -> None:
        await self._playout.drop()
        self.say(self._session.script("deaf", "script", interruptible=False))

    async def _close(self, slug: str) -> None:
        self.state = State.CLOSING
        self._silence.stop()
        if await self._parting.close(slug, self._leaving):
            await self.push_frame(EndWorkerFrame(reason=slug), FrameDirection.UPSTREAM)
        elif self._leaving():
            # Something that mattered more was said in its place: the call goes on.
            self.state = State.ESCALATED if self._escalation.active else State.LISTENING
            self._count_silence()

    def _leaving(self) -> bool:
        """Whether the call may still be ended: a doubt that came up meanwhile is asked about first."""
        return self.state is State.CLOSING and self._doubt.decision is None

    # The gate's doubts

    def _doubt_due(self) -> bool:
        """No turn's end came at which to ask. A caller who has the floor, or is given a person, is asked later."""
        if self._turns.pending or self.state is State.HANDING_OVER:
            return False
        if self.state not in (State.ESCALATED, State.CHECKING):
            self._ask_about_doubt()
        return True

    def _ask_about_doubt(self) -> None:
        if self.state is State.HANDING_OVER:
            return
        self.hush()
        self._parting.drop()
        # The words that raised the doubt are no answer to it.
        self._turns.forget()
        self.on_question()
        self.state = State.CHECKING
        self.spawn(self._asked(), "doubt")

    async def _asked(self) -> None:
        await self._doubt.ask()
        if self.state is State.CHECKING and not self._doubt.asking:
            self.state = State.LISTENING

    def _reply_to_doubt(self, text: str | None) -> None:
        decision = self._doubt.settle(text)
        if decision is None:
            self.state = State.LISTENING
            self._say("all_clear")
            return
        self._log.emit(EventName.GATE, source=str(GateSource.FINAL), reply=text, **decision.to_dict())
        self.tripped(decision, GateSource.FINAL)

    def _give_way(self) -> None:
        """An emergency takes the line."""
        self.hush()
        self._turns.forget()
        self._silence.stop()
        self._doubt.drop()
        self._parting.drop()

    # Silence

    def _quiet(self) -> None:
        """Everything has been said."""
        if self.state is State.GREETING:
            self.state = State.LISTENING
        if self.state is State.LISTENING:
            self._unanswered = ""
        self._count_silence()

    def _count_silence(self) -> None:
        if self.state is State.LISTENING and not self._busy():
            self._silence.begin()

    def _busy(self) -> bool:
        """Whether somebody speaks."""
        return self._playout.speaking or self._interruption.caller_speaking

    def _prompt(self, slug: str) -> None:
        if self.state is not State.LISTENING or self._playout.speaking:
            return
        if slug == "silence_goodbye":
            self.leave(slug)
        else:
            self._say(slug)

    def _say(self, slug: str, *, interruptible: bool = True) -> Playing:
        return self.say(self._session.speech(slug, interruptible=interruptible))

    def _cancel_turn(self) -> None:
        if self._turn is not None and self._turn is not asyncio.current_task():
            self._turn.cancel()
        self._turn = None
