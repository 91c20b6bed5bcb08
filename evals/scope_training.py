"""Fits the scope classifier anew: `python -m evals.scope_training`.

It reads the labelled examples of `guardrails/data/scope/`, the questions of the cards (all in scope) and the
development half of the goldens, never the frozen half; finds the threshold by five-fold cross-validation;
prints the rates; and writes `guardrails/data/scope_head.npz`. Run it after changing
`guardrails/data/scope.toml` or the examples: a test fails when the weights are older than the data.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix, hstack, vstack

from guardrails import scope_head
from guardrails.scope_head import Head

_ROOT = Path(__file__).parent.parent
_FOLDS = 5


def labelled() -> dict[str, str]:
    """Every text the classifier is fitted with, and its label."""
    from kb.reading import load_cards

    found = {
        question: scope_head.IN_SCOPE
        for card in load_cards(_ROOT / "kb" / "cards")
        for question in card.questions
    }
    for line in (_ROOT / "evals/goldens/dev/scope.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        found[case["text"]] = case["kind"] or scope_head.IN_SCOPE
    return found | dict(scope_head.examples())


def _inside(head: Head, rows: Any) -> Any:
    scores = rows @ head.weights.T + head.bias
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps[:, head.classes.index(scope_head.IN_SCOPE)] / exps.sum(axis=1)


def _threshold(name: str, rows: Any, labels: Sequence[str]) -> float:
    """The threshold at which the larger of the two error rates is smallest, out of fold."""
    from sklearn.model_selection import StratifiedKFold

    known = np.array(labels)
    chance = np.zeros(len(known))
    for fit, held in StratifiedKFold(_FOLDS, shuffle=True, random_state=0).split(rows, known):
        chance[held] = _inside(scope_head.fit(rows[fit], known[fit].tolist(), threshold=0.5), rows[held])
    out = known != scope_head.IN_SCOPE
    rates = [
        (max(np.mean(chance[out] >= t), np.mean(chance[~out] < t)), t) for t in np.arange(0.2, 0.81, 0.01)
    ]
    best = float(min(rates)[1])
    print(
        f"{name}: threshold {best:.2f}, out of scope refused {np.mean(chance[out] < best):.3f}, "
        f"in scope refused {np.mean(chance[~out] < best):.3f} (out of fold, {len(known)} texts)",
        file=sys.stderr,
    )
    return best


def main() -> None:
    """Fit both heads and write them."""
    from guardrails import scope_features
    from kb.embedding import E5
    from kb.settings import cache_dir

    model = E5(cache_dir() / "models" / "e5-small")
    data = labelled()
    labels = list(data.values())
    plain = vstack([csr_matrix(scope_head.features(text, None)) for text in data]).tocsr()
    vectors = model.queries([scope_features.spoken_form(text) for text in data])
    full = hstack([plain, csr_matrix(vectors * scope_head.EMBED_SCALE)]).tocsr()
    heads = [
        scope_head.fit(rows, labels, threshold=_threshold(name, rows, labels))
        for name, rows in (("with vectors", full), ("without", plain))
    ]
    probe = model.queries([scope_head.PROBE])[0]
    target = _ROOT / "guardrails/data/scope_head.npz"
    target.write_bytes(scope_head.dump(heads[0], heads[1], probe))
    print(f"{target.name}: {target.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
