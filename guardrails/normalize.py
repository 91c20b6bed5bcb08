"""Undoing disguise: the text as the gate reads it.

For detection only: the record keeps the caller's own words. The steps, in order:

1. compatibility forms (NFKC: full-width, styled and ligature letters), lower case
2. HTML entities and URL escapes
3. invisible characters: zero-width, format, bidi, tag and variation characters, soft hyphens
4. look-alike letters of other alphabets: a deliberate deny-list, applied only inside words that mix alphabets
   or consist of look-alikes; accented Spanish and Portuguese letters stay
5. marks stacked on letters
6. contractions: `I'm` is `i`, `can't` is `cant`
7. leetspeak inside words
8. letters held down: `killlll`
9. words broken by dots, dashes or pictures; letters spelled one by one

The result is lower-case words between single spaces, with a `.` between sentences. It is idempotent. Every
step is one pass, so the time grows linearly with the text.
"""

import html
import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final
from urllib.parse import unquote

STOP: Final = "."
"""The word that stands between sentences."""

Known = Callable[[str], bool]
"""Whether a folded word is one the lexicon knows; settles how an ambiguous disguise is undone."""

_LOOKALIKES: Final = str.maketrans(
    dict(
        (pair[0], pair[1])
        for pair in (
            # Cyrillic, Greek, Armenian, phonetic and small-capital letters that look like ours.
            "аa сc еe оo рp хx уy іi їi јj ѕs ԁd һh ӏl вb кk мm нh тt гr пn ԛq ԝw ьb зe "
            "αa βb εe ιi κk νv οo ρp τt υu χx ωw ηn μu ϲc γy ӊh ԍg "
            "ɑa ɡg ıi ɩi ʟl ɴn ʀr ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ʏy ᴢz "
            "օo ոn սu հh ցg"
        ).split()
    )
)
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_KEPT_MARKS: Final = frozenset("áéíóúàâêôãõüçñäö")
_FOLD: Final = str.maketrans("áéíóúàèìòùâêîôûãõäëïöüçñ", "aeiouaeiouaeiouaoaeioucn")

_ENTITY: Final = re.compile(r"&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});?", re.IGNORECASE)
_ESCAPE: Final = re.compile(r"%(?:25)*(?=[0-9a-f]{2})", re.IGNORECASE)
_AMP: Final = re.compile(r"&(?:amp;)+", re.IGNORECASE)

_APOSTROPHE: Final = re.compile(r"['’‘`´ʼ＇]")
_CONTRACTION: Final = re.compile(r"(?<=[a-z])'(?:s|ll|re|ve|d|m)(?![a-z'])")
_LEET_WORD: Final = re.compile(
    r"(?<![\w@$!|+])(?=[0-9@$!|+€]{0,12}[^\W\d_])(?=[^\W\d_]{0,20}[0-9@$!|+€])[\w@$!|+€]{2,40}(?![\w@$|+€])"
)
_LEET: Final = str.maketrans("0134578@$!|+€9", "oieastbasiilteg"[:14])
_LEET_L: Final = str.maketrans("0134578@$!|+€9", "oleastbaslllteg"[:14])
_MEASURE: Final = re.compile(r"\d+[^\W\d_]+|[^\W\d_]+\d+")
_HELD: Final = re.compile(r"([^\W\d_])\1{2,}")
_HELD_WORD: Final = re.compile(r"[^\W\d_]*([^\W\d_])\1{2}[^\W\d_]*")
_BROKEN: Final = re.compile(r"[^\W_]+(?:[^\w\s]{1,8}[^\W_]+|_{1,8}[^\W_]+)+")
_SEPARATOR: Final = re.compile(r"[\W_]+")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_SPELLED: Final = re.compile(r"(?<!\S)[^\W\d_](?:[ /]{1,6}[^\W\d_](?!\S)){3,}")


def fold(word: str) -> str:
    """Without the accents of our languages: `corazón` and `corazon` are one word."""
    return word.translate(_FOLD)


def _nothing(_: str) -> bool:
    return False


def _decoded(text: str) -> str:
    # Nested escapes are peeled in one go; a few rounds settle mixed ones, and what is left cannot be read.
    for _ in range(6):
        before = text
        if "&" in text:
            text = html.unescape(_AMP.sub("&", text))
        if "%" in text:
            text = unquote(_ESCAPE.sub("%", text), errors="replace")
        if text == before:
            return text
    return text.replace("&", " ").replace("%", " ")


def _plain_marks(text: str) -> str:
    out: list[str] = []
    for char in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(char):
            out.append(char)
        elif out:
            composed = unicodedata.normalize("NFC", out[-1] + char)
            if composed in _KEPT_MARKS:
                out[-1] = composed
    return "".join(out)


def _unmixed(match: re.Match[str]) -> str:
    word = match.group()
    return word.translate(_LOOKALIKES)


_FOREIGN_WORD: Final = re.compile(r"[^\W\d_]*[\u0250-\u02af\u0370-\u03ff\u0400-\u058f\u1d00-\u1d7f][^\W\d_]*")


def _letters(text: str) -> str:
    text = unicodedata.normalize("NFKC", text)
    text = _INVISIBLE.sub("", _decoded(text))
    text = unicodedata.normalize("NFKC", text).lower()
    text = _FOREIGN_WORD.sub(_unmixed, _INVISIBLE.sub("", text))
    return _plain_marks(text)


def _unleet(match: re.Match[str], known: Known) -> str:
    word = match.group()
    if word.isalpha() or not any(char.isalpha() for char in word):
        return word
    lead = word.rstrip("!")
    first, second = lead.translate(_LEET), lead.translate(_LEET_L)
    for candidate in (first, second):
        if known(fold(candidate)):
            return candidate
    if _MEASURE.fullmatch(word) or not lead or lead.isalpha():
        return word
    return first if first.isalpha() else word


def _unheld(match: re.Match[str], known: Known) -> str:
    word = match.group()
    double, single = _HELD.sub(r"\1\1", word), _HELD.sub(r"\1", word)
    return double if known(fold(double)) and not known(fold(single)) else single


def _joined(match: re.Match[str], known: Known) -> str:
    word = match.group()
    if _NUMBER.fullmatch(word):
        return word
    pieces = _SEPARATOR.split(word)
    whole = "".join(pieces)
    if whole.isdigit():
        return word if ":" not in word else " ".join(pieces)
    if all(len(piece) == 1 for piece in pieces) and len(pieces) > 2:
        return whole
    if known(fold(whole)):
        return whole
    return " ".join(pieces)


def segmented(letters: str, known: Known) -> tuple[str, ...]:
    """A run of letters cut into known words, longest coverage first; empty if most of it cannot be read."""
    size = len(letters)
    best: list[tuple[int, int, int]] = [(0, 0, 0)] + [(-1, 0, 0)] * size
    for end in range(1, size + 1):
        choice = (best[end - 1][0], best[end - 1][1] - 2, end - 1)
        for start in range(max(0, end - 18), end):
            width = end - start
            if (width > 1 or letters[start] in "iayoe") and known(fold(letters[start:end])):
                covered, penalty, _ = best[start]
                choice = max(choice, (covered + width, penalty - 1, start))
        best[end] = choice
    if best[size][0] < 0.7 * size:
        return ()
    words: list[str] = []
    end = size
    while end:
        start = best[end][2]
        words.append(letters[start:end])
        end = start
    return tuple(reversed(words))


def _respelled(match: re.Match[str], known: Known) -> str:
    run = match.group()
    words = re.split(r" {2,}| ?/ ?", run)
    if len(words) > 1:
        return " ".join(word.replace(" ", "") for word in words)
    whole = run.replace(" ", "")
    if known(fold(whole)):
        return whole
    return " ".join(segmented(whole[:400], known)) or run


def _once(text: str, known: Known) -> str:
    if text.isascii():
        text = text if "&" not in text and "%" not in text else _letters(text)
        text = text.lower()
    else:
        text = _letters(text)
        text = _APOSTROPHE.sub("'", text)
    if "'" in text or "`" in text:
        text = _CONTRACTION.sub("", text.replace("`", "'")).replace("'", "")
    text = _LEET_WORD.sub(lambda match: _unleet(match, known), text)
    text = _HELD_WORD.sub(lambda match: _unheld(match, known), text)
    text = _BROKEN.sub(lambda match: _joined(match, known), text)
    text = _SPELLED.sub(lambda match: _respelled(match, known), text)
    return text


@lru_cache(maxsize=1)
def _vocabulary() -> Known:
    from guardrails.gate import lexicon

    return lexicon().knows


_TOKEN: Final = re.compile(r"\d+[.,]\d+|\w+|[.!?…;:\n\r¿¡]+")


def _worded(text: str) -> str:
    words: list[str] = []
    end = len(text)
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token[0] in ".!?…;:\n\r¿¡":
            after = match.end()
            if (
                words
                and words[-1] != STOP
                and (after >= end or text[after].isspace() or token[0] in "¿¡\n\r")
            ):
                words.append(STOP)
        else:
            words.extend(token.replace("_", " ").replace(",", ".").split())
    while words and words[-1] == STOP:
        words.pop()
    return " ".join(words)


def normalize(text: str, known: Known | None = None) -> str:
    """The text as the gate reads it; see the module's list of steps.

    Args:
        text: anything a caller said or typed.
        known: which folded words the lexicon knows; the gate's own lexicon by default.
    """
    known = known or _vocabulary()
    for _ in range(3):
        result = _worded(_once(text, known))
        if result == text:
            break
        text = result
    return text
