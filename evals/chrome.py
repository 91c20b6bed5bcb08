"""A headless Chromium whose microphone is a recording."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from evals.callers import callers, render_caller, write_wav
from evals.errors import EvalError

if TYPE_CHECKING:
    from playwright.async_api import Browser

_RATE: Final = 48_000


def chromium() -> str:
    """Chromium's path: `CHROMIUM` of the environment, or the one that is installed.

    Raises:
        EvalError: there is none.
    """
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        raise EvalError("no Chromium: `apt-get install chromium`, or set CHROMIUM to its path")
    return found


def microphone(path: Path, *parts: tuple[float, str], locale: str = "en-US", after: float = 60.0) -> Path:
    """A recording of a caller who says each text after so many seconds of silence, and then says nothing."""
    pieces = []
    for seconds, text in parts:
        pieces.append(np.zeros(round(seconds * _RATE), dtype=np.int16))
        pieces.append(render_caller(text, locale, callers(locale)[0], _RATE, "clean"))
    pieces.append(np.zeros(round(after * _RATE), dtype=np.int16))
    return write_wav(path, np.concatenate(pieces), _RATE)


@asynccontextmanager
async def chrome(recording: Path | None = None, *, allow: bool = True) -> AsyncIterator["Browser"]:
    """A browser; every page of it has the recording as its microphone, from its beginning.

    Without a recording the microphone beeps; with `allow=False` the visitor does not let a page listen.

    Raises:
        EvalError: there is no Chromium.
    """
    from playwright.async_api import async_playwright

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
