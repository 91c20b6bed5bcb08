"""When the best card is good enough to be spoken, and when the line has no evidence."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from kb.errors import KbError
from kb.fusion import Ranking
from kb.language import words
from kb.topics import FLOOR

FILE: Final = Path(__file__).parent / "data" / "calibration.json"
FEATURES: Final = (
    "nearness",
    "row_words",
    "card_words",
    "topic",
    "margin",
    "agreement",
    "coverage",
    "domain",
    "elsewhere",
    "around",
    "length",
)
_LONG: Final = 10
"""Words from which a longer query says no more."""


def features(query: str, ranking: Ranking) -> tuple[float, ...]:
    """What is known of the best card, in the order of `FEATURES`; `ranking` holds at least one candidate."""
    candidates, best = ranking.candidates, ranking.candidates[0]
    margin = best.score - candidates[1].score if len(candidates) > 1 else 0.0
    length = min(len(words(query)), _LONG) / _LONG
    return (
        best.nearness,
        best.row_words,
        best.card_words,
        max(best.topic, FLOOR),
        margin,
        ranking.nearest.count(best.card_id) / max(1, len(ranking.nearest)),
        ranking.coverage,
        ranking.domain,
        ranking.elsewhere,
        ranking.around,
        length,
    )


@dataclass(frozen=True, slots=True)
class Calibration:
    """A linear measure of how surely the best card is about the query, and each locale's threshold for it."""

    embedder: str
    """Model it was made for, without the fingerprint of its weights."""
    weights: Mapping[str, float]
    """By feature."""
    bias: float
    thresholds: Mapping[str, float]
    """By locale: least measure at which the card is spoken."""
    questions: int
    """Questions it was made from."""
    off_topic: int
    """Off-topic questions it was made from."""

    def measure(self, query: str, ranking: Ranking) -> float:
        """Log-odds that the best card is about the query at all."""
        values = zip(FEATURES, features(query, ranking), strict=True)
        return self.bias + sum(self.weights[name] * value for name, value in values)

    def answers(self, query: str, ranking: Ranking, locale: str, beyond: float = 0.0) -> bool:
        """Whether the best card of `ranking` may be spoken in `locale`; `beyond` is added to the threshold."""
        if not ranking.candidates:
            return False
        # A locale that has not been calibrated yet is as strict as the strictest that has.
        threshold = self.thresholds.get(locale, max(self.thresholds.values()))
        return self.measure(query, ranking) >= threshold + beyond

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def model_of(embedder: str) -> str:
    """An embedder's name without the fingerprint of its weights: thresholds outlive a new quantization."""
    return embedder.rsplit(":", 1)[0] if embedder.startswith("e5") else embedder


def load_calibration(embedder: str, file: Path = FILE) -> Calibration:
    """The calibration for an embedder's name.

    Raises:
        KbError: there is none, or the file is damaged.
    """
    model = model_of(embedder)
    try:
        entries = json.loads(file.read_text("utf-8"))
        found = {entry["embedder"]: Calibration(**entry) for entry in entries}
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise KbError(
            f"{file} is unreadable ({error}); make it again with `python -m evals.calibrate`"
        ) from error
    if model not in found:
        raise KbError(
            f"no threshold for {model} in {file.name} (there is {', '.join(sorted(found))}); "
            "make one with `python -m evals.calibrate`, or use EMBEDDING_PROVIDER=e5"
        )
    return found[model]


def save_calibration(calibration: Calibration, file: Path = FILE) -> None:
    """Write into `file`, replacing the entry of the same embedder."""
    entries = json.loads(file.read_text("utf-8")) if file.is_file() else []
    entries = [entry for entry in entries if entry["embedder"] != calibration.embedder]
    entries.append(calibration.to_dict())
    entries.sort(key=lambda entry: str(entry["embedder"]))
    file.write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n", "utf-8")
