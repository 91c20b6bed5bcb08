"""What Pipecat's harness says and hears, as RTVI messages, and what a telephone makes of it."""

import audioop
import base64
from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from agent.events import Event, EventName
from telephony.line import FRAME_BYTES, SILENCE, Line, WireEvent, WireEventName
from telephony.recording import RATE

LABEL: Final = "rtvi-ai"
_VERSION: Final = "1.0.0"
Message = dict[str, Any]


def message(kind: str, data: Message | None = None, id_: str | None = None) -> Message:
    """One RTVI message of the bot's side."""
    return {"label": LABEL, "type": kind, **({"id": id_} if id_ else {}), **({"data": data} if data else {})}


def ready(id_: str | None) -> Message:
    """The answer to `client-ready`."""
    return message("bot-ready", {"version": _VERSION}, id_)


class HarnessCaller:
    """The harness as the caller on a line; a `Speaking` that talks when audio has come, and is silent otherwise."""

    def __init__(self) -> None:
        """Nothing has been said."""
        self._frames: deque[bytes] = deque()
        self._rest = b""
        self._state: Any = None
        self._digits: deque[str] = deque()
        self.gone = False
        """Whether the harness has hung up."""

    def say(self, pcm: bytes, rate: int) -> None:
        """Take int16 mono."""
        if rate != RATE:
            pcm, self._state = audioop.ratecv(pcm, 2, 1, rate, RATE, self._state)
        self.say_ulaw(audioop.lin2ulaw(pcm, 2))

    def say_ulaw(self, ulaw: bytes) -> None:
        """Take μ-law at 8 kHz; what is less than a frame waits for more."""
        whole = self._rest + ulaw
        cut = len(whole) - len(whole) % FRAME_BYTES
        self._frames.extend(whole[at : at + FRAME_BYTES] for at in range(0, cut, FRAME_BYTES))
        self._rest = whole[cut:]

    def press(self, digits: str) -> None:
        """Press keys."""
        self._digits.extend(digits)

    def frame(self, line: Line) -> bytes | None:
        """See `Speaking`."""
        if self.gone:
            return None
        return self._frames.popleft() if self._frames else SILENCE

    def keys(self, line: Line) -> list[str]:
        """See `Speaking`."""
        return [line.dtmf(self._digits.popleft())] if self._digits else []


def of_event(event: Event) -> Iterator[Message]:
    """What the harness is told of an event of the call.

    What the line says is told as an LLM's reply and as spoken text; what the gate and an escalation do, as calls of
    the functions `gate` and `escalation`, so that scenarios can expect them.
    """
    fields = event.fields
    match event.name:
        case EventName.SPEECH_STARTED:
            yield message("vad-user-started-speaking")
            yield message("user-started-speaking")
        case EventName.SPEECH_STOPPED:
            yield message("vad-user-stopped-speaking")
            yield message("user-stopped-speaking")
        case EventName.FINAL:
            yield message(
                "user-input", {"input_type": "transcription", "final": True, "text": fields["text"]}
            )
        case EventName.SAY_STARTED:
            yield message("bot-llm-started")
            yield message("bot-llm-text", {"text": fields["text"]})
            yield message("bot-llm-stopped")
            yield message("bot-tts-text", {"text": fields["text"]})
        case EventName.INTERRUPTED:
            yield message("bot-interrupted")
        case EventName.GATE:
            yield _called("gate", event, {key: fields[key] for key in ("action", "category", "source")})
        case EventName.ESCALATION:
            yield _called("escalation", event, {key: fields[key] for key in ("phase", "category")})
        case EventName.HANDOFF:
            yield _called("handoff", event, {"result": fields["result"]})


def of_wire(event: WireEvent) -> Iterator[Message]:
    """What the harness is told of what happens on the wire."""
    match event.name:
        case WireEventName.AUDIO:
            yield message("bot-started-speaking")
        case WireEventName.QUIET:
            yield message("bot-stopped-speaking")


def heard(ulaw: bytes) -> Message:
    """What the caller hears, as the harness takes it."""
    pcm = audioop.ulaw2lin(ulaw, 2)
    return message("eval-bot-audio", {"audio": base64.b64encode(pcm).decode(), "sampleRate": RATE})


def _called(name: str, event: Event, arguments: Message) -> Message:
    return message(
        "llm-function-call-in-progress",
        {"function_name": name, "tool_call_id": f"{name}-{event.t:.3f}", "arguments": arguments},
    )
