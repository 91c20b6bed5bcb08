"""Undoing disguise: the text as the gate reads it.

For detection only: the record keeps the caller's own words. The steps, in order:

1. `letters`       compatibility forms (NFKC: full-width, styled and ligature letters), lower case
2. `escapes`       HTML entities and URL escapes
3. `invisible`     zero-width, format, bidi, tag and variation characters, soft hyphens
4. `lookalikes`    letters of other alphabets that look like ours: a deliberate deny-list
5. `marks`         marks stacked on letters; accented Spanish and Portuguese letters stay
6. `contractions`  `I'm` is `i`, `can't` is `cant`
7. `leetspeak`     digits and signs inside words
8. `held`          letters held down: `killlll`
9. `broken`        words broken by dots, dashes or pictures
10. `spelled`      letters spelled one by one

The result is lower-case words between single spaces, with a `.` between sentences. It is idempotent. Every
step is one pass with bounded look-ahead, so the time grows linearly with the text. Plain text, which is nearly
all text, takes the short way: lower case and contractions.
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

STEPS: Final = (
    "letters", "escapes", "invisible", "lookalikes", "marks", "contractions", "leetspeak", "held", "broken", "spelled",
)  # fmt: skip

# Cyrillic, Greek, Armenian, phonetic and small-capital letters beside the ones they look like.
_PAIRS: Final = (
    "аa сc еe оo рp хx уy іi їi јj ѕs ԁd һh ӏl вb кk мm нh тt гr пn ԛq ԝw ьb зe ӊh ԍg "
    "αa βb εe ιi κk νv οo ρp τt υu χx ωw ηn μu ϲc γy "
    "ɑa ɡg ıi ɩi ʟl ɴn ʀr ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ʏy ᴢz օo ոn սu հh ցg"
)
_LOOKALIKES: Final = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_KEPT_MARKS: Final = frozenset("áéíóúàâêôãõüçñäö")
_FOLD: Final = str.maketrans("áéíóúàèìòùâêîôûãõäëïöüçñ", "aeiouaeiouaeiouaoaeioucn")

_ORDINARY: Final = re.compile("[\\s!-~áéíóúàâêôãõüçñÁÉÍÓÚÀÂÊÔÃÕÜÇÑ¿¡’‘“”…—–]*")
"""Texts in these characters need no step but the last five."""
_SUSPECT: Final = re.compile(
    r"[&%`_]|[^\W\d][0-9@$!|+€]\S|[0-9@$!|+€][^\W\d]|([^\W\d])\1\1"
    r"|\w[^\w\s'’.,]{1,8}\w|[^\W\d][.,]\w|(?<!\S)[^\W\d_](?:[ /]{1,6}[^\W\d_](?!\S)){2}"
)
"""Anything that the last five steps might undo."""

_AMP: Final = re.compile(r"&(?:amp;)+", re.IGNORECASE)
_ESCAPE: Final = re.compile(r"%(?:25)*(?=[0-9a-f]{2})", re.IGNORECASE)
_APOSTROPHE: Final = re.compile(r"['’‘`´ʼ]")
_CONTRACTION: Final = re.compile(r"(?<=[a-z])'(?:s|ll|re|ve|d|m)(?![a-z'])")
_SIGNS: Final = "0134578@$!|+€9"
_LEET: Final = (str.maketrans(_SIGNS, "oieastbasiiteg"), str.maketrans(_SIGNS, "oleastbasllteg"))
_LEET_CHUNK: Final = re.compile(r"(?=.*[^\W\d_])(?=.*[0-9@$!|+€])[\w@$!|+€]+")
_PIECE: Final = re.compile(r"[\w@$!|+€]+")
_MEASURE: Final = re.compile(r"\d+[^\W\d_]+|[^\W\d_]+\d+")
_HELD: Final = re.compile(r"([^\W\d_])\1{2,}")
_SEPARATOR: Final = re.compile(r"[\W_]+")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_SPELLED: Final = re.compile(r"(?<!\S)[^\W\d_](?:[ /]{1,6}[^\W\d_](?!\S)){2,}")
_FOREIGN: Final = re.compile("[\u0131\u0250-\u02af\u0370-\u03ff\u0400-\u058f\u1d00-\u1d7f]")
_TOKEN: Final = re.compile(r"\d+[.,]\d+|\w+|[.!?…;:\n\r¿¡]+")
_GLUED: Final = re.compile(r"(?<!\w)(\d+)([^\W\d_]+)(?!\w)")
_LONGEST: Final = 60
"""Chunks longer than this are no words; they are only split."""
_SHORTEST_RUN: Final = 4
"""Spelled letters fewer than this are only taken for a whole known word."""
_ROUNDS: Final = 6


def fold(word: str) -> str:
    """Without the accents of our languages: `corazón` and `corazon` are one word."""
    return word if word.isascii() else word.translate(_FOLD)


def _letters(text: str) -> str:
    return unicodedata.normalize("NFKC", text).lower()


def _escapes(text: str) -> str:
    # Nested escapes are peeled in one go; a few rounds settle mixed ones, and what is left cannot be read.
    for _ in range(_ROUNDS):
        before = text
        if "&" in text:
            text = html.unescape(_AMP.sub("&", text))
        if "%" in text:
            text = unquote(_ESCAPE.sub("%", text), errors="replace")
        if text == before:
            return text
    return text.replace("&", " ").replace("%", " ")


def _invisible(text: str) -> str:
    return _INVISIBLE.sub("", text)


def _lookalikes(text: str) -> str:
    return text.translate(_LOOKALIKES) if _FOREIGN.search(text) else text


def _marks(text: str) -> str:
    out: list[str] = []
    for char in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(char):
            out.append(char)
        elif out:
            composed = unicodedata.normalize("NFC", out[-1] + char)
            if composed in _KEPT_MARKS:
                out[-1] = composed
    return "".join(out)


def _contractions(text: str) -> str:
    text = _APOSTROPHE.sub("'", text)
    return _CONTRACTION.sub("", text).replace("'", "")


def _unleet(word: str, known: Known) -> str:
    lead = word.rstrip("!")
    if lead.isalpha() or not _LEET_CHUNK.fullmatch(lead):
        return word
    decoded = [lead.translate(table) for table in _LEET]
    for candidate in decoded:
        if known(fold(candidate)):
            return candidate
    if _MEASURE.fullmatch(lead) or not decoded[0].isalpha():
        return word
    return decoded[0]


def _unheld(word: str, known: Known) -> str:
    double, single = _HELD.sub(r"\1\1", word), _HELD.sub(r"\1", word)
    return double if known(fold(double)) and not known(fold(single)) else single


def _unbroken(word: str, known: Known) -> str:
    pieces = [piece for piece in _SEPARATOR.split(word) if piece]
    if len(pieces) < 2 or _NUMBER.fullmatch(word.strip(".,;:!?")):
        return word
    whole = "".join(pieces)
    if whole.isdigit():
        return " ".join(pieces)
    if (len(pieces) > 2 and all(len(piece) == 1 for piece in pieces)) or known(fold(whole)):
        return f"{whole}{word[-1] if word[-1] in '.!?' else ''}"
    return f"{' '.join(pieces)}{word[-1] if word[-1] in '.!?' else ''}"


def segmented(letters: str, known: Known) -> tuple[str, ...]:
    """A run of letters cut into known words, the most letters in the fewest words; empty if most of it is none."""
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


def _respelled(run: str, known: Known) -> str:
    words = re.split(r" {2,}| ?/ ?", run)
    if len(words) > 1:
        return " ".join(word.replace(" ", "") for word in words)
    whole = run.replace(" ", "")
    if known(fold(whole)):
        return whole
    if len(whole) < _SHORTEST_RUN:
        return run
    return " ".join(segmented(whole[:400], known)) or run


def _chunk(word: str, known: Known, off: frozenset[str]) -> str:
    if len(word) > _LONGEST:
        return word
    if "leetspeak" not in off and not word.isalpha():
        word = _PIECE.sub(lambda match: _unleet(match.group(), known), word)
    if "held" not in off and _HELD.search(word):
        word = _unheld(word, known)
    return word if "broken" in off or word.isalnum() else _unbroken(word, known)


def _undone(text: str, known: Known, off: frozenset[str]) -> str:
    """The text after every step that is not `off`."""
    for name, step in (
        ("letters", _letters),
        ("escapes", _escapes),
        ("invisible", _invisible),
        ("letters", _letters),
        ("lookalikes", _lookalikes),
        ("marks", _marks),
    ):
        if name not in off:
            text = step(text)
    if "contractions" not in off:
        text = _contractions(text)
    if "spelled" not in off:
        text = _SPELLED.sub(lambda match: _respelled(match.group(), known), text)
    return re.sub(r"\S+", lambda match: _chunk(match.group(), known, off), text)


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
        elif token.isalpha():
            words.append(token)
        else:
            words.extend(_GLUED.sub(r"\1 \2", token.replace("_", " ").replace(",", ".")).split())
    while words and words[-1] == STOP:
        words.pop()
    return " ".join(words)


@lru_cache(maxsize=1)
def _vocabulary() -> Known:
    from guardrails.gate import lexicon

    return lexicon().knows


def normalize(text: str, known: Known | None = None, off: frozenset[str] = frozenset()) -> str:
    """The text as the gate reads it; see the module's list of steps.

    Args:
        text: anything a caller said or typed.
        known: which folded words the lexicon knows; the gate's own lexicon by default.
        off: names of steps to leave out, to show what each is for.
    """
    known = known or _vocabulary()
    for _ in range(4):
        if _ORDINARY.fullmatch(text) and not _SUSPECT.search(text):
            lower = text.lower()
            plain = lower if "contractions" in off or not _APOSTROPHE.search(lower) else _contractions(lower)
            return _worded(plain)
        result = _worded(_undone(text, known, off))
        if result == text:
            break
        text = result
    return text
