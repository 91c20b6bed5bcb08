"""Grouping a stream of tokens into sentences."""

import re

_END = re.compile(r"[.!?…](?:[\"'”’»)]*)(?:\s*\[[^\]\n]{1,80}\])*(?=\s|$)|\n+")
_ABBREVIATION = re.compile(
    r"(?:\b(?:dr|dra|sr|sra|srta|mr|mrs|ms|st|vs|etc|e\.g|i\.e|p\.ej|ej|ex|mg|ml|no|núm|aprox)|\b[A-Za-z]|\d)\.$",
    re.IGNORECASE,
)


class Sentences:
    """Feeds tokens in, gives whole sentences out, each with the citations that follow it."""

    def __init__(self) -> None:
        """Start empty."""
        self._buffer = ""

    def push(self, token: str) -> list[str]:
        """Sentences that `token` completes. A sentence is held until what follows shows that it has ended."""
        self._buffer += token
        sentences = []
        start = 0
        for match in _END.finditer(self._buffer):
            rest = self._buffer[match.end() :]
            if not rest.strip() or rest.lstrip().startswith("["):
                break
            sentence = self._buffer[start : match.end()]
            if not _ABBREVIATION.search(sentence.rstrip()):
                sentences.append(sentence.strip())
                start = match.end()
        self._buffer = self._buffer[start:]
        return [sentence for sentence in sentences if sentence]

    def finish(self) -> list[str]:
        """What is left when the stream ends."""
        rest, self._buffer = self._buffer.strip(), ""
        return [rest] if rest else []
