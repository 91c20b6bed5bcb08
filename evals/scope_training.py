"""Fits the scope classifier anew: `python -m evals.scope_training`.

It reads the labelled examples of `guardrails/data/scope/`, the questions of the cards (all in scope) and the
development half of the goldens, never the frozen half, and writes `guardrails/data/scope_head.npz`. Run it after changing
`guardrails/data/scope.toml` or the examples; a test fails when the weights are older than the data.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from guardrails import scope_head
from guardrails.embed import Embed, Vectors

_ROOT = Path(__file__).parent.parent
_THRESHOLDS = (0.3, 0.35)
"""With and without vectors; from five-fold cross-validation over the same data."""


def labelled() -> list[tuple[str, str]]:
    """Everything the classifier is fitted with."""
    from kb.reading import load_cards

    found = list(scope_head.examples())
    found += [
        (question, scope_head.IN_SCOPE)
        for card in load_cards(_ROOT / "kb" / "cards")
        for question in card.questions
    ]
    for line in (_ROOT / "evals/goldens/dev/scope.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        found.append((case["text"], case["kind"] or scope_head.IN_SCOPE))
    return found


def _cached(embed: Embed, texts: list[str]) -> Embed:
    vectors = dict(zip(texts, embed(texts), strict=True))

    def lookup(wanted: Sequence[str]) -> Vectors:
        return np.stack([vectors[text] for text in wanted])

    return lookup


def main() -> None:
    """Fit both heads and write them."""
    from guardrails.scope_features import spoken_form
    from kb.embedding import E5
    from kb.settings import cache_dir

    model = E5(cache_dir() / "models" / "e5-small")
    data = labelled()
    texts = list(dict.fromkeys([scope_head.PROBE, *(spoken_form(text) for text, _ in data)]))
    embed = _cached(model.queries, texts)
    heads = (
        scope_head.fit(data, embed, threshold=_THRESHOLDS[0]),
        scope_head.fit(data, None, threshold=_THRESHOLDS[1]),
    )
    target = _ROOT / "guardrails/data/scope_head.npz"
    target.write_bytes(scope_head.dump(*heads))
    print(
        f"{len(data)} examples, {heads[0].weights.shape[1]} features -> {target.name} ({target.stat().st_size} bytes)",
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
