"""Scoring what is taken out of the record."""

from pathlib import Path

import pytest

from evals.errors import EvalError
from evals.goldens import Half
from evals.redaction import Found, Said, load_said, measure, pii, scored
from guardrails.locale import LOCALES
from guardrails.pii import PiiKind


def test_what_is_found_wrongly_counts_as_much_as_what_is_not_found() -> None:
    name = Said("a", "en-US", "this is Ann", (PiiKind.NAME,))
    dose = Said("b", "en-US", "five hundred milligrams", ())
    found = scored(Half.DEV, [Found(name, ()), Found(dose, (PiiKind.PHONE,))])
    assert found.measures["found", "overall"] == 0.0
    assert found.measures["taken wrongly", "overall"] == 1.0
    assert [case.split("\t")[0] for case in found.cases] == ["a", "b"]


def test_a_piece_of_the_wrong_kind_is_no_hit() -> None:
    one = Found(Said("a", "en-US", "x", (PiiKind.NAME, PiiKind.PHONE)), (PiiKind.PHONE, PiiKind.PHONE))
    assert (one.hits, one.extra) == (1, 1)


def test_cases_hold_what_must_go_and_what_must_stay_in_every_language() -> None:
    cases = load_said()
    for locale in LOCALES:
        mine = [one for one in cases if one.locale == locale]
        assert sum(not one.kinds for one in mine) >= 4
        assert len({kind for one in mine for kind in one.kinds}) >= 5
    assert len(measure(cases)) == len(cases)


def test_without_cases_it_is_not_run() -> None:
    assert pii(Half.HELDOUT).not_run


def test_broken_cases_are_listed(tmp_path: Path) -> None:
    path = tmp_path / "pii.jsonl"
    path.write_text('{"id": "a", "locale": "en-US", "text": "x", "kinds": ["shoe"]}\n{\n')
    with pytest.raises(EvalError, match=r"(?s)2 broken.*line 1: .*shoe.*line 2"):
        load_said(path)
