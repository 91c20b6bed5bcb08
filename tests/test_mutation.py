"""Damage to the gate does not go unnoticed. The full run is `python -m evals.mutation`."""

import pytest

from evals.mutation import deafen, disguises, examples, forget, partials, unstep
from guardrails.gate import load_gate
from guardrails.listener import Listener
from guardrails.normalize import STEPS


def test_the_whole_gate_is_green() -> None:
    assert list(examples(load_gate())) == []
    assert list(disguises(load_gate())) == []
    assert list(partials(Listener)) == []


@pytest.mark.parametrize("concept", ["kill_self", "pregnant", "vision_lost"])
def test_a_forgotten_concept_turns_its_examples_red(concept: str) -> None:
    (mutant,) = forget([concept])
    assert mutant.killed


@pytest.mark.parametrize("step", STEPS)
def test_a_dropped_step_lets_a_disguise_through(step: str) -> None:
    (mutant,) = unstep([step])
    assert mutant.killed, mutant


def test_skipping_partials_is_noticed() -> None:
    assert deafen().killed
