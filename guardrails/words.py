"""Words as the guardrails compare them: folded, split, and cut to a rough stem.

Folding here only drops case, accents and punctuation, which is right for what the line itself writes and
for what a recognizer heard. Undoing deliberate disguise is the gate's business, not this module's.
"""

import re
import unicodedata
from typing import Final

STOP: Final = "."
"""The token that stands for the end of a sentence."""

_APOSTROPHES: Final = re.compile(r"['’‘`´]")
_TOKEN: Final = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+|%|[.!?;:\n]+")

_SUFFIXES: Final = {
    "en": ("ingly", "edly", "ings", "ing", "ies", "ied", "ers", "ed", "es", "er", "ly", "s", "e", "y"),
    "es": (
        "aciones", "amente", "iendo", "ieron", "mente", "acion", "ando", "aron", "iones", "adas", "ados",
        "idas", "idos", "aban", "emos", "amos", "ion", "ada", "ado", "ida", "ido", "aba", "ara", "era",
        "ará", "ar", "er", "ir", "an", "en", "es", "as", "os", "a", "o", "e", "s",
    ),
    "pt": (
        "amente", "acoes", "mente", "acao", "ando", "endo", "indo", "aram", "eram", "iram", "coes", "adas",
        "ados", "idas", "idos", "avam", "emos", "amos", "cao", "ada", "ado", "ida", "ido", "ava", "ara",
        "era", "ar", "er", "ir", "am", "em", "ou", "es", "as", "os", "a", "o", "e", "s",
    ),
}  # fmt: skip
_MIN_STEM: Final = 4

NEGATORS: Final = {
    "en": frozenset(
        ["no", "not", "never", "nor", "none", "without", "neither", "cannot", "dont", "doesnt", "didnt", "isnt", "arent", "wasnt", "wont", "cant", "couldnt", "shouldnt", "wouldnt", "havent", "hasnt", "nobody", "nothing", "avoid"]
    ),
    "es": frozenset(["no", "ni", "nunca", "jamas", "sin", "tampoco", "nada", "nadie", "ninguno", "ninguna", "ningun", "evite", "evitar"]),
    "pt": frozenset(["nao", "nem", "nunca", "jamais", "sem", "tampouco", "nada", "ninguem", "nenhum", "nenhuma", "evite", "evitar"]),
}
"""Words that turn a statement around, folded, by language."""


def fold(text: str) -> str:
    """Lower case, no accents, no apostrophes: `¿Qué's` becomes `¿ques`."""
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", text).casefold())
    return "".join(mark for mark in plain if not unicodedata.combining(mark))


def tokens(text: str, *, sentences: bool = False) -> tuple[str, ...]:
    """Folded words and numbers; with `sentences`, a `STOP` wherever one ends."""
    found: list[str] = []
    for match in _TOKEN.finditer(fold(text)):
        token = match.group()
        if token[0] in ".!?;:\n":
            if sentences and found and found[-1] != STOP:
                found.append(STOP)
        else:
            found.append(token)
    return tuple(found)


def stem(token: str, language: str) -> str:
    """A rough stem of a folded word, at least four letters long. Numbers stay as they are."""
    if token[0].isdigit():
        return token
    for suffix in _SUFFIXES[language]:
        if token.endswith(suffix) and len(token) - len(suffix) >= _MIN_STEM:
            return token[: -len(suffix)]
    return token


def line(text: str) -> str:
    """The form patterns read: words between single spaces, with a space at both ends."""
    return f" {' '.join(tokens(text, sentences=True))} "
