"""The turn's own gate: both layers of it, as on a call."""

from dataclasses import replace

import pytest

from agent.engines import Reasoning
from agent.extraction import ModelExtractor
from agent.graph import TurnGraph
from agent.providers.openai import OpenAIModel
from agent.providers.settings import ModelSettings
from agent.providers.standin import StandIn
from agent.state import TurnState
from agent.turn import TurnEngine, TurnRequest
from agent.writer import Writer
from guardrails.decision import Action, Decision, Layer
from guardrails.layers import LayeredGate
from guardrails.refusal import RefusalKind
from guardrails.scope import ScopeVerdict
from kb.reading import load_cards

QUIET = Decision(Action.PASS, "en-US", layer=Layer.BACKSTOP)


class Ordinary:
    """Takes everything for ordinary talk."""

    def judge(self, text: str, locale: str = "en-US") -> Decision:
        return QUIET

    def judge_all(self, items: list[tuple[str, str]]) -> list[Decision]:
        return [QUIET for _ in items]

    def confirm(self, hit: Decision, text: str) -> Decision:
        return QUIET

    def confirm_all(self, items: list[tuple[Decision, str]]) -> list[Decision]:
        return [QUIET for _ in items]


@pytest.mark.parametrize("text", ["my father said he has chest pain", "where do I keep my drops"])
def test_a_turn_decides_as_the_layered_gate_does(reasoning: Reasoning, text: str) -> None:
    nodes = reasoning.turn.nodes
    state: TurnState = {"text": text, "locale": "en-US", "problem": None}
    assert nodes.guardrail_pre(state)["decision"] == LayeredGate(nodes.gate, nodes.backstop).decide(text)


def test_what_the_semantic_layer_calls_ordinary_is_no_alarm_in_a_turn(reasoning: Reasoning) -> None:
    nodes = replace(reasoning.turn.nodes, backstop=Ordinary())
    state: TurnState = {"text": "my father said he has chest pain", "locale": "en-US", "problem": None}
    assert nodes.gate.decide(state["text"]).tripped
    assert nodes.guardrail_pre(state)["decision"] == QUIET


async def test_a_provider_that_writes_and_finds_claims_gets_no_personal_data(reasoning: Reasoning) -> None:
    said = "My name is Margaret Okonkwo, my number is 415-555-2671, what if I miss a dose?"
    with StandIn() as server:
        model = OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url)
        nodes = replace(
            reasoning.turn.nodes, writer=Writer([model], ModelSettings()), extractor=ModelExtractor([model])
        )
        async for _ in TurnEngine(TurnGraph(nodes)).run(TurnRequest(said, "en-US", country="US")):
            pass
        sent = str(server.requests)
    assert len(server.requests) == 2, "the answer, and the claims"
    assert "miss a dose" in sent
    assert [each for each in ("Margaret", "Okonkwo", "2671") if each in sent] == []


class Declining:
    """Declines everything."""

    def classify(self, text: str, locale: str) -> ScopeVerdict:
        return ScopeVerdict(False, RefusalKind.PRESCRIBING, 1.0)


def test_a_card_s_own_question_is_never_declined(reasoning: Reasoning) -> None:
    nodes = replace(reasoning.turn.nodes, backstop=None, scope=Declining())
    declined = [
        f"{card.id} {card.locale}: {question}"
        for card in load_cards()
        for question in card.questions
        if not nodes.retriever.asks(question.lower().rstrip("?"))
    ]
    assert not declined
    asked: TurnState = {
        "text": "how many ibuprofen can you take in a day",
        "locale": "en-US",
        "problem": None,
    }
    assert nodes.guardrail_pre(asked)["refusal"] is None
    assert nodes.guardrail_pre(asked | {"text": "how many can I take"})["refusal"] is RefusalKind.PRESCRIBING


@pytest.mark.parametrize(
    ("confidence", "answered"), [(0.5, True), (0.6, True), (0.89, False), (0.95, False), (1.0, False)]
)
def test_a_card_answers_what_scope_only_suspects_to_be_off_topic(
    reasoning: Reasoning, confidence: float, answered: bool
) -> None:
    class Suspecting:
        def classify(self, text: str, locale: str) -> ScopeVerdict:
            return ScopeVerdict(False, RefusalKind.OFF_TOPIC, confidence)

    class JustEnough:
        """Cards, of which one matches by so much more than it must."""

        surplus = 1.0

        def asks(self, text: str) -> bool:
            return False

        def best(self, query: str, locale: str, beyond: float = 0.0) -> object | None:
            return self if beyond <= self.surplus else None

    nodes = replace(reasoning.turn.nodes, backstop=None, scope=Suspecting(), retriever=JustEnough())  # type: ignore[arg-type]
    state: TurnState = {"text": "where do I keep my drops", "locale": "en-US", "problem": None}
    assert (nodes.guardrail_pre(state)["refusal"] is None) is answered
