"""Tunes the sentence encoder to danger: `atalaia eval tune-encoder`, about 40 minutes on one core with AMX.

Low-rank matrices beside the linear layers of all but the lowest two layers of multilingual-e5-small (LoRA, Hu et al.
2021), with two heads on the pooled vector: danger or not, and which category. One group of utterances in eight is
kept from it, for calibration and for the figures that are stored. The frozen half is never read here.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from evals.augmentation import varied
from evals.backstop_data import Example, card_questions, examples, versions
from evals.errors import EvalError
from evals.folds import held
from evals.weights import store_weights
from guardrails.adaptation import ADAPTATION_FILE

SEED: Final = 7
RANK: Final = 8
LOWEST: Final = 2
"""The first of the encoder's twelve layers that is adapted: those below read spelling."""
EPOCHS: Final = 4
BATCH: Final = 32
RATE: Final = 6e-4
HEAD_RATE: Final = 3e-3
SHARPNESS: Final = 12.0
"""Logit of a unit vector that points along its head, at first."""
CATEGORY_WEIGHT: Final = 0.25
SMOOTH: Final = 0.01
LONGEST: Final = 96
"""Tokens."""
GAIN: Final = 2.0
"""What a pair of matrices is multiplied with."""

Tell = Callable[[str], None]


def tune_and_store(
    model_dir: Path,
    tell: Tell,
    path: Path = ADAPTATION_FILE,
    found: Sequence[Example] | None = None,
    epochs: int = EPOCHS,
) -> dict[str, Any]:
    """Tune on `found` (the development half and the cards), write `path` and its `.npz`, return the `.json`.

    Raises:
        EvalError: the training data is missing or broken, or there is no model in `model_dir`.
    """
    if not (model_dir / "model.safetensors").is_file():
        raise EvalError("the encoder is missing: run `atalaia voices fetch`")
    found = [*examples(), *card_questions()] if found is None else found
    kept = held(found)
    train = [one for one, out in zip(found, kept, strict=True) if not out]
    tuning = Tuning(model_dir, train)
    tuning.run(epochs, tell)
    unseen = [one for one, out in zip(found, kept, strict=True) if out]
    about = tuning.about() | {
        "data": versions(found),
        "unseen": _figures(unseen, tuning.scores([one.text for one in unseen])),
    }
    store_weights(path, about, tuning.arrays())
    return about


def _figures(unseen: Sequence[Example], scores: NDArray[np.float64]) -> dict[str, Any]:
    """How well danger is told from the rest, on what was kept from training."""
    from sklearn.metrics import roc_auc_score

    red = np.array([one.red for one in unseen])
    if red.all() or not red.any():
        return {"of": len(unseen)}
    return {
        "of": len(unseen),
        "red": int(red.sum()),
        "auc": round(float(roc_auc_score(red, scores)), 4),
        "recall_at_1_percent_alarms": round(float((scores[red] > np.quantile(scores[~red], 0.99)).mean()), 4),
    }


class Tuning:
    """The encoder with its matrices while they learn."""

    def __init__(self, model_dir: Path, train: Sequence[Example], lowest: int = LOWEST) -> None:
        """
        Args:
            model_dir: of the encoder.
            train: what to learn from; `red` is what is to be told from the rest, whatever it is.
            lowest: the first layer that is adapted; the higher it is, the sooner it is done.
        """
        import torch
        from transformers import AutoModel, AutoTokenizer

        torch.manual_seed(SEED)
        self._torch = torch
        self._chance = random.Random(SEED)
        self._train = list(train)
        self._ordinary: dict[str, list[str]] = {}
        for one in train:
            if not one.red:
                self._ordinary.setdefault(one.locale, []).append(one.text)
        self.categories = tuple(sorted({one.category for one in train if one.category}))
        self._tokenizer: Any = AutoTokenizer.from_pretrained(model_dir)
        # Without dropout, whose random numbers cost more than the products here; the variations stand in for it.
        model: Any = AutoModel.from_pretrained(
            model_dir, hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0, attn_implementation="eager"
        )
        self._model = model.float().train()
        for parameter in self._model.parameters():
            parameter.requires_grad_(False)
        self._pairs = dict(self._adapted(lowest))
        width = int(self._model.config.hidden_size)
        self._danger = torch.nn.Linear(width, 1)
        self._kinds = torch.nn.Linear(width, len(self.categories))
        matrices = [matrix for pair in self._pairs.values() for matrix in (pair.down, pair.up)]
        self._learning = [*matrices, *self._danger.parameters(), *self._kinds.parameters()]
        self._optimizer = torch.optim.AdamW(
            [
                {"params": matrices, "lr": RATE, "base": RATE},
                {
                    "params": [*self._danger.parameters(), *self._kinds.parameters()],
                    "lr": HEAD_RATE,
                    "base": HEAD_RATE,
                },
            ],
            weight_decay=0.01,
        )
        self._steps = 0

    def _adapted(self, lowest: int) -> Iterator[tuple[str, Any]]:
        """Puts a pair of matrices beside each linear layer; yields its name in the encoder's file and the pair."""
        torch = self._torch

        class Pair(torch.nn.Module):  # type: ignore[misc,name-defined]
            def __init__(self, base: Any) -> None:
                super().__init__()
                self.base = base.to(torch.bfloat16)
                down = torch.randn(RANK, base.in_features) / math.sqrt(base.in_features)
                self.down = torch.nn.Parameter(down)
                self.up = torch.nn.Parameter(torch.zeros(base.out_features, RANK))

            def forward(self, states: Any) -> Any:
                return self.base(states) + (states @ self.down.T) @ self.up.T * GAIN

        for index, layer in enumerate(self._model.encoder.layer):
            if index < lowest:
                layer.to(torch.bfloat16)
                for norm in (layer.attention.output.LayerNorm, layer.output.LayerNorm):
                    norm.float()
                continue
            for owner, name, path in (
                (layer.attention.self, "query", "attention.self.query"),
                (layer.attention.self, "key", "attention.self.key"),
                (layer.attention.self, "value", "attention.self.value"),
                (layer.attention.output, "dense", "attention.output.dense"),
                (layer.intermediate, "dense", "intermediate.dense"),
                (layer.output, "dense", "output.dense"),
            ):
                pair = Pair(getattr(owner, name))
                setattr(owner, name, pair)
                yield f"encoder.layer.{index}.{path}", pair

    def _vectors(self, texts: Sequence[str]) -> Any:
        torch = self._torch
        tokens = self._tokenizer(
            [f"query: {text}" for text in texts],
            padding=True,
            truncation=True,
            max_length=LONGEST,
            return_tensors="pt",
        )
        with torch.autocast("cpu", dtype=torch.bfloat16):
            states = self._model(**tokens).last_hidden_state
        mask = tokens["attention_mask"][..., None].float()
        return torch.nn.functional.normalize((states.float() * mask).sum(1) / mask.sum(1), dim=-1)

    def run(self, epochs: int, tell: Tell) -> None:
        """Learn, and tell of every fiftieth batch."""
        for epoch in range(epochs):
            for step, steps, loss in self._epoch(epoch, epochs):
                if step % 50 == 0:
                    tell(f"epoch {epoch + 1} of {epochs}, batch {step} of {steps}, loss {loss:.3f}")

    def about(self) -> dict[str, Any]:
        """What the line needs to know of it, and when it was made of how much."""
        return {
            "offset": self.offset,
            "categories": list(self.categories),
            "trained_at": datetime.now(UTC).date().isoformat(),
            "trained_on": len(self._train),
        }

    def _epoch(self, number: int, epochs: int) -> Iterator[tuple[int, int, float]]:
        """One pass over the varied examples; yields batch, batches and the mean loss so far."""
        torch = self._torch
        self._chance.shuffle(self._train)
        texts = [varied(one.text, self._ordinary[one.locale], self._chance) for one in self._train]
        batches = self._batches(texts)
        total = 0.0
        for step, rows in enumerate(batches):
            progress = (number + step / len(batches)) / epochs
            warmth = min(1.0, (self._steps + 1) / 60) * 0.5 * (1 + math.cos(math.pi * progress))
            for group in self._optimizer.param_groups:
                group["lr"] = group["base"] * warmth
            chosen = [self._train[row] for row in rows]
            vectors = self._vectors([texts[row] for row in rows])
            aim = torch.tensor([1 - SMOOTH if one.red else SMOOTH for one in chosen])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                SHARPNESS * self._danger(vectors)[:, 0], aim
            )
            named = [at for at, one in enumerate(chosen) if one.category]
            if named:
                kinds = torch.tensor([self.categories.index(chosen[at].category or "") for at in named])
                guess = SHARPNESS * self._kinds(vectors[named])
                loss = loss + CATEGORY_WEIGHT * torch.nn.functional.cross_entropy(guess, kinds)
            self._optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self._learning, 1.0)
            self._optimizer.step()
            self._steps += 1
            total += loss.item()
            yield step, len(batches), total / (step + 1)

    def _batches(self, texts: Sequence[str]) -> list[list[int]]:
        """Rows of about the same length together, in random order."""
        found: list[list[int]] = []
        wide = BATCH * 30
        for start in range(0, len(texts), wide):
            rows = sorted(range(start, min(start + wide, len(texts))), key=lambda row: len(texts[row]))
            found += [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]
        self._chance.shuffle(found)
        return found

    def scores(self, texts: Sequence[str]) -> NDArray[np.float64]:
        """The logit of danger of each text."""
        order = sorted(range(len(texts)), key=lambda row: len(texts[row]))
        found = np.zeros(len(texts))
        with self._torch.no_grad():
            for at in range(0, len(order), BATCH):
                rows = order[at : at + BATCH]
                logits = SHARPNESS * self._danger(self._vectors([texts[row] for row in rows]))[:, 0]
                found[rows] = logits.numpy()
        return found

    @property
    def offset(self) -> float:
        """Intercept of the head."""
        return float(SHARPNESS * self._danger.bias.detach())

    def arrays(self) -> dict[str, NDArray[Any]]:
        """What is stored; the gains are folded in."""
        stored: dict[str, NDArray[Any]] = {}
        for name, pair in self._pairs.items():
            stored[f"{name}.down"] = pair.down.detach().numpy().astype(np.float16)
            stored[f"{name}.up"] = (GAIN * pair.up).detach().numpy().astype(np.float16)
        kinds = np.hstack([self._kinds.weight.detach().numpy(), self._kinds.bias.detach().numpy()[:, None]])
        stored["danger"] = SHARPNESS * self._danger.weight.detach().numpy()[0]
        stored["category_weights"] = SHARPNESS * kinds
        return stored
