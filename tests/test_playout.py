"""What the line says, and how much of it was really heard."""

import asyncio
from collections.abc import AsyncIterator

import numpy as np
import pytest
from telephone import RATE, Events, FarEnd, Running, clauses, run, says, tone

from agent.events import EventName
from telephony.clock import now
from telephony.line import WireEventName
from telephony.pause import resume_at
from telephony.playout import Playout
from telephony.settings import TimingSettings
from telephony.speech import Bridge, Ending, Speech

TIMING = TimingSettings()
AUDIO = {
    "one": tone(1.0),
    "two": tone(2.0),
    "three clauses": clauses(1.0, 1.0, 1.0),
    "script": tone(2.0),
}


def speech(text: str, **changes: object) -> Speech:
    return Speech(text, "en-US", "answer", **changes)  # type: ignore[arg-type]


def script() -> Speech:
    return Speech("script", "en-US", "script", slug="cardiac", interruptible=False)


def setup(slow: float = 0.0, far: FarEnd | None = None) -> tuple[Playout, Events, Running]:
    events = Events()
    playout = Playout(says(AUDIO, slow), events.log, TIMING)
    return playout, events, Running([playout], far or FarEnd())


def test_speech_is_heard_whole_and_confirmed() -> None:
    async def test() -> None:
        playout, events, running = setup()
        async with running as line:
            ending = await playout.say(speech("one")).ended
            await asyncio.sleep(0.3)
            assert ending is Ending.HEARD
            assert line.far.heard() == pytest.approx(1.0, abs=0.03)
            assert [each.name for each in events.all] == [EventName.SAY_STARTED, EventName.SAY_FINISHED]
            assert events.all[1].fields["heard"] == pytest.approx(1.0, abs=0.03)

    run(test())


def test_two_speeches_follow_each_other_with_a_breath_between() -> None:
    async def test() -> None:
        playout, events, running = setup()
        async with running as line:
            first, second = playout.say(speech("one")), playout.say(speech("two"))
            assert playout.speaking
            await second.ended
            await asyncio.sleep(0.3)
            assert first.ended.result() in (Ending.HEARD, Ending.ASSUMED)
            assert line.far.heard() == pytest.approx(3.0, abs=0.05)
            starts = [event.t for event in events.named(EventName.SAY_STARTED)]
            assert starts[1] - starts[0] == pytest.approx(1.0 + TIMING.gap, abs=0.06)
            assert not playout.speaking

    run(test())


@pytest.mark.parametrize(("slow", "bridged"), [(1.5, True), (0.3, False)])
def test_a_few_words_bridge_the_wait_for_a_voice_that_is_slow(slow: float, bridged: bool) -> None:
    async def voice(speech: Speech) -> AsyncIterator[bytes]:
        await asyncio.sleep(slow if speech.text == "two" else 0.0)
        yield AUDIO[speech.text]

    async def test() -> None:
        events = Events()
        playout = Playout(voice, events.log, TIMING)
        async with Running([playout], FarEnd()) as line:
            asked = now()
            answer = playout.say(speech("two", bridge=Bridge(speech("one"), asked + 0.7)))
            assert await answer.ended is Ending.HEARD
            await asyncio.sleep(0.3)
            started = events.named(EventName.SAY_STARTED)
            assert [event.fields["text"] for event in started] == (["one", "two"] if bridged else ["two"])
            assert line.far.heard() == pytest.approx(3.0 if bridged else 2.0, abs=0.05)
            assert started[-1].t - started[0].t == pytest.approx(1.0 + TIMING.gap if bridged else 0, abs=0.08)

    run(test())


@pytest.mark.parametrize("at", [0.5, 1.0])
def test_an_answer_that_is_dropped_before_its_voice_has_begun_takes_its_bridge_with_it(at: float) -> None:
    async def voice(speech: Speech) -> AsyncIterator[bytes]:
        await asyncio.sleep(3.0 if speech.text == "two" else 0.0)
        yield AUDIO[speech.text]

    async def test() -> None:
        events = Events()
        playout = Playout(voice, events.log, TIMING)
        async with Running([playout], FarEnd()) as line:
            answer = playout.say(speech("two", bridge=Bridge(speech("one"), now() + 0.7)))
            await asyncio.sleep(at)
            await playout.seize() if at < 0.7 else await playout.drop()
            assert await answer.ended is Ending.CUT
            assert await playout.say(script()).ended is Ending.HEARD
            assert line.far.heard() == pytest.approx(2.0 if at < 0.7 else 2.3, abs=0.1)
            assert not playout.speaking

    run(test())


def test_a_slow_voice_leaves_gaps_but_loses_nothing() -> None:
    async def test() -> None:
        playout, _, running = setup(slow=0.4)
        async with running as line:
            await playout.say(speech("one")).ended
            await asyncio.sleep(0.3)
            assert line.far.heard() == pytest.approx(1.0, abs=0.03)

    run(test())


def test_no_more_than_the_lead_is_buffered_at_the_far_end() -> None:
    async def test() -> None:
        playout, _, running = setup()
        async with running as line:
            playout.say(speech("two"))
            await asyncio.sleep(1.0)
            before = line.far.heard()
            await playout.hold()
            await asyncio.sleep(1.0)
            assert line.far.line.cleared_bytes / RATE <= TIMING.lead + 0.05
            assert line.far.heard() - before < 0.05

    run(test())


def test_holding_clears_the_wire_at_once_and_resuming_goes_back_to_a_clause_border() -> None:
    async def test() -> None:
        playout, events, running = setup()
        async with running as line:
            playing = playout.say(speech("three clauses"))
            await asyncio.sleep(1.8)  # the second clause began at 1.2 s
            await playout.hold()
            await asyncio.sleep(0.05)
            assert len(line.far.wire(WireEventName.CLEAR)) == 1
            heard = line.far.heard()
            await asyncio.sleep(1.0)
            assert line.far.heard() == heard
            playout.resume()
            assert await playing.ended in (Ending.HEARD, Ending.ASSUMED)
            await asyncio.sleep(0.3)
            # Heard: the first clause, 0.6 s of the second, then the second and third whole.
            assert line.far.heard() == pytest.approx(3.6, abs=0.1)
            assert len(events.named(EventName.SAY_FINISHED)) == 1

    run(test())


def test_a_mark_thrown_back_by_a_clear_is_not_taken_for_heard() -> None:
    async def test() -> None:
        playout, _, running = setup()
        async with running as line:
            playing = playout.say(speech("one"))
            await asyncio.sleep(0.9)  # everything is sent, the last 0.1 s has not been heard
            await playout.hold()
            await asyncio.sleep(1.0)
            assert not playing.ended.done()
            playout.resume()
            assert await playing.ended in (Ending.HEARD, Ending.ASSUMED)
            await asyncio.sleep(0.3)
            assert line.far.heard() > 1.3

    run(test())


def test_what_the_far_end_has_played_is_known_and_what_was_cleared_is_not_part_of_it() -> None:
    async def test() -> None:
        events = Events()
        playout = Playout(says({"Take it.": tone(2.0)}), events.log, TIMING)
        async with Running([playout], FarEnd()):
            playout.say(Speech("Take it.", "en-US", "answer"))
            await asyncio.sleep(1.0)
            assert np.frombuffer(playout.played(0.5), "<i2").any()
            assert len(playout.played(0.5)) == RATE
            await playout.hold()
            await asyncio.sleep(0.6)
            assert not np.frombuffer(playout.played(0.5), "<i2").any()
            assert np.frombuffer(playout.played(1.0), "<i2").any()

    run(test())


def test_dropping_says_what_had_been_heard_of_what() -> None:
    async def test() -> None:
        playout, events, running = setup()
        async with running as line:
            first, second = playout.say(speech("two")), playout.say(speech("one"))
            await asyncio.sleep(0.5)
            dropped = await playout.drop()
            assert [(each.text, round(seconds, 1)) for each, seconds in dropped] == [
                ("two", 0.5),
                ("one", 0.0),
            ]
            assert first.ended.result() is second.ended.result() is Ending.CUT
            await asyncio.sleep(0.5)
            assert line.far.heard() == pytest.approx(0.5, abs=0.05)
            assert [event.fields["ending"] for event in events.named(EventName.SAY_FINISHED)] == ["cut"]
            assert not playout.speaking

    run(test())


def test_a_script_takes_the_line_with_one_clear_and_cannot_be_stopped() -> None:
    async def test() -> None:
        playout, _, running = setup()
        async with running as line:
            playout.say(speech("two"))
            await asyncio.sleep(0.5)
            await playout.seize()
            playing = playout.say(script())
            refused = playout.say(speech("one"))
            await asyncio.sleep(0.5)
            await playout.hold()
            assert await playout.drop() == []
            assert await playing.ended is Ending.HEARD
            await asyncio.sleep(0.3)
            assert refused.ended.result() is Ending.CUT
            assert line.far.wire(WireEventName.CLEAR) == [pytest.approx(0.5, abs=0.05)]
            assert line.far.heard() == pytest.approx(2.5, abs=0.06)

    run(test())


def test_a_script_whose_mark_never_comes_back_is_only_assumed_heard() -> None:
    async def test() -> None:
        playout, _, running = setup(far=FarEnd(echoes=lambda mark: False))
        async with running:
            await playout.seize()
            assert await playout.say(script()).ended is Ending.ASSUMED

    run(test())


def test_a_voice_that_fails_is_reported_and_the_next_speech_is_said() -> None:
    async def test() -> None:
        playout, events, running = setup()
        async with running as line:
            failed, fine = playout.say(speech("unknown words")), playout.say(speech("one"))
            assert await failed.ended is Ending.FAILED
            assert await fine.ended in (Ending.HEARD, Ending.ASSUMED)
            assert events.named(EventName.DEGRADED)[0].fields["part"] == "speaking"
            await asyncio.sleep(0.3)
            assert line.far.heard() == pytest.approx(1.0, abs=0.03)

    run(test())


@pytest.mark.parametrize(
    ("heard", "border"),
    [(0.4, 0.0), (1.1, 0.0), (1.6, 1.2), (2.45, 1.2), (2.9, 2.4)],
)
def test_speech_goes_on_at_the_border_before_what_was_heard_last(heard: float, border: float) -> None:
    pcm = clauses(1.0, 1.0, 1.0)
    at = resume_at(pcm, int(heard * RATE) * 2, RATE, farthest=3.0)
    assert at / 2 / RATE == pytest.approx(max(0.0, border - 0.06), abs=0.021)


def test_without_a_border_speech_goes_a_little_back() -> None:
    noise = np.random.default_rng(0).normal(0, 3000, 10 * RATE).astype("<i2").tobytes()
    at = resume_at(noise, 9 * RATE * 2, RATE, farthest=3.0)
    assert 8.0 < at / 2 / RATE < 9.0
