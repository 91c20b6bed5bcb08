"""Taking personal data out of an event before it is kept."""

from typing import Any, Final

from guardrails.pii import redact

_SPOKEN: Final = frozenset(
    ("text", "stable", "spoken", "reply", "alternatives", "matched_terms", "question", "note")
)
"""Fields that hold a caller's words, or the line's, which may repeat them."""


def redacted(body: dict[str, Any]) -> dict[str, Any]:
    """`body` with personal data in every spoken field replaced by its kind in brackets, however deep it lies."""
    locale = str(body.get("locale") or "en-US")

    def clean(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: clean(inner, name) for name, inner in value.items()}
        if isinstance(value, (list, tuple)):
            return [clean(inner, key) for inner in value]
        if isinstance(value, str) and key in _SPOKEN:
            return redact(value, locale).replace("\0", "")
        return value

    cleaned: dict[str, Any] = clean(body)
    return cleaned
