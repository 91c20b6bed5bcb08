"""Evidence relations: what is right, what is turned round, and what is invented."""

import json
from pathlib import Path

import pytest

from evals.errors import EvalError
from evals.goldens import Half, Said, claims, normalized
from evals.relations import Related, scored
from evals.thresholds import OVERALL
from guardrails.locale import LOCALES
from kb.evidence import Claim, Uncertainty
from kb.reading import load_cards


def related(relation: str, *found: Uncertainty) -> Related:
    card = None if relation == "none" else "heat"
    said = Said("ev-1", "en-US", "they say so", relation, card)
    return Related(said, tuple(Claim("they say so", each) for each in found))


@pytest.mark.parametrize(
    ("relation", "found", "right", "opposite", "invented"),
    [
        ("supports", [Uncertainty.SUPPORTED], True, False, False),
        ("supports", [Uncertainty.CONTRADICTED], False, True, False),
        ("supports", [Uncertainty.CONTEXTUALIZED], False, False, False),
        ("contradicts", [Uncertainty.CONTRADICTED], True, False, False),
        ("contradicts", [Uncertainty.SUPPORTED], False, True, False),
        ("contradicts", [], False, False, False),
        ("none", [], True, False, False),
        ("none", [Uncertainty.INSUFFICIENT], True, False, False),
        ("none", [Uncertainty.SUPPORTED], False, False, True),
    ],
)
def test_a_cautious_word_is_no_error_that_harms(
    relation: str, found: list[Uncertainty], right: bool, opposite: bool, invented: bool
) -> None:
    one = related(relation, *found)
    assert (one.right, one.opposite, one.invented) == (right, opposite, invented)


def test_what_was_turned_round_is_named_first() -> None:
    found = [
        related("supports", Uncertainty.SUPPORTED),
        related("supports", Uncertainty.CONTEXTUALIZED),
        related("contradicts", Uncertainty.SUPPORTED),
        related("none", Uncertainty.INSUFFICIENT),
    ]
    result = scored(Half.DEV, found)
    assert result.measures["related rightly", OVERALL] == pytest.approx(1 / 3)
    assert result.measures["turned round", OVERALL] == pytest.approx(1 / 3)
    assert result.measures["invented", OVERALL] == 0.0
    assert [case.split("\t")[1] for case in result.cases] == ["is contradicts", "is supports"]


@pytest.mark.parametrize("half", [Half.FROZEN, Half.DEV])
def test_the_goldens_hold_every_relation_in_every_language(half: Half) -> None:
    cards = {card.id for card in load_cards()}
    found = claims(half)
    assert {one.card for one in found} - {None} <= cards
    for locale in LOCALES:
        assert {one.relation for one in found if one.locale == locale} == {"supports", "contradicts", "none"}


def test_no_golden_is_a_cards_own_fact_or_myth() -> None:
    own = {normalized(text) for card in load_cards() for text in (*card.facts, *card.myths, *card.questions)}
    assert not [
        one.text for half in (Half.FROZEN, Half.DEV) for one in claims(half) if normalized(one.text) in own
    ]


def test_a_claim_that_no_card_speaks_of_names_no_card(tmp_path: Path) -> None:
    folder = tmp_path / "dev"
    folder.mkdir()
    row = {"id": "a", "locale": "en-US", "text": "x", "relation": "none", "card": "heat"}
    (folder / "evidence.jsonl").write_text(
        json.dumps(row) + "\n" + json.dumps({**row, "relation": "denies"}) + "\n"
    )
    with pytest.raises(EvalError, match=r"(?s)line 1: 'card' must be null.*line 2: unknown relation"):
        claims(Half.DEV, tmp_path)
