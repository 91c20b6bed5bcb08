"""The console's backend: who comes in, what they do to calls, and that all of it is written down."""

import json
import time
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from argon2 import PasswordHasher
from joserfc import jwt
from joserfc.jwk import RSAKey
from pydantic import SecretStr
from telephone import Talk, exchange_of, run
from test_api import EMERGENCY, QUESTION, shared_of
from typer.testing import CliRunner

from agent.engines import Reasoning
from agent.events import CallLog, EventName
from agent.ledger import Ledger
from telephony.attendant import Attendant
from telephony.cli.console import app as console_command
from telephony.console import console_routes
from telephony.console_acts import Act, Acts
from telephony.console_settings import ConsoleSettings
from telephony.settings import ServerSettings, TwilioSettings
from telephony.state import State

PASSWORD = "correct horse battery"
HASH = SecretStr(PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD))


def client_of(reasoning: Reasoning, ledger: Ledger, settings: ConsoleSettings) -> httpx.AsyncClient:
    from telephony import app as module

    original = module.add_console
    module.add_console = lambda app, exchange: app.include_router(console_routes(exchange, settings))  # type: ignore[assignment]
    try:
        app = module.create_app(shared_of(reasoning), ServerSettings(), TwilioSettings(), ledger)
    finally:
        module.add_console = original
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://line")


@pytest.fixture
async def stranger(reasoning: Reasoning, ledger: Ledger) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(reasoning, ledger, ConsoleSettings(password_hash=HASH)) as client:
        yield client


@pytest.fixture
async def console(stranger: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody who has logged in, with the session's token."""
    reply = await stranger.post("/console/login", json={"password": PASSWORD})
    stranger.headers["X-CSRF-Token"] = reply.json()["csrf"]
    return stranger


# Coming in


async def test_without_users_there_is_no_console(reasoning: Reasoning, ledger: Ledger) -> None:
    async with client_of(reasoning, ledger, ConsoleSettings()) as http:
        for path in ("/console", "/console/calls", "/console/login"):
            reply = await http.get(path)
            assert reply.status_code == 404
            assert "CONSOLE_PASSWORD_HASH" in reply.json()["detail"]


async def test_the_page_is_open_and_what_a_reviewer_reads_is_not(
    stranger: httpx.AsyncClient,
) -> None:
    page = await stranger.get("/console")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert (await stranger.get("/console/reading")).status_code == 401
    await stranger.post("/console/login", json={"password": PASSWORD})
    assert (await stranger.get("/console/reading")).json()["redflags"]


async def test_nothing_is_shown_to_strangers(stranger: httpx.AsyncClient) -> None:
    for path in (
        "session",
        "calls",
        "calls/x",
        "calls/x/events",
        "calls/x/export",
        "reviews",
        "audit",
        "figures",
    ):
        assert (await stranger.get(f"/console/{path}")).status_code == 401
    for path in ("logout", "calls/x/end", "calls/x/mark", "reviews/x", "calls/x/delete"):
        assert (await stranger.post(f"/console/{path}", json={})).status_code == 401


async def test_password_opens_a_session_in_a_cookie_that_scripts_cannot_read(
    stranger: httpx.AsyncClient, ledger: Ledger
) -> None:
    for body in ({"password": "wrong"}, {"user": "nobody", "password": PASSWORD}):
        assert (await stranger.post("/console/login", json=body)).status_code == 401
    reply = await stranger.post("/console/login", json={"password": PASSWORD})
    cookie = reply.headers["set-cookie"].lower()
    assert {"httponly", "path=/console", "samesite=lax"} <= {part.strip() for part in cookie.split(";")}
    assert (await stranger.get("/console/session")).json()["user"] == "operator"
    assert [each["act"] for each in ledger.audits()] == ["login", "login_failed", "login_failed"]


async def test_tampered_and_ended_sessions_are_strangers(console: httpx.AsyncClient) -> None:
    value = console.cookies["atalaia_console"]
    assert (await console.post("/console/logout")).status_code == 204
    for cookie in (value, value[:-2] + "xx", "", "e30"):
        console.cookies.clear()
        reply = await console.get("/console/session", headers={"Cookie": f"atalaia_console={cookie}"})
        assert reply.status_code == 401


async def test_a_change_needs_the_session_s_token(console: httpx.AsyncClient) -> None:
    for token in ("", "guessed"):
        reply = await console.post("/console/calls/x/end", json={}, headers={"X-CSRF-Token": token})
        assert reply.status_code == 403
    assert (await console.post("/console/calls/x/end", json={})).status_code == 404


async def test_guessing_passwords_is_slowed_down(reasoning: Reasoning, ledger: Ledger) -> None:
    settings = ConsoleSettings(password_hash=HASH, login_rate="3/hour")
    async with client_of(reasoning, ledger, settings) as http:
        statuses = [
            (await http.post("/console/login", json={"password": "wrong"})).status_code for _ in range(5)
        ]
    assert statuses == [401, 401, 401, 429, 429]


def test_command_makes_a_hash_that_fits() -> None:
    made = CliRunner().invoke(console_command, ["hash"], input=f"{PASSWORD}\n")
    assert made.exit_code == 0
    assert PasswordHasher().verify(made.stdout.strip(), PASSWORD)
    assert CliRunner().invoke(console_command, ["hash"], input="short\n").exit_code == 2


# Calls


async def test_finished_calls_are_found_read_exported_and_forgotten(
    console: httpx.AsyncClient, ledger: Ledger
) -> None:
    call = (await console.post("/chat", json=EMERGENCY)).json()["conversation"]
    await console.post("/chat", json=QUESTION)
    [row] = (await console.get("/console/calls", params={"q": "kill myself"})).json()
    assert (row["id"], row["escalated"]) == (call, True)
    assert (await console.get(f"/console/calls/{call}")).json()["escalations"]
    exported = await console.get(f"/console/calls/{call}/export")
    assert "attachment" in exported.headers["content-disposition"]
    assert exported.json()["events"]
    assert (await console.post(f"/console/calls/{call}/delete")).status_code == 204
    assert (await console.get(f"/console/calls/{call}")).status_code == 404
    assert [each["act"] for each in ledger.audits(3)] == ["delete", "export", "open"]


async def test_mark_becomes_a_candidate_golden(console: httpx.AsyncClient) -> None:
    call = (await console.post("/chat", json=QUESTION)).json()["conversation"]
    mark = {
        "mark": "should_have_escalated",
        "category": "overdose",
        "text": "She took all of them, call 415 555 2671",
        "note": "her number is 415 555 2671",
    }
    assert (await console.post(f"/console/calls/{call}/mark", json=mark)).status_code == 201
    [line] = (await console.get("/console/candidates")).text.splitlines()
    golden = json.loads(line)
    assert (golden["text"], golden["expect"], golden["category"]) == (
        "She took all of them, call [phone]",
        "escalate",
        "overdose",
    )
    assert (golden["call"], golden["by"], golden["note"]) == (call, "operator", "her number is [phone]")
    assert (await console.get(f"/console/calls/{call}")).json()["marks"][0]["mark"] == "should_have_escalated"


async def test_figures_count_what_happened(console: httpx.AsyncClient) -> None:
    for body in (EMERGENCY, QUESTION, {"text": "who won the football match last night"}):
        await console.post("/chat", json=body)
    found = (await console.get("/console/figures")).json()
    assert (found["calls"], found["escalations"]) == (3, {"self_harm": 1})
    assert found["outcomes"]["answered"] == 1


async def test_degraded_time_ends_when_the_part_is_seen_to_work_again(
    console: httpx.AsyncClient, ledger: Ledger
) -> None:
    seconds = iter((1.0, 3.0, 5.0, 9.0, 9.5, 12.0, 20.0))
    log = CallLog("CA1", lambda: next(seconds))
    ledger.open_call("CA1", channel="phone", locale="en-US")
    log.subscribe(ledger.record)
    log.emit(EventName.DEGRADED, part="recognizer", reason="stuck")
    log.emit(EventName.DEGRADED, part="recognizer", reason="stuck")
    log.emit(EventName.PARTIAL, text="hello")
    log.emit(EventName.DEGRADED, part="connection", reason="lost")
    log.emit(EventName.DEGRADED, part="connection", reason="restored")
    log.emit(EventName.DEGRADED, part="recording", reason="the disk is full")
    log.emit(EventName.CALL_ENDED, reason="completed")
    found = (await console.get("/console/figures")).json()
    assert found["degraded_seconds"] == {"recording": 8.0, "recognizer": 4.0, "connection": 0.5}
    assert found["degraded"] == {"recognizer": 2, "connection": 1, "recording": 1}


async def test_queue_says_when_the_line_is_not_supervised(console: httpx.AsyncClient) -> None:
    assert (await console.get("/console/reviews")).json() == {"supervised": False, "reviews": []}
    assert (await console.post("/console/reviews/x", json={"decision": "approve"})).status_code == 404


def test_who_takes_over_speaks_in_the_line_s_place_and_the_gate_goes_on() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await talk.quiet()
            acts = Acts(exchange_of(talk))
            acts.do(Act.TAKE_OVER, "CA1", "Ana", None)
            await talk.quiet()
            await talk.caller_says("What if I miss a dose?")
            await talk.quiet()
            assert talk.engine.requests == []
            acts.do(Act.SAY, "CA1", "Ana", "Hello, this is Ana. How can I help?")
            await talk.quiet()
            assert talk.said()[-1] == "Hello, this is Ana. How can I help?"
            acts.do(Act.GIVE_BACK, "CA1", "Ana", None)
            await talk.caller_says("What if I miss a dose?")
            await talk.quiet()
            assert len(talk.engine.requests) == 1
            acts.do(Act.TAKE_OVER, "CA1", "Ana", None)
            await talk.caller_says("I want to kill myself")
            await talk.quiet()
            assert talk.conversation.state is State.ESCALATED
            results = [event.fields["result"] for event in talk.named(EventName.HANDOFF)]
            assert results[:3] == ["taken_over", "given_back", "taken_over"]

    run(call())


def test_why_somebody_hands_off_is_not_told_to_the_caller() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await talk.quiet()
            Acts(exchange_of(talk)).do(Act.HAND_OFF, "CA1", "Ana", "Margaret")
            await talk.quiet()
            assert [event.fields["reason"] for event in talk.named(EventName.HANDOFF)] == ["operator"]

    run(call())


def test_latch_is_released_by_a_named_person_only_when_there_is_one() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await talk.quiet()
            acts = Acts(exchange_of(talk))
            with pytest.raises(Exception, match="nothing to release"):
                acts.do(Act.RELEASE, "CA1", "Ana", None)
            await talk.caller_says("I want to kill myself")
            await talk.quiet()
            with pytest.raises(Exception, match="release the latch first"):
                acts.do(Act.TAKE_OVER, "CA1", "Ana", None)
            acts.do(Act.RELEASE, "CA1", "Ana", None)
            assert talk.session.latch.latched is None
            assert talk.session.latch.released_by == "Ana"

    run(call())


def test_end_says_goodbye_before_it_hangs_up() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await talk.quiet()
            Attendant(talk.session, talk.conversation).end()
            await talk.quiet()
            assert talk.slugs()[-1] == "goodbye"

    run(call())


# OpenID Connect


class Provider(BaseHTTPRequestHandler):
    """A provider of OpenID Connect that knows one person."""

    key = RSAKey.generate_key(2048, parameters={"kid": "k1"})
    email = "ana@example.org"
    nonce = ""
    seen: dict[str, list[str]]

    def do_GET(self) -> None:
        base = f"http://127.0.0.1:{self.server.server_address[1]}"
        if self.path.endswith("openid-configuration"):
            self._send(
                {
                    "issuer": base,
                    "authorization_endpoint": f"{base}/authorize",
                    "token_endpoint": f"{base}/token",
                    "jwks_uri": f"{base}/keys",
                }
            )
        else:
            self._send({"keys": [self.key.as_dict(private=False)]})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        type(self).seen = parse_qs(body)
        claims = {
            "iss": f"http://127.0.0.1:{self.server.server_address[1]}",
            "aud": "atalaia",
            "exp": int(time.time()) + 60,
            "nonce": self.nonce,
            "email": self.email,
            "email_verified": True,
        }
        token = jwt.encode({"alg": "RS256", "kid": "k1"}, claims, self.key)
        self._send({"access_token": "a", "token_type": "Bearer", "id_token": token})

    def _send(self, value: dict[str, Any]) -> None:
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.fixture
def provider() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Provider)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("allowed", "forged", "status"),
    [("ana@example.org", "", 303), ("bia@example.org", "", 403), ("ana@example.org", "old", 401)],
)
async def test_coming_in_through_a_provider(
    reasoning: Reasoning, ledger: Ledger, provider: str, allowed: str, forged: str, status: int
) -> None:
    settings = ConsoleSettings(
        oidc_issuer=provider,
        oidc_client_id="atalaia",
        oidc_client_secret=SecretStr("s3cret"),
        oidc_users=frozenset([allowed]),
    )
    async with client_of(reasoning, ledger, settings) as http:
        sent = await http.get("/console/oidc")
        assert sent.status_code == 303
        asked = parse_qs(urlsplit(sent.headers["location"]).query)
        assert asked["code_challenge_method"] == ["S256"]
        Provider.nonce = forged or asked["nonce"][0]
        stolen = await http.get("/console/oidc/callback", params={"code": "c", "state": "guessed"})
        assert stolen.status_code == 401
        back = await http.get("/console/oidc/callback", params={"code": "c", "state": asked["state"][0]})
        assert back.status_code == status
        assert Provider.seen["code_verifier"]
        shown = await http.get("/console/session")
        assert shown.status_code == (200 if status == 303 else 401)
