"""A caller who talks all through the escalation script: does every byte of it reach their ear, in order, confirmed?"""

import asyncio
import audioop
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from agent.events import Event, EventName
from evals.callers import callers, render_caller
from evals.faults.cell import Moment, TimedCaller
from evals.twilio.switchboard import switchboard
from guardrails.scripts import script
from telephony.caller import CallerPlan
from telephony.line import FRAME_BYTES, Line, WireEventName
from telephony.recording import Recording, from_samples

WORDS: Final = {
    "en-US": ("No wait, stop, I only wanted to ask about my pills.", "Hello? Are you listening to me?"),
    "es-419": ("No, espere, yo solo quería preguntar por mis pastillas.", "¿Aló? ¿Me está escuchando?"),
    "pt-BR": ("Não, espera, eu só queria perguntar dos meus remédios.", "Alô? Você tá me ouvindo?"),
}
"""What is said over the script, again and again."""
_BEGINS: Final = 1.0
"""Seconds into the call at which the emergency key is pressed, in the middle of the greeting."""
_PER_WORD: Final = 0.25


@dataclass(frozen=True, slots=True)
class TalkOver:
    """What became of one script."""

    locale: str
    script_bytes: int
    """μ-law, 8 kHz."""
    heard_bytes: int
    """Of it, in one piece, in the caller's ear."""
    cleared: int
    """`clear` messages while it was said."""
    confirmed: bool
    """Its mark came back, and the line took note."""
    finals: int
    """Utterances over the script that recognition heard and the gate read."""

    @property
    def held(self) -> bool:
        """Whether all of it was heard and confirmed, and the caller too."""
        whole = self.script_bytes == self.heard_bytes > 0 and self.cleared == 0
        return whole and self.confirmed and self.finals > 0


async def run_all(folder: Path) -> list[TalkOver]:
    """One call in each language, at the same time."""
    found = []
    for locale in WORDS:
        (folder / locale).mkdir()
        found.append(_run(locale, folder / locale))
    return list(await asyncio.gather(*found))


async def _run(locale: str, folder: Path) -> TalkOver:
    said = [_spoken(text, locale) for text in WORDS[locale]]
    moments, at = [Moment(_BEGINS, key="9")], _BEGINS + 0.6
    for number in range(4):
        recording = said[number % len(said)]
        moments.append(Moment(at, recording))
        at += recording.seconds + 0.6
    async with switchboard(folder, human_number=None, per_word=_PER_WORD, locales=(locale,)) as board:
        caller = TimedCaller(moments, leaves=at + 8.0)
        board.network.caller = lambda plan: caller
        calling = asyncio.create_task(
            board.network.call(CallerPlan(()), path=f"/twilio/voice?locale={locale}")
        )
        while not calling.done():
            if caller.speaking is not None:
                board.line.decoder.text = caller.speaking.name
                board.line.decoder.seconds = caller.speaking.seconds
            await asyncio.wait({calling}, timeout=0.02)
        trace = calling.result()
        await asyncio.sleep(0.3)
        record = board.exchange.calls.get(trace.call)
        events = list(record.events) if record else []
        country = record.country if record else None
        text = script("general", locale, country)
        pcm = b"".join([piece async for piece in board.line.speaking.say(text, locale, 8000)])
        return _seen(locale, ulaw(pcm), trace.lines[0], events)


def ulaw(pcm: bytes) -> bytes:
    """What goes over the wire of int16 mono at 8 kHz: whole frames of 20 ms."""
    return audioop.lin2ulaw(pcm + b"\0" * (-len(pcm) % (2 * FRAME_BYTES)), 2)


def longest_piece(wanted: bytes, heard: bytes) -> int:
    """Bytes of `wanted`, from its first on, that are in `heard` in one piece."""
    if wanted in heard:
        return len(wanted)
    low, high = 0, len(wanted)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if wanted[:middle] in heard else (low, middle - 1)
    return low


def _seen(locale: str, wanted: bytes, line: Line, events: Sequence[Event]) -> TalkOver:
    began = next((e.t for e in events if _is_script(e, EventName.SAY_STARTED)), float("inf"))
    ended = next((e.t for e in events if _is_script(e, EventName.SAY_FINISHED)), float("inf"))
    played = [e for e in events if e.name is EventName.ESCALATION and e.fields["phase"] == "played"]
    # On the wire's own clock: the script ends where its mark came back, and began its own length before.
    marks = [
        e.t
        for e in line.events
        if e.name is WireEventName.MARK and str(e.fields["mark"]).startswith("general-")
    ]
    until = marks[0] if marks else float("inf")
    since = until - len(wanted) / 8000 + 0.1 if marks else 0.0
    clears = [e for e in line.events if e.name is WireEventName.CLEAR and since < e.t < until]
    finals = [e for e in events if e.name is EventName.FINAL and e.fields["text"] and began < e.t < ended]
    confirmed = bool(played) and bool(played[0].fields.get("confirmed"))
    heard = longest_piece(wanted, bytes(line.heard))
    return TalkOver(locale, len(wanted), heard, len(clears), confirmed, len(finals))


def _is_script(event: Event, name: EventName) -> bool:
    return event.name is name and event.fields["kind"] == "script"


def _spoken(text: str, locale: str) -> Recording:
    pcm = render_caller(text, locale, callers(locale)[0], 8000)
    return from_samples(text, pcm.astype(np.float32) / np.float32(32768))


def table(found: Sequence[TalkOver]) -> str:
    """A Markdown table."""
    rows = [
        f"| {each.locale} | {each.script_bytes} ({each.script_bytes / 8000:.2f} s) | {each.heard_bytes} | {each.cleared} "
        f"| {'yes' if each.confirmed else '**no**'} | {each.finals} |"
        for each in found
    ]
    head = (
        "| language | bytes of the script | heard in one piece | `clear` while it ran | confirmed by its mark "
        "| utterances over it that the gate read |\n|---|---|---|---|---|---|"
    )
    return "\n".join([head, *rows]) + "\n"
