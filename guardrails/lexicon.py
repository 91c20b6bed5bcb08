"""Finding concepts in words.

A lexicon is compiled once from concepts. `tag` maps each concept to the set of positions (see
`guardrails.masks`) that its phrases cover. Positions are words; a sentence end leaves a gap of three, so that
a window reaches across it only a little.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from guardrails import numbers
from guardrails.concept import Concept
from guardrails.errors import DataError
from guardrails.normalize import STOP, fold
from guardrails.phrase import Phrase, accented, compiled, entries, parse, silent

_SENTENCE_GAP: Final = 3
_SHORTEST_STEM: Final = 3
_SPELLED: Final = re.compile(r"\w*[^\W\da-z_]\w*")
_SHORT: Final = 5
_MEMORY: Final = 50_000
_LONGEST: Final = 40
"""Letters of a word worth remembering."""
IDIOM: Final = "idiom"
"""The concept whose phrases mean nothing to the gate: their words are taken out before anything else."""

FILLERS: Final = frozenset("uh uhm er ah hmm mm eh ehm hum pues bueno please porfavor oh".split())
"""Words that hold no place: a window does not count them."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text as words with positions."""

    surface: tuple[str, ...]
    """As normalized, accents kept."""
    folded: tuple[str, ...]
    place: tuple[int, ...]
    """Position of each word: ascending, with gaps at sentence ends."""

    taken: int
    """Mask of the positions that hold a word."""

    @classmethod
    def placed(cls, surface: Sequence[str], place: Sequence[int]) -> "Words":
        """Words at ascending positions."""
        taken = start = 0
        for number, position in enumerate(place):
            # One addition per run of words, not one per word: long texts stay linear.
            if number + 1 == len(place) or place[number + 1] != position + 1:
                first = place[start]
                taken |= ((1 << (position - first + 1)) - 1) << first
                start = number + 1
        return cls(tuple(surface), tuple(map(fold, surface)), tuple(place), taken)


def words(normalized: str) -> Words:
    """Positions for a normalized text."""
    surface: list[str] = []
    place: list[int] = []
    position = 0
    before = ""
    for word in normalized.split():
        if word == STOP:
            position += _SENTENCE_GAP
        elif not silent(word, before):
            surface.append(word)
            place.append(position)
            position += 1
        before = word
    return Words.placed(surface, place)


_WORN: Final = (
    ("in", "ing"),
    ("ao", "ado"),
    ("aos", "ados"),
    ("ito", "o"),
    ("ita", "a"),
    ("inho", "o"),
    ("inha", "a"),
    ("im", "inho"),
    ("ano", "ando"),
    ("eno", "endo"),
    ("ino", "indo"),
    ("aro", "aram"),
    ("ero", "eram"),
    ("iro", "iram"),
    ("s", ""),
    ("es", ""),
)
"""Endings worn down or made small in speech, and the full ones: `hurtin`, `apretao`, `roxinho`."""

_DROPPED: Final = {"á": "ar", "ê": "er", "é": "er", "í": "ir", "ô": "ou"}
"""Stressed last letters, and what Brazilian speech drops after them: `respirá`, `comê`, `tomô`."""

_SEVERAL: Final = frozenset(
    "os as los las uns umas unos unas dos das nos nas meus minhas mis seus suas sus esses essas estes estas esos esas aqueles aquelas dois duas tres quatro cuatro cinco seis sete siete oito ocho nove nueve dez diez doze doce quinze quince vinte veinte trinta treinta uns varios varias muitos muitas muchos muchas todos todas pros pras pelos pelas".split()
)
"""Words that make the next one plural, whether or not it says so."""

Sounds = Mapping[int, Sequence[int]]
"""Symbols added to a word by the phonetic layer: index of the word → symbols."""


_Composed = tuple[Phrase, tuple[int, ...], *tuple[frozenset[int], ...]]
"""A phrase with concepts in it; concepts, as sets of bits, and sets of symbols: it needs one of each."""
_Anchored = tuple[Phrase, *tuple[frozenset[int], ...]]
"""A phrase, and sets of symbols without one of which it cannot match."""


class Lexicon:
    """Compiled concepts."""

    def __init__(self, concepts: Iterable[Concept]) -> None:
        """Compile.

        Raises:
            DataError: a concept is defined twice, or names one that is not defined before it.
        """
        self.ids: dict[str, int] = {}
        self._exact: dict[str, int] = {}
        self._stems: dict[str, int] = {}
        self._single: dict[int, tuple[int, ...]] = {}
        self._anchored: dict[int, list[_Anchored]] = {}
        self._idioms: dict[int, list[_Anchored]] = {}
        self._composed: list[_Composed] = []
        self._memo: dict[str, tuple[int, ...]] = {}
        self._heard: dict[int, set[str]] = {}
        self._but: list[tuple[int, int]] = []
        self._alone: dict[int, set[int]] = {}
        self._spellings: set[str] = set()
        self._cedillas: dict[str, str] = {}
        phrases = [phrase for concept in concepts for phrase in self._phrases(concept)]
        self._lengths = sorted({len(stem) for stem in self._stems})
        self._classes = {name: self._exact[name] for name in numbers.CLASSES if name in self._exact}
        self._place(phrases)
        self._single = {symbol: tuple(sorted(concepts)) for symbol, concepts in self._alone.items()}

    def _phrases(self, concept: Concept) -> list[Phrase]:
        """The phrases of a concept; those that are one plain word go straight to the table of single words."""
        if concept.id in self.ids:
            raise DataError(f"concept {concept.id!r} is defined twice; rename or join them")
        number = len(self.ids)
        found: list[Phrase] = []
        texts = [(number, "en", concept.en), (number, "es", concept.es), (number, "pt", concept.pt)]
        if concept.but:
            texts.append((number + 1, "", concept.but))
            self._but.append((number, number + 1))
        for owner, language, text in texts:
            spellings = _SPELLED.findall(text.lower())
            self._spellings.update(spellings)
            self._cedillas.update(
                (fold(word), fold(word.replace("ç", "ss"))) for word in spellings if "ç" in word
            )
            for entry in entries(text):
                if entry.isalnum() and concept.id != IDIOM and not silent(entry, ""):
                    symbol = self._symbol(entry)
                    self._alone.setdefault(symbol, set()).add(owner)
                    if concept.heard and language:
                        self._heard.setdefault(symbol, set()).add(language)
                    continue
                for items in filter(None, parse(entry)):
                    found.append(
                        compiled(owner, items, self._symbol, lambda name: self._named(name, concept))
                    )
                    self._hear(found[-1], concept, language)
        self.ids[concept.id] = number
        if concept.but:
            self.ids[f"{concept.id} but"] = number + 1
        return found

    def _hear(self, phrase: Phrase, concept: Concept, language: str) -> None:
        """Note the words of a concept whose words may be heard."""
        if concept.heard and language:
            for piece in phrase.pieces:
                for run in piece.runs:
                    for word in run:
                        for symbol in word:
                            self._heard.setdefault(symbol, set()).add(language)

    def _named(self, name: str, concept: Concept) -> int:
        if name not in self.ids:
            raise DataError(f"concept {concept.id!r} names {name!r}, which is not defined before it")
        return self.ids[name]

    def _symbol(self, word: str) -> int:
        if word[-1] != "*":
            return self._exact.setdefault(word, len(self._exact) + len(self._stems))
        if len(word) <= _SHORTEST_STEM:
            raise DataError(f"stem {word!r} is too short; give at least {_SHORTEST_STEM} letters")
        return self._stems.setdefault(word[:-1], len(self._exact) + len(self._stems))

    def _place(self, phrases: Sequence[Phrase]) -> None:
        weight: Counter[int] = Counter()
        for phrase in phrases:
            for piece in phrase.pieces:
                for run in piece.runs:
                    for word in run:
                        weight.update(word)
        idiom = self.ids.get(IDIOM, -1)
        for phrase in phrases:
            runs = phrase.pieces[0].runs
            if any(piece.concepts for piece in phrase.pieces):
                ideas = tuple(
                    sum(1 << concept for concept in set(piece.concepts))
                    for piece in phrase.pieces
                    if piece.concepts and not piece.optional
                )
                self._composed.append((phrase, ideas, *phrase.wants(set(), weight)))
            elif phrase.concept != idiom and len(phrase.pieces) == len(runs) == len(runs[0]) == 1:
                for symbol in runs[0][0]:
                    self._alone.setdefault(symbol, set()).add(phrase.concept)
            else:
                table = self._idioms if phrase.concept == idiom else self._anchored
                anchors = phrase.anchors(weight)
                placed: _Anchored = (phrase, *phrase.wants(anchors, weight))
                for symbol in anchors:
                    table.setdefault(symbol, []).append(placed)

    def knows(self, word: str) -> bool:
        """Whether a folded word belongs to the lexicon, as itself or by its stem."""
        return bool(self.symbols(word))

    def sounded(self, word: str) -> str:
        """A folded word of the lexicon with its cedilla, if it has one, spelled as it sounds: `brassos`."""
        return self._cedillas.get(word, word)

    def spells(self, word: str) -> bool:
        """Whether a folded word is in the lexicon exactly so."""
        return word in self._exact

    def symbols(self, word: str) -> tuple[int, ...]:
        """The symbols of a folded word: itself and the stems it begins with."""
        found = self._memo.get(word)
        if found is None:
            exact = self._exact.get(word)
            collected = [] if exact is None else [exact]
            for length in self._lengths:
                if length > len(word):
                    break
                stem = self._stems.get(word[:length])
                if stem is not None:
                    collected.append(stem)
            for ending, full in _WORN:
                if word.endswith(ending) and len(word) > len(ending) + 3 and word.isalpha():
                    whole = word[: -len(ending)] + full
                    if whole in self._exact and self._exact[whole] not in collected:
                        collected.append(self._exact[whole])
            found = tuple(collected)
            if len(self._memo) > _MEMORY:
                self._memo.clear()
            if len(word) <= _LONGEST:
                self._memo[word] = found
        return found

    def _accented(self, said: str, word: str) -> tuple[int, ...]:
        """Symbols of a word said with accents: a short one that the lexicon spells otherwise is another word."""
        found = self.symbols(word)
        full = _DROPPED.get(said[-1])
        if full and said not in self._spellings:
            found = tuple(dict.fromkeys((*found, *self.symbols(word[:-1] + full))))
        if len(word) <= _SHORT and said not in self._spellings:
            found = tuple(symbol for symbol in found if symbol != self._exact.get(word))
        strict = self._exact.get(accented(said))
        return found if strict is None else (*found, strict)

    def _plural(self, word: str) -> tuple[int, ...]:
        """Symbols of the plural of a word that follows one: `dois comprimido`, `as pastilla`, `duas vez`."""
        plurals = (
            word + "s",
            word + "es",
            word[:-1] + "ns" if word[-1] == "m" else "",
            word[:-2] + "oes" if word[-2:] == "ao" else "",
        )
        return tuple(self._exact[plural] for plural in plurals if plural in self._exact)

    def heard(self) -> Iterable[tuple[str, bool, int, frozenset[str]]]:
        """Words that the phonetic layer may hear: (folded word or stem, whether a stem, symbol, languages)."""
        for table, is_stem in ((self._exact, False), (self._stems, True)):
            for word, symbol in table.items():
                if symbol in self._heard:
                    yield word, is_stem, symbol, frozenset(self._heard[symbol])

    def tag(self, text: Words, sounds: Sounds | None = None) -> dict[int, int]:
        """Concept number → mask of the positions it covers; concepts that do not occur are absent."""
        found = self._symbol_masks(text, sounds or {})
        silent = 0
        for phrase in _possible(self._idioms, found):
            silent |= phrase.match(found, {})
        if silent:
            found = {symbol: mask & ~silent for symbol, mask in found.items() if mask & ~silent}
        tagged: dict[int, int] = {}
        for symbol, mask in found.items():
            for concept in self._single.get(symbol, ()):
                tagged[concept] = tagged.get(concept, 0) | mask
        for phrase in _possible(self._anchored, found):
            covered = phrase.match(found, tagged)
            if covered:
                tagged[phrase.concept] = tagged.get(phrase.concept, 0) | covered
        for concept, but in self._but:
            if but in tagged and concept in tagged:
                tagged[concept] &= ~tagged[but]
                if not tagged[concept]:
                    del tagged[concept]
        present = sum(1 << concept for concept in tagged)
        words = found.keys()
        for phrase, ideas, *wants in self._composed:
            for idea in ideas:
                if not present & idea:
                    break
            else:
                if any(map(words.isdisjoint, wants)):
                    continue
                covered = phrase.match(found, tagged)
                if covered:
                    tagged[phrase.concept] = tagged.get(phrase.concept, 0) | covered
                    present |= 1 << phrase.concept
        return tagged

    def _symbol_masks(self, text: Words, sounds: Sounds) -> dict[int, int]:
        found: dict[int, int] = {}
        memo, folded, place = self._memo, text.folded, text.place
        for index, word in enumerate(folded):
            bit = 1 << place[index]
            said = text.surface[index]
            if said != word:
                symbols: tuple[int, ...] | None = self._accented(said, word)
            else:
                symbols = memo.get(word)
            for symbol in self.symbols(word) if symbols is None else symbols:
                found[symbol] = found.get(symbol, 0) | bit
            if index and folded[index - 1] in _SEVERAL:
                for symbol in self._plural(word):
                    found[symbol] = found.get(symbol, 0) | bit
            number = numbers.spoken(folded, index)
            if number is not None:
                for name in numbers.classes(*number):
                    if name in self._classes:
                        symbol = self._classes[name]
                        found[symbol] = found.get(symbol, 0) | bit
        for index, extra in sounds.items():
            for symbol in extra:
                found[symbol] = found.get(symbol, 0) | (1 << place[index])
        return found


def _possible(table: Mapping[int, list[_Anchored]], found: Mapping[int, int]) -> Iterable[Phrase]:
    """Phrases all of whose rare words occur somewhere."""
    present = found.keys()
    for symbol in found:
        for phrase, *wants in table.get(symbol, ()):
            for want in wants:
                if present.isdisjoint(want):
                    break
            else:
                yield phrase
