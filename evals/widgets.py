"""Many widgets at once: real browser pages that all call, talk and listen at the same time. `python -m evals.widgets`.

Each page has a recording as its microphone. What counts is whether every page connected, was answered with a card,
and got every mark in order; the times say how much slower everything is when all of them share this machine.
"""

import asyncio
import contextlib
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from agent.settings import load_settings
from evals.chrome import chrome, microphone
from evals.ear import EAR, played, transcribe
from evals.errors import EvalError
from evals.serving import serve
from telephony.app import create_app
from telephony.loading import load_shared
from telephony.logs import quiet
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings

_LEAD: Final = 6.0
"""Seconds of silence before the caller speaks: they interrupt the greeting."""
_LISTENED: Final = 6.0
"""Seconds for which an answer is listened to."""
_ASKED: Final = "Can I drink milk with my antibiotic?"


@dataclass(frozen=True, slots=True)
class Widget:
    """How one page fared. Times in seconds."""

    connected: float | None
    """From the press of the button to a connection."""
    answered: float | None
    """From the press of the button to the evidence on the screen."""
    spoken: bool
    """Whether the page was told of an answer being said."""
    heard: str
    """What Whisper makes of what the browser played, the greeting included."""
    complaints: int
    """Errors in the page's console."""


async def _one(browser: Any, url: str, seconds: float) -> tuple[Widget, bytes]:
    from playwright.async_api import Error

    context = await browser.new_context(locale="en-US")
    page = await context.new_page()
    await page.add_init_script(EAR)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    connected = answered = None
    spoken, audio = False, b""
    try:
        await page.goto(url)
        await page.wait_for_selector(".orb")
        pressed = time.monotonic()
        await page.click(".orb")
        phase = "() => document.documentElement.dataset.phase === 'live'"
        await page.wait_for_function(phase, timeout=seconds * 1000)
        connected = time.monotonic() - pressed
        await page.wait_for_selector(".evidence blockquote", timeout=seconds * 1000)
        answered = time.monotonic() - pressed
        await page.wait_for_selector(".about-answer .heard", timeout=seconds * 1000)
        spoken = True
        await asyncio.sleep(_LISTENED)
    except Error as error:
        complaints.append(str(error))
    finally:
        with contextlib.suppress(Error):
            audio = await played(page)
        await context.close()
    return Widget(connected, answered, spoken, "", len(complaints)), audio


async def run(count: int, seconds: float, tell: Callable[[Widget], None]) -> list[Widget]:
    """`count` pages that call at once, each given `seconds` for every step; `tell` is called as each is done.

    Raises:
        EvalError: there is no Chromium.
    """
    shared = await asyncio.to_thread(load_shared, load_settings())
    limits = BrowserSettings(calls_per_address=count, starts_per_minute=10 * count)
    app = create_app(shared, ServerSettings(max_calls=count), TwilioSettings(), None, browser=limits)
    found: list[Widget] = []
    with tempfile.TemporaryDirectory() as folder:
        recording = microphone(Path(folder) / "caller.wav", (_LEAD, _ASKED))
        async with serve(app) as url, chrome(recording) as browser:
            fared = await asyncio.gather(*(_one(browser, url, seconds) for _ in range(count)))
        for each, audio in fared:
            heard = await transcribe(shared.engines.hearing, audio)
            found.append(replace(each, heard=heard))
            tell(found[-1])
    return found


def main(
    count: Annotated[int, typer.Option(help="How many pages call at once.")] = 10,
    seconds: Annotated[float, typer.Option(help="Longest wait for each step.")] = 90.0,
) -> None:
    """Let many widgets call at once. Prints one JSON object a page; exit code 1 if one of them got no answer."""
    quiet("ERROR")
    try:
        found = asyncio.run(run(count, seconds, lambda each: typer.echo(json.dumps(asdict(each)))))
    except EvalError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None
    if any(each.answered is None or not each.spoken for each in found):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
