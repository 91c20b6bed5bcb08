"""The console's pages in a real browser, on a real line: log in, watch a call, act on it, read what the line says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from browser import Visit, chromium, on_the_board, site, visit
from playwright.async_api import Browser
from telephone import shared
from test_widget import HOSTILE, ask, serious

from agent.events import EventName
from agent.ledger import Ledger
from agent.review import SupervisionSettings
from agent.supervision import supervised
from agent.turn import TurnEngine
from evals.chrome import chrome


@pytest.fixture(autouse=True)
def password(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=1024)
    monkeypatch.setenv("CONSOLE_PASSWORD_HASH", hasher.hash("letmein"))


@asynccontextmanager
async def logged_in(browser: Browser, address: str) -> AsyncIterator[Visit]:
    async with visit(browser, f"{address}/console", color_scheme="dark") as seen:
        await seen.page.fill("#password", "wrong")
        await seen.page.keyboard.press("Enter")
        await seen.sees("wrong", 10)
        assert await serious(seen) == []
        await seen.page.fill("#password", "letmein")
        await seen.page.keyboard.press("Enter")
        await seen.page.get_by_role("heading", name="Live calls").wait_for()
        seen.complaints.clear()  # Chromium reports the refused attempt
        yield seen


async def test_an_operator_watches_a_call_and_acts_on_it() -> None:
    chromium()
    async with site(shared()) as (address, app), chrome() as browser, visit(browser, address) as caller:
        await caller.page.evaluate("navigator.mediaDevices.getUserMedia = async () => quietMicrophone()")
        await caller.call()
        call = await on_the_board(app)
        call.session.log.emit(EventName.FINAL, text=HOSTILE, locale="en-US")
        async with logged_in(browser, address) as seen:
            await seen.page.locator(".live-call").get_by_text("onerror").wait_for()
            assert await serious(seen) == []
            await seen.page.locator(".live-call a").click()
            await seen.page.locator(".lanes .bar.line").first.wait_for()
            assert await serious(seen) == []
            assert await seen.page.evaluate("window.hurt") is None
            await seen.page.fill("#say", "A colleague is here with you.")
            await seen.page.keyboard.press("Enter")
            await caller.sees("A colleague is here with you.")
            seen.page.on("dialog", lambda dialog: asyncio.ensure_future(dialog.accept()))
            await seen.page.get_by_role("button", name="End the call").click()
            await caller.in_phase("ended")
            await seen.page.get_by_role("button", name="Should have escalated").wait_for()
            assert seen.complaints == []


async def test_drafts_are_decided_with_the_keyboard_and_the_caller_s_page_shows_what_was_decided(
    tmp_path: Path,
) -> None:
    chromium()
    ledger = Ledger(tmp_path / "ledger.sqlite")
    loaded = shared()
    turn = TurnEngine(loaded.engines.reasoning.turn._graph)  # the shared one stays as it is
    reasoning = replace(loaded.engines.reasoning, turn=turn)
    watched = replace(loaded, engines=replace(loaded.engines, reasoning=reasoning))
    async with (
        supervised(turn, ledger, SupervisionSettings(enabled=True)),
        site(watched, ledger=ledger) as (address, _),
        chrome() as browser,
        visit(browser, address) as caller,
        visit(browser, address) as other,
        logged_in(browser, address) as seen,
    ):
        await ask(caller, "Can I drink milk with my antibiotic?")
        await caller.sees("a colleague")
        await ask(other, "What should I do if I miss a dose?")
        await seen.page.goto(f"{address}/console#/review")
        await seen.page.locator(".queue li").nth(1).wait_for()
        await seen.page.locator(".desk .evidence blockquote").first.wait_for()
        assert await serious(seen) == []
        press = seen.page.keyboard.press
        here = ".queue li:nth-child({}) button[aria-current='true']"
        await press("k")
        await seen.page.locator(here.format(1)).wait_for()
        first = await seen.page.locator(".desk .asked").inner_text()
        edited, rejected = (caller, other) if "milk" in first else (other, caller)
        await press("e")
        assert await seen.page.evaluate("document.activeElement.id") == "draft"
        await press("Control+End")
        await seen.page.keyboard.type(" Ask your pharmacist, who knows the rest.")
        await press("Control+Enter")
        await edited.sees("Ask your pharmacist, who knows the rest.")
        await edited.page.locator(".evidence blockquote").first.wait_for()
        await seen.page.locator(".queue li").nth(1).wait_for(state="detached")
        await press("j")
        await press("r")
        await seen.sees("No draft is waiting.")
        await rejected.page.locator(".said-by-line").nth(1).wait_for()
        assert await rejected.page.locator(".evidence blockquote").count() == 0
        assert seen.complaints == []
    acts = [each["act"] for each in ledger.audits()]
    assert acts[:2] == ["review_reject", "review_edit"]
    ledger.close()


async def test_a_reviewer_reads_everything_the_line_says_side_by_side() -> None:
    chromium()
    async with (
        site(shared()) as (address, _),
        chrome() as browser,
        logged_in(browser, address) as seen,
    ):
        for place, heading in (
            ("reading", "What the line will"),
            ("turn", "The turn"),
            ("calls", "Calls"),
            ("record", "Record"),
        ):
            await seen.page.goto(f"{address}/console#/{place}")
            await seen.page.get_by_role("heading", name=heading).first.wait_for()
            assert await serious(seen) == [], place
        await seen.page.goto(f"{address}/console#/reading")
        await seen.page.get_by_role("button", name="Cards").click()
        await seen.page.fill("#filter", "toronja")
        columns = seen.page.locator(".entry:not([hidden])").first.locator(".column")
        assert [await each.get_attribute("lang") for each in await columns.all()] == [
            "en-US",
            "es-419",
            "pt-BR",
        ]
        assert seen.complaints == []
