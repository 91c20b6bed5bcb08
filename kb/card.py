"""A knowledge card: one topic in one locale."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Source:
    """The public page a card leans on."""

    name: str
    """Publisher as said aloud, for example `MedlinePlus`."""
    url: str
    published: str
    """ISO date, or the year alone where no more is known: the page's own date of publication or last review."""
    accessed: str
    """ISO date."""
    licence: str
    opened: bool = False
    """Whether a person has opened the page and held the card against it; until then the evidence says so."""


@dataclass(frozen=True, slots=True)
class Card:
    """One topic in one locale."""

    id: str
    """Same in every locale, for example `missed-dose`."""
    locale: str
    title: str
    topic: str
    """Family of topics, for example `adherence`."""
    spoken: str
    """What the line says: at most 45 words in short sentences."""
    text: str
    """The full text, shown on screen."""
    questions: tuple[str, ...]
    """How callers ask, at least six."""
    facts: tuple[str, ...]
    """Statements the card supports."""
    myths: tuple[str, ...]
    """Statements the card contradicts."""
    reflection: tuple[str, ...]
    """Neutral questions to think about, at least three."""
    source: Source
    synthetic: bool
    content_hash: str
    """SHA-256 of the card's file, hexadecimal."""
    reviewed: str = ""
    """ISO date on which a person last read the card against its source."""

    def to_dict(self) -> dict[str, Any]:
        """The card as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Card":
        """The card that `to_dict` wrote, also after a trip through JSON.

        Raises:
            KeyError, TypeError: a field is missing.
        """
        values: dict[str, Any] = {item.name: data[item.name] for item in fields(cls)}
        for name, value in values.items():
            if isinstance(value, list):
                values[name] = tuple(value)
        return cls(**(values | {"source": Source(**data["source"])}))
