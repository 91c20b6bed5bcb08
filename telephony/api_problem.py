"""Errors of the API, as RFC 9457 has them: `application/problem+json`."""

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from agent.desk import AlreadyDecided, LostTurn, NoSuchReview, UnfitText
from agent.errors import AgentError
from agent.ledger.reviews import KeyTaken
from kb.errors import KbError

_log: Final = logging.getLogger(__name__)
MEDIA_TYPE: Final = "application/problem+json"

TITLES: Final = {
    400: "The request cannot be read",
    401: "Operators only",
    403: "Not allowed",
    404: "Not found",
    405: "Wrong method",
    409: "In conflict with what was done before",
    410: "Gone",
    413: "The body is too large",
    422: "The request does not say what it must",
    429: "Too many requests",
    500: "A fault of the line",
    503: "Not available now",
}


class Problem(Exception):
    """Something a client should be told."""

    def __init__(
        self, status: int, detail: str, *, headers: dict[str, str] | None = None, **more: Any
    ) -> None:
        """`more` are members beside the standard ones."""
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.headers = headers
        self.more = more


def problem(status: int, detail: str, headers: dict[str, str] | None = None, **more: Any) -> JSONResponse:
    """The response that tells of a problem."""
    body = {
        "type": "about:blank",
        "title": TITLES.get(status, "Error"),
        "status": status,
        "detail": detail,
        **more,
    }
    return JSONResponse(body, status, headers=headers, media_type=MEDIA_TYPE)


def _status(error: AgentError | KbError) -> int:
    match error:
        case NoSuchReview():
            return 404
        case LostTurn():
            return 410
        case AlreadyDecided():
            return 409
        case KeyTaken() | UnfitText():
            return 422
        case _:
            return 503


def _places(error: RequestValidationError) -> list[dict[str, str]]:
    return [
        {"at": ".".join(str(part) for part in each["loc"]), "problem": str(each["msg"])}
        for each in error.errors()
    ]


def add_problems(app: FastAPI) -> None:
    """Let every error of `app` leave it as a problem."""

    async def told(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Problem)
        return problem(error.status, error.detail, error.headers, **error.more)

    async def http(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        headers = dict(error.headers) if error.headers else None
        return problem(error.status_code, str(error.detail), headers)

    async def invalid(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        places = _places(error)
        first = places[0]
        return problem(422, f"{first['at']}: {first['problem']}", errors=places)

    async def known(_: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, (AgentError, KbError))
        return problem(_status(error), str(error))

    async def unknown(request: Request, error: Exception) -> JSONResponse:
        _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(500, "something failed on our side; it has been written down. Try again")

    app.add_exception_handler(Problem, told)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(AgentError, known)
    app.add_exception_handler(KbError, known)
    app.add_exception_handler(Exception, unknown)
