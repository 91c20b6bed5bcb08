"""The line behind Pipecat's runner: its own evaluation harness talks to it, and a call over Telnyx's wire."""

import asyncio
import base64
import json
from pathlib import Path

import httpx
from fastapi import FastAPI, WebSocket
from pipecat.evals.scenario import EvalScenarioFile
from pipecat.evals.session import EvalSession, EvalSessionParams
from pipecat.runner.types import WebSocketRunnerArguments
from websockets.asyncio.client import connect

from agent.events import EventName
from agent.settings import Settings
from evals.serving import serve
from evals.standins import StandIns
from evals.twilio.switchboard import switchboard
from telephony.bot import answer
from telephony.session import Session

SCENARIO = """
name: medicines
scenarios:
  - name: a missed dose
    modality: text
    turns:
      - user: "What should I do if I miss a dose?"
        expect:
          - event: llm_response
            text_contains: "remember"
            within_ms: 20000
"""


async def test_pipecats_harness_asks_and_reads_the_answer(tmp_path: Path) -> None:
    line = StandIns(tmp_path, Settings())
    await line.prepare(locales=("en-US",))
    sessions: list[Session] = []
    app = FastAPI()

    @app.websocket("/ws")
    async def ws(websocket: WebSocket) -> None:
        await websocket.accept()
        sessions.append(await answer(WebSocketRunnerArguments(websocket=websocket), line.shared))

    (tmp_path / "dose.yaml").write_text(SCENARIO, encoding="utf-8")
    [scenario] = EvalScenarioFile.load(str(tmp_path / "dose.yaml"))
    async with serve(app) as url:
        session = EvalSession.from_scenario(
            scenario, url.replace("http", "ws") + "/ws", params=EvalSessionParams(default_timeout_ms=20000)
        )
        result = await session.run()
    line.close()
    assert result.passed, result


async def test_a_call_over_telnyx_is_the_same_call(tmp_path: Path) -> None:
    async with switchboard(tmp_path, account={"auth_token": None, "account_sid": None}) as board:
        async with httpx.AsyncClient() as client:
            form = {"CallSid": "v3:abc", "From": "+12025550123", "To": "+12025550199"}
            reply = await client.post(board.url + "/telnyx/voice", data=form)
        assert 'bidirectionalMode="rtp"' in reply.text
        stream = (
            reply.text.split('url="')[1]
            .split('"')[0]
            .replace("wss://line.example.org", board.url.replace("http", "ws"))
        )
        heard, marks = 0, []
        async with connect(stream) as socket:
            start = {"call_control_id": "cc-1", "media_format": {"encoding": "PCMU", "sample_rate": 8000}}
            await socket.send(json.dumps({"event": "connected", "version": "1.0.0"}))
            await socket.send(json.dumps({"event": "start", "start": start, "stream_id": "st-1"}))
            silence = base64.b64encode(b"\xff" * 160).decode()
            media = json.dumps(
                {"event": "media", "stream_id": "st-1", "media": {"track": "inbound", "payload": silence}}
            )
            for junk in (
                "{",
                "[]",
                b"\x00",
                json.dumps({"event": "media", "stream_id": "st-1", "media": None}),
            ):
                await socket.send(junk)
            await socket.send(json.dumps({"event": "dtmf", "stream_id": "st-1", "dtmf": {"digit": "9"}}))

            async def speak() -> None:
                while True:
                    await socket.send(media)
                    await asyncio.sleep(0.02)

            speaking = asyncio.create_task(speak())
            async with asyncio.timeout(15.0):
                async for message in socket:
                    told = json.loads(message)
                    if told["event"] == "media":
                        heard += len(base64.b64decode(told["media"]["payload"]))
                    elif told["event"] == "mark":
                        marks.append(told["mark"]["name"])
                        await socket.send(
                            json.dumps({"event": "mark", "stream_id": "st-1", "mark": told["mark"]})
                        )
            speaking.cancel()
        assert heard > 8000
        assert any(mark.startswith("general") for mark in marks)
        await asyncio.sleep(1.0)
        events = board.events("v3:abc", EventName.ESCALATION)
        assert [event["phase"] for event in events][:3] == ["latched", "speaking", "played"]
        assert events[2]["confirmed"] is True
        assert board.events("v3:abc", EventName.CALL_ENDED)[-1]["reason"] == "safety_net"
