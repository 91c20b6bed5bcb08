"""What a fetch tells while it runs."""

from typing import Protocol


class Progress(Protocol):
    """Hears how a fetch is going."""

    def begin(self, what: str, total: int) -> None:
        """Something of `total` bytes begins to arrive."""

    def at(self, done: int) -> None:
        """So many of its bytes have arrived."""

    def note(self, line: str) -> None:
        """A line for the person who waits."""


class Quiet:
    """Says nothing."""

    def begin(self, what: str, total: int) -> None:
        """Ignore it."""

    def at(self, done: int) -> None:
        """Ignore it."""

    def note(self, line: str) -> None:
        """Ignore it."""
