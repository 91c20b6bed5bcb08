"""Street addresses and postcodes after their cue."""

from collections.abc import Iterator, Sequence

from guardrails.personal.cues import after, cue, data, sentence_between
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.spoken import Token


def addresses(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    cues = data()[code]
    streets = frozenset(cues["street"])
    words = [token.folded for token in tokens]

    def span(first: int, last: int) -> PiiSpan:
        start, end = tokens[first].start, tokens[last].end
        return PiiSpan(PiiKind.ADDRESS, start, end, text[start:end])

    def number(word: str) -> bool:
        return word.isdigit() and len(word) <= 5

    for place, word in enumerate(words):
        if word not in streets:
            continue
        if cues["street_first"]:
            window = range(place + 1, min(place + 8, len(words)))
            ends = [i for i in window if number(words[i]) and i > place + 1]
            if ends and not sentence_between(text, tokens, place, ends[-1]):
                yield span(place, ends[-1])
        else:
            window = range(max(0, place - 5), place - 1)
            starts = [i for i in window if number(words[i])]
            if starts and not sentence_between(text, tokens, starts[-1], place):
                last = place
                if words[place + 1 : place + 2] in (["apt"], ["apartment"], ["unit"], ["suite"]):
                    last = min(place + 2, len(words) - 1)
                yield span(starts[-1], last)
    for name in ("zip",):
        for begin in after(tokens, cue(code, name)):
            at = next((i for i in range(begin, min(begin + 4, len(words))) if words[i].isdigit()), None)
            if at is not None:
                last = at + 1 if at + 1 < len(words) and words[at + 1].isdigit() else at
                yield span(at, last)
    for begin in after(tokens, cue(code, "lives")):
        places = [i for i in range(begin, min(begin + 7, len(words))) if number(words[i])]
        if places and (not cues["street_first"] or places[-1] > begin):
            last = places[-1]
            if not cues["street_first"]:
                # The street follows the number: up to three capitalized words.
                while (
                    last + 1 < len(words) and last - places[-1] < 3 and text[tokens[last + 1].start].isupper()
                ):
                    last += 1
            if not sentence_between(text, tokens, begin, last):
                yield span(begin, last)
