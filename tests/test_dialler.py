"""The dialler towards a real WebSocket server."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from telephony.caller import CallerPlan, KeyPress
from telephony.cli.options import locale_of, part, presses, start_of
from telephony.dialler import Dial, Outcome, dial
from telephony.errors import CannotDial, TelephonyError
from telephony.line import SILENCE, WireEventName
from telephony.recording import Recording

TONE = b"\x20" * 160
HALF_SECOND = Recording("tone", TONE * 25, silent=False)

Serve = Callable[["Peer"], Any]


class Peer:
    """The server's side of one stream."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.sid = ""

    async def read(self) -> None:
        async for data in self.socket:
            message = json.loads(data)
            self.received.append(message)
            self.sid = message.get("streamSid", self.sid)

    async def send(self, event: str, **body: Any) -> None:
        await self.socket.send(json.dumps({"event": event, "streamSid": self.sid, **body}))

    async def say(self, seconds: float) -> None:
        payload = base64.b64encode(TONE * round(seconds * 50)).decode()
        await self.send("media", media={"payload": payload})

    def of(self, event: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["event"] == event]


@asynccontextmanager
async def server(script: Callable[[Peer], Any]) -> AsyncIterator[tuple[str, list[Peer]]]:
    peers: list[Peer] = []

    async def handle(socket: ServerConnection) -> None:
        peer = Peer(socket)
        peers.append(peer)
        reading = asyncio.create_task(peer.read())
        while not peer.sid:  # noqa: ASYNC110 - a test, polling a real peer
            await asyncio.sleep(0.01)
        await script(peer)
        await reading

    async with serve(handle, "127.0.0.1", 0) as running:
        port = next(iter(running.sockets)).getsockname()[1]
        yield f"ws://127.0.0.1:{port}/twilio/media", peers


async def call(script: Callable[[Peer], Any], plan: CallerPlan, **target: Any) -> tuple[Outcome, Peer]:
    async with server(script) as (url, peers):
        outcome = await dial(Dial(url, **target), plan)
        await asyncio.sleep(0.1)
        return outcome, peers[0]


async def nothing(peer: Peer) -> None:
    """A server that never says a word."""


async def test_a_call_looks_like_twilios() -> None:
    plan = CallerPlan([HALF_SECOND], hang_up_at=0.8, keys=(KeyPress("9", 0.2),))
    _, peer = await call(nothing, plan, locale="pt-BR", number="+5511912345678")
    events = [message["event"] for message in peer.received]
    assert events[:3] == ["connected", "start", "media"]
    assert events[-1] == "stop"
    assert peer.of("start")[0]["start"]["customParameters"] == {
        "from": "+5511912345678",
        "to": "+15005550001",
        "locale": "pt-BR",
    }
    frames = [base64.b64decode(message["media"]["payload"]) for message in peer.of("media")]
    assert frames[:25] == [TONE] * 25
    assert set(frames[25:]) == {SILENCE}
    assert [int(message["media"]["timestamp"]) for message in peer.of("media")] == [
        20 * index for index in range(len(frames))
    ]
    assert peer.of("dtmf")[0]["dtmf"]["digit"] == "9"


async def test_marks_come_back_when_heard_and_at_once_on_clear() -> None:
    async def script(peer: Peer) -> None:
        await peer.say(0.3)
        await peer.send("mark", mark={"name": "heard"})
        await asyncio.sleep(0.6)
        await peer.say(5.0)
        await peer.send("mark", mark={"name": "cut"})
        await asyncio.sleep(0.2)
        await peer.send("clear")

    outcome, peer = await call(script, CallerPlan([], hang_up_at=1.2))
    assert [message["mark"]["name"] for message in peer.of("mark")] == ["heard", "cut"]
    marks = {event.fields["mark"]: event for event in outcome.events if event.name is WireEventName.MARK}
    assert marks["heard"].t == pytest.approx(0.35, abs=0.15)
    assert marks["cut"].fields["cleared"] is True
    assert marks["cut"].t < 1.1
    heard = outcome.heard.count(0x20) / 8000
    assert heard == pytest.approx(0.5, abs=0.1)


async def test_a_polite_caller_waits_for_the_greeting() -> None:
    async def script(peer: Peer) -> None:
        await peer.say(0.4)

    outcome, _ = await call(script, CallerPlan([HALF_SECOND], start=None, hang_up_after=0.1))
    [speech] = [event for event in outcome.events if event.name is WireEventName.SPEECH]
    assert 1.2 <= speech.t <= 2.0


async def test_lost_packets_are_not_sent_and_time_goes_on() -> None:
    _, peer = await call(nothing, CallerPlan([HALF_SECOND], hang_up_at=1.0), loss=0.3)
    chunks = [int(message["media"]["chunk"]) for message in peer.of("media")]
    assert len(chunks) < 45
    assert chunks[-1] >= 45


async def test_a_server_that_hangs_up_ends_the_call() -> None:
    async def script(peer: Peer) -> None:
        await peer.say(0.2)
        await peer.socket.close()

    outcome, _ = await call(script, CallerPlan([], hang_up_at=5.0))
    closed = outcome.events[-1] if outcome.events[-1].name is WireEventName.CLOSED else outcome.events[-2]
    assert closed.fields["by"] == "line"
    assert outcome.heard.count(0x20) / 8000 == pytest.approx(0.2, abs=0.03)


@pytest.mark.parametrize(
    "url", ["ws://127.0.0.1:9/twilio/media", "http://127.0.0.1:9", "ws://", "gopher://x"]
)
async def test_a_server_that_is_not_there_is_explained(url: str) -> None:
    with pytest.raises(CannotDial, match=r"atalaia serve|--url"):
        await dial(Dial(url), CallerPlan([HALF_SECOND]))


def test_options_are_read_or_explained() -> None:
    assert (part("5%"), part("0.05")) == (0.05, 0.05)
    assert presses(["9@3.5", "1"]) == (KeyPress("1", 1.0), KeyPress("9", 3.5))
    assert start_of("greeting") is None
    assert start_of("2") == 2.0
    assert locale_of("es-MX") == "es-419"
    for wrong in (
        lambda: part("lots"),
        lambda: part("120%"),
        lambda: presses(["x@1"]),
        lambda: presses(["9@soon"]),
        lambda: start_of("later"),
        lambda: locale_of("fr"),
    ):
        with pytest.raises(TelephonyError):
            wrong()
