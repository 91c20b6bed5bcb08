"""Who may look at calls and decide about them."""

import hmac
from collections.abc import Callable

from fastapi import HTTPException, Request

from telephony.settings import ServerSettings


def operators_only(settings: ServerSettings) -> Callable[[Request], None]:
    """A dependency that lets operators in, and in development, without a token set, everybody.

    The dependency raises `HTTPException` 401.
    """

    def check(request: Request) -> None:
        secret = settings.operator_token
        if secret is None and not settings.production:
            return
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if secret is None or not hmac.compare_digest(given.encode(), secret.get_secret_value().encode()):
            raise HTTPException(
                401,
                "this is for operators: send the operator token as a bearer token",
                {"WWW-Authenticate": 'Bearer realm="Atalaia"'},
            )

    return check
