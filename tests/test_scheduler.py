"""One queue for all calls: finals first, the newest partial wins, trouble is noticed."""

import threading
import time
from collections.abc import Callable, Iterator

import pytest

from voices.scheduler import Priority, Scheduler


class Bench:
    """A scheduler whose worker is held until released, so that a queue can be built up."""

    def __init__(self) -> None:
        self.scheduler = Scheduler(hang_after=30)
        self.done: list[str] = []
        self.errors: list[Exception] = []
        self._gate = threading.Event()
        self._held = threading.Event()

    def hold(self) -> None:
        """Keep the worker busy."""

        def work() -> None:
            self._held.set()
            self._gate.wait(10)

        self.scheduler.submit(object(), Priority.FINAL, work, self.errors.append)
        assert self._held.wait(5)

    def add(self, owner: object, priority: Priority, name: str) -> None:
        """Queue work that notes its name."""
        self.scheduler.submit(owner, priority, lambda: self.done.append(name), self.errors.append)

    def release(self) -> list[str]:
        """Let the worker go through the queue; what it did, in order."""
        self._gate.set()
        until(lambda: not self.scheduler.waiting)
        finished = threading.Event()
        self.scheduler.submit(object(), Priority.PARTIAL, finished.set, self.errors.append)
        assert finished.wait(5)
        return self.done


def until(true: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    deadline = time.monotonic() + 5
    while not true():
        assert time.monotonic() < deadline, "did not come true in 5 s"
        time.sleep(0.005)


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.release()
    made.scheduler.close()


def test_finals_go_before_partials_and_in_their_own_order(bench: Bench) -> None:
    bench.hold()
    bench.add("a", Priority.PARTIAL, "partial of a")
    bench.add("b", Priority.FINAL, "final of b")
    bench.add("c", Priority.FINAL, "final of c")
    assert bench.release() == ["final of b", "final of c", "partial of a"]


def test_the_newest_partial_of_a_call_takes_the_place_of_the_older_one(bench: Bench) -> None:
    bench.hold()
    bench.add("a", Priority.PARTIAL, "old of a")
    bench.add("b", Priority.PARTIAL, "of b")
    bench.add("a", Priority.PARTIAL, "new of a")
    assert bench.release() == ["new of a", "of b"]


def test_a_final_makes_the_waiting_partial_of_its_call_needless_and_no_other(bench: Bench) -> None:
    bench.hold()
    bench.add("a", Priority.PARTIAL, "partial of a")
    bench.add("b", Priority.PARTIAL, "partial of b")
    bench.add("a", Priority.FINAL, "final of a")
    assert bench.release() == ["final of a", "partial of b"]


def test_no_final_is_ever_dropped(bench: Bench) -> None:
    bench.hold()
    for number in range(20):
        bench.add("a", Priority.FINAL, str(number))
    assert bench.release() == [str(number) for number in range(20)]


def test_work_wakes_a_worker_and_not_only_the_watch_over_it() -> None:
    scheduler = Scheduler()
    for _ in range(200):
        done = threading.Event()
        scheduler.submit("a", Priority.PARTIAL, done.set, lambda _: None)
        assert done.wait(5)
    scheduler.close()


def test_a_closed_call_leaves_nothing_behind(bench: Bench) -> None:
    bench.hold()
    bench.add("a", Priority.FINAL, "final of a")
    bench.add("a", Priority.PARTIAL, "partial of a")
    bench.add("b", Priority.PARTIAL, "partial of b")
    bench.scheduler.cancel("a")
    assert bench.release() == ["partial of b"]


def test_the_interval_stretches_with_the_calls_that_speak_and_comes_back() -> None:
    scheduler = Scheduler(hang_after=30)
    callers = [object() for _ in range(5)]
    alone = scheduler.interval(0.5, 4.0)
    for caller in callers:
        scheduler.speaking(caller, True)
    crowded = scheduler.interval(0.5, 4.0)
    for caller in callers:
        scheduler.speaking(caller, False)
    assert alone == 0.5
    assert crowded >= 5 * scheduler.decode_seconds
    assert scheduler.interval(0.5, 4.0) == alone
    assert scheduler.interval(0.5, 4.0) <= 4.0
    scheduler.close()


def test_work_that_fails_once_is_tried_again_and_nobody_is_told() -> None:
    scheduler = Scheduler()
    tries: list[int] = []
    errors: list[Exception] = []

    def work() -> None:
        tries.append(1)
        if len(tries) == 1:
            raise RuntimeError("once")

    scheduler.submit("a", Priority.FINAL, work, errors.append)
    until(lambda: len(tries) == 2 and not scheduler.busy("a"))
    assert errors == []
    assert scheduler.healthy
    scheduler.close()


def test_work_that_fails_twice_is_reported_and_the_next_success_makes_it_well_again() -> None:
    scheduler = Scheduler()
    errors: list[Exception] = []

    def broken() -> None:
        raise RuntimeError("broken model")

    scheduler.submit("a", Priority.FINAL, broken, errors.append)
    until(lambda: len(errors) == 1)
    assert str(errors[0]) == "broken model"
    assert not scheduler.healthy
    scheduler.submit("a", Priority.FINAL, lambda: None, errors.append)
    until(lambda: scheduler.healthy)
    assert len(errors) == 1
    scheduler.close()


def test_a_handler_that_fails_does_not_stop_the_worker() -> None:
    scheduler = Scheduler()
    done = threading.Event()

    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    scheduler.submit("a", Priority.FINAL, broken, broken)
    scheduler.submit("b", Priority.FINAL, done.set, broken)
    assert done.wait(5)
    scheduler.close()


def test_a_hung_decode_is_noticed_once_and_health_returns_when_it_ends() -> None:
    hung: list[object] = []
    release = threading.Event()
    scheduler = Scheduler(hang_after=0.1, on_hang=hung.append)
    scheduler.submit("a", Priority.PARTIAL, lambda: release.wait(10) and None, lambda _: None)
    until(lambda: hung == ["a"])
    assert not scheduler.healthy
    time.sleep(0.3)
    assert hung == ["a"]
    release.set()
    until(lambda: scheduler.healthy)
    scheduler.close()


def test_closing_stops_its_threads_and_takes_no_more_work() -> None:
    scheduler = Scheduler(workers=2)
    scheduler.close()
    scheduler.submit("a", Priority.FINAL, lambda: None, lambda _: None)
    assert scheduler.waiting == 0
    assert not any(thread.is_alive() for thread in scheduler.threads)
