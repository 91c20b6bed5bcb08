"""Calls that the line makes: a check-in that was asked for. A machine that answers gets nothing about health."""

import secrets
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from agent.phrases import phrase
from guardrails.emergency import country_of
from telephony.errors import CarrierDown, CarrierRefused
from telephony.operators import operators_only
from telephony.settings import MachineAnswer, OutboundSettings
from telephony.twilio import twiml
from telephony.twilio.front import Front
from telephony.twilio.signature import media_url

_MOST: Final = 1000
_PEOPLE: Final = frozenset({"human", "unknown", ""})
"""What Twilio says of a callee who may be a person; when in doubt it is one."""


class CallRequest(BaseModel):
    """Whom to call."""

    to: Annotated[str, Field(pattern=r"^\+[1-9]\d{6,14}$")]
    """E.164."""
    locale: Literal["en-US", "es-419", "pt-BR"]


class Outbound:
    """Places calls and answers Twilio's question what to do with them."""

    def __init__(self, front: Front, settings: OutboundSettings) -> None:
        """Off unless a number to call from is configured."""
        self._front = front
        self._settings = settings
        self._placed: dict[str, CallRequest] = {}

    async def place(self, asked: CallRequest) -> dict[str, Any]:
        """`POST /calls`, for operators.

        Raises:
            HTTPException: 409 when outbound calls are off, 503 when the line is full or stopping, 502 when Twilio
                says no or says nothing.
        """
        front, settings = self._front, self._settings
        base = front.exchange.settings.public_url
        if settings.number is None or front.rest is None or base is None:
            raise HTTPException(
                409,
                "outbound calls are off: set OUTBOUND_NUMBER, the Twilio account and ATALAIA_PUBLIC_URL",
            )
        if not await front.exchange.ready() or front.exchange.free < 1:
            raise HTTPException(503, "the line is full or stopping: try again later")
        token = secrets.token_urlsafe(24)
        while len(self._placed) >= _MOST:
            del self._placed[next(iter(self._placed))]
        self._placed[token] = asked
        leave = settings.machine is MachineAnswer.MESSAGE
        try:
            call = await front.rest.dial(
                to=asked.to,
                from_=settings.number,
                url=f"{base.rstrip('/')}/twilio/outbound?t={token}",
                timeout=settings.ring_seconds,
                machine_detection="DetectMessageEnd" if leave else "Enable",
                status_callback=f"{base.rstrip('/')}/twilio/status",
                status_callback_event=["completed"],
            )
        except (CarrierDown, CarrierRefused) as error:
            del self._placed[token]
            raise HTTPException(502, str(error)) from None
        return {"call": call, "to": asked.to, "locale": asked.locale}

    async def answered(self, request: Request) -> Response:
        """Somebody, or something, picked up."""
        form = await self._front.form(request)
        token = request.query_params.get("t", "")
        asked = self._placed.get(token)
        if asked is None:
            raise HTTPException(404, "no call of this name was placed")
        if form.get("AnsweredBy", "") not in _PEOPLE:
            return _xml(self._machine(form["AnsweredBy"], asked.locale))
        call = form.get("CallSid", "")
        country = country_of(asked.to)
        line = twiml.Line(
            asked.locale, country, self._front.human(asked.locale), self._front.handoff.caller_id
        )
        if not self._front.exchange.admit(call):
            return _xml(twiml.refused(line))
        base = self._front.base(request)
        told = {"from": asked.to, "to": self._settings.number or "", "locale": asked.locale, "outbound": "1"}
        stream_token = self._front.tokens.issue(call, {**told, "base": base})
        return _xml(twiml.connect(media_url(base), {"token": stream_token}, line))

    def _machine(self, kind: str, locale: str) -> str:
        if kind == "fax" or self._settings.machine is MachineAnswer.HANG_UP:
            return twiml.hang_up()
        return twiml.speak([phrase("machine", locale)], locale)


def _xml(document: str) -> Response:
    return Response(document, media_type="application/xml")


def outbound_routes(front: Front, settings: OutboundSettings) -> APIRouter:
    """`POST /calls` for operators, `POST /twilio/outbound` for Twilio."""
    outbound = Outbound(front, settings)
    router = APIRouter()
    guard = Depends(operators_only(front.exchange.settings))
    router.add_api_route(
        "/calls",
        outbound.place,
        methods=["POST"],
        status_code=201,
        dependencies=[guard],
        include_in_schema=False,
    )
    router.add_api_route("/twilio/outbound", outbound.answered, methods=["POST"], include_in_schema=False)
    return router
