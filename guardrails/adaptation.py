"""What the sentence encoder learned about one question: small matrices added to its own, and two heads.

The encoder that finds cards knows what a sentence is about; whether somebody is in danger moves its vectors little.
Low-rank matrices, one pair a linear layer, trained on how callers speak, turn its vectors toward that question. The
encoder's own weights stay as they came. `atalaia eval tune-encoder` makes the files. Scope has matrices of its own, for
what the line declines (`guardrails.scope`); there "danger" reads "declined", and a category is a kind of refusal.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guardrails.embed import Vectors
from guardrails.errors import DataError

ADAPTATION_FILE: Final = Path(__file__).parent / "data" / "adaptation.json"

Matrix = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Adaptation:
    """The learned matrices and heads."""

    layers: Mapping[str, tuple[Matrix, Matrix]]
    """Name of a linear layer, as in the encoder's own file → two matrices whose product is added to its weight:
    shapes (out, rank) and (rank, in)."""
    danger: Matrix
    """Shape (d,)."""
    offset: float
    categories: tuple[str, ...]
    category_weights: Matrix
    """Shape (categories, d + 1); the last column is the intercept."""
    sha256: str
    about: Mapping[str, Any]
    """When and on what it was trained, and how good it was on what it did not see."""

    def score(self, vectors: Vectors) -> NDArray[np.float64]:
        """The logit of danger of each row of `vectors`, shape (n,), not calibrated."""
        return np.asarray(vectors @ self.danger + self.offset, dtype=np.float64)

    def shares(self, vector: NDArray[np.float32]) -> dict[str, float]:
        """How likely each category is, if it is one of them."""
        logits = self.category_weights[:, :-1] @ vector + self.category_weights[:, -1]
        odds = np.exp(logits - logits.max())
        return dict(zip(self.categories, (odds / odds.sum()).tolist(), strict=True))

    def category(self, vector: NDArray[np.float32]) -> str | None:
        """The likeliest category if it is likelier than all others together."""
        shares = self.shares(vector)
        best = max(shares, key=lambda name: shares[name])
        return best if shares[best] > 0.5 else None


def load_adaptation(path: Path = ADAPTATION_FILE, made_by: str = "atalaia eval tune-encoder") -> Adaptation:
    """The stored adaptation; `made_by` is the command that makes it anew, for the message.

    Raises:
        DataError: a file is missing or damaged, or the weights are not those that the `.json` names.
    """
    weights_file = path.with_suffix(".npz")
    again = f"restore both files or run `{made_by}`"
    try:
        about = json.loads(path.read_text(encoding="utf-8"))
        raw = weights_file.read_bytes()
        digest = hashlib.sha256(raw).hexdigest()
        if digest != about["sha256"]:
            raise DataError(f"{weights_file.name} is not the one that {path.name} names; {again}")
        with np.load(weights_file, allow_pickle=False) as stored:
            arrays = {name: stored[name].astype(np.float32) for name in stored.files}
        names = sorted(name.removesuffix(".down") for name in arrays if name.endswith(".down"))
        return Adaptation(
            layers={name: (arrays[f"{name}.up"], arrays[f"{name}.down"]) for name in names},
            danger=arrays["danger"],
            offset=float(about["offset"]),
            categories=tuple(about["categories"]),
            category_weights=arrays["category_weights"],
            sha256=digest,
            about=about,
        )
    except (OSError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"the adaptation {path.name} cannot be read ({error!r}); {again}") from error
