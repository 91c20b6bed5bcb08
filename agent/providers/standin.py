"""A stand-in for the providers: a real HTTP server that speaks their wire formats and misbehaves on demand.

It ships with the package so that users can test their own settings with it, as httpx ships its mock transport:

    with StandIn([Behaviour.RATE_LIMIT, Behaviour.OK], text="Take it with water. [card:x]") as server:
        model = OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url)

Without a text it reads aloud, cited, the first sentences of the cards in its own prompt, judges that nothing is dangerous,
and finds no claims: `atalaia standin` serves that to a line whose `LLM_BASE_URL` points at it.
"""

import asyncio
import json
import re
import threading
import time
from collections.abc import AsyncIterator, Sequence
from enum import StrEnum
from types import TracebackType
from typing import Any, Self

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

_START_SECONDS = 10.0


class Behaviour(StrEnum):
    """What the server does with one request."""

    OK = "ok"
    UNAUTHORIZED = "unauthorized"
    NOT_FOUND = "not_found"
    RATE_LIMIT = "rate_limit"
    SERVER_ERROR = "server_error"
    HANG = "hang"
    """Accepts and never answers."""
    STALL = "stall"
    """Half of the text, then nothing more."""
    STALL_EARLY = "stall_early"
    """Three words, then nothing more."""
    MALFORMED = "malformed"
    """Half of the text, then bytes that are no event."""
    DISCONNECT = "disconnect"
    """Half of the text, then the connection closes."""
    EMPTY = "empty"
    INVENT = "invent"
    """Writes what no card says."""


_INVENTED = "This medicine cures everything in three days. [card:no-such-card] Take twice as much tonight."
_CARD = re.compile(r"^\[card:([a-z0-9-]+)\][^\n]*\n(.+?)(?=\n\n\[card:|\Z)", re.MULTILINE | re.DOTALL)
_SENTENCES_READ = 2
_EARLY = 3

_STATUS = {
    Behaviour.UNAUTHORIZED: (401, "authentication_error", "invalid api key"),
    Behaviour.NOT_FOUND: (404, "not_found_error", "no such model"),
    Behaviour.RATE_LIMIT: (429, "rate_limit_error", "slow down"),
    Behaviour.SERVER_ERROR: (500, "api_error", "internal error"),
}


class StandIn:
    """Serves `/v1/chat/completions` and `/v1/messages` on the loopback; use as a context manager."""

    def __init__(
        self,
        behaviours: Sequence[Behaviour] = (Behaviour.OK,),
        *,
        text: str | None = None,
        tokens_per_second: float = 0.0,
        port: int = 0,
    ) -> None:
        """Each request takes the next behaviour; the last one repeats.

        Args:
            behaviours: what to do, request by request.
            text: what the model "writes"; None reads from the cards in the prompt.
            tokens_per_second: pace of the stream; 0 is as fast as it goes.
            port: on the loopback; 0 takes a free one.
        """
        self.requests: list[dict[str, Any]] = []
        self.finished: list[float] = []
        """Monotonic time at which each stream that was not cut ended."""
        self._behaviours = list(behaviours)
        self._text = text
        self._pause = 1.0 / tokens_per_second if tokens_per_second else 0.0
        routes = [
            Route("/v1/chat/completions", self._openai, methods=["POST"]),
            Route("/v1/messages", self._anthropic, methods=["POST"]),
        ]
        config = uvicorn.Config(Starlette(routes=routes), host="127.0.0.1", port=port, log_level="critical")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, name="provider-standin", daemon=True)

    @property
    def url(self) -> str:
        """Root address, as the Anthropic SDK takes it."""
        return f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"

    @property
    def openai_url(self) -> str:
        """Base address, as the OpenAI SDK takes it."""
        return f"{self.url}/v1"

    def __enter__(self) -> Self:
        """Start serving."""
        self._thread.start()
        deadline = time.monotonic() + _START_SECONDS
        while not self._server.started:
            if time.monotonic() > deadline:
                raise RuntimeError("the stand-in did not start: is the loopback interface up?")
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop serving; open streams are cut, and from then on connections are refused."""
        self._server.should_exit = True
        self._server.force_exit = True
        self._thread.join(_START_SECONDS)

    async def _openai(self, request: Request) -> Response:
        behaviour, text = await self._next(request)
        if behaviour in _STATUS:
            status, kind, message = _STATUS[behaviour]
            return JSONResponse({"error": {"message": message, "type": kind, "code": kind}}, status)

        def event(delta: dict[str, str], finish: str | None = None) -> str:
            choice = {"index": 0, "delta": delta, "finish_reason": finish}
            chunk = {
                "id": "chatcmpl-1",
                "object": "chat.completion.chunk",
                "created": 1,
                "model": "stand-in",
                "choices": [choice],
            }
            return f"data: {json.dumps(chunk)}\n\n"

        pieces = [event({"role": "assistant", "content": ""})]
        pieces += [event({"content": token}) for token in _tokens(text, behaviour)]
        return self._streamed(behaviour, pieces, [event({}, "stop"), "data: [DONE]\n\n"])

    async def _anthropic(self, request: Request) -> Response:
        behaviour, text = await self._next(request)
        if behaviour in _STATUS:
            status, kind, message = _STATUS[behaviour]
            return JSONResponse({"type": "error", "error": {"type": kind, "message": message}}, status)

        def event(name: str, **fields: Any) -> str:
            return f"event: {name}\ndata: {json.dumps({'type': name, **fields})}\n\n"

        usage = {"input_tokens": 1, "output_tokens": 1}
        opening: dict[str, Any] = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": "stand-in",
            "content": [],
            "stop_reason": None,
            "stop_sequence": None,
            "usage": usage,
        }
        pieces = [
            event("message_start", message=opening),
            event("content_block_start", index=0, content_block={"type": "text", "text": ""}),
        ]
        pieces += [
            event("content_block_delta", index=0, delta={"type": "text_delta", "text": token})
            for token in _tokens(text, behaviour)
        ]
        end = [
            event("content_block_stop", index=0),
            event("message_delta", delta={"stop_reason": "end_turn", "stop_sequence": None}, usage=usage),
            event("message_stop"),
        ]
        return self._streamed(behaviour, pieces, end)

    async def _next(self, request: Request) -> tuple[Behaviour, str]:
        """What to do with a request, and what is written in answer to it."""
        asked = await request.json()
        self.requests.append(asked)
        behaviour = self._behaviours.pop(0) if len(self._behaviours) > 1 else self._behaviours[0]
        if behaviour is Behaviour.INVENT:
            return behaviour, _INVENTED
        return behaviour, _written(asked) if self._text is None else self._text

    def _streamed(self, behaviour: Behaviour, pieces: list[str], end: list[str]) -> Response:
        async def body() -> AsyncIterator[str]:
            if behaviour is Behaviour.HANG:
                await asyncio.sleep(3600)
            for piece in pieces:
                await asyncio.sleep(self._pause)
                yield piece
            if behaviour in (Behaviour.STALL, Behaviour.STALL_EARLY):
                await asyncio.sleep(3600)
            elif behaviour is Behaviour.MALFORMED:
                yield "data: {not json\n\n"
            elif behaviour is Behaviour.DISCONNECT:
                raise ConnectionResetError("cut on purpose")
            else:
                for piece in end:
                    yield piece
                self.finished.append(time.monotonic())

        return StreamingResponse(body(), media_type="text/event-stream")


def _written(asked: dict[str, Any]) -> str:
    """What fits the request: a verdict, claims, or an answer from cards.

    As a judge it lets all pass: the line's own layers, whose verdict it cannot lower, decide alone. It finds no claims.
    """
    told = json.dumps([asked.get("system"), asked.get("messages")])
    if "one JSON object" in told:
        return '{"action": "pass", "category": null}'
    if "one JSON array" in told:
        return "[]"
    return _read_cards(asked)


def _read_cards(asked: dict[str, Any]) -> str:
    """The first sentences of the first card in a request's prompt, each with its citation."""
    system = asked.get("system") or next(
        (message["content"] for message in asked.get("messages", ()) if message["role"] == "system"), ""
    )
    found = _CARD.search(system)
    if found is None:
        return "NO_EVIDENCE"
    card, text = found.groups()
    sentences = re.findall(r"[^.!?]+[.!?]", " ".join(text.split()))
    return " ".join(f"{sentence.strip()} [card:{card}]" for sentence in sentences[:_SENTENCES_READ])


def _tokens(text: str, behaviour: Behaviour) -> list[str]:
    tokens = re.findall(r"\s*\S+", text)
    if behaviour is Behaviour.EMPTY:
        return []
    if behaviour is Behaviour.STALL_EARLY:
        return tokens[:_EARLY]
    return tokens if behaviour in (Behaviour.OK, Behaviour.INVENT) else tokens[: len(tokens) // 2]
