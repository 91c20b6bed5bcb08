"""Text in and out for clients that speak RTVI: Pipecat's own client and its evaluation harness."""

import asyncio
from typing import Any, Final

from pipecat.frames.frames import (
    Frame,
    LLMFullResponseEndFrame,
    LLMFullResponseStartFrame,
    LLMMessagesAppendFrame,
    LLMTextFrame,
)
from pipecat.pipeline.worker import PipelineWorker
from pipecat.processors.frame_processor import FrameDirection, FrameProcessor
from pipecat.utils.time import time_now_iso8601

from agent.events import Event, EventName, Subscriber
from telephony.frames import FinalFrame
from telephony.session import Session
from voices.transcript import Transcript

_SPOKEN: Final = frozenset(
    {"answer", "source", "reflection", "refusal", "no_match", "phrase", "script", "check"}
)


class TextIn(FrameProcessor):
    """What a client types is heard as if it had been said: by the gate first."""

    def __init__(self, session: Session) -> None:
        """Stands in front of everything."""
        super().__init__()
        self._session = session

    async def process_frame(self, frame: Frame, direction: FrameDirection) -> None:
        """Turn messages of the user into finals."""
        await super().process_frame(frame, direction)
        if not isinstance(frame, LLMMessagesAppendFrame):
            await self.push_frame(frame, direction)
            return
        for message in frame.messages:
            told: dict[str, Any] = dict(message) if isinstance(message, dict) else {}
            text = told.get("content")
            if isinstance(text, str) and told.get("role") == "user":
                said = Transcript(text, self._session.locale, text, True, ())
                await self.push_frame(
                    FinalFrame(text, "caller", time_now_iso8601(), transcript=said), direction
                )


def tell(worker: PipelineWorker) -> Subscriber:
    """Tells a client what the line says, in words, as it begins to say it."""

    def heard(event: Event) -> None:
        if event.name is EventName.SAY_STARTED and event.fields["kind"] in _SPOKEN:
            asyncio.get_running_loop().create_task(
                worker.queue_frames(
                    [
                        LLMFullResponseStartFrame(),
                        LLMTextFrame(text=str(event.fields["text"])),
                        LLMFullResponseEndFrame(),
                    ]
                )
            )

    return heard
