"""Prompts rendered once and kept: found by what they say and how, not by a name."""

import hashlib
import logging
import os
import re
import struct
import tempfile
import threading
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_log: Final = logging.getLogger(__name__)

_MAGIC: Final = b"ATP1"
_HEADER: Final = struct.Struct("<4sIQ16s")
"""Magic, sample rate in Hz, bytes of PCM, BLAKE2b-128 of the PCM."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Everything that decides how a prompt sounds."""

    voice: str
    """Fingerprint of the voice: its weights, its configuration, its speaker and the settings of synthesis."""
    text: str
    """As spoken: numbers and abbreviations written out."""
    rate: int
    """Hz of the rendered audio."""
    speed: float = 1.0
    """1.0 is the voice's own pace, 0.8 slower."""

    @property
    def key(self) -> str:
        """The address of its audio."""
        what = "\x1f".join((self.voice, self.text, str(self.rate), f"{self.speed:.3f}"))
        return hashlib.blake2b(what.encode(), digest_size=20).hexdigest()


class PromptStore:
    """Rendered prompts on disk, the ones in use also in memory.

    A file is written beside its place and moved there when it is whole, so a crash leaves either the old state
    or the new one. A file whose content does not match its own checksum is removed and counts as not rendered.
    A disk that fails or is full costs the next process its prompts, not this one: what was put is kept in memory.
    Several threads and processes may share a folder.
    """

    def __init__(self, folder: Path, memory_bytes: int = 64 * 1024 * 1024) -> None:
        """Use `folder`, made when first written; keep up to `memory_bytes` of audio in memory."""
        self.folder = folder
        self._memory_bytes = memory_bytes
        self._memory: OrderedDict[str, bytes] = OrderedDict()
        self._held = 0
        self._lock = threading.Lock()

    def get(self, prompt: Prompt) -> bytes | None:
        """int16 mono PCM at the prompt's rate, or None if it is not rendered."""
        key = prompt.key
        with self._lock:
            held = self._memory.get(key)
            if held is not None:
                self._memory.move_to_end(key)
                return held
        pcm = self._read(self._path(key), prompt.rate)
        if pcm is not None:
            self._hold(key, pcm)
        return pcm

    def put(self, prompt: Prompt, pcm: bytes) -> None:
        """Keep the audio of a prompt."""
        key = prompt.key
        self._hold(key, pcm)
        digest = hashlib.blake2b(pcm, digest_size=16).digest()
        self._write(self._path(key), _HEADER.pack(_MAGIC, prompt.rate, len(pcm), digest) + pcm)

    def hold(self, prompt: Prompt, pcm: bytes) -> None:
        """Keep the audio of a prompt in memory only: it can be had from another one's."""
        self._hold(prompt.key, pcm)

    def remember(self, locale: str, voice: str, rate: int) -> None:
        """Note which voice a locale speaks with, so that its prompts are found when the voice itself is gone.

        `rate` is the voice's own, in Hz.
        """
        if self.recall(locale) != (voice, rate):
            self._write(self._voice_path(locale), f"{voice} {rate}".encode())

    def recall(self, locale: str) -> tuple[str, int | None] | None:
        """The voice that `remember` noted last, and its rate if that was noted too."""
        try:
            noted = self._voice_path(locale).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        voice, _, rate = noted.partition(" ")
        return (voice, int(rate) if rate.isdecimal() else None) if voice else None

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / f"{key[2:]}.pcm"

    def _voice_path(self, locale: str) -> Path:
        return self.folder / f"voice.{re.sub(r'[^A-Za-z0-9-]', '_', locale)}"

    def _hold(self, key: str, pcm: bytes) -> None:
        with self._lock:
            self._held += len(pcm) - len(self._memory.pop(key, b""))
            self._memory[key] = pcm
            while self._held > self._memory_bytes and len(self._memory) > 1:
                _, dropped = self._memory.popitem(last=False)
                self._held -= len(dropped)

    @staticmethod
    def _read(path: Path, rate: int) -> bytes | None:
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            _log.warning("a rendered prompt cannot be read: %s", error)
            return None
        if len(content) >= _HEADER.size:
            magic, its_rate, size, digest = _HEADER.unpack_from(content)
            pcm = content[_HEADER.size :]
            whole = magic == _MAGIC and its_rate == rate and size == len(pcm)
            if whole and hashlib.blake2b(pcm, digest_size=16).digest() == digest:
                return pcm
        _log.warning("a rendered prompt is damaged and will be rendered again: %s", path.name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("it cannot be removed: %s", error)
        return None

    @staticmethod
    def _write(path: Path, content: bytes) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            _log.warning("a rendered prompt stays in memory only, the disk refuses it: %s", error)
