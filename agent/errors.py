"""What can go wrong in the turn and its settings."""


class AgentError(RuntimeError):
    """A fault that the message explains to the person who runs the line."""
