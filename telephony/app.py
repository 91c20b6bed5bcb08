"""The web application: Twilio's webhooks and media stream, text turns, calls, one page."""

import asyncio
import contextlib
import hmac
import json
import logging
from collections.abc import AsyncIterator, Mapping
from importlib.resources import files
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, HTTPException, Request, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from pydantic import BaseModel, Field
from starlette.types import Message

from agent.engines import Engines
from guardrails.emergency import country_of
from guardrails.locale import UnknownLocale, parse_locale
from telephony import twilio
from telephony.call import Call, Shared, session_of
from telephony.calls import CallRecord, Calls
from telephony.errors import BadConfiguration, BadStream
from telephony.loading import country_prompts, prepare
from telephony.settings import ServerSettings, TwilioSettings
from telephony.stream import StreamStart, read_start
from telephony.tokens import Tokens

_log: Final = logging.getLogger(__name__)
_START_LIMIT: Final = 10.0
"""Seconds that a stream may take to begin."""
_POLICY: Final = 1008
"""WebSocket close code for a peer that may not do what it tries."""
_BUSY: Final = 1013
_XML: Final = "application/xml"


class ChatRequest(BaseModel):
    """One text turn."""

    text: Annotated[str, Field(min_length=1, max_length=8000)]
    locale: str = "en-US"
    country: Annotated[str | None, Field(pattern="^[A-Za-z]{2}$")] = None


class Server:
    """The routes, with what they share."""

    def __init__(self, shared: Shared, settings: ServerSettings, account: TwilioSettings) -> None:
        """Fails at once on settings that the line must not start with.

        Raises:
            BadConfiguration: see `TwilioSettings.checks_signatures`.
        """
        self.shared = shared
        self.settings = settings
        self.account = account
        self.checks = account.checks_signatures(settings)
        self.calls = Calls(settings.events_kept)
        self.tokens = Tokens(account.token_seconds)
        self.running: set[Call] = set()
        self._countries: set[tuple[str, str | None]] = set()
        self._rendering: set[asyncio.Task[None]] = set()
        if settings.production and settings.public_url is None:
            raise BadConfiguration(
                "ENV=production needs ATALAIA_PUBLIC_URL, the https address of this line: set it"
            )

    @property
    def engines(self) -> Engines:
        """The engines of the process."""
        return self.shared.engines

    # Twilio

    async def form(self, request: Request) -> dict[str, str]:
        """The fields of a webhook request that is really Twilio's.

        Raises:
            HTTPException: 403 for a bad signature, 413 for a body that is too large.
        """
        form = {str(key): str(value) for key, value in (await request.form()).items()}
        if self.checks:
            assert self.account.auth_token is not None
            assert self.settings.public_url is not None
            url = self.settings.public_url.rstrip("/") + request.url.path
            if request.url.query:
                url += "?" + request.url.query
            if not twilio.valid(self.account.auth_token.get_secret_value(), url, form, request.headers):
                raise HTTPException(403, "the request does not carry Twilio's signature for this address")
        return form

    def where(self, request: Request, form: Mapping[str, str]) -> tuple[str, str | None]:
        """Locale and country of a caller before a word is said; `?locale=` is set per number, at Twilio."""
        line = self.engines.settings.line
        with contextlib.suppress(UnknownLocale):
            asked = request.query_params.get("locale")
            return parse_locale(asked or line.locale), country_of(form.get("From")) or line.country
        return parse_locale(line.locale), country_of(form.get("From")) or line.country

    def public_url(self, request: Request) -> str:
        """The configured address; in development, without one, the address that was asked."""
        return self.settings.public_url or str(request.base_url).rstrip("/")

    async def voice(self, request: Request) -> Response:
        """A call comes in."""
        form = await self.form(request)
        locale, country = self.where(request, form)
        human = self.engines.settings.line.human_number
        if self.calls.live >= self.settings.max_calls:
            return Response(twilio.safety_net(locale, country, human), media_type=_XML)
        parameters = {"from": form.get("From", ""), "to": form.get("To", ""), "locale": locale}
        token = self.tokens.issue(form.get("CallSid", ""), parameters)
        url = twilio.media_url(self.public_url(request))
        body = twilio.answer_call(url, {"token": token}, locale, country, human)
        return Response(body, media_type=_XML)

    async def fallback(self, request: Request) -> Response:
        """Twilio could not use our answer."""
        locale, country = self.where(request, await self.form(request))
        human = self.engines.settings.line.human_number
        return Response(twilio.safety_net(locale, country, human), media_type=_XML)

    async def status(self, request: Request) -> Response:
        """Twilio says how a call goes; nothing to answer."""
        await self.form(request)
        return Response(status_code=204)

    async def media(self, websocket: WebSocket) -> None:
        """A media stream."""
        if not self._upgrade_allowed(websocket):
            await websocket.close(_POLICY)
            return
        if len(self.running) >= self.settings.max_calls:
            await websocket.close(_BUSY)
            return
        await websocket.accept()
        try:
            async with asyncio.timeout(_START_LIMIT):
                start = self._admitted(await read_start(lambda: _receive(websocket)))
        except (BadStream, TimeoutError):
            with contextlib.suppress(RuntimeError):
                await websocket.close(_POLICY)
            return
        session = session_of(start, self.shared)
        self.calls.open(session.log, session.locale, session.caller.country)
        self._render_scripts(session.locale, session.caller.country)
        call = Call(websocket, start, session, self.shared)
        self.running.add(call)
        try:
            await call.run()
        finally:
            self.running.discard(call)

    def _render_scripts(self, locale: str, country: str | None) -> None:
        """Begin to render the scripts of a country from which nobody has called yet."""
        if (locale, country) in self._countries:
            return
        self._countries.add((locale, country))
        speaking, rate = self.engines.speaking, self.shared.timing.sample_rate
        texts = country_prompts(locale, country)
        task = asyncio.create_task(prepare(speaking, texts, rate, urgent=False, report=_log.warning))
        self._rendering.add(task)
        task.add_done_callback(self._rendering.discard)

    def _upgrade_allowed(self, websocket: WebSocket) -> bool:
        if not self.checks:
            return True
        assert self.account.auth_token is not None
        assert self.settings.public_url is not None
        url = twilio.media_url(self.settings.public_url)
        return twilio.valid(self.account.auth_token.get_secret_value(), url, None, websocket.headers)

    def _admitted(self, start: StreamStart) -> StreamStart:
        """The start with what the webhook knew in place of what the stream claims."""
        ticket = self.tokens.redeem(start.parameters.get("token"), start.call_sid)
        if ticket is not None:
            return StreamStart(start.stream_sid, start.call_sid, ticket.parameters)
        if self.checks or self.settings.production:
            raise BadStream("the stream's token is missing, used, expired or another call's")
        return start

    # Text, calls, health

    async def chat(self, asked: ChatRequest) -> dict[str, Any]:
        """One text turn: the same answer that the phone would give."""
        try:
            locale = parse_locale(asked.locale)
        except UnknownLocale as error:
            raise HTTPException(422, str(error)) from None
        country = asked.country.upper() if asked.country else None
        answer = await self.engines.reasoning.turn.answer(asked.text, locale, country)
        return answer.to_dict()

    async def health(self) -> JSONResponse:
        """Whether calls can be taken."""
        engines = self.engines
        parts = {"hearing": engines.hearing.healthy, "speaking": engines.speaking.healthy}
        body = {
            "status": "ok" if all(parts.values()) else "degraded",
            "calls": len(self.running),
            "max_calls": self.settings.max_calls,
            **parts,
        }
        return JSONResponse(body, 200 if parts["hearing"] else 503)

    def operator(self, request: Request) -> None:
        """Lets operators, and in development everybody, look at calls.

        Raises:
            HTTPException: 401.
        """
        secret = self.settings.operator_token
        if secret is None and not self.settings.production:
            return
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if secret is None or not hmac.compare_digest(given.encode(), secret.get_secret_value().encode()):
            raise HTTPException(401, "calls are for operators: send the operator token as a bearer token")

    def record(self, call: str) -> CallRecord:
        """A call, or 404."""
        record = self.calls.get(call)
        if record is None:
            raise HTTPException(404, f"no call {call} in this process")
        return record

    async def drain(self) -> None:
        """End what is left of the running calls."""
        for task in tuple(self._rendering):
            task.cancel()
        for call in tuple(self.running):
            call.hang_up("shutdown")
        for _ in range(50):
            if not self.running:
                return
            await asyncio.sleep(0.1)


def create_app(shared: Shared, settings: ServerSettings, account: TwilioSettings) -> FastAPI:
    """The application over engines that are already loaded."""
    server = Server(shared, settings, account)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await server.drain()

    app = FastAPI(title="Atalaia", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.server = server
    app.add_middleware(_BodyLimit, most=settings.max_body_bytes)

    app.add_api_route("/health", server.health, methods=["GET"])
    app.add_api_route("/chat", server.chat, methods=["POST"])
    app.add_api_route("/twilio/voice", server.voice, methods=["POST"])
    app.add_api_route("/twilio/status", server.status, methods=["POST"])
    app.add_api_route("/twilio/fallback", server.fallback, methods=["POST"])
    app.add_api_websocket_route("/twilio/media", server.media)

    @app.get("/", response_class=HTMLResponse)
    async def page() -> str:
        return files("telephony").joinpath("page.html").read_text(encoding="utf-8")

    @app.get("/calls", dependencies=[Depends(server.operator)])
    async def calls() -> list[dict[str, Any]]:
        return [record.summary() for record in server.calls.all()]

    @app.get("/calls/{call}/events", dependencies=[Depends(server.operator)])
    async def events(call: str, request: Request) -> Response:
        record = server.record(call)
        if "text/event-stream" in request.headers.get("accept", ""):
            return StreamingResponse(_sse(record), media_type="text/event-stream")
        return JSONResponse([event.to_dict() for event in record.events])

    return app


async def _sse(record: CallRecord) -> AsyncIterator[str]:
    async for event in record.follow():
        yield f"event: {event.name}\ndata: {json.dumps(event.to_dict(), ensure_ascii=False)}\n\n"


async def _receive(websocket: WebSocket) -> str | bytes | None:
    message: Message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


class _BodyLimit:
    """Refuses bodies that are larger than any of ours, before they are read."""

    def __init__(self, app: Any, most: int) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0

        async def limited() -> Message:
            nonlocal size
            message: Message = await receive()
            size += len(message.get("body", b""))
            if size > self._most:
                raise _TooLarge
            return message

        headers = dict(scope["headers"])
        declared = headers.get(b"content-length", b"0")
        try:
            if not declared.isdigit() or int(declared) > self._most:
                raise _TooLarge
            await self._app(scope, limited, send)
        except _TooLarge:
            response = JSONResponse({"detail": f"the body is larger than {self._most} bytes"}, 413)
            await response(scope, receive, send)


class _TooLarge(Exception):
    """A body went over the limit."""
