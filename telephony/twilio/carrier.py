"""One call's way to a human through Twilio."""

import asyncio
import contextlib
import json
import logging
from datetime import UTC, datetime
from typing import Final

from telephony.briefing import Briefing
from telephony.errors import CarrierDown, CarrierRefused
from telephony.humans import choose
from telephony.session import Session
from telephony.settings import HandoffMode, HandoffSettings
from telephony.twilio.rest import Rest
from telephony.twilio.transfers import Transfer, Transfers
from telephony.twilio.twiml import Line, meet, transfer

_log: Final = logging.getLogger(__name__)
_TO_SPEAK: Final = 20.0
"""Seconds, after the ringing, for a human to hear the whisper and say something."""


class TwilioCarrier:
    """Transfers and ends one call. Raises `CarrierDown` when Twilio cannot be told: then only the net helps."""

    def __init__(
        self,
        session: Session,
        briefing: Briefing,
        rest: Rest,
        transfers: Transfers,
        settings: HandoffSettings,
        default_human: str | None,
        base: str,
    ) -> None:
        """`base` is the public address at which Twilio reaches this server."""
        self._session = session
        self._briefing = briefing
        self._rest = rest
        self._transfers = transfers
        self._settings = settings
        self._default_human = default_human
        self._base = base.rstrip("/")

    @property
    def address(self) -> str | None:
        """The human line for this call at this moment."""
        return choose(
            self._settings.lines,
            self._default_human,
            self._session.locale,
            self._briefing.category,
            datetime.now(UTC),
        )

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Pass the call on; False when nobody comes.

        When Twilio has taken over, it closes the stream. If the human line then does not answer, Twilio asks
        `/twilio/dialled`, which brings the caller back.
        """
        human = self.address
        if human is None:
            return False
        caller = self._session.caller
        passing = Transfer(
            call=call,
            locale=locale,
            country=caller.country,
            human=human,
            lines=self._briefing.lines(locale),
            resume={
                "from": caller.number or "",
                "to": caller.dialled or "",
                "locale": locale,
                "resumed": self._state(reason),
            },
        )
        token = self._transfers.add(passing)
        if self._settings.mode is HandoffMode.CONFERENCE:
            return await self._warm(passing, token)
        line = Line(locale, caller.country, human, self._caller_id)
        document = transfer(
            line,
            seconds=self._settings.ring_seconds,
            after=self._url("dialled", token),
            whisper=self._url("whisper", token),
        )
        return await self._rest.redirect(call, document)

    async def hang_up(self, call: str) -> None:
        """End the call; one that is over needs nothing."""
        await self._rest.complete(call)

    async def _warm(self, passing: Transfer, token: str) -> bool:
        """Call the human while the caller stays with the line; join the two once the human has spoken."""
        human_call = await self._rest.dial(
            to=passing.human,
            from_=self._caller_id,
            url=self._url("human", token),
            timeout=self._settings.ring_seconds,
            status_callback=self._url("human/status", token),
            status_callback_event=["completed"],
        )
        joined = False
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._settings.ring_seconds + _TO_SPEAK):
                    joined = await passing.answered
            if joined:
                joined = await self._rest.redirect(
                    passing.call, meet(room(passing.call), after=self._url("dialled", token))
                )
            return joined
        finally:
            if not joined:
                await self._give_up(human_call)

    async def _give_up(self, human_call: str) -> None:
        try:
            await self._rest.complete(human_call)
        except (CarrierDown, CarrierRefused) as error:
            _log.warning("the call to the human line could not be ended: %s", error)

    @property
    def _caller_id(self) -> str | None:
        return self._settings.caller_id or self._session.caller.dialled

    def _url(self, what: str, token: str) -> str:
        return f"{self._base}/twilio/{what}?t={token}"

    def _state(self, reason: str) -> str:
        latched = self._session.latch.latched
        return json.dumps({"reason": reason, "decision": latched.to_dict() if latched else None})


def room(call: str) -> str:
    """Name of the conference in which a caller meets a human."""
    return f"atalaia-{call}"
