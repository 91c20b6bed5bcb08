"""A small pattern language over words, so that a reviewer reads phrases and not regular expressions.

    should i|we take|have ... two|double
    is it @ok to? mix ... @medicine

Elements are separated by spaces and match folded words in order:

    word            itself; `diagnos*` any word that begins so, `*ine` any that ends so
    a|b|c           any of them; `as_well_as` is several words
    word?           may be missing
    ...             up to four words, `....` up to eight; never across the end of a sentence
    @name           any entry of the term list of that name
    !a|b            the next word is none of these
    #               any number
    ^  $            begin and end of a sentence

A pattern compiles to one regular expression whose every repetition is bounded, so the time it takes grows
linearly with the text.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from guardrails.errors import DataError
from guardrails.words import fold, line, tokens

_GAPS = {"..": 2, "...": 4, "....": 8}
_WORD = r"[^ .]+"


@dataclass(frozen=True, slots=True)
class Match:
    """Where a pattern matched: the words, and those just before them in the same sentence."""

    text: str
    before: tuple[str, ...]


def _alternative(text: str) -> str:
    words = fold(text).replace("_", " ").split()
    if not words:
        raise DataError(f"empty alternative in pattern element {text!r}; remove the stray |")
    return " ".join(re.escape(word).replace(r"\*", "[^ .]*").replace(r"\#", r"\d[\d.,]*") for word in words)


def _group(alternatives: Sequence[str]) -> str:
    # Longest first, so that "blood pressure pill" is not cut short by "blood".
    return "(?:" + "|".join(sorted(map(_alternative, alternatives), key=len, reverse=True)) + ")"


def _element(element: str, terms: Mapping[str, Sequence[str]]) -> str:
    if element in _GAPS:
        return f"(?:{_WORD} ){{0,{_GAPS[element]}}}"
    if element == "^":
        return r"(?:(?<=^ )|(?<=\. ))"
    if element == "$":
        return r"(?=\. |$)"
    negative = element.startswith("!")
    optional = element.endswith("?") and not negative
    body = element.removeprefix("!").removesuffix("?" if optional else "\0")
    alternatives: list[str] = []
    for part in body.split("|"):
        if part.startswith("@"):
            try:
                alternatives.extend(terms[part[1:]])
            except KeyError:
                raise DataError(f"pattern names the term list {part!r}, which does not exist") from None
        else:
            alternatives.append(part)
    group = _group(alternatives)
    if negative:
        return f"(?!{group} )"
    return f"(?:{group} )?" if optional else f"{group} "


def _body(pattern: str, terms: Mapping[str, Sequence[str]]) -> str:
    try:
        return "".join(_element(element, terms) for element in pattern.split())
    except DataError as error:
        raise DataError(f"{error} (in the pattern {pattern!r})") from None


def compiled(patterns: Sequence[str], terms: Mapping[str, Sequence[str]] | None = None) -> re.Pattern[str]:
    """One expression that matches any of the patterns in a text given by `words.line`.

    Raises:
        DataError: a pattern names a term list that is not there, or has an empty alternative.
    """
    lists = terms or {}
    bodies = [_body(pattern, lists) for pattern in patterns]
    return re.compile("(?<= )(?:" + "|".join(bodies) + ")") if bodies else re.compile(r"(?!)")


@dataclass(frozen=True)
class Patterns:
    """A set of patterns, compiled when first used."""

    patterns: tuple[str, ...]
    terms: Mapping[str, Sequence[str]]

    @cached_property
    def _expression(self) -> re.Pattern[str]:
        return compiled(self.patterns, self.terms)

    def matches(self, text: str) -> tuple[Match, ...]:
        """Every match in a text, in order."""
        prepared = line(text)
        found = []
        for match in self._expression.finditer(prepared):
            sentence = prepared[: match.start()].rsplit(". ", 1)[-1]
            found.append(Match(match.group().strip(), tuple(sentence.split())))
        return tuple(found)

    def search(self, prepared: str) -> str | None:
        """The first match in a text prepared by `words.line`, or `None`."""
        match = self._expression.search(prepared)
        return match.group().strip() if match else None


def words_of(terms: Sequence[str]) -> frozenset[str]:
    """Every word of a term list, folded."""
    return frozenset(word for term in terms for word in tokens(term.replace("_", " ")))
