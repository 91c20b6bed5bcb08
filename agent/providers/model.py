"""What the turn asks of a language model."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class FaultKind(StrEnum):
    """How a provider failed."""

    PERMANENT = "permanent"
    """Bad key, unknown model, refused request: 4xx other than 408 and 429."""
    RATE_LIMIT = "rate_limit"
    SERVER = "server"
    TIMEOUT = "timeout"
    STALL = "stall"
    """The stream stopped between two tokens."""
    MALFORMED = "malformed"
    """The stream broke off or was not what the provider documents."""
    EMPTY = "empty"
    CONTENT = "content"
    """No sentence passed the checks."""
    OPEN = "circuit_open"
    """Not asked: it failed too often just now."""

    @classmethod
    def of_status(cls, status: int) -> "FaultKind":
        """What an HTTP status means; 429 has a class of its own in every SDK."""
        if status in (408, 504):
            return cls.TIMEOUT
        return cls.SERVER if status >= 500 else cls.PERMANENT


class ProviderFault(Exception):
    """A provider could not give an answer."""

    def __init__(self, kind: FaultKind, provider: str, detail: str = "") -> None:
        """`detail` is for the log, never for the caller."""
        super().__init__(f"{provider}: {kind}" + (f": {detail}" if detail else ""))
        self.kind = kind
        self.provider = provider


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is sent: instructions and one user message."""

    system: str
    user: str
    max_tokens: int = 220


class LanguageModel(Protocol):
    """A language model that streams text."""

    @property
    def name(self) -> str:
        """Provider and model, for example `openai/gpt-4o-mini`."""
        ...

    def stream(self, prompt: Prompt) -> AsyncGenerator[str, None]:
        """Yield pieces of text as they come.

        Raises:
            ProviderFault: whatever went wrong, by kind.
        """
        ...

    async def close(self) -> None:
        """Release connections."""
        ...
