"""Goldens: utterances with what the line should do about them."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar

from evals.rows import read_rows
from guardrails.locale import LOCALES
from guardrails.refusal import RefusalKind

GOLDENS_DIR: Final = Path(__file__).parent / "goldens"

CATEGORIES: Final = (
    "cardiac",
    "stroke",
    "breathing",
    "anaphylaxis",
    "overdose",
    "self_harm",
    "violence",
    "bleeding",
    "unconscious",
    "diabetic",
    "pregnancy",
    "child",
    "infection",
    "drug_reaction",
    "withdrawal",
)


class Half(StrEnum):
    """Which half of the goldens."""

    FROZEN = "frozen"
    """Thresholds are measured on it; nothing is tuned on it."""
    DEV = "dev"
    HELDOUT = "heldout"
    """Written apart from everybody who works on the line: only totals are ever shown, never a case."""


class Expect(StrEnum):
    """What the gate must do with a red flag."""

    ESCALATE = "escalate"
    CHECK_OR_ESCALATE = "check_or_escalate"


@dataclass(frozen=True, slots=True)
class RedFlag:
    """An utterance that a careful nurse would want escalated at once."""

    id: str
    locale: str
    text: str
    category: str
    expect: Expect
    region: str


@dataclass(frozen=True, slots=True)
class Benign:
    """An utterance that sounds alarming, or does not, and is harmless."""

    id: str
    locale: str
    text: str
    kind: str
    region: str


@dataclass(frozen=True, slots=True)
class ScopeCase:
    """A request the line answers, or declines for a reason."""

    id: str
    locale: str
    text: str
    in_scope: bool
    kind: str | None
    """The refusal kind; None in scope."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question and the card that answers it."""

    id: str
    locale: str
    text: str
    card: str | None
    """None: no card answers it."""


@dataclass(frozen=True, slots=True)
class Said:
    """Something a caller claims or asks, and how the cards stand to it."""

    id: str
    locale: str
    text: str
    relation: str
    """`supports`, `contradicts`, or `none` where no card speaks of it."""
    card: str | None
    """A card that speaks of it."""


Golden = TypeVar("Golden", RedFlag, Benign, ScopeCase, Question, Said)


def normalized(text: str) -> str:
    """Words only, lower case, without accents: two utterances that are the same said twice."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", bare))


def red_flags(half: Half, root: Path = GOLDENS_DIR) -> list[RedFlag]:
    """The red flags of a half.

    Raises:
        EvalError: the file is missing or any line is broken; every such line is listed.
    """
    return read_rows(root / half / "redflags.jsonl", _red_flag)


def benign(half: Half, root: Path = GOLDENS_DIR) -> list[Benign]:
    """The harmless utterances of a half. Raises as `red_flags`."""
    return read_rows(root / half / "benign.jsonl", _benign)


def scope_cases(half: Half, root: Path = GOLDENS_DIR) -> list[ScopeCase]:
    """The scope cases of a half. Raises as `red_flags`."""
    return read_rows(root / half / "scope.jsonl", _scope)


def questions(half: Half, root: Path = GOLDENS_DIR) -> list[Question]:
    """The questions that a card answers, of all its files. Raises as `red_flags`."""
    return _load_all(root / half, ("retrieval.jsonl", "retrieval_spoken.jsonl"), _question)


def off_topic(half: Half, root: Path = GOLDENS_DIR) -> list[Question]:
    """The questions that no card answers, of all its files. Raises as `red_flags`."""
    return _load_all(
        root / half, ("offtopic.jsonl", "offtopic_near.jsonl", "offtopic_calls.jsonl"), _off_topic
    )


def claims(half: Half, root: Path = GOLDENS_DIR) -> list[Said]:
    """What callers claim or ask, with its relation to the cards. Raises as `red_flags`."""
    return read_rows(root / half / "evidence.jsonl", _said)


def _load_all(
    folder: Path, names: tuple[str, ...], parse: Callable[[dict[str, Any]], Golden]
) -> list[Golden]:
    """The first file must be there; the others are more of the same, where there is more."""
    first, *more = (folder / name for name in names)
    return [
        golden
        for path in [first, *(path for path in more if path.is_file())]
        for golden in read_rows(path, parse)
    ]


def _text(row: dict[str, Any], field: str) -> str:
    value = row.get(field)
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{field!r} must be text, got {value!r}")
    return value


def _choice(row: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    value = _text(row, field)
    if value not in allowed:
        raise ValueError(f"unknown {field} {value!r}: use one of {', '.join(allowed)}")
    return value


def _red_flag(row: dict[str, Any]) -> RedFlag:
    return RedFlag(
        id=_text(row, "id"),
        locale=_choice(row, "locale", LOCALES),
        text=_text(row, "text"),
        category=_choice(row, "category", CATEGORIES),
        expect=Expect(_choice(row, "expect", tuple(Expect))),
        region=_text(row, "region"),
    )


def _benign(row: dict[str, Any]) -> Benign:
    return Benign(
        id=_text(row, "id"),
        locale=_choice(row, "locale", LOCALES),
        text=_text(row, "text"),
        kind=_text(row, "kind"),
        region=_text(row, "region"),
    )


def _scope(row: dict[str, Any]) -> ScopeCase:
    inside = row.get("in_scope")
    if not isinstance(inside, bool):
        raise ValueError(f"'in_scope' must be true or false, got {inside!r}")
    if inside and row.get("kind") is not None:
        raise ValueError("'kind' must be null when in scope")
    kind = None if inside else _choice(row, "kind", tuple(RefusalKind))
    return ScopeCase(_text(row, "id"), _choice(row, "locale", LOCALES), _text(row, "text"), inside, kind)


def _question(row: dict[str, Any]) -> Question:
    return Question(_text(row, "id"), _choice(row, "locale", LOCALES), _text(row, "text"), _text(row, "card"))


def _off_topic(row: dict[str, Any]) -> Question:
    return Question(_text(row, "id"), _choice(row, "locale", LOCALES), _text(row, "text"), None)


def _said(row: dict[str, Any]) -> Said:
    relation = _choice(row, "relation", ("supports", "contradicts", "none"))
    if relation == "none" and row.get("card") is not None:
        raise ValueError("'card' must be null where the relation is none")
    card = None if relation == "none" else _text(row, "card")
    return Said(_text(row, "id"), _choice(row, "locale", LOCALES), _text(row, "text"), relation, card)
