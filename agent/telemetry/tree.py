"""From a call's events to its tree of spans: the one place that knows which events make a span.

The exporter grows a tree while the call runs; `atalaia trace` grows one from the ledger.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol

from agent.events import EscalationPhase, EventName
from agent.telemetry.span import Mark, Span, SpanKind

_KINDS: Final = {"node": SpanKind.NODE, "retrieval": SpanKind.RETRIEVAL, "model": SpanKind.MODEL}
NOT_AN_ANSWER: Final = frozenset({"filler", "phrase", "script", "attendant"})
"""Kinds of speech that do not end the wait for an answer."""
_STEP_FIELDS: Final = frozenset({"name", "kind", "t", "seconds", "parent", "error", "fault"})
_GATE_NOTES: Final = ("source", "action", "category", "severity", "layer", "template_slug", "subcategories")


class Grower(Protocol):
    """Told of each span: first that it begins, later that it is complete."""

    def opened(self, span: Span) -> None:
        """The span has a start, a name and a parent."""

    def closed(self, span: Span) -> None:
        """The span has an end, and will not change any more."""


class _Silent:
    def opened(self, span: Span) -> None:
        pass

    def closed(self, span: Span) -> None:
        pass


class CallTree:
    """Grows the tree of one call, event by event."""

    def __init__(self, grower: Grower | None = None) -> None:
        """`grower` is told of spans as they come and go."""
        self.root: Span | None = None
        self._grower: Grower = grower or _Silent()
        self._talking: Span | None = None
        """The utterance under way."""
        self._waiting: list[Span] = []
        """Utterances that ended and whose final is due."""
        self._heard: Span | None = None
        """The latest utterance with its final."""
        self._turn: Span | None = None
        self._escalation: Span | None = None
        self._handoff: Span | None = None
        self._speeches: dict[str, Span] = {}
        self._views: Final[dict[str, Callable[[float, Mapping[str, Any]], None]]] = {
            EventName.CALL_STARTED: self._call_started,
            EventName.SPEECH_STARTED: self._speech_started,
            EventName.SPEECH_STOPPED: self._speech_stopped,
            EventName.PARTIAL: self._partial,
            EventName.FINAL: self._final,
            EventName.GATE: self._gate,
            EventName.TURN_STARTED: self._turn_started,
            EventName.ANSWER: self._answer,
            EventName.SAY_STARTED: self._say_started,
            EventName.SAY_FINISHED: self._say_finished,
            EventName.INTERRUPTED: self._interrupted,
            EventName.ESCALATION: self._escalating,
            EventName.HANDOFF: self._handing_off,
            EventName.DEGRADED: self._degraded,
            EventName.ERROR: self._error,
            EventName.LOCALE: self._locale,
            EventName.DTMF: self._key,
            EventName.CALL_ENDED: self._call_ended,
        }

    def add(self, t: float, name: str, fields: Mapping[str, Any]) -> None:
        """Take one event. Events of names that are not known are left alone."""
        view = self._views.get(name)
        if view is None:
            return
        if self.root is None and name != EventName.CALL_STARTED:
            self._call_started(t, {})
        view(t, fields)

    # The call

    def _call_started(self, t: float, fields: Mapping[str, Any]) -> None:
        if self.root is None:
            notes = {key: fields[key] for key in ("locale", "country", "channel") if fields.get(key)}
            self.root = self._open("call", SpanKind.CALL, t, None, notes)
        else:
            self._mark("resumed", t)

    def _call_ended(self, t: float, fields: Mapping[str, Any]) -> None:
        root = self.root
        assert root is not None
        for open_span in (self._talking, *self._waiting, *self._speeches.values(), self._handoff):
            if open_span is not None:
                self._close(open_span, max(t, open_span.start))
        self._close_turn(t)
        if self._escalation is not None:
            self._close(self._escalation, self._escalation.end or t)
        self._talking, self._waiting, self._speeches = None, [], {}
        self._handoff = self._escalation = None
        root.notes["reason"] = fields.get("reason")
        self._close(root, max([t, *(child.end or t for child in root.children)]))

    # Hearing

    def _speech_started(self, t: float, fields: Mapping[str, Any]) -> None:
        if self._talking is None:
            self._talking = self._open(
                "recognition", SpanKind.RECOGNITION, t, self.root, {"partials": 0, "decode_seconds": 0.0}
            )

    def _speech_stopped(self, t: float, fields: Mapping[str, Any]) -> None:
        if self._talking is not None:
            self._talking.notes["stopped"] = t
            self._waiting.append(self._talking)
            self._talking = None

    def _partial(self, t: float, fields: Mapping[str, Any]) -> None:
        span = self._talking or (self._waiting[-1] if self._waiting else None)
        if span is not None:
            span.notes["partials"] += 1
            span.notes.setdefault("first_partial", round(t - span.start, 3))
            span.notes["decode_seconds"] += fields.get("decode_seconds", 0.0)

    def _final(self, t: float, fields: Mapping[str, Any]) -> None:
        if self._waiting:
            span = self._waiting.pop(0)
        elif self._talking is not None:
            span, self._talking = self._talking, None
        else:
            return
        stopped = span.notes.pop("stopped", t)
        span.notes["decode_seconds"] = round(
            span.notes["decode_seconds"] + fields.get("decode_seconds", 0.0), 3
        )
        span.notes["final_after"] = round(t - stopped, 3)
        span.notes["locale"] = fields.get("locale")
        span.texts["output"] = str(fields.get("text", ""))
        self._close(span, t)
        if span.texts["output"].strip():
            self._heard = span

    def _gate(self, t: float, fields: Mapping[str, Any]) -> None:
        notes = {key: fields[key] for key in _GATE_NOTES if fields.get(key)}
        steps = fields.get("steps", ())  # of a language model, where one judged
        start = min([t, *(float(step["t"]) for step in steps)])
        span = self._open("gate", SpanKind.GATE, start, self._talking or self.root, notes)
        span.texts["output"] = ", ".join(map(str, fields.get("matched_terms", ())))
        self._steps(span, steps)
        self._close(span, t)

    # Answering

    def _turn_started(self, t: float, fields: Mapping[str, Any]) -> None:
        self._close_turn(t)
        heard, self._heard = self._heard, None
        finished = heard.end if heard is not None and heard.end is not None else t
        start = min(t, finished - heard.notes["final_after"]) if heard is not None else t
        notes = {"turn": fields.get("turn"), "locale": fields.get("locale")}
        self._turn = self._open(
            f"turn {fields.get('turn', '')}".strip(), SpanKind.TURN, start, self.root, notes
        )
        self._turn.texts["input"] = str(fields.get("text", ""))
        if heard is not None:
            self._leaf("waiting for the final", SpanKind.WAIT, start, finished, self._turn)
            self._leaf("is the caller done?", SpanKind.WAIT, finished, t, self._turn)
        self._turn.reach(t)

    def _answer(self, t: float, fields: Mapping[str, Any]) -> None:
        turn = self._turn
        if turn is None:
            return
        self._steps(turn, fields.get("steps", ()))
        turn.reach(t)
        turn.notes["outcome"] = fields.get("outcome")
        turn.notes["cards"] = list(fields.get("citations", ()))
        for key in ("refusal_kind", "degraded"):
            if fields.get(key):
                turn.notes[key] = fields[key]
        turn.texts["output"] = str(fields.get("spoken", ""))

    def _steps(self, turn: Span, steps: Iterable[Mapping[str, Any]]) -> None:
        grown: list[Span] = []
        for step in steps:
            above = step.get("parent")
            parent = grown[above] if isinstance(above, int) and above < len(grown) else turn
            start = float(step["t"])
            span = self._open(
                str(step["name"]),
                _KINDS.get(str(step["kind"]), SpanKind.NODE),
                start,
                parent,
                {key: value for key, value in step.items() if key not in _STEP_FIELDS},
            )
            span.failed = step.get("fault") or step.get("error")
            span.end = start + float(step["seconds"])
            grown.append(span)
        for span in reversed(grown):
            self._grower.closed(span)

    # Speaking

    def _say_started(self, t: float, fields: Mapping[str, Any]) -> None:
        kind = str(fields.get("kind", ""))
        script = kind == "script" and self._escalation is not None
        parent = self._escalation if script else self._turn or self.root
        assert parent is not None
        making, made = fields.get("making"), fields.get("made")
        if making is not None and made is not None:
            self._leaf("synthesis", SpanKind.SYNTHESIS, t - making, t - making + made, parent, {"of": kind})
        span = self._open(f"say {kind}", SpanKind.SPEECH, t, parent, {"locale": fields.get("locale")})
        span.notes["cards"] = list(fields.get("cards", ()))
        span.texts["output"] = str(fields.get("text", ""))
        self._speeches[str(fields.get("id"))] = span
        if script:
            parent.notes.setdefault("first_word", round(t - parent.start, 3))
        elif parent is self._turn and kind not in NOT_AN_ANSWER:
            parent.notes.setdefault("first_audio", round(t - parent.start, 3))
        if parent is not self.root:
            parent.reach(t)

    def _say_finished(self, t: float, fields: Mapping[str, Any]) -> None:
        span = self._speeches.pop(str(fields.get("id")), None)
        if span is None:
            return
        span.notes["ending"] = fields.get("ending")
        span.notes["heard"] = fields.get("heard")
        self._close(span, t)
        if span.parent is not None and span.parent is not self.root:
            span.parent.reach(t)

    def _interrupted(self, t: float, fields: Mapping[str, Any]) -> None:
        self._mark("interrupted", t, {"heard": fields.get("heard"), "dropped": fields.get("dropped")})

    # Emergencies

    def _escalating(self, t: float, fields: Mapping[str, Any]) -> None:
        phase = fields.get("phase")
        if self._escalation is None:
            self._close_turn(t)
            notes = {key: fields.get(key) for key in ("category", "template_slug", "locale")}
            self._escalation = self._open("escalation", SpanKind.ESCALATION, t, self.root, notes)
        span = self._escalation
        span.reach(t)
        span.marks.append(Mark(t, str(phase)))
        if phase == EscalationPhase.PLAYED:
            span.notes["confirmed"] = bool(fields.get("confirmed"))
        if phase == EscalationPhase.FAILED:
            span.failed = "failed"
        if phase == EscalationPhase.HANDED_OFF:
            span.failed = None

    def _handing_off(self, t: float, fields: Mapping[str, Any]) -> None:
        result = fields.get("result")
        if fields.get("reason") == "console":  # somebody there took part; nobody was called
            self._mark("console", t, {"result": result})
            return
        if self._handoff is None:
            notes = {key: fields.get(key) for key in ("reason", "category")}
            self._handoff = self._open("handoff", SpanKind.HANDOFF, t, self._escalation or self.root, notes)
        if self._escalation is not None:
            self._escalation.reach(t)
        if result != "requested":
            span, self._handoff = self._handoff, None
            span.notes["result"] = result
            span.failed = None if result in ("transferred", "safety_net") else str(result)
            self._close(span, t)

    # What went wrong, and the rest

    def _degraded(self, t: float, fields: Mapping[str, Any]) -> None:
        if self._turn is not None and fields.get("part") == "turn":
            self._steps(self._turn, fields.get("steps", ()))
            self._turn.reach(t)
        self._mark("degraded", t, {"part": fields.get("part"), "reason": fields.get("reason")})

    def _error(self, t: float, fields: Mapping[str, Any]) -> None:
        self._mark("error", t, {"part": fields.get("part"), "reason": fields.get("reason")})
        if fields.get("part") == "call" and self.root is not None:
            self.root.failed = "error"

    def _locale(self, t: float, fields: Mapping[str, Any]) -> None:
        self._mark("locale", t, {key: fields.get(key) for key in ("locale", "previous", "reason")})

    def _key(self, t: float, fields: Mapping[str, Any]) -> None:
        self._mark("dtmf", t)  # not which one: a caller may key in anything

    def _mark(self, name: str, t: float, notes: dict[str, Any] | None = None) -> None:
        span = self._turn or self.root
        assert span is not None
        span.marks.append(Mark(t, name, {key: value for key, value in (notes or {}).items() if value}))

    def _close_turn(self, t: float) -> None:
        turn, self._turn = self._turn, None
        if turn is not None:
            self._close(turn, min(t, turn.end) if turn.end is not None else t)

    # Growing

    def _open(
        self,
        name: str,
        kind: SpanKind,
        start: float,
        parent: Span | None,
        notes: dict[str, Any] | None = None,
    ) -> Span:
        span = Span(name, kind, start, parent=parent, notes=notes or {})
        if parent is not None:
            parent.children.append(span)
        self._grower.opened(span)
        return span

    def _leaf(
        self,
        name: str,
        kind: SpanKind,
        start: float,
        end: float,
        parent: Span | None,
        notes: dict[str, Any] | None = None,
    ) -> Span:
        span = self._open(name, kind, start, parent, notes)
        self._close(span, end)
        return span

    def _close(self, span: Span, end: float) -> None:
        span.end = max(end, span.start)
        span.notes.pop("stopped", None)
        self._grower.closed(span)


def grow(events: Iterable[Mapping[str, Any]]) -> Span | None:
    """The tree of a whole call from its events in wire form; None of no events."""
    tree = CallTree()
    for event in events:
        tree.add(float(event["t"]), str(event["event"]), event)
    return tree.root
