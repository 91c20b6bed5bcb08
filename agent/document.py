"""The answer document: what a text turn gives back, in its versioned form."""

import functools
import json
from pathlib import Path
from typing import Any, Final

from agent.answer import Answer
from guardrails.decision import Action, Decision

VERSION: Final = 1
SCHEMA_FILE: Final = Path(__file__).parent / "schema" / f"answer-v{VERSION}.json"
PENDING: Final = "pending_review"


@functools.cache
def schema() -> dict[str, Any]:
    """The JSON Schema of the document."""
    found: dict[str, Any] = json.loads(SCHEMA_FILE.read_text("utf-8"))
    return found


def answered(
    answer: Answer | dict[str, Any], *, turn: str, conversation: str | None, review: str | None = None
) -> dict[str, Any]:
    """The document of a turn that has its answer. `review` is what became of its draft, if it waited."""
    wire = answer.to_dict() if isinstance(answer, Answer) else answer
    return _document(turn, conversation) | wire | {"review": {"state": review} if review else None}


def pending(*, turn: str, conversation: str | None, locale: str, spoken: str, state: str) -> dict[str, Any]:
    """The document of a turn whose draft waits for a person; `spoken` says so."""
    return _document(turn, conversation) | {
        "outcome": PENDING,
        "locale": locale,
        "spoken": spoken,
        "refusal_kind": None,
        "claims": [],
        "citations": [],
        "limitations": [],
        "degraded": None,
        "gate": Decision(Action.PASS, locale).to_dict(),
        "review": {"state": state},
    }


def _document(turn: str, conversation: str | None) -> dict[str, Any]:
    return {"v": VERSION, "document": "answer", "conversation": conversation, "turn": turn}
