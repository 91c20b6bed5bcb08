"""What the tests of the pages share: a server, a visitor of its pages in a real headless Chromium, and an ear."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from listening import hearing
from playwright.async_api import Browser, BrowserContext, Page

from agent.ledger import Ledger
from evals import chrome, ear
from evals.errors import EvalError
from evals.serving import serve
from telephony.app import create_app
from telephony.call import Shared
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}


def chromium() -> str:
    """Chromium's path; skips the test where there is none."""
    try:
        return chrome.chromium()
    except EvalError as error:
        pytest.skip(str(error))


@asynccontextmanager
async def site(
    loaded: Shared, browser: BrowserSettings | None = None, ledger: Ledger | None = None, **server: Any
) -> AsyncIterator[tuple[str, Any]]:
    """A server on a free port: its address, and its application."""
    app = create_app(loaded, ServerSettings(max_calls=12, **server), TwilioSettings(), ledger, browser)
    async with serve(app) as address:
        yield address, app


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


async def on_the_board(app: Any) -> Any:
    """The one call that is running: the page is connected a moment before its call is on the board."""
    async with asyncio.timeout(10):
        while not app.state.exchange.running:  # noqa: ASYNC110 - what a browser does has no event
            await asyncio.sleep(0.02)
    (call,) = app.state.exchange.running
    return call


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
