"""E-mail addresses said aloud: "john dot smith at gmail dot com"."""

from collections.abc import Iterator, Sequence
from typing import Final

from guardrails.personal.cues import data, digit_words
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.spoken import Token

_DOMAINS: Final = "com|org|net|edu|gov|gob|gmail|mx|ar|co|cl|pe|br|us|es|info|com_br|com_mx|com_ar"


def spoken_email(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    cues = data()[code]
    ats, dots = set(cues["at"]) | {"arroba"}, set(cues["dot"]) | {"dot", "punto", "ponto"}
    joints = dots | {"underscore", "guion", "bajo", "underline", "dash", "hyphen", "traco", "menos"}
    words = [token.folded for token in tokens]
    for place, word in enumerate(words):
        if word not in ats or place == 0:
            continue
        tail = words[place + 1 : place + 8]
        dot = next((i for i, w in enumerate(tail[:4]) if w in dots), None)
        if not dot or len(tail) <= dot + 1 or tail[dot + 1] not in _DOMAINS.split("|"):
            continue
        last = place + 1 + dot + 1
        while last + 2 < len(words) and words[last + 1] in dots:
            last += 2
        first = place - 1
        while first >= 2 and words[first - 1] in joints:
            first -= 2
        # "john smith one two at gmail": digits belong to the address too.
        while first >= 1 and (words[first].isdigit() or words[first] in digit_words(code)):
            first -= 1
        yield PiiSpan(
            PiiKind.EMAIL,
            tokens[first].start,
            tokens[last].end,
            text[tokens[first].start : tokens[last].end],
        )
