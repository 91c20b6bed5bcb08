"""One thing the line says, and what became of it."""

import asyncio
from dataclasses import dataclass, field
from enum import StrEnum


class Ending(StrEnum):
    """What became of a speech."""

    HEARD = "heard"
    """All of it, as the far end confirmed."""
    ASSUMED = "assumed"
    """All of it was sent and had time to be heard, but nobody confirmed it."""
    CUT = "cut"
    """The caller, or an emergency, cut it short."""
    FAILED = "failed"
    """It could not be synthesized to its end."""


@dataclass(frozen=True, slots=True)
class Speech:
    """Words to say."""

    text: str
    locale: str
    kind: str
    """What it is: an `agent.say.SayKind`, or `phrase`, or `attendant` (a person's words)."""
    slug: str | None = None
    """Which phrase or script it is, if it is one."""
    cards: tuple[str, ...] = ()
    speed: float = 1.0
    interruptible: bool = True
    """Whether a caller who starts to talk stops it."""
    last: bool = False
    """Whether the line hangs up after it, and so waits longer for the far end to say that it was heard."""
    bridge: "Bridge | None" = None
    """What is said before it if its audio takes long to make."""


@dataclass(frozen=True, slots=True)
class Bridge:
    """A few words that are rendered already, for a speech whose audio is not."""

    speech: Speech
    at: float
    """From when on, by the clock of the call, the caller has waited long enough."""


@dataclass(eq=False)
class Playing:
    """A speech on its way to the caller's ear. Byte positions are in int16 mono PCM."""

    speech: Speech
    id: str
    pcm: bytearray = field(default_factory=bytearray)
    position: int = 0
    """Bytes of `pcm` sent."""
    produced: bool = False
    """No more audio will come."""
    failed: str | None = None
    started: bool = False
    asked: float = 0.0
    """When it was queued, by the clock of the call."""
    making: float = 0.0
    """When its audio began to be made."""
    made: float | None = None
    """Seconds that its first audio took to make; None before there is any."""
    bridged: bool = False
    """Its bridge has been said."""
    generation: int = 0
    """How often it was held; part of its mark's name, so that a mark thrown back by a `clear` is not believed."""
    echoed: bool = False
    """The far end returned its mark."""
    ended: "asyncio.Future[Ending]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    producer: "asyncio.Task[None] | None" = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def mark(self) -> str:
        """The name of the mark that confirms it."""
        return f"{self.id}.{self.generation}"

    def seconds(self, rate: int) -> float:
        """How much of it was sent, or, once it was held or cut, heard."""
        return self.position / 2 / rate

    def end(self, ending: Ending) -> None:
        """Settle what became of it, once."""
        if not self.ended.done():
            self.ended.set_result(ending)
        if self.producer is not None:
            self.producer.cancel()
        self.stir()

    def stir(self) -> None:
        """Something about it changed."""
        self._changed.set()

    async def stirred(self, seconds: float | None = None) -> None:
        """Wait until something changes, `seconds` at most."""
        self._changed.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return
