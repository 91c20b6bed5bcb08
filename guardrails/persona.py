"""The line's character: calm, plain, brief, and never pretending to be a person or a clinician.

A draft is checked before it is spoken. What can be mended without changing what it says (markup,
shouting, over-long answers) is mended; what cannot is named, and the caller of this module decides.
"""

import re
from dataclasses import dataclass
from typing import Final

from guardrails.locale import language
from guardrails.pattern import Patterns
from guardrails.posture import sentences

MAX_WORDS: Final = 110
"""About 40 seconds: longer than that is not heard to the end on a phone."""

_NEVER: Final = {
    "en": (
        "i am|im a|an? real|actual? person|human|human_being|doctor|nurse|pharmacist|physician|friend", "as a|your doctor|nurse|pharmacist|human",
        "as an ai language? model", "i feel your pain", "i love you", "i|we have_been|ve_been there too", "calm down", "you failed|messed_up|were_careless",
        "its your fault", "you should have known", "shame on you", "when i was|had", "in my experience",
    ),
    "es": (
        "soy una|un? persona|humano|humana|ser_humano|medico|medica|doctor|doctora|enfermera|farmaceutica|amiga",
        "como su medico|medica|doctora|enfermera", "como modelo de_lenguaje", "te amo|quiero_mucho", "calmese|calmate", "es su|tu culpa",
        "deberia|debio haber_sabido", "que irresponsable", "en mi experiencia", "cuando yo estaba|tuve",
    ),
    "pt": (
        "sou uma|um? pessoa|humano|humana|ser_humano|medico|medica|doutor|doutora|enfermeira|farmaceutica|amiga",
        "como seu|sua medico|medica|doutora|enfermeira", "como modelo de_linguagem", "eu te amo", "se_acalme|calma_ai", "a? culpa e sua|e_culpa_sua",
        "deveria|devia ter_sabido|saber_disso", "que irresponsavel", "na minha experiencia", "quando eu estava|tive",
    ),
}  # fmt: skip

_PATTERNS: Final = {code: Patterns(patterns) for code, patterns in _NEVER.items()}
_NEGATED: Final = frozenset({"not", "no", "nao", "nunca", "never", "nem"})

_MARKUP: Final = re.compile(r"[*_`#>|~]+|^\s*[-•]\s+|https?://\S+", re.MULTILINE)
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_EMOJI: Final = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\u200d]")
_SHOUT: Final = re.compile(r"([!?])[!?]+")
_SPACES: Final = re.compile(r"[ \t]{2,}")


@dataclass(frozen=True, slots=True)
class PersonaVerdict:
    """A draft as the line may say it, and what is out of character in it."""

    text: str
    """Mended: no markup, no emoji, no shouting, whole sentences up to `MAX_WORDS`."""
    problems: tuple[str, ...] = ()
    """What was mended or is out of character, each `kind: words`."""
    acceptable: bool = True
    """False when something out of character remains: do not speak the draft."""


def check(draft: str, locale: str) -> PersonaVerdict:
    """Check and mend one draft."""
    problems: list[str] = []
    text = _LINK.sub(r"\1", draft)
    for name, pattern, put in (
        ("markup", _MARKUP, ""),
        ("emoji", _EMOJI, ""),
        ("shouting", _SHOUT, r"\1"),
    ):
        mended = pattern.sub(put, text)
        if mended != text:
            problems.append(f"{name}: {pattern.search(text).group().strip()}")  # type: ignore[union-attr]
            text = mended
    text = _SPACES.sub(" ", text).strip()

    if len(text.split()) > MAX_WORDS:
        problems.append(f"length: {len(text.split())} words")
        text = _shortened(text)

    out_of_character = [
        match.text
        for match in _PATTERNS[language(locale)].matches(text)
        if _NEGATED.isdisjoint(match.before[-2:])
    ]
    problems.extend(f"character: {words}" for words in out_of_character)
    return PersonaVerdict(text, tuple(problems), not out_of_character)


def _shortened(text: str) -> str:
    kept: list[str] = []
    count = 0
    for sentence in sentences(text):
        count += len(sentence.split())
        if kept and count > MAX_WORDS:
            break
        kept.append(sentence)
    return " ".join(kept)
