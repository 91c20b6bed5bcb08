"""How loud both sides of a call were, for the console's drawing of it"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "waveforms",
        sa.Column("call", sa.String(length=64), nullable=False),
        sa.Column("levels", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["call"], ["calls.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("call"),
    )


def downgrade() -> None:
    """Take back."""
    op.drop_table("waveforms")
