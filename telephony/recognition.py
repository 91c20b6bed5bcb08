"""Streaming recognition as a processor: audio and voice activity in, partials and finals out."""

import asyncio
from contextlib import AbstractContextManager

from pipecat.frames.frames import (
    Frame,
    InputAudioRawFrame,
    StartFrame,
    VADUserStartedSpeakingFrame,
    VADUserStoppedSpeakingFrame,
)
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.utils.time import time_now_iso8601

from agent.events import EventName
from telephony.clock import work
from telephony.frames import FinalFrame, PartialFrame
from telephony.session import Session
from voices.errors import HearingFailed, VoicesError
from voices.hearing import Ear, Hearing
from voices.transcript import Transcript


class Recognition(FrameProcessor):
    """Listens to everything the caller says, whatever the line is doing. Nothing mutes it."""

    def __init__(self, session: Session, hearing: Hearing) -> None:
        """The ear opens when the pipeline starts."""
        super().__init__()
        self._session = session
        self._hearing = hearing
        self._ear: Ear | None = None
        self._heard: asyncio.Queue[Transcript] = asyncio.Queue()
        self._pusher: asyncio.Task[None] | None = None
        self._work: AbstractContextManager[None] | None = None

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """See the class."""
        await super().process_frame(frame, direction)
        match frame:
            case StartFrame():
                self._open()
            case InputAudioRawFrame():
                self._push(frame.audio)
            case VADUserStartedSpeakingFrame() if direction is FrameDirection.DOWNSTREAM:
                self._begin_work()
                if self._ear is not None:
                    self._ear.speech_started()
                self._session.log.emit(EventName.SPEECH_STARTED)
            case VADUserStoppedSpeakingFrame() if direction is FrameDirection.DOWNSTREAM:
                self._session.log.emit(EventName.SPEECH_STOPPED)
                if self._ear is not None:
                    self._ear.speech_stopped()
        await self.push_frame(frame, direction)

    async def finish(self) -> None:
        """The caller is gone: recognize what was still being said, and send it on."""
        if self._ear is not None:
            self._ear.speech_stopped()
            await self._ear.settled()
            await self._heard.join()

    async def cleanup(self) -> None:
        """Stop listening."""
        if self._ear is not None:
            self._ear.close()
            self._ear = None
        if self._pusher is not None:
            await self.cancel_task(self._pusher)
            self._pusher = None
        self._end_work()
        await super().cleanup()  # type: ignore[no-untyped-call]

    def _open(self) -> None:
        session = self._session
        try:
            self._ear = self._hearing.open(
                session.locale, session.timing.listen_rate, self._on_transcript, self._on_error
            )
        except VoicesError as error:
            self._on_error(error)
            return
        ear = self._ear
        self._pusher = self.create_task(self._push_transcripts(), "transcripts")
        session.on_locale(lambda locale: setattr(ear, "locale", locale))

    def _push(self, audio: bytes) -> None:
        if self._ear is None:
            return
        try:
            self._ear.push(audio)
        except VoicesError as error:
            self._on_error(error)

    def _on_transcript(self, transcript: Transcript) -> None:
        if self._ear is not None:
            self._session.languages_heard(self._ear.languages, transcript.ended - transcript.started)
        self._heard.put_nowait(transcript)
        if transcript.final:
            self._end_work()

    def _on_error(self, error: HearingFailed | VoicesError) -> None:
        self._session.log.emit(EventName.DEGRADED, part="recognizer", reason=str(error))
        self._session.recognizer_failed = True

    async def _push_transcripts(self) -> None:
        while True:
            await self.push_frame(_frame(await self._heard.get()))
            self._heard.task_done()

    def _begin_work(self) -> None:
        if self._work is None:
            self._work = work(self._busy)
            self._work.__enter__()

    def _busy(self) -> bool:
        return self._ear is not None and self._hearing.scheduler.busy(self._ear)

    def _end_work(self) -> None:
        if self._work is not None:
            self._work.__exit__(None, None, None)
            self._work = None


def _frame(transcript: Transcript) -> Frame:
    kind = FinalFrame if transcript.final else PartialFrame
    return kind(transcript.text, "caller", time_now_iso8601(), transcript=transcript)
