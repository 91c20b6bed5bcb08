"""What may leave: only names from a list, and only values that nobody can have said."""

import hashlib
import re
from typing import Any, Final

ALLOWED: Final = frozenset(
    """
    locale previous country channel reason partials first_partial decode_seconds final_after
    source action category severity layer template_slug subcategories
    turn outcome cards claims refusal_kind degraded first_audio first_token chunks of
    ending heard dropped first_word confirmed result part
    """.split()
)
"""Notes of a span that are exported. A note that is not here stays in the process."""

_WORD: Final = re.compile(r"[A-Za-z][\w.:/-]{0,79}")
"""Names that code gives: one token. What a caller says has spaces, or is not in this list."""
_DIGITS: Final = re.compile(r"\d[\d .()/-]{5,}\d")
"""Seven digits in a row, however they are set apart: a number of a person."""
_CALL_ID: Final = re.compile(r"(?:[A-Za-z]{2}|text-)?[0-9a-f]{32}")

Exported = str | int | float | bool | list[str]


def word(value: object) -> str:
    """A value if it is one token that code could have made, else `withheld`. Reasons keep what is before their colon."""
    head = str(value).split(":", 1)[0].strip()
    return head if _WORD.fullmatch(head) and not _DIGITS.search(head) else "withheld"


def note(name: str, value: Any) -> Exported | None:
    """What is exported of a note; None for nothing."""
    if name not in ALLOWED or value is None:
        return None
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, list | tuple):
        return [word(each) for each in value]
    return word(value)


def call_name(call: str) -> str:
    """A call's id as it is exported: Twilio's and ours as they are, any other one, since it comes from outside, as a hash."""
    return call if _CALL_ID.fullmatch(call) else "x-" + hashlib.sha256(call.encode()).hexdigest()[:24]


def trace_id(call: str) -> int:
    """The id of a call's trace, 128 bits, computed from the call's id so that every view finds the same one."""
    return int.from_bytes(hashlib.sha256(call.encode()).digest()[:16], "big") or 1
