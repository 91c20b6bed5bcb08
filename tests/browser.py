"""What the tests of the pages share: a server, a real headless Chromium with a recording as its microphone, and an ear."""

import asyncio
import base64
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
from listening import Listener, hearing
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from evals.callers import callers, render_caller, write_wav
from telephony.app import create_app
from telephony.call import Shared
from telephony.server import listen
from telephony.settings import BrowserSettings, ServerSettings, TwilioSettings
from voices.resample import from_pcm, resample, to_pcm

MICROPHONE_RATE = 48_000
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}

EAR = """
(() => {
  const Peer = RTCPeerConnection;
  window.peers = [];
  window.heard = [];
  window.RTCPeerConnection = class extends Peer {
    constructor(...given) {
      super(...given);
      window.peers.push(this);
      this.addEventListener("track", (event) => {
        const context = (window.ear ??= new AudioContext({ sampleRate: 16000 }));
        window.earRate = context.sampleRate;
        const source = context.createMediaStreamSource(new MediaStream([event.track]));
        const tap = context.createScriptProcessor(4096, 1, 1);
        tap.onaudioprocess = (now) => window.heard.push(new Float32Array(now.inputBuffer.getChannelData(0)));
        source.connect(tap);
        tap.connect(context.destination);
      });
    }
  };
  window.quietMicrophone = () => new AudioContext().createMediaStreamDestination().stream;
  window.heardAudio = () => {
    const all = new Int16Array(window.heard.reduce((sum, each) => sum + each.length, 0));
    let at = 0;
    for (const each of window.heard) for (const sample of each) all[at++] = Math.max(-1, Math.min(1, sample)) * 32767;
    const bytes = new Uint8Array(all.buffer);
    let text = "";
    for (let from = 0; from < bytes.length; from += 8192) text += String.fromCharCode(...bytes.subarray(from, from + 8192));
    return btoa(text);
  };
})();
"""
"""Runs before the page's own scripts: keeps what the browser plays, and the connections, within reach of the tests."""


def chromium() -> str:
    """Chromium's path; skips the test where there is none."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium: `apt-get install chromium`, or set CHROMIUM to its path")
    return found


@asynccontextmanager
async def site(
    loaded: Shared, browser: BrowserSettings | None = None, **server: Any
) -> AsyncIterator[tuple[str, Any]]:
    """A server on a free port: its address, and its application."""
    app = create_app(loaded, ServerSettings(max_calls=12, **server), TwilioSettings(), browser=browser)
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
        audio = base64.b64decode(await self.page.evaluate("heardAudio()"))
        rate = await self.page.evaluate("window.earRate ?? 16000")
        return audio if rate == 16_000 else to_pcm(resample(from_pcm(audio), rate, 16_000))


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
    await page.add_init_script(EAR)
    try:
        await page.goto(address)
        await page.wait_for_selector("main")
        yield seen
    finally:
        await context.close()


async def transcribe(pcm: bytes, locale: str = "en-US") -> str:
    """What a listener makes of audio at 16 kHz, cut where it is quiet."""
    heard = Listener()
    ear = hearing().open(locale, 16_000, heard.all.append, heard.errors.append)
    frame = 16_000 // 50 * 2
    samples = np.frombuffer(pcm, dtype="<i2").astype(np.float32) / 32768
    loud = [
        float(np.sqrt(np.mean(samples[at : at + 320] ** 2))) > 0.01
        for at in range(0, len(samples) - 320, 320)
    ]
    speaking, quiet = False, 0
    for index, is_loud in enumerate(loud):
        if is_loud and not speaking:
            ear.speech_started()
            speaking = True
        quiet = 0 if is_loud else quiet + 1
        ear.push(pcm[index * frame : (index + 1) * frame])
        if speaking and quiet > 20:
            ear.speech_stopped()
            speaking = False
            await ear.settled()
    if speaking:
        ear.speech_stopped()
    await ear.settled()
    await asyncio.sleep(0.05)
    ear.close()
    return " ".join(each.text for each in heard.finals)
