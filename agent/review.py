"""Supervised mode: a draft, the person's verdict on it, and the wait between the two."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from agent.answer import Answer
from agent.say import Say

SENSITIVE: Final = frozenset(
    (
        "antidepressants-take-weeks",
        "blood-thinners",
        "children",
        "diabetes-medicine",
        "insulin-cold-chain",
        "opioids-drowsiness",
        "pregnancy-ask-before",
    )
)
"""Ids of cards on topics for which a person looks even when only some drafts wait."""


class SupervisionSettings(BaseSettings):
    """Environment: `HITL_ENABLED`, `HITL_DRAFTS`, `HITL_HOLD_SECONDS`, `HITL_REMIND_SECONDS`, `POSTGRES_DSN`."""

    model_config = SettingsConfigDict(
        env_prefix="HITL_", env_file=".env", extra="ignore", populate_by_name=True
    )

    enabled: bool = False
    """Whether drafts wait for a person."""
    drafts: Literal["all", "rules"] = "all"
    """`all` answers wait; with `rules` only those that `guardrails.review` picks out."""
    hold_seconds: float = Field(default=30.0, gt=0)
    """How long a caller on the phone waits before the card is read instead."""
    remind_seconds: float = Field(default=10.0, gt=0)
    """How often a caller on hold hears that the line is still there."""
    postgres_dsn: SecretStr | None = Field(default=None, validation_alias="POSTGRES_DSN")
    """Where waiting turns are kept across restarts; in memory if unset."""


class VerdictKind(StrEnum):
    """What became of a draft."""

    APPROVE = "approve"
    EDIT = "edit"
    REJECT = "reject"
    TIMEOUT = "timeout"
    """Nobody decided in time."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision about one draft."""

    kind: VerdictKind
    by: str
    """Who decided."""
    text: str | None = None
    """What to say instead, for `edit`."""

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as the graph keeps it."""
        return {"kind": str(self.kind), "by": self.by, "text": self.text}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Verdict":
        """What `to_dict` gave."""
        return cls(VerdictKind(data["kind"]), data["by"], data.get("text"))


@dataclass(frozen=True, slots=True)
class Held:
    """A turn that waits for a person."""

    thread: str
    """Names the turn wherever it is kept."""
    locale: str
    draft: dict[str, Any] = field(default_factory=dict)
    """`question` (without personal data), `locale`, `spoken`, `citations`, `claims`, `reasons`, `written_by`."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A turn that waited, after the verdict."""

    verdict: Verdict
    pieces: tuple[Say, ...]
    """What is said, in order; empty when it was said before."""
    wire: dict[str, Any]
    """The answer's wire form."""
    answer: Answer | None
    """The answer, when the turn went on just now."""


@dataclass(frozen=True, slots=True)
class Step:
    """One node of the turn has finished."""

    node: str
