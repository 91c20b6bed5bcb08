"""Refusing request bodies that are larger than any of ours."""

import logging
from typing import Any, Final

from starlette.types import Message

from telephony.api_problem import problem

_log: Final = logging.getLogger(__name__)


class BodyLimit:
    """Middleware that answers 413 before a body that is too large has been read."""

    def __init__(self, app: Any, most: int) -> None:
        """`most` bytes, declared or sent."""
        self._app = app
        self._most = most

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """See the class."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size = 0

        async def limited() -> Message:
            nonlocal size
            message: Message = await receive()
            size += len(message.get("body", b""))
            if size > self._most:
                raise _TooLarge
            return message

        headers = dict(scope["headers"])
        declared = headers.get(b"content-length", b"0")
        try:
            if not declared.isdigit() or int(declared) > self._most:
                raise _TooLarge
            await self._app(scope, limited, send)
        except _TooLarge:
            _log.warning("request refused: its body is larger than %d bytes", self._most)
            response = problem(413, f"the body is larger than {self._most} bytes: send less at once")
            await response(scope, receive, send)


class _TooLarge(Exception):
    """A body went over the limit."""
