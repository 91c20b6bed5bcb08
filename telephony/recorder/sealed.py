"""The file of one recording: sealed blocks that can be written as they come and not be cut, swapped or read unnoticed.

    magic · nonce prefix (8) · length (2) · description as JSON
    then blocks: length (4) · AES-256-GCM(nonce prefix + counter, block; header + counter + whether it is the last)

A file without a last block was cut short, by a crash or by somebody: it can be read up to there and says so.
"""

import json
import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from telephony.errors import BadRecording

_MAGIC: Final = b"ATREC1\n"
_LENGTH: Final = struct.Struct(">I")
_LARGEST: Final = 1 << 20


class Sealer:
    """Writes one file."""

    def __init__(self, path: Path, key: bytes, description: dict[str, Any]) -> None:
        """Create the file, readable by nobody else.

        Raises:
            OSError: it cannot be created.
        """
        text = json.dumps(description, ensure_ascii=False).encode()
        prefix = os.urandom(8)
        self._header = _MAGIC + prefix + struct.pack(">H", len(text)) + text
        self._prefix = prefix
        self._cipher = AESGCM(key)
        self._count = 0
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        self._file: BinaryIO = os.fdopen(descriptor, "wb")
        self._file.write(self._header)

    def write(self, block: bytes, *, last: bool = False) -> None:
        """Seal a block and put it on disk.

        Raises:
            OSError: the disk does not take it.
        """
        extra = self._header + _LENGTH.pack(self._count) + bytes([last])
        sealed = self._cipher.encrypt(self._prefix + _LENGTH.pack(self._count), block, extra)
        self._count += 1
        self._file.write(_LENGTH.pack(len(sealed)) + sealed)
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """What a file holds."""

    description: dict[str, Any]
    blocks: tuple[bytes, ...]
    whole: bool
    """Whether the last block is there."""


def open_sealed(path: Path, key: bytes) -> Opened:
    """Read and check a file.

    Raises:
        BadRecording: no such file, another key, or a block that was changed.
    """
    try:
        with path.open("rb") as file:
            magic, prefix = file.read(len(_MAGIC)), file.read(8)
            size = file.read(2)
            if magic != _MAGIC or len(size) < 2:
                raise BadRecording(f"{path}: not a recording of this line")
            text = file.read(struct.unpack(">H", size)[0])
            header = magic + prefix + size + text
            blocks, whole = [], False
            for count, sealed in enumerate(_sealed(file)):
                block, whole = _unsealed(AESGCM(key), header, prefix, count, sealed, path)
                blocks.append(block)
    except OSError as error:
        raise BadRecording(f"{path}: cannot be read ({error.strerror})") from None
    return Opened(json.loads(text), tuple(blocks), whole)


def _sealed(file: BinaryIO) -> Iterator[bytes]:
    while len(size := file.read(_LENGTH.size)) == _LENGTH.size:
        length = _LENGTH.unpack(size)[0]
        sealed = file.read(length) if length <= _LARGEST else b""
        if len(sealed) < length or not sealed:
            return
        yield sealed


def _unsealed(
    cipher: AESGCM, header: bytes, prefix: bytes, count: int, sealed: bytes, path: Path
) -> tuple[bytes, bool]:
    nonce = prefix + _LENGTH.pack(count)
    for last in (False, True):
        try:
            return cipher.decrypt(nonce, sealed, header + _LENGTH.pack(count) + bytes([last])), last
        except InvalidTag:
            continue
    raise BadRecording(f"{path}: block {count} does not open: another key, or the file was changed")
