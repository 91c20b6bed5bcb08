"""Reading lines of plain text or JSON objects from standard input."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from guardrails.locale import UnknownLocale, parse_locale


@dataclass(frozen=True, slots=True)
class Line:
    """One input line."""

    number: int
    text: str
    locale: str
    id: str | int | None = None
    problem: str | None = None
    """Why the line cannot be used; None if it can."""


def read_lines(locale: str) -> Iterator[Line]:
    """Each line of standard input, undecodable bytes replaced; a line that opens with `{` is a JSON object."""
    for number, raw in enumerate(sys.stdin.buffer, 1):
        text = raw.decode("utf-8", errors="replace").rstrip("\r\n")
        if text.strip():
            yield (
                _object(number, text, locale) if text.lstrip().startswith("{") else Line(number, text, locale)
            )


def _object(number: int, text: str, locale: str) -> Line:
    try:
        value = json.loads(text)
    except ValueError:
        return Line(number, text, locale)
    identifier = value.get("id")
    identifier = identifier if isinstance(identifier, str | int) else None
    words = value.get("text")
    if not isinstance(words, str):
        problem = f"line {number}: the object needs a string `text`"
        return Line(number, "", locale, identifier, problem)
    try:
        chosen = parse_locale(value["locale"]) if isinstance(value.get("locale"), str) else locale
    except UnknownLocale as error:
        return Line(number, words, locale, identifier, f"line {number}: {error}")
    return Line(number, words, chosen, identifier)
