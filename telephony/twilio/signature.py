"""Whether a request is really Twilio's."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from twilio.request_validator import (
    SIGNATURE_HEADER,
    SIGNATURE_SETTINGS_HEADER,
    RequestValidator,
    get_signature_algorithm,
)

_KNOWN: Final = frozenset({"HMAC_SHA1", "HMAC_SHA256"})


class Headers(Protocol):
    """Headers in which a name can stand more than once, as in Starlette's."""

    def getlist(self, key: str) -> list[str]:
        """All values of a header, whatever the case of its name."""


def media_url(public_url: str) -> str:
    """The media stream's address, from the public one."""
    return "ws" + public_url.rstrip("/").removeprefix("http") + "/twilio/media"


@dataclass(frozen=True, slots=True)
class Signatures:
    """Checks signatures against the account's secrets, by the official library. What it does not know is not valid.

    Twilio signs with the auth token (HMAC-SHA1), or, where the account uses shared keys, with one of those
    (HMAC-SHA256); the settings header then names the key and the algorithm.
    """

    auth_token: str = field(repr=False)
    shared_keys: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Secrets by their key id. Empty: a request signed with SHA-256 is checked against the auth token."""

    def valid(self, url: str, form: Any, headers: Headers) -> bool:
        """Whether a request carries a valid signature.

        Args:
            url: the address that Twilio asked, as configured there; never one rebuilt from headers.
            form: the fields, a dictionary or something with `getlist`; None for an upgrade.
            headers: of the request.
        """
        signatures = headers.getlist(SIGNATURE_HEADER)
        settings = headers.getlist(SIGNATURE_SETTINGS_HEADER)
        if len(signatures) != 1 or len(settings) > 1:
            return False
        algorithm = get_signature_algorithm(settings[0]) if settings else "HMAC_SHA1"
        if algorithm.upper() not in _KNOWN or (settings and "algorithm=" not in settings[0]):
            return False
        secret = self._secret(settings[0]) if settings else self.auth_token
        if secret is None:
            return False
        return bool(RequestValidator(secret).validate(url, form or {}, signatures[0], algorithm))

    def valid_upgrade(self, url: str, headers: Headers) -> bool:
        """Whether a WebSocket upgrade to `url` (`wss://…`) is Twilio's; it signs with or without a last slash."""
        return self.valid(url, None, headers) or self.valid(url + "/", None, headers)

    def _secret(self, settings: str) -> str | None:
        if not self.shared_keys:
            return self.auth_token
        fields = dict(part.strip().partition("=")[::2] for part in settings.split(","))
        return self.shared_keys.get(fields.get("key", ""))
