"""The console on calls over real sockets: everything that can be done to one, and what is seen and heard of it."""

import asyncio
import base64
import io
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import soundfile
from argon2 import PasswordHasher
from pydantic import SecretStr

from agent.events import EventName
from agent.ledger import Ledger
from evals.twilio.network import Human
from evals.twilio.switchboard import Switchboard, switchboard
from telephony.caller import CallerPlan, KeyPress
from telephony.recorder.recordings import CALLER, CLEAR, LINE
from telephony.recorder.waveform import Waveform
from telephony.settings import RecordingSettings

PASSWORD = "correct horse battery"
KEY = SecretStr(base64.b64encode(b"k" * 32).decode())


@pytest.fixture(autouse=True)
def password(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=1024)
    monkeypatch.setenv("CONSOLE_PASSWORD_HASH", hasher.hash(PASSWORD))


@asynccontextmanager
async def operator(board: Switchboard) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who has logged in, over HTTP."""
    async with httpx.AsyncClient(base_url=f"{board.url}/console", timeout=10) as http:
        reply = await http.post("/login", json={"password": PASSWORD})
        http.headers["X-CSRF-Token"] = reply.json()["csrf"]
        # The cookie is for https only, which the line is told that it has.
        http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in reply.cookies.items())
        yield http


async def until(condition: Callable[[], Any], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - what goes on behind sockets has no event
            await asyncio.sleep(0.02)


async def test_a_person_does_everything_that_can_be_done_to_a_call_on_the_phone(tmp_path: Path) -> None:
    recording = RecordingSettings(enabled=True, key=KEY, folder=tmp_path / "kept")
    async with (
        switchboard(tmp_path, human_number=None, recording=recording) as board,
        operator(board) as http,
    ):
        ledger = board.exchange.ledger = Ledger(tmp_path / "ledger.sqlite")
        told: list[dict[str, Any]] = []

        async def watch() -> None:
            async with http.stream("GET", "/live", headers={"Accept": "text/event-stream"}) as stream:
                async for row in stream.aiter_lines():
                    if row.startswith("data: "):
                        told.append(json.loads(row.removeprefix("data: ")))

        watching = asyncio.create_task(watch())
        plan = CallerPlan((), keys=(KeyPress("9", 1.0),), hang_up_at=40.0)
        calling = asyncio.create_task(board.network.call(plan))
        await until(lambda: board.exchange.running)
        (running,) = board.exchange.running
        call = running.session.call
        await until(lambda: running.conversation)

        async def act(name: str, status: int = 202, **body: Any) -> None:
            reply = await http.post(f"/calls/{call}/{name}", json=body)
            assert reply.status_code == status, reply.text

        def results() -> list[str]:
            return [fields["result"] for fields in board.events(call, EventName.HANDOFF)]

        def texts() -> list[str]:
            return [fields["text"] for fields in board.events(call, EventName.SAY_STARTED)]

        await act("release", 409)  # nothing is latched yet
        await until(lambda: "played" in [each["phase"] for each in board.events(call, EventName.ESCALATION)])
        [row] = (await http.get("/calls", params={"live": True})).json()
        assert (row["id"], row["channel"], row["escalated"]) == (call, "phone", True)
        await act("takeover", 409)  # not from a latched call
        await act("say", 409, text="Hello?")
        await act("release")
        await act("takeover")
        await act("say", text="Hello, this is Ana. How can I help?")
        await until(lambda: "Hello, this is Ana. How can I help?" in texts())
        await act("giveback")
        before = results().count("no_human_line")  # the emergency asked for one too
        await act("handoff")
        await until(lambda: results().count("no_human_line") == before + 1)
        await act("end")
        await calling
        assert board.said(call)[-1] == "goodbye"
        assert [each for each in results() if each in ("released", "taken_over", "given_back")] == [
            "released",
            "taken_over",
            "given_back",
        ]
        await until(lambda: told and told[-1]["event"] == "call_ended")
        assert [each["event"] for each in told] == [
            str(each.name) for each in board.exchange.calls.all()[0].events
        ]
        watching.cancel()

        drawn = (await http.get(f"/calls/{call}/waveform")).json()
        assert len(drawn["caller"]) == len(drawn["line"]) > 20
        assert max(drawn["line"]) > 10
        rest = (await http.get(f"/calls/{call}/waveform", params={"first": 10})).json()
        assert rest == {**drawn, "first": 10, "caller": drawn["caller"][10:], "line": drawn["line"][10:]}
        assert (await asyncio.to_thread(ledger.waveform, call)) == drawn
        assert (await http.get(f"/calls/{call}")).json()["recorded"] is True
        heard = await http.get(f"/calls/{call}/recording")
        samples, rate = soundfile.read(io.BytesIO(heard.content))
        assert (rate, samples.shape[1]) == (8000, 2)
        assert abs(len(samples) / rate - len(drawn["line"]) * 0.1) < 1.0
        part = await http.get(f"/calls/{call}/recording", headers={"Range": "bytes=44-143"})
        assert (part.status_code, part.content) == (206, heard.content[44:144])
        assert part.headers["content-range"] == f"bytes 44-143/{len(heard.content)}"
        past = await http.get(f"/calls/{call}/recording", headers={"Range": "bytes=999999999-"})
        assert past.status_code == 416
        assert (await http.post(f"/calls/{call}/delete", json={})).status_code == 204
        assert (await http.get(f"/calls/{call}/recording")).status_code == 404
        acts = [each["act"] for each in await asyncio.to_thread(ledger.audits)][::-1]
        assert acts == [
            "release",
            "takeover",
            "say",
            "giveback",
            "handoff",
            "end",
            "open",
            "listen",
            "delete",
        ]
        ledger.close()


async def test_a_call_is_handed_off_to_a_human_who_answers(tmp_path: Path) -> None:
    async with switchboard(tmp_path, human=Human(talks=0.2)) as board, operator(board) as http:
        calling = asyncio.create_task(board.network.call(CallerPlan((), hang_up_at=15.0)))
        await until(lambda: board.exchange.running)
        (running,) = board.exchange.running
        await until(lambda: running.conversation)
        reply = await http.post(f"/calls/{running.session.call}/handoff", json={})
        assert reply.status_code == 202
        trace = await calling
        assert "human answers" in trace.words
        assert "bridged" in trace.words


def test_a_waveform_has_both_sides_in_their_places_and_forgets_what_nobody_heard() -> None:
    loud, quiet = b"\x00\x40" * 8000, b"\x00\x01" * 8000
    drawn = Waveform()
    assert drawn.since(0).to_dict() == {"step": 0.1, "first": 0, "caller": [], "line": []}
    drawn.add(CALLER, 1.0, quiet)
    drawn.add(LINE, 0.5, loud)
    drawn.add(CLEAR, 1.0)
    found = drawn.since(0)
    assert found.caller == [0] * 10 + [9] * 10
    assert found.line == [0] * 5 + [71] * 5 + [0] * 10
    assert drawn.since(18).caller == [9, 9]
    assert drawn.since(0, until=0.75).line == [0, 0, 0, 0, 0, 71, 71]
    assert drawn.since(99).caller == []
