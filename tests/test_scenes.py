"""Scripted callers: they wait for their cues, and what is seen of their calls is told apart."""

import base64
import json
from collections.abc import Iterable

import numpy as np
import pytest

from agent.events import Event, EventName
from evals.audio.trial import Placed
from evals.goldens import Half
from evals.phone import PHONE_RATE
from evals.rate import Rate
from evals.thresholds import OVERALL
from evals.wire.actor import Act, Actor
from evals.wire.checks import CHECKS, Seen, see
from evals.wire.endings import Hesitant, false_ends, hesitants, judged, missed_ends
from evals.wire.latency import STAGES, stages
from evals.wire.latency import scored as latency_of
from evals.wire.scene import _Faulty, scenes
from evals.wire.slice import endings, scored
from evals.wire.sounds import SOUNDS, whispered
from guardrails.locale import LOCALES
from telephony.line import SILENCE, Line, WireEvent, WireEventName
from telephony.manifest import Item
from telephony.recording import Recording
from telephony.replay import Replayed

ITEM = Item(__file__, "en-US", "x")  # type: ignore[arg-type]
TONE = b"\x20" * 160


def event(t: float, name: EventName, **fields: object) -> Event:
    return Event("CA1", t, name, dict(fields))


def call(
    events: Iterable[Event] = (),
    wire: Iterable[tuple[float, WireEventName]] = (),
    arrivals: Iterable[tuple[float, int]] = (),
) -> Replayed:
    return Replayed(ITEM, tuple(events), tuple(WireEvent(t, n) for t, n in wire), b"", tuple(arrivals))


def started(t: float, slug: str, kind: str = "phrase") -> Event:
    return event(t, EventName.SAY_STARTED, id=f"{slug}-1", kind=kind, text="x")


def spoken(actor: Actor, line: Line, ticks: int, events: dict[int, Event] | None = None) -> list[int]:
    """The ticks in which the caller made a sound."""
    loud = []
    for tick in range(ticks):
        if events and tick in events:
            actor.hear(events[tick])
        frame = actor.frame(line)
        if frame is None:
            break
        actor.keys(line)
        if frame != SILENCE:
            loud.append(tick)
    return loud


def test_an_act_waits_for_what_the_line_says() -> None:
    actor = Actor([Act("answer", 0.2, Recording("a", TONE * 5, silent=False), again=True)])
    loud = spoken(
        actor, Line("MZ1", "CA1", lambda: 0.0), 200, {20: started(0, "greeting"), 50: started(0, "answer")}
    )
    assert loud == list(range(60, 65))


def test_an_act_after_another_counts_from_its_end() -> None:
    one = Recording("a", TONE * 10, silent=False)
    actor = Actor([Act("start", 0.1, one), Act("after", 0.5, one)])
    assert spoken(actor, Line("MZ1", "CA1", lambda: 0.0), 100) == [*range(5, 15), *range(40, 50)]


def test_a_cue_that_never_comes_ends_the_call() -> None:
    actor = Actor([Act("script", 0.0, Recording("a", TONE, silent=False))], longest=1.0, patience=2.0)
    line = Line("MZ1", "CA1", lambda: 0.0)
    assert spoken(actor, line, 5000) == []
    assert actor.frame(line) is None


def test_a_caller_who_hangs_up_soon_still_waits_for_a_long_greeting() -> None:
    actor = Actor([Act("quiet", 0.0, Recording("a", TONE * 5, silent=False))], longest=1.0)
    line = Line("MZ1", "CA1", lambda: 0.0)
    greeting = base64.b64encode(TONE * 500).decode()
    line.receive(json.dumps({"event": "media", "streamSid": "MZ1", "media": {"payload": greeting}}))
    loud = []
    for tick in range(1000):
        line.tick()
        frame = actor.frame(line)
        if frame is None:
            break
        if frame != SILENCE:
            loud.append(tick)
    assert len(loud) == 5
    assert loud[0] >= 500, "ten seconds of greeting, and only then a word"


def test_scenes_cover_every_bad_moment_and_every_language() -> None:
    found = scenes()
    names = {scene.name for scene in found}
    for part in ("greeting", "answer", "filler", "escalation script", "whisper", "cough", "mm-hm", "two talkers",
                 "own voice", "benign story", "looked up", "goodbye", "key 9", "silence after a check"):  # fmt: skip
        assert any(part in name for name in names), part
    assert {scene.locale for scene in found} == {*LOCALES}
    assert {check for scene in found for check in scene.expect} == {*CHECKS}


def test_clear_is_timed_from_the_onset_and_what_comes_after_it_is_counted() -> None:
    heard = call(
        wire=[(5.0, WireEventName.SPEECH), (5.24, WireEventName.CLEAR)],
        arrivals=[(5.2, 160), (5.26, 160), (5.32, 160), (5.34, 160)],
    )
    assert CHECKS["cleared"](heard) == Seen(True, 0.24)
    late = CHECKS["nothing after clear"](heard)
    assert not late.held
    assert late.value == 320
    assert not CHECKS["cleared"](call(wire=[(5.0, WireEventName.SPEECH)])).held


def test_a_script_counts_only_when_the_far_end_confirmed_it() -> None:
    script = event(9.0, EventName.SAY_FINISHED, kind="script", heard=6.0, ending="heard")
    played = event(9.0, EventName.ESCALATION, phase="played", confirmed=True)
    assert CHECKS["script whole"](call([script, played])) == Seen(True, 48000.0, "")
    guessed = event(9.0, EventName.ESCALATION, phase="played", confirmed=False)
    assert not CHECKS["script whole"](call([script, guessed])).held
    cut = call([started(2.0, "cardiac", "script")], wire=[(3.0, WireEventName.CLEAR)])
    assert not CHECKS["script not cleared"](cut).held


def test_a_latch_in_mid_sentence_is_early() -> None:
    latch = event(4.0, EventName.ESCALATION, phase="latched")
    heard = call(
        [latch],
        wire=[
            (1.0, WireEventName.SPEECH_END),
            (5.0, WireEventName.SPEECH_END),
            (9.0, WireEventName.SPEECH_END),
        ],
    )
    assert see(["escalated"], heard)["escalated"] == Seen(True, -1.0)


def test_silence_longer_than_four_seconds_is_named() -> None:
    ended = [(2.0, WireEventName.SPEECH_END)]
    assert CHECKS["never silent"](call(wire=ended, arrivals=[(5.0, 160)])) == Seen(True, 3.0, "")
    assert "5.0 s" in CHECKS["never silent"](call(wire=ended, arrivals=[(7.0, 160)])).why


def test_the_slice_counts_what_held() -> None:
    first, second = scenes()[:2]
    found = scored(
        "barge-in",
        Half.DEV,
        [(first, {"cleared": Seen(True, 0.2)}), (second, {"cleared": Seen(False, why="no clear")})],
    )
    assert found.measures["held", "overall"] == 0.5
    assert found.measures["onset to clear p95", "overall"] == 0.2
    assert found.cases == (f"{second.id}\tcleared\tno clear",)


PAUSER = Hesitant("p", "en-US", "list", ("a", "b", "c"), (0.8, 0.8))


@pytest.mark.parametrize(
    ("turns", "too_soon", "delay"),
    [((12.5,), 0, 0.5), ((11.5, 12.5), 1, 0.5), ((11.5,), 1, None), ((), 0, None), ((19.0,), 0, None)],
)
def test_a_turn_within_a_pause_came_too_soon(
    turns: tuple[float, ...], too_soon: int, delay: float | None
) -> None:
    heard = call([event(t, EventName.TURN_STARTED) for t in turns], wire=[(10.0, WireEventName.SPEECH)])
    taken = judged(PAUSER, [(1.0, 1.8)], 2.0, heard)
    assert (taken.too_soon, taken.delay) == (too_soon, delay)


def test_false_and_missed_ends_are_counted_apart() -> None:
    heard = call([event(11.5, EventName.TURN_STARTED)], wire=[(10.0, WireEventName.SPEECH)])
    taken = [judged(PAUSER, [(1.0, 1.8)], 2.0, heard)]
    assert false_ends(taken) == Rate(1, 2)
    assert missed_ends(taken, "en-US") == Rate(1, 1)
    assert endings(Half.DEV, taken).cases


def test_every_language_has_numbers_hesitations_lists_and_second_thoughts() -> None:
    kinds = {(one.locale, one.kind) for one in hesitants()}
    for locale in LOCALES:
        assert {kind for where, kind in kinds if where == locale} >= {
            "number",
            "hesitation",
            "list",
            "dose",
            "plain",
        }
    assert all(len(one.pauses) == len(one.parts) - 1 for one in hesitants())


def test_sounds_are_short_and_a_whisper_has_no_pitch() -> None:
    for make in SOUNDS.values():
        sound = make()
        assert 0 < np.abs(sound).max() < 32768
        assert sound.size < 2 * PHONE_RATE
    at = np.arange(PHONE_RATE) / PHONE_RATE
    buzz = np.asarray(3000 * sum(np.sin(2 * np.pi * 150 * n * at) for n in range(1, 15)) / 4, dtype=np.int16)
    soft = whispered(buzz)

    def periodic(pcm: np.ndarray) -> float:
        x = pcm[1000:5000].astype(float)
        period = round(PHONE_RATE / 150)
        return float(np.corrcoef(x[:-period], x[period:])[0, 1])

    assert soft.size == pytest.approx(buzz.size, abs=300)
    assert periodic(buzz) > 0.8 > 0.4 > periodic(soft)
    assert np.abs(soft.astype(float)).mean() < 0.5 * np.abs(buzz.astype(float)).mean()


def placed(rows: Iterable[tuple[float, EventName]], arrivals: Iterable[tuple[float, int]] = ()) -> Placed:
    """A call whose caller begins at 1 s, with 0.4 s of quiet first, and speaks for 2 s: the last sound is at 3.4."""
    made = call((event(t, name) for t, name in rows), [(1.0, WireEventName.SPEECH)], arrivals)
    return Placed(made, b"", 0.4, 2.0, 1.0)


def test_the_stages_of_a_wait_count_from_the_last_sound() -> None:
    rows = [
        (3.5, EventName.SPEECH_STOPPED),
        (3.7, EventName.FINAL),
        (3.75, EventName.TURN_STARTED),
        (3.8, EventName.RETRIEVAL),
        (3.9, EventName.SAY_STARTED),
    ]
    found = stages(placed(rows, [(2.0, 160), (3.92, 160)]))
    assert tuple(found) == STAGES
    assert list(found.values()) == pytest.approx([0.1, 0.3, 0.35, 0.4, 0.5, 0.52])


def test_no_answer_is_a_case_and_no_short_wait() -> None:
    answered, silent = {"first audio": 0.6}, stages(placed([(3.5, EventName.SPEECH_STOPPED)]))
    result = latency_of(
        Half.DEV, [("en-US", answered), ("pt-BR", silent)], [("en-US", -0.3), ("es-419", None)]
    )
    assert result.measures["voice to voice p50", OVERALL] == pytest.approx(0.6)
    assert result.measures["emergency to script p95", OVERALL] == pytest.approx(-0.3)
    assert result.measures["unanswered", OVERALL] == 2
    assert len(result.cases) == 2


def test_a_broken_turn_is_still_a_turn_to_whoever_carries_the_call() -> None:
    class Whole:
        desk = object()

    assert _Faulty(Whole(), "broken turn").desk is Whole.desk  # type: ignore[arg-type]
