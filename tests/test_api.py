"""The text API over the real reasoning engines: gate first, documents of a fixed schema, problems for people."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from pydantic import SecretStr
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from test_server import line as served

from agent.document import schema
from agent.engines import Reasoning
from agent.ledger import Ledger
from agent.settings import load_settings
from telephony.app import create_app
from telephony.call import Shared
from telephony.settings import ServerSettings, TimingSettings, TwilioSettings

GOLDENS = Path(__file__).resolve().parent.parent / "evals" / "goldens"
QUESTION = {"text": "Can I drink alcohol with my antibiotics?", "locale": "en-US", "country": "US"}
EMERGENCY = {"text": "I want to kill myself", "locale": "en-US", "country": "US"}


def shared_of(reasoning: Reasoning) -> Shared:
    """Enough of a line for text."""
    engines: Any = SimpleNamespace(
        settings=load_settings(),
        hearing=SimpleNamespace(healthy=True),
        speaking=SimpleNamespace(healthy=True),
        reasoning=reasoning,
    )
    return Shared(engines, TimingSettings(), None)


def client_of(reasoning: Reasoning, ledger: Ledger | None = None, **settings: Any) -> httpx.AsyncClient:
    app = create_app(shared_of(reasoning), ServerSettings(**settings), TwilioSettings(), ledger)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://line")


@pytest.fixture
async def http(reasoning: Reasoning, ledger: Ledger) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(reasoning, ledger, api_rate="1000/second") as client:
        yield client


def checked(body: dict[str, Any]) -> dict[str, Any]:
    """The body, if it is an answer document."""
    jsonschema.validate(body, schema(), cls=jsonschema.Draft202012Validator)
    return body


def events_of(text: str) -> list[tuple[str, dict[str, Any]]]:
    """Name and data of each server-sent event."""
    found = []
    for block in text.strip().split("\n\n"):
        lines = dict(row.split(": ", 1) for row in block.splitlines() if not row.startswith(":"))
        if "event" in lines:
            found.append((lines["event"], json.loads(lines["data"])))
    return found


async def test_a_question_is_answered_with_a_document_of_the_schema(http: httpx.AsyncClient) -> None:
    reply = await http.post("/chat", json=QUESTION)
    body = checked(reply.json())
    assert reply.status_code == 200
    assert body["outcome"] == "answered"
    assert body["citations"]
    assert body["claims"][0]["evidence"]


async def test_events_name_each_node_and_each_sentence_and_end_with_the_same_answer(
    http: httpx.AsyncClient,
) -> None:
    reply = await http.post("/chat", json=QUESTION, headers={"Accept": "text/event-stream"})
    assert reply.headers["content-type"].startswith("text/event-stream")
    events = events_of(reply.text)
    nodes = [data["node"] for name, data in events if name == "node"]
    assert nodes == [
        "intake",
        "guardrail_pre",
        "retrieve_context",
        "generate_response",
        "guardrail_post",
        "closing",
    ]
    sentences = [data for name, data in events if name == "sentence"]
    assert len(sentences) > 3
    name, answer = events[-1]
    assert name == "answer"
    assert checked(answer)["spoken"] == " ".join(data["text"] for data in sentences)
    assert [name for name, _ in events].index("sentence") < len(events) - 2


@pytest.mark.parametrize(
    "body",
    [
        EMERGENCY,
        {**EMERGENCY, "locale": "fr-FR"},
        {**EMERGENCY, "country": "the United States"},
        {**EMERGENCY, "conversation": 7},
        {"message": "I want to kill myself"},
        ["I want to kill myself"],
        {"text": ["I want", "to kill myself"]},
        {"messages": [{"role": "user", "content": {"parts": ["I want to kill myself"]}}]},
    ],
)
async def test_an_emergency_is_answered_whatever_is_wrong_with_the_request(
    http: httpx.AsyncClient, body: Any
) -> None:
    answer = checked((await http.post("/chat", json=body)).json())
    assert answer["outcome"] == "escalated"
    assert answer["gate"]["category"] == "self_harm"


async def test_an_emergency_that_is_not_even_json_is_answered(http: httpx.AsyncClient) -> None:
    for kind in ("text/plain", "application/json"):
        reply = await http.post("/chat", content="I want to kill myself", headers={"Content-Type": kind})
        assert checked(reply.json())["outcome"] == "escalated"


async def test_an_emergency_sent_as_a_form_is_answered(http: httpx.AsyncClient) -> None:
    answer = checked((await http.post("/chat", data={"text": "I can't breathe", "locale": "en-US"})).json())
    assert answer["outcome"] == "escalated"


async def test_over_the_limit_only_an_emergency_is_answered(reasoning: Reasoning, ledger: Ledger) -> None:
    async with client_of(reasoning, ledger, api_rate="2/hour") as http:
        for _ in range(2):
            assert (await http.post("/chat", json=QUESTION)).status_code == 200
        refused = await http.post("/chat", json={**QUESTION, "locale": "pt-BR"})
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert "emergência" in refused.json()["detail"]
        escalated = await http.post("/chat", json=EMERGENCY)
        assert escalated.status_code == 200
        assert "988" in checked(escalated.json())["spoken"]
        assert (await http.post("/chat", json=QUESTION)).status_code == 429
    assert len(ledger.escalations()) == 2  # latched and speaking
    assert len(ledger.calls()) == 3  # what was refused is not kept


def silent_for_the_lexicon(reasoning: Reasoning) -> str:
    """A golden emergency that only the backstop hears, whichever they are today."""
    assert reasoning.backstop is not None
    for line in (GOLDENS / "dev" / "spoken_en.jsonl").read_text(encoding="utf-8").splitlines():
        golden = json.loads(line)
        if golden["expect"] == "pass" or reasoning.gate.decide(golden["text"]).tripped:
            continue
        if reasoning.backstop.judge(golden["text"]).tripped:
            return str(golden["text"])
    raise AssertionError("the lexicon hears every golden: nothing is left for the backstop")


async def test_the_backstop_reads_what_the_lexicon_lets_pass(
    reasoning: Reasoning, http: httpx.AsyncClient
) -> None:
    body = checked((await http.post("/chat", json={"text": silent_for_the_lexicon(reasoning)})).json())
    assert body["outcome"] in ("check", "escalated")
    assert body["gate"]["layer"] == "backstop"


async def _doubtful(http: httpx.AsyncClient, reasoning: Reasoning) -> str:
    """A conversation in which the line has just asked whether anyone is in danger."""

    class Asks:
        def judge(self, text: str, locale: str = "en-US") -> Any:
            from guardrails.backstop import unsure

            return unsure(locale)

    object.__setattr__(reasoning, "backstop", Asks())
    body = checked((await http.post("/chat", json={"text": "well, you know"})).json())
    assert body["outcome"] == "check"
    return str(body["conversation"])


@pytest.mark.parametrize(
    ("reply", "outcome"),
    [("No, nobody is in danger", "answered"), ("Yes", "escalated"), ("the blue ones", "escalated")],
)
async def test_the_answer_to_the_line_s_question_decides(
    http: httpx.AsyncClient, reasoning: Reasoning, reply: str, outcome: str
) -> None:
    backstop = reasoning.backstop
    try:
        conversation = await _doubtful(http, reasoning)
    finally:
        object.__setattr__(reasoning, "backstop", backstop)
    answer = checked((await http.post("/chat", json={"text": reply, "conversation": conversation})).json())
    assert answer["outcome"] == outcome


async def test_a_conversation_that_escalated_stays_so(http: httpx.AsyncClient) -> None:
    first = (await http.post("/chat", json=EMERGENCY)).json()
    later = checked(
        (await http.post("/chat", json={**QUESTION, "conversation": first["conversation"]})).json()
    )
    assert later["outcome"] == "escalated"
    assert (await http.post("/chat", json=QUESTION)).json()["outcome"] == "answered"


async def test_errors_are_problems_that_say_what_to_do(http: httpx.AsyncClient) -> None:
    for reply, status in (
        (await http.post("/chat", json={"text": "hello", "locale": "fr-FR"}), 422),
        (await http.post("/chat", content="{", headers={"Content-Type": "application/json"}), 422),
        (await http.get("/nowhere"), 404),
        (await http.get("/chat"), 405),
        (await http.post("/chat/resume", json={"turn": "x", "decision": "approve"}), 404),
        (await http.get("/calls/none"), 404),
        (await http.post("/calls/none/handoff", json={}), 404),
        (await http.post("/analyze", json={"locale": "en-US"}), 422),
        (await http.post("/chat", json={"text": "x" * 100_000}), 413),
    ):
        body = reply.json()
        assert reply.headers["content-type"] == "application/problem+json"
        assert (reply.status_code, body["status"]) == (status, status)
        assert body["detail"]
    refused = (await http.post("/chat", json={"text": "hello", "locale": "fr-FR"})).json()
    assert "use one of en-US, es-419, pt-BR" in refused["detail"]


async def test_a_fault_of_ours_is_a_problem_without_a_trace(
    reasoning: Reasoning, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Any) -> Any:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("agent.turn.TurnEngine.topology", broken)
    reply = await http.get("/graph/topology")
    assert reply.status_code == 500
    assert "secret" not in reply.text


async def test_what_was_written_is_in_the_ledger_without_personal_data(
    http: httpx.AsyncClient, ledger: Ledger
) -> None:
    text = "My number is 415-555-2671. Can I drink alcohol with my antibiotics?"
    body = (await http.post("/chat", json={"text": text})).json()
    kept = ledger.events(body["conversation"])
    assert [event["event"] for event in kept][:2] == ["call_started", "final"]
    assert "answer" in {event["event"] for event in kept}
    assert "555" not in str(kept)
    [call] = (await http.get("/calls", params={"q": "antibiotics"})).json()
    assert (call["id"], call["channel"], call["live"]) == (body["conversation"], "text", True)


async def test_health_tells_of_each_part(http: httpx.AsyncClient) -> None:
    body = (await http.get("/health")).json()
    assert (body["status"], body["ready"]) == ("ok", True)
    assert {"hearing", "speaking", "cards", "backstop", "ledger", "reviews"} <= set(body["parts"])
    assert (await http.get("/health/live")).json() == {"live": True}
    assert (await http.get("/health/ready")).status_code == 200


async def test_topology_is_the_compiled_graph(http: httpx.AsyncClient) -> None:
    body = (await http.get("/graph/topology")).json()
    assert {"from": "generate_response", "to": "guardrail_post", "kind": "always"} in body["edges"]


# Analysis


async def test_a_transcript_gives_claims_with_evidence(http: httpx.AsyncClient) -> None:
    from kb.document import validate

    said = "My neighbor says I can stop the antibiotic when I feel fine."
    for body in ({"transcript": f"agent: Hello.\ncaller: {said}"}, {"turns": [{"text": said}]}):
        reply = await http.post("/analyze", json=body)
        validate(reply.json())
        assert [claim["uncertainty"] for claim in reply.json()["claims"]] == ["contradicted"]


async def test_a_finished_call_is_analyzed_from_the_ledger(
    reasoning: Reasoning, ledger: Ledger, http: httpx.AsyncClient
) -> None:
    asked = {"text": "They say I can stop the antibiotic when I feel fine."}
    call = (await http.post("/chat", json=asked)).json()["conversation"]
    async with client_of(reasoning, ledger) as later:
        body = (await later.post("/analyze", json={"call": call})).json()
        assert body["source"] == {"kind": "call", "name": call, "utterances": 1}
        assert (await later.post("/analyze", json={"call": "none"})).status_code == 404
    production: dict[str, Any] = {"operator_token": SecretStr("letmein")}
    async with client_of(reasoning, ledger, **production) as guarded:
        assert (await guarded.post("/analyze", json={"call": call})).status_code == 401


# Calls


async def test_events_of_a_live_call_arrive_as_they_happen_and_go_on_where_they_were_lost(
    reasoning: Reasoning,
) -> None:
    async with served(shared_of(reasoning)) as url, httpx.AsyncClient(base_url=url, timeout=30) as http:
        first = (await http.post("/chat", json=EMERGENCY)).json()
        call = first["conversation"]
        known = (await http.get(f"/calls/{call}/events")).json()
        headers = {"Accept": "text/event-stream", "Last-Event-ID": str(len(known) - 1)}
        async with http.stream("GET", f"/calls/{call}/events", headers=headers) as stream:
            rows = stream.aiter_lines()
            assert await anext(rows) == f"id: {len(known)}"
            assert await anext(rows) == f"event: {known[-1]['event']}"
            await http.post("/chat", json={**QUESTION, "conversation": call})
            while await anext(rows) != "event: final":
                pass
            assert json.loads((await anext(rows)).removeprefix("data: "))["text"] == QUESTION["text"]
        detail = (await http.get(f"/calls/{call}")).json()
        assert [each["phase"] for each in detail["escalations"]] == ["latched", "speaking"]


async def test_a_call_of_an_earlier_process_is_read_from_the_ledger(
    reasoning: Reasoning, ledger: Ledger, http: httpx.AsyncClient
) -> None:
    call = (await http.post("/chat", json=EMERGENCY)).json()["conversation"]
    async with client_of(reasoning, ledger) as later:
        [row] = (await later.get("/calls", params={"escalated": True})).json()
        assert row["id"] == call
        assert (await later.get("/calls", params={"escalated": False})).json() == []
        replayed = await later.get(
            f"/calls/{call}/events", headers={"Accept": "text/event-stream", "Last-Event-ID": "2"}
        )
        names = [name for name, _ in events_of(replayed.text)]
        assert names[0] == "gate"
        assert "escalation" in names
        assert (await later.post(f"/calls/{call}/handoff", json={"by": "Ana"})).status_code == 404


# The OpenAPI document


def test_every_operation_does_what_the_document_says(reasoning: Reasoning, ledger: Ledger) -> None:
    config = ServerSettings(api_rate="1000/second", operator_token=SecretStr("letmein"))
    app = create_app(shared_of(reasoning), config, TwilioSettings(), ledger)
    found = schemathesis.openapi.from_asgi("/openapi.json", app)
    operations = [each.ok() for each in found.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:

        @given(case=operation.as_strategy())
        @settings(max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def conforms(case: Any) -> None:
            # A request that is not as it must be is no reason to refuse it: an emergency in it is answered.
            # And one that is may be refused for what it means: a transcript in which nobody says anything.
            case.call_and_validate(
                headers={"Authorization": "Bearer letmein"},
                excluded_checks=[negative_data_rejection, positive_data_acceptance],
            )

        conforms()


async def test_the_document_has_an_example_for_every_body_and_names_every_problem(
    http: httpx.AsyncClient,
) -> None:
    found = (await http.get("/openapi.json")).json()
    assert {"/chat", "/chat/resume", "/analyze", "/health", "/graph/topology", "/calls"} <= set(
        found["paths"]
    )
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            if "requestBody" in operation and {"text", "calls"} & set(operation.get("tags", ())):
                [body] = operation["requestBody"]["content"].values()
                name = body["schema"]["$ref"].rpartition("/")[2]
                assert found["components"]["schemas"][name]["examples"], (path, method)
            for status, response in operation["responses"].items():
                if status >= "400" and {"text", "calls"} & set(operation.get("tags", ())):
                    assert "application/problem+json" in response["content"], (path, status)
