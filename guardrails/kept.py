"""What takes long to compile, kept beside the sources as Python keeps its own bytecode.

The file lies where Python would put the bytecode of this package and is trusted as bytecode is: whoever can
write there can already change what runs. Its name holds a hash of the package's sources, so that an edited word
is never served from an older compilation. A file that is missing, broken or not writable costs the time of
compiling and nothing else.
"""

import contextlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final, TypeVar

Compiled = TypeVar("Compiled")
_PACKAGE: Final = Path(__file__).parent


@lru_cache(maxsize=1)
def sources() -> str:
    """A hash of every Python source of the package, with the interpreter's version."""
    digest = sha256(sys.version.encode())
    for path in sorted(_PACKAGE.rglob("*.py")):
        digest.update(path.relative_to(_PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def kept(name: str, kind: type[Compiled], build: Callable[[], Compiled]) -> Compiled:
    """What `build` makes, from the file of an earlier process where there is a sound one."""
    path = Path(cache_from_source(str(_PACKAGE / f"{name}.py"))).with_suffix(f".{sources()}.kept")
    with contextlib.suppress(Exception):  # a broken file of any sort is compiled anew
        found = pickle.loads(path.read_bytes())
        if isinstance(found, kind):
            return found
    made = build()
    with contextlib.suppress(OSError, pickle.PicklingError):
        _write(path, pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    return made


def _write(path: Path, content: bytes) -> None:
    """Replace the file at once, and drop those of older sources."""
    path.parent.mkdir(exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(temporary, path)
    except OSError:
        os.unlink(temporary)
        raise
    stem = path.name.split(".", 1)[0]
    for old in path.parent.glob(f"{stem}.*.kept"):
        if old != path:
            old.unlink(missing_ok=True)
