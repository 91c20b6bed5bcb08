"""Sentences from a text that arrives in pieces."""

import re
from typing import Final

_END: Final = re.compile(r"[.!?…]+[\"'”’)]*(?:\s*\[(?:card:)?[\w-]+\][.]?)*(?=\s+[^\s\[])|\n+")

_ABBREVIATION: Final = re.compile(
    r"(?:\b(?:dr|dra|sr|sra|srta|mr|mrs|ms|prof|st|vs|etc|aprox|approx|no|núm|tel|e\.g|i\.e|p\. ?ej|ex|a\.m|p\.m|a\. m|p\. m)|\b[A-Z])\.$",
    re.IGNORECASE,
)


class SentenceStream:
    """Groups the pieces a model streams into sentences; a tag after the full stop stays with its sentence."""

    def __init__(self) -> None:
        self._held = ""

    def push(self, piece: str) -> tuple[str, ...]:
        """Take one piece; give the sentences that are now complete."""
        self._held += piece
        done: list[str] = []
        start = at = 0
        while match := _END.search(self._held, at):
            at = match.end()
            candidate = self._held[start:at].strip()
            if _ABBREVIATION.search(candidate) or not candidate:
                continue
            done.append(candidate)
            start = at
        self._held = self._held[start:]
        return tuple(done)

    def rest(self) -> str:
        """What is left when the stream ends; the stream is empty afterwards."""
        held, self._held = self._held.strip(), ""
        return held
