"""A model's answer on a call: each sentence is said while the next is being written."""

import time
from dataclasses import replace

from telephone import Talk, run

from agent.engines import Reasoning
from agent.events import Event, EventName
from agent.graph import TurnGraph
from agent.providers.openai import OpenAIModel
from agent.providers.settings import ModelSettings
from agent.providers.standin import Behaviour, StandIn
from agent.turn import TurnEngine
from agent.writer import Writer

ASKED = "How long do antidepressants take to work?"
CARD = "antidepressants-take-weeks"
FIRST = "Antidepressants act little by little."
PACE = 30.0
"""Tokens a second, as a small model on a small machine writes them."""


def _engine(reasoning: Reasoning, server: StandIn) -> TurnEngine:
    model = OpenAIModel("local", api_key="none", base_url=server.openai_url, provider="compatible")
    return TurnEngine(TurnGraph(replace(reasoning.turn.nodes, writer=Writer([model], ModelSettings()))))


def test_the_first_sentence_is_heard_before_the_model_has_finished(reasoning: Reasoning) -> None:
    started: list[tuple[float, str]] = []

    def watch(event: Event) -> None:
        if event.name is EventName.SAY_STARTED:
            started.append((time.monotonic(), event.fields["text"]))

    async def test() -> None:
        with StandIn(tokens_per_second=PACE) as server:
            async with Talk(engine=_engine(reasoning, server)) as talk:
                talk.session.log.subscribe(watch)
                await talk.quiet()
                await talk.caller_says(ASKED)
                await talk.quiet()
                [answer] = talk.named(EventName.ANSWER)
        assert answer.fields["written_by"].startswith("compatible/local answer@1+")
        assert answer.fields["citations"] == [CARD]
        assert answer.fields["degraded"] is None
        [at] = [when for when, said in started if said == FIRST]
        assert at < server.finished[0]
        assert "[" not in answer.fields["spoken"]

    run(test())


def test_a_model_that_stalls_in_mid_answer_is_followed_by_the_source_and_no_second_answer(
    reasoning: Reasoning,
) -> None:
    async def test() -> None:
        with StandIn([Behaviour.STALL], tokens_per_second=PACE) as server:
            async with Talk(engine=_engine(reasoning, server)) as talk:
                await talk.quiet()
                await talk.caller_says(ASKED)
                await talk.quiet()
                [answer] = talk.named(EventName.ANSWER)
        assert answer.fields["degraded"] == "provider_stall"
        assert [event.fields["reason"] for event in talk.named(EventName.DEGRADED)] == ["provider_stall"]
        said = talk.said()
        assert len(said) == len(set(said))

    run(test())
