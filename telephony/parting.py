"""The end of a call: the offer to send the sources, the last words, and hanging up once they were heard."""

import asyncio
from collections.abc import Callable
from typing import Final

from agent.commands import Command, recognize
from agent.events import EventName
from telephony.consent import said_yes
from telephony.escalation import Carrier
from telephony.playout import Playout
from telephony.session import Session
from telephony.speech import Ending
from telephony.utterances import is_backchannel

_LATER: Final = 30.0
"""Seconds after which a call that could not be left is looked at again."""
_AGAIN: Final = (1.0, 3.0, 6.0)
"""Seconds before each further try to end a call at the carrier."""
_BREATH: Final = 0.3
"""Seconds between the last word and hanging up."""
_LAST_WORDS: Final = 10.0
"""Seconds for which a caller who speaks as the line takes leave is heard out."""
_LAST_LOOK: Final = 0.2
"""Seconds between looks at whether they still do."""


class Parting:
    """How one call is left."""

    def __init__(
        self,
        session: Session,
        playout: Playout,
        carrier: Carrier,
        *,
        hearing: Callable[[], bool],
        busy: Callable[[], bool],
        leave: Callable[[str], None],
    ) -> None:
        """Nothing has been named yet that could be sent.

        Args:
            session: the call.
            playout: says what is said.
            carrier: ends the call.
            hearing: whether the caller speaks, or words of theirs are on their way.
            busy: whether somebody speaks, the line included.
            leave: says a phrase as the last one and hangs up.
        """
        self._session = session
        self._playout = playout
        self._carrier = carrier
        self._hearing = hearing
        self._busy = busy
        self._leave = leave
        self._offered = False
        self._settled = False
        self._named = False
        self._timer: asyncio.TimerHandle | None = None
        self._limit: asyncio.TimerHandle | None = None

    def limit(self, seconds: float, fine: Callable[[], bool]) -> None:
        """Say goodbye in so many seconds: calls may be no longer.

        Nobody is hung up on who is, or may be, in danger: while it is not `fine` to leave, it waits half a minute more.
        """

        def over() -> None:
            if fine():
                self._leave("goodbye")
            else:
                self.limit(_LATER, fine)

        self._limit = asyncio.get_running_loop().call_later(seconds, over)

    def end(self) -> None:
        """The call is over."""
        self.drop()
        if self._limit is not None:
            self._limit.cancel()

    def named(self) -> None:
        """The caller heard a source."""
        self._named = True

    def offer(self) -> bool:
        """Ask, once in a call, whether the sources should be sent in a text message; False if there is nothing to ask."""
        if not (self._session.can_text and self._named) or self._offered:
            return False
        self._offered, self._settled = True, False
        # The wait for a reply begins when the question has been heard.
        offer = self._playout.say(self._session.speech("text_offer"))
        offer.ended.add_done_callback(lambda _: self._wait())
        return True

    def settle(self, text: str) -> bool:
        """Read the reply to the offer and leave; False when it is no reply but something new to answer.

        Only a plain yes is a yes.
        """
        self.drop()
        yes, command = said_yes(text), recognize(text)
        if (
            yes is None
            and command is not Command.GOODBYE
            and (command is not None or not is_backchannel(text))
        ):
            return False
        self._session.text_wanted = yes is True
        self._leave("goodbye_text" if yes else "goodbye")
        return True

    def drop(self) -> None:
        """Nothing is being offered any more."""
        self._settled = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        if self._settled:
            return
        wait = self._session.timing.check_wait
        self._timer = asyncio.get_running_loop().call_later(wait, self._no_reply)

    def _no_reply(self) -> None:
        if self._busy():
            self._wait()
        else:
            self._leave("goodbye")

    async def close(self, slug: str, still: Callable[[], bool]) -> bool:
        """Say the last words, let them be heard, and end the call at the carrier.

        A caller who talks is heard out, and not hung up on: what is being said may be an emergency.

        Args:
            slug: the phrase that is said.
            still: whether the call is still being left.

        Returns:
            Whether the line may hang up.
        """
        ending = await self._playout.say(self._session.speech(slug, last=True)).ended
        waited = 0.0
        while still() and self._hearing() and waited < _LAST_WORDS:
            waited += _LAST_LOOK
            await asyncio.sleep(_LAST_LOOK)
        if not still() or ending is Ending.CUT:
            return False
        await self._end_at_carrier(still)
        return still()

    async def _end_at_carrier(self, still: Callable[[], bool]) -> None:
        """A stream that closes first would start the safety net, so this comes first.

        While the carrier cannot be told, the line goes on listening; in the end it leaves all the same.
        """
        await asyncio.sleep(_BREATH)
        for wait in (*_AGAIN, None):
            if not still():
                return
            try:
                await self._carrier.hang_up(self._session.call)
                return
            except Exception as error:  # noqa: BLE001 - tried again, then the stream is closed all the same
                reason = f"{type(error).__name__}: {error}"
                self._session.log.emit(EventName.DEGRADED, part="carrier", reason=reason)
            if wait is None:
                return
            await asyncio.sleep(wait)
