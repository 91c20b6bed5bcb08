"""A piece of speech that a turn hands to the line before the turn has ended."""

from dataclasses import dataclass
from enum import StrEnum


class SayKind(StrEnum):
    """What a piece of speech is."""

    ANSWER = "answer"
    SOURCE = "source"
    REFLECTION = "reflection"
    REFUSAL = "refusal"
    NO_MATCH = "no_match"
    CHECK = "check"
    SCRIPT = "script"
    FILLER = "filler"
    HOLD = "hold"
    """A person is reading the draft; it may take a while."""


@dataclass(frozen=True, slots=True)
class Say:
    """Words to speak now."""

    text: str
    kind: SayKind
    cards: tuple[str, ...] = ()
    """Ids of the cards that the words lean on."""
