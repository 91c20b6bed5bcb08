"""The axes of the fault matrix."""

import threading
import time
from enum import StrEnum
from typing import Final

SLOW_SECONDS: Final = 1.2
"""What a slow part takes longer for each piece of work."""


class Part(StrEnum):
    """What does not work."""

    RECOGNIZER = "recognizer"
    VOICE = "voice"
    CARDS = "cards"
    PROVIDER = "provider"
    CARRIER = "carrier"
    LEDGER = "ledger"
    TELEMETRY = "telemetry"
    NETWORK = "network"


class Fault(StrEnum):
    """How it does not work."""

    SLOW = "slow"
    ERROR = "error"
    HANG = "hang"
    CRASH = "crash"
    FLAPPING = "flapping"


class During(StrEnum):
    """In which state of the call it begins, and an emergency is said."""

    GREETING = "greeting"
    LISTENING = "listening"
    ANSWERING = "answering"
    ESCALATING = "escalating"


class Crash(RuntimeError):
    """Stands for native code that dies under its caller."""


class Switch:
    """Makes a piece of work go wrong while it is on. Safe to use from several threads."""

    def __init__(self, fault: Fault) -> None:
        """Off."""
        self._fault = fault
        self._on = False
        self._released = threading.Event()
        self._count = 0

    @property
    def on(self) -> bool:
        """Whether things go wrong."""
        return self._on

    def turn_on(self) -> None:
        """From now on."""
        self._released.clear()
        self._on = True

    def turn_off(self) -> None:
        """All is well again; what hung goes on."""
        self._on = False
        self._released.set()

    def work(self) -> None:
        """Stands before each piece of work, in the thread that does it."""
        if not self._on:
            return
        self._count += 1
        match self._fault:
            case Fault.SLOW:
                time.sleep(SLOW_SECONDS)
            case Fault.HANG:
                self._released.wait(60.0)
            case Fault.CRASH:
                raise Crash("it died")
            case Fault.ERROR:
                raise RuntimeError("it does not work")
            case Fault.FLAPPING if self._count % 2:
                raise RuntimeError("it does not work, this time")
