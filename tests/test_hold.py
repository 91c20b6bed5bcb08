"""A caller on the telephone while a person reads the draft of their answer."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from telephone import ScriptedTurns, Talk, run

from agent.answer import Answer
from agent.events import EventName
from agent.phrases import phrase
from agent.review import SupervisionSettings
from agent.say import Say, SayKind
from agent.turn import TurnRequest
from telephony.state import State


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
    await talk.caller_says("What if I miss a dose?")
    while talk.slugs()[-1] != "review_still":  # noqa: ASYNC110 - what is said has no event to wait for
        await asyncio.sleep(0.1)


def test_caller_on_hold_hears_that_somebody_is_there_and_then_the_answer() -> None:
    async def call() -> None:
        async with Talk(engine=Slow()) as talk:
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
        async with Talk(engine=Slow()) as talk:
            await _held_call(talk)
            await talk.caller_says("my chest hurts and my arm is numb")
            await talk.quiet()
            assert talk.conversation.state is State.ESCALATED
            await asyncio.sleep(5)
            assert talk.engine.pieces[0] not in talk.said()

    run(call())
