"""A small pattern language over words, so that a reviewer reads phrases and not regular expressions.

    should i|we take|have ... two|double
    is it @ok to? mix ... @medicine

Elements are separated by spaces and match folded words in order:

    word            itself; `diagnos*` any word that begins so, `*ine` any that ends so
    a|b|c           any of them; `as_well_as` is several words
    word?           may be missing
    ...             up to four words (`..` up to two, `....` up to eight), never across the end of a sentence
    @name           an entry of the term list of that name
    #               any number
    !a|b            the next word is none of these
    ^  $            begin and end of a sentence

Terms are looked up once per text and marked on its words; a pattern then compiles to a regular expression
whose every repetition is bounded, so the time it takes grows linearly with the text.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from guardrails.errors import DataError
from guardrails.words import STOP, fold, line

_GAPS: Final = {"..": 2, "...": 4, "....": 8}
_MARK: Final = "#"
"""Stands between a word and the names of the term lists it belongs to."""

_MARKS: Final = r"(?:#[^ ]*)?"
_GAP_WORD: Final = rf"[^ {STOP}]+"
_MAX_TERM_WORDS: Final = 5


@dataclass(frozen=True, slots=True)
class Match:
    """Where a pattern matched: the words, and those just before them in the same sentence."""

    text: str
    before: tuple[str, ...]


def _bare(marked: str) -> str:
    return re.sub(r"#[^ ]*", "", marked).strip()


def _word(word: str) -> str:
    if word == "#":
        return r"\d[\d.,]*" + _MARKS
    return re.escape(word).replace(r"\*", f"[^ {_MARK}]*") + _MARKS


def _alternative(text: str) -> str:
    if text.startswith("@"):
        return rf"(?:[^ #]+#(?:[^ ]*#)?{text[1:]}#[^ ]* ){{0,{_MAX_TERM_WORDS - 1}}}[^ #]+#(?:[^ ]*#)?{text[1:]}#[^ ]*"
    words = fold(text).replace("_", " ").split()
    if not words:
        raise DataError("empty alternative; remove the stray |")
    return " ".join(map(_word, words))


def _element(element: str) -> str:
    if element in _GAPS:
        return f"(?:{_GAP_WORD} ){{0,{_GAPS[element]}}}"
    if element == "^":
        return rf"(?:(?<=^ )|(?<={STOP} ))"
    if element == "$":
        return rf"(?={STOP} |$)"
    negative = element.startswith("!")
    optional = element.endswith("?") and not negative
    body = element[1:] if negative else element[:-1] if optional else element
    # Longest first, so that "blood pressure pill" is not cut short by "blood".
    parts = sorted(map(_alternative, body.split("|")), key=len, reverse=True)
    group = f"(?:{'|'.join(parts)})"
    return f"(?!{group} )" if negative else f"(?:{group} )?" if optional else f"{group} "


def _body(pattern: str) -> str:
    try:
        return "".join(map(_element, pattern.split()))
    except DataError as error:
        raise DataError(f"{error} (in the pattern {pattern!r})") from None


def compiled(patterns: Sequence[str]) -> re.Pattern[str]:
    """One expression that matches any of the patterns in a text given by `words.line` or `Terms.mark`.

    Raises:
        DataError: a pattern has an empty alternative.
    """
    return re.compile("(?<= )(?:" + "|".join(map(_body, patterns)) + ")") if patterns else re.compile(r"(?!)")


class Terms:
    """Named lists of words and phrases that patterns refer to as `@name`."""

    def __init__(self, lists: Mapping[str, Sequence[str]]) -> None:
        self._expressions = {
            name: compiled(["|".join(entry.strip().replace(" ", "_") for entry in entries)])
            for name, entries in lists.items()
        }

    def __contains__(self, name: str) -> bool:
        return name in self._expressions

    def mark(self, prepared: str) -> str:
        """A text from `words.line` with the names of the lists marked on its words."""
        words = prepared.split()
        names: list[list[str]] = [[] for _ in words]
        for name, expression in self._expressions.items():
            for match in expression.finditer(prepared):
                first = prepared.count(" ", 0, match.start()) - 1
                for place in range(first, first + match.group().count(" ")):
                    names[place].append(name)
        marked = (
            f"{word}{_MARK}{_MARK.join(found)}{_MARK}" if found else word
            for word, found in zip(words, names, strict=True)
        )
        return f" {' '.join(marked)} "


NO_TERMS: Final = Terms({})


@dataclass(frozen=True)
class Patterns:
    """A set of patterns, compiled when first used."""

    patterns: tuple[str, ...]
    terms: Terms = NO_TERMS

    @cached_property
    def _expression(self) -> re.Pattern[str]:
        for name in re.findall(r"@(\w+)", " ".join(self.patterns)):
            if name not in self.terms:
                raise DataError(f"a pattern names the term list @{name}, which does not exist")
        return compiled(self.patterns)

    def matches(self, text: str) -> tuple[Match, ...]:
        """Every match in a text, in order."""
        marked = self.terms.mark(line(text))
        found = []
        for match in self._expression.finditer(marked):
            sentence = marked[: match.start()].rsplit(f"{STOP} ", 1)[-1]
            found.append(Match(_bare(match.group()), tuple(_bare(sentence).split())))
        return tuple(found)

    def search(self, marked: str) -> str | None:
        """The words of the first match in a text prepared by `Terms.mark`, or `None`."""
        match = self._expression.search(marked)
        return _bare(match.group()) if match else None
