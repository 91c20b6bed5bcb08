"""A call's trace, exported while the call runs."""

import time
from contextvars import ContextVar

from opentelemetry import trace
from opentelemetry.context import Context
from opentelemetry.sdk.trace.id_generator import RandomIdGenerator
from opentelemetry.trace import SpanKind as Direction
from opentelemetry.trace import Status, StatusCode, Tracer

from agent.events import Event
from agent.telemetry.attributes import attributes
from agent.telemetry.privacy import call_name, note, trace_id, word
from agent.telemetry.span import Span, SpanKind
from agent.telemetry.tree import CallTree

_NEXT: ContextVar[int | None] = ContextVar("next trace id", default=None)


class CallIds(RandomIdGenerator):
    """Trace ids that follow from the call's id, so that a log line, the ledger and the trace agree without asking."""

    def generate_trace_id(self) -> int:
        """The id of the call whose root span is being started."""
        return _NEXT.get() or super().generate_trace_id()


class CallSpans:
    """Fits `CallLog.subscribe`. Starting and ending a span only fills a queue; exporting is another thread's work."""

    def __init__(self, call: str, tracer: Tracer, *, content: bool) -> None:
        """`content` also exports what was said, redacted."""
        self._call = call
        self._session = call_name(call)
        self._tracer = tracer
        self._content = content
        self._tree = CallTree(self)
        self._live: dict[Span, trace.Span] = {}
        self._origin: int | None = None
        """Nanoseconds since the epoch at the call's first audio."""

    def __call__(self, event: Event) -> None:
        """Take one event."""
        if self._origin is None:
            self._origin = time.time_ns() - int(event.t * 1e9)
        self._tree.add(event.t, event.name, event.fields)

    def opened(self, span: Span) -> None:
        """See `Grower`."""
        above = self._live.get(span.parent) if span.parent is not None else None
        if above is None and self._tree.root is not None:
            above = self._live.get(self._tree.root)
        context = Context() if above is None else trace.set_span_in_context(above, Context())
        token = _NEXT.set(trace_id(self._call))
        try:
            self._live[span] = self._tracer.start_span(
                span.name,
                context,
                Direction.SERVER if span.kind is SpanKind.CALL else Direction.INTERNAL,
                start_time=self._time(span.start),
            )
        finally:
            _NEXT.reset(token)

    def closed(self, span: Span) -> None:
        """See `Grower`."""
        exported = self._live.pop(span, None)
        if exported is None or span.end is None:
            return
        exported.set_attributes(attributes(span, self._session, content=self._content))
        for mark in span.marks:
            notes = {name: note(name, value) for name, value in mark.notes.items()}
            kept = {f"atalaia.{name}": value for name, value in notes.items() if value is not None}
            exported.add_event(word(mark.name), kept, self._time(mark.t))
        if span.failed:
            exported.set_status(Status(StatusCode.ERROR, word(span.failed)))
        exported.end(self._time(span.end))
        if span is self._tree.root:
            self._live.clear()

    def _time(self, t: float) -> int:
        return (self._origin or 0) + int(t * 1e9)
