"""`/chat`: text turns, as one document or as events, and the decisions about those that wait for a person."""

import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

from fastapi import APIRouter, Depends, Header, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from sse_starlette import ServerSentEvent

from agent.answer import Answer
from agent.desk import Desk, ReviewError
from agent.document import answered, pending
from agent.errors import AgentError
from agent.ledger.reviews import AFTER, Review
from agent.phrases import phrase
from agent.review import Decided, Held, Step
from agent.say import Say
from agent.turn import TurnRequest
from guardrails.locale import UnknownLocale, parse_locale
from guardrails.stream import SentenceStream
from telephony.api_models import ChatRequest, ResumeRequest
from telephony.api_openapi import ANSWER, EVENTS, document, problems
from telephony.api_problem import Problem
from telephony.api_sse import event, stream, wants_events
from telephony.api_text import Admitted, Asked, TextConversation, Texts, TooMany
from telephony.exchange import Exchange
from telephony.operators import operators_only

_KEY: Final = "Sent again with the same decision, it gives the same answer; with another one, an error."


@dataclass(frozen=True, slots=True)
class Chat:
    """Answers text turns."""

    exchange: Exchange
    texts: Texts

    @property
    def desk(self) -> Desk | None:
        """The review desk, None when the line is not supervised."""
        return self.exchange.engines.reasoning.turn.desk

    async def ask(self, asked: ChatRequest, request: Request) -> Response:
        """Answer one turn of text, after the same gate as on the telephone.

        An emergency is answered whatever else is wrong with the request, and however often the address has asked.
        """
        return await self._respond(
            Asked(asked.text, asked.locale, asked.country, asked.conversation), request
        )

    async def rescue(self, body: Any, request: Request) -> Response | None:
        """The answer to a request that is not as it must be, if its words are an alarm."""
        text, locale = _words(body)
        if not text or not await self.texts.alarming(text):
            return None
        return await self._respond(Asked(text, locale), request)

    async def _respond(self, asked: Asked, request: Request) -> Response:
        address = request.client.host if request.client else None
        try:
            admitted = await self.texts.admit(asked, address)
        except TooMany as error:
            raise Problem(429, str(error), headers={"Retry-After": str(error.seconds)}) from None
        thread = TurnRequest(asked.text, asked.locale, admitted.conversation.id).thread()
        if wants_events(request):
            return stream(self._events(admitted, thread))
        conversation = admitted.conversation
        async for piece in self.texts.turn(admitted, thread):
            match piece:
                case Answer():
                    return JSONResponse(answered(piece, turn=thread, conversation=conversation.id))
                case Held():
                    return await self._hold(piece, conversation)
        raise AssertionError("a turn ends with an answer")

    async def _hold(self, held: Held, conversation: TextConversation) -> Response:
        decided = await self._open(held, conversation)
        if decided is not None:
            self.texts.answered(conversation, decided.wire)
            body = answered(decided.wire, turn=held.thread, conversation=conversation.id, review="timed_out")
            return JSONResponse(body)
        return JSONResponse(
            _pending(held.thread, conversation.id, held.locale, "pending"),
            202,
            headers={"Location": f"/chat/{held.thread}", "Retry-After": "2"},
        )

    async def _open(self, held: Held, conversation: TextConversation) -> Decided | None:
        """Open a review; where that cannot be done, go on with the card's own words."""
        assert self.desk is not None
        try:
            await self.desk.open(held, conversation.id)
        except AgentError:
            return await self.desk.do_without(held.thread)
        return None

    async def _events(self, admitted: Admitted, thread: str) -> AsyncIterator[ServerSentEvent]:
        conversation = admitted.conversation
        try:
            async for piece in self.texts.turn(admitted, thread):
                match piece:
                    case Step():
                        yield event("node", {"node": piece.node})
                    case Say():
                        for each in _sentences(piece):
                            yield each
                    case Answer():
                        body = answered(piece, turn=thread, conversation=conversation.id)
                        yield event("answer", body)
                    case Held():
                        async for each in self._held_events(piece, conversation):
                            yield each
        except Exception as error:  # noqa: BLE001 - the stream has begun: what went wrong can only be said in it
            reason = f"{type(error).__name__}: {error}"
            yield event("error", {"status": 500, "title": "A fault of the line", "detail": reason})

    async def _held_events(
        self, held: Held, conversation: TextConversation
    ) -> AsyncIterator[ServerSentEvent]:
        """The stream stays open until somebody decides; whoever leaves it asks again at `/chat/{turn}`."""
        assert self.desk is not None
        decided = await self._open(held, conversation)
        if decided is None:
            yield event("pending", _pending(held.thread, conversation.id, held.locale, "pending"))
            try:
                decided = await self.desk.wait(held.thread, None)
            except ReviewError as error:
                yield event("error", {"status": 410, "title": "Gone", "detail": str(error)})
                return
        for piece in decided.pieces:
            for each in _sentences(piece):
                yield each
        state = str(AFTER[decided.verdict.kind])
        body = answered(decided.wire, turn=held.thread, conversation=conversation.id, review=state)
        yield event("answer", body)

    async def look(self, turn: str) -> Response:
        """A turn that waited, or still waits, for a person."""
        review = await self._supervised().get(turn)
        return _seen(review)

    async def resume(
        self,
        asked: ResumeRequest,
        request: Request,
        idempotency_key: Annotated[str | None, Header(description=_KEY, min_length=1, max_length=255)] = None,
    ) -> Response:
        """Decide about a draft that waits; the turn goes on with it, also after a restart of the line."""
        desk = self._supervised()
        before = await desk.get(asked.turn)
        decided = await desk.decide(asked.turn, asked.verdict(), idempotency_key)
        if self.exchange.ledger is not None and before.answer is None:
            self.exchange.ledger.audit(asked.by, f"review_{asked.decision}", asked.turn)
        conversation = self.texts.find_by_id(before.call)
        if conversation is not None and before.answer is None:
            self.texts.answered(conversation, decided.wire)
        state = str(AFTER[decided.verdict.kind])
        body = answered(decided.wire, turn=asked.turn, conversation=before.call, review=state)
        if not wants_events(request):
            return JSONResponse(body)

        async def events() -> AsyncIterator[ServerSentEvent]:
            for node in ("review_response", "guardrail_post", "closing"):
                yield event("node", {"node": node})
            for piece in decided.pieces:
                for each in _sentences(piece):
                    yield each
            yield event("answer", body)

        return stream(events())

    def _supervised(self) -> Desk:
        if self.desk is None:
            raise Problem(404, "no turn waits for a person here: the line runs without HITL_ENABLED=1")
        return self.desk


def _sentences(piece: Say) -> list[ServerSentEvent]:
    """One event for each sentence of a piece."""
    grouped = SentenceStream()
    found = [*grouped.push(piece.text), grouped.rest()]
    return [
        event("sentence", {"text": text, "kind": str(piece.kind), "cards": list(piece.cards)})
        for text in found
        if text
    ]


def _pending(turn: str, conversation: str | None, locale: str, state: str) -> dict[str, Any]:
    spoken = phrase("review_hold", locale)
    return pending(turn=turn, conversation=conversation, locale=locale, spoken=spoken, state=state)


def _seen(review: Review) -> Response:
    if review.answer is not None:
        return JSONResponse(
            answered(review.answer, turn=review.thread, conversation=review.call, review=str(review.state))
        )
    body = _pending(review.thread, review.call, review.draft["locale"], str(review.state))
    if review.open:
        return JSONResponse(body, 202, headers={"Retry-After": "2"})
    raise Problem(410, f"turn {review.thread} waits no more: it was {review.state}")


def _words(body: Any) -> tuple[str, str]:
    """What a body that is not as it must be says, and in which locale."""
    if isinstance(body, bytes):
        body = body.decode("utf-8", errors="replace")
    locale = "en-US"
    with contextlib.suppress(UnknownLocale):
        locale = parse_locale(str(body.get("locale"))) if isinstance(body, dict) else locale
    return "\n".join(_strings(body)), locale


def _strings(body: Any) -> Iterator[str]:
    """All the words in it, however deep, in order."""
    waiting = [body]
    while waiting:
        match waiting.pop():
            case str() as text:
                form = [] if " " in text else parse_qsl(text)
                yield from (value for _, value in form) if form else (text,)
            case dict() as fields:
                waiting += reversed(fields.values())
            case list() as items:
                waiting += reversed(items)


def chat_routes(exchange: Exchange, texts: Texts) -> APIRouter:
    """`POST /chat`, `GET /chat/{turn}` and `POST /chat/resume`."""
    chat = Chat(exchange, texts)

    class GateFirst(APIRoute):
        """Lets an emergency through whatever is wrong with the request."""

        def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
            handle = super().get_route_handler()

            async def gated(request: Request) -> Response:
                try:
                    return await handle(request)
                except RequestValidationError as error:
                    rescued = await chat.rescue(error.body, request)
                    if rescued is None:
                        raise
                    return rescued

            return gated

    router = APIRouter(tags=["text"])
    asking = APIRouter(route_class=GateFirst)
    asking.add_api_route(
        "/chat",
        chat.ask,
        methods=["POST"],
        summary="One text turn",
        response_class=JSONResponse,
        responses={
            200: document("The answer.", ANSWER, EVENTS),
            202: document("A person reads the draft first; ask again at `Location`.", ANSWER),
            **problems(413, 422, 429, 500),
        },
    )
    router.include_router(asking)
    router.add_api_route(
        "/chat/{turn}",
        chat.look,
        methods=["GET"],
        summary="A turn that waited for a person",
        response_class=JSONResponse,
        responses={
            200: document("Its answer.", ANSWER),
            202: document("Nobody has decided yet.", ANSWER),
            **problems(404, 410, 422, 503),
        },
    )
    router.add_api_route(
        "/chat/resume",
        chat.resume,
        methods=["POST"],
        summary="Decide about a draft",
        dependencies=[Depends(operators_only(exchange.settings))],
        response_class=JSONResponse,
        responses={
            200: document("The turn's answer.", ANSWER, EVENTS),
            **problems(401, 404, 409, 410, 413, 422, 503),
        },
        openapi_extra={"security": [{"operator": []}]},
    )
    return router
