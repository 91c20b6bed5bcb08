"""What a build learns from the cards, beside the table: one file in the version's folder."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from kb import domain, stance, topics
from kb.domain import Domain
from kb.embedding import Vectors
from kb.errors import StoreError
from kb.row import ASKED, Row, RowKind
from kb.stance import Direction
from kb.topics import Topics

_FILE: Final = "learned.npz"


@dataclass(frozen=True, slots=True)
class Learned:
    """All models."""

    topics: Topics
    direction: Direction
    domain: Domain

    def save(self, folder: Path) -> None:
        """Write into `folder`."""
        np.savez(
            folder / _FILE,
            card_ids=np.asarray(self.topics.card_ids, dtype=np.str_),
            weights=self.topics.weights,
            bias=self.topics.bias,
            center=self.topics.center,
            direction=np.asarray(self.direction.weights, dtype=np.float32),
            direction_bias=np.asarray([self.direction.bias], dtype=np.float32),
            domain=self.domain.weights,
            domain_bias=np.asarray([self.domain.bias], dtype=np.float32),
            requests=np.asarray(self.domain.requests, dtype=np.str_),
            background=self.domain.background,
        )


def learn(rows: Sequence[Row], vectors: Vectors, requests: Sequence[str], background: Vectors) -> Learned:
    """Learn from all rows and from everyday requests, each with their vectors; the same input gives the same models."""
    kinds = np.asarray([str(row.kind) for row in rows])
    asked = np.isin(kinds, [str(kind) for kind in ASKED])
    return Learned(
        topics.learn(vectors, [row.card_id for row in rows], asked),
        stance.learn(vectors[kinds == RowKind.FACT], vectors[kinds == RowKind.MYTH]),
        domain.learn(vectors[asked], requests, background),
    )


def load(folder: Path) -> Learned:
    """Read what `save` wrote.

    Raises:
        StoreError: the file is gone or damaged.
    """
    try:
        with np.load(folder / _FILE, allow_pickle=False) as found:
            return Learned(
                Topics(tuple(found["card_ids"].tolist()), found["weights"], found["bias"], found["center"]),
                Direction(tuple(found["direction"].tolist()), float(found["direction_bias"][0])),
                Domain(
                    found["domain"],
                    float(found["domain_bias"][0]),
                    tuple(found["requests"].tolist()),
                    found["background"],
                ),
            )
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise StoreError(f"{folder / _FILE} is unreadable ({error}); run `atalaia kb build`") from error
