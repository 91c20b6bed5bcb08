"""What the tests of the pages share: a server, a real headless Chromium with a recording as its microphone, and an ear."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import uvicorn
from listening import hearing
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from agent.ledger import Ledger
from evals import ear
from evals.callers import callers, render_caller, write_wav
from telephony.app import create_app
from telephony.call import Shared
from telephony.port import listen
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings

MICROPHONE_RATE = 48_000
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}


def chromium() -> str:
    """Chromium's path; skips the test where there is none."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium: `apt-get install chromium`, or set CHROMIUM to its path")
    return found


@asynccontextmanager
async def site(
    loaded: Shared, browser: BrowserSettings | None = None, ledger: Ledger | None = None, **server: Any
) -> AsyncIterator[tuple[str, Any]]:
    """A server on a free port: its address, and its application."""
    app = create_app(loaded, ServerSettings(max_calls=12, **server), TwilioSettings(), ledger, browser)
    bound = listen("127.0.0.1", 0)
    serving = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    task = asyncio.create_task(serving.serve(sockets=[bound]))
    while not serving.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.02)
    try:
        yield "http://{}:{}".format(*bound.getsockname()), app
    finally:
        serving.should_exit = True
        await task


def microphone(path: Path, *parts: tuple[float, str], locale: str = "en-US", after: float = 20.0) -> Path:
    """A recording of a caller who says each text after so many seconds of silence, and then says nothing."""
    pieces = []
    for seconds, text in parts:
        pieces.append(np.zeros(round(seconds * MICROPHONE_RATE), dtype=np.int16))
        pieces.append(render_caller(text, locale, callers(locale)[0], MICROPHONE_RATE, "clean"))
    pieces.append(np.zeros(round(after * MICROPHONE_RATE), dtype=np.int16))
    return write_wav(path, np.concatenate(pieces), MICROPHONE_RATE)


@asynccontextmanager
async def chrome(recording: Path | None = None, *, allow: bool = True) -> AsyncIterator[Browser]:
    """A browser; without a recording its microphone beeps, with `allow=False` its user says no."""
    arguments = [
        "--no-sandbox",
        "--disable-gpu",
        "--use-fake-device-for-media-stream",
        "--autoplay-policy=no-user-gesture-required",
        "--use-fake-ui-for-media-stream" if allow else "--deny-permission-prompts",
    ]
    if recording is not None:
        arguments.append(f"--use-file-for-fake-audio-capture={recording}%noloop")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=arguments)
        try:
            yield browser
        finally:
            await browser.close()


@dataclass
class Visit:
    """A page that somebody looks at, with what it complained of."""

    page: Page
    context: BrowserContext
    complaints: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    async def state(self) -> str:
        """The page's phase: idle, asking, connecting, live, lost, ended, trouble."""
        return str(await self.page.evaluate("document.documentElement.dataset.phase"))

    async def in_phase(self, phase: str, seconds: float = 30) -> None:
        """Wait for a phase."""
        await self.page.wait_for_function(
            "phase => document.documentElement.dataset.phase === phase", arg=phase, timeout=seconds * 1000
        )

    async def sees(self, text: str, seconds: float = 30) -> None:
        """Wait until a text is in sight."""
        await self.page.get_by_text(text).first.wait_for(timeout=seconds * 1000)

    async def call(self) -> None:
        """Press the button and wait for the line."""
        await self.page.locator(".orb").click()
        await self.in_phase("live")

    async def heard(self) -> bytes:
        """What the browser has played of the line, int16 mono at 16 kHz."""
        return await ear.played(self.page)


@asynccontextmanager
async def visit(
    browser: Browser, address: str, locale: str = "en-US", **options: Any
) -> AsyncIterator[Visit]:
    """Open the page as a new visitor."""
    context = await browser.new_context(locale=locale, viewport=options.pop("viewport", DESKTOP), **options)
    page = await context.new_page()
    seen = Visit(page, context)
    page.on("console", lambda said: seen.complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    page.on("request", lambda request: seen.asked.append(request.url))
    await page.add_init_script(ear.EAR)
    try:
        await page.goto(address)
        await page.wait_for_selector("main")
        yield seen
    finally:
        await context.close()


async def transcribe(pcm: bytes, locale: str = "en-US") -> str:
    """What a listener makes of what the browser played."""
    return await ear.transcribe(hearing(), pcm, locale)
