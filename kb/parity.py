"""Whether a card says the same in every locale."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from kb.authority import class_of
from kb.card import Card
from kb.embedding import Embedder, Vectors
from kb.errors import Problem
from kb.language import locales

COUNT_SLACK: Final[Mapping[str, int]] = {"questions": 6, "facts": 1, "myths": 1, "reflection": 2}
"""How far the counts of two locales may lie apart."""
SAME_FACTS: Final = 0.84
"""Least mean cosine between a card's facts in two locales, each fact with its nearest (E5; see `atalaia kb lint --json`)."""


def file_of(card: Card) -> str:
    """Name of a card's file."""
    return f"{card.id}.{card.locale}.md"


def parity(cards: Sequence[Card], embedder: Embedder | None = None) -> list[Problem]:
    """Missing locales, counts that differ, another class of source and, with an embedder, facts that differ."""
    by_id: dict[str, dict[str, Card]] = {}
    for card in cards:
        by_id.setdefault(card.id, {})[card.locale] = card
    problems: list[Problem] = []
    for card_id, versions in sorted(by_id.items()):
        for locale in locales():
            if locale not in versions:
                problems.append(
                    Problem(f"{card_id}.{locale}.md", "file", "this locale's card is missing; write it")
                )
        for one, other in _pairs(versions):
            problems.extend(_differences(one, other))
    if embedder is not None:
        problems.extend(_facts(by_id, embedder))
    return problems


def _pairs(versions: Mapping[str, Card]) -> Iterator[tuple[Card, Card]]:
    return itertools.combinations([versions[locale] for locale in sorted(versions)], 2)


def _differences(one: Card, other: Card) -> Iterator[Problem]:
    for name, slack in COUNT_SLACK.items():
        here, there = len(getattr(one, name)), len(getattr(other, name))
        if abs(here - there) > slack:
            message = f"{there} entries, {here} in {one.locale}; at most {slack} apart"
            yield Problem(file_of(other), name, message)
    if class_of(one.source.url) != class_of(other.source.url):
        message = (
            f"another class of publisher than in {one.locale}; use the same class (kb/data/authorities.yaml)"
        )
        yield Problem(file_of(other), "source.url", message)
    if one.topic != other.topic:
        yield Problem(
            file_of(other), "topic", f"is {other.topic!r}, {one.topic!r} in {one.locale}; use the same"
        )


def _facts(by_id: Mapping[str, Mapping[str, Card]], embedder: Embedder) -> list[Problem]:
    cards = [card for versions in by_id.values() for card in versions.values()]
    texts = [fact for card in cards for fact in card.facts]
    vectors = embedder.passages(texts)
    ends = np.cumsum([len(card.facts) for card in cards])
    parts = dict(zip(((card.id, card.locale) for card in cards), np.split(vectors, ends[:-1]), strict=True))
    problems = []
    for versions in by_id.values():
        for one, other in _pairs(versions):
            likeness = alike(parts[one.id, one.locale], parts[other.id, other.locale])
            if likeness < SAME_FACTS:
                message = (
                    f"does not say the same as in {one.locale} (similarity {likeness:.2f}, at least {SAME_FACTS}); "
                    "state the same facts in both"
                )
                problems.append(Problem(file_of(other), "facts", message))
    return problems


def alike(one: Vectors, other: Vectors) -> float:
    """Mean cosine of each row with the nearest row of the other, both ways; 0 when one is empty."""
    if not len(one) or not len(other):
        return 0.0
    cosines = one @ other.T
    return float((cosines.max(axis=0).mean() + cosines.max(axis=1).mean()) / 2)
