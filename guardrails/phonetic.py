"""Words as a recognizer mishears them.

Runs when the words as spelled matched nothing. Three ways, all on single words of the lexicon that carry meaning:

- *sound*: one key per language; words with the same key sound alike (`baca` and `vaca`, `rocha` and `roxa`,
  `brething` and `breathing`)
- *one slip*: one letter more, less, other or swapped, in words of six letters and more that the lexicon does not
  know, beginning with the same sound
- *joints*: a word broken in two (`over dose`), or two run together (`mematar`)

Words in `guardrails.lookalikes` are other words and never taken for a slip.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz.distance import OSA

from guardrails.lexicon import Lexicon, Words
from guardrails.lookalikes import LOOKALIKES
from guardrails.normalize import fold

_SHORTEST_KEY: Final = 4
_SHORTEST_SLIP: Final = 6
_SHORTEST_JOINT: Final = 6
_SMALL: Final = frozenset(
    "me se te eu um uma de do da no na em pra un una el la lo los las mi my the to of his her os as meu".split()
)
"""Small words that recognizers glue to the next."""
_STEM_SIZES: Final = (6, 7, 8, 9)
_LONGEST: Final = 24
_MOST: Final = 200
"""Unknown words per text that are listened to; more than that is no speech."""
_MEMORY: Final = 20_000

_ES: Final = (
    ("ch", "X"), ("qu", "k"), ("gue", "Ge"), ("gui", "Gi"), ("ge", "je"), ("gi", "ji"), ("ce", "se"), ("ci", "si"),
    ("ll", "y"), ("rr", "r"), ("h", ""), ("v", "b"), ("z", "s"), ("x", "s"), ("c", "k"), ("w", "gu"), ("ph", "f"),
    ("mb", "nb"), ("mp", "np"), ("ss", "s"), ("s ", " "), ("d ", " "), ("y ", "i "), ("ado ", "ao "),
)  # fmt: skip
_PT: Final = (
    ("ch", "X"), ("sh", "X"), ("x", "X"), ("lh", "L"), ("lia", "La"), ("lio", "Lo"), ("ll", "L"), ("nh", "N"),
    ("nia", "Na"), ("nio", "No"), ("qu", "k"), ("gue", "Ge"), ("gui", "Gi"), ("ge", "je"), ("gi", "ji"), ("ce", "se"),
    ("ci", "si"), ("ss", "s"), ("sc", "s"), ("z", "s"), ("rr", "r"), ("h", ""), ("c", "k"), ("ou", "o"), ("ei", "e"),
    ("am ", "ao "), ("em ", "e "), ("l ", "u "), ("r ", " "), ("s ", " "), ("e ", "i "), ("o ", "u "), (" es", " is"),
    (" des", " dis"), (" en", " in"), (" em", " im"), ("w", "u"), ("y", "i"),
)  # fmt: skip
_EN: Final = (
    ("tch", "X"), ("ch", "X"), ("sh", "X"), ("ph", "f"), ("ck", "k"), (" kn", " n"), (" wr", " r"), ("gh", ""),
    ("th", "0"), ("ce", "se"), ("ci", "si"), ("cy", "sy"), ("c", "k"), ("q", "k"), ("z", "s"), ("x", "ks"),
    ("dge", "j"), ("wh", "w"), ("mb ", "m "), ("ing ", "in "), ("e ", " "), ("ed ", "d "),
)  # fmt: skip
_EN_VOWELS: Final = (
    ("ea", "i"), ("ee", "i"), ("ie", "i"), ("ei", "i"), ("y", "i"), ("oo", "u"), ("ou", "u"), ("ow", "u"), ("ew", "u"),
    ("ai", "e"), ("ay", "e"), ("au", "o"), ("aw", "o"), ("oa", "o"),
)  # fmt: skip


_OPEN: Final = "~"
"""Stands where a stem goes on: no rule for word ends applies there."""


def _replaced(word: str, rules: Iterable[tuple[str, str]]) -> str:
    word = f" {word} "
    for old, new in rules:
        word = word.replace(old, new)
    return word.strip(" ~")


def _squeezed(word: str) -> str:
    return "".join(char for index, char in enumerate(word) if not index or word[index - 1] != char)


def key_es(word: str) -> str:
    """How a folded word sounds in American Spanish: b/v, s/z/c, ll/y, silent h, final s and d dropped."""
    return _squeezed(_replaced(word, _ES))


def key_pt(word: str) -> str:
    """How a folded word sounds in Brazilian Portuguese: x/ch, lh/li, nh/ni, reduced finals, dropped r and s."""
    return _squeezed(_replaced(word, _PT))


def key_en(word: str) -> str:
    """How a folded word sounds in American English: spelling of consonants and long vowels evened out."""
    return _squeezed(_replaced(word, (*_EN, *_EN_VOWELS)))


_KEYS: Final[dict[str, Callable[[str], str]]] = {"es": key_es, "pt": key_pt, "en": key_en}


def _without_one(word: str) -> Iterable[str]:
    return (word[:index] + word[index + 1 :] for index in range(len(word)))


@dataclass(frozen=True, slots=True)
class Heard:
    """A text as it may have been meant."""

    words: Words
    sounds: dict[int, Sequence[int]]
    """Index of a word → symbols of the lexicon that it sounds like."""


class Ear:
    """Hears the lexicon's words in misrecognized ones."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Index the words that may be heard."""
        self._lexicon = lexicon
        self._memo: dict[str, tuple[int, ...]] = {}
        self._keys: list[dict[str, list[int]]] = [{} for _ in _KEYS]
        self._stem_keys: list[dict[str, list[int]]] = [{} for _ in _KEYS]
        self._whole: set[str] = set()
        self._slips: dict[str, list[tuple[str, bool, int]]] = {}
        for word, is_stem, symbol, languages in lexicon.heard():
            if not word.isalpha() or not word.islower() or len(word) <= _SHORTEST_KEY:
                continue
            if not is_stem:
                self._whole.add(word)
            for number, (language, key) in enumerate(_KEYS.items()):
                if language not in languages:
                    continue
                sound = key(word + _OPEN) if is_stem else key(lexicon.sounded(word))
                if len(sound) >= _SHORTEST_KEY + is_stem:
                    table = self._stem_keys if is_stem else self._keys
                    table[number].setdefault(sound, []).append(symbol)
            if len(word) >= _SHORTEST_SLIP:
                for shorter in {word, *_without_one(word)}:
                    self._slips.setdefault(shorter, []).append((word, is_stem, symbol))
        self._lengths = tuple(sorted({len(sound) for table in self._stem_keys for sound in table}))

    def hear(self, read: Words) -> Heard | None:
        """What a text may have been; None if it sounds like nothing new."""
        rejoined = self._rejoined(read)
        sounds: dict[int, Sequence[int]] = {}
        listened = 0
        for index, word in enumerate(rejoined.folded):
            symbols = self._memo.get(word)
            if symbols is None:
                listened += 1
                if listened > _MOST:
                    break
                symbols = self._sounds(word, fold(rejoined.surface[index].replace("ç", "ss")))
                if len(self._memo) > _MEMORY:
                    self._memo.clear()
                if len(word) <= _LONGEST:
                    self._memo[word] = symbols
            if symbols:
                sounds[index] = symbols
        return Heard(rejoined, sounds) if sounds or rejoined is not read else None

    def _sounds(self, word: str, said: str) -> tuple[int, ...]:
        if not _SHORTEST_KEY <= len(word) <= _LONGEST or not word.isalpha() or word in LOOKALIKES:
            return ()
        if self._lexicon.knows(word):
            return ()
        found: set[int] = set()
        for key, table, stems in zip(_KEYS.values(), self._keys, self._stem_keys, strict=True):
            sound = key(said)
            found.update(table.get(sound, ()))
            for length in self._lengths:
                found.update(stems.get(sound[:length], ()))
        if len(word) >= _SHORTEST_SLIP:
            found.update(self._slipped(word))
        return tuple(sorted(found))

    def _slipped(self, word: str) -> Iterable[int]:
        """Symbols of the words and stems one slip away."""
        whole = {word, *_without_one(word)}
        starts = {
            part
            for size in _STEM_SIZES
            if size < len(word)
            for part in (word[:size], *_without_one(word[:size]))
        }
        for shorter in whole | starts:
            for candidate, is_stem, symbol in self._slips.get(shorter, ()):
                if candidate[0] != word[0]:
                    continue
                begin = word[: len(candidate)] if is_stem else word
                if OSA.distance(candidate, begin, score_cutoff=1) <= 1:
                    yield symbol

    def _rejoined(self, read: Words) -> Words:
        """Broken words mended and run-together words parted; the same object if there is none."""
        surface: list[str] = []
        place: list[int] = []
        shift = 0
        index = 0
        changed = False
        while index < len(read.folded):
            here = read.place[index] + shift
            pieces = self._mended(read, index) or self._parted(read.folded[index])
            if pieces is None:
                surface.append(read.surface[index])
                place.append(here)
                index += 1
                continue
            changed = True
            surface.extend(pieces)
            place.extend(range(here, here + len(pieces)))
            used = 2 if len(pieces) == 1 else 1
            shift += len(pieces) - used
            index += used
        return Words.placed(surface, place) if changed else read

    def _mended(self, read: Words, index: int) -> tuple[str] | None:
        """This word and the next as one key word."""
        if index + 1 >= len(read.folded) or read.place[index + 1] != read.place[index] + 1:
            return None
        word, following = read.folded[index], read.folded[index + 1]
        joined = word + following
        known = self._lexicon.knows
        if len(joined) < _SHORTEST_JOINT or (known(word) and known(following)):
            return None
        # A stem must reach into the second half: `vomit verde` is no word, `convul sionando` is.
        if joined in self._whole or self._lexicon.spells(joined) or (known(joined) and not known(word)):
            return (joined,)
        return None

    def _parted(self, word: str) -> tuple[str, str] | None:
        """A small word and a key word that ran together."""
        if not _SHORTEST_JOINT < len(word) <= _LONGEST or word in LOOKALIKES or self._lexicon.knows(word):
            return None
        for cut in range(2, 5):
            if word[:cut] in _SMALL and word[cut:] in self._whole:
                return word[:cut], word[cut:]
            if word[-cut:] in _SMALL and word[:-cut] in self._whole:
                return word[:-cut], word[-cut:]
        return None
