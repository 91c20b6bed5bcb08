"""How each part of a line is made to fail, at the part itself: its own engine, server, socket or file."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event

from agent.events import CallLog
from agent.ledger import Ledger
from agent.providers.standin import Behaviour, StandIn
from evals.faults.kinds import Fault, Part, Switch
from evals.twilio.api import Trouble
from evals.twilio.switchboard import Switchboard
from telephony.line import Line
from telephony.session import Session
from telephony.wire import SocketWire

_TROUBLE: Final = {
    Fault.SLOW: Trouble.SLOW,
    Fault.ERROR: Trouble.ERROR,
    Fault.HANG: Trouble.HANG,
    Fault.CRASH: Trouble.CRASH,
    Fault.FLAPPING: Trouble.FLAPPING,
}
_BEHAVIOUR: Final = {
    Fault.SLOW: [Behaviour.STALL],
    Fault.ERROR: [Behaviour.SERVER_ERROR],
    Fault.HANG: [Behaviour.HANG],
    Fault.CRASH: [Behaviour.MALFORMED],
    Fault.FLAPPING: [Behaviour.SERVER_ERROR, Behaviour.OK],
}


_BURST: Final = 25
"""Messages of half a second, which a slow network delivers together."""
_WRITTEN: Final = "Take it when you remember. [card:missed-dose]"


class BadNetwork:
    """The caller's side of a stream over a network that fails, in both directions."""

    def __init__(self, wire: SocketWire, fault: Fault, switch: Switch) -> None:
        """As the wire itself while the switch is off."""
        self._wire = wire
        self._fault = fault
        self._switch = switch
        self._held: list[str] = []
        self._sent = 0
        self._came = 0

    async def send(self, message: str) -> bool:
        """See `Wire`. Slow comes in bursts, an error loses a third, hanging loses all, a crash breaks the socket."""
        if not self._switch.on:
            held, self._held = self._held, []
            for each in held:
                await self._wire.send(each)
            return await self._wire.send(message)
        self._sent += 1
        match self._fault:
            case Fault.SLOW:
                self._held.append(message)
                if self._sent % _BURST == 0:
                    held, self._held = self._held, []
                    for each in held:
                        await self._wire.send(each)
                return True
            case Fault.CRASH:
                await self._wire.break_off()
                return False
        return True if self._lost(message, self._sent) else await self._wire.send(message)

    async def receive(self) -> str | bytes | None:
        """See `Wire`."""
        while (message := await self._wire.receive()) is not None and self._switch.on:
            self._came += 1
            if self._fault is Fault.SLOW and self._came % _BURST == 0:
                await asyncio.sleep(_BURST * 0.02)
            if not self._lost(str(message), self._came):
                break
        return message

    async def close(self) -> None:
        """See `Wire`."""
        await self._wire.close()

    def _lost(self, message: str, count: int) -> bool:
        """Whether a message does not arrive: sound alone may be lost, but on a network that hangs nothing passes."""
        match self._fault:
            case Fault.ERROR:
                return count % 3 == 0 and '"media"' in message
            case Fault.FLAPPING:
                return (count // 15) % 2 == 1 and '"media"' in message
            case Fault.HANG:
                return True
        return False


class BadLedger:
    """A ledger whose file misbehaves: locked by another program, full, or gone."""

    def __init__(self, path: Path, fault: Fault) -> None:
        """Opens the ledger."""
        self.ledger = Ledger(path)
        self._path = path
        self._fault = fault
        self._on = threading.Event()
        self._locker: threading.Thread | None = None
        self._full = False
        event.listen(self.ledger._engine, "connect", self._limit)

    def subscribe(self, log: CallLog, locale: str) -> None:
        """Record a call."""
        self.ledger.open_call(log.call, channel="phone", locale=locale)
        log.subscribe(self.ledger.record)

    def turn_on(self) -> None:
        """See `Switch`."""
        self._on.set()
        match self._fault:
            case Fault.ERROR:
                self._full = True
                self.ledger._engine.dispose()
            case Fault.CRASH:
                self.ledger._engine.dispose()
                for path in self._path.parent.glob(self._path.name + "*"):
                    path.rename(path.with_name("away-" + path.name))
                self._path.mkdir()
            case _:
                self._locker = threading.Thread(target=self._lock, daemon=True)
                self._locker.start()

    def turn_off(self) -> None:
        """See `Switch`."""
        if not self._on.is_set():
            return
        self._on.clear()
        self._full = False
        if self._locker is not None:
            self._locker.join(10.0)
            self._locker = None
        if self._path.is_dir():
            self._path.rmdir()
            for path in self._path.parent.glob("away-*"):
                path.rename(path.with_name(path.name.removeprefix("away-")))
        self.ledger._engine.dispose()

    def written(self, call: str) -> int:
        """How many events of a call are in the ledger, once what waited is written."""
        self.ledger.flush(8.0)
        return len(self.ledger.events(call))

    def close(self) -> None:
        """Close the ledger."""
        self.turn_off()
        self.ledger.close()

    def _limit(self, connection: Any, _: Any) -> None:
        if self._full:
            connection.execute("PRAGMA max_page_count=1")  # as a full disk: no page can be added

    def _lock(self) -> None:
        held, free = {Fault.SLOW: (0.6, 0.2), Fault.FLAPPING: (0.2, 0.2)}.get(self._fault, (0.2, 0.0))
        other = sqlite3.connect(self._path, timeout=10.0, isolation_level=None)
        while self._on.is_set():
            other.execute("BEGIN IMMEDIATE")
            time.sleep(held)
            while self._fault is Fault.HANG and self._on.is_set():
                time.sleep(0.05)
            other.execute("ROLLBACK")
            time.sleep(free)
        other.close()


@asynccontextmanager
async def broken(
    part: Part, fault: Fault, board: Switchboard, switch: Switch, folder: Path
) -> AsyncIterator[dict[str, Any]]:
    """Arrange for a part to fail while the switch is on; gives what the cell needs to look at afterwards."""
    line = board.line
    found: dict[str, Any] = {}
    match part:
        case Part.RECOGNIZER:
            line.decoder.before = switch.work
        case Part.VOICE:
            for voice in line.voices.values():
                voice.before = switch.work
        case Part.CARDS:
            line.turns.before = switch.work
        case Part.NETWORK:

            def tap(_: Line, wire: SocketWire) -> Any:
                return BadNetwork(wire, fault, switch)

            board.network.tap = tap
        case Part.LEDGER:
            ledger = BadLedger(folder / "ledger.sqlite", fault)
            opened = board.exchange.open

            def recorded(session: Session, channel: str = "phone") -> None:
                opened(session, channel)
                ledger.subscribe(session.log, session.locale)

            board.exchange.open = recorded  # type: ignore[method-assign]
            found["ledger"] = ledger
        case Part.PROVIDER:
            found["provider"] = provider = StandIn(_BEHAVIOUR[fault] * 20, text=_WRITTEN)
            provider.__enter__()
            found["writer"] = line.turns.writer = line.writer_at(provider.openai_url)
    try:
        yield found
    finally:
        if "provider" in found:
            await asyncio.to_thread(found["provider"].__exit__, None, None, None)
            await found["writer"].close()
        switch.turn_off()
        board.api.trouble = Trouble.NONE
        if "ledger" in found:
            found["ledger"].close()


def apply(part: Part, fault: Fault, board: Switchboard, switch: Switch, found: dict[str, Any]) -> None:
    """It begins."""
    switch.turn_on()
    if part is Part.CARRIER:
        board.api.trouble = _TROUBLE[fault]
    if "ledger" in found:
        found["ledger"].turn_on()
    if found.get("collector"):
        found["collector"].broken = True


def mend(board: Switchboard, switch: Switch, found: dict[str, Any]) -> None:
    """It works again."""
    switch.turn_off()
    board.api.trouble = Trouble.NONE
    if "ledger" in found:
        found["ledger"].turn_off()
    if found.get("collector"):
        found["collector"].broken = False
    if "provider" in found:
        found["provider"]._behaviours[:] = [Behaviour.OK]
