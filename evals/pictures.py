"""The pictures of the pages, taken of real calls on a running line. `python -m evals.pictures OUT`.

Nothing is made up: a page calls with a recording as its microphone, others call by telephone, and the console looks
on. The voices are synthetic, and so is what they say.
"""

import asyncio
import base64
import os
import secrets
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer
from argon2 import PasswordHasher
from pydantic import SecretStr

from agent.ledger import Ledger
from agent.review import SupervisionSettings
from agent.settings import load_settings
from agent.supervision import supervised
from evals.callers import callers, render_caller
from evals.chrome import chrome, microphone
from evals.errors import EvalError
from evals.serving import serve
from telephony.app import create_app
from telephony.caller import CallerPlan
from telephony.dialler import Dial, dial
from telephony.loading import load_shared
from telephony.logs import quiet
from telephony.phone import PhoneSettings
from telephony.recording import from_samples
from telephony.settings import BrowserSettings, RecordingSettings, ServerSettings, TwilioSettings

_SIZES: Final = {"": {"width": 1360, "height": 860}, "-phone": {"width": 390, "height": 844}}
_QUESTION: Final = "Can I drink milk with my antibiotic, or should I wait a while?"
_EMERGENCY: Final = "Wait, my chest hurts and I can't breathe."
_UNKNOWN: Final = "Does purple chalk powder help against hiccups?"
_WEBP: Final = """async (png) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.9 })).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
}"""


@dataclass(frozen=True)
class Studio:
    """A browser, the line it looks at, and where its pictures go."""

    browser: Any
    url: str
    out: Path

    @asynccontextmanager
    async def page(self, path: str = "/", scheme: str = "light", size: str = "") -> AsyncIterator[Any]:
        """A new visitor's page."""
        context = await self.browser.new_context(locale="en-US", viewport=_SIZES[size], color_scheme=scheme)
        page = await context.new_page()
        await page.goto(self.url + path)
        try:
            yield page
        finally:
            await context.close()

    async def take(self, page: Any, name: str) -> None:
        """Take one picture."""
        png = base64.b64encode(await page.screenshot(animations="disabled")).decode()
        blank = await page.context.new_page()
        webp = await blank.evaluate(_WEBP, png)
        await blank.close()
        (self.out / f"{name}.webp").write_bytes(base64.b64decode(webp))
        typer.echo(f"{name}.webp", err=True)

    async def take_all(self, page: Any, name: str) -> None:
        """Take a picture in both sizes and themes."""
        for size, viewport in _SIZES.items():
            await page.set_viewport_size(viewport)
            for scheme, ending in (("light", ""), ("dark", "-dark")):
                await page.emulate_media(color_scheme=scheme)
                await asyncio.sleep(0.2)
                await self.take(page, f"{name}{size}{ending}")


async def _widget(studio: Studio, scheme: str, size: str) -> None:
    """One call from the page, from its button to an emergency."""
    ending = size + ("-dark" if scheme == "dark" else "")
    async with studio.page("/", scheme, size) as page:
        await page.wait_for_selector(".orb")
        await studio.take(page, f"widget-idle{ending}")
        await page.click(".orb")
        await page.locator(".going-on").wait_for(timeout=60_000)
        await studio.take(page, f"widget-hearing{ending}")
        await page.locator(".evidence blockquote").wait_for(timeout=60_000)
        await page.locator(".about-answer .heard").first.wait_for(timeout=60_000)
        await asyncio.sleep(1.5)
        await studio.take(page, f"widget-talking{ending}")
        await page.locator(".alarm a.number").first.wait_for(timeout=60_000)
        await asyncio.sleep(1.0)
        await studio.take(page, f"widget-escalated{ending}")
    async with studio.page("/", scheme, size) as page:
        await page.fill("#question", _UNKNOWN)
        await page.keyboard.press("Enter")
        await page.locator(".said-by-line").first.wait_for(timeout=60_000)
        await asyncio.sleep(0.8)
        await studio.take(page, f"widget-insufficient{ending}")


async def _phone(url: str, number: str, locale: str, *said: str) -> None:
    """One call by telephone, over the line's webhook and media stream."""
    spoken = [render_caller(text, locale, callers(locale)[0]) for text in said]
    recordings = [from_samples(locale, (each / np.float32(32768)).astype(np.float32)) for each in spoken]
    await dial(Dial(url, number=number, locale=locale), CallerPlan(recordings, start=2.0, linger=14.0))


async def _console(studio: Studio, password: str) -> None:
    async with studio.page("/console") as page:
        await studio.take_all(page, "console-door")
        await page.fill("#password", password)
        await page.keyboard.press("Enter")
        await page.get_by_role("heading", name="Live calls").wait_for()
        calls = [
            asyncio.create_task(_phone(studio.url, *call))
            for call in (
                ("+525512345678", "es-419", "¿Puedo tomar leche con el antibiótico?"),
                ("+14155552671", "en-US", "What should I do if I miss a dose?", _EMERGENCY),
            )
        ]
        async with studio.page() as caller:
            await caller.click(".orb")
            await page.locator(".live-call").nth(2).wait_for(timeout=60_000)
            await page.locator(".live-call.escalated").first.wait_for(timeout=60_000)
            await studio.take_all(page, "console-live")
            await page.set_viewport_size(_SIZES[""])
            await page.locator(".live-call.escalated a").first.click()
            await page.locator(".lanes .wave").first.wait_for(timeout=60_000)
            await asyncio.sleep(3.0)
            await studio.take_all(page, "console-timeline")
        await asyncio.gather(*calls)
        await page.get_by_role("button", name="Should have escalated").wait_for(timeout=60_000)
        await page.locator("audio").wait_for(timeout=30_000)
        await page.reload()
        await page.locator("audio").wait_for(timeout=30_000)
        await asyncio.sleep(1.0)
        await studio.take_all(page, "console-finished")
        for name, wait in (
            ("calls", "tbody tr"),
            ("figures", ".uplot"),
            ("turn", ".graph"),
            ("reading", ".entry"),
            ("record", "tbody tr"),
        ):
            await page.goto(f"{studio.url}/console#/{name}")
            await page.locator(wait).first.wait_for()
            await studio.take_all(page, f"console-{name}")
        await page.goto(f"{studio.url}/console#/reading")
        await page.get_by_role("button", name="Cards").click()
        await studio.take_all(page, "console-cards")


async def _review(studio: Studio, password: str) -> None:
    async with studio.page("/console") as page:
        await page.fill("#password", password)
        await page.keyboard.press("Enter")
        await page.get_by_role("heading", name="Live calls").wait_for()
        await page.goto(f"{studio.url}/console#/review")
        async with studio.page() as asking, studio.page() as other:
            for visitor, text in (
                (asking, "Can I drink milk with my antibiotic?"),
                (other, "What if I miss a dose?"),
            ):
                await visitor.fill("#question", text)
                await visitor.keyboard.press("Enter")
            await page.locator(".queue li").nth(1).wait_for(timeout=60_000)
            await studio.take_all(page, "console-review")


async def take(out: Path, only: str) -> None:
    """Take those pictures whose scene's name holds `only`."""
    password = secrets.token_urlsafe(9)
    os.environ["CONSOLE_PASSWORD_HASH"] = PasswordHasher().hash(password)
    shared = await asyncio.to_thread(load_shared, load_settings())
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder) / "ledger.sqlite")
        kept = RecordingSettings(
            enabled=True,
            key=SecretStr(base64.b64encode(secrets.token_bytes(32)).decode()),
            folder=Path(folder) / "kept",
        )
        caller = microphone(Path(folder) / "caller.wav", (3.0, _QUESTION), (9.0, _EMERGENCY))
        limits = BrowserSettings(calls_per_address=9, starts_per_minute=99)
        settings = ServerSettings(max_calls=9)
        open_line = create_app(shared, settings, TwilioSettings(), ledger, limits)
        recorded = create_app(
            shared, settings, TwilioSettings(), ledger, limits, PhoneSettings(recording=kept)
        )
        async with chrome(caller) as browser:
            if only in "widget":
                async with serve(open_line) as url:
                    for size in _SIZES:
                        for scheme in ("light", "dark"):
                            await _widget(Studio(browser, url, out), scheme, size)
            if only in "console":
                async with serve(recorded) as url:
                    await _console(Studio(browser, url, out), password)
            if only in "review":
                watched = supervised(shared.engines.reasoning.turn, ledger, SupervisionSettings(enabled=True))
                async with serve(recorded) as url, watched:
                    await _review(Studio(browser, url, out), password)
        ledger.close()


def main(
    out: Annotated[Path, typer.Argument(help="Folder for the pictures.")],
    only: Annotated[str, typer.Option(help="Only the widget, the console, or review.")] = "",
) -> None:
    """Take the pictures of the pages, of real calls."""
    quiet("ERROR")
    out.mkdir(parents=True, exist_ok=True)
    from playwright.async_api import Error as PageError

    try:
        asyncio.run(take(out, only))
    except PageError as error:
        typer.echo(
            f"error: a page did not get to what was to be seen ({error.message.splitlines()[0]}): take the pictures where nothing "
            "else runs",
            err=True,
        )
        raise typer.Exit(1) from None
    except EvalError as error:
        typer.echo(f"error: {error}", err=True)
        raise typer.Exit(2) from None


if __name__ == "__main__":
    typer.run(main)
