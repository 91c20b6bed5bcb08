"""Disguises are undone, once and for all, and plain words are left alone."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evals.goldens import GOLDENS_DIR
from evals.obfuscation import DISGUISES, disguise
from guardrails.gate import load_gate
from guardrails.normalize import normalize, segmented

_SLOW_START = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def sentences() -> tuple[str, ...]:
    lines = (Path(GOLDENS_DIR) / "dev" / "redflags_authored.jsonl").read_text(encoding="utf-8").splitlines()
    benign = (Path(GOLDENS_DIR) / "dev" / "benign_authored.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(json.loads(line)["text"] for line in (*lines, *benign))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ("ＫＩＬＬ ｍｙｓｅｌｆ", "kill myself"),
        ("𝓀𝒾𝓁𝓁 me", "kill me"),
        ("&#107;ill &amp;#109;yself", "kill myself"),
        ("%6bill%20myself", "kill myself"),
        ("k\u200bi\u00adl\u2060l\ufe0f myself", "kill myself"),
        ("\u202ekill\u202c myself", "kill myself"),
        ("kіll mуself", "kill myself"),
        ("k̶i̶l̶l̶ me", "kill me"),
        ("k1ll my53lf, $uicide", "kill myself suicide"),
        ("ki11", "kill"),
        ("killllll", "kill"),
        ("k.i.l.l m-y-s-e-l-f", "kill myself"),
        ("k💊i💊l💊l", "kill"),
        ("sui-cide over_dose", "suicide overdose"),
        ("i want to d i e", "i want to die"),
        ("vitamins a b c", "vitamins a b c"),
        ("k i l l   m y s e l f", "kill myself"),
        ("k i l l m y s e l f", "kill myself"),
        ("I'm sure he's what we'd say: can’t", "i sure he what we say . cant"),
    ],
)
def test_disguises_are_undone(raw: str, words: str) -> None:
    assert normalize(raw) == words


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        ("corazón, maçã, niño, avô", "corazón maçã niño avô"),
        ("38.5 grados y 120/80", "38.5 grados y 120 80"),
        ("20mg of B12 at 9pm, 30pills", "20 mg of b12 at 9 pm 30 pills"),
        ("¿Me duele? Sí.", "me duele . sí"),
        ("well, pass", "well pass"),
        ("", ""),
        ("   \n\t ", ""),
    ],
)
def test_plain_words_stay(raw: str, words: str) -> None:
    assert normalize(raw) == words


@_SLOW_START
@given(st.text(max_size=200))
def test_normalizing_twice_changes_nothing(text: str) -> None:
    once = normalize(text)
    assert normalize(once) == once


@_SLOW_START
@given(
    st.text(alphabet=st.sampled_from("k i l m.&#;0137%2b5_-'@$!áñçа\u200b\u0301😀/"), max_size=60),
)
def test_normalizing_nasty_text_twice_changes_nothing(text: str) -> None:
    once = normalize(text)
    assert normalize(once) == once


@_SLOW_START
@given(st.data(), st.sampled_from(sorted(DISGUISES)), st.integers(0, 9))
def test_the_gate_decides_alike_in_every_disguise(data: st.DataObject, name: str, seed: int) -> None:
    text = data.draw(st.sampled_from(sentences()))
    assert load_gate().decide(disguise(text, [name], seed)) == load_gate().decide(text)


@_SLOW_START
@given(
    st.data(),
    st.sampled_from(
        [
            ["upper", "invisible"],
            ["lookalikes", "entities"],
            ["invisible", "url_escapes"],
            ["leetspeak", "full_width"],
        ]
    ),
    st.integers(0, 9),
)
def test_the_gate_decides_alike_in_disguises_over_disguises(
    data: st.DataObject, names: list[str], seed: int
) -> None:
    text = data.draw(st.sampled_from(sentences()))
    assert load_gate().decide(disguise(text, names, seed)) == load_gate().decide(text)


def test_letters_without_gaps_are_cut_into_known_words() -> None:
    known = {"i", "want", "to", "die", "today"}.__contains__
    assert segmented("iwanttodietoday", known) == ("i", "want", "to", "die", "today")
    assert segmented("qwrtpsdfg", known) == ()


@pytest.mark.parametrize(
    "text", ["!" * 20_000, "1a" * 10_000, "a." * 10_000, "&" + "amp;" * 5_000, "k i " * 5_000, "aab" * 9_000]
)
def test_walls_of_signs_are_read_in_one_pass(text: str) -> None:
    assert isinstance(normalize(text), str)
