"""Digits as people say them: "five five five", "cincuenta y cinco", "nove meia oito".

Finds runs of digits in a text, written or spoken or both, with where they stand, so that a phone number
said aloud can be treated like a written one.
"""

import re
from dataclasses import dataclass
from typing import Final

from guardrails.words import fold

_UNITS: Final = {
    "en": "zero one two three four five six seven eight nine",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
    "pt": "zero um dois tres quatro cinco seis sete oito nove",
}
_TEENS: Final = {
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "es": "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    "pt": "dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove",
}
_TENS: Final = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
}
_MORE: Final = {
    "en": {"oh": "0", "hundred": "00", "thousand": "000"},
    "es": {
        "un": "1", "una": "1", "veintiuno": "21", "veintiun": "21", "veintidos": "22", "veintitres": "23",
        "veinticuatro": "24", "veinticinco": "25", "veintiseis": "26", "veintisiete": "27", "veintiocho": "28",
        "veintinueve": "29", "cien": "100", "ciento": "1", "doscientos": "2", "trescientos": "3",
        "cuatrocientos": "4", "quinientos": "5", "seiscientos": "6", "setecientos": "7", "ochocientos": "800",
        "novecientos": "9", "mil": "000",
    },
    "pt": {
        "uma": "1", "duas": "2", "meia": "6", "catorze": "14", "cem": "100", "cento": "1", "duzentos": "2",
        "trezentos": "3", "quatrocentos": "4", "quinhentos": "5", "seiscentos": "6", "setecentos": "7",
        "oitocentos": "800", "novecentos": "9", "mil": "000",
    },
}  # fmt: skip
_TIMES: Final = {
    "double": 2, "triple": 3, "doble": 2, "duplo": 2, "dupla": 2, "triplo": 3, "tripla": 3,
}  # fmt: skip
_AND: Final = frozenset({"y", "e"})
_PAUSES: Final = frozenset(
    {"dash", "guion", "hifen", "traco", "tracinho", "space", "espacio", "espaco", "em", "uh", "este"}
)

_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:['’][^\W\d_]+)?")
_JOINT: Final = re.compile(r"[\s.,()+–—-]{0,4}")


def _table(language: str) -> dict[str, tuple[str, bool]]:
    values: dict[str, tuple[str, bool]] = {}
    for value, word in enumerate(_UNITS[language].split()):
        values[word] = (str(value), False)
    for value, word in enumerate(_TEENS[language].split()):
        values[word] = (str(value + 10), False)
    for value, word in enumerate(_TENS[language].split()):
        values[word] = (str(value * 10 + 20), True)
    for word, digits in _MORE[language].items():
        values[word] = (digits, False)
    return values


_TABLES: Final = {language: _table(language) for language in ("en", "es", "pt")}


@dataclass(frozen=True, slots=True)
class Token:
    """A word or a written number, with where it stands in the text."""

    folded: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class DigitRun:
    """Digits said or written one after another."""

    digits: str
    start: int
    end: int
    groups: tuple[str, ...]
    """The digits as they were grouped: each written block or spoken word."""
    spoken: bool
    """Whether at least one of them was a word."""


def split(text: str) -> tuple[Token, ...]:
    """Words and written numbers of a text, in order."""
    return tuple(Token(fold(m.group()), m.start(), m.end()) for m in _TOKEN.finditer(text))


def digit_runs(text: str, language: str) -> tuple[DigitRun, ...]:
    """Every run of at least three digits, written or spoken."""
    table = _TABLES[language]
    runs: list[DigitRun] = []
    groups: list[str] = []
    start = end = 0
    spoken = False
    times = 1
    tens = False
    pending_and = False

    def close() -> None:
        nonlocal groups, spoken, times, tens, pending_and
        if sum(map(len, groups)) >= 3:
            runs.append(DigitRun("".join(groups), start, end, tuple(groups), spoken))
        groups, spoken, times, tens, pending_and = [], False, 1, False, False

    for token in split(text):
        if groups and not (_JOINT.fullmatch(text[end : token.start]) or pending_and or times > 1):
            close()
        word = token.folded
        if word.isdigit():
            value, is_tens, said = word, False, False
        elif word in table:
            (value, is_tens), said = table[word], True
        elif word in _TIMES:
            if not groups:
                start = token.start
            times = _TIMES[word]
            end = token.end
            continue
        elif groups and (word in _AND or word in _PAUSES):
            pending_and = True
            # The joint is measured from the last digit; a trailing "and" is not part of the run.
            continue
        else:
            close()
            continue
        if not groups and times == 1:
            start = token.start
        if said and tens and len(value) == 1 and value != "0" and groups:
            groups[-1] = groups[-1][:-1] + value
        else:
            groups.append(value * times)
        tens, times, pending_and = is_tens, 1, False
        spoken = spoken or said
        end = token.end
    close()
    return tuple(runs)
