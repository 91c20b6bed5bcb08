"""Who may call from a page, and how: tokens, origins, allowances, ICE and the one port, the pages' headers."""

import asyncio
import base64
import hashlib
import hmac
import json
import socket
from typing import Any

import aioice
import httpx
import pytest
from aiortc import RTCPeerConnection, RTCSessionDescription, rtcicetransport
from aiortc.mediastreams import AudioStreamTrack
from pydantic import SecretStr, ValidationError
from telephone import shared
from test_server import line, without_engines

from telephony.allowance import Allowance
from telephony.app import create_app
from telephony.errors import BadConfiguration
from telephony.ice import page_servers
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings
from telephony.track import LineTrack

SDP = "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n"


def client(**browser: Any) -> httpx.AsyncClient:
    settings = ServerSettings(max_calls=browser.pop("max_calls", 3))
    app = create_app(without_engines(), settings, TwilioSettings(), browser=BrowserSettings(**browser))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://10.0.0.7:8080")


async def test_an_offer_needs_a_token_that_was_given_to_the_same_address_and_not_used() -> None:
    async with client() as http:
        for token in (None, "guessed"):
            reply = await http.post("/api/offer", json={"type": "offer", "sdp": SDP, "token": token})
            assert reply.status_code == 403
            assert "token" in reply.text
        token = (await http.post("/api/session")).json()["token"]
        asked = {"type": "offer", "sdp": SDP, "token": token}
        assert (await http.post("/api/offer", json=asked)).status_code == 422  # no SDP that can be answered
        assert (await http.post("/api/offer", json=asked)).status_code == 403  # and the token is used up


async def test_another_sites_page_cannot_call() -> None:
    async with client() as http:
        for path, body in (("/api/session", {}), ("/api/offer", {"type": "offer", "sdp": SDP})):
            for origin in ("https://evil.example", "null", "http://10.0.0.7:9"):
                reply = await http.post(path, json=body, headers={"Origin": origin})
                assert reply.status_code == 403, origin
        own = await http.post("/api/session", headers={"Origin": "http://10.0.0.7:8080"})
        assert own.status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        {"type": "answer", "sdp": SDP},
        {"type": "offer", "sdp": ""},
        {"type": "offer", "sdp": "x" * 40_000},
        {"type": "offer", "sdp": SDP + "m=video 9 UDP/TLS/RTP/SAVPF 96\r\n"},
        {"type": "offer", "sdp": "v=0"},
        {"type": "offer", "sdp": SDP, "locale": "xx"},
        {"type": "offer", "sdp": SDP, "country": "<b>"},
    ],
)
async def test_what_is_no_offer_is_refused(body: dict[str, Any]) -> None:
    async with client() as http:
        token = (await http.post("/api/session")).json()["token"]
        assert (await http.post("/api/offer", json={**body, "token": token})).status_code == 422


async def test_nobody_comes_back_to_a_call_that_is_not_theirs() -> None:
    async with client() as http:
        back = {"type": "offer", "sdp": SDP, "pc_id": "SmallWebRTCConnection#0-1", "secret": "guessed"}
        assert (await http.post("/api/offer", json=back)).status_code == 404
        late = {"pc_id": "SmallWebRTCConnection#0-1", "candidates": [{"candidate": ""}]}
        assert (await http.patch("/api/offer", json=late)).status_code == 404


async def test_an_address_begins_only_so_many_calls_a_minute() -> None:
    async with client(starts_per_minute=2) as http:
        assert [(await http.post("/api/session")).status_code for _ in range(3)] == [200, 200, 429]
        reply = await http.post("/api/session")
        assert 0 < int(reply.headers["retry-after"]) <= 61


def test_an_allowance_comes_back_and_is_each_addresss_own() -> None:
    clock = [0.0]
    allowance = Allowance(2, lambda: clock[0])
    assert [allowance.take("a"), allowance.take("a")] == [0.0, 0.0]
    assert allowance.take("a") == 60.0
    assert allowance.take("b") == 0.0
    clock[0] = 60.0
    assert allowance.take("a") == 0.0


async def test_the_page_learns_each_countrys_numbers() -> None:
    async with client() as http:
        told = (await http.get("/api/line")).json()
    assert told["locales"] == ["en-US", "es-419", "pt-BR"]
    assert told["countries"]["BR"]["medical"] == "192"
    assert told["countries"]["US"]["crisis"] == "988"


async def test_pages_are_sent_with_a_policy_that_lets_in_nothing_else() -> None:
    async with client(allowed_origins=("https://clinic.example.org",)) as http:
        reply = await http.get("/")
        policy = dict(
            part.split(" ", 1) for part in reply.headers["content-security-policy"].split("; ") if " " in part
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["style-src"] == "'self'"
        assert policy["connect-src"] == "'self'"
        assert policy["frame-ancestors"] == "'self' https://clinic.example.org"
        assert policy["require-trusted-types-for"] == "'script'"
        assert "unsafe" not in reply.headers["content-security-policy"]
        assert "http" not in reply.text.replace("https://clinic.example.org", "")
        for path in ("base.css", "widget/main.js", "widget/strings/es-419.json", "vendor/font/latin.woff2"):
            reply = await http.get(f"/pages/{path}")
            assert reply.status_code == 200
            assert reply.headers["x-content-type-options"] == "nosniff"
        for path in (
            "../app.py",
            "%2e%2e/app.py",
            "..%2fapp.py",
            "widget",
            "package.json.py",
            "vendor.mjs",
            "",
        ):
            assert (await http.get(f"/pages/{path}")).status_code == 404, path


def test_turn_credentials_are_made_for_a_call_and_expire() -> None:
    settings = BrowserSettings(
        ice_urls="stun:stun.example.org, turn:turn.example.org:3478,turns:turn.example.org",  # type: ignore[arg-type]
        turn_secret=SecretStr("shared"),
        turn_seconds=600,
    )
    stun, turn = page_servers(settings, "call1", lambda: 1000.0)
    assert stun == {"urls": ["stun:stun.example.org"]}
    assert turn["urls"] == ["turn:turn.example.org:3478", "turns:turn.example.org"]
    assert turn["username"] == "1600:call1"
    expected = hmac.new(b"shared", b"1600:call1", hashlib.sha1).digest()
    assert base64.b64decode(turn["credential"]) == expected
    assert page_servers(BrowserSettings(), "call1") == []


def test_settings_that_cannot_work_say_what_to_set() -> None:
    with pytest.raises(BadConfiguration, match="WEBRTC_TURN_SECRET"):
        BrowserSettings(ice_urls=("turn:turn.example.org",)).check()
    with pytest.raises(BadConfiguration, match="WEBRTC_UDP_PORT"):
        BrowserSettings(public_address="203.0.113.7").check()
    with pytest.raises((BadConfiguration, ValidationError), match="expected addresses such as"):
        BrowserSettings(ice_urls=("turn.example.org",))
    with pytest.raises((BadConfiguration, ValidationError), match="without a path"):
        BrowserSettings(allowed_origins=("https://clinic.example.org/page",))


async def test_an_interruption_empties_the_track_and_marks_wait_for_the_audio_before_them() -> None:
    marks: list[str] = []
    track = LineTrack(8000, marks.append)
    loud = b"\x10\x10" * 160
    track.add(loud * 2)
    track.mark("one")
    track.add(loud * 50)
    track.mark("two")
    assert bytes((await track.recv()).planes[0])[:320] == loud
    assert marks == []
    assert bytes((await track.recv()).planes[0])[:320] == loud
    assert marks == ["one"]
    track.clear()
    frame = await track.recv()
    assert bytes(frame.planes[0])[:320] == bytes(320)
    assert (frame.sample_rate, frame.samples, frame.pts) == (8000, 160, 320)
    assert marks == ["one"]
    track.live = False
    track.add(loud)
    track.mark("three")
    assert bytes((await track.recv()).planes[0])[:320] == bytes(320)


async def test_calls_share_one_port_and_each_hears_the_line() -> None:
    """Two peers over the same UDP port, and the events of each come to its own."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("0.0.0.0", 0))
        port = probe.getsockname()[1]
    settings = BrowserSettings(udp_port=port)
    async with line(shared(), browser=settings) as http, httpx.AsyncClient(base_url=http) as web:
        first, second = await _call(web), await _call(web)
        try:
            for seen in (first, second):
                assert {line.split()[5] for line in seen.candidates} == {str(port)}
                async with asyncio.timeout(20):
                    while not seen.said("say_started"):  # noqa: ASYNC110 - what a peer sends has no event
                        await asyncio.sleep(0.05)
                assert seen.messages[0]["event"]["event"] == "call_started"
                assert seen.messages[0]["n"] == 1
            assert first.call != second.call
            for junk in ("", "[]", "{", '"x"', '{"type":"mark","name":5}', '{"type":"key","digit":"Z"}'):
                first.channel.send(junk)
            first.channel.send('{"type":"key","digit":"9"}')
            async with asyncio.timeout(20):
                while not first.said("escalation"):  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.05)
            assert not second.said("escalation")
        finally:
            await first.peer.close()
            await second.peer.close()


class _Caller:
    """A browser made of aiortc."""

    def __init__(self) -> None:
        self.peer = RTCPeerConnection()
        self.messages: list[dict[str, Any]] = []
        self.candidates: list[str] = []
        self.call = ""
        self.channel = self.peer.createDataChannel("line")

        @self.channel.on("message")  # type: ignore[untyped-decorator]
        def received(data: str) -> None:
            self.messages.append(json.loads(data))

        self.peer.addTrack(AudioStreamTrack())

    def said(self, name: str) -> bool:
        return any(each.get("event", {}).get("event") == name for each in self.messages)


async def _call(web: httpx.AsyncClient) -> _Caller:
    line_agents = vars(rtcicetransport)["Connection"]
    vars(rtcicetransport)["Connection"] = aioice.Connection  # a caller has ports of its own
    caller = _Caller()
    await caller.peer.setLocalDescription(await caller.peer.createOffer())
    vars(rtcicetransport)["Connection"] = line_agents
    token = (await web.post("/api/session")).json()["token"]
    offer = {"type": "offer", "sdp": caller.peer.localDescription.sdp, "token": token, "locale": "pt-BR"}
    reply = await web.post("/api/offer", json=offer)
    answer = reply.json()
    caller.call = answer["call"]
    caller.candidates = [
        line.removeprefix("a=") for line in answer["sdp"].splitlines() if line.startswith("a=candidate")
    ]
    await caller.peer.setRemoteDescription(RTCSessionDescription(answer["sdp"], answer["type"]))
    return caller
