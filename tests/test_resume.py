"""Supervised mode over HTTP: a turn that waits, and the decision that lets it go on."""

import asyncio

from pydantic import SecretStr
from supervised import line, queued
from test_api import EMERGENCY, QUESTION, checked, client_of, events_of

from agent.engines import Reasoning
from agent.ledger import Ledger


async def test_chat_waits_and_resume_answers_once(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched, client_of(watched, ledger) as http:
        waiting = await http.post("/chat", json=QUESTION)
        assert waiting.status_code == 202
        body = checked(waiting.json())
        assert (body["outcome"], body["claims"]) == ("pending_review", [])
        assert (await http.get(waiting.headers["location"])).status_code == 202

        decision = {"turn": body["turn"], "decision": "approve", "by": "Ana"}
        key = {"Idempotency-Key": "k-1"}
        first = await http.post("/chat/resume", json=decision, headers=key)
        assert (first.status_code, checked(first.json())["outcome"]) == (200, "answered")
        assert (await http.post("/chat/resume", json=decision, headers=key)).json() == first.json()
        other = {**decision, "decision": "reject"}
        assert (await http.post("/chat/resume", json=other)).status_code == 409
        assert (await http.post("/chat/resume", json=other, headers=key)).status_code == 422
        assert (await http.get(waiting.headers["location"])).json() == first.json()
        assert [each["act"] for each in ledger.audits()] == ["review_approve"]
        assert "answer" in [each["event"] for each in ledger.events(body["conversation"])]


async def test_resume_speaks_in_events_too(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched, client_of(watched, ledger) as http:
        turn = (await http.post("/chat", json=QUESTION)).json()["turn"]
        reply = await http.post(
            "/chat/resume",
            json={"turn": turn, "decision": "approve"},
            headers={"Accept": "text/event-stream"},
        )
        events = events_of(reply.text)
        assert [name for name, _ in events].count("sentence") > 3
        assert events[0] == ("node", {"node": "review_response"})
        assert checked(events[-1][1])["review"] == {"state": "approved"}


async def test_stream_stays_open_until_somebody_decides(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched, client_of(watched, ledger) as http:
        asking = asyncio.create_task(
            http.post("/chat", json=QUESTION, headers={"Accept": "text/event-stream"})
        )
        await http.post("/chat/resume", json={"turn": await queued(watched), "decision": "reject"})
        names = [name for name, _ in events_of((await asking).text)]
        assert names[-4:] == ["pending", "sentence", "sentence", "answer"]


async def test_callers_cannot_approve_and_emergencies_never_wait(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    token = SecretStr("letmein")
    async with line(reasoning, ledger) as watched, client_of(watched, ledger, operator_token=token) as http:
        body = (await http.post("/chat", json=QUESTION)).json()
        refused = await http.post("/chat/resume", json={"turn": body["turn"], "decision": "approve"})
        assert refused.status_code == 401
        assert (await http.post("/chat", json=EMERGENCY)).json()["outcome"] == "escalated"
