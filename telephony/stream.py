"""The opening of a media stream: `connected`, then `start`, and nothing else before them."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from telephony.errors import BadStream
from telephony.messages import BadMessage, read_message

MAX_JUNK: Final = 20
"""Messages that are not `start` before the stream is given up."""
_SID: Final = re.compile(r"[A-Za-z0-9_-]{2,64}")

Receive = Callable[[], Awaitable[str | bytes | None]]


@dataclass(frozen=True, slots=True)
class StreamStart:
    """What Twilio says of a stream when it starts."""

    stream_sid: str
    call_sid: str
    parameters: dict[str, str]
    """The `<Parameter>`s of the TwiML, as the far end sent them."""


async def read_start(receive: Receive) -> StreamStart:
    """Read messages until the stream starts. Junk, and media before `start`, is dropped.

    Args:
        receive: gives the next message, None when the far end is gone. The caller sets the time limit.

    Raises:
        BadStream: the far end left, or sent `stop` or only junk, or a `start` that says too little.
    """
    for _ in range(MAX_JUNK):
        data = await receive()
        if data is None:
            raise BadStream("the stream closed before its start message")
        try:
            message = read_message(data)
        except BadMessage:
            continue
        event = message.get("event")
        if event == "start":
            return _start(message)
        if event == "stop":
            raise BadStream("the stream stopped before it started")
    raise BadStream(f"no start message among the first {MAX_JUNK}")


def _start(message: dict[str, Any]) -> StreamStart:
    start = message.get("start")
    start = start if isinstance(start, dict) else {}
    stream_sid = _sid(start.get("streamSid") or message.get("streamSid"), "streamSid")
    call_sid = _sid(start.get("callSid"), "callSid")
    media = start.get("mediaFormat")
    if isinstance(media, dict) and (
        media.get("encoding", "audio/x-mulaw") != "audio/x-mulaw"
        or str(media.get("sampleRate", 8000)) != "8000"
    ):
        raise BadStream(f"the stream carries {media}: expected audio/x-mulaw at 8000 Hz")
    custom = start.get("customParameters")
    custom = custom if isinstance(custom, dict) else {}
    parameters = {
        str(key)[:64]: str(value)[:256] for key, value in list(custom.items())[:32] if isinstance(value, str)
    }
    return StreamStart(stream_sid, call_sid, parameters)


def _sid(value: Any, name: str) -> str:
    if not isinstance(value, str) or not _SID.fullmatch(value):
        raise BadStream(f"the start message has no usable {name}: got {value!r:.80}")
    return value
