"""What Telnyx can do to a call: end it. A human is reached through the document the call came with."""

from typing import Final

import httpx

from telephony.errors import CarrierDown

_API: Final = "https://api.telnyx.com"
_SECONDS: Final = 2.5
_OVER: Final = frozenset({404, 422})
"""Telnyx's answers about a call that is not there any more."""


class TelnyxCarrier:
    """Ends calls through Call Control; leaves transfers to the document's own `<Dial>`."""

    def __init__(self, human: str | None, api_key: str | None, api_base: str = _API) -> None:
        """`human` is the line in the call's document; without a key no call can be ended from here."""
        self._human = human
        self._api_key = api_key
        self._api_base = api_base.rstrip("/")
        self.control_id = ""
        """Telnyx's own name of the call, known once its stream has started."""

    @property
    def address(self) -> str | None:
        """The human line."""
        return self._human

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Leave the call to its document, which dials the human once the stream has closed.

        Raises:
            CarrierDown: always; that is what makes the line let go.
        """
        raise CarrierDown("calls at Telnyx reach the human line through their document")

    async def hang_up(self, call: str) -> None:
        """End the call.

        Raises:
            CarrierDown: Telnyx could not be told.
        """
        if self._api_key is None:
            raise CarrierDown("TELNYX_API_KEY is not set: the call cannot be ended from here")
        url = f"{self._api_base}/v2/calls/{self.control_id}/actions/hangup"
        try:
            async with httpx.AsyncClient(timeout=_SECONDS) as client:
                reply = await client.post(url, json={}, headers={"Authorization": f"Bearer {self._api_key}"})
        except httpx.HTTPError as error:
            raise CarrierDown(f"Telnyx's API could not be used ({type(error).__name__})") from None
        if reply.status_code >= 400 and reply.status_code not in _OVER:
            raise CarrierDown(f"Telnyx's API answered HTTP {reply.status_code}")
