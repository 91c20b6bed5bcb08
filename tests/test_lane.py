"""A lane works its jobs off in the order of their urgency, and survives a job that hangs."""

import threading

import pytest

from voices.lane import Lane, Priority


def _blocked(lane: Lane) -> threading.Event:
    """Occupy the lane until the event is set, so that what follows queues up."""
    begun, let_go = threading.Event(), threading.Event()
    lane.submit(lambda: (begun.set(), let_go.wait(10)), Priority.LIVE)
    assert begun.wait(5)
    return let_go


def test_urgent_goes_before_background_and_first_clauses_before_later_ones() -> None:
    lane, done = Lane("test", 0), list[str]()
    let_go = _blocked(lane)
    jobs = [
        lane.submit(lambda: done.append("background"), Priority.BACKGROUND),
        lane.submit(lambda: done.append("third clause"), Priority.LIVE, order=2),
        lane.submit(lambda: done.append("urgent"), Priority.URGENT),
        lane.submit(lambda: done.append("first clause"), Priority.LIVE, order=0),
    ]
    let_go.set()
    for job in jobs:
        job.future.result(5)
    assert done == ["first clause", "third clause", "urgent", "background"]
    lane.close()


def test_background_waits_while_the_other_lane_is_busy_and_urgent_does_not() -> None:
    live = Lane("live", 0)
    lane = Lane("background", 0, gives_way_to=live)
    let_go = _blocked(live)
    background = lane.submit(lambda: "done", Priority.BACKGROUND)
    assert lane.submit(lambda: "done", Priority.URGENT).future.result(5) == "done"
    with pytest.raises(TimeoutError):
        background.future.result(0.2)
    let_go.set()
    assert background.future.result(5) == "done"
    live.close()
    lane.close()


def test_an_abandoned_job_does_not_hold_up_the_next() -> None:
    lane = Lane("test", 0)
    let_go = _blocked(lane)
    waiting = lane.submit(lambda: "done", Priority.LIVE)
    lane.abandon()
    assert waiting.future.result(5) == "done"
    assert lane.stuck == 1
    let_go.set()
    assert lane.submit(lambda: "still works", Priority.LIVE).future.result(5) == "still works"
    lane.close()


def test_a_cancelled_job_is_not_run() -> None:
    lane, done = Lane("test", 0), list[str]()
    let_go = _blocked(lane)
    lane.submit(lambda: done.append("cancelled"), Priority.LIVE).future.cancel()
    last = lane.submit(lambda: done.append("last"), Priority.LIVE)
    let_go.set()
    last.future.result(5)
    assert done == ["last"]
    lane.close()


def test_a_failure_reaches_who_waits_and_the_lane_goes_on() -> None:
    lane = Lane("test", 0)
    with pytest.raises(ZeroDivisionError):
        lane.submit(lambda: 1 / 0, Priority.LIVE).future.result(5)
    assert lane.submit(lambda: 2, Priority.LIVE).future.result(5) == 2
    lane.close()


def test_a_closed_lane_cancels_what_waits_and_takes_nothing_more() -> None:
    lane = Lane("test", 0)
    let_go = _blocked(lane)
    waiting = lane.submit(lambda: None, Priority.LIVE)
    let_go.set()
    lane.close()
    assert waiting.future.cancelled() or waiting.future.done()
    assert lane.submit(lambda: None, Priority.LIVE).future.cancelled()
