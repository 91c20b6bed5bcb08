"""Calls from a page: what the line offers, a token, an offer and its answer, and the call that follows."""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from aiortc.sdp import candidate_from_sdp
from fastapi import APIRouter, HTTPException, Request
from pipecat.transports.smallwebrtc.connection import SmallWebRTCConnection
from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from guardrails.emergency import countries, numbers
from guardrails.locale import LOCALES, parse_locale
from telephony.allowance import Allowance
from telephony.browser import BrowserLeg
from telephony.call import Call
from telephony.exchange import Exchange
from telephony.ice import line_servers, page_servers
from telephony.session import Caller, Session
from telephony.settings import BrowserSettings
from telephony.tokens import Tokens

_log: Final = logging.getLogger(__name__)
_RATES: Final = {"listen_rate": 16_000, "sample_rate": 24_000}
"""Hz. A browser hears more of a voice than a telephone does: Whisper makes use of it, and so does the caller."""
_CONNECT: Final = 20.0
"""Seconds that a page may take to connect after its offer was answered."""


class OfferRequest(BaseModel):
    """An SDP offer: of a new call with a token, or, with `pc_id` and `secret`, of one whose connection was lost."""

    sdp: Annotated[str, Field(min_length=1, max_length=32_000)]
    type: Literal["offer"]
    token: Annotated[str | None, Field(max_length=64)] = None
    locale: Literal["en-US", "es-419", "pt-BR"] | None = None
    country: Annotated[str | None, Field(pattern="^[A-Z]{2}$")] = None
    pc_id: Annotated[str | None, Field(max_length=128)] = None
    secret: Annotated[str | None, Field(max_length=64)] = None


class OfferAnswer(BaseModel):
    """The line's answer."""

    sdp: str
    type: str
    pc_id: str
    call: str
    secret: str
    """Proves later that a page that comes back is the one that called."""


class Candidate(BaseModel):
    """One ICE candidate, as the browser gives it; an empty one ends them."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True)

    candidate: Annotated[str, Field(max_length=512)]
    sdp_mid: Annotated[str | None, Field(max_length=64)] = None
    sdp_mline_index: Annotated[int | None, Field(alias="sdpMLineIndex", ge=0, le=16)] = None


class CandidatesRequest(BaseModel):
    """More ways to reach a page."""

    pc_id: Annotated[str, Field(max_length=128)]
    candidates: Annotated[list[Candidate], Field(max_length=64)]


@dataclass(eq=False)
class _Caller:
    """A page in a call."""

    address: str
    secret: str
    call: str
    connection: SmallWebRTCConnection


class Offers:
    """Lets pages in, and runs a call for each."""

    def __init__(self, exchange: Exchange, settings: BrowserSettings) -> None:
        """Fails at once on settings that cannot work.

        Raises:
            BadConfiguration: see `BrowserSettings.check`.
        """
        settings.check()
        self._exchange = exchange
        self._settings = settings
        self._tokens = Tokens(settings.token_seconds)
        self._starts = Allowance(settings.starts_per_minute)
        self._callers: dict[str, _Caller] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def line(self) -> dict[str, Any]:
        """What the page needs to know before a call: languages, and each country's numbers."""
        settings = self._exchange.engines.settings.line
        known = {code: numbers(code) for code in countries()}
        return {
            "locales": list(LOCALES),
            "locale": parse_locale(settings.locale),
            "country": settings.country,
            "countries": {
                code: {
                    "medical": each.medical,
                    "police": each.police,
                    "crisis": each.crisis,
                    "crisis_option": each.crisis_option,
                    "poison": each.poison,
                }
                for code, each in known.items()
                if each is not None
            },
            "human": settings.human_number,
        }

    async def session(self, request: Request) -> dict[str, Any]:
        """A token for one call, and the servers that help to connect it."""
        self._same_site(request)
        address = _address(request)
        wait = self._starts.take(address)
        if wait:
            raise HTTPException(
                429,
                "too many calls were begun from this address: wait a minute, or call by telephone",
                {"Retry-After": str(int(wait) + 1)},
            )
        self._check_room(address)
        name = secrets.token_hex(8)
        return {
            "token": self._tokens.issue(address, {"name": name}),
            "expires_in": self._settings.token_seconds,
            "ice_servers": page_servers(self._settings, name),
            "reconnect_seconds": self._settings.reconnect_seconds,
        }

    async def offer(self, asked: OfferRequest, request: Request) -> OfferAnswer:
        """A new call, or a lost one that comes back."""
        self._same_site(request)
        if "m=video" in asked.sdp or "m=audio" not in asked.sdp:
            raise HTTPException(422, "the line carries one audio track and a data channel: offer just these")
        if asked.pc_id is not None:
            return await self._back(asked)
        address = _address(request)
        if self._tokens.redeem(asked.token, address) is None:
            raise HTTPException(
                403, "the offer's token is missing, used, expired or another page's: ask for a new one"
            )
        self._check_room(address)
        connection = SmallWebRTCConnection(
            ice_servers=line_servers(self._settings), connection_timeout_secs=int(_CONNECT)
        )
        answer = await _answer(connection, asked)
        caller = _Caller(address, secrets.token_urlsafe(24), f"WB{secrets.token_hex(16)}", connection)
        self._callers[answer["pc_id"]] = caller
        self._spawn(self._serve(caller, asked))
        return OfferAnswer(**answer, call=caller.call, secret=caller.secret)

    async def candidates(self, asked: CandidatesRequest) -> dict[str, str]:
        """More ways to reach a page, found after its offer."""
        caller = self._callers.get(asked.pc_id)
        if caller is None:
            raise HTTPException(404, "there is no such connection: it has ended, or never was")
        for each in asked.candidates:
            await _add(caller.connection, each)
        return {"status": "ok"}

    async def _back(self, asked: OfferRequest) -> OfferAnswer:
        caller = self._callers.get(asked.pc_id or "")
        if caller is None or not secrets.compare_digest(caller.secret, asked.secret or ""):
            raise HTTPException(404, "there is no such call: it has ended, or never was")
        before = caller.connection.pc_id
        answer = await _answer(caller.connection, asked, again=True)
        self._callers.pop(before, None)
        self._callers[answer["pc_id"]] = caller
        return OfferAnswer(**answer, call=caller.call, secret=caller.secret)

    async def _serve(self, caller: _Caller, asked: OfferRequest) -> None:
        exchange, connection = self._exchange, caller.connection
        line = exchange.engines.settings.line
        country = asked.country if asked.country in countries() else line.country
        session = Session(
            caller.call,
            Caller(country=country),
            asked.locale or parse_locale(line.locale),
            exchange.shared.timing.model_copy(update=_RATES),
        )
        leg = BrowserLeg(connection, session, line.human_number, self._settings.reconnect_seconds)
        try:
            if not await _connected(connection):
                return
            exchange.open(session, "browser")
            await exchange.run(Call(leg, session, exchange.shared))
        finally:
            leg.close()
            self._callers = {name: each for name, each in self._callers.items() if each is not caller}
            await connection.disconnect()  # type: ignore[no-untyped-call]

    def _check_room(self, address: str) -> None:
        if self._exchange.full or len(self._callers) >= self._exchange.settings.max_calls:
            raise HTTPException(503, "all places are taken: try again in a minute", {"Retry-After": "60"})
        if (
            sum(each.address == address for each in self._callers.values())
            >= self._settings.calls_per_address
        ):
            raise HTTPException(429, "there are other calls from this address: end one of them first")

    def _same_site(self, request: Request) -> None:
        """Refuse requests that another site's page makes a browser send."""
        origin = request.headers.get("origin")
        public = self._exchange.settings.public_url
        own = {request.headers.get("host", ""), urlsplit(public or "").netloc} - {""}
        if origin is not None and urlsplit(origin).netloc not in own:
            raise HTTPException(403, "calls are made from the line's own page, which other sites may embed")

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _answer(
    connection: SmallWebRTCConnection, asked: OfferRequest, *, again: bool = False
) -> dict[str, str]:
    try:
        if again:
            await connection.renegotiate(asked.sdp, asked.type, restart_pc=True)
        else:
            await connection.initialize(asked.sdp, asked.type)
        answer: dict[str, str] | None = connection.get_answer()  # type: ignore[no-untyped-call]
        assert answer is not None
    except Exception as error:  # noqa: BLE001 - whatever the library makes of a stranger's offer
        _log.info("an offer was refused: %s: %s", type(error).__name__, error)
        if not again:
            await connection.disconnect()  # type: ignore[no-untyped-call]
        raise HTTPException(
            422, "the offer is not one that can be answered: send the browser's own SDP"
        ) from None
    return answer


async def _add(connection: SmallWebRTCConnection, each: Candidate) -> None:
    try:
        candidate = candidate_from_sdp(each.candidate.removeprefix("candidate:")) if each.candidate else None
    except (ValueError, AssertionError, IndexError):
        raise HTTPException(422, "the candidate is not one: send what the browser gives") from None
    if candidate is not None:
        candidate.sdpMid, candidate.sdpMLineIndex = each.sdp_mid, each.sdp_mline_index
    await connection.add_ice_candidate(candidate)  # type: ignore[no-untyped-call]


async def _connected(connection: SmallWebRTCConnection) -> bool:
    """Wait for the audio to be there: the greeting is not said into the void."""
    try:
        async with asyncio.timeout(_CONNECT):
            while connection.pc.connectionState != "connected":
                if connection.pc.connectionState in ("failed", "closed"):
                    return False
                await asyncio.sleep(0.02)
    except TimeoutError:
        return False
    return True


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def offer_routes(exchange: Exchange, settings: BrowserSettings) -> APIRouter:
    """`GET /api/line`, `POST /api/session`, `POST` and `PATCH /api/offer`."""
    offers = Offers(exchange, settings)
    router = APIRouter(prefix="/api")
    router.add_api_route("/line", offers.line, methods=["GET"])
    router.add_api_route("/session", offers.session, methods=["POST"])
    router.add_api_route("/offer", offers.offer, methods=["POST"], response_model=OfferAnswer)
    router.add_api_route("/offer", offers.candidates, methods=["PATCH"])
    return router
