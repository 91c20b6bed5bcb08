"""The question before an escalation: "is anyone in danger right now?"."""

import asyncio
from collections.abc import Callable
from typing import Final

from guardrails.check import CHECK_QUESTION, CheckReply, read_reply
from guardrails.decision import Action, Decision, Severity
from guardrails.scripts import GENERAL
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Ending

_UNDERSTOOD: Final = 1.0
"""Seconds of the question that must have been heard for what follows to be its answer."""
_MOST_TIMES: Final = 2


class Doubt:
    """A doubt of the gate about one call: noted, asked about, settled."""

    def __init__(
        self,
        session: Session,
        playout: Playout,
        caller_speaking: Callable[[], bool],
        on_silence: Callable[[], None],
    ) -> None:
        """`on_silence` is called when the question got no answer."""
        self._session = session
        self._playout = playout
        self._caller_speaking = caller_speaking
        self._on_silence = on_silence
        self._timer: asyncio.TimerHandle | None = None
        self._asked = 0
        self.decision: Decision | None = None
        """What the gate doubts; None when there is no doubt."""
        self.asking = False
        """Whether the question was asked and its answer is awaited."""

    def note(self, decision: Decision) -> None:
        """Remember a doubt until there is a moment to ask."""
        if self.decision is None:
            self.decision = decision

    async def ask(self) -> None:
        """Say the question, in place of whatever is being said, and wait for the answer."""
        if self.asking or self.decision is None:
            return
        self.asking = True
        self._asked += 1
        await self._playout.drop()
        session = self._session
        playing = self._playout.say(session.script(CHECK_QUESTION, "check", interruptible=True))
        ending = await playing.ended
        if not self.asking:
            return
        if ending is Ending.CUT and playing.seconds(session.timing.sample_rate) < _UNDERSTOOD:
            # They talked over it: what they say is not its answer. It is asked again, but not for ever.
            self.asking = self._asked >= _MOST_TIMES
        if self.asking:
            self._wait()

    async def ask_again(self) -> None:
        """The caller chose another language: the question is put in it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.asking = False
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
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.decision = None
        self.asking = False
        self._asked = 0

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._session.timing.check_wait, self._no_reply)

    def _no_reply(self) -> None:
        if not self.asking:
            return
        if self._caller_speaking():
            self._wait()
        else:
            self._on_silence()
