"""Alembic's environment: the connection is handed in by the ledger."""

from alembic import context

from agent.ledger.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
