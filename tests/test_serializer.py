"""Twilio's messages, well formed and not."""

import base64
import json
from typing import Any

import pytest
from pipecat.clocks.system_clock import SystemClock
from pipecat.frames.frames import (
    InputAudioRawFrame,
    InputDTMFFrame,
    InterruptionFrame,
    TTSAudioRawFrame,
)
from pipecat.processors.frame_processor import FrameProcessorSetup

from telephony.frames import MarkEchoFrame, MarkFrame, StreamStoppedFrame
from telephony.messages import MAX_MESSAGE_CHARS
from telephony.serializer import LineSerializer

SILENCE = base64.b64encode(b"\xff" * 160).decode()


@pytest.fixture
async def serializer() -> LineSerializer:
    made = LineSerializer("MZ1", "CA1")
    setup: Any = FrameProcessorSetup(
        clock=SystemClock(),
        task_manager=None,  # type: ignore[arg-type]
        pipeline_worker=None,  # type: ignore[arg-type]
        audio_in_sample_rate=8000,
        audio_out_sample_rate=8000,
    )
    await made.setup(setup)
    return made


def message(event: Any, **body: Any) -> str:
    return json.dumps({"event": event, "streamSid": "MZ1", **body})


MALFORMED = {
    "not_json": ["", "{", "nul", "\x00", "[" * 10_000],
    "not_an_object": ["[]", '"x"', "null", "1", "true"],
    "no_event": ["{}", '{"event":null}', '{"event":[]}', '{"event":{"event":"media"}}'],
    "wrong_stream": [
        json.dumps({"event": "media", "streamSid": "MZ2", "media": {"payload": SILENCE}}),
        json.dumps({"event": "stop", "streamSid": "MZ2"}),
        json.dumps({"event": "media", "media": {"payload": SILENCE}}),
    ],
    "bad_media": [
        message("media"),
        message("media", media=None),
        message("media", media=[]),
        message("media", media="x"),
        message("media", media={"payload": None}),
        message("media", media={"payload": 7}),
    ],
    "bad_base64": [
        message("media", media={"payload": "!!!"}),
        message("media", media={"payload": "abc"}),
        message("media", media={"payload": "ñandú"}),
    ],
    "empty_media": [message("media", media={"payload": ""})],
    "not_inbound": [message("media", media={"payload": SILENCE, "track": "outbound"})],
    "oversize_media": [message("media", media={"payload": base64.b64encode(b"\xff" * 9000).decode()})],
    "oversize": ["x" * (MAX_MESSAGE_CHARS + 1)],
    "binary": [b"\x00\x01", message("media", media={"payload": SILENCE}).encode()],
    "bad_dtmf": [
        message("dtmf"),
        message("dtmf", dtmf={"digit": "A"}),
        message("dtmf", dtmf={"digit": None}),
    ],
    "bad_mark": [message("mark"), message("mark", mark={"name": 3}), message("mark", mark={"name": ""})],
    "unknown_event": [message("teapot")],
    "duplicate_start": [message("start", start={})],
    "duplicate_connected": [json.dumps({"event": "connected"})],
}


@pytest.mark.parametrize(
    ("reason", "data"), [(reason, data) for reason, many in MALFORMED.items() for data in many]
)
async def test_a_malformed_message_is_counted_and_dropped(
    serializer: LineSerializer, reason: str, data: str | bytes
) -> None:
    assert await serializer.deserialize(data) is None
    assert serializer.rejected == {reason: 1}


async def test_audio_after_all_kinds_of_junk_still_arrives(serializer: LineSerializer) -> None:
    for many in MALFORMED.values():
        for data in many:
            await serializer.deserialize(data)
    frame = await serializer.deserialize(message("media", media={"payload": SILENCE, "track": "inbound"}))
    assert isinstance(frame, InputAudioRawFrame)
    assert (frame.sample_rate, frame.num_channels, len(frame.audio)) == (8000, 1, 320)


async def test_every_rejection_is_reported(serializer: LineSerializer) -> None:
    told: list[tuple[str, int]] = []
    serializer = LineSerializer("MZ1", "CA1", lambda reason, count: told.append((reason, count)))
    await serializer.deserialize("[]")
    await serializer.deserialize('"x"')
    assert told == [("not_an_object", 1), ("not_an_object", 2)]


async def test_marks_keys_and_stop_come_in_as_frames(serializer: LineSerializer) -> None:
    mark = await serializer.deserialize(message("mark", mark={"name": "script-1"}))
    assert isinstance(mark, MarkEchoFrame)
    assert mark.mark == "script-1"
    key = await serializer.deserialize(message("dtmf", dtmf={"digit": "9", "track": "inbound_track"}))
    assert isinstance(key, InputDTMFFrame)
    assert key.button == "9"
    assert isinstance(await serializer.deserialize(message("stop", stop={})), StreamStoppedFrame)


async def test_only_what_twilio_understands_goes_out(serializer: LineSerializer) -> None:
    clear = await serializer.serialize(InterruptionFrame())
    assert json.loads(str(clear)) == {"event": "clear", "streamSid": "MZ1"}
    mark = await serializer.serialize(MarkFrame(mark="m"))
    assert json.loads(str(mark)) == {"event": "mark", "streamSid": "MZ1", "mark": {"name": "m"}}
    audio = await serializer.serialize(TTSAudioRawFrame(b"\x00" * 320, 8000, 1))
    payload = json.loads(str(audio))
    assert (payload["event"], payload["streamSid"]) == ("media", "MZ1")
    assert base64.b64decode(payload["media"]["payload"]) == b"\xff" * 160
    assert await serializer.serialize(StreamStoppedFrame()) is None
