"""Calling a server exactly as Twilio's media stream would."""

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit
from xml.etree import ElementTree

import httpx
from twilio.request_validator import SIGNATURE_HEADER, RequestValidator
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, InvalidURI, WebSocketException

from telephony.caller import Caller, CallerPlan, Speaking
from telephony.clock import now
from telephony.errors import CannotDial
from telephony.line import FRAME_SECONDS, Line, WireEvent, WireEventName
from telephony.wire import SocketWire, Wire

_OPEN_LIMIT: Final = 10.0
_LAG: Final = 0.5
"""Seconds behind its clock at which the dialler gives up catching up, rather than sending in bursts."""


@dataclass(frozen=True, slots=True)
class Dial:
    """Whom to call, and as whom."""

    url: str
    """`ws(s)://…/twilio/media` straight to the stream, or `http(s)://…` of the server, by way of its webhook."""
    number: str = "+15005550006"
    dialled: str = "+15005550001"
    locale: str | None = None
    auth_token: str | None = None
    """Signs the requests as Twilio would."""
    loss: float = 0.0
    """Part of the caller's packets that get lost, 0 to 1."""
    seed: int = 0
    call_sid: str = field(default_factory=lambda: "CA" + secrets.token_hex(16))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call was like from outside."""

    call: str
    heard: bytes
    """What the caller heard, μ-law."""
    events: tuple[WireEvent, ...]


async def dial(
    target: Dial, plan: CallerPlan, on_event: Callable[[WireEvent], None] | None = None
) -> Outcome:
    """Call a server and play a plan, in real time.

    Raises:
        CannotDial: the server cannot be reached, refuses, or does not answer with a stream.
    """
    parameters = {"from": target.number, "to": target.dialled}
    if target.locale is not None:
        parameters["locale"] = target.locale
    url = target.url
    if urlsplit(url).scheme in ("http", "https"):
        url, parameters = await _ring(target)
    headers = {}
    if target.auth_token is not None:
        headers[SIGNATURE_HEADER] = RequestValidator(target.auth_token).compute_signature(url, {})
    try:
        socket = await connect(url, additional_headers=headers, open_timeout=_OPEN_LIMIT, max_size=2**20)
    except InvalidStatus as error:
        raise CannotDial(
            f"{url} refused the call with HTTP {error.response.status_code}: is it the media stream's address, "
            "and does the server check signatures (TWILIO_AUTH_TOKEN)?"
        ) from None
    except (OSError, InvalidURI, WebSocketException, TimeoutError) as error:
        raise CannotDial(
            f"{url} does not answer ({error}): start the line with `atalaia serve`, or give its address with --url"
        ) from None
    line = Line("MZ" + secrets.token_hex(16), target.call_sid, now, parameters)
    await converse(SocketWire(socket), line, Caller(plan), target.loss, random.Random(target.seed), on_event)
    return Outcome(target.call_sid, bytes(line.heard), tuple(line.events))


async def converse(
    wire: Wire,
    line: Line,
    caller: Speaking,
    loss: float = 0.0,
    chance: random.Random | None = None,
    on_event: Callable[[WireEvent], None] | None = None,
    pace: float = 1.0,
) -> None:
    """Drive a line and its caller until one side hangs up; closes the wire.

    Args:
        wire: to the server.
        line: the far end.
        caller: who speaks on it.
        loss: part of the caller's frames that never arrive.
        chance: decides which.
        on_event: told of each event on the wire as it happens.
        pace: seconds of our clock in a second of the far end's, whose clock may drift.
    """
    chance = chance or random.Random(0)
    told = 0

    def tell() -> None:
        nonlocal told
        if on_event is not None:
            for event in line.events[told:]:
                on_event(event)
        told = len(line.events)

    async def listen() -> None:
        while (message := await wire.receive()) is not None:
            for reply in line.receive(message):
                await wire.send(reply)
            tell()

    for message in line.opening():
        await wire.send(message)
    listening = asyncio.create_task(listen())
    try:
        due = now()
        alive = True
        while alive and not listening.done():
            frame = caller.frame(line)
            if frame is None:
                break
            if loss and chance.random() < loss:
                line.lose()
            else:
                alive = await wire.send(line.media(frame))
            for message in (*caller.keys(line), *line.tick()):
                alive = await wire.send(message)
            tell()
            due += FRAME_SECONDS * pace
            behind = now() - due
            if behind > _LAG:
                due = now()
            await asyncio.sleep(max(0.0, -behind))
        if listening.done() or not alive:
            line.note(WireEventName.CLOSED, by="line")
            _hear_out(line)
        else:
            line.note(WireEventName.CLOSED, by="caller")
            await wire.send(line.stop())
        tell()
        await wire.close()
    finally:
        listening.cancel()


def _hear_out(line: Line) -> None:
    """Audio that is buffered when the stream closes is still played."""
    while line.speaking:
        line.tick()


async def _ring(target: Dial) -> tuple[str, dict[str, str]]:
    """Call the webhook as Twilio does; the stream's address and parameters from its TwiML."""
    parts = urlsplit(target.url)
    path = parts.path if parts.path not in ("", "/") else "/twilio/voice"
    query = f"locale={target.locale}" if target.locale else parts.query
    url = urlunsplit((parts.scheme, parts.netloc, path, query, ""))
    form = {
        "CallSid": target.call_sid,
        "AccountSid": "AC" + "0" * 32,
        "From": target.number,
        "To": target.dialled,
        "CallStatus": "ringing",
        "Direction": "inbound",
        "ApiVersion": "2010-04-01",
    }
    headers = {}
    if target.auth_token is not None:
        headers[SIGNATURE_HEADER] = RequestValidator(target.auth_token).compute_signature(url, form)
    try:
        async with httpx.AsyncClient(timeout=_OPEN_LIMIT) as client:
            reply = await client.post(url, data=form, headers=headers)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise CannotDial(
            f"{url} does not answer ({error}): start the line with `atalaia serve`, or give its address with --url"
        ) from None
    if reply.status_code != 200:
        raise CannotDial(
            f"{url} answered HTTP {reply.status_code}: is it the voice webhook, and does it check signatures "
            "(TWILIO_AUTH_TOKEN)?"
        )
    return _stream(url, reply.text)


def _stream(url: str, twiml: str) -> tuple[str, dict[str, str]]:
    try:
        stream: Any = ElementTree.fromstring(twiml).find("./Connect/Stream")
    except ElementTree.ParseError as error:
        raise CannotDial(f"{url} answered something that is not TwiML ({error})") from None
    if stream is None:
        spoken = ElementTree.fromstring(twiml).findtext("./Say") or "nothing"
        raise CannotDial(f"{url} did not connect the call; it would say: {spoken}")
    parameters = {each.get("name", ""): each.get("value", "") for each in stream.findall("Parameter")}
    return str(stream.get("url")), parameters
