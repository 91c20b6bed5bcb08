"""How many calls fit: the computation, on made-up costs."""

import pytest

from evals.benchmarks.capacity import SPARE, WORST, Capacity, Costs, at_once, heard
from voices.hearing_settings import HearingSettings

SETTINGS = HearingSettings(workers=1)
CHEAP = Costs((tuple((0.5 * n, 0.05) for n in range(1, 20)),), reading=0.01, rest=0.02)
DEAR = Costs((tuple((0.5 * n, 0.6) for n in range(1, 20)),), reading=0.01, rest=0.02)


def test_one_caller_on_an_idle_machine_is_heard_within_an_interval_and_a_decode() -> None:
    found = heard(1, CHEAP, SETTINGS, talk=1.0)
    assert found.interval == pytest.approx(SETTINGS.interval, abs=0.05)
    assert found.percentile(95) <= SETTINGS.interval + 0.05 + 0.1 + CHEAP.reading + 0.02
    assert found.busy == pytest.approx(0.1, abs=0.03)
    assert at_once(1, CHEAP, SETTINGS, cores=2).held


def test_who_also_listens_costs_less_than_who_speaks_all_the_time() -> None:
    assert heard(2, CHEAP, SETTINGS, 0.5).busy < 0.6 * heard(2, CHEAP, SETTINGS, 1.0).busy
    assert heard(2, DEAR, SETTINGS, 0.5).percentile(50) < heard(2, DEAR, SETTINGS, 1.0).percentile(50)


def test_more_callers_wait_longer_and_the_interval_stretches() -> None:
    found = [heard(calls, DEAR, SETTINGS, talk=1.0) for calls in (1, 2, 4, 12)]
    tails = [each.percentile(95) for each in found]
    assert tails == sorted(tails)
    assert [each.interval for each in found] == sorted(each.interval for each in found)
    assert found[-1].interval <= SETTINGS.max_interval + 0.1
    assert tails[-1] > WORST
    assert not at_once(12, DEAR, SETTINGS, cores=2).held


def test_a_second_worker_takes_half_of_the_wait() -> None:
    one = heard(4, DEAR, SETTINGS, talk=1.0)
    two = heard(4, DEAR, HearingSettings(workers=2), talk=1.0)
    assert two.percentile(95) < 0.7 * one.percentile(95)


def test_what_is_not_recognition_has_its_own_limit() -> None:
    heavy = Costs(CHEAP.decodes, reading=0.01, rest=0.3)
    rows = tuple(at_once(calls, heavy, SETTINGS, cores=2) for calls in range(1, 6))
    assert [row.held for row in rows] == [row.rest <= SPARE for row in rows]
    assert Capacity(heavy, 2, 1, rows).max_calls == 2


def test_a_machine_too_slow_for_one_call_still_serves_one() -> None:
    slow = Costs((tuple((0.5 * n, 3.0) for n in range(1, 20)),), reading=0.0, rest=0.02)
    assert Capacity(slow, 2, 1, (at_once(1, slow, SETTINGS, cores=2),)).max_calls == 1
