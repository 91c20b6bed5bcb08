"""What a card must be, beyond being readable: fit for the ear, within the posture, sourced, plain."""

import datetime
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from guardrails.posture import forbidden
from kb.authority import class_of
from kb.card import Card
from kb.embedding import Embedder
from kb.errors import Problem
from kb.language import fold, language_of, sentences, words
from kb.parity import file_of, parity
from kb.readability import measure, too_hard
from kb.reading import read_cards

SPOKEN_WORDS: Final = 45
SENTENCE_WORDS: Final = 18
"""Longest spoken sentence: longer ones are lost on the telephone."""
TITLE_WORDS: Final = 10
QUESTION_WORDS: Final = 25
STALE_DAYS: Final = 730
"""A card not read against its source for this long must be reviewed."""
_LISTED: Final = re.compile(r"^\s*(?:[-*•–]|\d+[.)])\s|[;:•]|\s[-–—]\s", re.MULTILINE)
_BRACKETS: Final = re.compile(r"[()\[\]{}<>]")
_MARKUP: Final = re.compile(r"https?://|www\.|[*_`#|\\/@]")


def lint(
    cards: Sequence[Card], embedder: Embedder | None = None, today: datetime.date | None = None
) -> list[Problem]:
    """Every problem of `cards`, by file; with an embedder also whether the locales state the same facts."""
    today = today or datetime.date.today()
    problems: list[Problem] = []
    for card in cards:
        for field, message in _of_card(card, today):
            problems.append(Problem(file_of(card), field, message))
    problems.extend(_shared_questions(cards))
    problems.extend(parity(cards, embedder))
    return sorted(problems, key=lambda problem: (problem.file, problem.field))


def lint_folder(directory: Path, embedder: Embedder | None = None) -> list[Problem]:
    """Every problem of the files of `directory`, those that cannot be read included."""
    cards, problems = read_cards(directory)
    # Parity would call an unreadable file missing; it is there, and already listed.
    unreadable = {problem.file for problem in problems}
    found = [problem for problem in lint(cards, embedder) if problem.file not in unreadable]
    return sorted([*problems, *found], key=lambda problem: (problem.file, problem.field))


def _of_card(card: Card, today: datetime.date) -> Iterator[tuple[str, str]]:
    yield from _spoken(card)
    yield from _plain(card)
    yield from _posture(card)
    yield from _source(card, today)
    for question in card.reflection:
        if not question.rstrip().endswith("?"):
            yield "reflection", f"{question!r} is not a question; end it with a question mark"
    for question in card.questions:
        if len(words(question)) > QUESTION_WORDS:
            yield "questions", f"{question!r} is longer than {QUESTION_WORDS} words; nobody asks like that"
    if len(words(card.title)) > TITLE_WORDS:
        yield "title", f"{len(words(card.title))} words; at most {TITLE_WORDS}"


def _spoken(card: Card) -> Iterator[tuple[str, str]]:
    count = len(words(card.spoken))
    if count > SPOKEN_WORDS:
        yield "spoken", f"{count} words; at most {SPOKEN_WORDS}: cut {count - SPOKEN_WORDS}"
    for sentence in sentences(card.spoken):
        length = len(words(sentence))
        if length > SENTENCE_WORDS:
            yield "spoken", f"a sentence of {length} words, at most {SENTENCE_WORDS}; split it: {sentence!r}"
    for pattern, what in (
        (_LISTED, "a list or a colon"),
        (_BRACKETS, "brackets"),
        (_MARKUP, "markup or an address"),
    ):
        found = pattern.search(card.spoken)
        if found:
            yield "spoken", f"{what} ({found[0].strip()!r}) cannot be heard; write plain sentences"
    if not card.spoken.rstrip().endswith((".", "!", "?")):
        yield "spoken", "must end with a full stop"
    last = sentences(card.spoken)[-1:]
    if last and language_of(card.locale).treatment_change.search(last[0]):
        yield "spoken", f"ends with advice to change treatment; end with whom to ask instead: {last[0]!r}"


def _plain(card: Card) -> Iterator[tuple[str, str]]:
    formula = language_of(card.locale).readability
    for field, limit in (("spoken", formula.spoken), ("text", formula.text)):
        content = getattr(card, field)
        if too_hard(content, card.locale, limit):
            side = "at most" if formula.lower_is_easier else "at least"
            value = measure(content, card.locale)
            yield (
                field,
                f"{formula.name} {value:.1f}, {side} {limit:.0f}; use shorter sentences and shorter words",
            )


def _posture(card: Card) -> Iterator[tuple[str, str]]:
    # Myths are what the card contradicts, and questions are the caller's: only what the card says is read.
    said = [("spoken", card.spoken), ("text", card.text), *(("facts", fact) for fact in card.facts)]
    said += [("reflection", question) for question in card.reflection]
    for field, content in said:
        for found in forbidden(content, card.locale):
            yield (
                field,
                f"crosses the posture ({found}); the line does not diagnose, prescribe or change a dose",
            )


def _source(card: Card, today: datetime.date) -> Iterator[tuple[str, str]]:
    url = urlsplit(card.source.url)
    if url.scheme != "https" or not url.hostname or url.query or url.fragment:
        yield "source.url", f"{card.source.url!r} must be a plain https address without ? or #"
    elif class_of(card.source.url) is None:
        yield "source.url", f"{url.hostname} is not on the list of authorities; see kb/data/authorities.yaml"
    published, accessed, reviewed = (
        datetime.date.fromisoformat(date if len(date) > 4 else f"{date}-01-01")
        for date in (card.source.published, card.source.accessed, card.reviewed)
    )
    for field, date in (
        ("source.published", published),
        ("source.accessed", accessed),
        ("reviewed", reviewed),
    ):
        if date > today:
            yield field, f"{date} is in the future; today is {today}"
    if published > accessed:
        yield "source.published", f"{published} is after the day of access, {accessed}"
    if reviewed < accessed:
        yield "reviewed", f"{reviewed} is before the source was read, {accessed}; review the card again"
    if (today - reviewed).days > STALE_DAYS:
        yield (
            "reviewed",
            f"{reviewed} is more than {STALE_DAYS} days ago; read the card against its source again",
        )


def _shared_questions(cards: Sequence[Card]) -> Iterator[Problem]:
    """A question that leads to two cards leads to neither."""
    seen: dict[tuple[str, str], Card] = {}
    for card in cards:
        for question in card.questions:
            key = (card.locale, fold(" ".join(words(question))))
            first = seen.setdefault(key, card)
            if first is not card:
                yield Problem(
                    file_of(card), "questions", f"{question!r} is also in {file_of(first)}; keep it in one"
                )
