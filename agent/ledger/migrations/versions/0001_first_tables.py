"""First tables"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("act", sa.String(length=40), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("audit", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_audit_at"), ["at"], unique=False)

    op.create_table(
        "calls",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("locale", sa.String(length=8), nullable=False),
        sa.Column("country", sa.String(length=2), nullable=True),
        sa.Column("caller", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("calls", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_calls_caller"), ["caller"], unique=False)
        batch_op.create_index(batch_op.f("ix_calls_started"), ["started"], unique=False)

    op.create_table(
        "answers",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("t", sa.Float(), nullable=False),
        sa.Column("outcome", sa.String(length=24), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("answers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_answers_call"), ["call"], unique=False)
        batch_op.create_index(batch_op.f("ix_answers_outcome"), ["outcome"], unique=False)

    op.create_table(
        "escalations",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("category", sa.String(length=32), nullable=True),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("escalations", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_escalations_at"), ["at"], unique=False)
        batch_op.create_index(batch_op.f("ix_escalations_call"), ["call"], unique=False)

    op.create_table(
        "events",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("t", sa.Float(), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.create_index("events_call_order", ["call", "id"], unique=False)
        batch_op.create_index(batch_op.f("ix_events_call"), ["call"], unique=False)

    op.create_table(
        "reviews",
        sa.Column("thread", sa.String(length=80), nullable=False),
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("decided", sa.DateTime(timezone=True), nullable=True),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("thread"),
    )
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reviews_call"), ["call"], unique=False)
        batch_op.create_index(batch_op.f("ix_reviews_state"), ["state"], unique=False)


def downgrade() -> None:
    """Take back."""
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_reviews_state"))
        batch_op.drop_index(batch_op.f("ix_reviews_call"))

    op.drop_table("reviews")
    with op.batch_alter_table("events", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_events_call"))
        batch_op.drop_index("events_call_order")

    op.drop_table("events")
    with op.batch_alter_table("escalations", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_escalations_call"))
        batch_op.drop_index(batch_op.f("ix_escalations_at"))

    op.drop_table("escalations")
    with op.batch_alter_table("answers", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_answers_outcome"))
        batch_op.drop_index(batch_op.f("ix_answers_call"))

    op.drop_table("answers")
    with op.batch_alter_table("calls", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_calls_started"))
        batch_op.drop_index(batch_op.f("ix_calls_caller"))

    op.drop_table("calls")
    with op.batch_alter_table("audit", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_audit_at"))

    op.drop_table("audit")
