"""Weights as the line loads them: arrays in an `.npz`, and beside it a `.json` that tells what they are."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray


def store_weights(path: Path, about: dict[str, Any], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write both. `about` gets the `sha256` of the arrays' file, by which two of one training are known."""
    path.parent.mkdir(parents=True, exist_ok=True)
    weights_file = path.with_suffix(".npz")
    with weights_file.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    about["sha256"] = hashlib.sha256(weights_file.read_bytes()).hexdigest()
    path.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
