"""Twilio's Calls and Messages resources on a local port, faithful in what a client can see, and with a memory."""

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import format_datetime
from enum import StrEnum
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response

from evals.serving import serve

_VERSION: Final = "2010-04-01"
_LIVE: Final = frozenset({"queued", "ringing", "in-progress"})
_SLOW: Final = 1.5
_HANG: Final = 3600.0


class Trouble(StrEnum):
    """What can be wrong with the API."""

    NONE = "none"
    SLOW = "slow"
    BUSY = "busy"
    """429."""
    ERROR = "error"
    """503."""
    HANG = "hang"
    """Takes a request and never answers."""
    CRASH = "crash"
    """Breaks the connection in the middle of an answer."""
    FLAPPING = "flapping"
    """Every other request is a 503."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One request that was let in."""

    method: str
    path: str
    form: dict[str, str]


@dataclass(eq=False)
class TwilioApi:
    """The account's calls and messages."""

    account_sid: str = "AC" + "1" * 32
    auth_token: str = "12345"
    trouble: Trouble = Trouble.NONE
    asked: list[Asked] = field(default_factory=list)
    calls: dict[str, dict[str, Any]] = field(default_factory=dict)
    messages: list[dict[str, str]] = field(default_factory=list)
    on_update: Callable[[str, dict[str, str]], Awaitable[None]] | None = None
    """Told of a change to a live call: its SID and the form."""
    on_create: Callable[[str, dict[str, str]], Awaitable[None]] | None = None
    """Told of a new outbound call."""
    url: str = ""
    _count: int = 0

    def add(self, call: str, status: str = "in-progress") -> None:
        """A call exists."""
        self.calls[call] = {"status": status}

    def end(self, call: str, status: str = "completed") -> None:
        """A call is over."""
        if call in self.calls:
            self.calls[call]["status"] = status

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        """Serve on a free port; gives the address."""
        async with serve(self._app()) as self.url:
            yield self.url

    def _app(self) -> FastAPI:
        app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None)
        base = f"/{_VERSION}/Accounts/{{account}}"
        app.add_api_route(f"{base}/Calls.json", self._create_call, methods=["POST"])
        app.add_api_route(f"{base}/Calls/{{call}}.json", self._update_call, methods=["POST"])
        app.add_api_route(f"{base}/Calls/{{call}}.json", self._get_call, methods=["GET"])
        app.add_api_route(f"{base}/Messages.json", self._create_message, methods=["POST"])
        app.add_api_route("/{rest:path}", self._nothing, methods=["GET", "POST", "DELETE"])
        return app

    async def _nothing(self, request: Request) -> Response:
        return _error(404, 20404, f"The requested resource {request.url.path} was not found")

    async def _let_in(self, request: Request, account: str) -> Response | None:
        """What goes wrong before the resource is reached."""
        self._count += 1
        match self.trouble:
            case Trouble.SLOW:
                await asyncio.sleep(_SLOW)
            case Trouble.BUSY:
                return _error(429, 20429, "Too Many Requests")
            case Trouble.ERROR:
                return _error(503, 20503, "Service unavailable")
            case Trouble.HANG:
                await asyncio.sleep(_HANG)
            case Trouble.CRASH:
                return _Broken()
            case Trouble.FLAPPING if self._count % 2:
                return _error(503, 20503, "Service unavailable")
        expected = base64.b64encode(f"{self.account_sid}:{self.auth_token}".encode()).decode()
        if request.headers.get("authorization") != f"Basic {expected}":
            return _error(401, 20003, "Authenticate")
        if account != self.account_sid:
            return _error(404, 20404, f"The requested resource {request.url.path} was not found")
        form = {str(key): str(value) for key, value in (await request.form()).items()}
        request.state.form = form
        self.asked.append(Asked(request.method, request.url.path, form))
        return None

    async def _create_call(self, request: Request, account: str) -> Response:
        refused = await self._let_in(request, account)
        if refused is not None:
            return refused
        form = request.state.form
        for needed in ("To", "From"):
            if not form.get(needed):
                return _error(400, 21201, f"No '{needed}' number is specified")
        if not (form.get("Url") or form.get("Twiml")):
            return _error(400, 21205, "Url parameter is required")
        sid = "CA" + secrets.token_hex(16)
        self.calls[sid] = {"status": "queued", "to": form["To"], "from": form["From"]}
        if self.on_create is not None:
            await self.on_create(sid, form)
        return JSONResponse(self._row(sid), 201)

    async def _update_call(self, request: Request, account: str, call: str) -> Response:
        refused = await self._let_in(request, account)
        if refused is not None:
            return refused
        if call not in self.calls:
            return _error(404, 20404, f"The requested resource {request.url.path} was not found")
        if self.calls[call]["status"] not in _LIVE:
            return _error(400, 21220, "Call is not in-progress. Cannot redirect.")
        form = request.state.form
        if form.get("Status") in ("completed", "canceled"):
            self.calls[call]["status"] = form["Status"]
        if self.on_update is not None:
            await self.on_update(call, form)
        return JSONResponse(self._row(call))

    async def _get_call(self, request: Request, account: str, call: str) -> Response:
        refused = await self._let_in(request, account)
        if refused is not None:
            return refused
        if call not in self.calls:
            return _error(404, 20404, f"The requested resource {request.url.path} was not found")
        return JSONResponse(self._row(call))

    async def _create_message(self, request: Request, account: str) -> Response:
        refused = await self._let_in(request, account)
        if refused is not None:
            return refused
        form = request.state.form
        if not form.get("To"):
            return _error(400, 21604, "A 'To' phone number is required.")
        if not (form.get("From") or form.get("MessagingServiceSid")):
            return _error(400, 21603, "A 'From' phone number is required.")
        if not form.get("Body"):
            return _error(400, 21602, "Message body is required.")
        self.messages.append(form)
        now = format_datetime(datetime.now(UTC))
        row = {
            "sid": "SM" + secrets.token_hex(16),
            "status": "queued",
            "date_created": now,
            "body": form["Body"],
        }
        return JSONResponse(row, 201)

    def _row(self, call: str) -> dict[str, Any]:
        now = format_datetime(datetime.now(UTC))
        return {
            "sid": call,
            "account_sid": self.account_sid,
            "api_version": _VERSION,
            "date_created": now,
            "date_updated": now,
            "uri": f"/{_VERSION}/Accounts/{self.account_sid}/Calls/{call}.json",
            **self.calls[call],
        }


class _Broken(Response):
    """Announces more than it sends."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1000")]})
        await send({"type": "http.response.body", "body": b"{", "more_body": False})


def _error(status: int, code: int, message: str) -> JSONResponse:
    body = {
        "code": code,
        "message": message,
        "more_info": f"https://www.twilio.com/docs/errors/{code}",
        "status": status,
    }
    return JSONResponse(body, status)
