"""An audit record from a process that has no ledger open, such as one that refuses to start."""

from pathlib import Path


def note(who: str, act: str, detail: str, data: Path) -> None:
    """Write one audit record into the configured ledger, and close it.

    Args:
        who: the part that acted.
        act: what it did.
        detail: in words, without secrets.
        data: directory of the SQLite file when no database is configured.

    Raises:
        AgentError: the ledger cannot be opened.
    """
    from agent.ledger import Ledger
    from agent.ledger.settings import LedgerSettings

    ledger = Ledger.configured(LedgerSettings(), data)
    try:
        ledger.audit(who, act, detail)
        ledger.flush()
    finally:
        ledger.close()
