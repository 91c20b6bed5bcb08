"""What strangers may try at the webhooks."""

from typing import Any

import httpx
from twilio.request_validator import SIGNATURE_HEADER, SIGNATURE_SETTINGS_HEADER

from evals.twilio.attempts import FORM, case, post, signed
from evals.twilio.switchboard import PUBLIC, Switchboard


@case("webhook signed with HMAC-SHA1", "HTTP 200")
async def _sha1(board: Switchboard) -> str:
    return await post(board, FORM, signed(board, FORM))


@case("webhook signed with HMAC-SHA256", "HTTP 200")
async def _sha256(board: Switchboard) -> str:
    return await post(board, FORM, signed(board, FORM, "HMAC_SHA256"))


@case("webhook without a signature", "HTTP 403")
async def _unsigned(board: Switchboard) -> str:
    return await post(board, FORM, {})


@case("webhook whose signature is of another scheme", "HTTP 403")
async def _other_scheme(board: Switchboard) -> str:
    settings = {SIGNATURE_SETTINGS_HEADER: "key=webhooks_sharedkey_1,algorithm=HMAC_SHA512"}
    return await post(board, FORM, {**signed(board, FORM), **settings})


@case("webhook that names a scheme it was not signed with", "HTTP 403")
async def _wrong_scheme(board: Switchboard) -> str:
    settings = {SIGNATURE_SETTINGS_HEADER: "key=webhooks_sharedkey_1,algorithm=HMAC_SHA256"}
    return await post(board, FORM, {**signed(board, FORM), **settings})


@case("webhook with a changed field", "HTTP 403")
async def _changed(board: Switchboard) -> str:
    return await post(board, {**FORM, "From": "+15550000000"}, signed(board, FORM))


@case("webhook with a field added", "HTTP 403")
async def _added(board: Switchboard) -> str:
    return await post(board, {**FORM, "Admin": "1"}, signed(board, FORM))


@case("webhook signed for another address, with forwarded headers that name it", "HTTP 403")
async def _forwarded(board: Switchboard) -> str:
    headers = signed(board, FORM, url="https://evil.example.org/twilio/voice")
    forwarded = {
        "X-Forwarded-Host": "evil.example.org",
        "X-Forwarded-Proto": "https",
        "Host": "evil.example.org",
    }
    return await post(board, FORM, {**headers, **forwarded})


@case("webhook of another Twilio account, well signed", "HTTP 403")
async def _account(board: Switchboard) -> str:
    form = {**FORM, "AccountSid": "AC" + "9" * 32}
    return await post(board, form, signed(board, form))


@case("webhook with two signatures", "HTTP 403")
async def _two(board: Switchboard) -> str:
    signature = signed(board, FORM)[SIGNATURE_HEADER]
    async with httpx.AsyncClient() as client:
        headers = [(SIGNATURE_HEADER, "AAAA"), (SIGNATURE_HEADER, signature)]
        reply = await client.post(board.url + "/twilio/voice", data=FORM, headers=headers)
    return f"HTTP {reply.status_code}"


@case("webhook with a body of 200 kB", "HTTP 413")
async def _large(board: Switchboard) -> str:
    return await post(board, {"x": "x" * 200_000}, {})


@case("webhook whose body does not say how long it is, and is too long", "HTTP 413")
async def _chunked(board: Switchboard) -> str:
    async def body() -> Any:
        for _ in range(200):
            yield b"x=" + b"x" * 1000

    async with httpx.AsyncClient() as client:
        kind = {"content-type": "application/x-www-form-urlencoded"}
        reply = await client.post(board.url + "/twilio/voice", content=body(), headers=kind)
    return f"HTTP {reply.status_code}"


@case("webhook as multipart or JSON", "HTTP 415, HTTP 415")
async def _kinds(board: Switchboard) -> str:
    async with httpx.AsyncClient() as client:
        many = await client.post(board.url + "/twilio/voice", files={"a": b"b"})
        json_ = await client.post(board.url + "/twilio/voice", json=FORM)
    return f"HTTP {many.status_code}, HTTP {json_.status_code}"


@case("transfer addresses with a guessed token", "HTTP 404, HTTP 404, HTTP 404, HTTP 404, HTTP 404")
async def _guessed(board: Switchboard) -> str:
    found = []
    for what in ("whisper", "dialled", "human", "human/ready", "human/status"):
        path = f"/twilio/{what}?t=guessed"
        found.append(await post(board, FORM, signed(board, FORM, url=PUBLIC + path), path))
    return ", ".join(found)


@case(
    "the other webhooks without a signature: status, fallback, dialled, human",
    "HTTP 403, HTTP 403, HTTP 403, HTTP 403",
)
async def _others(board: Switchboard) -> str:
    found = [
        await post(board, FORM, {}, f"/twilio/{what}") for what in ("status", "fallback", "dialled", "human")
    ]
    return ", ".join(found)


@case("the status and the fallback webhook, well signed", "HTTP 204, HTTP 200")
async def _good_others(board: Switchboard) -> str:
    found = []
    for path in ("/twilio/status", "/twilio/fallback"):
        found.append(await post(board, FORM, signed(board, FORM, url=PUBLIC + path), path))
    return ", ".join(found)
