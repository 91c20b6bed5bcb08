"""What can go wrong with the cards, told to a person."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to mend in one card file."""

    file: str
    """Name of the file, for example `missed-dose.es-419.md`."""
    field: str
    """Field of the front matter, `text` for the body, or `file`."""
    message: str
    """What is wrong and what to do about it."""

    def __str__(self) -> str:
        return f"{self.file}:{self.field}: {self.message}"


class KbError(ValueError):
    """Base of everything this package raises on purpose. The message is meant for people."""

    def __init__(self, message: str, problems: Sequence[Problem] = ()) -> None:
        """`problems` lists every broken card field, when cards are what is wrong."""
        super().__init__(message)
        self.problems = tuple(problems)


class CardError(KbError):
    """Card files that cannot be read."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        """The message lists all of `problems`, one a line."""
        count = len(problems)
        noun = "problem" if count == 1 else "problems"
        lines = "\n".join(f"  {problem}" for problem in problems)
        super().__init__(f"{count} {noun} in the cards; mend each and try again:\n{lines}", problems)


class StoreError(KbError):
    """The table is absent, unreadable, or built for another embedder."""


class EmbeddingError(KbError):
    """An embedder that is absent, misconfigured or does not answer."""
