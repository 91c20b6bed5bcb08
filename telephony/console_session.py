"""Who is at the console: signed cookies, a token against forged requests, passwords."""

import asyncio
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer

from telephony.api_problem import Problem
from telephony.console_settings import ConsoleSettings

COOKIE: Final = "atalaia_console"
CSRF_HEADER: Final = "X-CSRF-Token"
_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_HASHES_AT_ONCE: Final = 1
"""A hash costs a core and 64 MB for a moment; calls come first."""


@dataclass(frozen=True, slots=True)
class Operator:
    """A person at the console."""

    name: str
    session: str
    """Names this session, so that it can be ended."""
    csrf: str
    """Must come back in a header with whatever changes something."""


class Sessions:
    """Lets people in, recognizes them, and lets them out."""

    def __init__(self, settings: ConsoleSettings, *, secure: bool) -> None:
        """`secure` cookies travel over https only."""
        self.settings = settings
        self._secure = secure
        self._signer = URLSafeTimedSerializer(
            settings.secret.get_secret_value(), salt="atalaia console session"
        )
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_urlsafe())
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)
        self._ended: dict[str, float] = {}

    @property
    def seconds(self) -> int:
        """How long a session lasts."""
        return int(self.settings.session_hours * 3600)

    async def knows(self, user: str, password: str) -> bool:
        """Whether the password is the user's. Takes as long for a user that there is none of."""
        kept = self.settings.hashes.get(user)
        async with self._hashing:
            matches = await asyncio.to_thread(self._matches, kept or self._nobody, password)
        return matches and kept is not None

    def _matches(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    @staticmethod
    def operator(name: str) -> Operator:
        """Somebody who has shown who they are, with a new session."""
        return Operator(name, secrets.token_urlsafe(16), secrets.token_urlsafe(24))

    def begin(self, response: Response, operator: Operator) -> None:
        """Begin the session of `operator`."""
        value = self._signer.dumps({"u": operator.name, "s": operator.session, "c": operator.csrf})
        response.set_cookie(
            COOKIE,
            value,
            max_age=self.seconds,
            path="/console",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def end(self, response: Response, operator: Operator) -> None:
        """The session is over, also for whoever kept its cookie."""
        now = time.monotonic()
        self._ended = {name: until for name, until in self._ended.items() if until > now}
        self._ended[operator.session] = now + self.seconds
        response.delete_cookie(COOKIE, path="/console", secure=self._secure, httponly=True, samesite="lax")

    def current(self, request: Request) -> Operator | None:
        """Who sends this request, None if nobody known."""
        try:
            read: Any = self._signer.loads(request.cookies.get(COOKIE, ""), max_age=self.seconds)
            operator = Operator(str(read["u"]), str(read["s"]), str(read["c"]))
        except (BadSignature, KeyError, TypeError):
            return None
        gone = operator.session in self._ended or not self._still_allowed(operator.name)
        return None if gone else operator

    def _still_allowed(self, name: str) -> bool:
        return name in self.settings.hashes or (self.settings.oidc and name in self.settings.oidc_users)

    def required(self, request: Request) -> Operator:
        """Who sends this request; fits a dependency.

        Raises:
            Problem: 401 for nobody, 403 for a change without the session's token.
        """
        operator = self.current(request)
        if operator is None:
            raise Problem(401, "log in first: POST /console/login")
        if request.method not in _SAFE:
            given = request.headers.get(CSRF_HEADER, "")
            if not hmac.compare_digest(given.encode(), operator.csrf.encode()):
                raise Problem(
                    403, f"send the session's token in {CSRF_HEADER}: GET /console/session tells it"
                )
        return operator
