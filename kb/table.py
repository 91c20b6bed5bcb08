"""One version's LanceDB tables: what is searched, and what is answered."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from kb.card import Card
from kb.embedding import Vectors
from kb.errors import StoreError
from kb.language import language_of, locales
from kb.learned import Learned
from kb.learned import load as load_learned
from kb.row import Row, rows_of


@dataclass(frozen=True, slots=True)
class Tables:
    """One version, open for reading."""

    rows: Any
    """LanceDB table: one row per question, fact, myth, passage and title."""
    whole: Any
    """LanceDB table: one row per card."""
    cards: tuple[Card, ...]
    learned: Learned


def words_column(locale: str) -> str:
    """Name of the full-text column of a locale; null in rows of other locales."""
    return f"words_{locale.replace('-', '_').lower()}"


def write_tables(
    folder: Path,
    cards: Sequence[Card],
    rows: Sequence[Row],
    vectors: Vectors,
    learned: Learned,
    embedder: str,
) -> None:
    """Write a version into the new folder `folder`; `vectors` has one line per row."""
    import lancedb
    import pyarrow as pa

    connection = lancedb.connect(str(folder))
    flat = pa.array(np.ascontiguousarray(vectors).ravel(), type=pa.float32())
    columns: dict[str, Any] = {
        "card_id": [row.card_id for row in rows],
        "locale": [row.locale for row in rows],
        "kind": [str(row.kind) for row in rows],
        "text": [row.text for row in rows],
        "content_hash": [row.content_hash for row in rows],
        "embedder": [embedder] * len(rows),
        "vector": pa.FixedSizeListArray.from_arrays(flat, vectors.shape[1]),
    }
    whole: dict[str, Any] = {
        "card_id": [card.id for card in cards],
        "json": [json.dumps(card.to_dict(), ensure_ascii=False) for card in cards],
    }
    for locale in locales():
        column = words_column(locale)
        columns[column] = pa.array(
            [row.text if row.locale == locale else None for row in rows], type=pa.string()
        )
        texts = [_all_words(card) if card.locale == locale else None for card in cards]
        whole[column] = pa.array(texts, type=pa.string())
    _index_words(connection.create_table("rows", pa.table(columns)))
    _index_words(connection.create_table("cards", pa.table(whole)))
    learned.save(folder)


def open_tables(folder: Path) -> Tables:
    """The tables of the version in `folder`.

    Raises:
        StoreError: the version is incomplete or gone.
    """
    import lancedb

    try:
        connection = lancedb.connect(str(folder))
        rows, whole = connection.open_table("rows"), connection.open_table("cards")
        entries = whole.search().select(["json"]).limit(None).to_arrow().to_pylist()
        cards = tuple(Card.from_dict(json.loads(entry["json"])) for entry in entries)
    except (OSError, ValueError, RuntimeError, KeyError, TypeError) as error:
        raise StoreError(
            f"the table in {folder} cannot be opened ({error}); run `atalaia kb build`"
        ) from error
    return Tables(rows, whole, cards, load_learned(folder))


def vectors_of(found: Any) -> Vectors:
    """The `vector` column of an arrow table, shape (rows, dimension)."""
    flat = np.asarray(found["vector"].combine_chunks().flatten(), dtype=np.float32)
    return flat.reshape(found.num_rows, -1)


def _all_words(card: Card) -> str:
    """Everything a card says, each sentence once."""
    return " ".join(dict.fromkeys(row.text for row in rows_of(card)))


def _index_words(table: Any) -> None:
    """Full-text indexes, each with its language's stemming and stop words."""
    from lancedb.index import FTS

    for locale in locales():
        stemmer = language_of(locale).stemmer
        config = FTS(language=stemmer, stem=True, remove_stop_words=True, ascii_folding=True)
        table.create_index(words_column(locale), config=config)
