"""What is counted and timed over all calls, as views of their events."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from opentelemetry.metrics import CallbackOptions, Meter, Observation
from opentelemetry.sdk.metrics.view import ExplicitBucketHistogramAggregation, View

from agent.events import Event, EventName
from agent.telemetry.privacy import word
from agent.telemetry.tree import NOT_AN_ANSWER

_SECONDS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 10.0, 20.0)
_LAG: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_CALLS: Final = (10.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1800.0, 3600.0)

LAG: Final = "atalaia.loop.lag"
CALL_SECONDS: Final = "atalaia.call.duration"


def views() -> list[View]:
    """Buckets that fit a conversation: below 4 s is where the differences are."""
    buckets = {"*.lag": _LAG, CALL_SECONDS: _CALLS}
    named = [
        View(instrument_name=name, aggregation=ExplicitBucketHistogramAggregation(edges))
        for name, edges in buckets.items()
    ]
    waits = (
        "atalaia.turn.*",
        "atalaia.recognition.*",
        "atalaia.synthesis.*",
        "atalaia.escalation.first_word",
    )
    return named + [
        View(instrument_name=name, aggregation=ExplicitBucketHistogramAggregation(_SECONDS)) for name in waits
    ]


@dataclass(frozen=True, slots=True)
class Vitals:
    """What the process is asked for when metrics are collected. Called in the exporter's thread: read, never wait."""

    calls: Callable[[], int]
    """Calls under way."""
    queue: Callable[[], int]
    """Decodes that wait for the recognizer."""
    interval: Callable[[], float]
    """Seconds between two partials of one call, now."""
    degraded: Callable[[], Sequence[str]]
    """Parts that do not work now."""


class Instruments:
    """Everything that is measured."""

    def __init__(self, meter: Meter) -> None:
        """Make them once per process."""
        self._meter = meter

        def seconds(name: str, about: str) -> Callable[..., None]:
            return meter.create_histogram(f"atalaia.{name}", "s", about).record

        def count(name: str, about: str) -> Callable[..., None]:
            return meter.create_counter(f"atalaia.{name}", "1", about).add

        self.final = seconds("recognition.final", "from the end of speech to its final transcript")
        self.partial_interval = seconds(
            "recognition.partial_interval", "between two partials of an utterance"
        )
        self.decode = seconds("recognition.decode", "one decode")
        self.answer = seconds("turn.answer", "from the start of a turn to its answer")
        self.first_audio = seconds(
            "turn.first_audio", "from the caller's last word to the answer's first sound"
        )
        self.step = seconds("turn.step", "one node, retrieval or model call")
        self.synthesis = seconds("synthesis.first_audio", "until a text's first audio is made")
        self.first_word = seconds("escalation.first_word", "from the latch to the script's first sound")
        self.lag = meter.create_histogram(LAG, "s", "how late the event loop wakes up").record
        self.duration = meter.create_histogram(CALL_SECONDS, "s", "length of a call").record
        self.calls = count("calls", "calls that began")
        self.turns = count("turns", "answers by outcome")
        self.gate = count("gate.trips", "decisions of the gate that were not pass")
        self.deaf = count("gate.deaf", "alarms of a line that does not hear its caller")
        self.escalations = count("escalations", "calls that were latched")
        self.handoffs = count("handoffs", "hand-overs by result")
        self.interruptions = count("interruptions", "callers who took the floor")
        self.degraded = count("degraded", "degradations by part")
        self.errors = count("errors", "errors by part")
        self.degraded_seconds = meter.create_counter(
            "atalaia.degraded.seconds", "s", "time during which a part did not work"
        ).add

    def observe(self, vitals: Vitals) -> None:
        """Also measure the process itself."""
        for name, read in (
            ("atalaia.calls.active", vitals.calls),
            ("atalaia.recognition.queue", vitals.queue),
            ("atalaia.recognition.interval", vitals.interval),
        ):
            self._meter.create_observable_gauge(name, [_reading(read)])


def _reading(read: Callable[[], float]) -> Callable[[CallbackOptions], Iterable[Observation]]:
    return lambda _: [Observation(read())]


class CallMetrics:
    """One call's view. Fits `CallLog.subscribe`."""

    def __init__(self, instruments: Instruments) -> None:
        """`instruments` are shared by all calls."""
        self._to = instruments
        self._stopped: float | None = None
        """End of the caller's last speech."""
        self._partial: float | None = None
        self._turn: float | None = None
        self._asked: float | None = None
        """When the caller stopped before the turn that is not answered yet."""
        self._latched: float | None = None
        self._locale = ""

    def __call__(self, event: Event) -> None:
        """Take one event."""
        t, fields, to = event.t, event.fields, self._to
        match event.name:
            case EventName.CALL_STARTED:
                self._locale = word(fields.get("locale"))
                to.calls(1, {"locale": self._locale})
            case EventName.LOCALE:
                self._locale = word(fields.get("locale"))
            case EventName.SPEECH_STARTED:
                self._partial = None
            case EventName.SPEECH_STOPPED:
                self._stopped = t
            case EventName.PARTIAL:
                if self._partial is not None:
                    to.partial_interval(t - self._partial)
                self._partial = t
                to.decode(fields.get("decode_seconds", 0.0), {"of": "partial"})
            case EventName.FINAL:
                if self._stopped is not None:
                    to.final(max(0.0, t - self._stopped), {"locale": self._locale})
                to.decode(fields.get("decode_seconds", 0.0), {"of": "final"})
            case EventName.TURN_STARTED:
                self._turn = t
                self._asked = self._stopped
            case EventName.ANSWER:
                self._answered(t, event)
            case EventName.SAY_STARTED:
                self._saying(t, event)
            case EventName.GATE:
                source = word(fields.get("source"))
                to.gate(1, {"action": word(fields.get("action")), "source": source})
                if source == "deaf":
                    to.deaf(1)
            case EventName.ESCALATION if fields.get("phase") == "latched":
                self._latched = t
                to.escalations(1, {"category": word(fields.get("category")), "locale": self._locale})
            case EventName.HANDOFF if (
                fields.get("reason") != "console" and fields.get("result") != "requested"
            ):
                to.handoffs(1, {"result": word(fields.get("result"))})
            case EventName.INTERRUPTED:
                to.interruptions(1)
            case EventName.DEGRADED:
                to.degraded(1, {"part": word(fields.get("part"))})
            case EventName.ERROR:
                to.errors(1, {"part": word(fields.get("part"))})
            case EventName.CALL_ENDED:
                to.duration(fields.get("seconds", t), {"reason": word(fields.get("reason"))})

    def _answered(self, t: float, event: Event) -> None:
        self._to.turns(1, {"outcome": word(event.fields.get("outcome")), "locale": self._locale})
        if self._turn is not None:
            self._to.answer(t - self._turn)
        for step in event.fields.get("steps", ()):
            self._to.step(step["seconds"], {"step": word(step["name"]), "kind": word(step["kind"])})

    def _saying(self, t: float, event: Event) -> None:
        fields, to = event.fields, self._to
        kind = word(fields.get("kind"))
        to.synthesis(fields.get("made", 0.0), {"locale": word(fields.get("locale")), "of": kind})
        if kind == "script" and self._latched is not None:
            to.first_word(t - self._latched)
            self._latched = None
        elif self._asked is not None and kind not in NOT_AN_ANSWER:
            to.first_audio(t - self._asked, {"locale": self._locale})
            self._asked = None
