"""Recorded callers of the benchmarks, made so that the moment that counts is known to the sample."""

import audioop
from dataclasses import dataclass

import numpy as np

from evals.callers import render_caller
from evals.phone import PHONE_RATE, Pcm, phone_line
from telephony.line import FRAME_BYTES, SILENCE
from telephony.recording import Recording
from voices.speaking import Speaking

QUESTIONS = (
    "Can I drink alcohol with my antibiotics?",
    "What should I do if I missed a dose?",
    "How should I store my insulin when I travel?",
    "Can I take my pill with grapefruit juice?",
    "How do I throw away old medicines?",
    "Do generic medicines work as well as the brand?",
)

BEFORE = (
    "Hello, I was calling about my mother's medicine, she takes a lot of them and",
    "Hi there, so I wanted to ask you something about the pills that I picked up yesterday, but",
)
FLAGS = (
    "I have crushing chest pain.",
    "I can't breathe.",
    "I want to kill myself.",
    "My face is drooping and my arm is weak.",
    "my son swallowed a whole bottle of pills.",
    "she is unconscious and won't wake up.",
)
AFTER = "and I was also going to ask about the pharmacy, because they told me to call back in the morning and wait."
BARGE = "Sorry, wait, I have another question about that."


@dataclass(frozen=True, slots=True)
class Clip:
    """A recording and the moment that counts in it."""

    recording: Recording
    moment: float
    """Seconds from its first sample."""


def _recording(name: str, pcm: Pcm) -> Recording:
    ulaw = audioop.lin2ulaw(np.ascontiguousarray(pcm, np.int16).tobytes(), 2)
    ulaw += SILENCE[: -len(ulaw) % FRAME_BYTES]
    return Recording(name, ulaw, silent=False)


def trimmed(pcm: Pcm, floor: int = 200) -> Pcm:
    """Without the quiet before and after the words."""
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > floor)
    return pcm if loud.size == 0 else pcm[loud[0] : loud[-1] + 1]


async def in_piper(speaking: Speaking, text: str) -> Pcm:
    """A text in the English Piper voice, as a telephone carries it."""
    pcm = b"".join([chunk async for chunk in speaking.say(text, "en-US", PHONE_RATE)])
    return phone_line(trimmed(np.frombuffer(pcm, np.int16)), PHONE_RATE)


async def emergency(speaking: Speaking, index: int) -> Clip:
    """A story with an emergency in its middle; the moment is the end of the emergency's words."""
    parts = [
        await in_piper(speaking, text)
        for text in (BEFORE[index % len(BEFORE)], FLAGS[index % len(FLAGS)], AFTER)
    ]
    gap = np.zeros(PHONE_RATE // 10, np.int16)
    said = np.concatenate([parts[0], gap, parts[1]])
    whole = np.concatenate([said, gap, parts[2]])
    return Clip(_recording(f"emergency-{index}", whole), len(said) / PHONE_RATE)


def question(index: int) -> Clip:
    """An ordinary question; the moment is its end."""
    pcm = trimmed(render_caller(QUESTIONS[index % len(QUESTIONS)], "en-US", "am_michael"))
    return Clip(_recording(f"question-{index}", pcm), len(pcm) / PHONE_RATE)


def barge_in(index: int, wait: float = 5.0) -> Clip:
    """A question, and while it is being answered another; the moment is the onset of the second."""
    first, second = question(index), trimmed(render_caller(BARGE, "en-US", "am_fenrir"))
    asked = np.frombuffer(audioop.ulaw2lin(first.recording.ulaw, 2), np.int16)
    quiet = np.zeros(int(wait * PHONE_RATE), np.int16)
    before = np.concatenate([asked, quiet])
    return Clip(_recording(f"barge-{index}", np.concatenate([before, second])), len(before) / PHONE_RATE)
