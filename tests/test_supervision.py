"""Supervised mode: drafts wait for a person."""

import asyncio
import json
from dataclasses import replace

import pytest
from supervised import APPROVE, TURN, held, line, queued

from agent.answer import Answer, Outcome
from agent.desk import AlreadyDecided, LostTurn, UnfitText
from agent.engines import Reasoning
from agent.ledger import Ledger
from agent.phrases import phrase
from agent.review import Verdict, VerdictKind
from agent.say import Say, SayKind


@pytest.fixture
def ledger(ledger: Ledger) -> Ledger:
    """With the call whose turns these are."""
    ledger.open_call(TURN.call, channel="phone", locale=TURN.locale)
    return ledger


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


async def test_turn_of_a_process_that_kept_it_in_memory_is_said_to_be_lost(
    reasoning: Reasoning, ledger: Ledger
) -> None:
    async with line(reasoning, ledger) as watched:
        waiting = await held(watched)
    async with line(reasoning, ledger) as later:
        assert later.turn.desk is not None
        with pytest.raises(LostTurn, match="POSTGRES_DSN"):
            await later.turn.desk.decide(waiting.thread, APPROVE)
