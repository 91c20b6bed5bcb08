"""A span's attributes in OpenInference's words where it has them, else under `atalaia.`."""

from collections.abc import Mapping
from typing import Final

from openinference.semconv.trace import DocumentAttributes, OpenInferenceSpanKindValues, SpanAttributes

from agent.telemetry.privacy import Exported, note, word
from agent.telemetry.span import Span, SpanKind
from guardrails.pii import redact

_KINDS: Final = {
    SpanKind.CALL: OpenInferenceSpanKindValues.AGENT,
    SpanKind.TURN: OpenInferenceSpanKindValues.AGENT,
    SpanKind.RETRIEVAL: OpenInferenceSpanKindValues.RETRIEVER,
    SpanKind.MODEL: OpenInferenceSpanKindValues.LLM,
    SpanKind.GATE: OpenInferenceSpanKindValues.GUARDRAIL,
    SpanKind.ESCALATION: OpenInferenceSpanKindValues.GUARDRAIL,
    SpanKind.HANDOFF: OpenInferenceSpanKindValues.TOOL,
}
_GUARDRAIL_NODES: Final = frozenset({"guardrail_pre", "guardrail_post", "gate", "backstop", "scope"})


def attributes(span: Span, session: str, *, content: bool) -> dict[str, Exported]:
    """What is exported of a span.

    Args:
        span: complete.
        session: the call's id as it is exported.
        content: also what was said, redacted.
    """
    made: dict[str, Exported] = {
        SpanAttributes.OPENINFERENCE_SPAN_KIND: _kind(span).value,
        SpanAttributes.SESSION_ID: session,
    }
    for name, value in span.notes.items():
        exported = note(name, value)
        if exported is not None:
            made[f"atalaia.{name}"] = exported
    if span.kind is SpanKind.MODEL:
        provider, _, model = span.name.partition("/")
        made[SpanAttributes.LLM_PROVIDER] = word(provider)
        made[SpanAttributes.LLM_MODEL_NAME] = word(model or provider)
    if span.kind is SpanKind.RETRIEVAL:
        for place, card in enumerate(span.notes.get("cards", ())):
            key = f"{SpanAttributes.RETRIEVAL_DOCUMENTS}.{place}.{DocumentAttributes.DOCUMENT_ID}"
            made[key] = word(card)
    if content:
        made |= _texts(span.texts, str(span.notes.get("locale") or "en-US"))
    return made


def _kind(span: Span) -> OpenInferenceSpanKindValues:
    if span.kind is SpanKind.NODE and span.name in _GUARDRAIL_NODES:
        return OpenInferenceSpanKindValues.GUARDRAIL
    return _KINDS.get(span.kind, OpenInferenceSpanKindValues.CHAIN)


def _texts(texts: Mapping[str, str], locale: str) -> dict[str, Exported]:
    keys = {"input": SpanAttributes.INPUT_VALUE, "output": SpanAttributes.OUTPUT_VALUE}
    return {keys[name]: redact(text, locale) for name, text in texts.items() if text}
