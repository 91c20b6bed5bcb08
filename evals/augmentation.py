"""What a telephone, a recognizer and a worried person do to a sentence, so that training does not hang on spelling."""

import random
import re
import unicodedata
from typing import Final

_ASIDE: Final = 0.18
"""Share of utterances with ordinary talk around them."""
_BARE: Final = 0.45
"""Share without capitals and punctuation, as half of the recognizers write."""
_UNACCENTED: Final = 0.12
_MISHEARD: Final = 0.3
_LONGEST: Final = 500
_LETTERS: Final = "aeiousrtnlm"


def varied(text: str, ordinary: list[str], chance: random.Random) -> str:
    """`text` as it may arrive: with ordinary talk before or after it, bare, or misheard in a word or two."""
    if chance.random() < _ASIDE:
        before, after = chance.choice(("10", "01", "01", "10", "11"))
        text = f"{chance.choice(ordinary)} {text}" if before == "1" else text
        text = f"{text} {chance.choice(ordinary)}" if after == "1" else text
    if chance.random() < _BARE:
        text = re.sub(r"[^\w\s']", " ", text.lower())
    if chance.random() < _UNACCENTED:
        text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    if chance.random() < _MISHEARD:
        text = misheard(text, chance)
    return text[:_LONGEST]


def misheard(text: str, chance: random.Random) -> str:
    """One to three slips: letters lost or changed, endings dropped, words fused, lost or broken in two."""
    words = text.split()
    for _ in range(chance.choice((1, 1, 2, 3))):
        if len(words) < 3:
            break
        at, kind = chance.randrange(len(words)), chance.random()
        word = words[at]
        inside = chance.randrange(len(word))
        if kind < 0.3 and len(word) > 3:
            words[at] = word[:inside] + word[inside + 1 :]
        elif kind < 0.5 and len(word) > 3:
            words[at] = word[:-1]
        elif kind < 0.65 and len(word) > 2:
            words[at] = word[:inside] + chance.choice(_LETTERS) + word[inside + 1 :]
        elif kind < 0.8 and at + 1 < len(words):
            words[at] = word + words.pop(at + 1)
        elif kind < 0.9 and len(words) > 5:
            words.pop(at)
        elif len(word) > 5:
            cut = chance.randrange(2, len(word) - 2)
            words[at] = f"{word[:cut]} {word[cut:]}"
    return " ".join(words)
