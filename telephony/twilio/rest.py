"""Twilio's REST API: what can be done to a call from outside it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import ClientError
from twilio.base.exceptions import TwilioException, TwilioRestException
from twilio.http.async_http_client import AsyncTwilioHttpClient
from twilio.rest import Client

from telephony.errors import CarrierDown, CarrierRefused

_log: Final = logging.getLogger(__name__)
_GONE: Final = frozenset({20404, 21220})
"""Twilio's codes for a call that does not exist or is no longer in progress."""
_TOO_MANY: Final = 429


class Rest:
    """The official client, asynchronous, with a time limit and a second try.

    The library's own time limit does not reach its asynchronous client, so each request runs under one of ours.
    """

    def __init__(
        self,
        account_sid: str,
        auth_token: str,
        api_base: str | None = None,
        *,
        seconds: float = 2.5,
        tries: int = 2,
        pause: float = 0.3,
    ) -> None:
        """Takes about half a second, so make it before calls are taken. Nothing is connected before the first request.

        Args:
            account_sid: the account.
            auth_token: its secret.
            api_base: another server with Twilio's resources.
            seconds: longest wait for one answer.
            tries: requests at most, when Twilio is busy, broken or silent.
            pause: seconds between two tries.
        """
        self._client: Any = Client(account_sid, auth_token)
        if api_base is not None:
            self._client.api.base_url = api_base.rstrip("/")
        # The library imports each resource at its first use, which takes a while: not during a call.
        _ = self._client.calls, self._client.messages, self._client.calls("CA")
        self._seconds = seconds
        self._tries = tries
        self._pause = pause
        self._http: AsyncTwilioHttpClient | None = None

    async def redirect(self, call: str, twiml: str) -> bool:
        """Make a live call do something else; False when it is over already.

        Raises:
            CarrierDown, CarrierRefused: see `_asked`.
        """
        return await self._update(call, twiml=twiml)

    async def complete(self, call: str) -> bool:
        """End a call; False when it was over already.

        Raises:
            CarrierDown, CarrierRefused: see `_asked`.
        """
        return await self._update(call, status="completed")

    async def dial(self, **call: Any) -> str:
        """Place a call with the Calls resource's own fields; its SID.

        Raises:
            CarrierDown, CarrierRefused: see `_asked`.
        """
        made = await self._asked(lambda client: client.calls.create_async(**call), again=False)
        return str(made.sid)

    async def text(self, to: str, sender: str, body: str) -> None:
        """Send a text message from a number or a messaging service.

        Raises:
            CarrierDown, CarrierRefused: see `_asked`.
        """
        kind = "messaging_service_sid" if sender.startswith("MG") else "from_"
        await self._asked(
            lambda client: client.messages.create_async(to=to, body=body, **{kind: sender}), again=False
        )

    async def close(self) -> None:
        """Close the connections."""
        http, self._http = self._http, None
        if http is not None:
            await http.close()

    async def _update(self, call: str, **change: str) -> bool:
        try:
            await self._asked(lambda client: client.calls(call).update_async(**change), again=True)
        except CarrierRefused as error:
            if error.code in _GONE or error.status == 404:
                return False
            raise
        return True

    async def _asked(self, request: Callable[[Any], Awaitable[Any]], *, again: bool) -> Any:
        """One request, repeated when Twilio could not take it and repeating does no harm.

        Raises:
            CarrierDown: no answer, or only that the service is busy or broken.
            CarrierRefused: Twilio understood and said no.
        """
        problem = ""
        for attempt in range(self._tries):
            if attempt:
                await asyncio.sleep(self._pause)
            try:
                async with asyncio.timeout(self._seconds):
                    return await request(self._connected())
            except TwilioRestException as error:
                if error.status < 500 and error.status != _TOO_MANY:
                    raise CarrierRefused(
                        f"Twilio refused: {error.msg} (HTTP {error.status}, code {error.code}); check the account "
                        "and the numbers configured",
                        status=error.status,
                        code=error.code,
                    ) from None
                problem = f"HTTP {error.status}"
                if not again and error.status != _TOO_MANY:
                    break
            except TimeoutError:
                problem = f"no answer in {self._seconds:g} s"
                if not again:
                    break
            except (ClientError, OSError, TwilioException, ValueError) as error:
                problem = f"{type(error).__name__}: {error}"
                if not again:
                    break
            _log.warning("Twilio's REST API: %s", problem)
        raise CarrierDown(f"Twilio's REST API could not be used ({problem}); the safety net takes the call")

    def _connected(self) -> Any:
        if self._http is None:
            self._http = AsyncTwilioHttpClient()  # belongs to the loop it is made on
            self._client.http_client = self._http
        return self._client
