"""The cue words around personal data, by language."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from guardrails.pattern import Patterns, Terms
from guardrails.spoken import Token, split

_REACH: Final = 9
"""How many words before a number may hold the cue that says what it is."""


@cache
def data() -> dict[str, Any]:
    """The cue words of `data/pii.toml`."""
    return tomllib.loads(files("guardrails").joinpath("data/pii.toml").read_text(encoding="utf-8"))


@cache
def given() -> frozenset[str]:
    """Common first names, folded."""
    return frozenset(data()["given"]["names"].split())


@cache
def _terms(code: str) -> Terms:
    people = data()[code]["person"]
    return Terms({"given": sorted(given()), "person": people, "persons": [f"{word}s" for word in people]})


@cache
def cue(code: str, name: str) -> Patterns:
    """The cues of one kind in one language."""
    cues: Sequence[str] = data()[code][name]
    return Patterns(tuple(_underscored(cues, patterns=name in ("named", "maybe"))), _terms(code))


def _underscored(cues: Sequence[str], *, patterns: bool) -> Iterator[str]:
    for cue in cues:
        yield cue if patterns else cue.replace(" ", "_")


def has_cue(text: str, run_start: int, code: str, name: str) -> bool:
    """Whether a cue stands in the few words before a place in the text."""
    before = [token.folded for token in split(text[:run_start])][-_REACH:]
    return cue(code, name).search(f" {' '.join(before)} ") is not None


def after(tokens: Sequence[Token], cue: Patterns) -> Iterator[int]:
    """Index of the token after each match of a cue."""
    words = " ".join(token.folded for token in tokens)
    for match in cue.matches(words):
        yield len(match.before) + len(match.text.split())


def sentence_between(text: str, tokens: Sequence[Token], first: int, last: int) -> bool:
    """Whether a sentence ends between two tokens."""
    return bool(re.search(r"[?!;]|\.\s+[A-ZÁÉÍÓÚ]\w{4}", text[tokens[first].end : tokens[last].start]))


_DIGIT_WORDS: Final = {
    "en": "zero one two three four five six seven eight nine oh",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
    "pt": "zero um dois tres quatro cinco seis sete oito nove meia",
}


@cache
def digit_words(code: str) -> frozenset[str]:
    """Digits as words, folded."""
    return frozenset(_DIGIT_WORDS[code].split())
