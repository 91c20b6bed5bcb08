"""The table on disk: versions built aside, and one pointer that says which is current.

    DIR/CURRENT                 name and description of the current version (JSON), replaced in one step
    DIR/versions/NAME/*.lance   `rows` (what is searched) and `cards` (what is answered)
    DIR/versions/NAME/direction.json   see `kb.stance`

A crash at any moment leaves `CURRENT` on the old version. Readers keep the version they opened; the one
before the current is kept for them.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np

from kb.card import Card
from kb.embedding import Embedder, Vectors
from kb.errors import StoreError
from kb.language import language_of, locales
from kb.row import ASKED, Row, RowKind, rows_of_all
from kb.stance import Direction, learn

SCHEMA: Final = 2
"""Version of the layout; a table of another layout is built anew."""
_DIRECTION: Final = "direction.json"
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
    """Texts whose vectors came from the old table."""


def words_column(locale: str) -> str:
    """Name of the full-text column of a locale; null in rows of other locales."""
    return f"words_{locale.replace('-', '_').lower()}"


def current(db_dir: Path) -> Version:
    """The version that readers open now.

    Raises:
        StoreError: nothing has been built there, or the pointer is unreadable.
    """
    pointer = db_dir / "CURRENT"
    try:
        found = json.loads(pointer.read_text("utf-8"))
        version = Version(**found)
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


def build(cards: Sequence[Card], db_dir: Path, embedder: Embedder) -> BuildReport:
    """Make `db_dir` hold exactly `cards`; embeds only texts that the old table does not hold.

    Raises:
        StoreError: no cards, two cards with the same id and locale, or another build is running.
        EmbeddingError: the embedder failed; the old table stays.
    """
    _refuse(cards)
    db_dir.mkdir(parents=True, exist_ok=True)
    with _locked(db_dir):
        try:
            old: Version | None = current(db_dir)
        except StoreError:
            old = None
        digest = _digest(cards, embedder)
        if old and old.digest == digest and (_folder(db_dir, old) / "rows.lance").is_dir():
            return BuildReport(old, changed=False, embedded=0, reused=old.rows)
        _sweep(db_dir, old)
        known = _known_vectors(db_dir, old, embedder)
        rows = rows_of_all(cards)
        vectors, embedded = _embed(rows, known, embedder)
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
        _write(db_dir, version, cards, rows, vectors)
        _point(db_dir, version)
        _prune(db_dir, version)
    return BuildReport(version, changed=True, embedded=embedded, reused=len(rows) - embedded)


def open_direction(db_dir: Path, version: Version) -> Direction:
    """The direction from facts to myths that was learned with the version.

    Raises:
        StoreError: its file is gone or unreadable.
    """
    path = _folder(db_dir, version) / _DIRECTION
    try:
        found = json.loads(path.read_text("utf-8"))
        return Direction(tuple(found["weights"]), float(found["bias"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise StoreError(f"{path} is unreadable ({error}); run `atalaia kb build`") from error


def open_tables(db_dir: Path, version: Version) -> tuple[Any, list[Card]]:
    """The `rows` table (LanceDB) and all cards of a version.

    Raises:
        StoreError: the version is incomplete or gone.
    """
    import lancedb

    folder = _folder(db_dir, version)
    try:
        connection = lancedb.connect(str(folder))
        table = connection.open_table("rows")
        cards = [
            Card.from_dict(json.loads(entry["json"]))
            for entry in connection.open_table("cards").to_arrow().to_pylist()
        ]
    except (OSError, ValueError, RuntimeError, KeyError, TypeError) as error:
        raise StoreError(
            f"the table in {folder} cannot be opened ({error}); run `atalaia kb build`"
        ) from error
    return table, cards


def _refuse(cards: Sequence[Card]) -> None:
    if not cards:
        raise StoreError("no cards to build; the old table is kept")
    keys = [(card.id, card.locale) for card in cards]
    for key in keys:
        if keys.count(key) > 1:
            raise StoreError(f"card {key[0]} exists twice in {key[1]}; keep one file")


def _digest(cards: Sequence[Card], embedder: Embedder) -> str:
    lines = sorted(f"{card.id} {card.locale} {card.content_hash}" for card in cards)
    stemmers = " ".join(f"{locale}={language_of(locale).stemmer}" for locale in locales())
    head = f"{SCHEMA} {embedder.name} {embedder.dimension} {stemmers}"
    return hashlib.sha256("\n".join([head, *lines]).encode()).hexdigest()


def _folder(db_dir: Path, version: Version) -> Path:
    return db_dir / "versions" / version.name


@contextlib.contextmanager
def _locked(db_dir: Path) -> Iterator[None]:
    """One builder at a time. The kernel drops the lock when its process ends, however it ends."""
    with (db_dir / "build.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(f"another build is running in {db_dir}; wait for it and try again") from None
        yield


def _known_vectors(db_dir: Path, old: Version | None, embedder: Embedder) -> dict[str, Any]:
    """Vectors of the old table by content hash; none when another embedder made it."""
    if old is None or old.embedder != embedder.name or old.dimension != embedder.dimension:
        return {}
    try:
        table, _ = open_tables(db_dir, old)
    except StoreError:
        return {}
    found = table.to_arrow()
    vectors = np.asarray(found["vector"].combine_chunks().flatten(), dtype=np.float32).reshape(
        -1, old.dimension
    )
    return dict(zip(found["content_hash"].to_pylist(), vectors, strict=True))


def _embed(rows: Sequence[Row], known: dict[str, Any], embedder: Embedder) -> tuple[Vectors, int]:
    missing = {row.content_hash: row for row in rows if row.content_hash not in known}
    for asked, encode in ((True, embedder.queries), (False, embedder.passages)):
        wanted = [(key, row.text) for key, row in missing.items() if (row.kind in ASKED) is asked]
        if wanted:
            vectors = encode([text for _, text in wanted])
            known |= {key: vector for (key, _), vector in zip(wanted, vectors, strict=True)}
    return np.stack([known[row.content_hash] for row in rows]).astype(np.float32), len(missing)


def _write(
    db_dir: Path, version: Version, cards: Sequence[Card], rows: Sequence[Row], vectors: Vectors
) -> None:
    import lancedb
    import pyarrow as pa
    from lancedb.index import FTS

    aside = db_dir / "versions" / f".building-{version.name}"
    shutil.rmtree(aside, ignore_errors=True)
    connection = lancedb.connect(str(aside))
    flat = pa.array(np.ascontiguousarray(vectors).ravel(), type=pa.float32())
    columns: dict[str, Any] = {
        "card_id": [row.card_id for row in rows],
        "locale": [row.locale for row in rows],
        "kind": [str(row.kind) for row in rows],
        "text": [row.text for row in rows],
        "content_hash": [row.content_hash for row in rows],
        "embedder": [version.embedder] * len(rows),
        "vector": pa.FixedSizeListArray.from_arrays(flat, version.dimension),
    }
    for locale in locales():
        words = [row.text if row.locale == locale else None for row in rows]
        columns[words_column(locale)] = pa.array(words, type=pa.string())
    table = connection.create_table("rows", pa.table(columns))
    for locale in locales():
        stemmer = language_of(locale).stemmer
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            table.create_index(
                words_column(locale),
                config=FTS(language=stemmer, stem=True, remove_stop_words=True, ascii_folding=True),
            )
    entries = [{"json": json.dumps(card.to_dict(), ensure_ascii=False)} for card in cards]
    connection.create_table("cards", pa.Table.from_pylist(entries))
    direction = learn(*(vectors[[row.kind is kind for row in rows]] for kind in (RowKind.FACT, RowKind.MYTH)))
    (aside / _DIRECTION).write_text(json.dumps(direction.to_dict()), encoding="utf-8")
    final = _folder(db_dir, version)
    shutil.rmtree(final, ignore_errors=True)
    os.replace(aside, final)


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
