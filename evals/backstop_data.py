"""What the semantic backstop learns from: the development half and the questions of the cards, never the frozen half."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from evals.errors import EvalError
from evals.goldens import GOLDENS_DIR, Half, normalized
from evals.rows import read_rows

RED_FLAGS: Final = ("redflags.jsonl", "redflags_authored.jsonl")
HARMLESS: Final = (
    "benign.jsonl",
    "benign_authored.jsonl",
    "scope.jsonl",
    "retrieval.jsonl",
    "offtopic.jsonl",
)
SPOKEN: Final = (
    "spoken_en.jsonl",
    "spoken_es.jsonl",
    "spoken_pt.jsonl",
    "callers_en.jsonl",
    "callers_es.jsonl",
    "callers_pt.jsonl",
    "danger_en.jsonl",
    "danger_es.jsonl",
    "danger_pt.jsonl",
    "ordinary_en.jsonl",
    "ordinary_es.jsonl",
    "ordinary_pt.jsonl",
    "urgent_en.jsonl",
    "urgent_es.jsonl",
    "urgent_pt.jsonl",
    "calm_en.jsonl",
    "calm_es.jsonl",
    "calm_pt.jsonl",
)
"""Both kinds: `expect` is `pass` for a harmless one."""
LABELLED: Final = ("backstop_train.jsonl",)
SOURCES: Final = (*RED_FLAGS, *HARMLESS, *SPOKEN, *LABELLED)
"""The files of the development half that are learned from. The stored model names the hash of each."""
HARD: Final = ("benign.jsonl", "benign_authored.jsonl")
CARDS: Final = "cards"

RIGHTLY_ALARMING: Final = frozenset({"my husband breathes funny and snores hard on his opioid patch"})
"""Questions of cards that the line should not take as harmless; those that the lexicon escalates are left out anyway."""


@dataclass(frozen=True, slots=True)
class Example:
    """One utterance to learn from."""

    text: str
    locale: str
    red: bool
    category: str | None
    group: str
    """Utterances of one group stay in the same fold."""
    source: str
    """Its file, or `cards`."""

    @property
    def hard(self) -> bool:
        """Whether it sounds alarming and is harmless."""
        return self.source in HARD


def examples(root: Path = GOLDENS_DIR) -> list[Example]:
    """Everything in the development half, red flags first; what is said twice in a locale counts once.

    Raises:
        EvalError: a file is missing or broken.
    """
    found = [
        one for name in SOURCES for one in read_rows(root / Half.DEV / name, partial(_example, source=name))
    ]
    return _once(sorted(found, key=lambda one: not one.red))


def card_questions() -> list[Example]:
    """What callers ask, by the cards: harmless. All questions of one topic are one group, in all locales.

    Raises:
        CardError: a card is broken.
    """
    from kb.reading import load_cards

    found = [
        Example(question, card.locale, False, None, f"card {card.id}", CARDS)
        for card in load_cards()
        for question in card.questions
    ]
    return _once(one for one in found if normalized(one.text) not in RIGHTLY_ALARMING)


def versions(found: Iterable[Example], root: Path = GOLDENS_DIR) -> dict[str, str]:
    """A hash of each file that is learned from, and of the questions of the cards in `found`."""
    hashes = {}
    for name in SOURCES:
        try:
            hashes[name] = _short((root / Half.DEV / name).read_bytes())
        except OSError as error:
            raise EvalError(f"cannot read {name}: {error}") from error
    cards = sorted(f"{one.locale}\t{one.text}" for one in found if one.source == CARDS)
    return {**hashes, CARDS: _short("\n".join(cards).encode())}


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def _once(found: Iterable[Example]) -> list[Example]:
    first: dict[tuple[str, str], Example] = {}
    for one in found:
        first.setdefault((one.locale, normalized(one.text)), one)
    return list(first.values())


def _example(row: dict[str, Any], source: str) -> Example:
    if source in LABELLED:
        red = {"red": True, "benign": False}[row["label"]]
    elif source in SPOKEN:
        red = {"escalate": True, "check_or_escalate": True, "pass": False}[row["expect"]]
    else:
        red = source in RED_FLAGS
    group = row.get("template") or row["id"]
    return Example(row["text"], row["locale"], red, row["category"] if red else None, group, source)
