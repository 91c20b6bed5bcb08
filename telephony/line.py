"""A virtual Twilio line: the far end of a media stream, with Twilio's buffering, and a caller's ear on it.

It has no socket and no clock of its own. Whoever drives it calls `tick` every 20 ms and hands it what the
server sent; it gives back what Twilio would send. The dialler drives it in real time against a real server, the
replay drives it in process.
"""

import base64
import binascii
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

FRAME_SECONDS: Final = 0.02
FRAME_BYTES: Final = 160
"""20 ms of μ-law at 8 kHz."""
SILENCE: Final = b"\xff" * FRAME_BYTES
_QUIET_TICKS: Final = 10
"""200 ms without audio end a burst; shorter gaps are the network's."""


class WireEventName(StrEnum):
    """What the far end notices."""

    AUDIO = "audio"
    """First audio after quiet arrived."""
    QUIET = "quiet"
    """The last audio has been heard."""
    CLEAR = "clear"
    MARK = "mark"
    """A mark was echoed; `cleared` says whether its audio was thrown away."""
    DTMF = "dtmf"
    SPEECH = "speech"
    """The caller begins to say recording number `index`."""
    SPEECH_END = "speech_end"
    CLOSED = "closed"
    BAD_MESSAGE = "bad_message"
    """Something that Twilio answers with error 31924."""


@dataclass(frozen=True, slots=True)
class WireEvent:
    """One thing seen on the wire."""

    t: float
    """Seconds since the first frame that the caller sent."""
    name: WireEventName
    fields: dict[str, Any] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The wire form, beside that of call events."""
        return {"t": round(self.t, 3), "source": "wire", "event": str(self.name), **self.fields}


class Line:
    """One call as Twilio's media server sees it."""

    def __init__(
        self,
        stream_sid: str,
        call_sid: str,
        clock: Callable[[], float],
        parameters: dict[str, str] | None = None,
    ) -> None:
        """`clock` gives seconds; only differences count."""
        self.stream_sid = stream_sid
        self.call_sid = call_sid
        self._clock = clock
        self._parameters = parameters or {}
        self._began: float | None = None
        self._sequence = 0
        self._chunk = 0
        self._buffer: deque[bytes | str] = deque()
        self._quiet_ticks: int | None = None
        self.heard = bytearray()
        """What the caller heard, μ-law, one frame a tick, silence included."""
        self.events: list[WireEvent] = []
        self.arrivals: list[tuple[float, int]] = []
        """When audio arrived, and how many bytes of it."""
        self.cleared_bytes = 0
        """μ-law bytes that arrived and were thrown away by a `clear`."""

    @property
    def now(self) -> float:
        """Seconds since the first frame the caller sent; 0 before."""
        return 0.0 if self._began is None else self._clock() - self._began

    @property
    def speaking(self) -> bool:
        """Whether the caller hears the line now, or did a moment ago."""
        return self._quiet_ticks is not None or bool(self._buffer)

    def note(self, name: WireEventName, **fields: Any) -> None:
        """Add to the timeline."""
        self.events.append(WireEvent(self.now, name, fields))

    def opening(self) -> list[str]:
        """The messages that open a stream."""
        start = {
            "accountSid": "AC" + "0" * 32,
            "streamSid": self.stream_sid,
            "callSid": self.call_sid,
            "tracks": ["inbound"],
            "mediaFormat": {"encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1},
            "customParameters": self._parameters,
        }
        connected = json.dumps({"event": "connected", "protocol": "Call", "version": "1.0.0"})
        return [connected, self._message("start", start=start)]

    def media(self, frame: bytes) -> str:
        """The message for the caller's next 20 ms, μ-law."""
        if self._began is None:
            self._began = self._clock()
        self._chunk += 1
        media = {
            "track": "inbound",
            "chunk": str(self._chunk),
            "timestamp": str((self._chunk - 1) * 20),
            "payload": base64.b64encode(frame).decode(),
        }
        return self._message("media", media=media)

    def lose(self) -> None:
        """The next 20 ms get lost on the way to Twilio: nothing is sent, time goes on."""
        self.media(b"")

    def dtmf(self, digit: str) -> str:
        """The message for a key press."""
        self.note(WireEventName.DTMF, digit=digit)
        return self._message("dtmf", dtmf={"track": "inbound_track", "digit": digit})

    def stop(self) -> str:
        """The message that ends a stream when the caller hangs up."""
        return self._message("stop", stop={"accountSid": "AC" + "0" * 32, "callSid": self.call_sid})

    def receive(self, data: str | bytes) -> list[str]:
        """Take what the server sent; the answer is what Twilio sends back at once."""
        try:
            message = json.loads(data)
            if message.get("streamSid") != self.stream_sid:
                raise ValueError("wrong streamSid")
            match message["event"]:
                case "media":
                    return self._audio(base64.b64decode(message["media"]["payload"], validate=True))
                case "clear":
                    return self._clear()
                case "mark":
                    return self._mark(str(message["mark"]["name"]))
                case other:
                    raise ValueError(f"unknown event {other!r}")
        except (ValueError, KeyError, TypeError, AttributeError, binascii.Error) as error:
            self.note(WireEventName.BAD_MESSAGE, problem=str(error))
            return []

    def tick(self) -> list[str]:
        """Let the caller hear the next 20 ms; the answer is the marks that were reached."""
        sent: list[str] = []
        frame = bytearray()
        while self._buffer and len(frame) < FRAME_BYTES:
            head = self._buffer.popleft()
            if isinstance(head, str):
                sent.append(self._echo(head, cleared=False))
                continue
            need = FRAME_BYTES - len(frame)
            frame += head[:need]
            if len(head) > need:
                self._buffer.appendleft(head[need:])
        while self._buffer and isinstance(self._buffer[0], str):
            sent.append(self._echo(str(self._buffer.popleft()), cleared=False))
        if frame:
            self._quiet_ticks = 0
        elif self._quiet_ticks is not None:
            self._quiet_ticks += 1
            if self._quiet_ticks >= _QUIET_TICKS:
                self._quiet_ticks = None
                self.events.append(
                    WireEvent(max(0.0, self.now - _QUIET_TICKS * FRAME_SECONDS), WireEventName.QUIET)
                )
        self.heard += frame + SILENCE[len(frame) :]
        return sent

    def _audio(self, payload: bytes) -> list[str]:
        if not self.speaking:
            self.note(WireEventName.AUDIO)
            self._quiet_ticks = 0
        self._buffer.append(payload)
        self.arrivals.append((self.now, len(payload)))
        return []

    def _mark(self, name: str) -> list[str]:
        if not self._buffer:
            return [self._echo(name, cleared=False)]
        self._buffer.append(name)
        return []

    def _clear(self) -> list[str]:
        dropped = sum(len(item) for item in self._buffer if isinstance(item, bytes))
        marks = [item for item in self._buffer if isinstance(item, str)]
        self._buffer.clear()
        self.cleared_bytes += dropped
        self.note(WireEventName.CLEAR, unheard_ms=dropped // 8)
        return [self._echo(name, cleared=True) for name in marks]

    def _echo(self, name: str, *, cleared: bool) -> str:
        self.note(WireEventName.MARK, mark=name, cleared=cleared)
        return self._message("mark", mark={"name": name})

    def _message(self, event: str, **body: Any) -> str:
        self._sequence += 1
        return json.dumps(
            {"event": event, "sequenceNumber": str(self._sequence), "streamSid": self.stream_sid, **body}
        )
