"""The ledger's tables. Text in them is redacted before it comes here."""

from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()


def _key() -> Column[str]:
    """Tells an entry that is written again from a second one like it."""
    return Column("key", String(32), index=True)


def _call() -> Column[str]:
    return Column("call", String(64), ForeignKey("calls.id", ondelete="CASCADE"), nullable=False, index=True)


CALLS = Table(
    "calls",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("started", DateTime(timezone=True), nullable=False, index=True),
    Column("ended", DateTime(timezone=True)),
    Column("channel", String(16), nullable=False),
    Column("locale", String(8), nullable=False),
    Column("country", String(2)),
    Column("caller", String(64), index=True),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _call(),
    Column("t", Float, nullable=False),
    Column("name", String(24), nullable=False),
    Column("body", JSON, nullable=False),
    _key(),
    Index("events_call_order", "call", "id"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _call(),
    Column("t", Float, nullable=False),
    Column("outcome", String(24), nullable=False, index=True),
    Column("body", JSON, nullable=False),
)

ESCALATIONS = Table(
    "escalations",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _call(),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("phase", String(16), nullable=False),
    Column("category", String(32)),
    Column("body", JSON, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("thread", String(80), primary_key=True),
    _call(),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("decided", DateTime(timezone=True)),
    Column("state", String(16), nullable=False, index=True),
    Column("body", JSON, nullable=False),
    Column("request", String(255), unique=True, index=True),
)
"""Drafts that wait, or waited, for a person. `request` is the idempotency key of the decision."""

WAVEFORMS = Table(
    "waveforms",
    METADATA,
    Column("call", String(64), ForeignKey("calls.id", ondelete="CASCADE"), primary_key=True, nullable=False),
    Column("levels", JSON, nullable=False),
)
"""How loud both sides of a spoken call were, ten values a second."""

MARKS = Table(
    "marks",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _call(),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("who", String(80), nullable=False),
    Column("mark", String(32), nullable=False),
    Column("note", Text, nullable=False),
    _key(),
)
"""What reviewers think of a finished call, for example that it should have escalated."""

AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Column("who", String(80), nullable=False),
    Column("act", String(40), nullable=False),
    Column("detail", Text, nullable=False),
    _key(),
)
