"""The conversation of one call: who has the floor, and what the line says next."""

import asyncio
from collections.abc import Callable, Coroutine
from enum import Enum, auto
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
from agent.commands import LOCALE_OF, Command, recognize
from agent.events import EventName, GateSource
from agent.phrases import phrase
from agent.turn import TurnEngine
from guardrails.decision import Action, Decision, Severity
from guardrails.scripts import GENERAL, script
from telephony.answering import Answering
from telephony.doubt import Doubt
from telephony.escalation import Carrier, Escalation, Prompts
from telephony.frames import FinalFrame, PartialFrame, StreamStoppedFrame, TurnFrame
from telephony.interruption import Dropped, Interruption
from telephony.playout import Playout
from telephony.session import Session
from telephony.silence import Silence
from telephony.speech import Ending, Playing, Speech
from telephony.turns import TurnTaking
from telephony.utterances import is_backchannel

_SLOWER: Final = 0.85
_SLOWEST: Final = 0.7
_WAIT: Final = 6.0
"""After "wait" the line waits this many times as long before it asks."""
_LANGUAGE_KEYS: Final = {"1": Command.ENGLISH, "2": Command.SPANISH, "3": Command.PORTUGUESE}
_BREATH: Final = 0.3
"""Seconds between the last word and hanging up."""


class State(Enum):
    """Where a call stands."""

    GREETING = auto()
    LISTENING = auto()
    """The caller has, or may take, the floor. The last answer may still be playing."""
    ANSWERING = auto()
    """A turn is being worked on."""
    CHECKING = auto()
    """The line asked whether anyone is in danger."""
    HANDING_OVER = auto()
    ESCALATED = auto()
    """Latched: the script, the hand-off, and nothing else."""
    CLOSING = auto()


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
        self._carrier = carrier
        self._log = session.log
        self.state = State.GREETING
        self._interruption = Interruption(playout, session.log, session.timing, self._interrupted)
        self._answering = Answering(session, playout, engine, self._answered)
        self._doubt = Doubt(
            session, playout, lambda: self._interruption.caller_speaking, lambda: self._reply_to_doubt(None)
        )
        self._silence = Silence(session.timing.silence_prompt, self._prompt)
        self._escalation = Escalation(session, playout, carrier, prompts, self.spawn)
        self._turn: asyncio.Task[None] | None = None
        self._unanswered = ""
        """The turn whose answer has not been heard to its end."""
        self._limit: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_stop: Callable[[str], None] | None = None
        """Called when the far end says that the call is over."""
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
                if self.on_stop is not None:
                    self.on_stop("caller_hung_up")
            case InputDTMFFrame():
                await self._key(str(frame.button.value))

    async def cleanup(self) -> None:
        """The call is over."""
        self._interruption.close()
        self._silence.stop()
        self._doubt.drop()
        self._answering.drop()
        if self._limit is not None:
            self._limit.cancel()
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
            if source in (GateSource.BACKSTOP, GateSource.TEXT) and not self._interruption.caller_speaking:
                # These verdicts come after the words, perhaps after the turn they are about.
                self._ask_about_doubt()

    def release(self, by: str) -> None:
        """A human decided that the call may go on."""
        self._session.latch.release(by)
        self._playout.unseize()
        self.state = State.LISTENING

    def bring_human(self, reason: str) -> None:
        """Somebody decided that a person should take this call: say so and transfer."""
        if self.state is State.ESCALATED:
            self.spawn(self._hand_over(reason), "handoff")
            return
        self._cancel_turn()
        self._answering.drop()
        self._turn = self.spawn(self._bring_human(reason), "human")

    def caller_is_back(self) -> None:
        """A lost connection is there again: go on, and repeat what must not be missed."""
        if not self._escalation.repeat():
            self._playout.resume()

    # What the caller does

    async def _heard(self, frame: PartialFrame | FinalFrame) -> None:
        awaited = self.state is State.CHECKING or not self._playout.speaking
        theirs = await self._interruption.heard(
            frame.text, final=isinstance(frame, FinalFrame), awaited=awaited
        )
        if not theirs:
            return
        self._silence.reset()
        text = self._turns.text
        if isinstance(frame, FinalFrame) and self.state is State.LISTENING and self._is_question(text):
            self._answering.begin(text)

    @staticmethod
    def _is_question(text: str) -> bool:
        return not is_backchannel(text) and recognize(text) is None

    def _turn_over(self, text: str) -> None:
        if self.state in (State.ESCALATED, State.CLOSING, State.HANDING_OVER):
            return
        if self.state is State.CHECKING and self._doubt.asking:
            self._reply_to_doubt(text)
            return
        if self._doubt.decision is not None:
            self._ask_about_doubt()
            return
        command = recognize(text)
        if command is None and is_backchannel(text):
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
        if self.state in (State.ESCALATED, State.CHECKING, State.HANDING_OVER):
            return
        self._cancel_turn()
        if self._unanswered and not any(seconds for _, seconds in dropped):
            # They had only paused: what they said before belongs to what they say now.
            self._turns.restore(self._unanswered)
        self._unanswered = ""
        self.state = State.LISTENING

    async def _key(self, digit: str) -> None:
        self._log.emit(EventName.DTMF, digit=digit)
        self._silence.reset()
        if digit == "9":
            decision = Decision(
                Action.ESCALATE,
                self._session.locale,
                "emergency_key",
                Severity.CRITICAL,
                matched_terms=("9",),
                template_slug=GENERAL,
            )
            self._log.emit(EventName.GATE, source=str(GateSource.DTMF), **decision.to_dict())
            self.tripped(decision, GateSource.DTMF)
        elif self.state in (State.GREETING, State.LISTENING, State.ANSWERING):
            self._cancel_turn()
            await self._playout.drop()
            self.state = State.LISTENING
            command = {"0": Command.HUMAN, "*": Command.REPEAT, **_LANGUAGE_KEYS}.get(digit)
            if command is not None:
                self._turn = self.spawn(self._obey(command), "key")
            else:
                self._count_silence()

    # What the line does

    def _begin(self) -> None:
        self._say("greeting")
        loop = asyncio.get_running_loop()
        self._limit = loop.call_later(
            self._session.timing.max_call, lambda: self.spawn(self._close("goodbye"), "close")
        )

    async def _answer(self, text: str) -> None:
        await self._answering.answer(text)
        if self.state is State.ANSWERING:
            self.state = State.LISTENING
            self._count_silence()

    def _answered(self, answer: Answer) -> None:
        if answer.outcome is Outcome.ESCALATED or answer.outcome is Outcome.CHECK:
            self._log.emit(EventName.GATE, source=str(GateSource.TEXT), **answer.gate.to_dict())
            self.tripped(answer.gate, GateSource.TEXT)

    async def _obey(self, command: Command) -> None:
        session = self._session
        self._answering.drop()
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
            case Command.GOODBYE:
                self.spawn(self._close("goodbye"), "close")
                return
            case Command.HUMAN:
                self._turn = self.spawn(self._bring_human("asked"), "human")
                return
            case Command.ENGLISH | Command.SPANISH | Command.PORTUGUESE:
                session.switch(LOCALE_OF[command], "asked")
                self._answering.said = []
                self._say("language")
        self.state = State.LISTENING
        self._count_silence()

    async def _hand_over(self, reason: str) -> None:
        await self._escalation.hand_over(reason, None)

    async def _bring_human(self, reason: str) -> None:
        self.state = State.HANDING_OVER
        await self._say("human", interruptible=False).ended
        if await self._escalation.hand_over(reason, None):
            return
        if self.state is State.HANDING_OVER:
            self.state = State.LISTENING
            self._count_silence()

    async def _say_deaf(self) -> None:
        await self._playout.drop()
        session = self._session
        text = script("deaf", session.locale, session.caller.country)
        self._playout.say(Speech(text, session.locale, "script", slug="deaf", interruptible=False))

    async def _close(self, slug: str) -> None:
        """Say the last words, let them be heard, hang up. A caller who talks is not hung up on."""
        self.state = State.CLOSING
        self._silence.stop()
        ending = await self._say(slug).ended
        if self.state is State.CLOSING and ending is not Ending.CUT:
            await asyncio.sleep(_BREATH)
            try:
                await self._carrier.hang_up(self._session.call)
            except Exception as error:  # noqa: BLE001 - the stream is closed all the same
                self._log.emit(EventName.DEGRADED, part="carrier", reason=f"{type(error).__name__}: {error}")
            await self.push_frame(EndWorkerFrame(reason=slug), FrameDirection.UPSTREAM)

    # The gate's doubts

    def _ask_about_doubt(self) -> None:
        if self.state in (State.CLOSING, State.HANDING_OVER):
            return
        self._cancel_turn()
        self._answering.drop()
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
        self._cancel_turn()
        self._answering.drop()
        self._turns.forget()
        self._silence.stop()
        self._doubt.drop()

    # Silence

    def _quiet(self) -> None:
        """Everything has been said."""
        if self.state is State.GREETING:
            self.state = State.LISTENING
        if self.state is State.LISTENING:
            self._unanswered = ""
        self._count_silence()

    def _count_silence(self) -> None:
        busy = self._playout.speaking or self._interruption.caller_speaking
        if self.state is State.LISTENING and not busy:
            self._silence.begin()

    def _prompt(self, slug: str) -> None:
        if self.state is not State.LISTENING or self._playout.speaking:
            return
        if slug == "silence_goodbye":
            self.spawn(self._close(slug), "close")
        else:
            self._say(slug)

    def _say(self, slug: str, *, interruptible: bool = True) -> Playing:
        session = self._session
        text = phrase(slug, session.locale)
        return self._playout.say(
            Speech(text, session.locale, "phrase", slug, speed=session.speed, interruptible=interruptible)
        )

    def _cancel_turn(self) -> None:
        if self._turn is not None and self._turn is not asyncio.current_task():
            self._turn.cancel()
        self._turn = None
