"""The question before an escalation: "is anyone in danger right now?"."""

import asyncio
from collections.abc import Callable
from typing import Final

from guardrails.check import CHECK_QUESTION, CheckReply, read_reply
from guardrails.decision import Action, Decision, Severity
from guardrails.scripts import GENERAL
from telephony.echo import repeats
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Ending, Playing
from telephony.utterances import fold

_UNDERSTOOD: Final = 0.8
"""Of the way to the question's mark, how much must have been heard for what follows to be its answer: by then "danger"
was said in all three languages. What is said over the words before it answers nothing."""
_MOST_TIMES: Final = 3
_PERIL: Final = frozenset({"danger", "peligro", "perigo"})
_LOOK: Final = 1.0
"""Seconds for which an answer that is under way is waited for at a time."""
_LONGEST: Final = 3
"""Times as long as for a silent caller a voice without an answer is waited for: there may be a television on."""


class Doubt:
    """A doubt of the gate about one call: noted, asked about, settled."""

    def __init__(
        self,
        session: Session,
        playout: Playout,
        has_floor: Callable[[], bool],
        on_silence: Callable[[], None],
        on_due: Callable[[], bool],
    ) -> None:
        """Nothing is doubted yet.

        Args:
            session: the call.
            playout: says the question.
            has_floor: whether the caller speaks, or what they said is not known to be all.
            on_silence: called when the question got no answer.
            on_due: called when a doubt still waits to be asked about after the longest turn; gives whether the line
                takes care of it, or is to be called again.
        """
        self._session = session
        self._playout = playout
        self._has_floor = has_floor
        self._on_silence = on_silence
        self._on_due = on_due
        self._timer: asyncio.TimerHandle | None = None
        self._playing: Playing | None = None
        """The question, as it was said last."""
        self._asked = 0
        self._waited = 0.0
        self.decision: Decision | None = None
        """What the gate doubts; None when there is no doubt."""
        self.asking = False
        """Whether the question was asked and its answer is awaited."""

    def note(self, decision: Decision) -> None:
        """Remember a doubt until there is a moment to ask."""
        if self.decision is None:
            self.decision = decision
            self._fall_due()

    @property
    def answerable(self) -> bool:
        """Whether the caller has heard enough of the question for their words to be its answer."""
        playing = self._playing
        if playing is None or not playing.ended.done():
            return False
        return playing.ended.result() is not Ending.CUT or self.understood

    @property
    def understood(self) -> bool:
        """Whether the question was put so far that they know what it is."""
        playing = self._playing
        if playing is None:
            return False
        text = playing.speech.text
        share = _UNDERSTOOD * text.index("?") / len(text)
        return playing.produced and playing.position >= share * len(playing.pcm)

    def said_back(self, text: str) -> bool:
        """Whether it is only words of the question, by an echo or by a caller who wonders: neither yes nor no.

        Without its mark, "alguien está en peligro" may be a yes.
        """
        if self._playing is None or not repeats(text, self._playing.speech.text):
            return False
        return "?" in text or _PERIL.isdisjoint(fold(text).split())

    async def ask(self) -> None:
        """Say the question, in place of whatever is being said, and wait for the answer."""
        if self.asking or self.decision is None:
            return
        self.asking = True
        self._asked += 1
        self._stop_waiting()
        self._playing = None
        await self._playout.drop()
        session = self._session
        playing = self._playing = self._playout.say(
            session.script(CHECK_QUESTION, "check", interruptible=True)
        )
        await playing.ended
        if not self.asking or self._playing is not playing:
            return
        if self.answerable:
            self._waited = 0.0
            self._wait(session.timing.check_wait)
        elif self._asked < _MOST_TIMES:
            # They talked over it: what they say is not its answer. It is asked again.
            self.asking = False
            self._fall_due()
        else:
            self._on_silence()

    async def ask_again(self) -> None:
        """The caller chose another language: the question is put in it."""
        self.asking = False
        self._asked -= 1
        await self.ask()

    def settle(self, reply: str | None) -> Decision | None:
        """Read the answer; None means silence.

        Returns:
            None if everyone is safe, else the escalation that follows.
        """
        doubt = self.decision
        self.drop()
        locale = self._session.locale
        if read_reply(reply, locale) is CheckReply.SAFE:
            return None
        if doubt is None:
            return Decision(Action.ESCALATE, locale, severity=Severity.URGENT, template_slug=GENERAL)
        return Decision(
            Action.ESCALATE,
            locale,
            category=doubt.category,
            severity=Severity.URGENT,
            matched_terms=doubt.matched_terms,
            subcategories=doubt.subcategories,
            template_slug=GENERAL,
            layer=doubt.layer,
        )

    def drop(self) -> None:
        """There is no doubt any more."""
        self._stop_waiting()
        self.decision = None
        self.asking = False
        self._playing = None
        self._asked = 0

    def _wait(self, seconds: float) -> None:
        self._waited += seconds
        self._call_later(seconds, self._no_reply)

    def _no_reply(self) -> None:
        if not self.asking:
            return
        if self._has_floor() and self._waited < _LONGEST * self._session.timing.check_wait:
            self._wait(_LOOK)
        else:
            self._on_silence()

    def _fall_due(self) -> None:
        """Whatever becomes of the turn that it is about, it is asked about: no later than the longest turn may wait."""
        self._call_later(self._session.timing.turn_cap, self._due)

    def _due(self) -> None:
        if self.decision is not None and not self.asking and not self._on_due():
            self._fall_due()

    def _call_later(self, seconds: float, what: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = asyncio.get_running_loop().call_later(seconds, what)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
