"""Twilio's media stream: who may open one, and the call that runs over it."""

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.types import Message

from telephony import twilio
from telephony.call import Call, session_of
from telephony.errors import BadStream
from telephony.exchange import Exchange
from telephony.leg import PhoneLeg
from telephony.stream import StreamStart, read_start
from telephony.tokens import Tokens

_START_LIMIT: Final = 10.0
"""Seconds that a stream may take to begin."""
_POLICY: Final = 1008
"""WebSocket close code for a peer that may not do what it tries."""
_BUSY: Final = 1013


class Media:
    """Lets streams in, and runs a call over each."""

    def __init__(self, exchange: Exchange, tokens: Tokens) -> None:
        """`tokens` were issued by the webhook."""
        self._exchange = exchange
        self._tokens = tokens

    async def stream(self, websocket: WebSocket) -> None:
        """One media stream, from its upgrade to its end."""
        if not self._upgrade_allowed(websocket):
            await websocket.close(_POLICY)
            return
        if self._exchange.full:
            await websocket.close(_BUSY)
            return
        await websocket.accept()
        try:
            async with asyncio.timeout(_START_LIMIT):
                start = self._admitted(await read_start(lambda: _receive(websocket)))
        except (BadStream, TimeoutError):
            with contextlib.suppress(RuntimeError):
                await websocket.close(_POLICY)
            return
        session = session_of(start, self._exchange.shared)
        self._exchange.open(session)
        await self._exchange.run(Call(PhoneLeg(websocket, start), session, self._exchange.shared))

    def _upgrade_allowed(self, websocket: WebSocket) -> bool:
        exchange = self._exchange
        if not exchange.checks:
            return True
        assert exchange.account.auth_token is not None
        assert exchange.settings.public_url is not None
        url = twilio.media_url(exchange.settings.public_url)
        return twilio.valid(exchange.account.auth_token.get_secret_value(), url, None, websocket.headers)

    def _admitted(self, start: StreamStart) -> StreamStart:
        """The start with what the webhook knew in place of what the stream claims."""
        ticket = self._tokens.redeem(start.parameters.get("token"), start.call_sid)
        if ticket is not None:
            return StreamStart(start.stream_sid, start.call_sid, ticket.parameters)
        if self._exchange.checks or self._exchange.settings.production:
            raise BadStream("the stream's token is missing, used, expired or another call's")
        return start


async def _receive(websocket: WebSocket) -> str | bytes | None:
    message: Message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


def media_routes(exchange: Exchange, tokens: Tokens) -> APIRouter:
    """`WS /twilio/media`."""
    router = APIRouter(prefix="/twilio")
    router.add_api_websocket_route("/media", Media(exchange, tokens).stream)
    return router
