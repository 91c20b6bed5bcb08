"""What can go wrong in hearing and speaking."""


class VoicesError(RuntimeError):
    """A model, voice or recording is missing or cannot be used; the text says what to do."""


class AudioError(VoicesError):
    """Audio that cannot be read, or whose format is not what it claims to be."""


class HearingFailed(VoicesError):
    """Recognition failed twice in a row, or hangs: the line is deaf until it recovers."""
