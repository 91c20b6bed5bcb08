"""What the line does with turns, keys, commands, silence and faults."""

import asyncio
import itertools

import pytest
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import InputDTMFFrame, VADUserStartedSpeakingFrame, VADUserStoppedSpeakingFrame
from telephone import HumanLine, Talk, run

from agent.answer import Answer, Outcome
from agent.events import EventName
from agent.turn import TurnRequest
from telephony.frames import StreamStoppedFrame
from telephony.state import State


def test_a_question_is_answered_with_its_source() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await talk.quiet()
            assert talk.said()[-2:] == talk.engine.pieces
            [answer] = talk.named(EventName.ANSWER)
            assert answer.fields["citations"] == ["missed-dose"]
            assert talk.named(EventName.RETRIEVAL)[0].fields["cards"] == ["missed-dose"]

    run(test())


def test_the_turn_is_begun_before_it_is_known_to_be_over_and_only_once() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("I forgot my pill this morning.")
            assert await _soon(lambda: len(talk.engine.requests) == 1)
            assert talk.named(EventName.TURN_STARTED) == []
            await talk.quiet()
            await asyncio.sleep(2)
            assert len(talk.engine.requests) == 1
            assert len(talk.named(EventName.TURN_STARTED)) == 1

    run(test())


async def _soon(condition, seconds: float = 0.3) -> bool:  # type: ignore[no-untyped-def]
    for _ in range(int(seconds / 0.02)):
        if condition():
            return True
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize(
    ("said", "slug"),
    [
        ("Who are you?", "who"),
        ("Stop.", "stop"),
        ("Wait a minute, please.", "wait"),
        ("Thank you!", "welcome"),
        ("Repeat that.", "nothing_to_repeat"),
        ("Slow down, please.", "slower"),
        ("Speak English, please.", "language"),
    ],
)
def test_a_command_is_obeyed_without_a_turn(said: str, slug: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says(said)
            await asyncio.sleep(1)
            assert talk.slugs()[-1] == slug
            assert talk.engine.requests == []

    run(test())


def test_repeat_says_the_last_answer_again_and_slower_says_it_slowly() -> None:
    async def test() -> None:
        async with Talk() as talk:
            talk.engine.filler = "Let me look at that."
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await talk.quiet()
            await talk.caller_says("Say that again.")
            await talk.quiet()
            assert talk.said()[-5:] == [talk.engine.filler, *talk.engine.pieces * 2]
            await talk.caller_says("More slowly, please.")
            await talk.quiet()
            assert talk.slugs()[-3] == "slower"
            assert talk.said()[-2:] == talk.engine.pieces
            assert talk.session.speed < 1.0

    run(test())


def test_a_caller_can_ask_for_another_language() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("¿Habla español?")
            await talk.quiet()
            [event] = talk.named(EventName.LOCALE)
            assert (event.fields["locale"], event.fields["reason"]) == ("es-419", "asked")
            assert talk.named(EventName.SAY_STARTED)[-1].fields["locale"] == "es-419"

    run(test())


def test_the_first_words_language_sets_the_calls() -> None:
    async def test() -> None:
        async with Talk() as talk:
            talk.session.languages_heard({"en-US": 0.02, "es-419": 0.05, "pt-BR": 0.93}, 1.4)
            assert talk.session.locale == "pt-BR"
            talk.session.utterance_ended()
            talk.session.languages_heard({"en-US": 0.9, "es-419": 0.05, "pt-BR": 0.05}, 3.0)
            assert talk.session.locale == "pt-BR"
            talk.session.languages_heard({"en-US": 0.99, "es-419": 0.005, "pt-BR": 0.005}, 3.0)
            assert talk.session.locale == "en-US"

    run(test())


@pytest.mark.parametrize(("key", "slug"), [("2", "language"), ("*", "nothing_to_repeat"), ("0", "human")])
def test_keys_do_what_words_do(key: str, slug: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asyncio.sleep(1)
            await talk.running.send(InputDTMFFrame(KeypadEntry(key)))
            await asyncio.sleep(0.5)
            assert talk.slugs()[-1] == slug
            assert talk.named(EventName.DTMF)[0].fields["digit"] == key

    run(test())


def test_the_hash_key_skips_what_is_being_said() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asyncio.sleep(1)
            await talk.running.send(InputDTMFFrame(KeypadEntry.POUND))
            await asyncio.sleep(0.5)
            assert not talk.playout.speaking
            assert talk.conversation.state is State.LISTENING

    run(test())


def test_asking_for_a_person_brings_one_or_says_that_nobody_is_there() -> None:
    async def test() -> None:
        human = HumanLine("+12025550100")
        async with Talk(human=human) as talk:
            await talk.quiet()
            await talk.caller_says("I want to talk to a person")
            await talk.quiet()
            assert human.transferred == ["asked"]
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("I want to talk to a person")
            await talk.quiet()
            assert talk.slugs()[-1] == "no_human"
            await talk.caller_says("What should I do if I miss a dose?")
            await talk.quiet()
            assert talk.said()[-1] == talk.engine.pieces[-1]

    run(test())


def test_silence_is_met_with_a_prompt_another_one_and_goodbye() -> None:
    async def test() -> None:
        human = HumanLine()
        async with Talk(human=human) as talk:
            await asyncio.wait_for(talk.running._task, 120)
            assert talk.slugs() == ["greeting", "silence_1", "silence_2", "silence_goodbye"]
            assert human.hung_up == ["CA1"]
            times = [event.t for event in talk.named(EventName.SAY_STARTED)]
            ends = [event.t for event in talk.named(EventName.SAY_FINISHED)]
            waits = [after - before for before, after in zip(ends[:3], times[1:4], strict=True)]
            assert waits == [pytest.approx(talk.timing.silence_prompt, abs=0.3)] * 3

    run(test())


def test_a_caller_who_speaks_again_is_not_hung_up_on() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("Goodbye.")
            await asyncio.sleep(0.6)
            assert talk.slugs()[-1] == "goodbye"
            await talk.caller_says("oh wait what if I miss a dose?")
            await talk.quiet()
            assert talk.said()[-1] == talk.engine.pieces[-1]
            assert not talk.running._task.done()

    run(test())


def test_an_emergency_begun_during_the_goodbye_is_heard_out_and_escalated() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("that's all, goodbye")
            await asyncio.sleep(0.8)
            assert talk.slugs()[-1] == "goodbye"
            await talk.running.send(VADUserStartedSpeakingFrame(start_secs=0.2))
            await asyncio.sleep(4.0)  # the goodbye is over by now
            assert talk.session.latch.latched is None
            await talk.running.send(VADUserStoppedSpeakingFrame(stop_secs=0.2))
            await talk.heard("wait I have crushing chest pain")
            await asyncio.sleep(0.5)
            assert talk.session.latch.latched is not None
            await talk.quiet()
            assert "cardiac" in talk.slugs()

    run(test())


def test_goodbye_ends_the_call_after_its_last_word() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            await talk.caller_says("Goodbye.")
            await asyncio.wait_for(talk.running._task, 30)
            last = talk.named(EventName.SAY_FINISHED)[-1]
            assert (last.fields["kind"], last.fields["ending"]) == ("phrase", "heard")

    run(test())


def test_a_slow_answer_is_bridged_and_comes() -> None:
    async def test() -> None:
        async with Talk() as talk:
            talk.engine.delay = 3.0
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(2.5)
            assert talk.slugs()[-1] == "filler"
            await talk.quiet()
            await asyncio.sleep(3)
            assert talk.said()[-1] == talk.engine.pieces[-1]

    run(test())


@pytest.mark.parametrize("fault", ["raises", "hangs"])
def test_a_turn_that_fails_is_said_aloud_and_the_line_goes_on(fault: str) -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.quiet()
            talk.engine.fail = fault == "raises"
            talk.engine.delay = 0.1 if fault == "raises" else 1000.0
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(talk.timing.answer_limit + 6)
            assert "apology" in talk.slugs()
            assert talk.named(EventName.DEGRADED)[-1].fields["part"] == "turn"
            quiet = _longest_silence(talk)
            assert quiet <= 4.3
            talk.engine.fail, talk.engine.delay = False, 0.1
            await talk.caller_says("How do I store insulin?")
            await talk.quiet()
            assert talk.said()[-1] == talk.engine.pieces[-1]

    run(test())


def _longest_silence(talk: Talk) -> float:
    """Longest wait between the question's end and the apology without a word."""
    began = talk.named(EventName.TURN_STARTED)[0].t
    said = next(
        event.t
        for event in talk.named(EventName.SAY_STARTED)
        if str(event.fields["id"]).startswith("apology")
    )
    marks = [began]
    for event in talk.events:
        if began <= event.t <= said and event.name in (EventName.SAY_STARTED, EventName.SAY_FINISHED):
            marks.append(event.t)
    gaps = []
    for start, end in itertools.pairwise(marks):
        speaking = any(e.name is EventName.SAY_STARTED and e.t == start for e in talk.events)
        if not speaking:
            gaps.append(end - start)
    return max(gaps)


def test_an_answer_that_is_an_escalation_latches_the_call() -> None:
    from dataclasses import replace

    from guardrails.decision import Action, Severity

    async def test() -> None:
        talk = Talk()
        ordinary = talk.engine.run

        async def run_turn(request: TurnRequest):  # type: ignore[no-untyped-def]
            async for piece in ordinary(request):
                if isinstance(piece, Answer):
                    gate = replace(
                        piece.gate, action=Action.ESCALATE, category="overdose", severity=Severity.CRITICAL
                    )
                    piece = replace(
                        piece, outcome=Outcome.ESCALATED, gate=replace(gate, template_slug="overdose")
                    )
                yield piece

        talk.engine.run = run_turn  # type: ignore[method-assign]
        async with talk:
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(0.6)
            assert talk.slugs()[-1] == "overdose"

    run(test())


def test_the_far_ends_stop_is_passed_on() -> None:
    async def test() -> None:
        async with Talk() as talk:
            told: list[str] = []
            talk.conversation.on_stop = told.append
            await talk.running.send(StreamStoppedFrame())
            await asyncio.sleep(0.1)
            assert told == ["caller_hung_up"]

    run(test())
