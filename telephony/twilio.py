"""Twilio: what the webhook answers, whether a request is really Twilio's, and what REST can do to a call."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from twilio.base.exceptions import TwilioRestException
from twilio.request_validator import (
    SIGNATURE_HEADER,
    SIGNATURE_SETTINGS_HEADER,
    RequestValidator,
    get_signature_algorithm,
)
from twilio.rest import Client
from twilio.twiml.voice_response import Connect, Dial, VoiceResponse

from guardrails.scripts import script

_SAY_LANGUAGE: Final = {"en-US": "en-US", "es-419": "es-MX", "pt-BR": "pt-BR"}
_DIAL_TIMEOUT: Final = 25
_GONE: Final = frozenset({20404, 21220})
"""Twilio's codes for a call that does not exist or is no longer in progress."""


def media_url(public_url: str) -> str:
    """The media stream's address, from the public one."""
    return "ws" + public_url.rstrip("/").removeprefix("http") + "/twilio/media"


def valid(token: str, url: str, form: Mapping[str, str] | None, headers: Mapping[str, str]) -> bool:
    """Whether a request to `url` carries Twilio's signature; an unknown scheme is never valid."""
    signature = headers.get(SIGNATURE_HEADER) or headers.get(SIGNATURE_HEADER.lower())
    if not signature:
        return False
    settings = headers.get(SIGNATURE_SETTINGS_HEADER) or headers.get(SIGNATURE_SETTINGS_HEADER.lower())
    return bool(
        RequestValidator(token).validate(url, dict(form or {}), signature, get_signature_algorithm(settings))
    )


def answer_call(
    stream_url: str, parameters: Mapping[str, str], locale: str, country: str | None, human: str | None
) -> str:
    """TwiML that connects the call to the line. What follows runs if our stream ever closes unasked."""
    response = VoiceResponse()
    connect = Connect()
    stream = connect.stream(url=stream_url)
    for name, value in parameters.items():
        stream.parameter(name=name, value=value)
    response.append(connect)
    _net(response, locale, country, human)
    return str(response)


def safety_net(locale: str, country: str | None, human: str | None) -> str:
    """TwiML for a line that cannot serve the call: the emergency wording, then a person."""
    response = VoiceResponse()
    _net(response, locale, country, human)
    return str(response)


def _net(response: VoiceResponse, locale: str, country: str | None, human: str | None) -> None:
    language = _SAY_LANGUAGE[locale]
    response.say(script("deaf" if human is None else "general", locale, country), language=language)
    if human is not None:
        _dial(response, human)
        response.say(script("handoff_failed", locale, country), language=language)
    response.hangup()


def _dial(response: VoiceResponse, human: str) -> None:
    dial = Dial(timeout=_DIAL_TIMEOUT)
    if human.startswith("sip:"):
        dial.sip(human)
    else:
        dial.number(human)
    response.append(dial)


class TwilioCarrier:
    """Transfers and hangs up through Twilio's REST API."""

    def __init__(self, account_sid: str, auth_token: str, human: str | None, api_base: str | None) -> None:
        """`api_base` stands in for Twilio's own address, for tests."""
        self._client: Any = Client(account_sid, auth_token)
        if api_base is not None:
            self._client.api.base_url = api_base.rstrip("/")
        self._human = human

    @property
    def address(self) -> str | None:
        """The human line."""
        return self._human

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Redirect the live call to the human line; its stream closes when Twilio has taken over."""
        if self._human is None:
            return False
        response = VoiceResponse()
        _dial(response, self._human)
        response.say(script("handoff_failed", locale, None), language=_SAY_LANGUAGE[locale])
        return await self._update(call, twiml=str(response))

    async def hang_up(self, call: str) -> None:
        """End the call."""
        await self._update(call, status="completed")

    async def _update(self, call: str, **change: str) -> bool:
        """Whether the call took the change; a call that is over did not need it."""
        for attempt in range(2):
            try:
                await asyncio.to_thread(lambda: self._client.calls(call).update(**change))
                return True
            except TwilioRestException as error:
                if error.code in _GONE or error.status == 404:
                    return False
                if error.status < 500 or attempt:
                    raise
        return False
