"""How hard a text is to read."""

import re
from typing import Final

from kb.language import Syllables, language_of, sentences, words

_GROUPS: Final = re.compile(r"[aeiouy]+")
_SILENT: Final = re.compile(r"(?:[^laeiouy]e|[^aeiouytd]ed|[^aeiouyszxc]es)$")
_STRONG: Final = frozenset("aeoáéóâêôãõàíú")
_WEAK: Final = frozenset("iuü")


def syllables(word: str, locale: str) -> int:
    """Syllables of a word, at least one. An estimate in English, by the rules of hiatus in Spanish and Portuguese."""
    lowered = word.casefold()
    if language_of(locale).syllables is Syllables.ENGLISH:
        count = len(_GROUPS.findall(lowered))
        if _SILENT.search(lowered):
            count -= 1
        return max(1, count)
    count = 0
    lowered = (
        re.sub(r"([gq])u(?=[eiéí])", r"\1", lowered).replace("ão", "ã").replace("õe", "õ").replace("ãe", "ã")
    )
    previous = ""
    for position, char in enumerate(lowered):
        if char == "y" and position == len(lowered) - 1:
            char = "i"
        if char in _STRONG:
            count += 1
        # A weak vowel is a syllable only with no vowel beside it.
        elif char in _WEAK and previous not in _STRONG and previous not in _WEAK:
            following = lowered[position + 1 : position + 2]
            if following not in _STRONG or not following:
                count += 1
        previous = char
    return max(1, count)


def measure(text: str, locale: str) -> float:
    """The language's own measure (see `kb/locales/`), 0 for a text without words."""
    found = words(text)
    if not found:
        return 0.0
    formula = language_of(locale).readability
    per_sentence = len(found) / max(1, len(sentences(text)))
    per_word = sum(syllables(word, locale) for word in found) / len(found)
    return formula.base + formula.words_per_sentence * per_sentence + formula.syllables_per_word * per_word


def too_hard(text: str, locale: str, limit: float) -> bool:
    """Whether `text` is harder to read than `limit` allows."""
    value = measure(text, locale)
    return value > limit if language_of(locale).readability.lower_is_easier else value < limit
