"""What strangers and broken peers may try at the telephone's door, and what comes of it. The table is generated."""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
from twilio.request_validator import SIGNATURE_HEADER, SIGNATURE_SETTINGS_HEADER, RequestValidator
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agent.events import EventName
from evals.twilio.switchboard import PUBLIC, Switchboard, switchboard
from telephony.settings import StreamSettings

_FORM: Final = {"CallSid": "CA" + "a" * 32, "From": "+12025550123", "To": "+12025550199"}
_WAIT: Final = 8.0
LIMITS: Final = StreamSettings(start_seconds=1.0, quiet_seconds=2.0, waiting_per_address=3)

Attempt = Callable[[Switchboard], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Case:
    """One thing that may be tried."""

    name: str
    expected: str
    attempt: Attempt


CASES: list[Case] = []


def _case(name: str, expected: str) -> Callable[[Attempt], Attempt]:
    def add(attempt: Attempt) -> Attempt:
        CASES.append(Case(name, expected, attempt))
        return attempt

    return add


# Webhooks


def _signed(
    board: Switchboard, form: dict[str, str], algorithm: str = "HMAC_SHA1", url: str = ""
) -> dict[str, str]:
    validator = RequestValidator(board.api.auth_token)
    headers = {
        SIGNATURE_HEADER: validator.compute_signature(url or PUBLIC + "/twilio/voice", form, algorithm)
    }
    if algorithm != "HMAC_SHA1":
        headers[SIGNATURE_SETTINGS_HEADER] = f"key=webhooks_sharedkey_1,algorithm={algorithm}"
    return headers


async def _post(board: Switchboard, form: Any, headers: dict[str, str], path: str = "/twilio/voice") -> str:
    async with httpx.AsyncClient() as client:
        reply = await client.post(board.url + path, data=form, headers=headers)
    return f"HTTP {reply.status_code}"


@_case("webhook signed with HMAC-SHA1", "HTTP 200")
async def _sha1(board: Switchboard) -> str:
    return await _post(board, _FORM, _signed(board, _FORM))


@_case("webhook signed with HMAC-SHA256", "HTTP 200")
async def _sha256(board: Switchboard) -> str:
    return await _post(board, _FORM, _signed(board, _FORM, "HMAC_SHA256"))


@_case("webhook without a signature", "HTTP 403")
async def _unsigned(board: Switchboard) -> str:
    return await _post(board, _FORM, {})


@_case("webhook whose signature is of another scheme", "HTTP 403")
async def _other_scheme(board: Switchboard) -> str:
    settings = {SIGNATURE_SETTINGS_HEADER: "key=webhooks_sharedkey_1,algorithm=HMAC_SHA512"}
    return await _post(board, _FORM, {**_signed(board, _FORM), **settings})


@_case("webhook that names a scheme it was not signed with", "HTTP 403")
async def _wrong_scheme(board: Switchboard) -> str:
    settings = {SIGNATURE_SETTINGS_HEADER: "key=webhooks_sharedkey_1,algorithm=HMAC_SHA256"}
    return await _post(board, _FORM, {**_signed(board, _FORM), **settings})


@_case("webhook with a changed field", "HTTP 403")
async def _changed(board: Switchboard) -> str:
    return await _post(board, {**_FORM, "From": "+15550000000"}, _signed(board, _FORM))


@_case("webhook with a field added", "HTTP 403")
async def _added(board: Switchboard) -> str:
    return await _post(board, {**_FORM, "Admin": "1"}, _signed(board, _FORM))


@_case("webhook signed for another address, with forwarded headers that name it", "HTTP 403")
async def _forwarded(board: Switchboard) -> str:
    headers = _signed(board, _FORM, url="https://evil.example.org/twilio/voice")
    forwarded = {
        "X-Forwarded-Host": "evil.example.org",
        "X-Forwarded-Proto": "https",
        "Host": "evil.example.org",
    }
    return await _post(board, _FORM, {**headers, **forwarded})


@_case("webhook of another Twilio account, well signed", "HTTP 403")
async def _account(board: Switchboard) -> str:
    form = {**_FORM, "AccountSid": "AC" + "9" * 32}
    return await _post(board, form, _signed(board, form))


@_case("webhook with two signatures", "HTTP 403")
async def _two(board: Switchboard) -> str:
    signature = _signed(board, _FORM)[SIGNATURE_HEADER]
    async with httpx.AsyncClient() as client:
        headers = [(SIGNATURE_HEADER, "AAAA"), (SIGNATURE_HEADER, signature)]
        reply = await client.post(board.url + "/twilio/voice", data=_FORM, headers=headers)
    return f"HTTP {reply.status_code}"


@_case("webhook with a body of 200 kB", "HTTP 413")
async def _large(board: Switchboard) -> str:
    return await _post(board, {"x": "x" * 200_000}, {})


@_case("webhook whose body does not say how long it is, and is too long", "HTTP 413")
async def _chunked(board: Switchboard) -> str:
    async def body() -> Any:
        for _ in range(200):
            yield b"x=" + b"x" * 1000

    async with httpx.AsyncClient() as client:
        kind = {"content-type": "application/x-www-form-urlencoded"}
        reply = await client.post(board.url + "/twilio/voice", content=body(), headers=kind)
    return f"HTTP {reply.status_code}"


@_case("webhook as multipart or JSON", "HTTP 415, HTTP 415")
async def _kinds(board: Switchboard) -> str:
    async with httpx.AsyncClient() as client:
        many = await client.post(board.url + "/twilio/voice", files={"a": b"b"})
        json_ = await client.post(board.url + "/twilio/voice", json=_FORM)
    return f"HTTP {many.status_code}, HTTP {json_.status_code}"


@_case("transfer addresses with a guessed token", "HTTP 404, HTTP 404, HTTP 404, HTTP 404, HTTP 404")
async def _guessed(board: Switchboard) -> str:
    found = []
    for what in ("whisper", "dialled", "human", "human/ready", "human/status"):
        path = f"/twilio/{what}?t=guessed"
        found.append(await _post(board, _FORM, _signed(board, _FORM, url=PUBLIC + path), path))
    return ", ".join(found)


# Streams


async def _ticket(board: Switchboard, call: str) -> str:
    """A token, as the webhook hands it out."""
    form = {**_FORM, "CallSid": call}
    async with httpx.AsyncClient() as client:
        reply = await client.post(board.url + "/twilio/voice", data=form, headers=_signed(board, form))
    return str(reply.text.split('name="token" value="')[1].split('"')[0])


def _start(call: str, token: str, stream: str = "MZ1") -> str:
    start = {"streamSid": stream, "callSid": call, "customParameters": {"token": token}}
    return json.dumps({"event": "start", "streamSid": stream, "start": start})


def _open(board: Switchboard, url: str = "") -> Any:
    public = url or PUBLIC.replace("http", "ws", 1) + "/twilio/media"
    signature = RequestValidator(board.api.auth_token).compute_signature(public, {})
    address = board.url.replace("http", "ws", 1) + "/twilio/media"
    return connect(address, additional_headers={SIGNATURE_HEADER: signature}, max_size=2**22)


async def _fate(socket: ClientConnection, seconds: float = _WAIT) -> str:
    """How a socket ends, or that audio comes."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                if json.loads(await socket.recv())["event"] == "media":
                    return "answered"
    except ConnectionClosed as closed:
        return f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"
    except TimeoutError:
        return "nothing"


@_case("stream without Twilio's signature", "HTTP 403")
async def _stream_unsigned(board: Switchboard) -> str:
    try:
        async with connect(board.url.replace("http", "ws", 1) + "/twilio/media"):
            return "let in"
    except InvalidStatus as error:
        return f"HTTP {error.response.status_code}"


@_case("stream signed for https instead of wss", "HTTP 403")
async def _stream_scheme(board: Switchboard) -> str:
    try:
        async with _open(board, PUBLIC + "/twilio/media"):
            return "let in"
    except InvalidStatus as error:
        return f"HTTP {error.response.status_code}"


@_case("stream with its token", "answered")
async def _stream_good(board: Switchboard) -> str:
    token = await _ticket(board, "CA01")
    async with _open(board) as socket:
        await socket.send(_start("CA01", token))
        return await _fate(socket)


@_case("stream with a guessed token", "closed 1008")
async def _stream_guessed(board: Switchboard) -> str:
    async with _open(board) as socket:
        await socket.send(_start("CA02", "guessed"))
        return await _fate(socket)


@_case("stream with another call's token", "closed 1008")
async def _stream_other(board: Switchboard) -> str:
    token = await _ticket(board, "CA03")
    async with _open(board) as socket:
        await socket.send(_start("CA04", token))
        return await _fate(socket)


@_case("stream with a token that was used", "answered, then closed 1008")
async def _stream_twice(board: Switchboard) -> str:
    token = await _ticket(board, "CA05")
    async with _open(board) as socket:
        await socket.send(_start("CA05", token))
        first = await _fate(socket)
    async with _open(board) as socket:
        await socket.send(_start("CA05", token))
        return f"{first}, then {await _fate(socket)}"


@_case("stream that says nothing (slow loris)", "closed 1008")
async def _stream_silent(board: Switchboard) -> str:
    async with _open(board) as socket:
        return await _fate(socket)


@_case("stream that sends media before start", "closed 1008")
async def _stream_media_first(board: Switchboard) -> str:
    async with _open(board) as socket:
        for _ in range(30):
            await socket.send(_media())
        return await _fate(socket)


@_case("a fourth socket of an address while three wait", "HTTP 429")
async def _stream_many(board: Switchboard) -> str:
    sockets = [await _open(board) for _ in range(3)]
    try:
        async with _open(board):
            return "let in"
    except InvalidStatus as error:
        return f"HTTP {error.response.status_code}"
    finally:
        await asyncio.gather(*(each.close() for each in sockets))


@_case("start that is not telephone audio", "closed 1008")
async def _stream_format(board: Switchboard) -> str:
    token = await _ticket(board, "CA06")
    message = json.loads(_start("CA06", token))
    message["start"]["mediaFormat"] = {"encoding": "audio/opus", "sampleRate": 48000}
    async with _open(board) as socket:
        await socket.send(json.dumps(message))
        return await _fate(socket)


def _media(payload: bytes = b"\xff" * 160, stream: str = "MZ1") -> str:
    body = {"payload": base64.b64encode(payload).decode(), "track": "inbound"}
    return json.dumps({"event": "media", "streamSid": stream, "media": body})


async def _junk(board: Switchboard, call: str, messages: Sequence[str | bytes]) -> str:
    """Send junk inside a good call; what was counted, and whether a key still works afterwards."""
    token = await _ticket(board, call)
    async with _open(board) as socket:
        await socket.send(_start(call, token))
        await _fate(socket)
        for message in messages:
            await socket.send(message)
        await socket.send(json.dumps({"event": "dtmf", "streamSid": "MZ1", "dtmf": {"digit": "4"}}))
        for _ in range(200):
            record = board.exchange.calls.get(call)
            assert record is not None
            if any(event.name is EventName.DTMF for event in record.events):
                counted = [event.fields["reason"] for event in record.events if event.name is EventName.ERROR]
                return ", ".join([*counted, "the call goes on"])
            await asyncio.sleep(0.02)
    return "the call is lost"


@_case("in a good call: a second start", "duplicate_start, the call goes on")
async def _second_start(board: Switchboard) -> str:
    return await _junk(board, "CA07", [_start("CA07", "x")])


@_case("in a good call: another stream's media", "wrong_stream, the call goes on")
async def _wrong_stream(board: Switchboard) -> str:
    return await _junk(board, "CA08", [_media(stream="MZ2")])


@_case("in a good call: a message of 100 kB", "oversize, the call goes on")
async def _oversize(board: Switchboard) -> str:
    return await _junk(board, "CA09", ["x" * 100_000])


@_case("in a good call: media of ten seconds at once", "oversize_media, the call goes on")
async def _oversize_media(board: Switchboard) -> str:
    return await _junk(board, "CA10", [_media(b"\xff" * 10_000)])


@_case("in a good call: binary frames", "binary, the call goes on")
async def _binary(board: Switchboard) -> str:
    return await _junk(board, "CA11", [b"\x00\x01"])


@_case(
    "in a good call: broken JSON, no object, no event, unknown event, bad base64, bad key",
    "not_json, not_an_object, no_event, unknown_event, bad_base64, bad_dtmf, the call goes on",
)
async def _broken(board: Switchboard) -> str:
    def message(event: str, **body: Any) -> str:
        return json.dumps({"event": event, "streamSid": "MZ1", **body})

    messages = [
        "{", "[]", "{}", message("party"), message("media", media={"payload": "%%%"}),
        message("dtmf", dtmf={"digit": "Z"}),
    ]  # fmt: skip
    return await _junk(board, "CA12", messages)


@_case("a stream that goes quiet without stop", "closed: stream_went_quiet")
async def _quiet(board: Switchboard) -> str:
    token = await _ticket(board, "CA13")
    async with _open(board) as socket:
        await socket.send(_start("CA13", token))
        try:
            async with asyncio.timeout(_WAIT):
                while True:
                    await socket.recv()
        except ConnectionClosed:
            pass
    record = board.exchange.calls.get("CA13")
    assert record is not None
    async with asyncio.timeout(_WAIT):
        while record.ended_at is None:  # noqa: ASYNC110 - the record of another task
            await asyncio.sleep(0.05)
    return "closed: " + str(list(record.events)[-1].fields["reason"])


@_case("a second stream of a call that has one", "closed 1008")
async def _second(board: Switchboard) -> str:
    first, second = await _ticket(board, "CA14"), await _ticket(board, "CA14")
    async with _open(board) as socket:
        await socket.send(_start("CA14", first))
        await _fate(socket)
        async with _open(board) as other:
            await other.send(_start("CA14", second, "MZ2"))
            return await _fate(other)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case."""

    case: Case
    outcome: str

    @property
    def held(self) -> bool:
        """Whether it was as expected."""
        return self.outcome == self.case.expected


async def run_all(folder: Path) -> list[Outcome]:
    """Try everything, one after another, on one line; a place for each call that some cases leave behind."""
    outcomes = []
    async with switchboard(folder, streams=LIMITS, server={"max_calls": 50}) as board:
        for case in CASES:
            try:
                outcomes.append(Outcome(case, await case.attempt(board)))
            except Exception as error:  # noqa: BLE001 - a case that breaks is an outcome too
                outcomes.append(Outcome(case, f"{type(error).__name__}: {error}"))
    return outcomes


def table(outcomes: Sequence[Outcome]) -> str:
    """A Markdown table."""
    rows = [
        f"| {each.case.name} | {each.outcome} | {'yes' if each.held else '**no**'} |" for each in outcomes
    ]
    return "\n".join(["| tried | outcome | as it should be |", "|---|---|---|", *rows]) + "\n"
