"""Marks of reviewers, and keys that make writing again harmless"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_KEYED = ("events", "audit")


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "marks",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("mark", sa.String(length=32), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_marks_call", "marks", ["call"])
    op.create_index("ix_marks_at", "marks", ["at"])
    op.create_index("ix_marks_key", "marks", ["key"])
    for table in _KEYED:
        op.add_column(table, sa.Column("key", sa.String(length=32), nullable=True))
        op.create_index(f"ix_{table}_key", table, ["key"])
    op.add_column("reviews", sa.Column("request", sa.String(length=255), nullable=True))
    op.create_index("ix_reviews_request", "reviews", ["request"], unique=True)


def downgrade() -> None:
    """Take back."""
    op.drop_index("ix_reviews_request", "reviews")
    op.drop_column("reviews", "request")
    for table in _KEYED:
        op.drop_index(f"ix_{table}_key", table)
        op.drop_column(table, "key")
    op.drop_table("marks")
