"""A browser as the far end of a call: WebRTC audio both ways, and a data channel for everything else.

To the page go numbered messages: `{"n":…, "type":"event", "event":{…}}` with the call's events, `mark` when
everything before it has been sent, `ended`. Without a number goes `progress`, how far the line has come in what
it is saying. From the page come `mark` (it was heard), `key`, `end`, and after a lost connection `resume` with
the last number it saw.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pipecat.audio.dtmf.types import KeypadEntry
from pipecat.frames.frames import Frame, InputDTMFFrame, InterruptionFrame, OutputAudioRawFrame
from pipecat.processors.frame_processor import FrameDirection
from pipecat.transports.base_transport import TransportParams
from pipecat.transports.smallwebrtc.connection import SmallWebRTCConnection
from pipecat.transports.smallwebrtc.transport import (
    SmallWebRTCClient,
    SmallWebRTCOutputTransport,
    SmallWebRTCTransport,
)

from agent.events import Event, EventName
from telephony.escalation import Carrier
from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame
from telephony.leg import HangUp, report_rejected
from telephony.messages import Rejected
from telephony.playout import Playout
from telephony.public import shown
from telephony.session import Session
from telephony.settings import TimingSettings
from telephony.track import LineTrack

if TYPE_CHECKING:
    from telephony.pipeline import Built

_TICK: Final = 0.1
_KEPT: Final = 500
"""Messages kept for a page that was away: more than a minute of a busy call."""
_KEYS: Final = frozenset(key.value for key in KeypadEntry)
_LONGEST_MARK: Final = 64
_FAREWELL: Final = 0.2
"""Seconds for the last message to leave before the connection is closed."""


class BrowserOutput(SmallWebRTCOutputTransport):
    """Sends audio to a track that can be emptied, and marks in their place."""

    def __init__(self, client: SmallWebRTCClient, params: TransportParams, track: LineTrack) -> None:
        """`track` is what the browser hears."""
        super().__init__(client, params)
        self._track = track

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """An interruption empties the track."""
        await super().process_frame(frame, direction)
        if isinstance(frame, InterruptionFrame):
            self._track.clear()

    async def write_audio_frame(self, frame: OutputAudioRawFrame) -> bool:
        """Hand over one chunk; `Playout` paces."""
        self._track.add(frame.audio)
        return True

    async def write_transport_frame(self, frame: Frame) -> None:
        """Hand over a mark, in its place among the audio."""
        if isinstance(frame, MarkFrame):
            self._track.mark(frame.mark)


class BrowserTransport(SmallWebRTCTransport):
    """Pipecat's WebRTC transport with this line's output."""

    def __init__(self, connection: SmallWebRTCConnection, track: LineTrack, timing: TimingSettings) -> None:
        """`timing` has the rates of what the line hears and says; the browser's own is resampled."""
        params = TransportParams(
            audio_in_enabled=True,
            audio_in_sample_rate=timing.listen_rate,
            audio_out_enabled=True,
            audio_out_sample_rate=timing.sample_rate,
            audio_out_10ms_chunks=2,
            audio_out_end_silence_secs=0,
        )
        super().__init__(connection, params)
        self._browser_output = BrowserOutput(self._client, params, track)

    def output(self) -> SmallWebRTCOutputTransport:
        """The output processor."""
        return self._browser_output


class BrowserCarrier:
    """A browser has no telephone network behind it: the page shows the human line's number instead."""

    def __init__(self, address: str | None, farewell: Callable[[], None]) -> None:
        """`address` of the human line; `farewell` tells the page that the line hangs up."""
        self.address = address
        self._farewell = farewell

    async def transfer(self, call: str, reason: str, locale: str) -> bool:
        """Nobody can be put through; the caller has the number on the screen."""
        return False

    async def hang_up(self, call: str) -> None:
        """Say so, and let the words leave."""
        self._farewell()
        await asyncio.sleep(_FAREWELL)


class BrowserLeg:
    """One page's connection, which may be lost and come back."""

    def __init__(
        self, connection: SmallWebRTCConnection, session: Session, human: str | None, patience: float
    ) -> None:
        """The page's offer has been answered; `patience` in seconds for a lost connection."""
        self.stream = connection.pc_id
        self.connection = connection
        self.carrier: Carrier | None = BrowserCarrier(human, lambda: self._farewell("goodbye"))
        self.rejected = Rejected(report_rejected(session.log, "page"))
        self._session = session
        self._patience = patience
        self._track = LineTrack(session.timing.sample_rate, self._mark_sent)
        self._messages: deque[dict[str, Any]] = deque(maxlen=_KEPT)
        self._count = 0
        self._said_farewell = False
        self._lost_at: float | None = None
        self._undelivered = 0
        """Number of the first message that was not sent because the connection was lost."""
        self._progressed: tuple[str, float] | None = None
        self._hang_up: HangUp | None = None
        self._transport: BrowserTransport | None = None
        self._built: Built | None = None
        self._watching: asyncio.Task[None] | None = None
        session.log.subscribe(self._show)

    def open(self, session: Session, hang_up: HangUp) -> BrowserTransport:
        """See `Leg`."""
        self._hang_up = hang_up
        transport = self._transport = BrowserTransport(self.connection, self._track, session.timing)
        transport.add_event_handler("on_client_connected", self._connected)
        transport.add_event_handler("on_app_message", self._received)
        return transport

    def attend(self, built: "Built") -> None:
        """See `Leg`."""
        assert self._hang_up is not None
        self._built = built
        self._watching = asyncio.get_running_loop().create_task(self._watch(built, self._hang_up))

    def close(self) -> None:
        """See `Leg`."""
        if self._watching is not None:
            self._watching.cancel()
        self._track.stop()

    # To the page

    def _show(self, event: Event) -> None:
        view = shown(event)
        if view is not None:
            self._send({"type": "event", "event": view})

    def _mark_sent(self, name: str) -> None:
        self._send({"type": "mark", "name": name})

    def _farewell(self, reason: str) -> None:
        if not self._said_farewell:
            self._said_farewell = True
            self._send({"type": "ended", "reason": reason})

    def _send(self, message: dict[str, Any]) -> None:
        self._count += 1
        numbered = {"n": self._count, **message}
        self._messages.append(numbered)
        if self._lost_at is None:
            self._put(numbered)

    def _put(self, message: dict[str, Any]) -> None:
        # A channel that closes under our hands is a connection that is lost, which `_watch` sees.
        with contextlib.suppress(Exception):
            self.connection.send_app_message(message)

    # From the page

    async def _received(self, transport: BrowserTransport, message: Any, sender: str) -> None:
        match message:
            case {"type": "mark", "name": str(name)} if len(name) <= _LONGEST_MARK:
                await transport.input().push_frame(MarkEchoFrame(mark=name))
            case {"type": "key", "digit": str(digit)} if digit in _KEYS:
                await transport.input().push_frame(InputDTMFFrame(button=KeypadEntry(digit)))
            case {"type": "end"}:
                self._farewell("caller_hung_up")
                await transport.input().push_frame(StreamStoppedFrame())
            case {"type": "resume", "after": int(after)}:
                for missed in [each for each in self._messages if each["n"] > after]:
                    self._put(missed)
            case _:
                self.rejected.add("unknown")

    # The connection

    async def _connected(self, transport: BrowserTransport, connection: SmallWebRTCConnection) -> None:
        connection.replace_audio_track(self._track)  # type: ignore[no-untyped-call]
        self._is_back()

    def _is_lost(self) -> None:
        self._lost_at = asyncio.get_running_loop().time()
        self._track.clear()
        self._track.live = False
        self._undelivered = self._count + 1
        self._session.log.emit(EventName.DEGRADED, part="connection", reason="lost")

    def _is_back(self) -> None:
        """Over a new connection the page asks for what it missed; over the old one, nobody else would say it."""
        if self._lost_at is None:
            return
        self._lost_at = None
        self._track.clear()
        self._track.live = True
        for missed in [each for each in self._messages if each["n"] >= self._undelivered]:
            self._put(missed)
        self._session.log.emit(EventName.DEGRADED, part="connection", reason="restored")
        if self._built is not None:
            self._built.conversation.caller_is_back()

    async def _watch(self, built: "Built", hang_up: HangUp) -> None:
        """Tells the page how far speech has come; notices that the page is gone, and that it stays away."""
        while True:
            await asyncio.sleep(_TICK)
            connected = self.connection.is_connected()
            if connected and self._lost_at is None:
                self._tell_progress(built.playout)
                continue
            if connected:
                self._is_back()
                continue
            if self._lost_at is None:
                self._is_lost()
            await built.playout.hold()
            assert self._lost_at is not None
            if asyncio.get_running_loop().time() - self._lost_at > self._patience:
                hang_up("disconnected")
                return

    def _tell_progress(self, playout: Playout) -> None:
        progress = playout.progress
        if progress is None or progress[:2] == self._progressed:
            return
        self._progressed = progress[:2]
        name, heard, total = progress
        self._put({"type": "progress", "id": name, "heard": round(heard, 2), "total": total})
