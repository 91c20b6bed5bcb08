"""Where a turn's time goes: laps noted from any thread, and free when nobody asks."""

import asyncio

import pytest

from agent.laps import LapKind, lap, stopwatch, timed


def test_laps_know_what_they_are_a_part_of() -> None:
    with stopwatch() as watch, lap("outer"):
        with lap("inner", LapKind.RETRIEVAL) as notes:
            notes["cards"] = ["missed-dose"]
        with lap("second"):
            pass
    steps = watch.to_list(at=3.0)
    assert [(step["name"], step["parent"]) for step in steps] == [
        ("outer", None),
        ("inner", 0),
        ("second", 0),
    ]
    assert steps[1]["cards"] == ["missed-dose"]
    assert all(step["t"] >= 3.0 for step in steps)
    assert steps[0]["seconds"] >= steps[1]["seconds"] + steps[2]["seconds"]


async def test_work_in_threads_and_tasks_belongs_to_the_turn_that_started_it() -> None:
    @timed
    def node() -> int:
        return 1

    @timed
    async def waiting_node() -> int:
        return await asyncio.to_thread(node)

    with stopwatch() as watch:
        assert await asyncio.create_task(waiting_node()) == 1
    assert [(step["name"], step["parent"]) for step in watch.to_list(0.0)] == [
        ("waiting_node", None),
        ("node", 0),
    ]


async def test_two_turns_at_once_do_not_mix() -> None:
    async def turn(name: str) -> list[str]:
        with stopwatch() as watch:
            for count in range(3):
                with lap(f"{name}{count}"):
                    await asyncio.sleep(0)
            return [step["name"] for step in watch.to_list(0.0)]

    assert await asyncio.gather(turn("a"), turn("b")) == [["a0", "a1", "a2"], ["b0", "b1", "b2"]]


def test_a_lap_that_fails_says_how_and_lets_the_error_through() -> None:
    with stopwatch() as watch, pytest.raises(KeyError), lap("broken"):
        raise KeyError("what the caller said")
    (step,) = watch.to_list(0.0)
    assert step["error"] == "KeyError"
    assert "said" not in str(step)


def test_without_a_stopwatch_nothing_is_kept() -> None:
    with lap("alone") as notes:
        notes["cards"] = []
    with stopwatch() as watch:
        pass
    assert watch.to_list(0.0) == []
