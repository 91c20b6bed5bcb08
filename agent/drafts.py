"""The supervised half of a turn: holding a draft back, asking a person, saying what they decided."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from langgraph.types import interrupt

from agent.nodes import Nodes, spoken_card
from agent.phrases import phrase
from agent.review import SENSITIVE, Verdict, VerdictKind
from agent.say import Say, SayKind
from agent.state import TurnState
from guardrails.errors import InvalidInput
from guardrails.pii import redact
from guardrails.review import Draft, needs_review
from guardrails.validation import ValidatedInput, validate
from kb.evidence import Claim, Uncertainty


@dataclass(frozen=True, slots=True)
class Drafts:
    """The nodes of a supervised turn, around those of an unsupervised one."""

    nodes: Nodes
    which: Literal["all", "rules"] = "all"

    async def generate(self, state: TurnState) -> TurnState:
        """Write what would be said, and say nothing yet.

        From here on the state holds no words of the caller but the redacted ones: it may be kept while it waits.
        """
        written = await self.nodes.generate_response(state, lambda _: None)
        said = [piece for piece in written["said"] if piece.kind is not SayKind.FILLER]
        claims = tuple(
            replace(claim, text=redact(claim.text, state["locale"]))
            for claim in self.nodes.guardrail_post({**state, **written})["claims"]
        )
        reasons = self._reasons({**state, **written, "said": said}, claims)
        return {**written, "said": said, "claims": claims, "reasons": reasons, "text": state["record"]}

    def review(self, state: TurnState, say: Callable[[Say], None]) -> TurnState:
        """Let the draft pass, or wait for a person and say what they decided."""
        if not state["reasons"]:
            for piece in state["said"]:
                say(piece)
            return {}
        verdict = Verdict.from_dict(interrupt(_payload(state)))
        said, degraded = _decided(state, verdict)
        for piece in said:
            say(piece)
        decided: TurnState = {"said": said, "degraded": degraded, "review": str(verdict.kind)}
        if verdict.kind is VerdictKind.REJECT:
            decided["claims"] = ()  # what a person withheld is not shown as evidence either
        return decided

    def _reasons(self, state: TurnState, claims: Sequence[Claim]) -> list[str]:
        """Only what states something can need a person: scripts, refusals and the like were read long ago."""
        said = state["said"]
        if not any(piece.kind is SayKind.ANSWER for piece in said):
            return []
        try:
            heard = validate(state["text"])
        except InvalidInput:
            heard = ValidatedInput(state["record"])
        draft = Draft(
            text=" ".join(piece.text for piece in said),
            locale=state["locale"],
            by_model=bool(state.get("written_by")),
            dropped_sentences=state.get("dropped", 0),
            conflicting=any(claim.uncertainty is Uncertainty.CONFLICTING for claim in claims),
            sensitive=any(card in SENSITIVE for piece in said for card in piece.cards),
            scope_confidence=state.get("confidence", 1.0),
        )
        found = [str(reason) for reason in needs_review(draft, heard, (state["decision"],)).reasons]
        return found or (["supervised"] if self.which == "all" else [])


def _payload(state: TurnState) -> dict[str, Any]:
    said = state["said"]
    return {
        "question": state["record"],
        "locale": state["locale"],
        "spoken": " ".join(piece.text for piece in said),
        "citations": list(dict.fromkeys(card for piece in said for card in piece.cards)),
        "claims": [claim.to_dict() for claim in state["claims"]],
        "reasons": state["reasons"],
        "written_by": state.get("written_by", ""),
    }


def _decided(state: TurnState, verdict: Verdict) -> tuple[list[Say], str | None]:
    """What to say after the verdict, and why that is not what was meant, if it is not."""
    said, locale = state["said"], state["locale"]
    match verdict.kind:
        case VerdictKind.APPROVE:
            return said, state.get("degraded")
        case VerdictKind.EDIT:
            cards = tuple(dict.fromkeys(card for piece in said for card in piece.cards))
            return [Say(verdict.text or "", SayKind.ANSWER, cards)], state.get("degraded")
        case VerdictKind.REJECT:
            return [Say(phrase("withheld", locale), SayKind.NO_MATCH)], None
        case VerdictKind.TIMEOUT:
            hits = state.get("hits", [])
            pieces = (
                spoken_card(hits[0].card) if hits else [Say(phrase("no_match", locale), SayKind.NO_MATCH)]
            )
            return pieces, "review_timeout"
