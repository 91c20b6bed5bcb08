"""Latch, silence, script, confirmation, hand-off."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import InputDTMFFrame
from telephone import HumanLine, Talk, run, words_as_tones

from agent.events import EventName
from guardrails.scripts import script
from telephony.line import WireEventName
from telephony.speech import Speech

HEART = "my chest hurts really bad"


def phases(talk: Talk) -> list[str]:
    return [event.fields["phase"] for event in talk.named(EventName.ESCALATION)]


def test_the_script_begins_while_the_caller_still_speaks_and_is_heard_whole() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await asyncio.sleep(1.0)  # in the middle of the greeting
            speaking = asyncio.create_task(talk.voice(20.0))
            await asyncio.sleep(1.0)
            await talk.heard(HEART, final=False)
            await asyncio.sleep(0.2)
            assert talk.slugs()[-1] == "cardiac"
            assert talk.said()[-1] == script("cardiac", "en-US", "US")
            for _ in range(6):
                await asyncio.sleep(0.7)
                await talk.heard(HEART + " please help me stop wait", final=False)
            await talk.quiet()
            assert phases(talk)[:3] == ["latched", "speaking", "played"]
            assert talk.named(EventName.ESCALATION)[2].fields["confirmed"] is True
            script_began = talk.named(EventName.SAY_STARTED)[-2 if len(talk.said()) > 2 else -1].t
            assert all(t <= script_began + 0.05 for t in talk.far.wire(WireEventName.CLEAR))
            await speaking

    run(test())


def test_a_script_that_nobody_confirms_is_said_twice() -> None:
    async def test() -> None:
        async with Talk(echoes=lambda mark: False) as talk:
            await talk.caller_says(HEART)
            await talk.quiet()
            assert talk.slugs().count("cardiac") == 2
            assert talk.named(EventName.ESCALATION)[2].fields == {
                "phase": "played",
                "category": "cardiac",
                "template_slug": "cardiac",
                "locale": "en-US",
                "confirmed": False,
            }

    run(test())


def test_a_person_is_brought_in_and_the_caller_is_told() -> None:
    async def test() -> None:
        human = HumanLine("+12025550100")
        async with Talk(human=human) as talk:
            await talk.caller_says(HEART)
            await talk.quiet()
            assert human.transferred == ["red_flag"]
            assert phases(talk) == ["latched", "speaking", "played", "handed_off"]
            assert talk.slugs()[-2:] == ["cardiac", "handoff"]
            assert [event.fields["result"] for event in talk.named(EventName.HANDOFF)] == [
                "requested",
                "transferred",
            ]

    run(test())


@pytest.mark.parametrize("human", [HumanLine(), HumanLine("+12025550100", answers=False)])
def test_a_line_without_anybody_says_so_and_stays(human: HumanLine) -> None:
    async def test() -> None:
        async with Talk(human=human, stay_every=5.0) as talk:
            await talk.caller_says(HEART)
            await talk.quiet()
            assert phases(talk)[-1] == "failed"
            assert talk.slugs()[-1] == "handoff_failed"
            await asyncio.sleep(8.0)
            assert talk.slugs()[-1] == "stay"

    run(test())


def test_a_latched_call_answers_nothing_else_until_a_human_releases_it() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.caller_says(HEART)
            await talk.quiet()
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(3)
            assert talk.engine.requests == []
            talk.conversation.release("Nurse Ortiz")
            await talk.caller_says("What should I do if I miss a dose?")
            await asyncio.sleep(3)
            assert len(talk.engine.requests) == 1

    run(test())


def test_a_voice_that_breaks_gives_the_rendered_script() -> None:
    async def broken(speech: Speech) -> AsyncIterator[bytes]:
        if "911" in speech.text:
            raise RuntimeError("no model")
        async for piece in words_as_tones(speech):
            yield piece

    async def test() -> None:
        talk = Talk(voice=broken)
        talk.conversation._escalation._prompts.has = lambda text, locale: "911" not in text  # type: ignore[method-assign]
        async with talk:
            await talk.caller_says(HEART)
            await talk.quiet()
            assert script("cardiac", "en-US", None) in talk.said()
            assert "played" in phases(talk)

    run(test())


def test_key_nine_escalates_at_once() -> None:
    async def test() -> None:
        async with Talk() as talk:
            await talk.running.send(InputDTMFFrame(KeypadEntry.NINE))
            await asyncio.sleep(0.2)
            assert talk.slugs()[-1] == "general"
            [gate] = talk.named(EventName.GATE)
            assert gate.fields["source"] == "dtmf"

    run(test())
