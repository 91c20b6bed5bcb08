"""Once an emergency, an emergency until a human says otherwise."""

from threading import Thread

import pytest

from guardrails.decision import Action, Decision, Severity
from guardrails.latch import Latch

ESCALATE = Decision(Action.ESCALATE, "en-US", "cardiac", Severity.CRITICAL, template_slug="cardiac")
OTHER = Decision(Action.ESCALATE, "en-US", "stroke", Severity.CRITICAL, template_slug="stroke")


def test_only_the_first_escalation_trips() -> None:
    latch = Latch()
    assert latch.latched is None
    assert latch.trip(ESCALATE)
    assert not latch.trip(OTHER)
    assert latch.latched == ESCALATE


@pytest.mark.parametrize("action", [Action.PASS, Action.CHECK])
def test_nothing_less_than_an_escalation_trips(action: Action) -> None:
    latch = Latch()
    assert not latch.trip(Decision(action, "en-US"))
    assert latch.latched is None


def test_a_named_human_releases_and_it_can_trip_again() -> None:
    latch = Latch()
    latch.trip(ESCALATE)
    latch.release("Ana, nurse")
    assert (latch.latched, latch.released_by) == (None, "Ana, nurse")
    assert latch.trip(OTHER)


def test_nobody_cannot_release() -> None:
    latch = Latch()
    latch.trip(ESCALATE)
    with pytest.raises(ValueError, match="named human"):
        latch.release("  ")
    assert latch.latched == ESCALATE


def test_of_many_at_once_one_trips() -> None:
    latch = Latch()
    tripped: list[bool] = []
    threads = [Thread(target=lambda: tripped.append(latch.trip(ESCALATE))) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert tripped.count(True) == 1
