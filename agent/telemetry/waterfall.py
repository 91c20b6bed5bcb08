"""A tree of spans as a picture for a terminal: one line a span, a bar for when."""

from collections.abc import Iterator
from typing import Final

from agent.telemetry.span import Span, SpanKind

_BAR: Final = 36
_NAME: Final = 34
_BEYOND: Final = 1.2
"""A turn is drawn a fifth beyond the answer's first sound."""
_SHOWN: Final = {
    SpanKind.CALL: ("locale", "country", "reason"),
    SpanKind.RECOGNITION: ("partials", "first_partial", "final_after", "decode_seconds"),
    SpanKind.TURN: ("outcome", "cards", "first_audio", "refusal_kind", "degraded"),
    SpanKind.RETRIEVAL: ("cards", "claims"),
    SpanKind.MODEL: ("of", "first_token", "chunks"),
    SpanKind.SYNTHESIS: ("of",),
    SpanKind.SPEECH: ("ending", "heard"),
    SpanKind.GATE: ("action", "category", "source", "layer"),
    SpanKind.ESCALATION: ("category", "first_word", "confirmed"),
    SpanKind.HANDOFF: ("result",),
}
_SECONDS: Final = frozenset(
    {"first_partial", "final_after", "decode_seconds", "first_audio", "first_token", "heard", "first_word"}
)


def waterfall(root: Span) -> Iterator[str]:
    """Lines for a person. The call is drawn against its own length; inside a turn the bar is the wait for the answer,
    inside an escalation the escalation. What goes on beyond the bar's end ends in `»`.
    """
    yield f"{'starts':>8} {'lasts':>8}  {'what':<{_NAME}} when"
    yield from _lines(root, 0, (root.start, root.seconds))


def _lines(span: Span, depth: int, frame: tuple[float, float]) -> Iterator[str]:
    name = ("  " * depth + span.name)[:_NAME]
    yield (
        f"{span.start:7.2f}s {span.seconds:7.2f}s  {name:<{_NAME}} {_bar(span, frame)}  {_notes(span)}".rstrip()
    )
    inner = frame
    if span.kind is SpanKind.TURN:
        inner = (span.start, span.notes.get("first_audio", span.seconds) * _BEYOND)
    elif span.kind is SpanKind.ESCALATION:
        inner = (span.start, span.seconds)
    below: list[tuple[float, list[str]]] = [
        (child.start, list(_lines(child, depth + 1, inner))) for child in span.children
    ]
    for mark in span.marks:
        told = " ".join(f"{key}={value}" for key, value in mark.notes.items())
        label = ("  " * (depth + 1) + f"· {mark.name}")[:_NAME]
        below.append((mark.t, [f"{mark.t:7.2f}s {'':8}  {label:<{_NAME}} {told}".rstrip()]))
    for _, lines in sorted(below, key=lambda each: each[0]):
        yield from lines


def _bar(span: Span, frame: tuple[float, float]) -> str:
    start, whole = frame
    whole = whole or 1.0
    begin = min(_BAR - 1, max(0, int((span.start - start) / whole * _BAR)))
    length = max(1, round(span.seconds / whole * _BAR))
    if begin + length > _BAR:
        return "·" * begin + "█" * (_BAR - begin - 1) + "»"
    return ("·" * begin + "█" * length).ljust(_BAR, "·")


def _notes(span: Span) -> str:
    told = []
    for key in _SHOWN.get(span.kind, ()):
        value = span.notes.get(key)
        if value in (None, [], ""):
            continue
        shown = ",".join(map(str, value)) if isinstance(value, list) else value
        told.append(f"{key}={shown}{'s' if key in _SECONDS else ''}")
    if span.failed:
        told.append(f"FAILED: {span.failed}")
    return " ".join(told)
