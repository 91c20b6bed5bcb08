"""A call's events grow into its tree of spans."""

from telephone import Talk, run

from agent.telemetry.span import Span, SpanKind
from agent.telemetry.tree import CallTree, grow

QUESTION = [
    {"t": 0.0, "event": "call_started", "locale": "en-US", "country": "US", "stream": "MZ1"},
    {
        "t": 0.1,
        "event": "say_started",
        "id": "greeting-1",
        "kind": "phrase",
        "text": "Hello.",
        "locale": "en-US",
    },
    {"t": 2.0, "event": "say_finished", "id": "greeting-1", "ending": "heard", "heard": 1.9},
    {"t": 3.0, "event": "speech_started"},
    {"t": 3.5, "event": "partial", "text": "Can I", "locale": "en-US", "decode_seconds": 0.2},
    {"t": 4.0, "event": "partial", "text": "Can I drink", "locale": "en-US", "decode_seconds": 0.3},
    {"t": 4.5, "event": "speech_stopped"},
    {"t": 4.9, "event": "final", "text": "Can I drink?", "locale": "en-US", "decode_seconds": 0.4},
    {"t": 5.3, "event": "turn_started", "text": "Can I drink?", "turn": 0, "locale": "en-US"},
    {
        "t": 5.4,
        "event": "answer",
        "outcome": "answered",
        "spoken": "Ask your pharmacist.",
        "citations": ["alcohol"],
        "refusal_kind": None,
        "degraded": None,
        "steps": [
            {"name": "guardrail_pre", "kind": "node", "t": 4.95, "seconds": 0.2, "parent": None},
            {"name": "gate", "kind": "node", "t": 4.95, "seconds": 0.01, "parent": 0},
            {"name": "retrieve_context", "kind": "node", "t": 5.15, "seconds": 0.1, "parent": None},
            {
                "name": "cards",
                "kind": "retrieval",
                "t": 5.16,
                "seconds": 0.08,
                "parent": 2,
                "cards": ["alcohol"],
            },
        ],
    },
    {
        "t": 5.5,
        "event": "say_started",
        "id": "answer-2",
        "kind": "answer",
        "text": "Ask your pharmacist.",
        "locale": "en-US",
        "cards": ["alcohol"],
        "waited": 0.1,
        "making": 0.1,
        "made": 0.05,
    },
    {"t": 7.0, "event": "say_finished", "id": "answer-2", "ending": "heard", "heard": 1.5},
    {"t": 9.0, "event": "call_ended", "reason": "caller_hung_up", "seconds": 9.0},
]


def _named(span: Span, name: str) -> Span:
    found = [child for child in span.children if child.name == name]
    assert found, f"{name} not among {[child.name for child in span.children]}"
    return found[0]


def test_a_question_becomes_an_utterance_and_a_turn() -> None:
    root = grow(QUESTION)
    assert root is not None
    assert (root.kind, root.end, root.notes["reason"]) == (SpanKind.CALL, 9.0, "caller_hung_up")
    heard = _named(root, "recognition")
    assert (heard.start, heard.end) == (3.0, 4.9)
    assert heard.notes["partials"] == 2
    assert heard.notes["final_after"] == 0.4
    assert heard.notes["decode_seconds"] == 0.9
    turn = _named(root, "turn 0")
    assert (turn.start, turn.end) == (4.5, 7.0), "from the caller's last word to the end of the answer"
    assert turn.notes["first_audio"] == 1.0
    assert turn.notes["cards"] == ["alcohol"]


def test_a_turns_children_explain_its_first_second() -> None:
    root = grow(QUESTION)
    assert root is not None
    turn = _named(root, "turn 0")
    spans = [(span.name, span.start, round(span.end or 0, 3)) for span in turn.children]
    assert spans == [
        ("waiting for the final", 4.5, 4.9),
        ("is the caller done?", 4.9, 5.3),
        ("guardrail_pre", 4.95, 5.15),
        ("retrieve_context", 5.15, 5.25),
        ("synthesis", 5.4, 5.45),
        ("say answer", 5.5, 7.0),
    ]
    assert _named(_named(turn, "retrieve_context"), "cards").kind is SpanKind.RETRIEVAL


def test_a_judges_model_call_is_a_part_of_what_it_decided() -> None:
    asked = {"name": "openai/x", "kind": "model", "t": 4.95, "seconds": 0.3, "parent": None, "of": "judge"}
    gate = {"t": 5.3, "event": "gate", "action": "escalate", "source": "backstop", "steps": [asked]}
    root = grow([*QUESTION[:8], gate, QUESTION[-1]])
    assert root is not None
    found = _named(root, "gate")
    assert (found.start, found.end) == (4.95, 5.3)
    assert _named(found, "openai/x").kind is SpanKind.MODEL


def test_a_person_at_the_console_is_no_failed_hand_over() -> None:
    told = {"event": "handoff", "reason": "console", "to": "Ana", "result": "taken_over"}
    root = grow([QUESTION[0], {**told, "t": 3.0}, QUESTION[-1]])
    assert root is not None
    assert [child.name for child in root.children] == []
    assert [(mark.name, mark.notes) for mark in root.marks] == [("console", {"result": "taken_over"})]


def test_every_span_is_opened_once_and_closed_once_with_its_parent_known() -> None:
    opened: list[Span] = []
    closed: list[Span] = []

    class Watch:
        def opened(self, span: Span) -> None:
            assert span.parent is None or span.parent in opened
            opened.append(span)

        def closed(self, span: Span) -> None:
            assert span.end is not None
            assert span.end >= span.start
            closed.append(span)

    tree = CallTree(Watch())
    for event in QUESTION:
        tree.add(float(str(event["t"])), str(event["event"]), event)
    assert len(opened) == len(set(map(id, opened)))
    assert sorted(map(id, closed)) == sorted(map(id, opened))


def test_a_call_cut_off_in_the_middle_closes_everything() -> None:
    for length in range(1, len(QUESTION)):
        root = grow(
            [*QUESTION[:length], {"t": 9.0, "event": "call_ended", "reason": "error", "seconds": 9.0}]
        )
        assert root is not None
        waiting = [root]
        while waiting:
            span = waiting.pop()
            assert span.end is not None, (length, span.name)
            waiting += span.children


def test_an_emergency_is_a_span_from_the_latch_to_the_human() -> None:
    async def call() -> list[dict[str, object]]:
        async with Talk() as talk:
            await talk.caller_says("I took all my pills and I want to die")
            await talk.quiet()
            return [event.to_dict() for event in talk.events]

    events = run(call())
    root = grow([*events, {"t": 99.0, "event": "call_ended", "reason": "completed", "seconds": 99.0}])
    assert root is not None
    gate = _named(root.children[0] if root.children[0].kind is SpanKind.RECOGNITION else root, "gate")
    assert gate.notes["action"] == "escalate"
    escalation = _named(root, "escalation")
    assert [mark.name for mark in escalation.marks][:3] == ["latched", "speaking", "played"]
    assert escalation.notes["first_word"] >= 0
    assert _named(escalation, "say script").kind is SpanKind.SPEECH
    assert _named(escalation, "handoff").notes["result"] == "no_human_line"
    assert all(child.kind is not SpanKind.TURN for child in root.children)
