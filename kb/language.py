"""What the cards' machinery knows about each language: data in `kb/locales/`, one file per locale."""

import functools
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import yaml

from guardrails.refusal import RefusalKind
from guardrails.scope_examples import examples
from kb.errors import KbError

LOCALES_DIR: Final = Path(__file__).parent / "locales"


_STANCE: Final = ("carries_on", "lets_go", "negation")


class Syllables(StrEnum):
    """How syllables are counted."""

    ENGLISH = "english"
    ROMANCE = "romance"


@dataclass(frozen=True, slots=True)
class Readability:
    """A linear readability measure and its limits."""

    name: str
    base: float
    words_per_sentence: float
    syllables_per_word: float
    lower_is_easier: bool
    spoken: float
    """Limit for spoken texts."""
    text: float
    """Limit for full texts."""


@dataclass(frozen=True, slots=True)
class ClaimPatterns:
    """How claims are said in one language; see the comments in the locale's file."""

    fillers: re.Pattern[str]
    openers: tuple[re.Pattern[str], ...]
    reported: tuple[re.Pattern[str], ...]
    """The first group that matches is the claim."""
    rewrites: tuple[tuple[re.Pattern[str], str], ...]
    """Question pattern and the statement it asks about, with the pattern's groups in braces."""
    information: re.Pattern[str]
    opinion: re.Pattern[str]
    narrative: re.Pattern[str]
    cues: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class StancePatterns:
    """Words that tell which way a statement points."""

    carries_on: re.Pattern[str]
    lets_go: re.Pattern[str]
    negation: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class EvidenceWording:
    """What is said around evidence; placeholders are `published`, `accessed`, `reviewed`, `title`."""

    time_words: re.Pattern[str]
    dates: str
    published: str
    """Instead of `dates`, when nobody has opened the source."""
    unopened: str
    moving: str
    stale: str
    nothing: str
    general: str
    conflicting: str
    reflection: tuple[str, ...]
    """Neutral questions for a claim that no card speaks to."""


@dataclass(frozen=True, slots=True)
class Language:
    """One locale's file."""

    locale: str
    stemmer: str
    """LanceDB's name of the language for full-text search."""
    syllables: Syllables
    function_words: frozenset[str]
    readability: Readability
    treatment_change: re.Pattern[str]
    """Advice to change a treatment."""
    claims: ClaimPatterns
    stance: StancePatterns
    evidence: EvidenceWording


@functools.cache
def locales() -> tuple[str, ...]:
    """Locales that cards can be written in: those with a file."""
    return tuple(sorted(path.stem for path in LOCALES_DIR.glob("*.yaml")))


@functools.cache
def background() -> tuple[str, ...]:
    """Everyday requests in all locales that no card answers: what the line hears when it is not about medicines.

    Those of the locales' files, and those that scope learns from.
    """
    texts = [
        line.strip()
        for path in sorted(LOCALES_DIR.glob("*.background.txt"))
        for line in path.read_text("utf-8").splitlines()
    ]
    texts += [example.text for example in examples() if example.label == RefusalKind.OFF_TOPIC]
    return tuple(dict.fromkeys(text for text in texts if text))


@functools.cache
def language_of(locale: str) -> Language:
    """What is known about `locale`.

    Raises:
        KbError: no file, or a field that is missing or wrong.
    """
    path = LOCALES_DIR / f"{locale}.yaml"
    try:
        data = yaml.safe_load(path.read_text("utf-8"))
        measure = data["readability"]
        return Language(
            locale=locale,
            stemmer=data["stemmer"],
            syllables=Syllables(data["syllables"]),
            function_words=frozenset(data["function_words"].split()),
            readability=Readability(
                name=measure["name"],
                base=measure["base"],
                words_per_sentence=measure["words_per_sentence"],
                syllables_per_word=measure["syllables_per_word"],
                lower_is_easier={"lower": True, "higher": False}[measure["easier"]],
                spoken=measure["spoken"],
                text=measure["text"],
            ),
            treatment_change=re.compile(data["treatment_change"], re.IGNORECASE),
            claims=_claims(data["claims"]),
            stance=StancePatterns(
                **{name: re.compile(data["stance"][name], re.IGNORECASE) for name in _STANCE}
            ),
            evidence=_wording(data["evidence"]),
        )
    except FileNotFoundError:
        raise KbError(f"no language file for {locale}; there are {', '.join(locales())}") from None
    except (OSError, yaml.YAMLError, KeyError, TypeError, ValueError, re.error) as error:
        raise KbError(
            f"{path.name} is missing or has a wrong field: {error}; compare it with another locale's"
        ) from error


def _claims(data: Mapping[str, Any]) -> ClaimPatterns:
    return ClaimPatterns(
        fillers=re.compile(data["fillers"], re.IGNORECASE),
        openers=tuple(re.compile(pattern, re.IGNORECASE) for pattern in data["openers"]),
        reported=tuple(re.compile(pattern, re.IGNORECASE) for pattern in data["reported"]),
        rewrites=tuple((re.compile(pattern, re.IGNORECASE), form) for pattern, form in data["rewrites"]),
        information=re.compile(data["information"], re.IGNORECASE),
        opinion=re.compile(data["opinion"], re.IGNORECASE),
        narrative=re.compile(data["narrative"], re.IGNORECASE),
        cues=re.compile(data["cues"], re.IGNORECASE),
    )


def _wording(data: Mapping[str, Any]) -> EvidenceWording:
    texts = {
        name: str(data[name])
        for name in ("dates", "published", "unopened", "moving", "stale", "nothing", "general", "conflicting")
    }
    return EvidenceWording(
        time_words=re.compile(data["time_words"], re.IGNORECASE),
        reflection=tuple(data["reflection"]),
        **texts,
    )


def fold(text: str) -> str:
    """Lower case, no accents, single spaces, for comparing."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


def words(text: str) -> list[str]:
    """Words of a text, accents and inner apostrophes kept."""
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)


def sentences(text: str) -> list[str]:
    """Sentences of a text, without the white space around them."""
    return [part.strip() for part in re.split(r"(?<=[.!?…])[\"”»)]*\s+|\n\s*\n", text) if part.strip()]


def guess_locale(text: str, default: str) -> str:
    """The locale whose function words `text` uses most; `default` when they say too little."""
    found = [word.casefold() for word in words(text)]
    counts = {
        locale: sum(word in language_of(locale).function_words for word in found) for locale in locales()
    }
    best = max(counts, key=lambda locale: (counts[locale], locale == default))
    return best if counts[best] >= counts.get(default, 0) + 2 else default
