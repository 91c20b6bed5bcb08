"""The OpenAPI document: the versioned schemas of the repository are its components, word for word."""

import json
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from agent import document as answer_document
from agent.events import EventName
from guardrails.decision import Action, Decision, Layer
from kb import document as claims_document
from telephony.api_problem import MEDIA_TYPE as PROBLEM_TYPE
from telephony.api_problem import TITLES
from telephony.api_sse import MEDIA_TYPE as EVENTS_TYPE

Schema = dict[str, Any]

ANSWER: Final = "Answer"
CLAIMS: Final = "Claims"
CALL: Final = "Call"
CALL_EVENT: Final = "CallEvent"
HEALTH: Final = "Health"
TOPOLOGY: Final = "Topology"
EVENTS: Final[Schema] = {
    EVENTS_TYPE: {
        "schema": {"type": "string"},
        "example": 'event: node\ndata: {"node": "intake"}\n\n'
        'event: sentence\ndata: {"text": "…", "kind": "answer", "cards": ["missed-dose"]}\n\n'
        'event: answer\ndata: {"v": 1, "document": "answer", …}\n\n',
    }
}
_EXAMPLES: Final[dict[str, Any]] = {
    ANSWER: {
        "v": 1,
        "document": "answer",
        "conversation": "text-0f3c2b1a",
        "turn": "text-0f3c2b1a.0.9a1b2c3d4e5f",
        "outcome": "refused",
        "locale": "en-US",
        "spoken": "I can't tell you to change a dose. Your pharmacist or the person who prescribed it can.",
        "refusal_kind": "dose_change",
        "claims": [],
        "citations": [],
        "limitations": ["General information from public sources, not medical advice."],
        "degraded": None,
        "gate": Decision(Action.PASS, "en-US", layer=Layer.BACKSTOP).to_dict(),
        "review": None,
    },
    CLAIMS: {
        "v": 1,
        "document": "claims-with-evidence",
        "locale": "en-US",
        "source": {"kind": "transcript", "name": None, "utterances": 1},
        "analyzed_at": "2026-11-30T12:00:00+00:00",
        "dataset": {"name": "atalaia-cards", "version": "v1", "indexed_at": "2026-11-30T11:00:00+00:00"},
        "claims": [],
        "limitations": ["General information from public sources, not medical advice."],
    },
}
_OWN: Final[dict[str, Schema]] = {
    "Problem": {
        "type": "object",
        "description": "RFC 9457.",
        "required": ["type", "title", "status", "detail"],
        "properties": {
            "type": {"type": "string", "format": "uri-reference"},
            "title": {"type": "string"},
            "status": {"type": "integer"},
            "detail": {"type": "string", "description": "What happened and what to do."},
            "errors": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["at", "problem"],
                    "properties": {"at": {"type": "string"}, "problem": {"type": "string"}},
                },
            },
        },
    },
    CALL: {
        "type": "object",
        "required": ["id", "channel", "locale", "country", "started", "ended", "live", "escalated"],
        "properties": {
            "id": {"type": "string"},
            "channel": {"type": "string", "examples": ["phone", "browser", "text"]},
            "locale": {"type": "string"},
            "country": {"type": ["string", "null"]},
            "started": {"type": "string", "format": "date-time"},
            "ended": {"type": ["string", "null"], "format": "date-time"},
            "live": {"type": "boolean"},
            "escalated": {"type": "boolean"},
            "events": {"type": "integer"},
            "answers": {"type": "array", "items": {"type": "object"}},
            "escalations": {"type": "array", "items": {"type": "object"}},
            "marks": {"type": "array", "items": {"type": "object"}},
        },
    },
    CALL_EVENT: {
        "type": "object",
        "required": ["v", "call", "t", "event"],
        "properties": {
            "v": {"const": 1},
            "call": {"type": "string"},
            "t": {"type": "number", "description": "Seconds since the call's first audio."},
            "event": {"enum": [str(name) for name in EventName]},
        },
    },
    HEALTH: {
        "type": "object",
        "required": ["status", "live", "ready", "calls", "max_calls", "parts"],
        "properties": {
            "status": {"enum": ["ok", "degraded", "down"]},
            "live": {"type": "boolean"},
            "ready": {"type": "boolean", "description": "Whether calls can be taken."},
            "draining": {
                "type": "boolean",
                "description": "Whether it is about to stop: new calls go elsewhere.",
            },
            "calls": {"type": "integer"},
            "max_calls": {"type": "integer"},
            "parts": {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "required": ["ok", "detail"],
                    "properties": {"ok": {"type": "boolean"}, "detail": {"type": "string"}},
                },
            },
        },
    },
    TOPOLOGY: {
        "type": "object",
        "required": ["nodes", "edges"],
        "properties": {
            "nodes": {
                "type": "array",
                "items": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}},
            },
            "edges": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["from", "to", "kind"],
                    "properties": {
                        "from": {"type": "string"},
                        "to": {"type": "string"},
                        "kind": {"enum": ["always", "conditional"]},
                    },
                },
            },
        },
    },
}


def component(name: str) -> Schema:
    """A reference to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def document(description: str, name: str | Schema, more: Schema | None = None) -> Schema:
    """A response that is one JSON document, or, with `more`, also something else."""
    schema = component(name) if isinstance(name, str) else name
    content: Schema = {"application/json": {"schema": schema}}
    if isinstance(name, str) and name in _EXAMPLES:
        content["application/json"]["example"] = _EXAMPLES[name]
    return {"description": description, "content": {**content, **(more or {})}}


def problems(*statuses: int) -> dict[int | str, Schema]:
    """The responses that tell of problems."""
    return {
        status: {
            "description": TITLES[status],
            "content": {
                PROBLEM_TYPE: {
                    "schema": component("Problem"),
                    "example": {
                        "type": "about:blank",
                        "title": TITLES[status],
                        "status": status,
                        "detail": "What happened, what was expected, and what to do.",
                    },
                }
            },
        }
        for status in statuses
    }


def _imported(name: str, schema: Schema) -> dict[str, Schema]:
    """A schema file as components: its definitions beside it, its references pointing at them."""
    text = json.dumps(schema).replace('"#/$defs/', f'"#/components/schemas/{name}.')
    moved: Schema = json.loads(text)
    inner = moved.pop("$defs")
    moved.pop("$schema")
    moved.pop("$id")
    return {name: moved, **{f"{name}.{each}": body for each, body in inner.items()}}


def _tell_problems(responses: Schema) -> None:
    """Every error is a problem, also those of operations that name none."""
    told = problems(422)[422]
    for status, response in tuple(responses.items()):
        if status >= "400" and PROBLEM_TYPE not in response.get("content", {}) and status != "503":
            responses[status] = {**told, "description": response["description"]}
    if not any(PROBLEM_TYPE in response.get("content", {}) for response in responses.values()):
        responses["default"] = {**told, "description": "What went wrong, and what to do."}
    elif set(responses) <= {"200", "201", "202", "204", "422"}:
        responses["default"] = {**told, "description": "What else can go wrong, and what to do."}


def add_openapi(app: FastAPI) -> None:
    """Serve the document at `/openapi.json`."""

    def built() -> Schema:
        if app.openapi_schema is None:
            found = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
                tags=app.openapi_tags,
            )
            components = found.setdefault("components", {})
            schemas = components.setdefault("schemas", {})
            for unused in ("HTTPValidationError", "ValidationError"):
                schemas.pop(unused, None)
            for operations in found["paths"].values():
                for operation in operations.values():
                    _tell_problems(operation["responses"])
            schemas.update(_OWN)
            schemas.update(_imported(ANSWER, answer_document.schema()))
            schemas.update(_imported(CLAIMS, claims_document.schema()))
            components["securitySchemes"] = {
                "operator": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "`ATALAIA_OPERATOR_TOKEN`. In development, without a token set, open to all.",
                }
            }
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = built  # type: ignore[method-assign]
