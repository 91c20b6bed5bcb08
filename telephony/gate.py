"""The red-flag gate in the pipeline. It reads every word first, at once, and nothing stands before it."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from pipecat.frames.frames import (
    Frame,
    StartFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor

from agent.events import EventName, GateSource
from agent.laps import asked_of_models, stopwatch
from guardrails.backstop import BACKSTOP_SECONDS, Backstop, given_up, may_be_ordinary
from guardrails.check import CheckReply, read_reply
from guardrails.decision import Action, Decision, Severity, gravest
from guardrails.gate import Gate
from guardrails.listener import Listener
from telephony.clock import now
from telephony.deafness import Deaf, Deafness
from telephony.frames import FinalFrame, PartialFrame
from telephony.session import Session
from telephony.utterances import has_words
from voices.transcript import Transcript

_LOOK: Final = 0.25
"""Seconds between two looks at whether the line still hears."""
_CONFIRM_LIMIT: Final = 0.25
"""Seconds that the floor may take to call a hit of the lexicon ordinary talk; later, the hit stands."""
_RECENT: Final = 8.0
"""Seconds after which an utterance no longer belongs to the next one's sentence."""
_FEWEST: Final = 4
"""Words of a partial worth the backstop's time."""

Tripped = Callable[[Decision, GateSource], None]


class GateProcessor(FrameProcessor):
    """Hears every partial, every final and every alternative, synchronously, before anything else does.

    It also hears when there is nothing to hear: a caller who speaks without any transcript, or a recognizer
    that has died, is an emergency of the line itself.
    """

    def __init__(
        self,
        session: Session,
        gate: Gate,
        backstop: Backstop | None,
        floor: Backstop | None,
        healthy: Callable[[], bool],
        on_tripped: Tripped,
        is_own: Callable[[str], bool] = lambda text: False,
    ) -> None:
        """`on_tripped` is called at once, in the middle of the frame that tripped the gate.

        `backstop` judges finals and may ask a language model; `floor` judges partials. `is_own` says of words whether the
        line itself is saying them, in a voice that is its own: an echo of "if something feels like an emergency" is none.
        """
        super().__init__()
        self._session = session
        self._gate = gate
        self._listener = Listener(gate, session.locale)
        self._backstop = backstop
        self._floor = floor
        self._healthy = healthy
        self._on_tripped = on_tripped
        self._is_own = is_own
        self._deafness = Deafness(session.timing.deaf_after)
        self._times_deaf = 0
        self._utterance = 0
        self._reported: set[tuple[int, Action, str | None]] = set()
        self._watcher: asyncio.Task[None] | None = None
        self._judging: set[asyncio.Task[None]] = set()
        self._partial: asyncio.Task[None] | None = None
        self._before = ("", 0.0)
        self._suspect: tuple[int, str] | None = None
        session.on_locale(lambda locale: setattr(self._listener, "locale", locale))

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """Gate first, then pass on."""
        await super().process_frame(frame, direction)
        match frame:
            case PartialFrame() | FinalFrame():
                self._hear(frame)
            case VADUserStartedSpeakingFrame() if direction is FrameDirection.DOWNSTREAM:
                self._deafness.speech_started(now())
            case VADUserStoppedSpeakingFrame() if direction is FrameDirection.DOWNSTREAM:
                self._deafness.speech_stopped(now())
            case StartFrame():
                self._watcher = self.create_task(self._watch(), "deafness")
        await self.push_frame(frame, direction)

    async def cleanup(self) -> None:
        """Stop watching."""
        if self._watcher is not None:
            await self.cancel_task(self._watcher)
            self._watcher = None
        for task in (*self._judging, *filter(None, [self._partial])):
            await self.cancel_task(task)
        await super().cleanup()  # type: ignore[no-untyped-call]

    @property
    def judging(self) -> bool:
        """Whether something that the caller said is still being judged."""
        return bool(self._judging)

    def begin_anew(self) -> None:
        """The caller was asked about what they said: their answer is judged without it."""
        self._before = ("", 0.0)

    def _hear(self, frame: PartialFrame | FinalFrame) -> None:
        heard = frame.transcript
        session = self._session
        if has_words(heard.text) and self._is_echo(heard):
            self._echoed(heard)
            return
        decision = self._listener.hear(heard.text, final=heard.final, alternatives=heard.alternatives)
        self._record(heard)
        if decision.tripped:
            self._confirm(decision, heard)
        self._deafness.transcript(now())
        session.recognizer_failed = False
        backstop = self._backstop if heard.final else self._floor
        # What the lexicon only asks about may be more than that.
        if backstop is not None and decision.action is not Action.ESCALATE and has_words(heard.text):
            self._judge(backstop, heard)
        if not heard.final:
            return
        self._utterance += 1
        if has_words(heard.text):
            self._before = (heard.text, now())
            session.utterance_ended()

    def _is_echo(self, heard: Transcript) -> bool:
        """Whether the line heard itself, and no other hypothesis holds an alarm that is somebody else's."""
        try:
            return self._is_own(heard.text) and all(
                self._is_own(other) or not self._gate.decide(other).tripped for other in heard.alternatives
            )
        except Exception as error:  # noqa: BLE001 - in doubt it is a caller, who is heard
            self._session.log.emit(EventName.DEGRADED, part="echo", reason=f"{type(error).__name__}: {error}")
            return False

    def _echoed(self, heard: Transcript) -> None:
        """The line heard itself: on record, and a sign that it hears."""
        self._record(heard, echo=True)
        self._deafness.transcript(now())
        self._session.recognizer_failed = False

    def _record(self, heard: Transcript, **more: bool) -> None:
        self._session.log.emit(
            EventName.FINAL if heard.final else EventName.PARTIAL,
            text=heard.text,
            locale=heard.locale,
            stable=heard.stable,
            decode_seconds=round(heard.decode_seconds, 3),
            **more,
        )

    def _trip(
        self, decision: Decision, source: GateSource, utterance: int, steps: Sequence[dict[str, Any]] = ()
    ) -> None:
        key = (utterance, decision.action, decision.category)
        if key not in self._reported:
            self._reported.add(key)
            asked = {"steps": list(steps)} if steps else {}
            self._session.log.emit(EventName.GATE, source=str(source), **decision.to_dict(), **asked)
        self._on_tripped(decision, source)

    def _confirm(self, decision: Decision, heard: Transcript) -> None:
        """Trips at once, unless the words of this one hypothesis may be ordinary talk: then the floor has a moment."""
        source = GateSource.FINAL if heard.final else GateSource.PARTIAL
        latched = self._session.latch.latched is not None
        if self._floor is None or latched or not may_be_ordinary(decision, heard.text):
            self._trip(decision, source, self._utterance)
            return
        if self._gate.decide(heard.text, decision.locale) != decision:
            # Another hypothesis, or what was said before together with this.
            self._trip(decision, source, self._utterance)
            return
        hits = [(decision, heard.text), *self._listener.beside(decision, heard.text, heard.alternatives)]
        task = self.create_task(self._confirmed(self._floor, hits, heard, self._utterance), "confirm")
        self._judging.add(task)
        task.add_done_callback(self._judging.discard)

    async def _confirmed(
        self, floor: Backstop, hits: list[tuple[Decision, str]], heard: Transcript, utterance: int
    ) -> None:
        """`hits`: what the words hold, then what else they hold if that is ordinary talk."""
        source = GateSource.FINAL if heard.final else GateSource.PARTIAL
        hit, _ = hits[0]
        decision = hit
        try:
            async with asyncio.timeout(_CONFIRM_LIMIT):
                decision = gravest(await asyncio.to_thread(floor.confirm_all, hits))
        except asyncio.CancelledError:
            self._trip(decision, source, utterance)  # the call ends: what was heard is on record
            raise
        except Exception as error:  # noqa: BLE001 - late or broken, what the lexicon heard stands
            self._session.log.emit(
                EventName.DEGRADED, part="backstop", reason=f"{type(error).__name__}: {error}"
            )
        if decision.action is Action.ESCALATE or (heard.final and decision.tripped):
            self._trip(decision, source, utterance)
        elif heard.final:
            # A reviewer must be able to see what was put down as ordinary talk, and that it was.
            put_down = {"category": hit.category, "matched_terms": list(hit.matched_terms)}
            self._session.log.emit(EventName.GATE, source=str(source), **(decision.to_dict() | put_down))

    def _judge(self, backstop: Backstop, heard: Transcript) -> None:
        """Every final is judged, alone and as the end of what was said just before; a partial if none is under way."""
        text, at = self._before
        texts = [heard.text, f"{text} {heard.text}"] if text and now() - at < _RECENT else [heard.text]
        if heard.final:
            task = self.create_task(self._judged(backstop, texts, heard.final, self._utterance), "backstop")
            self._judging.add(task)
            task.add_done_callback(self._judging.discard)
        elif len(heard.text.split()) >= _FEWEST and (self._partial is None or self._partial.done()):
            self._partial = self.create_task(
                self._judged(backstop, texts[-1:], heard.final, self._utterance), "backstop"
            )

    async def _judged(self, backstop: Backstop, texts: Sequence[str], final: bool, utterance: int) -> None:
        locale, at = self._session.locale, self._session.seconds
        try:
            with stopwatch() as watch:
                async with asyncio.timeout(BACKSTOP_SECONDS):
                    # Side by side: a language model that takes its time twice would be too late.
                    judging = [asyncio.to_thread(backstop.judge, text, locale) for text in texts]
                    found = await asyncio.gather(*judging)
        except Exception as error:  # noqa: BLE001 - a backstop that fails escalates
            self._session.log.emit(
                EventName.DEGRADED, part="backstop", reason=f"{type(error).__name__}: {error}"
            )
            if not final:
                return  # the whole utterance is still to be judged
            found = [given_up(locale)]
        decision = gravest(found)
        if decision.action is Action.CHECK and read_reply(texts[0], locale) is CheckReply.SAFE:
            decision = Decision(Action.PASS, locale, layer=decision.layer)  # a clear no raises no new doubt
        asked = asked_of_models(watch, at)
        if self._session.latch.latched is not None:
            return
        # A question may wait for the end of the sentence; danger may not, once it is sure.
        sure = final or self._still(utterance, texts[-1], decision)
        if (sure and decision.action is Action.ESCALATE) or (final and decision.tripped):
            self._trip(decision, GateSource.BACKSTOP, utterance, asked)
        else:
            self._session.judged += asked

    def _still(self, utterance: int, text: str, decision: Decision) -> bool:
        """Whether the partial before this one, of other words, was danger to the semantic layer too.

        What a question begins with ("what do I do if I…") may look like the beginning of something else: of 700
        harmless utterances, cut after each word, 13 look like danger somewhere, 4 to 6 twice running.
        """
        suspect, self._suspect = self._suspect, None
        if decision.action is Action.ESCALATE:
            self._suspect = (utterance, text)
        return suspect is not None and suspect[0] == utterance and suspect[1] != text

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            healthy = self._healthy() and not self._session.recognizer_failed
            reason = self._deafness.check(now(), healthy)
            if reason is not None:
                self._deaf(reason)

    def _deaf(self, reason: Deaf) -> None:
        if reason is Deaf.NO_WORDS and self._session.latch.latched is not None:
            return  # a person is being brought already
        self._times_deaf += 1
        locale = self._session.locale
        if reason is Deaf.RECOGNIZER or self._times_deaf > 1:
            decision = Decision(Action.ESCALATE, locale, "deaf", Severity.CRITICAL, template_slug="deaf")
        else:
            decision = Decision(Action.CHECK, locale, "deaf", Severity.CHECK, template_slug="deaf")
        self._session.log.emit(
            EventName.GATE, source=str(GateSource.DEAF), reason=str(reason), **decision.to_dict()
        )
        self._on_tripped(decision, GateSource.DEAF)
