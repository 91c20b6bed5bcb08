"""Input validation: text or bytes in, readable text with notes out.

Nothing here stands before the red-flag gate, which reads what the caller said as it came. What validation
cannot accept is an `InvalidInput` that says why; what is merely odd is flagged and kept.
"""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from guardrails.errors import InvalidInput
from guardrails.pattern import compiled
from guardrails.words import line

MAX_CHARACTERS: Final = 4000
"""A spoken turn is rarely over 1,000 characters; four times that is not a turn any more."""

MAX_BYTES: Final = 4 * MAX_CHARACTERS
"""A character takes at most four bytes in UTF-8."""


class Flag(StrEnum):
    """What is odd about an input that is kept all the same."""

    EMPTY = "empty"
    """Nothing but spaces and marks."""
    REPLACED_BYTES = "replaced_bytes"
    """Some bytes were not UTF-8 and became U+FFFD."""
    CONTROL_CHARACTERS = "control_characters"
    """Control or invisible format characters were dropped."""
    OTHER_SCRIPT = "other_script"
    """Most letters are not Latin: none of the line's languages."""
    INJECTION = "injection"
    """Words or markup that address a model and not the line."""


@dataclass(frozen=True, slots=True)
class ValidatedInput:
    """A text the line can read."""

    text: str
    """Without control characters, single spaces, trimmed; otherwise as it came."""
    flags: frozenset[Flag] = frozenset()
    markers: tuple[str, ...] = ()
    """The injection markers found, as they appear."""
    language_hint: str | None = None
    """`en`, `es` or `pt` when common words point to one clearly."""


_KEPT_CONTROLS: Final = frozenset("\n\t\r")
_SPACES: Final = re.compile(r"\s+")

_MARKUP: Final = re.compile(
    r"<\|[^|>]{1,40}\|>|\[/?INST\]|<</?SYS>>|</?(?:system|assistant|user|tool|prompt|instructions?)>"
    r"|^\s{0,4}#{1,6}\s{0,4}(?:system|instructions?)\b|^\s{0,4}(?:system|assistant|developer)\s{0,4}:"
    r"|\{\{[^{}]{0,80}\}\}|```",
    re.IGNORECASE | re.MULTILINE,
)

_SPOKEN: Final = compiled(
    (
        "ignore|disregard|forget .. previous|prior|above|all|your|these instruction*|rule*|prompt*|guideline*|training",
        "system|hidden|secret|initial prompt|instruction*|message", "developer|debug|god|admin|jailbreak mode",
        "you are now|no_longer", "do anything now", "reveal|print|repeat|show .. prompt|instructions",
        "ignora|ignore|olvida|olvide|omite|desobedece .. instruccion*|regla*|indicacion*|restriccion*",
        "modo desarrollador|administrador|dios|sin_restricciones|sin_filtros|libre", "prompt|mensaje del? sistema",
        "ignore|esqueca|esquece|desconsidere|desobedeca .. instruc*|regra*|orient*|restric*",
        "modo desenvolvedor|programador|administrador|deus|livre|sem_restricoes|sem_filtro*", "prompt|mensagem do? sistema",
    )
)  # fmt: skip

_COMMON: Final = {
    "en": frozenset(
        [
            "the",
            "is",
            "my",
            "and",
            "to",
            "of",
            "what",
            "i",
            "with",
            "take",
            "how",
            "for",
            "it",
            "have",
            "do",
            "can",
            "you",
            "this",
            "when",
        ]
    ),
    "es": frozenset(
        [
            "el",
            "la",
            "los",
            "las",
            "que",
            "de",
            "mi",
            "y",
            "con",
            "una",
            "por",
            "como",
            "para",
            "es",
            "puedo",
            "tengo",
            "cuando",
            "del",
            "me",
            "si",
        ]
    ),
    "pt": frozenset(
        [
            "o",
            "os",
            "um",
            "uma",
            "que",
            "de",
            "meu",
            "minha",
            "e",
            "com",
            "por",
            "como",
            "para",
            "posso",
            "tenho",
            "quando",
            "do",
            "da",
            "me",
            "nao",
        ]
    ),
}


def _decoded(raw: str | bytes, flags: set[Flag]) -> str:
    if isinstance(raw, str):
        # Lone surrogates come from broken decoders further out and cannot be written anywhere.
        text = raw.encode("utf-8", "replace").decode("utf-8")
    elif isinstance(raw, bytes | bytearray | memoryview):
        if len(raw) > MAX_BYTES:
            raise InvalidInput(f"the input has {len(raw)} bytes; send at most {MAX_BYTES}")
        text = bytes(raw).decode("utf-8", "replace")
        if "\ufffd" in text:
            flags.add(Flag.REPLACED_BYTES)
    else:
        raise InvalidInput(f"the input is {type(raw).__name__}; send text, or bytes in UTF-8")
    if len(text) > MAX_CHARACTERS:
        raise InvalidInput(f"the input has {len(text)} characters; send at most {MAX_CHARACTERS}")
    return text


def _hint(words: list[str]) -> str | None:
    scores = {code: sum(word in common for word in words) for code, common in _COMMON.items()}
    best, second = sorted(scores, key=lambda code: scores[code], reverse=True)[:2]
    return best if scores[best] >= 2 and scores[best] > scores[second] else None


def validate(raw: str | bytes) -> ValidatedInput:
    """Read one input.

    Raises:
        InvalidInput: neither text nor bytes, or longer than `MAX_CHARACTERS`.
    """
    flags: set[Flag] = set()
    text = _decoded(raw, flags)
    kept = "".join(
        c for c in text if c in _KEPT_CONTROLS or unicodedata.category(c) not in ("Cc", "Cf", "Co")
    )
    if len(kept) != len(text):
        flags.add(Flag.CONTROL_CHARACTERS)

    markers = tuple(match.group().strip() for match in _MARKUP.finditer(kept))
    prepared = line(kept)
    markers += tuple(match.group().strip() for match in _SPOKEN.finditer(prepared))
    if markers:
        flags.add(Flag.INJECTION)

    letters = [c for c in kept if c.isalpha()]
    if letters and sum("LATIN" in unicodedata.name(c, "") for c in letters) * 2 < len(letters):
        flags.add(Flag.OTHER_SCRIPT)
    if not any(c.isalnum() for c in kept):
        flags.add(Flag.EMPTY)
    return ValidatedInput(
        text=_SPACES.sub(" ", kept).strip(),
        flags=frozenset(flags),
        markers=markers,
        language_hint=_hint(prepared.split()),
    )
