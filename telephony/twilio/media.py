"""Twilio's media stream: who may open one, and the call that runs over it."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Final

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse
from starlette.types import Message

from telephony.briefing import Briefing
from telephony.call import Call, session_of
from telephony.errors import BadStream
from telephony.settings import StreamSettings
from telephony.stream import StreamStart, read_start
from telephony.twilio.front import Front
from telephony.twilio.leg import TwilioLeg

_log: Final = logging.getLogger(__name__)
_POLICY: Final = 1008
_ENDS: Final = 2.0
"""Seconds in which the stream that a call had before its transfer has ended, on a busy machine too."""
_NOTICED: Final = 0.5
"""Seconds in which it has been noticed that it ends."""
_LOOK: Final = 0.02
"""Seconds between looks at whether it has."""
"""WebSocket close code for a peer that may not do what it tries."""
_BUSY: Final = 1013
_CLAIMS: Final = frozenset({"from", "to", "locale"})
"""What a stream may say of itself where tokens are not required."""


class Media:
    """Lets streams in, and runs a call over each."""

    def __init__(self, front: Front, limits: StreamSettings) -> None:
        """`front` issued the tokens and knows the account."""
        self._front = front
        self._exchange = front.exchange
        self._limits = limits
        self._waiting: Counter[str] = Counter()
        """Sockets by address that have not started."""

    async def stream(self, websocket: WebSocket) -> None:
        """One media stream, from its upgrade to its end."""
        address = websocket.client.host if websocket.client else ""
        if not self._front.upgrade_allowed(websocket.headers):
            await self._deny(websocket, 403, "the upgrade does not carry Twilio's signature for this address")
            return
        if self._waiting[address] >= self._limits.waiting_per_address:
            await self._deny(websocket, 429, "too many streams of this address have not started")
            return
        self._waiting[address] += 1
        try:
            start = await self._start(websocket)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # forgets addresses without any
        if start is None:
            return
        session = session_of(start, self._exchange.shared)
        briefing = Briefing(session)
        carrier = self._front.carrier(session, briefing, start.parameters.get("base", ""))
        session.can_text = self._front.texting.possible(session)
        leg = TwilioLeg(websocket, start, carrier, self._limits.quiet_seconds)
        self._exchange.open(session)
        await self._exchange.run(Call(leg, session, self._exchange.shared))
        await self._front.texting.send(session, briefing.topics)

    async def _start(self, websocket: WebSocket) -> StreamStart | None:
        """Accept a socket and read how its stream starts; None when it was closed instead."""
        await websocket.accept()
        try:
            async with asyncio.timeout(self._limits.start_seconds):
                start = self._admitted(await read_start(lambda: _receive(websocket)))
        except (BadStream, TimeoutError) as error:
            reason = str(error) or f"no start message within {self._limits.start_seconds:g} s"
            await self._close(websocket, _POLICY, reason)
            return None
        if not await self._over(start.call_sid):
            await self._close(websocket, _POLICY, "the call has a stream already")
            return None
        if not self._exchange.admit(start.call_sid):
            await self._close(websocket, _BUSY, "all places are taken")
            return None
        return start

    async def _over(self, call: str) -> bool:
        """Whether no stream of the call is left. One that is just ending, after a transfer that nobody took, may do so."""
        began = time.monotonic()
        while (former := self._exchange.find(call)) is not None:
            if time.monotonic() - began >= (_ENDS if former.leaving else _NOTICED):
                return False
            await asyncio.sleep(_LOOK)
        return True

    def _admitted(self, start: StreamStart) -> StreamStart:
        """The start with what the webhook knew in place of what the stream claims."""
        ticket = self._front.tokens.redeem(start.parameters.get("token"), start.call_sid)
        if ticket is not None:
            return StreamStart(start.stream_sid, start.call_sid, ticket.parameters)
        if self._exchange.checks or self._exchange.settings.production:
            raise BadStream("the stream's token is missing, used, expired or another call's")
        claimed = {name: value for name, value in start.parameters.items() if name in _CLAIMS}
        return StreamStart(start.stream_sid, start.call_sid, claimed)

    @staticmethod
    async def _deny(websocket: WebSocket, status: int, reason: str) -> None:
        _log.warning("media stream refused: %s", reason)
        await websocket.send_denial_response(JSONResponse({"detail": reason}, status))

    @staticmethod
    async def _close(websocket: WebSocket, code: int, reason: str) -> None:
        _log.warning("media stream closed before its call: %s", reason)
        with contextlib.suppress(RuntimeError):
            await websocket.close(code)


async def _receive(websocket: WebSocket) -> str | bytes | None:
    message: Message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


def media_routes(front: Front, limits: StreamSettings) -> APIRouter:
    """`WS /twilio/media`."""
    router = APIRouter(prefix="/twilio")
    router.add_api_websocket_route("/media", Media(front, limits).stream)
    return router
