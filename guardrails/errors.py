"""What can go wrong in the guardrails. Every message says what happened, what was expected, what to do."""


class GuardrailError(ValueError):
    """Base of every error this package raises."""


class InvalidInput(GuardrailError):
    """A text the line cannot read: not text, or far too long."""


class DataError(GuardrailError):
    """A data file of this package breaks its own rules."""
