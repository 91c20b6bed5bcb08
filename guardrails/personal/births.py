"""Dates of birth: a date after "born", "nací" or "nascimento"."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from guardrails.personal.cues import after, cue, data, digit_words, sentence_between
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.spoken import Token

_YEAR_WORDS: Final = {
    "en": """nineteen twenty thirty forty fifty sixty seventy eighty ninety two thousand hundred ten eleven twelve
        thirteen fourteen fifteen sixteen seventeen eighteen first second third fourth fifth sixth seventh eighth ninth
        tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
        thirtieth""",
    "es": """mil novecientos dos primero diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve
        veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve
        treinta cuarenta cincuenta sesenta setenta ochenta noventa""",
    "pt": """mil novecentos dois primeiro dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
        dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa""",
}


def births(text: str, tokens: Sequence[Token], code: str) -> Iterator[PiiSpan]:
    months = frozenset(data()[code]["months"])
    words = [token.folded for token in tokens]
    sayable = (
        digit_words(code)
        | _year_words(code)
        | {"de", "del", "of", "the", "do", "st", "nd", "rd", "th", "y", "e"}
    )
    for begin in after(tokens, cue(code, "birth")):
        first = next(
            (
                i
                for i in range(begin, min(begin + 7, len(words)))
                if _datelike(words[i], months) or words[i] in _year_words(code)
            ),
            None,
        )
        if first is None:
            continue
        last = first
        reach = min(first + 12, len(words))
        for i in range(first + 1, reach):
            if not (_datelike(words[i], months) or words[i] in sayable):
                break
            if words[i] not in ("de", "del", "of", "the", "do", "y", "e"):
                last = i
        start, end = tokens[first].start, tokens[last].end
        if not sentence_between(text, tokens, max(begin - 1, 0), last):
            yield PiiSpan(PiiKind.BIRTH_DATE, start, end, text[start:end])


def _datelike(word: str, months: frozenset[str]) -> bool:
    return word in months or (word.isdigit() and len(word) <= 4)


@cache
def _year_words(code: str) -> frozenset[str]:
    return frozenset(_YEAR_WORDS[code].split())
