"""The cards on disk: versions built aside, and one pointer that says which is current.

    DIR/CURRENT          name and description of the current version (JSON), replaced in one step
    DIR/versions/NAME/   the version's LanceDB tables (see `kb.table`) and what it learned (see `kb.learned`)

A crash at any moment leaves `CURRENT` on the old version. Readers keep the version they opened; the one
before the current is kept for them.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np

from kb.card import Card
from kb.embedding import Embedder, Vectors
from kb.errors import StoreError
from kb.language import background, language_of, locales
from kb.learned import learn
from kb.row import ASKED, Row, rows_of_all, text_hash
from kb.table import open_tables, vectors_of, write_tables

SCHEMA: Final = 4
"""Version of the layout; a table of another layout is built anew."""
KEPT: Final = 2
"""Versions left on disk: the current one and the one before."""


@dataclass(frozen=True, slots=True)
class Version:
    """One built table."""

    name: str
    digest: str
    """SHA-256 over layout, embedder and cards: equal digests hold equal tables."""
    embedder: str
    dimension: int
    cards: int
    rows: int
    built_at: str
    """UTC, ISO 8601."""
    schema: int = SCHEMA


@dataclass(frozen=True, slots=True)
class BuildReport:
    """What a build did."""

    version: Version
    changed: bool
    """False: the current table already holds these cards."""
    embedded: int
    """Texts that had to be embedded."""
    reused: int
    """Texts whose vectors came from the old table or from an equal text."""


def current(db_dir: Path) -> Version:
    """The version that readers open now.

    Raises:
        StoreError: nothing has been built there, or the pointer is unreadable.
    """
    pointer = db_dir / "CURRENT"
    try:
        version = Version(**json.loads(pointer.read_text("utf-8")))
    except FileNotFoundError:
        raise StoreError(f"no cards have been built in {db_dir}; run `atalaia kb build`") from None
    except (OSError, ValueError, TypeError) as error:
        raise StoreError(
            f"{pointer} is unreadable ({error}); delete it and run `atalaia kb build`"
        ) from error
    if version.schema != SCHEMA:
        raise StoreError(
            f"the cards in {db_dir} have layout {version.schema}, expected {SCHEMA}; run `atalaia kb build`"
        )
    return version


def folder_of(db_dir: Path, version: Version) -> Path:
    """Where a version's tables are."""
    return db_dir / "versions" / version.name


def build(cards: Sequence[Card], db_dir: Path, embedder: Embedder) -> BuildReport:
    """Make `db_dir` hold exactly `cards`; embeds only texts that the old table does not hold.

    Raises:
        StoreError: no cards, two cards with the same id and locale, or another build is running.
        EmbeddingError: the embedder failed; the old table stays.
    """
    _refuse(cards)
    db_dir.mkdir(parents=True, exist_ok=True)
    with _locked(db_dir):
        old = _current_or_none(db_dir)
        digest = _digest(cards, embedder)
        if old and old.digest == digest and (folder_of(db_dir, old) / "rows.lance").is_dir():
            return BuildReport(old, changed=False, embedded=0, reused=old.rows)
        _sweep(db_dir, old)
        rows = rows_of_all(cards)
        vectors, everyday, embedded = _embed(rows, _known_vectors(db_dir, old, embedder), embedder)
        number = 1 + max((int(path.name[1:7]) for path in _versions(db_dir)), default=0)
        version = Version(
            name=f"v{number:06d}-{digest[:12]}",
            digest=digest,
            embedder=embedder.name,
            dimension=embedder.dimension,
            cards=len(cards),
            rows=len(rows),
            built_at=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        aside = db_dir / "versions" / f".building-{version.name}"
        write_tables(aside, cards, rows, vectors, learn(rows, vectors, background(), everyday), embedder.name)
        os.replace(aside, folder_of(db_dir, version))
        _point(db_dir, version)
        _prune(db_dir, version)
    return BuildReport(
        version, changed=True, embedded=embedded, reused=len(rows) + len(background()) - embedded
    )


def _refuse(cards: Sequence[Card]) -> None:
    if not cards:
        raise StoreError("no cards to build; the old table is kept")
    seen: set[tuple[str, str]] = set()
    for card in cards:
        if (card.id, card.locale) in seen:
            raise StoreError(f"card {card.id} exists twice in {card.locale}; keep one file")
        seen.add((card.id, card.locale))


def _current_or_none(db_dir: Path) -> Version | None:
    try:
        return current(db_dir)
    except StoreError:
        return None


def _digest(cards: Sequence[Card], embedder: Embedder) -> str:
    lines = sorted(f"{card.id} {card.locale} {card.content_hash}" for card in cards)
    stemmers = " ".join(f"{locale}={language_of(locale).stemmer}" for locale in locales())
    everyday = hashlib.sha256("\n".join(background()).encode()).hexdigest()
    head = f"{SCHEMA} {embedder.name} {embedder.dimension} {stemmers} {everyday}"
    return hashlib.sha256("\n".join([head, *lines]).encode()).hexdigest()


@contextlib.contextmanager
def _locked(db_dir: Path) -> Iterator[None]:
    """One builder at a time. The kernel drops the lock when its process ends, however it ends."""
    with (db_dir / "build.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(f"another build is running in {db_dir}; wait for it and try again") from None
        yield


def _known_vectors(db_dir: Path, old: Version | None, embedder: Embedder) -> dict[str, Vectors]:
    """Vectors of the old table by content hash; none when another embedder made it."""
    if old is None or old.embedder != embedder.name or old.dimension != embedder.dimension:
        return {}
    try:
        tables = open_tables(folder_of(db_dir, old))
    except StoreError:
        return {}
    found = tables.rows.to_arrow()
    known = dict(zip(found["content_hash"].to_pylist(), vectors_of(found), strict=True))
    domain = tables.learned.domain
    for text, vector in zip(domain.requests, domain.background, strict=True):
        known[text_hash(text, asked=True)] = vector
    return known


def _embed(
    rows: Sequence[Row], known: dict[str, Vectors], embedder: Embedder
) -> tuple[Vectors, Vectors, int]:
    """Vectors of the rows, of the everyday requests, and how many texts had to be embedded."""
    wanted = {row.content_hash: (row.kind in ASKED, row.text) for row in rows}
    wanted |= {text_hash(text, asked=True): (True, text) for text in background()}
    missing = {key: text for key, text in wanted.items() if key not in known}
    for as_question, encode in ((True, embedder.queries), (False, embedder.passages)):
        texts = [(key, text) for key, (asked, text) in missing.items() if asked is as_question]
        if texts:
            vectors = encode([text for _, text in texts])
            known |= {key: vector for (key, _), vector in zip(texts, vectors, strict=True)}
    everyday = [known[text_hash(text, asked=True)] for text in background()]
    return _stack([known[row.content_hash] for row in rows]), _stack(everyday), len(missing)


def _stack(vectors: Sequence[Vectors]) -> Vectors:
    return np.stack(vectors).astype(np.float32)


def _point(db_dir: Path, version: Version) -> None:
    """Make `version` current in one step."""
    aside = db_dir / ".CURRENT"
    with aside.open("w", encoding="utf-8") as file:
        json.dump(asdict(version), file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(aside, db_dir / "CURRENT")


def _versions(db_dir: Path) -> list[Path]:
    """Complete versions, oldest first."""
    folder = db_dir / "versions"
    return sorted(folder.glob("v[0-9][0-9][0-9][0-9][0-9][0-9]-*")) if folder.is_dir() else []


def _sweep(db_dir: Path, old: Version | None) -> None:
    """Remove what an interrupted build left behind."""
    for path in (db_dir / "versions").glob(".building-*"):
        shutil.rmtree(path, ignore_errors=True)
    for path in _versions(db_dir):
        if old and path.name > old.name:
            shutil.rmtree(path, ignore_errors=True)


def _prune(db_dir: Path, version: Version) -> None:
    others = [path for path in _versions(db_dir) if path.name != version.name]
    for path in others[: len(others) - (KEPT - 1)]:
        shutil.rmtree(path, ignore_errors=True)
