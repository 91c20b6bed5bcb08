"""The nodes of the turn graph. Each takes the state and returns what it adds."""

import asyncio
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Final

from agent.answer import Answer, Outcome
from agent.extraction import ModelExtractor
from agent.laps import LapKind, lap, timed
from agent.phrases import phrase
from agent.say import Say, SayKind
from agent.state import TurnState
from agent.writer import Writer, checked
from guardrails.backstop import Backstop
from guardrails.decision import Action, Decision
from guardrails.errors import InvalidInput
from guardrails.gate import Gate
from guardrails.pii import redact
from guardrails.posture import forbidden
from guardrails.refusal import RefusalKind, refusal
from guardrails.scope import IN_SCOPE, Scope, ScopeVerdict
from guardrails.scripts import script
from guardrails.validation import validate
from kb.analysis import evidence_for
from kb.card import Card
from kb.claims import extract
from kb.retrieval import Hit, Retriever

_BESIDE: Final = ThreadPoolExecutor(2, "scope")
"""Reads for scope while the backstop reads for danger; most of both is arithmetic outside Python."""

SURE_OFF_TOPIC = 0.9
"""Confidence from which a question is off topic whatever card it finds."""

LIMITATIONS = {
    "en-US": ("General information from public sources, not medical advice.", "All content is synthetic."),
    "es-419": (
        "Información general de fuentes públicas, no es consejo médico.",
        "Todo el contenido es sintético.",
    ),
    "pt-BR": (
        "Informação geral de fontes públicas, não é orientação médica.",
        "Todo o conteúdo é sintético.",
    ),
}


def spoken_card(card: Card) -> list[Say]:
    """What the line says of a card: its spoken text, its source, one question to think about."""
    cited = (card.id,)
    return [
        Say(card.spoken, SayKind.ANSWER, cited),
        Say(phrase("source", card.locale, publisher=card.source.name), SayKind.SOURCE, cited),
        Say(phrase("reflection", card.locale, question=card.reflection[0]), SayKind.REFLECTION, cited),
    ]


@dataclass(frozen=True, slots=True)
class Nodes:
    """The nodes, with the engines they lean on."""

    gate: Gate
    backstop: Backstop | None
    scope: Scope
    retriever: Retriever
    writer: Writer | None = None
    """Writes from the evidence when a language model is configured; without one the line reads its cards."""
    extractor: ModelExtractor | None = None
    """Finds the caller's claims when a language model is configured; without one, and when it fails, rules do."""

    @timed
    def intake(self, state: TurnState) -> TurnState:
        """Read the input and make the record's redacted copy. Never drops anything: the gate reads the original."""
        problem = None
        try:
            validate(state["text"])
        except InvalidInput as error:
            problem = str(error)
        return {"record": redact(state["text"], state["locale"]), "problem": problem}

    @timed
    def guardrail_pre(self, state: TurnState) -> TurnState:
        """Red flags on the caller's own words, then scope; both read at the same time, for a caller is waiting."""
        text, locale = state["text"], state["locale"]
        with lap("gate"):
            decision = self.gate.decide(text, locale)
        ahead = None
        if self.backstop is not None and not decision.tripped and state["problem"] is None:
            ahead = _BESIDE.submit(copy_context().run, self._scope_of, text, locale)
        if self.backstop is not None:
            with lap("backstop"):
                decision = (
                    self.backstop.confirm(decision, text)
                    if decision.tripped
                    else self.backstop.judge(text, locale)
                )
        refused, confidence = None, 1.0
        if not decision.tripped and state["problem"] is None:
            verdict = ahead.result() if ahead is not None else self._scope_of(text, locale)
            refused, confidence = verdict.kind, verdict.confidence
            unsure = refused is RefusalKind.OFF_TOPIC and confidence < SURE_OFF_TOPIC
            if unsure and self.retriever.best(text, locale, _doubt(confidence)) is not None:
                refused = None  # what a card answers is not off topic
        return {"decision": decision, "refusal": refused, "confidence": confidence}

    def _scope_of(self, text: str, locale: str) -> ScopeVerdict:
        with lap("scope"):
            # A card's own question is answered: whoever reviewed the card has decided that.
            return IN_SCOPE if self.retriever.asks(text) else self.scope.classify(text, locale)

    @timed
    def retrieve_context(self, state: TurnState) -> TurnState:
        """The card that answers, best first; empty when none does."""
        with lap("cards", LapKind.RETRIEVAL) as notes:
            best = self.retriever.best(state["text"], state["locale"])
            notes["cards"] = [best.card.id] if best else []
        return {"hits": [best] if best else []}

    @timed
    async def generate_response(self, state: TurnState, say: Callable[[Say], None]) -> TurnState:
        """What to say, handed to the line at once."""
        hits = state.get("hits", [])
        if self.writer is not None and hits:
            return await self._write(self.writer, state, hits, say)
        pieces = self._pieces(state)
        for piece in pieces:
            say(piece)
        return {"said": pieces}

    async def _write(
        self, writer: Writer, state: TurnState, hits: list[Hit], say: Callable[[Say], None]
    ) -> TurnState:
        said: list[Say] = []

        def tell(piece: Say) -> None:
            said.append(piece)
            say(piece)

        cards = [hit.card for hit in hits]
        locale = state["locale"]
        filler = asyncio.get_running_loop().call_later(
            writer.settings.filler_seconds,
            lambda: None if said else tell(Say(phrase("filler", locale), SayKind.FILLER)),
        )
        stated = asyncio.create_task(self.extractor.extract(state["record"])) if self.extractor else None
        try:
            written = await writer.write(
                state["record"],  # without personal data: a provider needs no more than the record keeps
                cards,
                locale,
                lambda sentence: checked(sentence, cards, locale),
                lambda sentence: tell(Say(sentence.text, SayKind.ANSWER, sentence.cards)),
            )
        except asyncio.CancelledError:
            if stated is not None:
                stated.cancel()
            raise
        finally:
            filler.cancel()
        cited = tuple(dict.fromkeys(card for sentence in written.sentences for card in sentence.cards))
        by_id = {card.id: card for card in cards}
        rest = spoken_card(cards[0])
        if cited:
            rest = [piece for piece in spoken_card(by_id[cited[0]]) if piece.kind is not SayKind.ANSWER]
        for piece in rest:
            tell(piece)
        claimed = await stated if stated else None
        found: TurnState = {} if claimed is None else {"stated": claimed}
        return found | {
            "said": said,
            "degraded": written.degraded,
            "written_by": f"{written.model} {writer.prompt.label}" if written.model else "",
            "dropped": written.dropped,
        }

    def _pieces(self, state: TurnState) -> list[Say]:
        locale, decision = state["locale"], state["decision"]
        if decision.action is Action.ESCALATE:
            slug = decision.template_slug or "general"
            return [Say(script(slug, locale, state["country"]), SayKind.SCRIPT)]
        if decision.action is Action.CHECK:
            return [Say(script("check", locale, state["country"]), SayKind.CHECK)]
        if state["problem"] is not None:
            return [Say(phrase("invalid_input", locale), SayKind.REFUSAL)]
        if kind := state["refusal"]:
            return [Say(refusal(kind, locale), SayKind.REFUSAL)]
        for hit in state.get("hits", []):
            if not forbidden(hit.card.spoken, locale):
                return spoken_card(hit.card)
        return [Say(phrase("no_match", locale), SayKind.NO_MATCH)]

    @timed
    def guardrail_post(self, state: TurnState) -> TurnState:
        """The claims in what the caller said, with the evidence for them."""
        if "claims" in state:
            return {"claims": state["claims"]}
        if state["decision"].tripped or state["refusal"] or state["problem"] is not None:
            return {"claims": ()}
        stated = state.get("stated")
        finds = extract if stated is None else lambda *_: stated
        with lap("evidence", LapKind.RETRIEVAL) as notes:
            claims = evidence_for(state["text"], state["locale"], self.retriever, extract=finds)
            notes["claims"] = len(claims)
        return {"claims": claims}

    @timed
    def closing(self, state: TurnState) -> TurnState:
        """The turn's answer."""
        said, decision = state["said"], state["decision"]
        answer = Answer(
            outcome=_outcome(state, decision),
            locale=state["locale"],
            spoken=" ".join(piece.text for piece in said),
            gate=decision,
            refusal_kind=_refusal_kind(state),
            claims=state["claims"],
            citations=tuple(dict.fromkeys(card for piece in said for card in piece.cards)),
            limitations=LIMITATIONS[state["locale"]],
            degraded=state.get("degraded"),
            written_by=state.get("written_by") or None,
        )
        return {"answer": answer}


def _doubt(confidence: float) -> float:
    """By how much a card must outweigh a refusal of this confidence (0.5 to below 1), in log-odds.

    The confidence is half of how far the probability of being in scope lies under its threshold: their ratio is what
    scope holds against the card, and the two, having read the question in different ways, add up.
    """
    return -math.log(2 * (1 - confidence))


def _refusal_kind(state: TurnState) -> str | None:
    if state["decision"].tripped:
        return None
    if state["problem"] is not None:
        return "invalid_input"
    return str(state["refusal"]) if state["refusal"] else None


def _outcome(state: TurnState, decision: Decision) -> Outcome:
    if decision.action is Action.ESCALATE:
        return Outcome.ESCALATED
    if decision.action is Action.CHECK:
        return Outcome.CHECK
    if _refusal_kind(state):
        return Outcome.REFUSED
    if any(piece.kind is SayKind.ANSWER for piece in state["said"]):
        return Outcome.ANSWERED
    return Outcome.INSUFFICIENT
