"""Amounts: doses, units, fractions, money, and every other number, in words."""

import re
from typing import Final

from voices.numerals import cardinal, decimal, digits, following, is_feminine, is_noun, ordinal, year
from voices.wording import Counted, Wording

_NUMBER: Final = r"\d+(?:[.,]\d+)*"
_FRACTION: Final = re.compile(
    r"(?<![\d/.,])(?:(?P<whole>\d{1,2})\s+)?(?P<fraction>1/2|1/4|3/4|1/3|2/3)(?![\d/])"
)
_PRESSURE: Final = re.compile(r"(?<![\d/])(\d{2,3})/(\d{2,3})(?P<unit>\s?mmHg\b)?(?![\d/])")
_SAID_FRACTIONS: Final = {
    "en": {"1/2": "half", "1/4": "a quarter", "3/4": "three quarters", "1/3": "a third", "2/3": "two thirds"},
    "es": {
        "1/2": "medio",
        "1/4": "un cuarto",
        "3/4": "tres cuartos",
        "1/3": "un tercio",
        "2/3": "dos tercios",
    },
    "pt": {"1/2": "meio", "1/4": "um quarto", "3/4": "três quartos", "1/3": "um terço", "2/3": "dois terços"},
}
_AND: Final = {"en": "and a", "es": "y", "pt": "e"}
_CENTS: Final = {
    "en": ("and", "cent", "cents"),
    "es": ("con", "centavo", "centavos"),
    "pt": ("e", "centavo", "centavos"),
}


def say_amounts(text: str, words: Wording) -> str:
    """The text with every number that is left in it written out."""
    text = re.sub(r"(?<!\S)-(?=\d)", f"{words.signs['minus']} ", text)
    for step in (_money, _every, _fractions, _pressures, _units, _counts):
        text = step(text, words)
    return text


def _money(text: str, words: Wording) -> str:
    def say(match: re.Match[str]) -> str:
        counted = words.money[match["sign"].replace(" ", "")]
        whole = int(re.sub(r"\D", "", match["whole"]))
        said = f"{_count(str(whole), counted, words)} {counted.one if whole == 1 else counted.several}"
        cents = int(match["cents"] or 0)
        if not cents:
            return said
        joint, one, several = _CENTS[words.language]
        return f"{said} {joint} {cardinal(cents, words, before_noun=True)} {one if cents == 1 else several}"

    signs = "|".join(re.escape(sign) for sign in sorted(words.money, key=len, reverse=True))
    return re.sub(
        rf"(?P<sign>{signs})\s?(?P<whole>\d{{1,3}}(?:[.,]\d{{3}})+|\d+)(?:[.,](?P<cents>\d\d))?(?!\d)",
        say,
        text,
    )


def _every(text: str, words: Wording) -> str:
    """ "c/8 h" and "8/8h", as prescriptions have it, and "3x/day"."""
    if words.language != "en":
        text = re.sub(r"\bc/\s?(?=\d)", f"{words.signs['every']} ", text)
    if words.language == "pt":
        text = re.sub(r"\b(?:de\s+)?(\d{1,2})/\1\s?h(?:s|oras)?\b", r"de \1 em \1 h", text)
    one, several, daily = words.times
    text = re.sub(r"(?<=\d)(\s?[xX])\s?(?:/\s?)?(?:day|día|dia)\b", rf"\1 {daily}", text)
    return re.sub(
        r"(?<![\w.,])(\d{1,2})\s?[xX](?!\w)", lambda m: f"{m[1]} {one if m[1] == '1' else several}", text
    )


def _fractions(text: str, words: Wording) -> str:
    def say(match: re.Match[str]) -> str:
        whole, fraction = match["whole"], match["fraction"]
        feminine = is_feminine(following(match), words)
        said = _SAID_FRACTIONS[words.language][fraction]
        if fraction == "1/2" and feminine:
            said = said[:-1] + "a"
        if not whole:
            return said
        joint = "and" if words.language == "en" and said[0] == "t" else _AND[words.language]
        said = said.removeprefix("a ") if words.language == "en" else said
        return f"{cardinal(int(whole), words, feminine=feminine, before_noun=True)} {joint} {said}"

    return _FRACTION.sub(say, text)


def _pressures(text: str, words: Wording) -> str:
    def say(match: re.Match[str]) -> str:
        said = f"{cardinal(int(match[1]), words)} {words.signs['over']} {cardinal(int(match[2]), words)}"
        return f"{said} {words.units['mmHg'].several}" if match["unit"] else said

    return _PRESSURE.sub(say, text)


def _units(text: str, words: Wording) -> str:
    known = {**words.units, **{sign.lower(): unit for sign, unit in words.units.items()}}
    names = "|".join(re.escape(sign) for sign in sorted(known, key=len, reverse=True))
    to = words.signs["to"]

    def say(match: re.Match[str]) -> str:
        unit = known[match["unit"]]
        number = match["number"]
        plural = not _is_one(number, words)
        said = f"{_count(number, unit, words)} {unit.several if plural else unit.one}"
        if match["low"]:
            low = _count(match["low"], unit, words)
            said = f"{low} {to} {said}"
        if match["per"]:
            said += f" {words.signs['per']} {known[match['per']].one}"
        return said

    low = rf"(?:(?P<low>{_NUMBER})\s?-\s?)?"
    pattern = rf"(?<![\w.,]){low}(?P<number>{_NUMBER})[ -]?(?P<unit>{names})(?![^\W_])(?:\s?/\s?(?P<per>{names})(?![^\W_]))?"
    return re.sub(pattern, say, text)


def _counts(text: str, words: Wording) -> str:
    """What is left of the numbers."""
    text = re.sub(rf"(?<![\w.,-])({_NUMBER})\s?-\s?(?={_NUMBER}(?![\w-]))", rf"\1 {words.signs['to']} ", text)
    text = _ordinals(text, words)
    if words.language == "en":
        text = re.sub(r"\b((?:19|20)\d)0s\b", lambda m: _plural(year(int(m[1] + "0"), words)), text)
        text = re.sub(r"(?<![\w.,$])((?:19|20)\d\d)(?![\w%]|[.,]\d)", lambda m: year(int(m[1]), words), text)
    text = re.sub(r"(?<=[^\W\d_])-?(?=\d)|(?<=\d)-?(?=[^\W\d_])", " ", text)

    def say(match: re.Match[str]) -> str:
        follow = following(match)
        noun = is_noun(follow, words)
        return _number(match[0], words, feminine=noun and is_feminine(follow, words), before_noun=noun)

    return re.sub(_NUMBER, say, text)


def _ordinals(text: str, words: Wording) -> str:
    if words.language == "en":
        return re.sub(r"\b(\d{1,3})(?:st|nd|rd|th)\b", lambda m: ordinal(int(m[1]), words), text)

    def say(match: re.Match[str]) -> str:
        feminine = match["sign"][0] in "ªa"
        said = ordinal(int(match["number"]), words, feminine=feminine)
        if match["sign"] in ("er", "ro", "ra", "do", "da", "to", "ta", "vo", "va", "mo", "ma"):
            feminine = match["sign"].endswith("a")
            said = ordinal(int(match["number"]), words, feminine=feminine)
            return said.removesuffix("o") if match["sign"] == "er" else said
        return said

    return re.sub(
        r"\b(?P<number>\d{1,2})\.?(?P<sign>º|ª|er|r[oa]|d[oa]|t[oa]|v[oa]|m[oa])(?![^\W_])\.?", say, text
    )


def _number(written: str, words: Wording, *, feminine: bool = False, before_noun: bool = False) -> str:
    """A number as written, with its separators, in words."""
    grouped = re.fullmatch(r"[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*", written)
    if grouped and (words.language != "en" or grouped[1] == ","):
        return cardinal(int(re.sub(r"\D", "", written)), words, feminine=feminine, before_noun=before_noun)
    parts = re.split(r"[.,]", written)
    if len(parts) == 1:
        if len(written) >= 7 or (written[0] == "0" and len(written) > 1):
            return digits(written, words)
        return cardinal(int(written), words, feminine=feminine, before_noun=before_noun)
    if len(parts) == 2:
        return decimal(parts[0], "." if "." in written else ",", parts[1], words)
    mixed = re.fullmatch(r"([1-9]\d{0,2}(?:[.,]\d{3})+)([.,])(\d{1,2})", written)
    if mixed:
        return decimal(re.sub(r"\D", "", mixed[1]), mixed[2], mixed[3], words)
    return f" {words.signs['point']} ".join(_number(part, words) for part in parts)


def _count(written: str, counted: Counted, words: Wording) -> str:
    return _number(written, words, feminine=counted.feminine, before_noun=True)


def _is_one(written: str, words: Wording) -> bool:
    """Whether what is counted stands in the singular: in Portuguese also 1,5 of it."""
    value = float(written.replace(",", ".")) if re.fullmatch(r"\d+([.,]\d{1,2})?", written) else 2.0
    return (0 < value < 2) if words.language == "pt" else value == 1


def _plural(said: str) -> str:
    return said[:-1] + "ies" if said.endswith("y") else said + "s"
