"""Where a call stands."""

from enum import Enum, auto


class State(Enum):
    """Where a call stands."""

    GREETING = auto()
    LISTENING = auto()
    """The caller has, or may take, the floor. The last answer may still be playing."""
    ANSWERING = auto()
    """A turn is being worked on."""
    CHECKING = auto()
    """The line asked whether anyone is in danger."""
    OFFERING = auto()
    """The line asked whether to send the sources in a text message, before it says goodbye."""
    HANDING_OVER = auto()
    ESCALATED = auto()
    """Latched: the script, the hand-off, and nothing else."""
    CLOSING = auto()
