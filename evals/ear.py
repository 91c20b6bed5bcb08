"""An ear on a browser: what a page plays of the line, and what a listener makes of it."""

import asyncio
import base64
from typing import Any, Final

import numpy as np

from voices.hearing import Hearing
from voices.resample import from_pcm, resample, to_pcm
from voices.transcript import Transcript

RATE: Final = 16_000
"""Hz of what the ear keeps."""
_FRAME: Final = RATE // 50
_LOUD: Final = 0.01
_PAUSE: Final = 20
"""Frames of 20 ms without sound that end an utterance."""

EAR: Final = """
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
"""Runs before a page's own scripts: keeps what the browser plays, and the connections, within reach."""


async def played(page: Any) -> bytes:
    """What a page with the ear in it has played of the line: int16 mono at `RATE`."""
    audio = base64.b64decode(await page.evaluate("heardAudio()"))
    rate = await page.evaluate("window.earRate ?? 16000")
    return audio if rate == RATE else to_pcm(resample(from_pcm(audio), rate, RATE))


async def transcribe(hearing: Hearing, pcm: bytes, locale: str = "en-US") -> str:
    """What a listener makes of audio at `RATE`, cut where it is quiet."""
    heard: list[Transcript] = []
    ear = hearing.open(locale, RATE, heard.append, lambda _: None)
    samples = from_pcm(pcm)
    frames = samples[: len(samples) // _FRAME * _FRAME].reshape(-1, _FRAME)
    speaking, quiet = False, 0
    for frame, level in zip(frames, np.sqrt(np.mean(frames**2, axis=1)), strict=True):
        if level > _LOUD and not speaking:
            ear.speech_started()
            speaking = True
        quiet = 0 if level > _LOUD else quiet + 1
        ear.push(to_pcm(frame))
        if speaking and quiet > _PAUSE:
            ear.speech_stopped()
            speaking = False
            await ear.settled()
    if speaking:
        ear.speech_stopped()
    await ear.settled()
    await asyncio.sleep(0.05)
    ear.close()
    return " ".join(each.text for each in heard if each.final)
