"""Numbers in words."""

import re
from functools import cache
from typing import Final

from num2words import num2words

from voices.wording import Wording

_LANG: Final = {"en": "en", "es": "es", "pt": "pt_BR"}
_NEXT: Final = re.compile(r"\s+([^\W\d_]+)")
_LARGEST: Final = 999_999_999_999

_FEMININE_ENDINGS: Final = {
    "es": re.compile(r"(?:a|as|ción|ciones|sión|siones|dad|dades)$"),
    "pt": re.compile(r"(?:a|as|ção|ções|são|sões|dade|dades)$"),
}
_DIGITS: Final = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    "es": ("cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"),
    "pt": ("zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove"),
}


@cache
def dictated(language: str) -> re.Pattern[str]:
    """Matches three or more digits in a row that are said one by one, as an emergency number is."""
    digit = "(?:" + "|".join(_DIGITS[language]) + ")"
    return re.compile(rf"\b{digit}(?:,? {digit}){{2,}}\b", re.IGNORECASE)


def digits(number: str, words: Wording) -> str:
    """Each digit of a number as a word; whatever is no digit is left out."""
    return " ".join(_DIGITS[words.language][int(digit)] for digit in number if digit in "0123456789")


def cardinal(number: int, words: Wording, *, feminine: bool = False, before_noun: bool = False) -> str:
    """A whole number in words.

    Args:
        number: Not negative.
        words: The language.
        feminine: "una", "duas".
        before_noun: "un día" rather than "uno".
    """
    if number > _LARGEST:
        return digits(str(number), words)
    said = str(num2words(number, lang=_LANG[words.language])).replace(",", "")
    if words.language == "en":
        return said.replace(" and ", " ")
    if words.language == "es":
        return _spanish(said, feminine, before_noun)
    return _portuguese(said) if feminine else said


def decimal(whole: str, separator: str, fraction: str, words: Wording) -> str:
    """A decimal number as it is written: the separator is said by its name, the fraction digit by digit."""
    sign = "point" if separator == "." and words.language != "pt" else "comma"
    return f"{cardinal(int(whole), words)} {words.signs[sign]} {digits(fraction, words)}"


def ordinal(number: int, words: Wording, *, feminine: bool = False) -> str:
    """First, primera, primeiro."""
    said = str(num2words(number, lang=_LANG[words.language], to="ordinal"))
    if words.language == "en":
        return said.replace(" and ", " ").replace(",", "")
    return re.sub(r"o\b", "a", said) if feminine else said


def year(number: int, words: Wording) -> str:
    """A year: English says 1999 and 2026 in two halves."""
    if words.language != "en" or not 1100 <= number <= 2099:
        return cardinal(number, words)
    century, rest = divmod(number, 100)
    if not rest:
        return f"{cardinal(century, words)} hundred" if century % 10 else cardinal(number, words)
    if rest < 10 and century == 20:
        return cardinal(number, words)
    return f"{cardinal(century, words)} {'oh ' if rest < 10 else ''}{cardinal(rest, words)}"


def is_feminine(noun: str, words: Wording) -> bool:
    """Whether a noun is feminine, going by a short list and then by its ending."""
    noun = noun.lower()
    if words.language == "en" or noun in words.masculine:
        return False
    return noun in words.feminine or _FEMININE_ENDINGS[words.language].search(noun) is not None


def is_noun(word: str, words: Wording) -> bool:
    """Whether a word that follows a number may be what it counts."""
    return bool(word) and word.lower() not in words.function


def following(match: re.Match[str]) -> str:
    """The word after a match, if nothing but space stands between them; else nothing."""
    follow = _NEXT.match(match.string, match.end())
    return follow[1] if follow else ""


def _spanish(said: str, feminine: bool, before_noun: bool) -> str:
    if feminine:
        said = re.sub(r"cientos\b", "cientas", said)
        said = said.replace("quinientos", "quinientas")
        return re.sub(r"uno$", "una", said)
    if before_noun:
        said = re.sub(r"veintiuno$", "veintiún", said)
        return re.sub(r"\buno$", "un", said)
    return said


def _portuguese(said: str) -> str:
    said = re.sub(r"\bdois$", "duas", said)
    said = re.sub(r"\bum$", "uma", said)
    return re.sub(
        r"(duzent|trezent|quatrocent|quinhent|seiscent|setecent|oitocent|novecent)os\b", r"\1as", said
    )
