"""What the scope classifier looks at in a text: the phrases of `data/scope.toml`, words, and a sentence vector."""

import itertools
import re
import tomllib
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guardrails.pattern import Patterns, Terms
from guardrails.words import line, tokens

BUCKETS: Final = 1 << 13
"""Into how many places words and parts of words are hashed."""

_PUNCTUATION: Final = re.compile(r"[^\w\s'%/.,-]|[.,](?!\d)")
_SPACES: Final = re.compile(r"\s+")


@cache
def _raw() -> dict[str, Any]:
    return tomllib.loads(files("guardrails").joinpath("data/scope.toml").read_text(encoding="utf-8"))


@cache
def _terms() -> Terms:
    return Terms(_raw()["terms"])


@dataclass(frozen=True, slots=True)
class _Phrase:
    group: str
    """Table and list of the data file, for example `dose_change.any`."""
    patterns: Patterns


@cache
def _phrases() -> tuple[_Phrase, ...]:
    return tuple(
        _Phrase(f"{table}.{name}", Patterns((pattern,), _terms()))
        for table, lists in _raw().items()
        if table != "terms"
        for name, patterns in lists.items()
        for pattern in patterns
    )


@cache
def _groups() -> tuple[str, ...]:
    return tuple(sorted({phrase.group for phrase in _phrases()}))


def spoken_form(text: str) -> str:
    """The text as a recognizer might have written it: lower case and hardly any punctuation."""
    return _SPACES.sub(" ", _PUNCTUATION.sub(" ", text.lower())).strip()


def found(text: str) -> tuple[str, ...]:
    """The phrases of the data file that a text holds, as `group: words`; for reports."""
    marked = _terms().mark(line(text))
    hits = ((phrase.group, phrase.patterns.search(marked)) for phrase in _phrases())
    return tuple(f"{group}: {words}" for group, words in hits if words is not None)


def phrases(text: str) -> NDArray[np.float32]:
    """One place per phrase, per group, per term list, and three for the length."""
    prepared = line(text)
    marked = _terms().mark(prepared)
    groups = _groups()
    names = tuple(_raw()["terms"])
    single = np.zeros(len(_phrases()), dtype=np.float32)
    grouped = np.zeros(len(groups), dtype=np.float32)
    for place, phrase in enumerate(_phrases()):
        if phrase.patterns.search(marked) is not None:
            single[place] = 0.5
            grouped[groups.index(phrase.group)] = 1.0
    listed = np.array([f"#{name}#" in marked for name in names], dtype=np.float32)
    count = len(prepared.split())
    length = np.array([count <= 3, count <= 5, min(count, 20) / 20], dtype=np.float32)
    return np.concatenate([single, grouped, listed, length])


def summary(text: str) -> NDArray[np.float32]:
    """`phrases` without the places of single phrases, so that its size does not change with every phrase."""
    return phrases(text)[len(_phrases()) :]


def words(text: str) -> NDArray[np.float32]:
    """Words, pairs of words and parts of words, hashed into `BUCKETS` places; length 1."""
    vector = np.zeros(BUCKETS, dtype=np.float32)
    said = tokens(text)

    def add(key: str, weight: float) -> None:
        vector[zlib.crc32(key.encode()) % BUCKETS] += weight

    for word in said:
        add("w" + word, 1.0)
        marked = f"<{word}>"
        for size in (3, 4):
            for start in range(len(marked) - size + 1):
                add("c" + marked[start : start + size], 0.3)
    for first, second in itertools.pairwise(said):
        add(f"b{first} {second}", 1.0)
    norm = float(np.linalg.norm(vector))
    return vector / norm if norm else vector
