"""Reading the shape of what was said: unfinished, a question, or only a sound that means "go on"."""

import re
import tomllib
import unicodedata
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from guardrails.locale import language

_FILE: Final = Path(__file__).with_name("turns.toml")
_QUESTION_WORDS: Final = 4
"""Fewest words of a question that is complete without its mark."""
_WORD: Final = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")
_ITEMS: Final = 3
"""Clauses within which a list is still being told."""
_LONGEST: Final = 3
"""Words of the longest phrase in the lists' ends."""


class Shape(StrEnum):
    """What an utterance looks like from its words alone."""

    DANGLING = "dangling"
    """It stops on a word that needs another one."""
    FILLER = "filler"
    NUMBER = "number"
    """It stops in the middle of a number, or on one whose unit is still to come."""
    LIST = "list"
    """It tells what is taken, and there may be more."""
    QUESTION = "question"
    """A whole question."""
    OPEN = "open"
    """The words do not tell."""


def spell(text: str) -> str:
    """Lower case without punctuation; hyphens and apostrophes stay inside words. Accents stay: "si" is not "sí"."""
    plain = unicodedata.normalize("NFC", text.casefold().replace("’", "'"))
    return " ".join(_WORD.findall(plain))


def fold(text: str) -> str:
    """As `spell`, without accents."""
    marks = unicodedata.normalize("NFD", spell(text))
    return "".join(mark for mark in marks if not unicodedata.combining(mark))


@cache
def _lists() -> dict[str, dict[str, frozenset[str]]]:
    table = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {
        name: {lang: frozenset(spell(item) for item in items) for lang, items in row.items()}
        for name, row in table.items()
    }


def _ends_with(words: list[str], phrases: frozenset[str]) -> bool:
    return any(" ".join(words[-count:]) in phrases for count in range(1, min(_LONGEST, len(words)) + 1))


def _starts_with(words: list[str], phrases: frozenset[str]) -> bool:
    return any(" ".join(words[:count]) in phrases for count in range(1, min(_LONGEST, len(words)) + 1))


def shape(text: str, locale: str) -> Shape:
    """The shape of what was said, read in the call's language; utterances stand on lines of their own."""
    stripped = text.strip()
    words = spell(stripped).split()
    if not words:
        return Shape.OPEN
    lists, lang = _lists(), language(locale)
    asked = stripped.endswith("?")
    clauses = [spell(clause).split() for clause in re.split(r"[.!?,;¿¡\n]+", stripped) if clause.strip()]
    if len(words) > 1:
        if stripped.endswith(("...", "…", ",", "-", "–", "—", ":")):
            return Shape.DANGLING
        if (
            asked
            and _ends_with(words, lists["bare"][lang])
            and not _any_starts(clauses, lists["stranded"][lang])
        ):
            return Shape.DANGLING
        if _ends_with(words, lists["fillers"][lang]) and not asked:
            return Shape.FILLER
        if _ends_with(words, lists["dangling"][lang]) and not asked:
            return Shape.DANGLING
        if is_number(words[-1], locale) and not asked:
            return Shape.NUMBER
    elif words[0] in lists["fillers"][lang]:
        return Shape.FILLER
    opened = _any_starts(clauses, lists["openers"][lang])
    if (asked and len(words) > 1) or (opened and len(words) >= _QUESTION_WORDS):
        return Shape.QUESTION
    return Shape.LIST if _any_starts(clauses[-_ITEMS:], lists["listing"][lang]) else Shape.OPEN


def is_number(word: str, locale: str) -> bool:
    """Whether a word is a number, or ends in one: "98", "11-98", "seven"."""
    return word[-1:].isdigit() or word in _lists()["numbers"][language(locale)]


def _any_starts(clauses: list[list[str]], phrases: frozenset[str]) -> bool:
    return any(_starts_with(words, phrases) for words in clauses)


@cache
def _backchannels() -> frozenset[str]:
    return frozenset(fold(item) for items in _lists()["backchannels"].values() for item in items)


def is_backchannel(text: str) -> bool:
    """Whether all that was said, in any of the languages, is a sound that means "go on"."""
    known = _backchannels()
    words = fold(text).split()
    if not words or len(words) > 2 * _LONGEST:
        return False
    at = 0
    while at < len(words):
        for count in range(min(_LONGEST, len(words) - at), 0, -1):
            if " ".join(words[at : at + count]) in known:
                at += count
                break
        else:
            return False
    return True


@cache
def _floor() -> frozenset[str]:
    return frozenset(fold(item) for items in _lists()["floor"].values() for item in items)


def takes_floor(text: str) -> bool:
    """Whether somewhere in it, in any of the languages, the speaker asks to be let speak."""
    words = fold(text).split()
    return any(
        " ".join(words[at : at + count]) in _floor()
        for at in range(len(words))
        for count in range(1, _LONGEST + 1)
    )


def has_words(text: str) -> bool:
    """Whether there is anything in it that could be a word."""
    return bool(fold(text))
