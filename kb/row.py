"""What the table holds: one row per sentence that can lead to a card."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kb.card import Card


class RowKind(StrEnum):
    """What part of a card a row is."""

    QUESTION = "question"
    FACT = "fact"
    MYTH = "myth"
    PASSAGE = "passage"
    TITLE = "title"


ASKED: Final = frozenset({RowKind.QUESTION})
"""Kinds embedded as a caller's words: a question is nearest to another way of asking it."""


@dataclass(frozen=True, slots=True)
class Row:
    """One sentence or passage, pointing to its card."""

    card_id: str
    locale: str
    kind: RowKind
    text: str

    @property
    def content_hash(self) -> str:
        """Same text embedded the same way: same hash, whichever card it belongs to."""
        return text_hash(self.text, asked=self.kind in ASKED)


def text_hash(text: str, *, asked: bool) -> str:
    """SHA-256 of a text and of how it is embedded: as a question or as a passage."""
    return hashlib.sha256(f"{'query' if asked else 'passage'}\0{text}".encode()).hexdigest()


_PARAGRAPH: Final = re.compile(r"\n\s*\n")
_MARKUP: Final = re.compile(r"^#+\s*|^[-*]\s+|[*_`]{1,2}", re.MULTILINE)


def passages(card: Card) -> tuple[str, ...]:
    """The spoken text and the paragraphs of the full text, without markup or headings."""
    found = [card.spoken]
    for paragraph in _PARAGRAPH.split(card.text):
        if paragraph.lstrip().startswith("#") and "\n" not in paragraph.strip():
            continue
        text = " ".join(_MARKUP.sub("", paragraph).split())
        if text and text not in found:
            found.append(text)
    return tuple(found)


def rows_of(card: Card) -> tuple[Row, ...]:
    """All rows of one card."""
    texts = (
        (RowKind.TITLE, (card.title,)),
        (RowKind.QUESTION, card.questions),
        (RowKind.FACT, card.facts),
        (RowKind.MYTH, card.myths),
        (RowKind.PASSAGE, passages(card)),
    )
    return tuple(Row(card.id, card.locale, kind, text) for kind, items in texts for text in items)


def rows_of_all(cards: Iterable[Card]) -> list[Row]:
    """All rows of all cards, in the order of the cards."""
    return [row for card in cards for row in rows_of(card)]
