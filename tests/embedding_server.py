"""A server that speaks Voyage's and OpenAI's embedding formats, and misbehaves on demand."""

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np


@dataclass
class EmbeddingServer:
    """What the server was asked, and how it is to answer."""

    url: str = ""
    dimension: int = 8
    requests: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    """Status of each coming answer; 200 once the list is used up."""
    body: bytes | None = None
    """Answer with these bytes instead of vectors."""
    shuffled: bool = False
    """Answer in another order than asked; the indexes tell."""

    def vectors(self, texts: list[str]) -> list[dict[str, Any]]:
        """One vector per text, the same for the same text."""
        found = []
        for index, text in enumerate(texts):
            seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
            numbers = np.random.default_rng(seed).normal(size=self.dimension) * 3
            found.append({"object": "embedding", "index": index, "embedding": numbers.tolist()})
        return found[::-1] if self.shuffled else found


@contextmanager
def embedding_server() -> Iterator[EmbeddingServer]:
    """A running server on this machine."""
    state = EmbeddingServer()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            state.requests.append({"path": self.path, **request})
            state.keys.append(self.headers.get("Authorization", ""))
            status = state.statuses.pop(0) if state.statuses else 200
            answer = {"object": "list", "data": state.vectors(request["input"]), "model": request["model"]}
            answer["usage"] = {"prompt_tokens": 1, "total_tokens": 1}
            body = state.body if state.body is not None else json.dumps(answer).encode()
            if status != 200:
                body = json.dumps({"detail": "not now", "error": {"message": "not now"}}).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    state.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield state
    finally:
        server.shutdown()
        server.server_close()
