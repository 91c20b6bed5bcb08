"""Many widgets at once: real browser pages that all call, talk and listen at the same time. `python -m evals.widgets`.

Each page has a recording as its microphone. What counts is whether every page connected, was answered with a card,
and got every mark in order; the times say how much slower everything is when all of them share this machine.
"""

import asyncio
import json
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer
import uvicorn

from agent.settings import load_settings
from evals.callers import callers, render_caller, write_wav
from evals.errors import EvalError
from telephony.app import create_app
from telephony.loading import load_shared
from telephony.logs import quiet
from telephony.server import address, listen
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings

_RATE: Final = 48_000
_LEAD: Final = 3.0
"""Seconds of silence before the caller speaks: they interrupt the greeting."""
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
    complaints: int
    """Errors in the page's console."""


def chromium() -> str:
    """Chromium's path.

    Raises:
        EvalError: there is none.
    """
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise EvalError("there is no Chromium: `apt-get install chromium`")
    return found


def _microphone(path: Path) -> Path:
    said = render_caller(_ASKED, "en-US", callers("en-US")[0], _RATE, "clean")
    quiet = np.zeros(int(_LEAD * _RATE), dtype=np.int16)
    return write_wav(path, np.concatenate([quiet, said, np.zeros(60 * _RATE, dtype=np.int16)]), _RATE)


async def _one(browser: Any, url: str, seconds: float) -> Widget:
    from playwright.async_api import Error

    context = await browser.new_context(locale="en-US")
    page = await context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    connected = answered = None
    spoken = False
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
    except Error as error:
        complaints.append(str(error))
    finally:
        await context.close()
    return Widget(connected, answered, spoken, len(complaints))


async def run(count: int, seconds: float, tell: Callable[[Widget], None]) -> list[Widget]:
    """`count` pages that call at once, each given `seconds` for every step; `tell` is called as each is done.

    Raises:
        EvalError: there is no Chromium.
    """
    from playwright.async_api import async_playwright

    path = chromium()
    shared = await asyncio.to_thread(load_shared, load_settings())
    browser_settings = BrowserSettings(calls_per_address=count, starts_per_minute=10 * count)
    app = create_app(
        shared, ServerSettings(max_calls=count), TwilioSettings(), None, browser=browser_settings
    )
    bound = listen("127.0.0.1", 0)
    serving = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    task = asyncio.create_task(serving.serve(sockets=[bound]))
    with tempfile.TemporaryDirectory() as folder:
        recording = _microphone(Path(folder) / "caller.wav")
        arguments = [
            "--no-sandbox",
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-audio-capture={recording}%noloop",
        ]
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=arguments)
            pages = [_one(browser, address(bound), seconds) for _ in range(count)]
            found = []
            for fared in asyncio.as_completed(pages):
                found.append(await fared)
                tell(found[-1])
            await browser.close()
    serving.should_exit = True
    await task
    return found


def main(
    count: Annotated[int, typer.Option(help="How many pages call at once.")] = 10,
    seconds: Annotated[float, typer.Option(help="Longest wait for each step.")] = 90.0,
) -> None:
    """Let many widgets call at once. Prints one JSON object a page; exit code 1 if one of them got no answer."""
    quiet("ERROR")
    found = asyncio.run(run(count, seconds, lambda each: typer.echo(json.dumps(asdict(each)))))
    if any(each.answered is None or not each.spoken for each in found):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
