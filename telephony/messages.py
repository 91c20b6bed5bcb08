"""Messages of a media stream, whatever arrives: each is read, or has a reason for which it is dropped and counted."""

import base64
import binascii
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

MAX_MESSAGE_CHARS: Final = 64 * 1024
"""Twilio's own messages stay under 1 kB: 20 ms of audio are 216 characters of base64."""
MAX_PAYLOAD_BYTES: Final = 8000
"""One second of μ-law at 8 kHz."""

Report = Callable[[str, int], None]
"""Told of every dropped message: the reason, and how many were dropped for it."""


class BadMessage(Exception):
    """A message that is dropped; its text is the reason, one word."""


class Rejected(Counter[str]):
    """How many messages were dropped, by reason."""

    def __init__(self, report: Report | None = None) -> None:
        """None yet."""
        super().__init__()
        self._report = report

    def add(self, reason: str) -> None:
        """One more."""
        self[reason] += 1
        if self._report is not None:
            self._report(reason, self[reason])


def read_message(data: str | bytes) -> dict[str, Any]:
    """The object that a message is.

    Raises:
        BadMessage: it is none, or too large.
    """
    if isinstance(data, bytes | bytearray):
        raise BadMessage("binary")
    if len(data) > MAX_MESSAGE_CHARS:
        raise BadMessage("oversize")
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        raise BadMessage("not_json") from None
    if not isinstance(message, dict):
        raise BadMessage("not_an_object")
    return message


def read_payload(media: Any) -> bytes:
    """The μ-law of a `media` message's body, a second at most.

    Raises:
        BadMessage: it has none, or is not the caller's.
    """
    if not isinstance(media, dict) or not isinstance(media.get("payload"), str):
        raise BadMessage("bad_media")
    if media.get("track", "inbound") != "inbound":
        raise BadMessage("not_inbound")
    try:
        payload = base64.b64decode(media["payload"], validate=True)
    except (binascii.Error, ValueError):
        raise BadMessage("bad_base64") from None
    if not payload:
        raise BadMessage("empty_media")
    if len(payload) > MAX_PAYLOAD_BYTES:
        raise BadMessage("oversize_media")
    return payload
