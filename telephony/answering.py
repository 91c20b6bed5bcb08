"""Answering a turn: begun while it is not yet certain that the caller has finished, said once it is."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from agent.answer import Answer
from agent.events import EventName
from agent.laps import Stopwatch, stopwatch
from agent.say import Say, SayKind
from agent.turn import TurnEngine, TurnRequest
from telephony.clock import now, work
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Bridge, Speech


@dataclass(frozen=True, slots=True)
class Failed:
    """The turn ended without an answer."""

    reason: str


Piece = Say | Answer | Failed


@dataclass(eq=False)
class Draft:
    """A turn under way. Nothing of it is said before somebody reads it; dropping it costs nothing."""

    request: TurnRequest
    at: float
    """Seconds of the call at which it was begun."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    pieces: "asyncio.Queue[Piece]" = field(default_factory=asyncio.Queue)
    task: "asyncio.Task[None] | None" = None

    def begin(self, engine: TurnEngine) -> None:
        """Start working on it."""
        self.task = asyncio.get_running_loop().create_task(self._run(engine))

    def drop(self) -> None:
        """Stop working on it."""
        if self.task is not None:
            self.task.cancel()

    async def next(self, seconds: float) -> Piece | None:
        """The next piece, or None if it does not come in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self.pieces.get()
        except TimeoutError:
            return None

    def steps(self) -> list[dict[str, Any]]:
        """Where its time went, so far."""
        return self.watch.to_list(self.at)

    async def _run(self, engine: TurnEngine) -> None:
        try:
            with work(), stopwatch() as self.watch:
                async for piece in engine.run(self.request):
                    self.pieces.put_nowait(piece)
        except Exception as error:  # noqa: BLE001 - a turn that fails is said aloud, never raised into the call
            self.pieces.put_nowait(Failed(f"{type(error).__name__}: {error}"))


class Answering:
    """One call's turns, one at a time."""

    def __init__(
        self, session: Session, playout: Playout, engine: TurnEngine, on_answer: Callable[[Answer], None]
    ) -> None:
        """`on_answer` gets each turn's answer after its words were handed to the playout."""
        self._session = session
        self._playout = playout
        self._engine = engine
        self._on_answer = on_answer
        self._remind = engine.desk.settings.remind_seconds if engine.desk else 0.0
        self._draft: Draft | None = None
        self._turn = 0
        self._card: str | None = None
        self.said: list[Speech] = []
        """What the last answer was made of, for "repeat"."""

    def begin(self, text: str) -> None:
        """Start on a turn that may not be over."""
        request = self._request(text)
        if self._draft is not None and self._draft.request == request:
            return
        self.drop()
        self._draft = Draft(request, self._session.seconds)
        self._draft.begin(self._engine)

    def drop(self) -> None:
        """Forget what was begun."""
        if self._draft is not None:
            self._draft.drop()
            self._draft = None

    async def answer(self, text: str) -> None:
        """Answer a turn that is over. Cancelling drops it."""
        session, timing = self._session, self._session.timing
        session.log.emit(EventName.TURN_STARTED, text=text, turn=self._turn, locale=session.locale)
        self.begin(text)
        draft, self._draft = self._draft, None
        assert draft is not None
        self._turn += 1
        self.said = []
        waited, patience, held = 0.0, timing.filler_after, False
        bridge: Bridge | None = Bridge(session.speech("filler"), now() + timing.bridge_after)
        try:
            while True:
                match await draft.next(patience):
                    case Say(kind=SayKind.HOLD):
                        held, patience, bridge = True, self._remind, None
                        self._phrase("review_hold")
                    case Say() as piece:
                        self._say(piece, bridge)
                        bridge = None
                    case Answer() as answer:
                        self._finish(answer, draft)
                        return
                    case Failed(reason):
                        self._fail(reason, draft)
                        return
                    case None if held:
                        # The turn itself ends the wait; the gate goes on hearing everything meanwhile.
                        if not self._playout.speaking:
                            self._phrase("review_still")
                    case None:
                        waited += patience
                        if waited >= timing.answer_limit:
                            self._fail("turn_timeout", draft)
                            return
                        if not self._playout.speaking:
                            self._phrase("filler")
                            bridge = None
                        patience = timing.filler_again
        finally:
            draft.drop()

    def repeat(self) -> bool:
        """Say the last answer again, at the pace of now; False if there was none."""
        for each in self.said:
            self._playout.say(replace(each, speed=self._session.speed))
        return bool(self.said)

    def _say(self, piece: Say, bridge: Bridge | None) -> None:
        if piece.kind in (SayKind.SCRIPT, SayKind.CHECK):
            return  # the gate's words are said by the escalation and by the check, never from here
        session = self._session
        if piece.kind is SayKind.ANSWER and piece.cards:
            session.log.emit(EventName.RETRIEVAL, cards=list(piece.cards))
        speech = Speech(piece.text, session.locale, str(piece.kind), cards=piece.cards, speed=session.speed)
        if piece.kind is SayKind.FILLER:
            self._playout.say(speech)
            return
        self.said.append(speech)
        self._playout.say(replace(speech, bridge=bridge))

    def _finish(self, answer: Answer, draft: Draft) -> None:
        log = self._session.log
        log.emit(EventName.ANSWER, **answer.to_dict(), steps=self._steps(draft))
        if answer.degraded is not None:
            log.emit(EventName.DEGRADED, part="turn", reason=answer.degraded)
        self._card = answer.citations[0] if answer.citations else None
        self._on_answer(answer)

    def _fail(self, reason: str, draft: Draft) -> None:
        self._session.log.emit(EventName.DEGRADED, part="turn", reason=reason, steps=self._steps(draft))
        self._phrase("apology")

    def _steps(self, draft: Draft) -> list[dict[str, Any]]:
        """Those of the turn; then, since the last answer, those of the judge that listened beside it."""
        judged, self._session.judged = self._session.judged, []
        return draft.steps() + judged

    def _phrase(self, slug: str) -> None:
        self._playout.say(self._session.speech(slug))

    def _request(self, text: str) -> TurnRequest:
        session = self._session
        return TurnRequest(
            text=text,
            locale=session.locale,
            call=session.call,
            country=session.caller.country,
            turn=self._turn,
            previous=self._card,
        )
