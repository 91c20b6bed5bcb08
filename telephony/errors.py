"""What can go wrong between a caller and the line, said so that a person can act on it."""


class TelephonyError(RuntimeError):
    """Base of this package's errors."""


class BadRecording(TelephonyError):
    """A recording that cannot be played as a caller."""


class CannotDial(TelephonyError):
    """The server could not be called."""


class PortInUse(TelephonyError):
    """The address to listen on is taken."""


class BadStream(TelephonyError):
    """A media stream that did not begin as one."""


class BadConfiguration(TelephonyError):
    """Settings that the line must not start with."""


class CarrierDown(TelephonyError):
    """The telephone network's control could not be reached; what it was told before still holds."""


class CarrierRefused(TelephonyError):
    """The telephone network understood a request and said no."""

    def __init__(self, message: str, *, status: int = 0, code: int | None = None) -> None:
        """`status` is the HTTP status, `code` the network's own."""
        super().__init__(message)
        self.status = status
        self.code = code
