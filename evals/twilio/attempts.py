"""What may be tried at the telephone's door: the form of a case, and what all cases need."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import httpx
from twilio.request_validator import SIGNATURE_HEADER, SIGNATURE_SETTINGS_HEADER, RequestValidator

from evals.twilio.switchboard import PUBLIC, Switchboard

FORM: Final = {"CallSid": "CA" + "a" * 32, "From": "+12025550123", "To": "+12025550199"}

Attempt = Callable[[Switchboard], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Case:
    """One thing that may be tried."""

    name: str
    expected: str
    attempt: Attempt


ENTERED: list[Case] = []
"""By the modules that hold the attempts, when they are imported."""


def case(name: str, expected: str) -> Callable[[Attempt], Attempt]:
    """Enter an attempt into the table."""

    def add(attempt: Attempt) -> Attempt:
        ENTERED.append(Case(name, expected, attempt))
        return attempt

    return add


def signed(
    board: Switchboard, form: dict[str, str], algorithm: str = "HMAC_SHA1", url: str = ""
) -> dict[str, str]:
    """Headers with a valid signature."""
    validator = RequestValidator(board.api.auth_token)
    headers = {
        SIGNATURE_HEADER: validator.compute_signature(url or PUBLIC + "/twilio/voice", form, algorithm)
    }
    if algorithm != "HMAC_SHA1":
        headers[SIGNATURE_SETTINGS_HEADER] = f"key=webhooks_sharedkey_1,algorithm={algorithm}"
    return headers


async def post(board: Switchboard, form: Any, headers: dict[str, str], path: str = "/twilio/voice") -> str:
    """What the line answers."""
    async with httpx.AsyncClient() as client:
        reply = await client.post(board.url + path, data=form, headers=headers)
    return f"HTTP {reply.status_code}"
