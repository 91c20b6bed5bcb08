"""Twilio's webhooks: a call comes in, how it goes, and what to do when our answer could not be used."""

import logging
import re
from typing import Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from telephony.twilio import twiml
from telephony.twilio.front import Front
from telephony.twilio.signature import media_url
from telephony.twilio.transfers import Transfer

_log: Final = logging.getLogger(__name__)
_CALL: Final = re.compile(r"[A-Za-z0-9_-]{2,64}")
_OVER: Final = frozenset({"completed", "busy", "failed", "no-answer", "canceled"})
_TAKEN: Final = frozenset({"completed", "answered"})
"""What `<Dial>` says of a human line that picked up."""


class Webhooks:
    """Answers Twilio's requests with TwiML."""

    def __init__(self, front: Front) -> None:
        """`front` checks the requests."""
        self._front = front
        self._exchange = front.exchange

    async def voice(self, request: Request) -> Response:
        """A call comes in."""
        form = await self._front.form(request)
        line = self._front.line(form, request.query_params.get("locale"))
        call = form.get("CallSid", "")
        if not _CALL.fullmatch(call):
            raise HTTPException(400, "the request names no call: expected CallSid")
        if self._exchange.draining and self._exchange.settings.elsewhere_url:
            return _xml(twiml.elsewhere(self._exchange.settings.elsewhere_url))
        if not await self._exchange.ready() or not self._exchange.admit(call):
            return _xml(twiml.refused(line))
        parameters = {"from": form.get("From", ""), "to": form.get("To", ""), "locale": line.locale}
        return _xml(self._connect(request, call, parameters, line))

    async def fallback(self, request: Request) -> Response:
        """Twilio could not use our answer."""
        form = await self._front.form(request)
        return _xml(twiml.safety_net(self._front.line(form, request.query_params.get("locale"))))

    async def status(self, request: Request) -> Response:
        """Twilio says how a call goes. One that is over needs no stream any more, should its stop have been lost."""
        form = await self._front.form(request)
        if form.get("CallStatus") in _OVER:
            running = self._exchange.find(form.get("CallSid", ""))
            if running is not None:
                running.hang_up("network_ended")
        return Response(status_code=204)

    # A call on its way to a human

    async def whisper(self, request: Request) -> Response:
        """The human line picked up: what only they hear."""
        passing, _ = await self._passing(request)
        return _xml(twiml.whisper(passing.lines, passing.locale))

    async def dialled(self, request: Request) -> Response:
        """The human line has hung up, or nobody came: in that case the caller comes back to the line."""
        passing, form = await self._passing(request)
        taken = form.get("DialCallStatus") in _TAKEN and form.get("DialBridged", "true") == "true"
        if taken:
            return _xml(twiml.hang_up())
        line = twiml.Line(passing.locale, passing.country, passing.human, self._front.handoff.caller_id)
        if not self._exchange.admit(passing.call):
            return _xml(twiml.safety_net(line))
        return _xml(self._connect(request, passing.call, passing.resume, line))

    async def human(self, request: Request) -> Response:
        """A human whom the line called picked up."""
        passing, _ = await self._passing(request)
        ready = f"{self._front.base(request)}/twilio/human/ready?t={request.query_params['t']}"
        return _xml(twiml.whisper_and_wait(passing.lines, passing.locale, ready))

    async def human_ready(self, request: Request) -> Response:
        """They spoke: they wait in the conference, and the caller is sent there."""
        passing, _ = await self._passing(request)
        passing.settle(True)
        return _xml(twiml.meet(f"atalaia-{passing.call}"))

    async def human_status(self, request: Request) -> Response:
        """The call to the human is over; if they never spoke, nobody came."""
        passing, form = await self._passing(request)
        if form.get("CallStatus") in _OVER:
            passing.settle(False)
        return Response(status_code=204)

    async def _passing(self, request: Request) -> tuple[Transfer, dict[str, str]]:
        form = await self._front.form(request)
        passing = self._front.transfers.get(request.query_params.get("t"))
        if passing is None:
            _log.warning("webhook refused: no transfer of this name is under way")
            raise HTTPException(404, "no transfer of this name is under way")
        return passing, form

    def _connect(self, request: Request, call: str, parameters: dict[str, str], line: twiml.Line) -> str:
        base = self._front.base(request)
        token = self._front.tokens.issue(call, {**parameters, "base": base})
        return twiml.connect(media_url(base), {"token": token}, line)


def _xml(document: str) -> Response:
    return Response(document, media_type="application/xml")


def webhook_routes(front: Front) -> APIRouter:
    """`POST /twilio/…`: voice, status and fallback are configured at Twilio, the others handed out in TwiML."""
    webhooks = Webhooks(front)
    router = APIRouter(prefix="/twilio", include_in_schema=False)
    for path, answer in (
        ("/voice", webhooks.voice),
        ("/status", webhooks.status),
        ("/fallback", webhooks.fallback),
        ("/whisper", webhooks.whisper),
        ("/dialled", webhooks.dialled),
        ("/human", webhooks.human),
        ("/human/ready", webhooks.human_ready),
        ("/human/status", webhooks.human_status),
    ):
        router.add_api_route(path, answer, methods=["POST"])
    return router
