"""Finding concepts in words.

A lexicon is compiled once from concepts. `tag` maps each concept to the set of positions (see
`guardrails.masks`) that its phrases cover. Positions are words; a sentence end leaves a gap of three, so that
a window reaches across it only a little.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from guardrails import masks, numbers
from guardrails.concept import Concept
from guardrails.errors import DataError
from guardrails.normalize import STOP, fold

_GAP: Final = 4
_SENTENCE_GAP: Final = 3
_SHORTEST_STEM: Final = 3
IDIOM: Final = "idiom"
"""The concept whose phrases mean nothing to the gate: their words are taken out before anything else."""

FILLERS: Final = frozenset(
    [
        "uh",
        "um",
        "uhm",
        "er",
        "ah",
        "hmm",
        "mm",
        "like",
        "basically",
        "literally",
        "este",
        "eh",
        "pues",
        "ehm",
        "o_sea",
        "ne",
        "tipo",
        "hum",
        "entao",
        "assim",
        "bueno",
        "please",
        "porfavor",
    ]
) - {"like", "literally", "assim", "este"}
"""Words that hold no place: a window does not count them."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text as words with positions."""

    surface: tuple[str, ...]
    """As normalized, accents kept."""
    folded: tuple[str, ...]
    place: tuple[int, ...]
    """Position of each word: ascending, with gaps at sentence ends."""

    @property
    def taken(self) -> int:
        """Mask of the positions that hold a word."""
        mask = 0
        for position in self.place:
            mask |= 1 << position
        return mask


def words(normalized: str) -> Words:
    """Positions for a normalized text."""
    surface: list[str] = []
    place: list[int] = []
    position = 0
    for word in normalized.split():
        if word == STOP:
            position += _SENTENCE_GAP
        elif word not in FILLERS:
            surface.append(word)
            place.append(position)
            position += 1
    return Words(tuple(surface), tuple(fold(word) for word in surface), tuple(place))


@dataclass(frozen=True, slots=True)
class _Piece:
    """Words that follow each other, or one concept."""

    symbols: tuple[int, ...]
    concept: int = -1
    reach: int = 0
    """How many words may lie between the piece before and this one."""


@dataclass(frozen=True, slots=True)
class _Phrase:
    concept: int
    pieces: tuple[_Piece, ...]
    needs: frozenset[int]


Sounds = Mapping[int, Sequence[int]]
"""Symbols added to a word by the phonetic layer: index of the word → symbols."""


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
        self._single: dict[int, list[int]] = {}
        self._anchored: dict[int, list[_Phrase]] = {}
        self._idioms: dict[int, list[_Phrase]] = {}
        self._composed: list[_Phrase] = []
        self._memo: dict[str, tuple[int, ...]] = {}
        self._heard: set[int] = set()
        phrases: list[_Phrase] = []
        for concept in concepts:
            if concept.id in self.ids:
                raise DataError(f"concept {concept.id!r} is defined twice; rename or join them")
            number = self.ids[concept.id] = len(self.ids)
            for entry in _entries(concept):
                phrases.append(self._phrase(number, entry, concept))
        self._lengths = sorted({len(stem) for stem in self._stems})
        self._classes = {name: self._exact[name] for name in numbers.CLASSES if name in self._exact}
        weight: dict[int, int] = {}
        for phrase in phrases:
            for symbol in phrase.needs:
                weight[symbol] = weight.get(symbol, 0) + 1
        for phrase in phrases:
            self._place(phrase, weight)

    def _place(self, phrase: _Phrase, weight: Mapping[int, int]) -> None:
        if phrase.concept == self.ids.get(IDIOM):
            self._idioms.setdefault(min(phrase.needs, key=lambda symbol: weight[symbol]), []).append(phrase)
        elif any(piece.concept >= 0 for piece in phrase.pieces):
            self._composed.append(phrase)
        elif len(phrase.pieces) == 1 and len(phrase.pieces[0].symbols) == 1:
            self._single.setdefault(phrase.pieces[0].symbols[0], []).append(phrase.concept)
        else:
            anchor = min(phrase.needs, key=lambda symbol: weight[symbol])
            self._anchored.setdefault(anchor, []).append(phrase)

    def _symbol(self, word: str, heard: bool) -> int:
        table, key = (self._stems, word[:-1]) if word.endswith("*") else (self._exact, word)
        if table is self._stems and len(key) < _SHORTEST_STEM:
            raise DataError(f"stem {word!r} is too short; give at least {_SHORTEST_STEM} letters")
        if key not in table:
            table[key] = len(self._exact) + len(self._stems)
        if heard:
            self._heard.add(table[key])
        return table[key]

    def _phrase(self, number: int, entry: str, concept: Concept) -> _Phrase:
        pieces: list[_Piece] = []
        run: list[int] = []
        reach = 0

        def close() -> None:
            nonlocal reach
            if run:
                pieces.append(_Piece(tuple(run), reach=reach))
                run.clear()
                reach = 0

        for word in entry.split():
            if word == "...":
                close()
                reach = _GAP
            elif word.startswith("{"):
                close()
                name = word[1:-1]
                if name not in self.ids or self.ids[name] == number:
                    raise DataError(f"concept {concept.id!r} names {name!r}, which is not defined before it")
                pieces.append(_Piece((), self.ids[name], reach))
                reach = 0
            else:
                run.append(self._symbol(word, concept.heard))
        close()
        if not pieces or reach:
            raise DataError(f"concept {concept.id!r} has an entry that is empty or ends in '...': {entry!r}")
        needs = frozenset(symbol for piece in pieces for symbol in piece.symbols)
        return _Phrase(number, tuple(pieces), needs)

    def knows(self, word: str) -> bool:
        """Whether a folded word belongs to the lexicon, as itself or by its stem."""
        return word in self._exact or bool(self.symbols(word))

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
            found = tuple(collected)
            if len(self._memo) > 50_000:
                self._memo.clear()
            self._memo[word] = found
        return found

    def heard(self) -> tuple[tuple[str, bool, int], ...]:
        """The words that the phonetic layer may hear: (folded word or stem, whether it is a stem, symbol)."""
        exact = [(word, False, symbol) for word, symbol in self._exact.items() if symbol in self._heard]
        stems = [(word, True, symbol) for word, symbol in self._stems.items() if symbol in self._heard]
        return tuple(exact + stems)

    def tag(self, text: Words, sounds: Sounds | None = None) -> dict[int, int]:
        """Concept number → mask of the positions it covers; concepts that do not occur are absent."""
        found = self._symbol_masks(text, sounds)
        silent = self._silent(found)
        if silent:
            found = {symbol: mask & ~silent for symbol, mask in found.items() if mask & ~silent}
        tagged = self._plain(found)
        for phrase in self._composed:
            if all(symbol in found for symbol in phrase.needs):
                mask = _match(phrase, found, tagged)
                if mask:
                    tagged[phrase.concept] = tagged.get(phrase.concept, 0) | mask
        return tagged

    def _symbol_masks(self, text: Words, sounds: Sounds | None) -> dict[int, int]:
        found: dict[int, int] = {}
        memo, folded, place = self._memo, text.folded, text.place
        for index, word in enumerate(folded):
            bit = 1 << place[index]
            symbols = memo.get(word)
            for symbol in self.symbols(word) if symbols is None else symbols:
                found[symbol] = found.get(symbol, 0) | bit
            if word[0].isdigit() or word in numbers._WORDS:
                number = numbers.value(word)
                if number is not None:
                    following = folded[index + 1] if index + 1 < len(folded) else ""
                    for name in numbers.classes(number, following):
                        symbol = self._classes.get(name, -1)
                        if symbol >= 0:
                            found[symbol] = found.get(symbol, 0) | bit
        for index, extra in (sounds or {}).items():
            for symbol in extra:
                found[symbol] = found.get(symbol, 0) | (1 << place[index])
        return found

    def _silent(self, found: Mapping[int, int]) -> int:
        silent = 0
        for symbol in found:
            for phrase in self._idioms.get(symbol, ()):
                if all(need in found for need in phrase.needs):
                    silent |= _match(phrase, found, {})
        return silent

    def _plain(self, found: Mapping[int, int]) -> dict[int, int]:
        tagged: dict[int, int] = {}
        for symbol, mask in found.items():
            for concept in self._single.get(symbol, ()):
                tagged[concept] = tagged.get(concept, 0) | mask
            for phrase in self._anchored.get(symbol, ()):
                if all(need in found for need in phrase.needs):
                    covered = _match(phrase, found, tagged)
                    if covered:
                        tagged[phrase.concept] = tagged.get(phrase.concept, 0) | covered
        return tagged


def _match(phrase: _Phrase, found: Mapping[int, int], tagged: Mapping[int, int]) -> int:
    """Mask of the positions that matches of a phrase cover."""
    starts: list[int] = []
    ends = 0
    for index, piece in enumerate(phrase.pieces):
        if piece.concept >= 0:
            begin = tagged.get(piece.concept, 0)
        else:
            begin = found[piece.symbols[0]]
            for offset, symbol in enumerate(piece.symbols[1:], 1):
                begin &= found[symbol] >> offset
        if index:
            begin &= masks.after(ends << 1, piece.reach)
        if not begin:
            return 0
        starts.append(begin)
        ends = _ends(piece, begin, tagged)
    covered = 0
    allowed = -1
    for piece, begin in zip(reversed(phrase.pieces), reversed(starts), strict=True):
        if allowed != -1:
            length = max(len(piece.symbols), 1)
            begin &= allowed >> (length - 1) if piece.concept < 0 else allowed
        covered |= masks.after(begin, max(len(piece.symbols), 1) - 1)
        allowed = masks.before(begin >> 1, piece.reach)
    return covered


def _ends(piece: _Piece, begin: int, tagged: Mapping[int, int]) -> int:
    if piece.concept < 0:
        return begin << (len(piece.symbols) - 1)
    whole = tagged[piece.concept]
    for _ in range(4):
        begin |= (begin << 1) & whole
    return begin


_GROUP: Final = re.compile(r"\(([^()]*)\)")


def _expanded(entry: str) -> Iterable[str]:
    parts = _GROUP.split(entry)
    choices = [part.split("|") if index % 2 else [part] for index, part in enumerate(parts)]
    return ("".join(combination) for combination in product(*choices))


def _plain_word(text: str) -> str:
    text = re.sub(r"(?<=[a-z])['’](?:s|ll|re|ve|d|m)\b", "", text.lower())
    return fold(re.sub(r"['’]", "", text)).replace("-", " ")


def _entries(concept: Concept) -> Iterable[str]:
    for text in (concept.en, concept.es, concept.pt):
        for entry in re.split(r"[,\n]", text):
            if entry.strip():
                for plain in _expanded(entry):
                    yield " ".join(_plain_word(plain).split())
