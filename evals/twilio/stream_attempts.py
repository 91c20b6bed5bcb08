"""What strangers and broken peers may try at the media stream."""

import asyncio
import base64
import json
from collections.abc import Sequence
from typing import Any, Final

import httpx
from twilio.request_validator import SIGNATURE_HEADER, RequestValidator
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agent.events import EventName
from evals.twilio.attempts import FORM, case, signed
from evals.twilio.switchboard import PUBLIC, Switchboard

_WAIT: Final = 8.0


async def _ticket(board: Switchboard, call: str) -> str:
    """A token, as the webhook hands it out."""
    form = {**FORM, "CallSid": call}
    async with httpx.AsyncClient() as client:
        reply = await client.post(board.url + "/twilio/voice", data=form, headers=signed(board, form))
    return str(reply.text.split('name="token" value="')[1].split('"')[0])


def _start(call: str, token: str, stream: str = "MZ1") -> str:
    start = {"streamSid": stream, "callSid": call, "customParameters": {"token": token}}
    return json.dumps({"event": "start", "streamSid": stream, "start": start})


def _open(board: Switchboard, url: str = "") -> connect:
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


async def _entry(door: connect) -> str:
    """Whether a socket is let in."""
    try:
        async with door:
            return "let in"
    except InvalidStatus as error:
        return f"HTTP {error.response.status_code}"


async def _started(board: Switchboard, start: str) -> str:
    """The fate of a stream that begins with this message."""
    async with _open(board) as socket:
        await socket.send(start)
        return await _fate(socket)


@case("stream without Twilio's signature", "HTTP 403")
async def _stream_unsigned(board: Switchboard) -> str:
    return await _entry(connect(board.url.replace("http", "ws", 1) + "/twilio/media"))


@case("stream signed for https instead of wss", "HTTP 403")
async def _stream_scheme(board: Switchboard) -> str:
    return await _entry(_open(board, PUBLIC + "/twilio/media"))


@case("stream with its token", "answered")
async def _stream_good(board: Switchboard) -> str:
    return await _started(board, _start("CA01", await _ticket(board, "CA01")))


@case("stream with a guessed token", "closed 1008")
async def _stream_guessed(board: Switchboard) -> str:
    return await _started(board, _start("CA02", "guessed"))


@case("stream with another call's token", "closed 1008")
async def _stream_other(board: Switchboard) -> str:
    return await _started(board, _start("CA04", await _ticket(board, "CA03")))


@case("stream with a token that was used", "answered, then closed 1008")
async def _stream_twice(board: Switchboard) -> str:
    start = _start("CA05", await _ticket(board, "CA05"))
    first = await _started(board, start)
    return f"{first}, then {await _started(board, start)}"


@case("stream that says nothing (slow loris)", "closed 1008")
async def _stream_silent(board: Switchboard) -> str:
    async with _open(board) as socket:
        return await _fate(socket)


@case("stream that sends media before start", "closed 1008")
async def _stream_media_first(board: Switchboard) -> str:
    async with _open(board) as socket:
        for _ in range(30):
            await socket.send(_media())
        return await _fate(socket)


@case("a fourth socket of an address while three wait", "HTTP 429")
async def _stream_many(board: Switchboard) -> str:
    sockets = [await _open(board) for _ in range(3)]
    try:
        return await _entry(_open(board))
    finally:
        await asyncio.gather(*(each.close() for each in sockets))


@case("start that is not telephone audio", "closed 1008")
async def _stream_format(board: Switchboard) -> str:
    token = await _ticket(board, "CA06")
    message = json.loads(_start("CA06", token))
    message["start"]["mediaFormat"] = {"encoding": "audio/opus", "sampleRate": 48000}
    return await _started(board, json.dumps(message))


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


@case("in a good call: a second start", "duplicate_start, the call goes on")
async def _second_start(board: Switchboard) -> str:
    return await _junk(board, "CA07", [_start("CA07", "x")])


@case("in a good call: another stream's media", "wrong_stream, the call goes on")
async def _wrong_stream(board: Switchboard) -> str:
    return await _junk(board, "CA08", [_media(stream="MZ2")])


@case("in a good call: a message of 100 kB", "oversize, the call goes on")
async def _oversize(board: Switchboard) -> str:
    return await _junk(board, "CA09", ["x" * 100_000])


@case("in a good call: media of ten seconds at once", "oversize_media, the call goes on")
async def _oversize_media(board: Switchboard) -> str:
    return await _junk(board, "CA10", [_media(b"\xff" * 10_000)])


@case("in a good call: binary frames", "binary, the call goes on")
async def _binary(board: Switchboard) -> str:
    return await _junk(board, "CA11", [b"\x00\x01"])


@case(
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


@case("a stream that goes quiet without stop", "closed: stream_went_quiet")
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


@case("a second stream of a call that has one", "closed 1008")
async def _second(board: Switchboard) -> str:
    first, second = await _ticket(board, "CA14"), await _ticket(board, "CA14")
    async with _open(board) as socket:
        await socket.send(_start("CA14", first))
        await _fate(socket)
        async with _open(board) as other:
            await other.send(_start("CA14", second, "MZ2"))
            return await _fate(other)


@case("a stream of a call whose first stream has just been closed, as after a transfer", "answered")
async def _returned(board: Switchboard) -> str:
    first, second = await _ticket(board, "CA15"), await _ticket(board, "CA15")
    async with _open(board) as socket:
        await socket.send(_start("CA15", first))
        await _fate(socket)
    # Its pipeline takes longer to end than the next stream to come.
    return await _started(board, _start("CA15", second, "MZ2"))
