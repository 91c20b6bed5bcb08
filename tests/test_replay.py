"""Replaying recordings, and the clock that makes it quick."""

import asyncio
import time
from pathlib import Path

import pytest
from telephone import run

from telephony.clock import SkippingLoop, SteadyLoop, now, resting, work
from telephony.conditions import chain
from telephony.errors import BadRecording
from telephony.replay import Item, read_manifest, replay


def test_waiting_costs_nothing_and_is_counted() -> None:
    async def test() -> float:
        began = now()
        await asyncio.gather(*(asyncio.sleep(seconds) for seconds in (10.0, 60.0, 3600.0)))
        return now() - began

    began = time.monotonic()
    assert run(test()) == pytest.approx(3600.0, abs=1.0)
    assert time.monotonic() - began < 5.0


def test_time_is_not_skipped_while_somebody_works() -> None:
    async def test() -> tuple[float, float]:
        began = now()
        await asyncio.gather(asyncio.to_thread(time.sleep, 0.3), asyncio.sleep(0.2))
        first = now() - began
        with work():
            await asyncio.sleep(0.3)
        return first, now() - began - first

    in_a_thread, declared = run(test())
    assert 0.3 <= in_a_thread < 2.0
    assert 0.3 <= declared < 2.0


def test_timers_fire_in_the_order_of_their_time() -> None:
    async def test() -> list[str]:
        fired: list[str] = []
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SkippingLoop)
        for name, seconds in (("c", 30.0), ("a", 1.0), ("b", 20.0)):
            loop.call_later(seconds, fired.append, name)
        await asyncio.sleep(31.0)
        return fired

    assert run(test()) == ["a", "b", "c"]


def test_on_a_steady_clock_work_takes_no_time_and_waits_take_theirs() -> None:
    async def test() -> tuple[float, float, float]:
        began = now()
        await asyncio.gather(asyncio.to_thread(time.sleep, 0.2), asyncio.sleep(0.02))
        worked = now() - began
        with work(lambda: False):
            await asyncio.sleep(5.0)
        waited = now() - began - worked
        until = time.monotonic() + 0.1
        with work(lambda: time.monotonic() < until):
            await asyncio.sleep(0.5)
        return worked, waited, now() - began - worked - waited

    with asyncio.Runner(loop_factory=SteadyLoop) as runner:
        worked, waited, busy = runner.run(test())
    assert worked == pytest.approx(0.02, abs=1e-3)
    assert waited == pytest.approx(5.0, abs=1e-3)
    assert busy == pytest.approx(0.5, abs=1e-3)


def test_a_wait_in_the_middle_of_work_takes_its_time_on_the_clock_and_none_of_ours() -> None:
    async def test() -> None:
        began, really = now(), time.monotonic()
        with work():
            with resting():
                await asyncio.sleep(3600.0)
            assert now() - began == pytest.approx(3600.0, abs=0.1)
        assert time.monotonic() - really < 60.0

    with asyncio.Runner(loop_factory=SteadyLoop) as runner:
        runner.run(test())


def test_a_steady_clock_gets_past_waits_too_short_to_tell() -> None:
    async def test() -> float:
        due = now() + 3 * 0.1
        while due - now() > 0:
            async with asyncio.timeout(1e-18):
                await asyncio.sleep(0)
            due -= 1e-3
            await asyncio.sleep(max(0.0, min(1e-18, due - now())))
        return due

    with asyncio.Runner(loop_factory=SteadyLoop) as runner:
        assert runner.run(asyncio.wait_for(test(), 10.0)) < 1.0


def test_a_manifest_names_recordings_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text(
        '{"audio": "a.wav", "locale": "es-MX", "id": "first", "from": "+525512345678"}\n\n{"audio": "b.wav"}\n'
    )
    assert read_manifest(path, "pt-BR") == [
        Item(tmp_path / "a.wav", "es-419", "first", "+525512345678"),
        Item(tmp_path / "b.wav", "pt-BR", "b.wav"),
    ]


@pytest.mark.parametrize("row", ["{", "[]", '"x"', "{}", '{"audio": "a.wav", "locale": "fr"}'])
def test_a_line_of_a_manifest_that_cannot_be_used_is_named(tmp_path: Path, row: str) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text(f'{{"audio": "a.wav"}}\n{row}\n')
    with pytest.raises(BadRecording, match="line 2"):
        read_manifest(path, "en-US")


def test_a_missing_manifest_is_explained(tmp_path: Path) -> None:
    with pytest.raises(BadRecording, match="JSON object a line"):
        read_manifest(tmp_path / "none.jsonl", "en-US")


def test_a_recording_that_cannot_be_used_does_not_stop_the_others(tmp_path: Path) -> None:
    items = [Item(tmp_path / "none.wav", "en-US", "none"), Item(tmp_path / "neither.wav", "en-US", "neither")]
    results = list(replay(items, lambda: None))  # type: ignore[arg-type,return-value]
    assert [type(each) for each in results] == [BadRecording, BadRecording]


def test_an_unknown_condition_is_explained() -> None:
    with pytest.raises(BadRecording, match="unknown condition 'under water'"):
        chain(["under water"])
