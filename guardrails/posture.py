"""What the line must never say: rules by language, checked over every template, card and answer.

The rules, with their reasons and with sentences that must and must not trip them, are in
`data/forbidden.toml`; the posture they serve is in `POSTURE.md`.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from guardrails.locale import language
from guardrails.pattern import Match, Patterns, Terms
from guardrails.words import NEGATORS, tokens

_NEGATION_REACH: Final = 6
"""How many words before a match may hold the negation that takes it back."""

_BEFORE_WORDS: Final = {
    "en": "before whether rather instead ask people some many who if",
    "es": "antes si gente personas pregunte muchos quien quienes",
    "pt": "antes se gente pessoas pergunte muitos quem",
}
_BEFORE: Final = {code: frozenset(words.split()) for code, words in _BEFORE_WORDS.items()}
"""Words that make what follows a question to ask or something others do, not something the line says."""

_CONDITION_WORDS: Final = {
    "en": "if when whether do does in unless until once because since say",
    "es": "si cuando cuanto aunque porque quienes quien pregunte decirle decir",
    "pt": "se quando caso embora porque quem pergunte dizer",
}
_CONDITION: Final = {code: frozenset(words.split()) for code, words in _CONDITION_WORDS.items()}

_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|\n+")


@dataclass(frozen=True)
class Rule:
    """One thing the line never says."""

    name: str
    """For example `stop_treatment`."""
    why: str
    patterns: Mapping[str, Patterns]
    """By language."""
    never: tuple[str, ...]
    """Sentences that break it."""
    fine: tuple[str, ...]
    """Sentences that come close and do not."""
    negatable: bool = False
    attributable: bool = False
    conditional: bool = False
    interrogable: bool = False

    def breaks(self, sentence: str, language: str) -> str | None:
        """The words of one sentence that break the rule, or `None`."""
        for match in self.patterns[language].matches(sentence):
            if not self._excused(match, sentence, language):
                return match.text
        return None

    def _excused(self, match: Match, sentence: str, language: str) -> bool:
        near = match.before[-_NEGATION_REACH:]
        if self.negatable and not NEGATORS[language].isdisjoint(near):
            return True
        if self.negatable and not _BEFORE[language].isdisjoint(near):
            return True
        if (self.conditional or self.interrogable) and not _CONDITION[language].isdisjoint(near):
            return True
        if self.attributable:
            said = Patterns(("@says",), _terms(language)).matches(sentence)
            return bool(said) and len(said[0].before) <= len(match.before)
        return False


@cache
def _raw() -> dict[str, Any]:
    return tomllib.loads(files("guardrails").joinpath("data/forbidden.toml").read_text(encoding="utf-8"))


@cache
def _terms(code: str) -> Terms:
    return Terms(_raw()["terms"][code])


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the file."""
    found = []
    for name, raw in _raw().items():
        if name == "terms":
            continue
        found.append(
            Rule(
                name=name,
                why=raw["why"],
                patterns={code: Patterns(tuple(raw[code]), _terms(code)) for code in ("en", "es", "pt")},
                never=tuple(raw["never"]),
                fine=tuple(raw["fine"]),
                negatable=raw.get("negatable", False),
                attributable=raw.get("attributable", False),
                conditional=raw.get("conditional", False),
                interrogable=raw.get("interrogable", False),
            )
        )
    return tuple(found)


def sentences(text: str) -> tuple[str, ...]:
    """A text cut at the ends of its sentences, without empty ones."""
    return tuple(part.strip() for part in _SENTENCE.split(text) if tokens(part))


def forbidden(text: str, locale: str) -> tuple[str, ...]:
    """What in a text the line may not say, as `rule: words`; empty when there is nothing."""
    code = language(locale)
    found = []
    for sentence in sentences(text):
        for rule in rules():
            words = rule.breaks(sentence, code)
            if words is not None:
                found.append(f"{rule.name}: {words}")
    return tuple(found)
