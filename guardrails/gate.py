"""The red-flag gate: words in, decision out.

The gate knows all three languages at once, whatever the call's locale. It is pure: the same text gives the
same decision, at any time and in any order.
"""

import gc
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

from guardrails import masks
from guardrails.concept import Arm, Category
from guardrails.concepts import CONCEPTS
from guardrails.decision import Action, Decision, Layer, Severity
from guardrails.errors import DataError
from guardrails.kept import kept
from guardrails.lexicon import Lexicon, Words, words
from guardrails.locale import DEFAULT_LOCALE
from guardrails.normalize import normalize
from guardrails.phonetic import Ear
from guardrails.redflags import CATEGORIES

_HUSH_REACH: Final = 10
"""Words within which background talk in the same sentence quiets an arm."""
_TRIES: Final = 64
"""Places at which an arm's overlapping ideas are told apart, per text."""
_OPENERS: Final = ("permission",)
"""Ideas that hush only what follows them: a question opens with them."""
_RANK: Final = {Severity.CRITICAL: 0, Severity.URGENT: 1, Severity.CHECK: 2}


class Gate(Protocol):
    """Decides about one text."""

    def decide(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """What the line must do about this text. `locale` only labels the decision."""


@dataclass(frozen=True, slots=True)
class Hit:
    """One arm that matched."""

    category: str
    arm: Arm
    order: int
    """Place of the arm among all arms."""
    places: tuple[int, ...]
    """Indices of the matched words, ascending."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One compiled `when` of an arm."""

    slots: tuple[tuple[int, ...], ...]
    width: int
    ordered: bool
    needs: tuple[int, ...]
    """For each slot, its concepts as a set of bits."""


@dataclass(frozen=True, slots=True)
class _Compiled:
    category: str
    arm: Arm
    order: int
    lines: tuple[_Line, ...]
    hushed_by: tuple[int, ...]


@dataclass(slots=True)
class _Scene:
    """One text while its arms are tried."""

    read: Words
    tagged: dict[int, int]
    spread: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict)
    hushed: dict[tuple[int, ...], int] = field(default_factory=dict)


class RedFlagGate:
    """All red-flag categories over one lexicon."""

    def __init__(
        self, lexicon: Lexicon, categories: Sequence[Category], off: frozenset[str] = frozenset()
    ) -> None:
        """Compile the arms.

        Args:
            lexicon: the ideas that the arms name.
            categories: the red flags.
            off: normalization steps to leave out, to show what each is for.

        Raises:
            DataError: an arm's id occurs twice, or it names a concept that does not exist.
        """
        self.lexicon = lexicon
        self.categories = tuple(categories)
        self._off = off
        self._override = lexicon.ids.get("now", -1)
        self._openers = frozenset(lexicon.ids[name] for name in _OPENERS if name in lexicon.ids)
        self._arms: list[_Compiled] = []
        seen: set[str] = set()
        for category in categories:
            for arm in category.arms:
                if arm.id in seen:
                    raise DataError(f"red flag {arm.id!r} is defined twice; rename one")
                seen.add(arm.id)
                self._arms.append(self._compile(category.name, arm))
        self._opened_by: dict[int, list[int]] = {}
        for compiled in self._arms:
            # Each line waits for the idea of which it has the fewest spellings; no other can wake it alone.
            keys = {concept for line in compiled.lines for concept in min(line.slots, key=len)}
            for concept in keys:
                self._opened_by.setdefault(concept, []).append(compiled.order)
        self._ear = Ear(lexicon)

    def _compile(self, category: str, arm: Arm) -> _Compiled:
        lines = tuple(self._line(arm, text) for text in arm.when)
        hushed = tuple(self._concept(arm, name) for name in arm.hushed_by)
        return _Compiled(category, arm, len(self._arms), lines, hushed)

    def _concept(self, arm: Arm, name: str) -> int:
        try:
            return self.lexicon.ids[name.strip()]
        except KeyError:
            raise DataError(
                f"red flag {arm.id!r} names the concept {name.strip()!r}, which is not defined"
            ) from None

    def _line(self, arm: Arm, text: str) -> _Line:
        body, _, width = text.partition("@")
        ordered = ">" in body
        slots = tuple(
            tuple(self._concept(arm, name) for name in slot.split("|"))
            for slot in body.split(">" if ordered else "+")
        )
        needs = tuple(sum(1 << concept for concept in set(slot)) for slot in slots)
        return _Line(slots, int(width or arm.within), ordered, needs)

    def decide(self, text: str, locale: str = DEFAULT_LOCALE) -> Decision:
        """See `Gate.decide`."""
        return decision(*self.read(text), locale)

    def read(self, text: str) -> tuple[Words, tuple[Hit, ...], Layer]:
        """The words of a text and every arm that matches them. The phonetic layer runs if no word did."""
        read = words(normalize(text, self.lexicon.knows, self._off))
        hits = self.hits(read)
        if any(hit.arm.severity is not Severity.CHECK for hit in hits):
            return read, hits, Layer.LEXICON
        meant = self._ear.hear(read)
        if meant:
            heard = self._hits(meant.words, self.lexicon.tag(meant.words, meant.sounds))
            if any(hit.arm.severity is not Severity.CHECK for hit in heard) or (heard and not hits):
                return meant.words, heard, Layer.PHONETIC
        return read, hits, Layer.LEXICON

    def hits(self, read: Words) -> tuple[Hit, ...]:
        """Arms that match words exactly as the lexicon spells them."""
        return self._hits(read, self.lexicon.tag(read))

    def _hits(self, read: Words, tagged: dict[int, int]) -> tuple[Hit, ...]:
        if not tagged:
            return ()
        found: list[Hit] = []
        scene = _Scene(read, tagged)
        present = sum(1 << concept for concept in tagged)
        opened = {order for concept in tagged for order in self._opened_by.get(concept, ())}
        for order in sorted(opened):
            compiled = self._arms[order]
            for line in compiled.lines:
                for need in line.needs:
                    if not present & need:
                        break
                else:
                    slots = _slots(line, tagged)
                    mask = _joined(line, slots, scene.spread)
                    if mask and compiled.hushed_by:
                        quiet = self._hushed(scene, compiled.hushed_by)
                        if quiet and line.ordered:
                            slots = [slot & ~quiet for slot in slots]
                            mask = _joined(line, slots, {}) if all(slots) else 0
                        mask &= ~quiet
                    if mask and _overlapping(slots):
                        mask = _distinct(mask, slots, line.width)
                    if mask:
                        places = _places(read, mask, slots, line.width)
                        found.append(Hit(compiled.category, compiled.arm, compiled.order, places))
                        break
        return tuple(found)

    def _hushed(self, scene: _Scene, concepts: tuple[int, ...]) -> int:
        if concepts not in scene.hushed:
            scene.hushed[concepts] = self._hush(scene.read, scene.tagged, concepts)
        return scene.hushed[concepts]

    def _hush(self, read: Words, tagged: dict[int, int], concepts: tuple[int, ...]) -> int:
        """Words that belong to ordinary talk: nearer, in their sentence, to an idea that hushes than to `now`."""
        taken = read.taken
        loud = tagged.get(self._override, 0) & taken
        back = forth = 0
        for concept in concepts:
            mask = tagged.get(concept, 0) & taken
            forth |= mask
            if concept not in self._openers:
                back |= mask
        if not forth:
            return 0
        now = loud
        quiet = back | forth
        # Each word belongs to the nearer of the two; a tie is louder.
        for _ in range(_HUSH_REACH):
            loud |= masks.within_sentence(loud, taken, 1) & ~quiet
            forth |= (forth << 1) & taken & ~loud
            back |= (back >> 1) & taken & ~loud
            quiet |= back | forth
        return quiet & ~now


def _slots(line: _Line, tagged: dict[int, int]) -> list[int]:
    slots: list[int] = []
    for alternatives in line.slots:
        mask = 0
        for concept in alternatives:
            mask |= tagged.get(concept, 0)
        slots.append(mask)
    return slots


def _joined(line: _Line, slots: list[int], spread: dict[tuple[tuple[int, ...], int], int]) -> int:
    mask = slots[0]
    if line.ordered:
        for slot in slots[1:]:
            mask = masks.after(mask << 1, line.width - 1) & slot
        return mask
    for concepts, slot in zip(line.slots[1:], slots[1:], strict=True):
        key = (concepts, line.width)
        if key not in spread:
            spread[key] = masks.beside(slot, line.width)
        mask &= spread[key]
        if not mask:
            return 0
    return mask


def _overlapping(slots: list[int]) -> bool:
    seen = 0
    for slot in slots:
        if seen & slot:
            return True
        seen |= slot
    return False


def _distinct(mask: int, slots: list[int], width: int) -> int:
    """The first position in `mask` where every idea has a word of its own, as a mask; 0 if there is none."""
    for center in masks.positions(mask)[:_TRIES]:
        low = max(center - width, 0)
        window = ((1 << (center + width - low + 1)) - 1) << low
        near = sorted((slot & window for slot in slots[1:]), key=int.bit_count)
        if _assigned(1 << center, near):
            return 1 << center
    return 0


def _assigned(used: int, near: list[int]) -> bool:
    if not near:
        return True
    free = near[0] & ~used
    while free:
        bit = free & -free
        if _assigned(used | bit, near[1:]):
            return True
        free ^= bit
    return False


def _places(read: Words, mask: int, slots: list[int], width: int) -> tuple[int, ...]:
    """The words nearest to the first match, one run per slot."""
    center = (mask & -mask).bit_length() - 1
    reach = width * len(slots) + 6
    window = ((1 << (2 * reach + 1)) - 1) << max(center - reach, 0)
    chosen: set[int] = set()
    for slot in slots:
        near = masks.positions(slot & window)
        if near:
            best = min(near, key=lambda place: abs(place - center))
            chosen.add(best)
            for step in (1, -1):
                place = best + step
                while place in near and abs(place - best) < 6:
                    chosen.add(place)
                    place += step
    return tuple(bisect_left(read.place, place) for place in sorted(chosen))


def decision(read: Words, hits: Iterable[Hit], layer: Layer, locale: str) -> Decision:
    """The decision that follows from the arms that matched: the gravest leads."""
    ranked = sorted(hits, key=lambda hit: (_RANK[hit.arm.severity], hit.order))
    if not ranked:
        return Decision(Action.PASS, locale)
    first = ranked[0]
    action = Action.CHECK if first.arm.severity is Severity.CHECK else Action.ESCALATE
    if action is Action.ESCALATE:
        ranked = [hit for hit in ranked if hit.arm.severity is not Severity.CHECK]
    places = sorted({place for hit in ranked for place in hit.places})
    return Decision(
        action=action,
        locale=locale,
        category=first.category,
        severity=first.arm.severity,
        matched_terms=tuple(read.surface[place] for place in places),
        subcategories=tuple(dict.fromkeys(hit.arm.subcategory for hit in ranked)),
        template_slug="check" if action is Action.CHECK else first.category,
        layer=layer,
    )


@contextmanager
def _without_collection() -> Iterator[None]:
    """Compiling makes many small objects that all stay: collecting garbage meanwhile only costs time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def lexicon() -> Lexicon:
    """The lexicon of all concepts."""
    return load_gate().lexicon


@lru_cache(maxsize=1)
def load_gate() -> RedFlagGate:
    """The gate, compiled once per process, or once per machine and edition of the words: see `guardrails.kept`."""
    with _without_collection():
        return kept("gate", RedFlagGate, lambda: RedFlagGate(Lexicon(CONCEPTS), CATEGORIES))
