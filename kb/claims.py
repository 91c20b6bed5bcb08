"""What a caller says or asks that can be held against a card."""

import re
from collections.abc import Iterator
from typing import Final

from kb.language import ClaimPatterns, fold, guess_locale, language_of, sentences, words

MOST: Final = 4
"""Claims taken from one utterance."""
SHORTEST: Final = 3
"""Words of the shortest claim."""
LONGEST: Final = 40
"""Words; a longer stretch is a story, not a claim."""
_EDGES: Final = " \t\n.,;:!?¿¡\"'«»“”‘’…-–—"
_CLAUSES: Final = re.compile(
    r"\s*[;:]\s+|,?\s+(?:but|pero|mas|porém|só que|sino que)\s+|,\s+(?=(?:is it|is that|es verdad|es cierto|é verdade|isso é)\b)"
    r"|,\s+(?=(?:can|could|should|do|does|puedo|se puede|posso|pode|dá pra)\s)",
    re.IGNORECASE,
)
_CAPITAL: Final = re.compile(r"\bi\b")
_VERDICT: Final = re.compile(
    r"(?:so,? )?(?:is (?:that|it|this) (?:true|right|so|correct)|es (?:verdad|cierto)(?: eso)?|eso es (?:verdad|cierto)"
    r"|é verdade(?: isso)?|isso é verdade|is that a myth)",
    re.IGNORECASE,
)


def extract(text: str, locale: str) -> tuple[str, ...]:
    """Claims in what was said, as statements in the caller's own words, each once, in order.

    Reported ("my neighbor says …"), asked ("can I …?", "is it true that …?") and stated claims are found;
    opinions, accounts of what happened and requests for information are not claims. Deterministic. The
    language is taken from the words when they leave no doubt, else from `locale`.
    """
    patterns = language_of(guess_locale(text, locale)).claims
    found: dict[str, str] = {}
    for clause in _clauses(text):
        claim = _claim(clause, patterns)
        if claim:
            found.setdefault(key(claim), claim)
        if len(found) == MOST:
            break
    return tuple(found.values())


def normalize(text: str) -> str:
    """Single spaces, no marks or quotes at the ends."""
    return " ".join(text.split()).strip(_EDGES)


def _clauses(text: str) -> Iterator[str]:
    for sentence in sentences(" ".join(text.split())):
        for clause in _CLAUSES.split(sentence):
            plain = normalize(clause)
            if plain and not _VERDICT.fullmatch(plain):
                yield plain


def _claim(clause: str, patterns: ClaimPatterns) -> str | None:
    clause = _strip(clause, patterns)
    framed = False
    for _ in range(3):
        claim = _reported(clause, patterns)
        if claim is None:
            break
        clause, framed = _strip(claim, patterns), True
    if not SHORTEST <= len(words(clause)) <= LONGEST:
        return None
    if patterns.information.match(clause) or patterns.opinion.search(clause):
        return None
    for pattern, form in patterns.rewrites:
        asked = pattern.fullmatch(clause[0].lower() + clause[1:])
        if asked:
            return normalize(_CAPITAL.sub("I", form.format(**asked.groupdict())))
    if framed:
        return normalize(clause)
    if patterns.narrative.match(clause) or not patterns.cues.search(clause):
        return None
    return normalize(clause)


def _reported(clause: str, patterns: ClaimPatterns) -> str | None:
    for pattern in patterns.reported:
        match = pattern.fullmatch(clause) or pattern.match(clause)
        if match and match.end() >= len(clause) - 1:
            return normalize(next(claim for claim in match.groups() if claim))
    return None


def _strip(clause: str, patterns: ClaimPatterns) -> str:
    clause = normalize(patterns.fillers.sub(" ", clause))
    while True:
        for opener in patterns.openers:
            match = opener.match(clause)
            if match and match.end() < len(clause):
                clause = normalize(clause[match.end() :])
                break
        else:
            return clause


def key(claim: str) -> str:
    """Two claims with the same key say the same words."""
    return fold(" ".join(words(claim)))
