"""Disguises that a text may come in, each of which the gate must see through.

Every disguise is a pure function of the text and a seed. Disguises change letters, never words.
"""

import html
import random
import re
from collections.abc import Callable
from typing import Final

Disguise = Callable[[str, random.Random], str]

_WORD: Final = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
_LOOKALIKE: Final = dict(zip("aceopxyijs", "асеорхуіјѕ", strict=True))
_LEET: Final = {"a": "4", "e": "3", "i": "1", "o": "0", "s": "5", "t": "7"}
_INVISIBLE: Final = (
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u202e",
    "\u2066",
    "\ufe0f",
    "\U000e0041",
)
_MARKS: Final = ("\u0336", "\u0307", "\u0330", "\u035c")
_EMOJI: Final = ("😀", "🔪", "💊", "❤")


def _words(text: str, change: Callable[[str], str]) -> str:
    return _WORD.sub(lambda match: change(match.group()), text)


def full_width(text: str, rng: random.Random) -> str:
    """Letters as full-width forms."""
    return "".join(chr(ord(char) + 0xFEE0) if "!" < char <= "~" and char.isalpha() else char for char in text)


def upper(text: str, rng: random.Random) -> str:
    """All capitals."""
    return text.upper()


def invisible(text: str, rng: random.Random) -> str:
    """Zero-width, format, bidi, tag and variation characters and soft hyphens inside words."""
    return _words(text, lambda word: word[0] + "".join(rng.choice(_INVISIBLE) + char for char in word[1:]))


def stacked_marks(text: str, rng: random.Random) -> str:
    """Combining marks on letters."""
    return _words(text, lambda word: "".join(char + rng.choice(_MARKS) for char in word))


def lookalikes(text: str, rng: random.Random) -> str:
    """Cyrillic letters among Latin ones."""
    return _words(text, lambda word: "".join(_LOOKALIKE.get(char, char) for char in word))


def leetspeak(text: str, rng: random.Random) -> str:
    """One digit inside each word."""

    def change(word: str) -> str:
        places = [place for place, char in enumerate(word[1:-1], 1) if char in _LEET]
        if not places:
            return word
        place = rng.choice(places)
        return word[:place] + _LEET[word[place]] + word[place + 1 :]

    return _words(text, change)


def held_letters(text: str, rng: random.Random) -> str:
    """A letter held down at the end of each word."""
    return _words(
        text, lambda word: word if word[-1] == word[-2] else word + word[-1] * (2 + rng.randrange(3))
    )


def dotted(text: str, rng: random.Random) -> str:
    """Letters with dots, dashes or underscores between them."""
    sign = rng.choice(".-_*")
    return _words(text.replace("-", " "), lambda word: sign.join(word))


def emoji(text: str, rng: random.Random) -> str:
    """Pictures between letters."""
    return _words(text.replace("-", " "), lambda word: rng.choice(_EMOJI).join(word))


def spaced(text: str, rng: random.Random) -> str:
    """Letters spelled one by one, words apart by wider gaps; texts with digits or apostrophes stay."""
    if re.search(r"[\d'’]", text):
        return text
    parts = re.split(r"([.,;:!?¿¡…]+)", text.replace("-", " "))
    return "".join(
        part if index % 2 else f"  {'   '.join(' '.join(word) for word in part.split())}  "
        for index, part in enumerate(parts)
    )


def entities(text: str, rng: random.Random) -> str:
    """HTML entities, sometimes twice over."""
    coded = "".join(
        f"&#{ord(char)};" if char.isalpha() and rng.random() < 0.5 else html.escape(char) for char in text
    )
    return coded.replace("&", "&amp;") if rng.random() < 0.5 else coded


def url_escapes(text: str, rng: random.Random) -> str:
    """Percent escapes."""
    return "".join(
        "".join(f"%{byte:02x}" for byte in char.encode()) if char.isalpha() and rng.random() < 0.5 else char
        for char in text
    )


DISGUISES: Final[dict[str, Disguise]] = {
    function.__name__: function
    for function in (
        full_width,
        upper,
        invisible,
        stacked_marks,
        lookalikes,
        leetspeak,
        held_letters,
        dotted,
        emoji,
        spaced,
        entities,
        url_escapes,
    )
}


def disguise(text: str, names: list[str], seed: int) -> str:
    """A text in some disguises, one over the other."""
    rng = random.Random(seed)
    for name in names:
        text = DISGUISES[name](text, rng)
    return text
