"""One call as a pipeline. Read this page first: it is the whole loop, top to bottom.

    caller's audio, 8 kHz from a telephone, 16 kHz from a browser
      │
      ▼  transport.input    μ-law frames of 20 ms become audio; junk is counted and dropped        serializer.py
      ▼  VADProcessor       a voice begins, a voice ends                                           (Pipecat, Silero)
      ▼  Recognition        partials while the caller speaks, a final as soon as they stop         recognition.py
      ▼  GateProcessor      every partial, final and alternative, before anything else reads it    gate.py
      ▼  Echo               the line's own voice, coming back, is withheld from here on              echo.py
      ▼  TurnTaking         has the caller finished? words first, then Smart Turn, then silence    turns.py
      ▼  Conversation       commands, answers, checks, keys, silence; interruptions; escalation    conversation.py
      ▼  Playout            one speech after another, paced; hold, resume, drop; marks             playout.py
      ▼  transport.output   audio, `clear`, `mark`                                                 transport.py
      │
    what the caller hears

The order is the safety argument. Voice activity stands before recognition, so that nothing can mute it; the
gate stands before everything that could drop a transcript, the echo's included; transcripts cannot be dropped by an interruption; and
the gate calls the conversation directly, in the middle of the frame, so that a trip waits in no queue.
"""

from dataclasses import dataclass
from typing import Final

from pipecat.audio.vad.silero import SileroVADAnalyzer
from pipecat.audio.vad.vad_analyzer import VADParams
from pipecat.pipeline.pipeline import Pipeline
from pipecat.processors.audio.vad_processor import VADProcessor
from pipecat.transports.base_transport import BaseTransport

from agent.engines import Engines
from telephony.clock import skips
from telephony.conversation import Conversation
from telephony.echo import Echo, adds_nothing, repeats
from telephony.escalation import Carrier
from telephony.gate import GateProcessor
from telephony.playout import Playout
from telephony.recognition import Recognition
from telephony.recorder.recordings import CALLER, LINE
from telephony.recorder.tap import Sink, Tap
from telephony.session import Session
from telephony.settings import TimingSettings
from telephony.turns import TurnModel, TurnTaking
from telephony.voice import Voice

_STREAM_STOPPED: Final = 1.0
"""Seconds without any audio in mid-speech after which the speech is over."""


@dataclass(frozen=True, slots=True)
class Built:
    """A call's pipeline and the parts that somebody outside needs to reach."""

    pipeline: Pipeline
    recognition: Recognition
    conversation: Conversation
    playout: Playout


def voice_activity(timing: TimingSettings) -> SileroVADAnalyzer:
    """The detector of one call. Takes about 50 ms: make it in a thread.

    The stock minimum volume is off: it made the detector miss quiet callers altogether, and delays the onset
    after silence by the length of its loudness window.
    """
    params = VADParams(
        confidence=timing.vad_confidence,
        start_secs=timing.vad_start,
        stop_secs=timing.vad_stop,
        min_volume=0.0,
    )
    return SileroVADAnalyzer(sample_rate=timing.listen_rate, params=params)


def build(
    session: Session,
    transport: BaseTransport,
    engines: Engines,
    activity: SileroVADAnalyzer,
    turn_model: TurnModel | None,
    carrier: Carrier,
) -> Built:
    """Put one call together from the engines that all calls share."""
    reasoning, timing = engines.reasoning, session.timing
    voice = Voice(engines.speaking, timing.sample_rate)

    # Pipecat goes by the wall's clock to notice that a stream has stopped; where waits are skipped, a busy machine would
    # then end speech in mid-word.
    listening = VADProcessor(vad_analyzer=activity, audio_idle_timeout=0.0 if skips() else _STREAM_STOPPED)
    recognition = Recognition(session, engines.hearing)
    turns = TurnTaking(turn_model, session.locale, timing)
    playout = Playout(voice.say, session.log, timing)
    echo = Echo(playout.played, timing)
    conversation = Conversation(session, turns, playout, reasoning.turn, carrier, voice)
    gate = GateProcessor(
        session,
        reasoning.gate,
        reasoning.backstop,
        reasoning.floor,
        healthy=lambda: engines.hearing.healthy,
        on_tripped=conversation.tripped,
        is_own=lambda text: (
            echo.own and repeats(text, playout.saying) and adds_nothing(text, playout.saying, reasoning.gate)
        ),
    )
    conversation.judging = lambda: gate.judging
    conversation.on_question = gate.begin_anew
    listeners: tuple[Sink | None, ...] = (session.recorder, session.waveform)
    sinks = [each for each in listeners if each is not None]
    pipeline = Pipeline(
        [
            transport.input(),
            *([Tap(session, sinks, CALLER)] if sinks else []),
            listening,
            recognition,
            gate,
            echo,
            turns,
            conversation,
            playout,
            *([Tap(session, sinks, LINE)] if sinks else []),
            transport.output(),
        ]
    )
    return Built(pipeline, recognition, conversation, playout)
