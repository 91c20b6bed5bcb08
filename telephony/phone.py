"""All settings of the telephone in one place."""

from dataclasses import dataclass, field

from telephony.settings import (
    HandoffSettings,
    OutboundSettings,
    RecordingSettings,
    StreamSettings,
    TelnyxSettings,
    TextSettings,
)


@dataclass(frozen=True, slots=True)
class PhoneSettings:
    """What is left out is read from the environment."""

    handoff: HandoffSettings = field(default_factory=HandoffSettings)
    streams: StreamSettings = field(default_factory=StreamSettings)
    outbound: OutboundSettings = field(default_factory=OutboundSettings)
    text: TextSettings = field(default_factory=TextSettings)
    recording: RecordingSettings = field(default_factory=RecordingSettings)
    telnyx: TelnyxSettings = field(default_factory=TelnyxSettings)
