"""Which call the code that runs now is working for."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_CALL: ContextVar[str | None] = ContextVar("call", default=None)


def current_call() -> str | None:
    """The id of the call, None outside of one. Tasks and threads started in a call belong to it."""
    return _CALL.get()


@contextmanager
def calling(call: str) -> Iterator[None]:
    """What runs inside belongs to that call."""
    token = _CALL.set(call)
    try:
        yield
    finally:
        _CALL.reset(token)
