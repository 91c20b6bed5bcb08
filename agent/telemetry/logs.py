"""Log lines that name their call and its trace, as JSON on stderr and over OTLP."""

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final

from opentelemetry import trace
from opentelemetry._logs import Logger, LogRecord, SeverityNumber
from opentelemetry.context import Context
from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags

from agent.events import Event, EventName
from agent.telemetry.current import current_call
from agent.telemetry.privacy import call_name, note, trace_id
from guardrails.pii import redact_all

_log: Final = logging.getLogger("atalaia.calls")
_LOGGED: Final = {
    EventName.CALL_STARTED: logging.INFO,
    EventName.GATE: logging.INFO,
    EventName.HANDOFF: logging.INFO,
    EventName.CALL_ENDED: logging.INFO,
    EventName.ESCALATION: logging.WARNING,
    EventName.DEGRADED: logging.WARNING,
    EventName.ERROR: logging.ERROR,
}
"""Events that are worth a line, and how much."""
_EXTRA: Final = "atalaia"


def log_event(event: Event) -> None:
    """One line for an event that matters to whoever runs the line. Fits `CallLog.subscribe`."""
    level = _LOGGED.get(event.name)
    if level is None or not _log.isEnabledFor(level):
        return
    notes = {name: note(name, value) for name, value in event.fields.items()}
    notes["phase"] = event.fields.get("phase")
    kept = {name: value for name, value in notes.items() if value not in (None, [])}
    _log.log(level, "%s", event.name, extra={_EXTRA: {"call": event.call, "t": round(event.t, 3), **kept}})


def fields_of(record: logging.LogRecord, *, content: bool) -> dict[str, Any]:
    """What a log record says. Without `content` its message is that of the code, not what was put into it."""
    extra = dict(getattr(record, _EXTRA, {}))
    call = extra.pop("call", None) or current_call()
    made: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname,
        "logger": record.name,
        "message": redact_all(record.getMessage()) if content else _template(record),
    }
    if call:
        made |= {"call": call_name(call), "trace_id": f"{trace_id(call):032x}"}
    if record.exc_info and record.exc_info[0] is not None:
        frames = traceback.extract_tb(record.exc_info[2])
        made["error"] = record.exc_info[0].__name__
        if frames:
            made["where"] = f"{frames[-1].name}:{frames[-1].lineno}"
    return made | extra


def _template(record: logging.LogRecord) -> str:
    if record.name == _log.name:
        return record.getMessage()
    return redact_all(str(record.msg))


class JsonFormatter(logging.Formatter):
    """One JSON object a line. What was put into a message is kept, redacted: stderr stays with whoever runs the line."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        return json.dumps(fields_of(record, content=True), ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """Level, who says it, what, and the notes of an event."""

    def __init__(self) -> None:
        """For a terminal."""
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter`."""
        notes = getattr(record, _EXTRA, {})
        return " ".join([super().format(record), *(f"{name}={value}" for name, value in notes.items())])


class OtlpHandler(logging.Handler):
    """Hands warnings and errors to the exporter's queue."""

    def __init__(self, logger: Logger, *, content: bool) -> None:
        """`content` also exports, redacted, what was put into the messages."""
        super().__init__(logging.WARNING)
        self._logger = logger
        self._content = content

    def emit(self, record: logging.LogRecord) -> None:
        """See `logging.Handler`."""
        if record.name.startswith("opentelemetry"):
            return  # a failing export must not become the next one
        made = fields_of(record, content=self._content)
        message, level = made.pop("message"), made.pop("level")
        made.pop("time")
        self._logger.emit(
            LogRecord(
                timestamp=int(record.created * 1e9),
                context=_context(made.pop("trace_id", None)),
                severity_text=level,
                severity_number=SeverityNumber.ERROR
                if record.levelno >= logging.ERROR
                else SeverityNumber.WARN,
                body=message,
                attributes={f"atalaia.{name}": value for name, value in made.items() if value is not None},
            )
        )


def _context(trace_hex: str | None) -> Context | None:
    if trace_hex is None:
        return None
    number = int(trace_hex, 16)
    # Some span of the trace: log lines belong to the call, not to one piece of it.
    span = SpanContext(number, number & (2**64 - 1) or 1, is_remote=False, trace_flags=TraceFlags(1))
    return trace.set_span_in_context(NonRecordingSpan(span), Context())
