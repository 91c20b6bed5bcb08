"""Reading card files: YAML front matter, then the full text."""

import datetime
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from kb.card import Card, Source
from kb.errors import CardError, Problem
from kb.language import locales

CARDS_DIR: Final = Path(__file__).parent / "cards"
"""Where the line's own cards are."""

MINIMUM: Final[Mapping[str, int]] = {"questions": 6, "facts": 3, "myths": 2, "reflection": 3}
"""Fewest entries of each list."""

_TEXT_FIELDS: Final = ("id", "locale", "title", "topic", "spoken")
_SOURCE_FIELDS: Final = ("name", "url", "published", "accessed", "opened", "licence")
_FIELDS: Final = frozenset((*_TEXT_FIELDS, *MINIMUM, "source", "reviewed", "synthetic"))
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The same, in C where the package was built with it: ten times as fast."""
_FRONT_MATTER: Final = re.compile(r"\A---[ \t]*\n(.*?\n)---[ \t]*(?:\n|\Z)(.*)\Z", re.DOTALL)
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def load_cards(directory: Path = CARDS_DIR) -> list[Card]:
    """Every card of `directory`, by id and locale.

    Raises:
        CardError: at least one file cannot be read as a card; all problems of all files are listed.
    """
    cards, problems = read_cards(directory)
    if problems:
        raise CardError(problems)
    return cards


def read_cards(directory: Path) -> tuple[list[Card], list[Problem]]:
    """The cards that can be read, and the problems of those that cannot."""
    if not directory.is_dir():
        return [], [
            Problem(str(directory), "file", "no such folder; name the folder that holds the card files")
        ]
    paths = sorted(path for path in directory.glob("*.md") if path.name != "README.md")
    if not paths:
        return [], [Problem(str(directory), "file", "no card files; a card is a file named <id>.<locale>.md")]
    cards: list[Card] = []
    problems: list[Problem] = []
    for path in paths:
        try:
            cards.append(read_card(path))
        except CardError as error:
            problems.extend(error.problems)
    cards.sort(key=lambda card: (card.id, card.locale))
    return cards, problems


def read_card(path: Path) -> Card:
    """One card from its file.

    Raises:
        CardError: with every problem of the file.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CardError([Problem(path.name, "file", f"cannot be read: {error.strerror}")]) from error
    return parse_card(data, path.name)


def parse_card(data: bytes, filename: str) -> Card:
    """One card from the bytes of its file; `filename` must be `<id>.<locale>.md`.

    Raises:
        CardError: with every problem found.
    """
    matter, text = _split(data, filename)
    form = _Form(filename, matter)
    words = {name: form.text(name) for name in _TEXT_FIELDS}
    lists = {name: form.texts(name, minimum) for name, minimum in MINIMUM.items()}
    source = form.source()
    reviewed = form.date("reviewed", matter)
    if matter.get("synthetic") is not True:
        form.problem("synthetic", "must be `true`: the wording is our own, written for this line")
    for name in sorted(set(map(str, matter)) - _FIELDS):
        form.problem(name, f"not a field of a card; the fields are {', '.join(sorted(_FIELDS))}")
    if words["id"] and not _ID.fullmatch(words["id"]):
        form.problem("id", f"{words['id']!r} must be lower-case words joined by hyphens, such as missed-dose")
    if words["locale"] and words["locale"] not in locales():
        form.problem(
            "locale", f"{words['locale']!r} is not a locale of the line; use one of {', '.join(locales())}"
        )
    expected = f"{words['id']}.{words['locale']}.md"
    if words["id"] and words["locale"] and filename != expected:
        form.problem("file", f"id and locale say {expected}; rename the file or correct the fields")
    if not text.strip():
        form.problem("text", "the full text is missing; write it below the second `---`")
    if form.problems:
        raise CardError(form.problems)
    content_hash = hashlib.sha256(data).hexdigest()
    return Card(
        id=words["id"],
        locale=words["locale"],
        title=words["title"],
        topic=words["topic"],
        spoken=words["spoken"],
        text=text.strip(),
        questions=lists["questions"],
        facts=lists["facts"],
        myths=lists["myths"],
        reflection=lists["reflection"],
        source=source,
        synthetic=True,
        content_hash=content_hash,
        reviewed=reviewed,
    )


def _split(data: bytes, filename: str) -> tuple[dict[str, Any], str]:
    try:
        content = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        message = f"not UTF-8 at byte {error.start}; save the file as UTF-8"
        raise CardError([Problem(filename, "file", message)]) from error
    match = _FRONT_MATTER.match(content)
    if match is None:
        message = "no front matter; the file must begin with `---`, the fields, and another `---`"
        raise CardError([Problem(filename, "file", message)])
    try:
        matter = yaml.load(match[1], Loader=_LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 2}" if mark else "front matter"
        message = f"{where} is not valid YAML ({getattr(error, 'problem', None) or 'syntax'}); quote texts that contain a colon"
        raise CardError([Problem(filename, "file", message)]) from error
    if not isinstance(matter, dict):
        raise CardError([Problem(filename, "file", "the front matter must be `field: value` lines")])
    return matter, match[2]


class _Form:
    """Reads typed fields and gathers what is wrong with them."""

    def __init__(self, filename: str, matter: Mapping[str, Any]) -> None:
        self.filename = filename
        self.matter = matter
        self.problems: list[Problem] = []

    def problem(self, name: str, message: str) -> None:
        self.problems.append(Problem(self.filename, name, message))

    def text(self, name: str, matter: Mapping[str, Any] | None = None, prefix: str = "") -> str:
        value = (self.matter if matter is None else matter).get(name)
        if isinstance(value, str) and value.strip():
            return " ".join(value.split())
        message = "is missing; add it" if value is None else f"must be text, found {value!r}; quote it"
        self.problem(prefix + name, message)
        return ""

    def texts(self, name: str, minimum: int) -> tuple[str, ...]:
        value = self.matter.get(name)
        if not isinstance(value, list):
            self.problem(
                name, f"must be a list of {minimum} or more texts, each on a line beginning with `- `"
            )
            return ()
        texts: list[str] = []
        for number, item in enumerate(value, 1):
            if isinstance(item, str) and item.strip():
                texts.append(" ".join(item.split()))
            else:
                self.problem(
                    name, f"entry {number} must be text, found {item!r}; quote it if it contains a colon"
                )
        folded = [text.casefold() for text in texts]
        repeated = sorted({text for text in texts if folded.count(text.casefold()) > 1})
        if repeated:
            self.problem(name, f"says the same more than once: {repeated[0]!r}; keep one")
        if len(value) < minimum:
            self.problem(name, f"has {len(value)} of at least {minimum}; add {minimum - len(value)}")
        return tuple(texts)

    def date(self, name: str, matter: Mapping[str, Any], prefix: str = "") -> str:
        value = matter.get(name)
        if isinstance(value, datetime.datetime):
            value = value.date()
        if isinstance(value, datetime.date):
            return value.isoformat()
        if isinstance(value, str):
            try:
                return datetime.date.fromisoformat(value.strip()).isoformat()
            except ValueError:
                pass
        found = "is missing" if value is None else f"found {value!r}"
        self.problem(prefix + name, f"must be a date such as 2026-01-31; {found}")
        return ""

    def date_or_year(self, name: str, matter: Mapping[str, Any], prefix: str = "") -> str:
        value = matter.get(name)
        if isinstance(value, int) and not isinstance(value, bool) and 1900 <= value <= 9999:
            return str(value)
        return self.date(name, matter, prefix)

    def flag(self, name: str, matter: Mapping[str, Any], prefix: str = "") -> bool:
        value = matter.get(name)
        if not isinstance(value, bool):
            found = "is missing" if value is None else f"found {value!r}"
            self.problem(prefix + name, f"must be true or false; {found}")
        return value is True

    def source(self) -> Source:
        value = self.matter.get("source")
        if not isinstance(value, dict):
            self.problem("source", f"must hold {', '.join(_SOURCE_FIELDS)}")
            return Source("", "", "", "", "")
        for name in sorted(set(map(str, value)) - set(_SOURCE_FIELDS)):
            self.problem(
                f"source.{name}", f"not a field of a source; the fields are {', '.join(_SOURCE_FIELDS)}"
            )
        return Source(
            name=self.text("name", value, "source."),
            url=self.text("url", value, "source."),
            published=self.date_or_year("published", value, "source."),
            accessed=self.date("accessed", value, "source."),
            licence=self.text("licence", value, "source."),
            opened=self.flag("opened", value, "source."),
        )
