"""Phrases: read from a concept's entries, matched against sets of positions."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from guardrails import masks
from guardrails.errors import DataError
from guardrails.normalize import fold

GAP: Final = 5
"""Most words that `...` stands for."""

FILLERS: Final = frozenset("uh uhm er ah hmm mm eh ehm hum pues bueno oh".split())
"""Hesitations: they hold no place, in phrases as in texts."""
COPULA: Final = frozenset("is are am".split())
"""Worn down to `'s` in speech, so it holds no place either, unless it makes a question."""
_QUESTION: Final = frozenset("what who where when why how which".split())


def silent(word: str, before: str) -> bool:
    """Whether a word holds no place after the word `before` (empty at the beginning)."""
    return word in FILLERS or (word in COPULA and before not in _QUESTION)


_TOKEN: Final = re.compile(r"\(|\)|\||\.\.\.|\{[a-z_|]+\}|[^\s()|{}]+")
_WORD: Final = re.compile(r"[A-Za-z0-9]+\*?|#[a-z]+")
_ACCENTED: Final = re.compile(r"(\w+)\^")
_CONTRACTION: Final = re.compile(r"(?<=[a-z])['’](?:s|ll|re|ve|d|m)\b")

Items = tuple["str | Choices", ...]
"""Words, `...` and `{concepts}`, and choices among such."""


Run = tuple[tuple[int, ...], ...]
"""Words one after another; each the symbols that it may be."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Alternatives; an empty one means that the choice may be missing."""

    options: tuple[Items, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """One of some runs of words, or one of some concepts."""

    runs: tuple[Run, ...]
    """Alternatives."""
    concepts: tuple[int, ...] = ()
    reach: int = 0
    """How many words may lie between the piece before and this one."""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Phrase:
    """Pieces in order."""

    concept: int
    pieces: tuple[Piece, ...]

    def anchors(self, weight: Mapping[int, int]) -> set[int]:
        """Symbols of which at least one must occur, the rarest that can be had; empty if only concepts must."""
        best: set[int] = set()
        cost = -1
        for piece in self.pieces:
            if piece.optional or piece.concepts:
                continue
            chosen = {
                symbol
                for run in piece.runs
                for symbol in min(run, key=lambda word: sum(weight[choice] for choice in word))
            }
            total = sum(weight[symbol] for symbol in chosen)
            if cost < 0 or total < cost:
                best, cost = chosen, total
        return best

    def wants(self, anchors: set[int], weight: Mapping[int, int]) -> tuple[frozenset[int], ...]:
        """Sets of symbols, beside the anchors, of each of which at least one must occur; the rarest two."""
        sets = [
            frozenset(symbol for run in piece.runs for symbol in run[0])
            if len(piece.runs) > 1
            else frozenset(word)
            for piece in self.pieces
            if not piece.optional and not piece.concepts
            for word in (piece.runs[0] if len(piece.runs) == 1 else piece.runs[0][:1])
        ]
        others = [symbols for symbols in sets if symbols.isdisjoint(anchors)]
        return tuple(sorted(others, key=lambda symbols: sum(weight[symbol] for symbol in symbols))[:2])

    def match(self, found: Mapping[int, int], tagged: Mapping[int, int]) -> int:
        """Mask of the positions that matches cover.

        Args:
            found: symbol → positions.
            tagged: concept → positions.
        """
        if len(self.pieces) == 1 and len(self.pieces[0].runs) == 1:
            run = self.pieces[0].runs[0]
            begin = _begin(run, found)
            return masks.after(begin, len(run) - 1) if begin else 0
        steps: list[list[tuple[int, int]]] = []
        ends = -1
        reach = 0
        for piece in self.pieces:
            if piece.reach > reach:
                reach = piece.reach
            allowed = -1 if ends == -1 else masks.after(ends << 1, reach) if reach else ends << 1
            if len(piece.runs) == 1:
                begin = _begin(piece.runs[0], found) & allowed
                step = [(begin, len(piece.runs[0]))] if begin else []
            else:
                step = [
                    (begin & allowed, length)
                    for begin, length in _begins(piece, found, tagged)
                    if begin & allowed
                ]
            if not step and not piece.optional:
                return 0
            steps.append(step)
            after = 0
            for begin, length in step:
                after |= begin << (length - 1) if length else _stretched(begin, piece, tagged)
            if piece.optional and ends == -1:
                if after:
                    # A leading option only adds words to what is covered; it never has to be there.
                    pass
                continue
            if piece.optional:
                ends |= after
                continue
            if not after:
                return 0
            ends, reach = after, 0
        return self._covered(steps)

    def _covered(self, steps: list[list[tuple[int, int]]]) -> int:
        covered = 0
        wanted = -1
        for piece, step in zip(reversed(self.pieces), reversed(steps), strict=True):
            begins = 0
            for begin, length in step:
                size = max(length, 1)
                kept = begin & (wanted >> (size - 1)) if wanted != -1 else begin
                covered |= masks.after(kept, size - 1) if kept else 0
                begins |= kept
            before = masks.before(begins >> 1, piece.reach)
            wanted = (
                (wanted | before)
                if piece.optional and wanted != -1
                else (before if not piece.optional else -1)
            )
        return covered


def _begins(piece: Piece, found: Mapping[int, int], tagged: Mapping[int, int]) -> Iterator[tuple[int, int]]:
    """Start positions of each alternative with its length; length 0 for a concept."""
    if piece.concepts:
        mask = 0
        for concept in piece.concepts:
            mask |= tagged.get(concept, 0)
        if mask:
            yield mask, 0
        return
    for run in piece.runs:
        begin = _begin(run, found)
        if begin:
            yield begin, len(run)


def _begin(run: Run, found: Mapping[int, int]) -> int:
    """Mask of the positions at which a run of words begins."""
    begin = -1
    for offset, word in enumerate(run):
        if len(word) == 1:
            mask = found.get(word[0], 0)
        else:
            mask = 0
            for symbol in word:
                if symbol in found:
                    mask |= found[symbol]
        begin &= mask >> offset
        if not begin:
            return 0
    return begin


def _stretched(begin: int, piece: Piece, tagged: Mapping[int, int]) -> int:
    whole = 0
    for concept in piece.concepts:
        whole |= tagged.get(concept, 0)
    for _ in range(4):
        begin |= (begin << 1) & whole
    return begin


_STRESS: Final = str.maketrans("áéíóúâêôãõàüçñ", "AEIOUAEOAOAUCN")


def accented(word: str) -> str:
    """A word with its accents as capitals: how a lexicon keeps `tomó` apart from `tomo`."""
    return word.translate(_STRESS)


def plain(text: str) -> str:
    """An entry's spelling as the gate reads words: lower case, no accents, contractions undone."""
    text = _ACCENTED.sub(lambda match: accented(match.group(1)), text.lower())
    if "'" in text or "’" in text:
        text = _CONTRACTION.sub("", text).replace("'", "").replace("’", "")
    return fold(text).replace("-", " ")


def entries(text: str) -> Iterator[str]:
    """The entries of a concept's text, spelled plainly."""
    for entry in re.split(r"[,\n]", plain(text)):
        if entry.strip():
            yield entry.strip()


def parse(entry: str) -> tuple[Items, ...]:
    """An entry as sequences of items. Choices that hold `...` or `{concepts}` are spelled out as sequences of
    their own.

    Raises:
        DataError: brackets do not pair, or a word has signs that no word has.
    """
    if "(" not in entry:
        return (_checked(entry.split(), entry),)
    tokens = _TOKEN.findall(entry)
    items, rest = _sequence(tokens, 0, entry)
    if rest != len(tokens):
        raise DataError(f"brackets do not pair in the entry {entry!r}")
    return tuple(_spelled(items))


def _checked(items: list[str], entry: str, before: str = "") -> tuple[str, ...]:
    for item in items:
        if not item.isalnum() and item != "..." and item[0] != "{" and not _WORD.fullmatch(item):
            raise DataError(f"cannot read {item!r} in the entry {entry!r}; use letters, digits and a final *")
    spoken: list[str] = []
    for item in items:
        if not silent(item, before):
            spoken.append(item)
        before = item
    return tuple(spoken)


def _sequence(tokens: list[str], at: int, entry: str) -> tuple[Items, int]:
    items: list[str | Choices] = []
    while at < len(tokens) and tokens[at] not in ")|":
        token = tokens[at]
        if token == "(":
            options: list[Items] = []
            while True:
                begin = at + 1
                option, at = _sequence(tokens, begin, entry)
                # A hesitation that is also a word (`bueno`) is no choice: nobody hears it, and it must not be missing.
                if option or FILLERS.isdisjoint(tokens[begin:at]):
                    options.extend(_flat(option))
                if at >= len(tokens):
                    raise DataError(f"brackets do not pair in the entry {entry!r}")
                if tokens[at] == ")":
                    break
            items.append(Choices(tuple(options)))
        else:
            items.extend(_checked([token], entry, tokens[at - 1].split("|")[-1] if at else ""))
        at += 1
    return tuple(items), at


def _flat(items: Items) -> Iterator[Items]:
    """A sequence without choices in it."""
    parts = [item.options if isinstance(item, Choices) else ((item,),) for item in items]
    for chosen in product(*parts):
        yield tuple(word for part in chosen for word in part)


def _simple(items: Items) -> bool:
    return all(isinstance(item, str) and item != "..." and item[0] != "{" for item in items)


def _spelled(items: Items) -> Iterator[Items]:
    for index, item in enumerate(items):
        if isinstance(item, Choices) and not all(map(_simple, item.options)):
            easy = tuple(option for option in item.options if _simple(option))
            hard = [option for option in item.options if not _simple(option)]
            for middle in [(Choices(easy),)] * bool(easy) + hard:
                yield from _spelled((*items[:index], *middle, *items[index + 1 :]))
            return
    yield items


def compiled(
    number: int, items: Items, symbol: Callable[[str], int], concept: Callable[[str], int]
) -> Phrase:
    """A phrase of concept `number`.

    Raises:
        DataError: the phrase is empty or ends in `...`.
    """
    pieces: list[Piece] = []
    run: list[tuple[int, ...]] = []
    reach = 0

    def close() -> None:
        nonlocal reach
        if run:
            pieces.append(Piece((tuple(run),), reach=reach))
            run.clear()
            reach = 0

    for item in items:
        if isinstance(item, Choices):
            options = [tuple(str(word) for word in option) for option in item.options if option]
            short = tuple(symbol(option[0]) for option in options if len(option) == 1)
            if len(options) == len(item.options) == len(short):
                run.append(short)
                continue
            close()
            runs = [((symbol(word),) for word in option) for option in options if len(option) > 1]
            choices = [tuple(choice) for choice in runs] + ([(short,)] if short else [])
            optional = len(options) < len(item.options)
            pieces.append(Piece(tuple(choices), reach=reach, optional=optional))
            reach = 0
        elif item == "...":
            close()
            reach = GAP
        elif item.startswith("{"):
            close()
            pieces.append(Piece((), tuple(concept(name) for name in item[1:-1].split("|")), reach))
            reach = 0
        else:
            run.append((symbol(item),))
    close()
    if not pieces or reach or all(piece.optional for piece in pieces):
        raise DataError(f"an entry is empty, wholly optional or ends in '...': {items}")
    return Phrase(number, tuple(pieces))
