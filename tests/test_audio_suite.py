"""Audio runs: who calls, what is measured of a call, and what the tables and thresholds make of it."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile

from agent.events import Event, EventName
from evals.audio.corpus import goldens, people
from evals.audio.run import Job, jobs, run
from evals.audio.slice import judged, worst
from evals.audio.suite import Suite, suite, suites
from evals.audio.tables import ALL, cells, confusion, spread, waterfall
from evals.audio.trial import Placed, Trial, failed, measure
from evals.errors import EvalError
from evals.goldens import Half
from evals.rate import Rate
from evals.thresholds import load_thresholds
from guardrails.locale import LOCALES
from telephony.conditions import chain
from telephony.line import WireEvent, WireEventName
from telephony.manifest import Item
from telephony.replay import Replayed

ITEM = Item(Path("x.wav"), "en-US", "x", None, "I can't breathe", "am_michael", "breathing", "escalate")


def event(t: float, name: EventName, **fields: object) -> Event:
    return Event("CA1", t, name, dict(fields))


def call(
    *events: Event, wire: tuple[WireEvent, ...] = (), arrivals: tuple[tuple[float, int], ...] = ()
) -> Replayed:
    spoke = WireEvent(1.0, WireEventName.SPEECH, {})
    return Replayed(ITEM, events, (spoke, *wire), b"", arrivals)


def placed(replayed: Replayed, stretch: float = 1.0) -> Placed:
    return Placed(replayed, b"", 0.4, 2.0, stretch)


def latched(t: float, source: str = "partial") -> tuple[Event, ...]:
    return (
        event(t, EventName.GATE, action="escalate", category="breathing", source=source),
        event(t, EventName.ESCALATION, phase="latched", category="breathing"),
    )


def test_delays_count_from_the_end_of_the_phrase() -> None:
    found = measure(
        ITEM,
        "clean",
        placed(
            call(
                *latched(3.0),
                event(3.6, EventName.FINAL, text="I can't breath"),
                event(9.0, EventName.ESCALATION, phase="played", category="breathing", confirmed=True),
                wire=(WireEvent(3.01, WireEventName.CLEAR, {}),),
                arrivals=((2.9, 160), (3.05, 160)),
            )
        ),
    )
    # The recording begins at 1.0, its words 0.4 s later, and it is 2 s long: the phrase ends at 3.4.
    assert found.phrase_end == pytest.approx(3.4)
    assert found.latched == pytest.approx(-0.4)
    assert found.script_audio == pytest.approx(-0.35), "audio from before the clear is not the script's"
    assert found.played == pytest.approx(5.6)
    assert found.confirmed
    assert found.partial_lead == pytest.approx(0.6)
    assert (found.wrong_words, found.said_words) == (1, 3)
    assert found.caught
    assert not found.missed


def test_a_known_moment_moves_with_the_tempo() -> None:
    timed = replace(ITEM, phrase_end=1.0)
    found = measure(timed, "slow", placed(call(*latched(3.0, "final")), stretch=1.5))
    assert found.phrase_end == pytest.approx(1.0 + 0.4 + 1.5)
    assert found.timed
    assert found.partial_lead is None


def test_what_is_missed_and_what_is_a_false_alarm() -> None:
    asked = call(event(2.0, EventName.GATE, action="check", category="general", source="final"))
    strict = measure(ITEM, "clean", placed(asked))
    lenient = measure(replace(ITEM, expect="check_or_escalate"), "clean", placed(asked))
    calm = measure(replace(ITEM, expect="pass", category=None), "clean", placed(asked))
    assert (strict.missed, lenient.missed, calm.missed) == (True, False, False)
    assert calm.alarm
    gone = failed(ITEM, "clean", "no audio")
    assert gone.missed
    assert not gone.caught


def test_the_stages_of_a_turn_count_from_the_callers_silence() -> None:
    found = measure(
        ITEM,
        "clean",
        placed(
            call(
                event(3.0, EventName.SPEECH_STOPPED),
                event(3.1, EventName.FINAL, text="x"),
                event(3.1, EventName.SAY_STARTED),
                event(3.3, EventName.TURN_STARTED),
                event(3.4, EventName.RETRIEVAL),
                event(3.5, EventName.SAY_STARTED),
            )
        ),
    )
    assert found.turns == ({"final": 0.1, "turn_started": 0.3, "retrieval": 0.4, "say_started": 0.5},)
    assert waterfall([found])["say_started"].p50 == 0.5


def trial(
    name: str, *, locale: str = "en-US", condition: str = "clean", caught: bool = True, red: bool = True
) -> Trial:
    one = measure(ITEM, condition, placed(call(*(latched(3.0) if caught else ()))))
    expect, category = ("escalate", "breathing") if red else ("pass", None)
    return replace(one, id=name, locale=locale, expect=expect, category=category)


def test_tables_hold_every_condition_locale_and_category() -> None:
    trials = [
        trial("a"),
        trial("b", caught=False),
        trial("c", locale="pt-BR"),
        trial("d", red=False, caught=False),
        trial("a", condition="loss=5", caught=False),
    ]
    table = {(each.condition, each.locale, each.category): each for each in cells(trials)}
    assert table["clean", ALL, ALL].recall == Rate(2, 3)
    assert table["clean", "en-US", "breathing"].recall == Rate(1, 2)
    assert table["clean", "en-US", "harmless"].alarms == Rate(0, 1)
    assert table["loss=5", "en-US", ALL].recall == Rate(0, 1)
    assert table["clean", ALL, ALL].by_partial == Rate(2, 2)
    assert worst(list(table.values()))[0].condition == "loss=5"
    assert confusion(trials) == {"breathing": {"breathing": 2, "-": 2}}


def test_more_wrong_words_than_were_said_are_all_of_them() -> None:
    (whole, *_) = cells([replace(trial("a"), wrong_words=9, said_words=3)])
    assert whole.words == Rate(3, 3)
    assert whole.words.interval[1] == 1.0


def test_a_spread_has_a_median_with_its_interval_and_a_tail() -> None:
    found = spread([None, *np.linspace(0, 1, 101)])
    assert found.n == 101
    assert found.p50 == pytest.approx(0.5)
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0.5 < found.high
    assert found.p95 == pytest.approx(0.95)
    assert str(spread([])) == "–"


def test_few_calls_only_breach_what_cannot_be_chance() -> None:
    bounds = load_thresholds()
    few = [*(trial(str(n), caught=n > 0) for n in range(4)), trial("calm", red=False)]
    assert not judged(few, Half.FROZEN, bounds).breaches, "one miss of four and one alarm may be chance"
    all_missed = [trial(str(n), caught=False) for n in range(4)]
    broken = judged(all_missed, Half.FROZEN, bounds)
    assert [str(b.threshold.measure) for b in broken.breaches] == ["recall clean"]
    assert "x\tclean\tpass" in broken.cases[0].replace(broken.cases[0].split("\t")[0], "x")
    many = [trial(str(n), caught=n % 5 > 0) for n in range(40)]
    assert judged(many, Half.FROZEN, bounds).breaches
    assert not judged(many, Half.DEV, bounds).breaches


def test_a_suite_is_so_many_callers_of_each_language() -> None:
    found = goldens(Suite("tiny", 3, 2, ("clean",)), Half.DEV, seed=1)
    for locale in LOCALES:
        mine = [item for item in found if item.locale == locale]
        assert [item.expect for item in mine].count("pass") == 2
        assert len({item.category for item in mine} - {None}) == 3, "as many kinds as there can be"
        assert len({item.voice for item in mine}) > 1
    assert {one.locale for one in found[:3]} == set(LOCALES), "a run cut short has heard every language"
    assert {one.expect == "pass" for one in found[:9]} == {True, False}
    assert found == goldens(Suite("tiny", 3, 2, ("clean",)), Half.DEV, seed=1)
    assert found != goldens(Suite("tiny", 3, 2, ("clean",)), Half.DEV, seed=2)


def test_every_condition_of_every_suite_exists() -> None:
    for each in suites().values():
        for condition in each.conditions:
            chain(condition.split("+"))
    with pytest.raises(EvalError, match="smoke, sample, standard, full"):
        suite("huge")


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    wanted = jobs([replace(ITEM, id=name) for name in "abc"], ("clean", "loss=5"), 0, tmp_path)
    assert [(job.item.id, job.condition) for job in wanted[:3]] == [
        ("a", "clean"),
        ("a", "loss=5"),
        ("b", "clean"),
    ]
    made: list[str] = []

    def make(job: Job) -> Trial:
        if len(made) == 4:
            raise KeyboardInterrupt
        made.append(job.key)
        return trial(job.item.id, condition=job.condition)

    results = tmp_path / "trials.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(wanted, results, "v1", make=make)
    with results.open("a") as out:
        out.write('{"key": "half a li')
    made.clear()
    told: list[Trial] = []
    found = run(wanted, results, "v1", make=make, advance=told.append)
    assert len(made) == 2
    assert len(told) == len(found) == 6
    assert [one.condition for one in found] == [job.condition for job in wanted]
    made.clear()
    run(wanted[:3], results, "v2", make=make)
    assert len(made) == 3, "what was measured with other models does not count"


def test_recordings_of_people_must_be_of_known_categories(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "a.wav", np.zeros(800), 8000)
    listing = tmp_path / "manifest.jsonl"
    listing.write_text(json.dumps({"audio": "a.wav", "category": "boredom", "expect": "escalate"}))
    with pytest.raises(EvalError, match=r"a\.wav: unknown category 'boredom'"):
        people(tmp_path)
    listing.write_text(json.dumps({"audio": "a.wav", "category": "cardiac"}))
    items, notes = people(tmp_path)
    assert [item.category for item in items] == ["cardiac"]
    assert "not scored" in notes[0]
