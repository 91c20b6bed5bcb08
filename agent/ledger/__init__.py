"""The ledger: what outlives a call. SQLite by default, Postgres when `LEDGER_DSN` names one."""

from agent.ledger.book import Ledger, caller_hash

__all__ = ["Ledger", "caller_hash"]
