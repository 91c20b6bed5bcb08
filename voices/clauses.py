"""Where to cut a text so that its first words can be heard while the rest is still being synthesized."""

import re
from dataclasses import dataclass, replace
from typing import Final

SENTENCE_PAUSE: Final = 0.30
"""Seconds of silence after a sentence."""
CLAUSE_PAUSE: Final = 0.12
"""Seconds of silence after a comma, semicolon, colon or dash."""
WORD_PAUSE: Final = 0.0
"""Seconds of silence where a text had to be cut between two words."""

DICTATED_PAUSE: Final = 0.18
"""Seconds of silence around a number that is dictated."""
DICTATED_PACE: Final = 0.85
"""How fast a dictated number is said; with a pause around it a listener can write it down."""

MOST: Final = 200
"""Characters of the longest clause: about 13 s of speech, and well inside the 508 phonemes that Kokoro takes."""
GROWTH: Final = 1.5
"""How much longer each clause may be than the one before it, so that a slow voice keeps ahead of its listener."""

_SENTENCE = re.compile(r"(?<=[.!?…])[\"'”’»)\]]*\s+")
_CLAUSE = re.compile(r"(?<=[,;:])\s+|\s+[—–-]\s+")


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of text to synthesize in one go."""

    text: str
    pause: float
    """Seconds of silence that follow it."""
    pace: float = 1.0
    """How fast it is said, on top of the speed of the whole text."""


def sentences(text: str) -> list[str]:
    """The sentences of a spoken text, in order; none is empty."""
    return [part.strip() for part in _cut(text, _SENTENCE) if any(map(str.isalnum, part))]


def clauses(
    text: str, first: int = MOST, most: int = MOST, dictated: re.Pattern[str] | None = None
) -> list[Clause]:
    """Cut a spoken text (numbers and abbreviations already written out).

    Sentences are never joined. A sentence longer than its limit is cut at commas and the like, and between
    words when it has none. Joining the texts with single spaces gives the words of the original, in order.

    Args:
        text: What will be said.
        first: Characters that the first clause may have. Short for a slow voice: nothing is heard before
            the whole clause is synthesized.
        most: Characters that any clause may have.
        dictated: Matches numbers to say slowly and apart from the rest, for a voice that runs them together.
    """
    limit = float(min(first, most))
    found: list[Clause] = []
    for sentence in sentences(text):
        parts = _parted(sentence, dictated)
        for index, (part, number) in enumerate(parts):
            if number:
                # The voice lets its pitch fall where the sentence ends, and only there.
                end = sentence[-1] if index == len(parts) - 1 and sentence[-1] in ".!?…" else ","
                found.append(
                    Clause(", ".join(part.replace(",", "").split()) + end, DICTATED_PAUSE, DICTATED_PACE)
                )
                continue
            rest = part
            while rest:
                head, rest, pause = _take(rest, int(limit))
                found.append(Clause(head, pause if rest else CLAUSE_PAUSE))
                limit = min(float(most), limit * GROWTH)
        found[-1] = replace(found[-1], pause=SENTENCE_PAUSE)
    return found


def _parted(sentence: str, dictated: re.Pattern[str] | None) -> list[tuple[str, bool]]:
    """The sentence cut before and after each dictated number, and which part is one."""
    parts: list[tuple[str, bool]] = []
    start = 0
    for match in dictated.finditer(sentence) if dictated else ():
        parts.append((sentence[start : match.start()].strip(), False))
        parts.append((match[0], True))
        # The number carries its comma; a voice that begins with one gasps.
        start = match.end()
        while sentence[start : start + 1] in (",", ";", ":"):
            start += 1
    parts.append((sentence[start:].strip(), False))
    return [(part, number) for part, number in parts if any(map(str.isalnum, part))]


def _take(sentence: str, limit: int) -> tuple[str, str, float]:
    """The first clause within the limit, what is left, and the pause between the two."""
    if len(sentence) <= limit:
        return sentence, "", SENTENCE_PAUSE
    cut: re.Match[str] | None = None
    for match in _CLAUSE.finditer(sentence):
        # A clause of one or two words before a comma ("No, ...") is worth its own breath; a bare list item is not.
        if match.start() > limit and cut is not None:
            break
        if match.start() > limit * 1.3:
            break
        cut = match
    if cut is not None:
        return sentence[: cut.start()].strip(), sentence[cut.end() :].strip(), CLAUSE_PAUSE
    if len(sentence) <= limit * 1.3:
        return sentence, "", SENTENCE_PAUSE
    space = sentence.rfind(" ", 0, limit + 1)
    if space <= 0:
        space = sentence.find(" ")
    if space <= 0:
        return sentence, "", SENTENCE_PAUSE
    return sentence[:space].strip(), sentence[space:].strip(), WORD_PAUSE


def _cut(text: str, pattern: re.Pattern[str]) -> list[str]:
    parts: list[str] = []
    start = 0
    for match in pattern.finditer(text):
        parts.append(text[start : match.end()])
        start = match.end()
    parts.append(text[start:])
    return parts
