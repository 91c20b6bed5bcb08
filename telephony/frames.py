"""The frames that this line adds to Pipecat's."""

from dataclasses import dataclass, field

from pipecat.frames.frames import (
    ControlFrame,
    DataFrame,
    InterimTranscriptionFrame,
    SystemFrame,
    TranscriptionFrame,
)

from voices.transcript import Transcript


@dataclass
class PartialFrame(InterimTranscriptionFrame):
    """What the caller has said so far. No interruption may drop it."""

    transcript: Transcript = field(kw_only=True)
    interruptible: bool = field(default=False, init=False)


@dataclass
class FinalFrame(TranscriptionFrame):
    """What the caller said in one utterance. No interruption may drop it."""

    transcript: Transcript = field(kw_only=True)
    interruptible: bool = field(default=False, init=False)


@dataclass
class TurnFrame(DataFrame):
    """The caller has finished: everything said since the line last had the floor."""

    text: str
    reason: str
    """Why the turn counts as over, for example `question`, `model`, `cap`."""
    interruptible: bool = field(default=False, init=False)


@dataclass
class MarkFrame(ControlFrame):
    """Asks the far end to say when everything sent before this has been heard."""

    mark: str
    interruptible: bool = field(default=False, init=False)


@dataclass
class MarkEchoFrame(SystemFrame):
    """The far end heard, or threw away, everything before the mark."""

    mark: str


@dataclass
class StreamStoppedFrame(SystemFrame):
    """The far end says that the call is over."""
