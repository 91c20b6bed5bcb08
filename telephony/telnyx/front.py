"""Telnyx's webhook (TeXML) and media stream."""

import asyncio
import base64
import binascii
import contextlib
import time
from typing import Any, Final
from urllib.parse import parse_qs

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from fastapi import APIRouter, HTTPException, Request, WebSocket
from fastapi.responses import Response

from guardrails.emergency import country_of
from telephony.call import Call, session_of
from telephony.exchange import Exchange
from telephony.languages import first_locale
from telephony.leg import PhoneLeg, report_rejected
from telephony.messages import BadMessage, read_message
from telephony.session import Session
from telephony.settings import StreamSettings, TelnyxSettings
from telephony.stream import StreamStart
from telephony.telnyx.carrier import TelnyxCarrier
from telephony.telnyx.serializer import TelnyxLineSerializer
from telephony.tokens import Tokens
from telephony.twilio import twiml

_FRESH: Final = 300.0
"""Seconds by which a webhook's timestamp may differ from now."""
_POLICY: Final = 1008


class TelnyxLeg(PhoneLeg):
    """A telephone behind Telnyx."""

    def __init__(
        self,
        websocket: WebSocket,
        start: StreamStart,
        carrier: TelnyxCarrier,
        quiet_seconds: float | None = None,
    ) -> None:
        """As `PhoneLeg`."""
        super().__init__(websocket, start, quiet_seconds)
        self.carrier = carrier

    def _serializer_for(self, session: Session) -> TelnyxLineSerializer:
        return TelnyxLineSerializer(self.stream, report_rejected(session.log, "stream"))


class TelnyxFront:
    """Off unless `TELNYX_PUBLIC_KEY` is set, or the line is in development."""

    def __init__(self, exchange: Exchange, settings: TelnyxSettings, limits: StreamSettings) -> None:
        """Knows Telnyx's public key, if there is one."""
        self._exchange = exchange
        self._limits = limits
        self._settings = settings
        self._tokens = Tokens(exchange.account.token_seconds)

    async def voice(self, request: Request) -> Response:
        """A call comes in."""
        body = await request.body()
        self._check(body, request)
        fields = {name: values[0] for name, values in parse_qs(body.decode("utf-8", "replace")).items()}
        call, settings = fields.get("CallSid", ""), self._exchange.engines.settings.line
        country = country_of(fields.get("From"))
        locale = first_locale(
            settings.locale,
            asked=request.query_params.get("locale"),
            dialled=fields.get("To"),
            country=country,
            numbers=self._exchange.shared.languages.numbers,
        )
        line = twiml.Line(locale, country or settings.country, settings.human_number)
        if not call or not await self._exchange.ready() or not self._exchange.admit(call):
            return Response(twiml.refused(line), media_type="application/xml")
        known = {"from": fields.get("From", ""), "to": fields.get("To", ""), "locale": locale, "call": call}
        token = self._tokens.issue(call, known)
        base = (self._exchange.settings.public_url or str(request.base_url)).rstrip("/")
        url = "ws" + base.removeprefix("http") + f"/telnyx/media/{token}"
        return Response(twiml.connect(url, {}, line, telnyx=True), media_type="application/xml")

    async def stream(self, websocket: WebSocket, token: str) -> None:
        """A media stream, by the single-use token in its address."""
        ticket = self._tokens.claim(token)
        if ticket is None:
            await websocket.close(_POLICY)
            return
        await websocket.accept()
        try:
            async with asyncio.timeout(self._limits.start_seconds):
                stream, control = await _started(websocket)
        except (TimeoutError, TypeError, ValueError, KeyError, RuntimeError):
            with contextlib.suppress(RuntimeError):
                await websocket.close(_POLICY)
            return
        human = self._exchange.engines.settings.line.human_number
        key = self._settings.api_key.get_secret_value() if self._settings.api_key else None
        carrier = TelnyxCarrier(human, key, self._settings.api_base)
        carrier.control_id = control
        start = StreamStart(stream, ticket.call_sid, ticket.parameters)
        session = session_of(start, self._exchange.shared)
        self._exchange.open(session)
        leg = TelnyxLeg(websocket, start, carrier, self._limits.quiet_seconds)
        await self._exchange.run(Call(leg, session, self._exchange.shared))

    def _check(self, body: bytes, request: Request) -> None:
        """Telnyx signs `timestamp|body` with Ed25519."""
        public = self._settings.public_key
        if public is None:
            if self._exchange.settings.production or self._exchange.checks:
                raise HTTPException(403, "Telnyx is not configured: set TELNYX_PUBLIC_KEY")
            return
        stamp = request.headers.get("telnyx-timestamp", "")
        try:
            signature = base64.b64decode(request.headers.get("telnyx-signature-ed25519", ""), validate=True)
            key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public, validate=True))
            key.verify(signature, stamp.encode() + b"|" + body)
            fresh = abs(time.time() - float(stamp)) <= _FRESH
        except (InvalidSignature, binascii.Error, ValueError):
            fresh = False
        if not fresh:
            raise HTTPException(403, "the request does not carry Telnyx's signature, or is not fresh")


async def _started(websocket: WebSocket) -> tuple[str, str]:
    """The stream's id and Telnyx's name of the call."""
    for _ in range(20):
        message: Any = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            break
        try:
            told = read_message(message.get("text") or message.get("bytes") or "")
        except BadMessage:
            continue
        if told.get("event") == "start":
            return str(told["stream_id"]), str(told["start"]["call_control_id"])
    raise ValueError("the stream did not start")


def telnyx_routes(exchange: Exchange, settings: TelnyxSettings, limits: StreamSettings) -> APIRouter:
    """`POST /telnyx/voice` and `WS /telnyx/media/{token}`."""
    front = TelnyxFront(exchange, settings, limits)
    router = APIRouter(prefix="/telnyx", include_in_schema=False)
    router.add_api_route("/voice", front.voice, methods=["POST"])
    router.add_api_websocket_route("/media/{token}", front.stream)
    return router
