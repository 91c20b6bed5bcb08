"""Twilio's webhooks: a call comes in, how it goes, and what to do when our answer could not be used."""

import contextlib
from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from guardrails.emergency import country_of
from guardrails.locale import UnknownLocale, parse_locale
from telephony import twilio
from telephony.exchange import Exchange
from telephony.tokens import Tokens

_XML: Final = "application/xml"


class Webhooks:
    """Answers Twilio's requests with TwiML."""

    def __init__(self, exchange: Exchange, tokens: Tokens) -> None:
        """`tokens` are redeemed where the media stream comes in."""
        self._exchange = exchange
        self._tokens = tokens

    async def voice(self, request: Request) -> Response:
        """A call comes in."""
        form = await self._form(request)
        locale, country = self._where(request, form)
        human = self._exchange.engines.settings.line.human_number
        if self._exchange.full:
            return Response(twilio.safety_net(locale, country, human), media_type=_XML)
        parameters = {"from": form.get("From", ""), "to": form.get("To", ""), "locale": locale}
        token = self._tokens.issue(form.get("CallSid", ""), parameters)
        url = twilio.media_url(self._public_url(request))
        body = twilio.answer_call(url, {"token": token}, locale, country, human)
        return Response(body, media_type=_XML)

    async def fallback(self, request: Request) -> Response:
        """Twilio could not use our answer."""
        locale, country = self._where(request, await self._form(request))
        human = self._exchange.engines.settings.line.human_number
        return Response(twilio.safety_net(locale, country, human), media_type=_XML)

    async def status(self, request: Request) -> Response:
        """Twilio says how a call goes; nothing to answer."""
        await self._form(request)
        return Response(status_code=204)

    async def _form(self, request: Request) -> dict[str, str]:
        """The fields of a webhook request that is really Twilio's.

        Raises:
            HTTPException: 403 for a bad signature, 413 for a body that is too large.
        """
        exchange = self._exchange
        form = {str(key): str(value) for key, value in (await request.form()).items()}
        if exchange.checks:
            assert exchange.account.auth_token is not None
            assert exchange.settings.public_url is not None
            url = exchange.settings.public_url.rstrip("/") + request.url.path
            if request.url.query:
                url += "?" + request.url.query
            if not twilio.valid(exchange.account.auth_token.get_secret_value(), url, form, request.headers):
                raise HTTPException(403, "the request does not carry Twilio's signature for this address")
        return form

    def _where(self, request: Request, form: Mapping[str, str]) -> tuple[str, str | None]:
        """Locale and country of a caller before a word is said; `?locale=` is set per number, at Twilio."""
        line = self._exchange.engines.settings.line
        with contextlib.suppress(UnknownLocale):
            asked = request.query_params.get("locale")
            return parse_locale(asked or line.locale), country_of(form.get("From")) or line.country
        return parse_locale(line.locale), country_of(form.get("From")) or line.country

    def _public_url(self, request: Request) -> str:
        """The configured address; in development, without one, the address that was asked."""
        return self._exchange.settings.public_url or str(request.base_url).rstrip("/")


def webhook_routes(exchange: Exchange, tokens: Tokens) -> APIRouter:
    """`POST /twilio/voice`, `/twilio/status` and `/twilio/fallback`."""
    webhooks = Webhooks(exchange, tokens)
    router = APIRouter(prefix="/twilio", include_in_schema=False)
    router.add_api_route("/voice", webhooks.voice, methods=["POST"])
    router.add_api_route("/status", webhooks.status, methods=["POST"])
    router.add_api_route("/fallback", webhooks.fallback, methods=["POST"])
    return router
