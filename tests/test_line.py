"""The virtual Twilio line and the caller on it."""

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from telephony.caller import Caller, CallerPlan, KeyPress
from telephony.errors import BadRecording
from telephony.line import FRAME_BYTES, FRAME_SECONDS, SILENCE, Line, WireEventName
from telephony.recording import Recording, from_samples, read, write

TONE = b"\x20" * FRAME_BYTES


class Ticks:
    """A clock that only moves when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Ticks:
    return Ticks()


@pytest.fixture
def line(clock: Ticks) -> Line:
    return Line("MZ1", "CA1", clock, {"locale": "es-419"})


def media(ulaw: bytes) -> str:
    payload = base64.b64encode(ulaw).decode()
    return json.dumps({"event": "media", "streamSid": "MZ1", "media": {"payload": payload}})


def mark(name: str) -> str:
    return json.dumps({"event": "mark", "streamSid": "MZ1", "mark": {"name": name}})


CLEAR = json.dumps({"event": "clear", "streamSid": "MZ1"})


def marks(messages: list[str]) -> list[str]:
    return [json.loads(each)["mark"]["name"] for each in messages]


def names(line: Line) -> list[str]:
    return [str(event.name) for event in line.events]


def run(line: Line, clock: Ticks, caller: Caller, server: Any = None, limit: int = 5000) -> list[bytes]:
    """Drive a call; `server(tick)` gives messages the server sends at that tick."""
    said: list[bytes] = []
    for tick in range(limit):
        frame = caller.frame(line)
        if frame is None:
            return said
        caller.keys(line)
        line.media(frame)
        said.append(frame)
        for each in server(tick) if server else ():
            line.receive(each)
        line.tick()
        clock.now += FRAME_SECONDS
    raise AssertionError("the caller never hung up")


def test_the_opening_is_twilios(line: Line) -> None:
    connected, start = (json.loads(each) for each in line.opening())
    assert connected == {"event": "connected", "protocol": "Call", "version": "1.0.0"}
    assert start["event"] == "start"
    assert start["streamSid"] == start["start"]["streamSid"] == "MZ1"
    assert start["start"]["mediaFormat"] == {"encoding": "audio/x-mulaw", "sampleRate": 8000, "channels": 1}
    assert start["start"]["customParameters"] == {"locale": "es-419"}


def test_frames_are_numbered_and_timed(line: Line) -> None:
    line.opening()
    first, second = json.loads(line.media(TONE)), json.loads(line.media(TONE))
    assert (first["media"]["chunk"], first["media"]["timestamp"]) == ("1", "0")
    assert (second["media"]["chunk"], second["media"]["timestamp"]) == ("2", "20")
    assert int(second["sequenceNumber"]) == int(first["sequenceNumber"]) + 1


def test_audio_is_heard_at_20_ms_a_tick_however_fast_it_came(line: Line) -> None:
    line.receive(media(TONE * 3 + TONE[:80]))
    for _ in range(5):
        line.tick()
    assert bytes(line.heard) == TONE * 3 + TONE[:80] + SILENCE[80:] + SILENCE


def test_a_mark_comes_back_when_its_audio_has_been_heard(line: Line) -> None:
    line.receive(media(TONE * 2))
    assert line.receive(mark("end")) == []
    assert line.tick() == []
    assert marks(line.tick()) == ["end"]


def test_a_mark_with_nothing_to_play_comes_back_at_once(line: Line) -> None:
    assert marks(line.receive(mark("now"))) == ["now"]


def test_clear_drops_the_audio_and_returns_its_marks_at_once(line: Line) -> None:
    line.receive(media(TONE * 10))
    line.receive(mark("a"))
    line.receive(media(TONE * 10))
    line.receive(mark("b"))
    line.tick()
    assert marks(line.receive(CLEAR)) == ["a", "b"]
    line.tick()
    assert bytes(line.heard) == TONE + SILENCE
    assert line.cleared_bytes == 19 * FRAME_BYTES
    assert [e.fields["cleared"] for e in line.events if e.name is WireEventName.MARK] == [True, True]


def test_bursts_of_audio_are_on_the_timeline_once(line: Line, clock: Ticks) -> None:
    line.media(SILENCE)
    for tick in range(60):
        if tick in (10, 12):  # a gap of one frame is not quiet
            line.receive(media(TONE))
        line.tick()
        clock.now += FRAME_SECONDS
    assert names(line) == ["audio", "quiet"]
    audio, quiet = line.events
    assert audio.t == pytest.approx(0.2)
    assert quiet.t == pytest.approx(0.26, abs=0.021)


@pytest.mark.parametrize(
    "junk",
    ["", "[]", '"x"', "{}", b"\x00", media(TONE).replace("MZ1", "MZ2"), mark("x").replace("mark", "nope")],
)
def test_what_twilio_would_refuse_is_noted(line: Line, junk: str | bytes) -> None:
    assert line.receive(junk) == []
    assert names(line) == ["bad_message"]


def tone(seconds: float, name: str = "tone") -> Recording:
    return Recording(name, TONE * round(seconds / FRAME_SECONDS), silent=False)


def test_the_caller_speaks_at_once_and_hangs_up_when_nobody_answers(line: Line, clock: Ticks) -> None:
    caller = Caller(CallerPlan([tone(1.0)], patience=2.0))
    said = run(line, clock, caller)
    assert said[:50] == [TONE] * 50
    assert len(said) * FRAME_SECONDS == pytest.approx(3.0, abs=0.05)
    assert names(line) == ["speech", "speech_end"]


def test_the_caller_lets_the_greeting_end_and_the_answer_too(line: Line, clock: Ticks) -> None:
    caller = Caller(CallerPlan([tone(0.5, "a"), tone(0.5, "b")], start=None, linger=2.0))
    run(line, clock, caller, lambda tick: [media(TONE * 50)] if tick in (10, 150) else [])
    spoke = [event.t for event in line.events if event.name is WireEventName.SPEECH]
    # Greeting from 0.2 to 1.2 s; answer from 3.0 to 4.0 s; a second of quiet before each.
    assert spoke == [pytest.approx(2.2, abs=0.25), pytest.approx(5.0, abs=0.25)]


def test_keys_are_pressed_and_the_call_ends_when_planned(line: Line, clock: Ticks) -> None:
    caller = Caller(CallerPlan([tone(10.0)], keys=(KeyPress("9", 0.5),), hang_up_at=1.0))
    said = run(line, clock, caller)
    assert len(said) == 50
    pressed = [event for event in line.events if event.name is WireEventName.DTMF]
    assert [(event.fields["digit"], round(event.t, 1)) for event in pressed] == [("9", 0.5)]


def test_recordings_of_any_shape_become_one_phone_channel(tmp_path: Path) -> None:
    time = np.arange(44100) / 44100
    stereo = np.stack([np.sin(2 * np.pi * 440 * time), np.zeros(44100)], axis=1) * 0.5
    path = tmp_path / "stereo.wav"
    soundfile.write(path, stereo, 44100)
    recording = read(path)
    assert recording.seconds == pytest.approx(1.0, abs=0.02)
    assert not recording.silent
    assert len(recording.ulaw) % FRAME_BYTES == 0
    write(tmp_path / "out.wav", recording.ulaw)
    assert soundfile.info(str(tmp_path / "out.wav")).samplerate == 8000


def test_silence_is_a_recording_too() -> None:
    assert from_samples("quiet", np.zeros(8000, dtype=np.float32)).silent


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "no such file"), (b"", "not a recording"), (b"RIFF nonsense", "not a recording")],
)
def test_an_unusable_recording_says_what_to_do(tmp_path: Path, content: bytes | None, words: str) -> None:
    path = tmp_path / "bad.wav"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadRecording, match=words):
        read(path)


def test_an_empty_and_an_endless_recording_are_refused(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "empty.wav", np.zeros(0), 8000)
    with pytest.raises(BadRecording, match="empty"):
        read(tmp_path / "empty.wav")
    soundfile.write(tmp_path / "long.flac", np.zeros(3 * 3600 * 1000, dtype=np.int16), 1000)
    with pytest.raises(BadRecording, match=r"3\.0 hours.*ffmpeg"):
        read(tmp_path / "long.flac")
