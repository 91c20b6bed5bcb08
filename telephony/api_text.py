"""Conversations in text: the same gate, doubt and latch as on the telephone, and the same turn."""

import asyncio
import time
import uuid
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import Any, Final

from agent.answer import Answer, Outcome
from agent.events import CallLog, EscalationPhase, EventName, GateSource
from agent.laps import stopwatch
from agent.nodes import LIMITATIONS
from agent.phrases import phrase
from agent.review import Held, Step
from agent.say import Say, SayKind
from agent.turn import TurnRequest
from guardrails.backstop import BACKSTOP_SECONDS, Backstop, given_up
from guardrails.check import CHECK_QUESTION, CheckReply, read_reply
from guardrails.decision import Action, Decision, Severity, gravest
from guardrails.latch import Latch
from guardrails.listener import Listener
from guardrails.scripts import GENERAL, script
from telephony.api_limit import RateLimit
from telephony.exchange import Exchange

_IDLE: Final = 1800.0
"""Seconds after which a conversation without a word is over."""
_MOST: Final = 2000

Piece = Step | Say | Answer | Held


class TooMany(Exception):
    """An address asks too often, and what it asks is no emergency."""

    def __init__(self, seconds: int, locale: str) -> None:
        super().__init__(phrase("too_many", locale))
        self.seconds = seconds


@dataclass(eq=False)
class TextConversation:
    """Somebody who writes to the line."""

    id: str
    locale: str
    country: str | None
    log: CallLog
    listener: Listener
    latch: Latch = field(default_factory=Latch)
    doubt: Decision | None = None
    """What the line asked about, until it is answered."""
    turn: int = 0
    card: str | None = None
    touched: float = field(default_factory=time.monotonic)


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wrote."""

    text: str
    locale: str
    country: str | None = None
    conversation: str | None = None
    """Name of the conversation it goes on with."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """What the gate, the backstop and the line's own doubt make of a text."""

    decision: Decision
    source: GateSource
    reply: bool = False
    """Whether it settles the line's question: nobody is in danger."""
    degraded: str | None = None


@dataclass(frozen=True, slots=True)
class Admitted:
    """A turn that may go on."""

    conversation: TextConversation
    text: str
    alarm: Alarm


class Texts:
    """All text conversations of the process."""

    def __init__(self, exchange: Exchange, limit: RateLimit) -> None:
        """`limit` is per address and never stands before the gate."""
        self._exchange = exchange
        self._limit = limit
        self._conversations: OrderedDict[str, TextConversation] = OrderedDict()

    def find(self, name: str | None, locale: str, country: str | None) -> TextConversation | None:
        """The conversation of that name, gone on with in this locale; None if there is none."""
        self._forget_idle()
        known = self._conversations.get(name) if name else None
        if known is None:
            return None
        self._conversations.move_to_end(known.id)
        known.touched = time.monotonic()
        known.country = country or known.country
        if locale != known.locale:
            known.log.emit(EventName.LOCALE, locale=locale, previous=known.locale, reason="asked")
            known.locale = known.listener.locale = locale
        return known

    async def admit(self, asked: Asked, address: str | None) -> Admitted:
        """The gate first, on every text there is; then the rate limit.

        Raises:
            TooMany: the address asked too often and neither the text nor what was said before is an alarm.
        """
        known = self.find(asked.conversation, asked.locale, asked.country)
        listener = known.listener if known else self._listener(asked.locale)
        alarm = await self._heard(known, listener, asked.text, asked.locale)
        waited = self._limit.admit(address)
        if waited and not alarm.decision.tripped and not alarm.reply:
            raise TooMany(waited, asked.locale)
        conversation = known or self._open(asked.locale, asked.country, listener)
        log = conversation.log
        log.emit(EventName.FINAL, text=asked.text, locale=asked.locale, stable=True)
        if alarm.degraded is not None:
            log.emit(EventName.DEGRADED, part="backstop", reason=alarm.degraded)
        if alarm.decision.tripped:
            log.emit(EventName.GATE, source=str(alarm.source), **alarm.decision.to_dict())
            # Now, and not when it is said: whoever is cut off before that has said it all the same.
            self._remember(conversation, alarm.decision)
        return Admitted(conversation, asked.text, alarm)

    async def turn(self, admitted: Admitted, thread: str) -> AsyncIterator[Piece]:
        """The rest of a turn that was let in; `thread` names it."""
        conversation, alarm = admitted.conversation, admitted.alarm
        log, locale = conversation.log, conversation.locale
        if alarm.decision.tripped:
            for piece in self._alarmed(conversation, alarm.decision):
                yield piece
            return
        if alarm.reply:
            conversation.doubt = None
            said = Say(phrase("all_clear", locale), SayKind.CHECK)
            for piece in self._spoken(conversation, Outcome.ANSWERED, said, alarm.decision):
                yield piece
            return
        began = log.emit(EventName.TURN_STARTED, text=admitted.text, turn=conversation.turn, locale=locale)
        request = TurnRequest(
            admitted.text, locale, conversation.id, conversation.country, conversation.turn, conversation.card
        )
        conversation.turn += 1
        engine = self._exchange.engines.reasoning.turn
        with stopwatch() as watch:
            async with aclosing(engine.follow(request, thread)) as pieces:
                async for piece in pieces:
                    self._note(conversation, piece, watch.to_list(began.t))
                    yield piece

    def find_by_id(self, name: str) -> TextConversation | None:
        """The conversation of that name if it still goes on."""
        return self._conversations.get(name)

    def answered(self, conversation: TextConversation, wire: dict[str, Any]) -> None:
        """A turn that waited for a person was answered."""
        conversation.log.emit(EventName.ANSWER, **wire)

    async def alarming(self, text: str) -> bool:
        """Whether a text that came in a request which is not as it must be is an alarm all the same."""
        locale = self._exchange.engines.settings.line.locale
        alarm = await self._heard(None, self._listener(locale), text, locale)
        return alarm.decision.tripped

    def close(self) -> None:
        """The process ends."""
        for name in tuple(self._conversations):
            self._end(name, "shutdown")

    # The gate

    def _listener(self, locale: str) -> Listener:
        return Listener(self._exchange.engines.reasoning.gate, locale)

    async def _heard(
        self, conversation: TextConversation | None, listener: Listener, text: str, locale: str
    ) -> Alarm:
        """What is alarming in what was written, read with what came before."""
        if conversation is not None and conversation.latch.latched is not None:
            return Alarm(conversation.latch.latched, GateSource.TEXT)
        reasoning = self._exchange.engines.reasoning
        alarm = Alarm(listener.hear(text, final=True), GateSource.TEXT)
        if reasoning.backstop is not None:
            alarm = await self._judged(reasoning.backstop, listener, alarm, text)
        doubt = conversation.doubt if conversation else None
        if doubt is None or alarm.decision.action is Action.ESCALATE:
            return alarm
        if read_reply(text, locale) is CheckReply.SAFE and not alarm.decision.tripped:
            return replace(alarm, reply=True)
        decision = replace(
            doubt,
            action=Action.ESCALATE,
            locale=locale,
            severity=Severity.URGENT,
            template_slug=GENERAL,
        )
        return Alarm(decision, GateSource.TEXT)

    async def _judged(self, backstop: Backstop, listener: Listener, alarm: Alarm, text: str) -> Alarm:
        """What the semantic layer makes of what the lexicon passed or stopped."""
        locale = alarm.decision.locale
        # Only what stands in this text by itself may be ordinary talk; what earlier words completed stands.
        alone = self._exchange.engines.reasoning.gate.decide(text, locale) == alarm.decision
        try:
            async with asyncio.timeout(BACKSTOP_SECONDS):
                if alarm.decision.action is not Action.ESCALATE:
                    judged = await asyncio.to_thread(backstop.judge, text, locale)
                    stands = alarm.decision.tripped and judged.action is not Action.ESCALATE
                    return alarm if stands else Alarm(judged, GateSource.BACKSTOP)
                if alone:
                    hits = [(alarm.decision, text), *listener.beside(alarm.decision, text)]
                    return Alarm(gravest(await asyncio.to_thread(backstop.confirm_all, hits)), alarm.source)
                return alarm
        except Exception as error:  # noqa: BLE001 - a backstop that fails escalates
            return Alarm(given_up(locale), GateSource.BACKSTOP, degraded=f"{type(error).__name__}: {error}")

    def _alarmed(self, conversation: TextConversation, decision: Decision) -> list[Piece]:
        locale, country = conversation.locale, conversation.country
        self._remember(conversation, decision)
        if decision.action is Action.CHECK:
            said = Say(script(CHECK_QUESTION, locale, country), SayKind.CHECK)
            return self._spoken(conversation, Outcome.CHECK, said, decision)
        said = Say(script(decision.template_slug or GENERAL, locale, country), SayKind.SCRIPT)
        return self._spoken(conversation, Outcome.ESCALATED, said, decision)

    def _remember(self, conversation: TextConversation, decision: Decision) -> None:
        if decision.action is Action.CHECK:
            conversation.doubt = decision
        elif conversation.latch.trip(decision):
            conversation.doubt = None
            for phase in (EscalationPhase.LATCHED, EscalationPhase.SPEAKING):
                conversation.log.emit(
                    EventName.ESCALATION,
                    phase=str(phase),
                    category=decision.category,
                    template_slug=decision.template_slug,
                    locale=conversation.locale,
                )

    def _spoken(
        self, conversation: TextConversation, outcome: Outcome, said: Say, decision: Decision
    ) -> list[Piece]:
        locale = conversation.locale
        answer = Answer(outcome, locale, said.text, decision, limitations=LIMITATIONS[locale])
        conversation.log.emit(EventName.ANSWER, **answer.to_dict())
        return [said, answer]

    def _note(self, conversation: TextConversation, piece: Piece, steps: list[dict[str, Any]]) -> None:
        log = conversation.log
        match piece:
            case Say(kind=SayKind.ANSWER, cards=cards) if cards:
                conversation.card = cards[0]
                log.emit(EventName.RETRIEVAL, cards=list(cards))
            case Answer() if piece.gate.tripped:
                # The turn's own gate reads the same words; this is for the day on which it hears more.
                log.emit(EventName.GATE, source=str(GateSource.TEXT), **piece.gate.to_dict())
                self._alarmed(conversation, piece.gate)
            case Answer():
                log.emit(EventName.ANSWER, **piece.to_dict(), steps=steps)
                if piece.degraded is not None:
                    log.emit(EventName.DEGRADED, part="turn", reason=piece.degraded)

    # Conversations

    def _open(self, locale: str, country: str | None, listener: Listener) -> TextConversation:
        name = f"text-{uuid.uuid4().hex}"
        began = time.monotonic()
        log = CallLog(name, lambda: time.monotonic() - began)
        conversation = TextConversation(name, locale, country, log, listener)
        self._exchange.record(log, channel="text", locale=locale, country=country)
        log.emit(EventName.CALL_STARTED, locale=locale, country=country, channel="text")
        self._conversations[name] = conversation
        while len(self._conversations) > _MOST:
            self._end(self._least_missed(), "crowded_out")
        return conversation

    def _least_missed(self) -> str:
        """The conversation longest without a word, if possible one without an emergency or an open question."""
        calm = (
            name
            for name, each in self._conversations.items()
            if each.latch.latched is None and each.doubt is None
        )
        return next(calm, next(iter(self._conversations)))

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for name, conversation in tuple(self._conversations.items()):
            if now - conversation.touched < _IDLE:
                return
            self._end(name, "idle")

    def _end(self, name: str, reason: str) -> None:
        self._conversations.pop(name).log.emit(EventName.CALL_ENDED, reason=reason)
