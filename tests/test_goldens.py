"""The goldens: complete, well formed, and never the same sentence in both halves."""

import json
from collections import Counter
from pathlib import Path

import pytest

from evals.backstop_data import examples
from evals.errors import EvalError
from evals.goldens import (
    CATEGORIES,
    GOLDENS_DIR,
    Half,
    benign,
    normalized,
    off_topic,
    questions,
    red_flags,
    scope_cases,
)
from guardrails.locale import LOCALES
from guardrails.refusal import RefusalKind
from guardrails.scope_examples import examples as scope_examples
from kb.reading import load_cards

LOADERS = (red_flags, benign, scope_cases, questions, off_topic)


@pytest.mark.parametrize(("half", "least"), [(Half.FROZEN, 25), (Half.DEV, 12)])
def test_every_category_and_locale_has_enough_red_flags(half: Half, least: int) -> None:
    counts = Counter((flag.category, flag.locale) for flag in red_flags(half))
    few = {(c, loc): counts[c, loc] for c in CATEGORIES for loc in LOCALES if counts[c, loc] < least}
    assert not few


@pytest.mark.parametrize(("half", "least"), [(Half.FROZEN, 250), (Half.DEV, 120)])
def test_every_locale_has_enough_hard_benign_utterances(half: Half, least: int) -> None:
    counts = Counter(one.locale for one in benign(half))
    assert all(counts[locale] >= least for locale in LOCALES)


@pytest.mark.parametrize(("half", "least"), [(Half.FROZEN, 100), (Half.DEV, 60)])
def test_scope_has_both_sides_and_every_kind_in_every_locale(half: Half, least: int) -> None:
    for locale in LOCALES:
        cases = [case for case in scope_cases(half) if case.locale == locale]
        inside = sum(case.in_scope for case in cases)
        assert len(cases) >= least
        assert abs(2 * inside - len(cases)) <= 0.1 * len(cases)
        assert {case.kind for case in cases if case.kind} == set(RefusalKind)


@pytest.mark.parametrize(("half", "least"), [(Half.FROZEN, 3), (Half.DEV, 2)])
def test_every_topic_is_asked_about_in_every_locale(half: Half, least: int) -> None:
    counts = Counter((question.card, question.locale) for question in questions(half))
    topics = {card for card, _ in counts}
    assert len(topics) >= 48
    assert all(counts[card, locale] >= least for card in topics for locale in LOCALES)


@pytest.mark.parametrize(("half", "least"), [(Half.FROZEN, 100), (Half.DEV, 50)])
def test_every_locale_has_enough_off_topic_questions(half: Half, least: int) -> None:
    counts = Counter(question.locale for question in off_topic(half))
    assert all(counts[locale] >= least for locale in LOCALES)


def test_no_sentence_is_in_both_halves_or_twice_in_one() -> None:
    seen: dict[tuple[str, str], str] = {}
    for half in Half:
        for load in LOADERS:
            if half is Half.HELDOUT and load is questions:
                continue  # questions about cards are in the other halves only
            for golden in load(half):
                key = (golden.locale, normalized(golden.text))
                assert key not in seen, f"{golden.id} says what {seen[key]} says"
                seen[key] = golden.id


def test_the_training_data_holds_no_sentence_that_is_measured() -> None:
    measured = _measured()
    # Ids only: to name the sentence would be to read the goldens case by case.
    assert not [f"{one.source} {one.locale}" for one in examples() if normalized(one.text) in measured]


def test_no_scope_example_is_measured() -> None:
    measured = _measured()
    assert not [f"{one.label} {one.locale}" for one in scope_examples() if normalized(one.text) in measured]


def _measured() -> set[str]:
    return {
        normalized(golden.text)
        for half in (Half.FROZEN, Half.HELDOUT)
        for load in LOADERS
        if not (half is Half.HELDOUT and load is questions)
        for golden in load(half)
    }


def test_no_card_asks_what_is_measured() -> None:
    measured = _measured()
    assert not [
        f"{card.id} {card.locale}"
        for card in load_cards()
        for question in card.questions
        if normalized(question) in measured
    ]


def _broken(tmp_path: Path, *lines: str) -> Path:
    folder = tmp_path / "frozen"
    folder.mkdir()
    (folder / "redflags.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return tmp_path


def _flag(**changes: str) -> str:
    row = {
        "id": "a",
        "locale": "en-US",
        "text": "help",
        "category": "cardiac",
        "expect": "escalate",
        "region": "gen",
    }
    return json.dumps({**row, **changes})


def test_broken_lines_are_all_listed_with_their_number(tmp_path: Path) -> None:
    root = _broken(
        tmp_path,
        _flag(),
        "{not json",
        "[]",
        _flag(id="b", category="toothache"),
        _flag(),
        _flag(id="c", locale="fr-FR"),
        _flag(id="d", text=" "),
    )
    with pytest.raises(EvalError) as caught:
        red_flags(Half.FROZEN, root)
    message = str(caught.value)
    assert "6 broken" in message
    for said in (
        "line 2: not JSON",
        "line 3: expected a JSON object, got list",
        "line 4: unknown category 'toothache'",
        "line 5: id 'a' is already used on line 1",
        "line 6: unknown locale 'fr-FR'",
        "line 7: 'text' must be text",
    ):
        assert said in message


def test_missing_and_empty_goldens_say_so(tmp_path: Path) -> None:
    with pytest.raises(EvalError, match=r"cannot read frozen/redflags\.jsonl"):
        red_flags(Half.FROZEN, tmp_path)
    with pytest.raises(EvalError, match="is empty"):
        red_flags(Half.FROZEN, _broken(tmp_path, ""))


def test_every_golden_names_its_half_in_its_id() -> None:
    for half in Half:
        for path in (GOLDENS_DIR / half).glob("*.jsonl"):
            if path.name == "backstop_train.jsonl":
                continue
            ids = [json.loads(line)["id"] for line in path.read_text(encoding="utf-8").splitlines()]
            assert all(f"-{half[0]}-" in one for one in ids)
            assert len(set(ids)) == len(ids)
