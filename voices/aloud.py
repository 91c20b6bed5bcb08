"""Reading aloud: a written text as the words that a voice should say.

Piper expands numbers in English only and by no rule that suits a help line: "Ligue 192" came out as a hundred and
ninety-two. Everything that is not a plain word is written out here, by locale; emergency and telephone numbers digit
by digit. The result holds no digits, so reading it again changes nothing.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from voices import clock
from voices.amounts import say_amounts
from voices.dialling import say_numbers
from voices.numerals import cardinal, digits
from voices.web import say_addresses
from voices.wording import Wording, wording

_TYPOGRAPHY: Final = str.maketrans(
    {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "’": "'", "‘": "'", "–": "-", "‑": "-", "−": "-"}
)
_FRACTIONS: Final = {"½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3"}
_DROPPED: Final = ("So", "Cf", "Co", "Cs", "Cn")
"""Unicode categories of signs that nobody says: emoji, marks of direction, unassigned."""

_PASSES: Final = 5
"""Garbled text may uncover something new when read once ("0.co0"); ordinary text is done after the first pass."""

_TIME: Final = re.compile(
    r"(?<![\d:.,/-])(?P<hour>[01]?\d|2[0-4])"
    r"(?:[:h](?P<minute>[0-5]\d)(?::[0-5]\d)?(?:\s?(?:h|hs|hrs|min)\b)?)?"
    r"(?:\s?(?P<half>[AaPp])(?:\.\s?[Mm]\.|[Mm]\b))?(?![\d:/])"
)
_ISO_DATE: Final = re.compile(r"(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)")
_DATE: Final = re.compile(r"(?<![\d/])(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?![\d/])")
_ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4}
_STAGE: Final = re.compile(r"\b([Tt]ype|[Tt]ipo|[Gg]rad[eo]|[Gg]rau|[Ff]ase|[Pp]hase|[Ss]tage) (I{1,3}|IV)\b")


@lru_cache(maxsize=4096)
def aloud(text: str, locale: str) -> str:
    """The words that a voice should say for a text; the same text if it holds only plain words.

    Args:
        text: As written.
        locale: Decides words, order of dates and the like.

    Raises:
        VoicesError: a language that the line does not speak.
    """
    words = wording(locale)
    for _ in range(_PASSES):
        before, text = text, _read(text, words)
        if text == before:
            break
    return text


def _read(text: str, words: Wording) -> str:
    text = _plain(text)
    for step in _steps():
        text = step(text, words)
    return " ".join(text.split())


def _steps() -> tuple[Callable[[str, Wording], str], ...]:
    """In this order: what is most particular takes its digits before what is more general sees them."""
    return (
        say_addresses,
        _said,
        _abbreviations,
        _dates,
        _times,
        say_numbers,
        say_amounts,
        _acronyms,
        _signs,
        _spacing,
    )


def _plain(text: str) -> str:
    """Without typography and mark-up that a voice would stumble over."""
    text = unicodedata.normalize("NFC", text)
    for sign, fraction in _FRACTIONS.items():
        text = re.sub(rf"(?<=\d)\s?{sign}", f" {fraction}", text).replace(sign, fraction)
    text = re.sub("(?<=[0-9 ])[µμ]g\\b", "mcg", text.translate(_TYPOGRAPHY)).replace("—", " — ")
    text = re.sub(r"\*\*|__|`|^\s*(?:[-•·▪]|#{1,6})\s+", " ", text, flags=re.MULTILINE)
    text = re.sub(r"(?<!\S)\*(?!\d)(\S[^*\n]*?\S|\S)\*(?!\w)", r"\1", text)
    kept = (sign for sign in text if unicodedata.category(sign) not in _DROPPED or sign in "°№")
    return " ".join("".join(kept).split())


def _said(text: str, words: Wording) -> str:
    return _written(words.language, "said").sub(lambda match: words.said[match.group(0)], text)


def _abbreviations(text: str, words: Wording) -> str:
    def expand(match: re.Match[str]) -> str:
        written = match.group(0)
        rest = match.string[match.end() :].lstrip()
        # "Dr." stands before a name, which has a capital without starting a sentence.
        title = written[0].isupper()
        ends = written.endswith(".") and (not rest or (rest[0].isupper() and not title))
        return f"{words.abbreviations[written]}." if ends else words.abbreviations[written]

    return _written(words.language, "abbreviations").sub(expand, text)


def _dates(text: str, words: Wording) -> str:
    def say(day: int, month: int, full_year: int, written: str) -> str:
        if not (1 <= day <= 31 and 1 <= month <= 12):
            return ", ".join(digits(part, words) for part in re.findall(r"\d+", written))
        return clock.date(day, month, full_year, words)

    def numeric(match: re.Match[str]) -> str:
        one, two = int(match[1]), int(match[3])
        day, month = (two, one) if words.language == "en" else (one, two)
        if month > 12 >= day:
            day, month = month, day
        return say(day, month, int(match[4]), match[0])

    text = _ISO_DATE.sub(lambda m: say(int(m[3]), int(m[2]), int(m[1]), m[0]), text)
    text = _DATE.sub(numeric, text)
    months = "|".join(words.months)
    if words.language == "en":
        return re.sub(
            rf"\b({months})\s+([12]?\d|3[01])(?:st|nd|rd|th)?\b(?![:.,]\d)(?:,?\s+(\d{{4}})\b)?",
            lambda m: clock.date(
                int(m[2]) or 1, words.months.index(m[1]) + 1, int(m[3]) if m[3] else None, words
            ),
            text,
        )
    first = "primero" if words.language == "es" else "primeiro"
    return re.sub(rf"\b(?:1|1º|1\.º|1ro\.?)\s+de\s+(?={months})", f"{first} de ", text)


def _times(text: str, words: Wording) -> str:
    def say(match: re.Match[str]) -> str:
        hour, minute, half = int(match["hour"]), match["minute"], match["half"]
        if minute is None and half is None:
            return match[0]
        if half is not None and not 1 <= hour <= 12:
            half = None
        said = clock.time_of_day(hour, int(minute or 0), half.lower() if half else None, words)
        # The period of "p.m." may also have ended the sentence.
        rest = match.string[match.end() :].lstrip()
        return f"{said}." if match[0].endswith(".") and (not rest or rest[0].isupper()) else said

    return _TIME.sub(say, text)


def _acronyms(text: str, words: Wording) -> str:
    text = _STAGE.sub(lambda m: f"{m[1]} {cardinal(_ROMAN[m[2]], words)}", text)
    listed = r"\b(?:" + "|".join(sorted(words.spelled, key=len, reverse=True)) + r")\b"
    # English voices spell these by themselves, and say PM better in one piece.
    consonants = "" if words.language == "en" else r"|\b[BCDFGHJKLMNPQRSTVWXZ]{2,5}\b"
    text = re.sub(listed + consonants, lambda m: " ".join(m[0]), text)
    if words.language == "pt":
        # At the end of a clause espeak reads a lone V as a Roman five.
        text = re.sub(r"(?<=\b[A-Z] )V(?=\s*(?:[.!?…,;:)]|$))", "vê", text)
    return text


def _signs(text: str, words: Wording) -> str:
    for sign in ("and/or", "y/o", "e/ou"):
        if sign in words.signs:
            text = re.sub(rf"\b{sign}\b", words.signs[sign], text)
    for sign in "&+=≥≤±№":
        text = text.replace(sign, f" {words.signs[sign]} ")
    for sign in "<>#":
        text = re.sub(rf"{sign}(?=\s?[^\W_])", f" {words.signs[sign]} ", text)
    return re.sub(r"[*_~^|\\<>{}\[\]#/°%$€@•·▪]+", " ", text)


def _spacing(text: str, words: Wording) -> str:
    return re.sub(r"\s+(?=[,;:.!?…)](?:\s|$))", "", text)


@cache
def _written(language: str, which: str) -> re.Pattern[str]:
    """Matches what a table has on its left side, the longest first."""
    words = wording(language)
    table = words.said if which == "said" else words.abbreviations
    written = sorted(table, key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(re.escape(word) for word in written) + r")(?!\w)")
