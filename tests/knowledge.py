"""A small table of real cards, and cards made to order, for the tests of `kb/`."""

import functools
import shutil
import tempfile
from pathlib import Path
from typing import Any

import yaml

from agent.settings import load_settings
from kb.card import Card
from kb.embedding import Embedder, load_embedder
from kb.reading import CARDS_DIR, parse_card, read_card
from kb.retrieval import Retriever
from kb.store import build

TOPICS = (
    "alcohol",
    "antibiotics-finish",
    "blood-pressure-feeling-well",
    "grapefruit",
    "missed-dose",
    "storage",
)
LOCALES = ("en-US", "es-419", "pt-BR")

FIELDS: dict[str, Any] = {
    "id": "sun-cream",
    "locale": "en-US",
    "title": "Sun cream",
    "topic": "storage",
    "spoken": "Sun cream lasts about two years. Heat makes it weaker. A pharmacist can tell you more.",
    "questions": [f"How do I keep sun cream number {number}?" for number in range(6)],
    "facts": ["Sun cream lasts two years.", "Heat makes sun cream weaker.", "A pharmacist can say more."],
    "myths": ["Sun cream never gets old.", "Sun cream likes the heat."],
    "reflection": ["Where do you keep it?", "When did you buy it?", "Who could you ask?"],
    "source": {
        "name": "MedlinePlus",
        "url": "https://medlineplus.gov/medicines.html",
        "published": "2024-01-01",
        "accessed": "2026-01-01",
        "opened": True,
        "licence": "public domain",
    },
    "reviewed": "2026-01-01",
    "synthetic": True,
}


def card_file(folder: Path, text: str = "Sun cream lasts about two years.", **changes: Any) -> Path:
    """Write a card file, right but for `changes`; a field set to None is left out."""
    fields = {name: value for name, value in (FIELDS | changes).items() if value is not None}
    path = folder / f"{fields.get('id', 'x')}.{fields.get('locale', 'en-US')}.md"
    path.write_text(
        f"---\n{yaml.safe_dump(fields, allow_unicode=True, sort_keys=False)}---\n{text}\n", "utf-8"
    )
    return path


def card(text: str = "Sun cream lasts about two years.", **changes: Any) -> Card:
    """A card, right but for `changes`."""
    with tempfile.TemporaryDirectory() as folder:
        path = card_file(Path(folder), text, **changes)
        return parse_card(path.read_bytes(), path.name)


def real_cards() -> list[Card]:
    """Six topics of the line's own cards, in three locales."""
    return [read_card(CARDS_DIR / f"{topic}.{locale}.md") for topic in TOPICS for locale in LOCALES]


@functools.cache
def embedder() -> Embedder:
    """The local model, loaded once."""
    return load_embedder()


@functools.cache
def _table() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="atalaia-kb-")
    # Where the line's own table has been built, its vectors need not be made again.
    index = load_settings().paths.index
    if index.is_dir():
        shutil.copytree(index, folder.name, dirs_exist_ok=True)
    build(real_cards(), Path(folder.name), embedder())
    return folder


def table() -> Path:
    """A built table of `real_cards`."""
    return Path(_table().name)


@functools.cache
def retriever() -> Retriever:
    """A retriever over `table`."""
    return Retriever(table(), embedder())
