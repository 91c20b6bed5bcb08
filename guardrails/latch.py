"""The latch: once a call is an emergency it stays one until a human says otherwise."""

from threading import Lock

from guardrails.decision import Action, Decision


class Latch:
    """One call's escalation. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._latched: Decision | None = None
        self.released_by: str | None = None
        """Who released it last."""

    @property
    def latched(self) -> Decision | None:
        """The decision that latched, or None."""
        return self._latched

    def trip(self, decision: Decision) -> bool:
        """Latch on an escalation. True only for the one that latched; later ones change nothing."""
        if decision.action is not Action.ESCALATE:
            return False
        with self._lock:
            if self._latched is not None:
                return False
            self._latched = decision
            return True

    def release(self, by: str) -> None:
        """Let the call go on; `by` names the human who decided so.

        Raises:
            ValueError: nobody is named.
        """
        if not by.strip():
            raise ValueError("a latch is released by a named human; got an empty name")
        with self._lock:
            self._latched = None
            self.released_by = by
