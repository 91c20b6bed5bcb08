"""Turns that wait in Postgres: they outlive their process, and the loss of the database costs no answer."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from pydantic import SecretStr
from supervised import APPROVE, TURN, held, line
from test_api import QUESTION, checked, client_of

from agent.answer import Answer, Outcome
from agent.engines import Reasoning
from agent.ledger import Ledger

pytest_plugins = ("postgres",)
ROOT = Path(__file__).resolve().parent.parent


async def test_ledger_and_reviews_live_in_postgres_too(reasoning: Reasoning, postgres: str) -> None:
    ledger = await asyncio.to_thread(Ledger, postgres)
    try:
        ledger.open_call("call-1", channel="phone", locale="en-US")
        async with line(reasoning, ledger, postgres_dsn=SecretStr(postgres)) as watched:
            waiting, desk = await held(watched), watched.turn.desk
            assert desk is not None
            await desk.decide(waiting.thread, APPROVE)
            assert [each.state for each in await desk.queue(waiting=False)] == ["approved"]
        assert await asyncio.to_thread(ledger.delete_call, "call-1")
    finally:
        await asyncio.to_thread(ledger.close)


async def test_postgres_that_goes_away_costs_the_review_and_not_the_answer(
    reasoning: Reasoning, ledger: Ledger, postgres: str
) -> None:
    ledger.open_call(TURN.call, channel="phone", locale=TURN.locale)
    async with line(reasoning, ledger, postgres_dsn=SecretStr(postgres)) as watched:
        saver: Any = watched.turn._supervised.saver  # type: ignore[union-attr]
        await saver.conn.close()
        pieces = [piece async for piece in watched.turn.run(TURN)]
        assert isinstance(pieces[-1], Answer)
        assert pieces[-1].outcome is Outcome.ANSWERED


def _start(data: Path, postgres: str) -> tuple["subprocess.Popen[str]", str]:
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "tests" / "supervised_line.py"), str(data)],
        env={**os.environ, "HITL_ENABLED": "1", "POSTGRES_DSN": postgres, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


async def test_turn_that_waits_survives_the_death_of_its_process(
    reasoning: Reasoning, postgres: str, tmp_path: Path
) -> None:
    process, url = await asyncio.to_thread(_start, tmp_path, postgres)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            waiting = await http.post("/chat", json=QUESTION)
        assert waiting.status_code == 202
    finally:
        process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(process.wait)
    ledger = Ledger(tmp_path / "ledger.sqlite", spool=tmp_path / "spool")
    try:
        async with (
            line(reasoning, ledger, postgres_dsn=SecretStr(postgres)) as watched,
            client_of(watched, ledger) as http,
        ):
            decision = {"turn": waiting.json()["turn"], "decision": "approve", "by": "Ana"}
            body = checked((await http.post("/chat/resume", json=decision)).json())
            assert (body["outcome"], body["review"]) == ("answered", {"state": "approved"})
            assert body["citations"]
            assert body["claims"][0]["evidence"]
    finally:
        ledger.close()
