"""Two ends of a media stream: a real WebSocket, or one within the process."""

import asyncio
from typing import Any, Protocol

from fastapi import WebSocket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


class Wire(Protocol):
    """The far end's side of a stream."""

    async def send(self, message: str) -> bool:
        """Send; False when the line is gone."""

    async def receive(self) -> str | bytes | None:
        """The next message from the line, None when it is gone."""

    async def close(self) -> None:
        """Close the stream."""


class SocketWire:
    """A WebSocket to a server."""

    def __init__(self, socket: ClientConnection) -> None:
        """`socket` is connected."""
        self._socket = socket

    async def send(self, message: str) -> bool:
        """See `Wire`."""
        try:
            await self._socket.send(message)
        except ConnectionClosed:
            return False
        return True

    async def receive(self) -> str | bytes | None:
        """See `Wire`."""
        try:
            return await self._socket.recv()
        except ConnectionClosed:
            return None

    async def close(self) -> None:
        """See `Wire`."""
        await self._socket.close()

    async def break_off(self) -> None:
        """Cut the connection without a word, as a network does."""
        self._socket.transport.abort()


class InnerWire:
    """A WebSocket without a network: `websocket` is what a server's route would be given."""

    def __init__(self) -> None:
        """Connected and accepted."""
        self._to_line: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_caller: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._closed = False
        self.websocket = WebSocket(
            {"type": "websocket", "path": "/twilio/media", "headers": [], "subprotocols": []},
            receive=self._to_line.get,
            send=self._sent,
        )
        self._to_line.put_nowait({"type": "websocket.connect"})

    async def send(self, message: str) -> bool:
        """See `Wire`."""
        if self._closed:
            return False
        self._to_line.put_nowait({"type": "websocket.receive", "text": message})
        return True

    async def receive(self) -> str | bytes | None:
        """See `Wire`."""
        return await self._to_caller.get()

    async def close(self) -> None:
        """See `Wire`."""
        self._closed = True
        self._to_line.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._to_caller.put_nowait(message.get("text") or message.get("bytes") or "")
        elif message["type"] == "websocket.close":
            self._closed = True
            self._to_caller.put_nowait(None)
            # The far end answers a close, as the protocol wants it.
            self._to_line.put_nowait({"type": "websocket.disconnect", "code": 1000})
