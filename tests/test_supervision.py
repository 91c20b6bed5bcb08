"""Supervised mode: drafts wait for a person, in memory or in Postgres, on the telephone and in text."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from pydantic import SecretStr
from telephone import ScriptedTurns, Talk, run
from test_api import EMERGENCY, QUESTION, checked, events_of, shared_of

from agent.answer import Answer, Outcome
from agent.desk import AlreadyDecided, LostTurn, UnfitText
from agent.engines import Reasoning
from agent.events import EventName
from agent.ledger import Ledger
from agent.phrases import phrase
from agent.review import Held, SupervisionSettings, Verdict, VerdictKind
from agent.say import Say, SayKind
from agent.supervision import supervised
from agent.turn import TurnEngine, TurnRequest
from telephony.answering import Answering
from telephony.app import create_app
from telephony.settings import ServerSettings, TwilioSettings
from telephony.state import State

pytest_plugins = ("postgres",)
ROOT = Path(__file__).resolve().parent.parent
TURN = TurnRequest("Can I drink alcohol with my antibiotics?", "en-US", "call-1", "US")
APPROVE = Verdict(VerdictKind.APPROVE, "Ana")


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    opened = Ledger(tmp_path / "ledger.sqlite", spool=tmp_path / "spool")
    opened.open_call("call-1", channel="phone", locale="en-US")
    yield opened
    opened.close()


@asynccontextmanager
async def line(reasoning: Reasoning, ledger: Ledger, **settings: Any) -> AsyncIterator[Reasoning]:
    """A supervised engine of its own; the shared one stays as it is."""
    turn = TurnEngine(reasoning.turn._graph)
    async with supervised(turn, ledger, SupervisionSettings(enabled=True, **settings)):
        yield replace(reasoning, turn=turn)


async def held(reasoning: Reasoning, request: TurnRequest = TURN) -> Held:
    """A turn that waits."""
    async for piece in reasoning.turn.follow(request):
        assert not isinstance(piece, Say), "nothing of a draft is said before a person has read it"
        if isinstance(piece, Held):
            assert reasoning.turn.desk is not None
            await reasoning.turn.desk.open(piece, request.call)
            return piece
    raise AssertionError("the turn did not wait")


async def queued(reasoning: Reasoning) -> str:
    """The first turn that waits, as soon as there is one."""
    assert reasoning.turn.desk is not None
    while not (waiting := await reasoning.turn.desk.queue()):  # noqa: ASYNC110 - the queue is a table
        await asyncio.sleep(0.02)
    return waiting[0].thread


# The turn


async def test_draft_waits_with_its_evidence_and_approval_says_it(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    expected = await reasoning.turn.answer(TURN.text, TURN.locale, TURN.country)
    async with line(reasoning, ledger) as watched:
        waiting = await held(watched)
        assert waiting.draft["spoken"] == expected.spoken
        assert waiting.draft["claims"][0]["evidence"]
        assert waiting.draft["reasons"] == ["supervised"]
        desk = watched.turn.desk
        assert desk is not None
        assert [each.thread for each in await desk.queue()] == [waiting.thread]
        decided = await desk.decide(waiting.thread, APPROVE)
        assert decided.answer is not None
        assert json.loads(json.dumps(decided.wire)) == json.loads(json.dumps(expected.to_dict()))
        assert " ".join(piece.text for piece in decided.pieces) == expected.spoken
        assert await desk.queue() == []


async def test_edit_is_said_in_place_of_the_draft_and_keeps_its_source(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger) as watched:
        waiting, desk = await held(watched), watched.turn.desk
        assert desk is not None
        with pytest.raises(UnfitText):
            await desk.decide(waiting.thread, Verdict(VerdictKind.EDIT, "Ana", "Take two pills tonight."))
        text = "Alcohol can make side effects of some antibiotics stronger."
        decided = await desk.decide(waiting.thread, Verdict(VerdictKind.EDIT, "Ana", text))
        assert decided.wire["spoken"] == text
        assert decided.wire["citations"] == waiting.draft["citations"]


async def test_rejection_leaves_no_claim(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched:
        waiting, desk = await held(watched), watched.turn.desk
        assert desk is not None
        decided = await desk.decide(waiting.thread, Verdict(VerdictKind.REJECT, "Ana"))
        assert decided.wire["outcome"] == "insufficient_evidence"
        assert decided.wire["spoken"] == phrase("withheld", "en-US")
        assert decided.wire["claims"] == []
        assert decided.wire["citations"] == []


async def test_same_decision_again_gives_the_same_answer_and_another_is_refused(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger) as watched:
        waiting, desk = await held(watched), watched.turn.desk
        assert desk is not None
        both = await asyncio.gather(
            desk.decide(waiting.thread, APPROVE), desk.decide(waiting.thread, APPROVE)
        )
        assert both[0].wire == both[1].wire
        assert (await desk.decide(waiting.thread, replace(APPROVE, by="Bia"))).wire == both[0].wire
        with pytest.raises(AlreadyDecided):
            await desk.decide(waiting.thread, Verdict(VerdictKind.REJECT, "Ana"))


@pytest.mark.parametrize("text", ["I want to kill myself", "who won the football match last night"])
async def test_scripts_and_refusals_never_wait(reasoning: Reasoning, ledger: Ledger, text: str) -> None:
    async with line(reasoning, ledger) as watched:
        pieces = [piece async for piece in watched.turn.follow(replace(TURN, text=text))]
        assert isinstance(pieces[-1], Answer)
        assert pieces[-1].outcome is not Outcome.ANSWERED


async def test_by_rules_a_card_s_own_words_pass_unless_the_topic_is_sensitive(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger, drafts="rules") as watched:
        pieces = [piece async for piece in watched.turn.follow(TURN)]
        assert isinstance(pieces[-1], Answer)
        waiting = await held(watched, replace(TURN, text="Can I eat spinach with my blood thinner?"))
        assert "sensitive" in waiting.draft["reasons"]


async def test_caller_hears_that_somebody_looks_and_then_the_card(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger, hold_seconds=0.2) as watched:
        pieces = [piece async for piece in watched.turn.run(TURN)]
        assert isinstance(pieces[0], Say)
        assert (pieces[0].kind, pieces[0].text) == (SayKind.HOLD, phrase("review_hold", "en-US"))
        answer = pieces[-1]
        assert isinstance(answer, Answer)
        assert (answer.outcome, answer.degraded) == (Outcome.ANSWERED, "review_timeout")
        assert watched.turn.desk is not None
        assert [each.state for each in await watched.turn.desk.queue(waiting=False)] == ["timed_out"]


async def test_caller_on_hold_hears_what_was_decided(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger, hold_seconds=30) as watched:
        desk = watched.turn.desk
        assert desk is not None

        async def approve() -> None:
            await desk.decide(await queued(watched), APPROVE)

        deciding = asyncio.create_task(approve())
        pieces = [piece async for piece in watched.turn.run(TURN)]
        await deciding
        assert [piece.kind for piece in pieces if isinstance(piece, Say)] == [
            SayKind.HOLD,
            SayKind.ANSWER,
            SayKind.SOURCE,
            SayKind.REFLECTION,
        ]


async def test_turn_that_is_dropped_leaves_the_queue(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched:
        desk = watched.turn.desk
        assert desk is not None

        async def run() -> None:
            async for _ in watched.turn.run(TURN):
                pass

        task = asyncio.create_task(run())
        await queued(watched)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await desk.queue() == []
        [review] = await desk.queue(waiting=False)
        assert review.state == "withdrawn"
        with pytest.raises(AlreadyDecided):
            await desk.decide(review.thread, APPROVE)


async def test_queue_that_does_not_answer_costs_the_review_and_not_the_answer(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger) as watched:
        request = replace(TURN, call="call-that-the-ledger-does-not-have")
        pieces = [piece async for piece in watched.turn.run(request)]
        assert isinstance(pieces[-1], Answer)
        assert pieces[-1].degraded == "review_timeout"


async def test_words_of_the_caller_wait_without_personal_data(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched:
        text = "My number is 415-555-2671. Can I drink alcohol with my antibiotics?"
        waiting = await held(watched, replace(TURN, text=text))
        desk = watched.turn.desk
        assert desk is not None
        state = await watched.turn._supervised._graph.aget_state(  # type: ignore[union-attr]
            {"configurable": {"thread_id": waiting.thread}}
        )
        assert "555" not in str(state.values)
        assert "555" not in str((await desk.get(waiting.thread)).draft)


# On the telephone


class Slow(ScriptedTurns):
    """A turn that a person takes a while to read."""

    def __init__(self) -> None:
        super().__init__()
        self.desk: Any = SimpleNamespace(settings=SupervisionSettings(remind_seconds=1.5))

    async def run(self, request: TurnRequest) -> AsyncIterator[Say | Answer]:
        yield Say(phrase("review_hold", request.locale), SayKind.HOLD)
        await asyncio.sleep(4)
        async for piece in super().run(request):
            yield piece


async def _held_call(talk: Talk) -> None:
    await talk.quiet()
    talk.engine = Slow()
    talk.conversation._answering = Answering(
        talk.session,
        talk.playout,
        talk.engine,  # type: ignore[arg-type]
        talk.conversation._answered,
    )
    await talk.caller_says("What if I miss a dose?")
    while talk.slugs()[-1] != "review_still":  # noqa: ASYNC110 - what is said has no event to wait for
        await asyncio.sleep(0.1)


def test_caller_on_hold_hears_that_somebody_is_there_and_then_the_answer() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await _held_call(talk)
            assert talk.slugs()[-2:] == ["review_hold", "review_still"]
            while not talk.named(EventName.ANSWER):  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.1)
            await talk.quiet()
            said = talk.said()
            assert talk.engine.pieces == said[-2:]
            assert phrase("apology", "en-US") not in said

    run(call())


def test_gate_hears_during_the_hold() -> None:
    async def call() -> None:
        async with Talk() as talk:
            await _held_call(talk)
            await talk.caller_says("my chest hurts and my arm is numb")
            await talk.quiet()
            assert talk.conversation.state is State.ESCALATED
            await asyncio.sleep(5)
            assert talk.engine.pieces[0] not in talk.said()

    run(call())


# Over HTTP


@asynccontextmanager
async def http_of(reasoning: Reasoning, ledger: Ledger, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(shared_of(reasoning), ServerSettings(**settings), TwilioSettings(), ledger)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://line") as client:
        yield client


async def test_chat_waits_and_resume_answers_once(reasoning: Reasoning, ledger: Ledger) -> None:
    async with line(reasoning, ledger) as watched, http_of(watched, ledger) as http:
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
    async with line(reasoning, ledger) as watched, http_of(watched, ledger) as http:
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
    async with line(reasoning, ledger) as watched, http_of(watched, ledger) as http:
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
    async with line(reasoning, ledger) as watched, http_of(watched, ledger, operator_token=token) as http:
        body = (await http.post("/chat", json=QUESTION)).json()
        refused = await http.post("/chat/resume", json={"turn": body["turn"], "decision": "approve"})
        assert refused.status_code == 401
        assert (await http.post("/chat", json=EMERGENCY)).json()["outcome"] == "escalated"


async def test_turn_of_a_process_that_kept_it_in_memory_is_said_to_be_lost(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger) as watched:
        waiting = await held(watched)
    async with line(reasoning, ledger) as later:
        assert later.turn.desk is not None
        with pytest.raises(LostTurn, match="POSTGRES_DSN"):
            await later.turn.desk.decide(waiting.thread, APPROVE)


# Postgres


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
            http_of(watched, ledger) as http,
        ):
            decision = {"turn": waiting.json()["turn"], "decision": "approve", "by": "Ana"}
            body = checked((await http.post("/chat/resume", json=decision)).json())
            assert (body["outcome"], body["review"]) == ("answered", {"state": "approved"})
            assert body["citations"]
            assert body["claims"][0]["evidence"]
    finally:
        ledger.close()
