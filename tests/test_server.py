"""The web application: webhooks, tokens, the media stream with real sockets, text, calls."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from collector import collector
from pydantic import SecretStr
from telephone import recording, shared
from twilio.request_validator import RequestValidator
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from agent.cli import app as atalaia
from agent.settings import load_settings
from agent.telemetry.settings import TelemetrySettings
from agent.telemetry.telemetry import Telemetry
from evals.serving import serve
from telephony.app import create_app
from telephony.call import Shared
from telephony.caller import CallerPlan
from telephony.calling import place
from telephony.dialler import Dial
from telephony.errors import BadConfiguration, PortInUse
from telephony.line import WireEventName
from telephony.port import listen
from telephony.recording import Recording
from telephony.settings import ServerSettings, TimingSettings, TwilioSettings
from telephony.tokens import Tokens

SECRET = "12345"
PUBLIC = "https://line.example.org"
FORM = {"CallSid": "CA1", "From": "+525512345678", "To": "+12025550199"}


def without_engines() -> Shared:
    """Enough of a line for what needs no engine."""
    engines: Any = SimpleNamespace(
        settings=load_settings(),
        hearing=SimpleNamespace(healthy=True),
        speaking=SimpleNamespace(healthy=True),
    )
    return Shared(engines, TimingSettings(), None)


def client(*, checks: bool, production: bool = False, **server: Any) -> httpx.AsyncClient:
    settings = ServerSettings(
        env="production" if production else "development", public_url=PUBLIC if checks else None, **server
    )
    account = TwilioSettings(auth_token=SecretStr(SECRET) if checks else None, validate_requests="auto")
    app = create_app(without_engines(), settings, account)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://10.0.0.7:8080")


def sign(path: str, form: dict[str, str], algorithm: str | None = None) -> dict[str, str]:
    signature = RequestValidator(SECRET).compute_signature(PUBLIC + path, form, algorithm)
    headers = {"X-Twilio-Signature": signature}
    if algorithm:
        headers["X-Twilio-Webhooks-Signature-Settings"] = f"key=webhooks_sharedkey_1,algorithm={algorithm}"
    return headers


async def test_the_webhook_connects_the_call_and_leaves_a_safety_net() -> None:
    async with client(checks=False) as http:
        reply = await http.post("/twilio/voice?locale=es-419", data=FORM)
    assert reply.headers["content-type"].startswith("application/xml")
    verbs = list(ElementTree.fromstring(reply.text))
    assert [verb.tag for verb in verbs] == ["Connect", "Say", "Hangup"]
    stream = verbs[0].find("Stream")
    assert stream is not None
    assert stream.get("url") == "ws://10.0.0.7:8080/twilio/media"
    assert [each.get("name") for each in stream.findall("Parameter")] == ["token"]
    assert "911" in str(verbs[1].text)
    assert verbs[1].get("language") == "es-MX"


@pytest.mark.parametrize("algorithm", [None, "HMAC_SHA1", "HMAC_SHA256"])
async def test_twilios_signature_is_checked_against_the_public_address(algorithm: str | None) -> None:
    async with client(checks=True) as http:
        for path in ("/twilio/voice", "/twilio/status", "/twilio/fallback"):
            good = await http.post(path, data=FORM, headers=sign(path, FORM, algorithm))
            assert good.status_code in (200, 204)
            for headers in (
                {},
                {"X-Twilio-Signature": "bm9wZQ=="},
                sign(path, {**FORM, "From": "+1"}, algorithm),
                {**sign(path, FORM, algorithm), "X-Twilio-Webhooks-Signature-Settings": "algorithm=NONE"},
                {**sign(path, FORM, algorithm), "X-Twilio-Webhooks-Signature-Settings": "key=x"},
            ):
                bad = await http.post(
                    path, data=FORM, headers={**headers, "X-Forwarded-Host": "line.example.org"}
                )
                assert bad.status_code == 403


async def test_a_body_that_is_too_large_is_refused() -> None:
    async with client(checks=False) as http:
        reply = await http.post("/twilio/voice", data={"CallSid": "x" * 100_000})
    assert reply.status_code == 413


def test_unsafe_settings_do_not_start() -> None:
    production = ServerSettings(env="production", public_url=PUBLIC)
    with pytest.raises(BadConfiguration, match="TWILIO_VALIDATE=off"):
        TwilioSettings(validate_requests="off").checks_signatures(production)
    with pytest.raises(BadConfiguration, match="TWILIO_AUTH_TOKEN"):
        TwilioSettings(auth_token=None, validate_requests="auto").checks_signatures(production)
    with pytest.raises(BadConfiguration, match="ATALAIA_PUBLIC_URL"):
        TwilioSettings(auth_token=SecretStr(SECRET)).checks_signatures(ServerSettings())


def test_a_token_opens_one_stream_of_one_call_for_a_short_time() -> None:
    clock = SimpleNamespace(now=0.0)
    tokens = Tokens(60.0, lambda: clock.now)
    token = tokens.issue("CA1", {"locale": "pt-BR"})
    assert tokens.redeem(token, "CA2") is None
    assert tokens.redeem(token, "CA1") is None  # used up by the attempt
    token = tokens.issue("CA1", {"locale": "pt-BR"})
    ticket = tokens.redeem(token, "CA1")
    assert ticket is not None
    assert ticket.parameters == {"locale": "pt-BR"}
    assert tokens.redeem(token, "CA1") is None
    late = tokens.issue("CA1", {})
    clock.now = 61.0
    assert tokens.redeem(late, "CA1") is None
    assert tokens.redeem(None, "CA1") is None


async def test_health_calls_and_the_page() -> None:
    async with client(checks=False) as http:
        assert (await http.get("/health")).json()["status"] == "ok"
        assert (await http.get("/calls")).json() == []
        assert (await http.get("/calls/CA1/events")).status_code == 404
        assert "Atalaia" in (await http.get("/")).text
    async with client(checks=True, production=True) as http:
        assert (await http.get("/calls")).status_code == 401
    async with client(checks=True, production=True, operator_token=SecretStr("letmein")) as http:
        assert (await http.get("/calls", headers={"Authorization": "Bearer no"})).status_code == 401
        assert (await http.get("/calls", headers={"Authorization": "Bearer letmein"})).status_code == 200


def test_a_line_that_is_still_loading_ends_at_once_even_as_the_first_process_of_a_container() -> None:
    command = (sys.executable, "-m", "agent.cli", "serve", "--port", "0")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as line:
        assert line.stderr is not None
        assert "loading" in line.stderr.readline()
        line.terminate()
        # -15 would be the default action, which a first process is spared.
        assert line.wait(10) == 128 + signal.SIGTERM


def test_a_taken_port_is_said_before_anything_is_loaded() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse, match="--port"):
            listen("127.0.0.1", port)
        result = CliRunner().invoke(atalaia, ["serve", "--port", str(port)])
        assert isinstance(result.exception, PortInUse)


# Real sockets


@asynccontextmanager
async def line(loaded: Shared, **account: Any) -> AsyncIterator[str]:
    """A server on a free port; its http address."""
    browser = account.pop("browser", None)
    app = create_app(
        loaded,
        ServerSettings(public_url=account.pop("public_url", None)),
        TwilioSettings(**account),
        browser=browser,
    )
    async with serve(app) as address:
        yield address


def stream_of(http: str) -> str:
    return http.replace("http", "ws", 1) + "/twilio/media"


START = {
    "event": "start",
    "streamSid": "MZ1",
    "start": {"streamSid": "MZ1", "callSid": "CA1", "customParameters": {"token": "guessed"}},
}


@pytest.mark.parametrize(
    "messages",
    [
        [{"event": "stop", "streamSid": "MZ1"}],
        [{"event": "start"}],
        [{"event": "start", "start": {"streamSid": "MZ1"}}],
        [{"event": "start", "start": {"streamSid": 7, "callSid": "CA1"}}],
        [{"event": "media", "media": {"payload": ""}}] * 25,
        ["x"] * 25,
        [{**START, "start": {**START["start"], "mediaFormat": {"encoding": "audio/opus"}}}],  # type: ignore[dict-item]
    ],
)
async def test_a_stream_that_does_not_begin_as_one_is_closed(messages: list[Any]) -> None:
    async with line(without_engines()) as http, connect(stream_of(http)) as stream:
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - closed while sending or after
            for message in messages:
                await stream.send(json.dumps(message))
            await stream.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_without_twilios_signature_or_token_there_is_no_stream() -> None:
    async with line(without_engines(), auth_token=SecretStr(SECRET), public_url=PUBLIC) as http:
        with pytest.raises(InvalidStatus):
            await connect(stream_of(http))
        signature = RequestValidator(SECRET).compute_signature("wss://line.example.org/twilio/media", {})
        async with connect(stream_of(http), additional_headers={"X-Twilio-Signature": signature}) as stream:
            await stream.send(json.dumps(START))
            with pytest.raises(ConnectionClosed):
                await stream.recv()


async def test_a_call_over_real_sockets_survives_junk_and_is_answered() -> None:
    """The whole way: webhook, token, stream, question, answer; events from both ends."""
    said = recording("What should I do if I miss a dose?", "en-US")
    with collector() as receiver:
        telemetry = Telemetry.configured(TelemetrySettings(endpoint=receiver.url, metrics_every=3600))
        await _calls_over_real_sockets(replace(shared(), telemetry=telemetry), said)
        telemetry.close()
        traces = {span.trace_id for span in receiver.spans}
        names = {span.name for span in receiver.spans}
    assert len(traces) == 2, "each of the two calls is a trace"
    assert {"call", "recognition", "turn 0", "guardrail_pre", "cards", "synthesis", "say answer"} <= names


async def _calls_over_real_sockets(loaded: Shared, said: Recording) -> None:
    async with line(loaded) as http:
        plan = CallerPlan([said], hang_up_after=5.0)
        outcome, events = await place(Dial(http, number="+12025550123"), plan, None)
        seen = [event["event"] for event in events if event.get("source") != "wire"]
        assert seen[0] == "call_started"
        assert "final" in seen
        assert seen[-1] == "call_ended"
        assert WireEventName.AUDIO in [event.name for event in outcome.events]
        assert all(event["call"] == outcome.call for event in events)

        async with connect(stream_of(http)) as stream:
            await stream.send(json.dumps(START))
            for junk in ("", "[]", '"x"', "{", '{"event":"media","streamSid":"MZ1","media":null}', b"\x00"):
                await stream.send(junk)
            first = json.loads(await asyncio.wait_for(stream.recv(), 10))
            assert first["event"] == "media"  # the greeting, all the same
            await stream.send(json.dumps({"event": "stop", "streamSid": "MZ1"}))
        async with httpx.AsyncClient() as client_:
            rows: list[dict[str, Any]] = []
            while "call_ended" not in [row["event"] for row in rows]:
                await asyncio.sleep(0.1)
                rows = (await client_.get(f"{http}/calls/CA1/events")).json()
        reasons = {row["reason"] for row in rows if row["event"] == "error"}
        assert {"not_json", "not_an_object", "bad_media", "binary"} <= reasons
        assert rows[-1]["reason"] == "caller_hung_up"
