"""Personal data in what a caller says: where it is, and the text without it.

Names in self-introductions, phones, e-mails, addresses, national ids, payment cards and dates of birth, in
written and spoken form. Doses, readings, times and emergency numbers are not personal and stay. Each kind has
a module in `personal/`; cue words are in `data/pii.toml`; check digits in `identifiers.py`; spoken digits in
`spoken.py`.
"""

import re
from typing import Final

from guardrails.locale import LOCALES, language
from guardrails.personal.addresses import addresses
from guardrails.personal.births import births
from guardrails.personal.emails import spoken_email
from guardrails.personal.names import names
from guardrails.personal.numbers import numbers
from guardrails.personal.span import PiiKind, PiiSpan
from guardrails.personal.written import written
from guardrails.spoken import split

__all__ = ["PiiKind", "PiiSpan", "find", "redact", "redact_all"]

_TAG: Final = re.compile(r"\[(?:" + "|".join(PiiKind) + r")\]")

_ORDER: Final = (
    PiiKind.EMAIL,
    PiiKind.CARD,
    PiiKind.NATIONAL_ID,
    PiiKind.BIRTH_DATE,
    PiiKind.PHONE,
    PiiKind.ADDRESS,
    PiiKind.NAME,
)
"""Which kind wins where two spans overlap."""


def find(text: str, locale: str) -> tuple[PiiSpan, ...]:
    """Every piece of personal data, in the order of the text, without overlaps."""
    code = language(locale)
    tokens = split(text)
    found = [
        *written(text, code),
        *spoken_email(text, tokens, code),
        *numbers(text, code),
        *births(text, tokens, code),
        *addresses(text, tokens, code),
        *names(text, tokens, code),
    ]
    tags = [match.span() for match in _TAG.finditer(text)]
    found = [span for span in found if all(span.end <= start or span.start >= end for start, end in tags)]
    kept: list[PiiSpan] = []
    for span in sorted(found, key=lambda span: (_ORDER.index(span.kind), span.start - span.end)):
        if all(span.end <= other.start or span.start >= other.end for other in kept):
            kept.append(span)
    return tuple(sorted(kept, key=lambda span: span.start))


def redact(text: str, locale: str) -> str:
    """The text with every piece of personal data replaced by its kind in brackets, as `[phone]`.

    Redacting a redacted text changes nothing.
    """
    parts: list[str] = []
    at = 0
    for span in find(text, locale):
        parts += [text[at : span.start], f"[{span.kind}]"]
        at = span.end
    return "".join(parts) + text[at:]


def redact_all(text: str) -> str:
    """`redact` in each language there is, for a text of which nobody knows the language."""
    for locale in LOCALES:
        text = redact(text, locale)
    return text
