"""A concept: one idea, and how people say it in each language.

Entries are separated by commas or line ends. An entry is a phrase:

    chest           this word (accents do not matter)
    convuls*        any word that begins so
    heart attack    these words, one after the other
    took ... all    these words, with up to five others between
    (en|in) ruins   either; `(my|) chest` may be missing
    {pain}          any entry of another concept defined before this one
    tomó^           this word with its accents: not `tomo`
    #many           a number: see `guardrails.numbers`
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from guardrails.decision import Severity
from guardrails.locale import LOCALES


@dataclass(frozen=True, slots=True)
class Concept:
    """One idea."""

    id: str
    en: str = ""
    es: str = ""
    pt: str = ""
    note: str = ""
    heard: bool = False
    """Whether its single words are key words: what only sounds or looks nearly like them counts too (the phonetic
    layer)."""
    but: str = ""
    """Entries whose words are not this idea, although an entry above says so: `blood pressure` is no bleeding."""


@dataclass(frozen=True, slots=True)
class Arm:
    """One way an emergency shows in words: ideas that occur together."""

    id: str
    severity: Severity
    subcategory: str
    rationale: str
    when: tuple[str, ...]
    """Any of these. `a + b` means both, in either order, within the window; `a > b` means b after a;
    `a|b` means either; a trailing `@6` sets the window for one line."""
    en: tuple[str, ...]
    """Example utterances; every one is a test."""
    es: tuple[str, ...]
    pt: tuple[str, ...]
    within: int = 8
    """Window in words."""
    hushed_by: tuple[str, ...] = ("background",)
    """Ideas that, in the same sentence, make this ordinary talk (see `guardrails/concepts/context.py`)."""

    @property
    def examples(self) -> dict[str, tuple[str, ...]]:
        """Example utterances by locale."""
        return dict(zip(LOCALES, (self.en, self.es, self.pt), strict=True))


@dataclass(frozen=True, slots=True)
class Category:
    """One kind of emergency."""

    name: str
    """Also the slug of its script."""
    arms: tuple[Arm, ...]


def example_utterances(categories: Iterable[Category]) -> Iterator[tuple[str, str]]:
    """Every example utterance of these categories' arms, with its locale."""
    for category in categories:
        for arm in category.arms:
            for locale, texts in arm.examples.items():
                for text in texts:
                    yield text, locale
