"""The fault matrix: every fault is answered once, by the fallback or by the card, and says why."""

import pytest

from agent.engines import Reasoning
from agent.providers.settings import ModelSettings
from evals.providers import FAULTS, Place, breaker, matrix, to_markdown

QUICK = ModelSettings(stall_seconds=0.4, first_sentence_seconds=1.0, total_seconds=4.0)
REASONS = {
    "429": "provider_rate_limit",
    "500": "provider_server",
    "401": "provider_permanent",
    "no first token (time-out)": "provider_timeout",
    "stall in the first sentence": "provider_stall",
    "malformed stream, second sentence": "provider_malformed",
    "content that fails the checks": "provider_content",
    "refuses the connection": "provider_server",
}
PARTLY = "malformed stream, second sentence"
"""What was whole before the fault has been said: nobody else answers."""


@pytest.mark.parametrize("fault", REASONS)
def test_a_turn_is_answered_once_whatever_fails(reasoning: Reasoning, fault: str) -> None:
    outcomes = {one.place: one for one in matrix(reasoning.turn.nodes, QUICK, [fault])}
    assert all(one.once and one.said for one in outcomes.values()), outcomes
    assert outcomes[Place.FALLBACK].degraded is None
    assert outcomes[Place.FALLBACK].asked == (1, 0)
    assert {one.degraded for place, one in outcomes.items() if place is not Place.FALLBACK} == {
        REASONS[fault]
    }
    writers = {place: one.written_by for place, one in outcomes.items()}
    assert writers[Place.FALLBACK] == "openai/gpt-4o-mini"
    assert writers[Place.FIRST] == ("openai/gpt-4o-mini" if fault == PARTLY else "anthropic/claude-haiku-4-5")
    assert writers[Place.BOTH] == ("openai/gpt-4o-mini" if fault == PARTLY else None)


def test_a_first_model_that_keeps_failing_is_left_alone_and_the_report_shows_it(reasoning: Reasoning) -> None:
    tripped = breaker(reasoning.turn.nodes, QUICK)
    assert tripped.requests == (1, 2, 3, 3, 3)
    assert tripped.degraded[0] == "provider_server"
    assert tripped.degraded[-1] == "provider_circuit_open"
    report = to_markdown([], tripped, QUICK)
    assert "Circuit breaker" in report
    assert "0.4 s between tokens" in report


def test_the_matrix_has_every_fault_that_was_asked_for() -> None:
    assert set(REASONS) | {"stall in the second sentence"} == set(FAULTS)
