"""A caller who says nothing: two gentle prompts, then goodbye."""

import asyncio
from collections.abc import Callable

_STEPS = ("silence_1", "silence_2", "silence_goodbye")


class Silence:
    """Counts silence while nobody speaks."""

    def __init__(self, seconds: float, on_silence: Callable[[str], None]) -> None:
        """`on_silence` gets the phrase to say, the last one being a goodbye."""
        self._seconds = seconds
        self._on_silence = on_silence
        self._step = 0
        self._patience = 1.0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Nobody speaks from now on."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(self._seconds * self._patience, self._fire)

    def stop(self) -> None:
        """Somebody speaks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def reset(self) -> None:
        """The caller said something: start over."""
        self._step = 0
        self._patience = 1.0
        self.stop()

    def be_patient(self, times: float) -> None:
        """The caller asked to wait: the next prompt takes this many times as long."""
        self._patience = times

    def _fire(self) -> None:
        self._timer = None
        self._patience = 1.0
        step = _STEPS[min(self._step, len(_STEPS) - 1)]
        self._step += 1
        self._on_silence(step)
