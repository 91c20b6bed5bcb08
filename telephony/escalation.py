"""From the gate's decision to a human: latch, silence, script, confirmation, hand-off."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from agent.events import EscalationPhase, EventName
from agent.phrases import phrase
from guardrails.decision import Decision
from guardrails.scripts import GENERAL, script
from telephony.errors import CarrierDown
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Ending, Playing, Speech

_TRIES: Final = 2
"""The script is repeated once if nobody confirms that it was heard."""

Spawn = Callable[[Coroutine[Any, Any, None], str], "asyncio.Task[None]"]


class Prompts(Protocol):
    """What can be said for sure."""

    @property
    def healthy(self) -> bool:
        """Whether what is not rendered can be synthesized."""

    def has(self, text: str, locale: str) -> bool:
        """Whether a text is rendered, so that it plays even if synthesis is broken."""


class Carrier(Protocol):
    """What the telephone network can do with a call beyond carrying its audio."""

    @property
    def address(self) -> str | None:
        """The human line: a number or SIP URI; None when there is none."""

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Hand the call to the human line; False when nobody takes it.

        Raises:
            CarrierDown: the network could not be told; it still has the safety net it was given with the call.
        """

    async def hang_up(self, call: str) -> None:
        """End the call. May raise; the stream is closed all the same."""


class NoCarrier:
    """A line without a telephone network behind it."""

    address = None

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Nobody takes it."""
        return False

    async def hang_up(self, call: str) -> None:
        """Closing the stream is all there is to do."""


class Escalation:
    """One call's escalation. Once tripped, the call stays latched until a human releases it."""

    def __init__(
        self,
        session: Session,
        playout: Playout,
        carrier: Carrier,
        prompts: Prompts,
        spawn: Spawn,
        let_go: Callable[[str], None],
    ) -> None:
        """`spawn` starts a task that lives as long as the call; `let_go` leaves the call to the network's net."""
        self._session = session
        self._playout = playout
        self._carrier = carrier
        self._prompts = prompts
        self._spawn = spawn
        self._let_go = let_go
        self._task: asyncio.Task[None] | None = None

    @property
    def active(self) -> bool:
        """Whether the call is latched."""
        return self._session.latch.latched is not None

    def trip(self, decision: Decision) -> bool:
        """Latch and begin; False if the call was latched already. Returns at once."""
        if not self._session.latch.trip(decision):
            return False
        self._emit(EscalationPhase.LATCHED, decision)
        self._task = self._spawn(self._run(decision), "escalation")
        return True

    def repeat(self) -> bool:
        """Say the script again, to a caller who may have missed it; False if the call is not latched."""
        decision = self._session.latch.latched
        if decision is not None:
            self._say(decision.template_slug or GENERAL)
        return decision is not None

    def resume(self, decision: Decision) -> None:
        """Nobody took a call that was latched: it is latched still. Returns at once."""
        if self._session.latch.trip(decision):
            self._emit(EscalationPhase.LATCHED, decision, resumed=True)
            self._task = self._spawn(self._resumed(decision), "escalation")

    async def hand_over(self, reason: str, category: str | None) -> bool:
        """Bring in a person; says so first, keeps the caller company meanwhile, and says so too if nobody comes.

        Returns:
            Whether the call is out of the line's hands: a person has it, or the network's safety net does.
        """
        session, address = self._session, self._carrier.address

        def note(result: str) -> None:
            session.log.emit(EventName.HANDOFF, reason=reason, category=category, to=address, result=result)

        if address is None:
            note("no_human_line")
            await self._nobody_came()
            return False
        if self.active:
            await self._say("handoff").ended
        note("requested")
        try:
            if await self._accompanied(reason):
                note("transferred")
                return True
        except CarrierDown as error:
            session.log.emit(EventName.DEGRADED, part="carrier", reason=str(error))
            note("safety_net")
            self._let_go("safety_net")
            return True
        except Exception as error:  # noqa: BLE001 - a transfer that fails is said aloud below
            session.log.emit(EventName.DEGRADED, part="transfer", reason=f"{type(error).__name__}: {error}")
        note("failed")
        await self._nobody_came()
        return False

    async def _accompanied(self, reason: str) -> bool:
        """Ask the carrier for the transfer, and say from time to time that the line is still there."""
        session, timing = self._session, self._session.timing
        asking = asyncio.ensure_future(self._carrier.transfer(session.call, reason, session.locale))
        patience = timing.company_after
        try:
            while not (await asyncio.wait({asking}, timeout=patience))[0]:
                await (self._say("stay") if self.active else self._phrase("hold")).ended
                patience = timing.company_every
            return asking.result()
        finally:
            asking.cancel()

    async def _nobody_came(self) -> None:
        await (self._say("handoff_failed") if self.active else self._phrase("no_human")).ended

    async def _resumed(self, decision: Decision) -> None:
        await self._playout.seize()
        await self._nobody_came()
        self._emit(EscalationPhase.FAILED, decision)
        await self._stay()

    async def _run(self, decision: Decision) -> None:
        await self._playout.seize()
        slug = decision.template_slug or GENERAL
        self._emit(EscalationPhase.SPEAKING, decision)
        ending = Ending.FAILED
        for attempt in range(_TRIES):
            ending = await self._say(slug, sure=attempt > 0 and ending is Ending.FAILED).ended
            if ending is Ending.HEARD:
                break
        if ending is Ending.CUT:
            return
        confirmed = ending is Ending.HEARD
        phase = EscalationPhase.FAILED if ending is Ending.FAILED else EscalationPhase.PLAYED
        self._emit(phase, decision, confirmed=confirmed)
        handed = await self.hand_over(
            "red_flag" if decision.category != "deaf" else "deaf", decision.category
        )
        self._emit(EscalationPhase.HANDED_OFF if handed else EscalationPhase.FAILED, decision)
        if not handed:
            await self._stay()

    async def _stay(self) -> None:
        while self.active:
            await asyncio.sleep(self._session.timing.stay_every)
            if self.active:
                await self._say("stay").ended

    def _phrase(self, slug: str) -> Playing:
        locale = self._session.locale
        return self._playout.say(
            Speech(phrase(slug, locale), locale, "phrase", slug=slug, interruptible=False)
        )

    def _say(self, slug: str, *, sure: bool = False) -> Playing:
        locale = self._session.locale
        text, said = self._words(slug, locale, sure or not self._prompts.healthy)
        return self._playout.say(Speech(text, locale, "script", slug=said, interruptible=False))

    def _words(self, slug: str, locale: str, sure: bool) -> tuple[str, str]:
        """The script's words; with `sure`, those of the nearest script that is rendered."""
        country = self._session.caller.country
        exact = (script(slug, locale, country), slug)
        if not sure:
            return exact
        others = [exact, (script(slug, locale, None), slug)]
        if slug not in ("handoff", "handoff_failed", "stay"):
            others += [(script(GENERAL, locale, country), GENERAL), (script(GENERAL, locale, None), GENERAL)]
        return next((each for each in others if self._prompts.has(each[0], locale)), exact)

    def _emit(self, phase: EscalationPhase, decision: Decision, **fields: Any) -> None:
        self._session.log.emit(
            EventName.ESCALATION,
            phase=str(phase),
            category=decision.category,
            template_slug=decision.template_slug,
            locale=self._session.locale,
            **fields,
        )
