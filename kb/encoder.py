"""A BERT text encoder in numpy: the vectors of sentence-transformers without its half minute of imports.

Reads the folder of a sentence-transformers model whose pieces are BERT, mean pooling and normalization. A server
embeds one short sentence at a time; for that, torch and the libraries above it cost more seconds and memory than
all other parts of the line together. Vectors agree with sentence-transformers within rounding (a test holds them
to 1e-5).
"""

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Pair = tuple[Array, Array]

_MASKED: Final = np.float32(-1e9)


class UnsuitableModel(ValueError):
    """The folder holds another kind of model than this encoder computes."""


class Encoder:
    """Texts to unit vectors. Calls may come from several threads."""

    def __init__(self, folder: Path, threads: int = 1) -> None:
        """Load the weights: 85 MB in memory; the word vectors stay in the file until a word is used.

        Args:
            folder: As sentence-transformers writes it.
            threads: Of numpy's linear algebra, in the whole process: more would take the cores from the calls.

        Raises:
            UnsuitableModel: another architecture, pooling or activation.
            OSError, ValueError, KeyError: the files are missing or damaged.
        """
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        _check(folder, config)
        from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]
        from tokenizers import Tokenizer

        threadpool_limits(threads, "blas")
        self._heads = int(config["num_attention_heads"])
        self._epsilon = np.float32(config["layer_norm_eps"])
        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self._tokenizer.no_padding()
        self._tokenizer.enable_truncation(_longest(folder, config))
        # The tokenizer must not be entered by two threads at once.
        self._tokenizing = threading.Lock()
        weights = _Weights(folder / "model.safetensors")
        self._words = weights.mapped("embeddings.word_embeddings.weight")
        self._places = weights.loaded("embeddings.position_embeddings.weight")
        self._places += weights.loaded("embeddings.token_type_embeddings.weight")[0]
        self._norm = weights.norm("embeddings.LayerNorm")
        self._readings = 1
        self._layers = [_Layer(weights, index) for index in range(int(config["num_hidden_layers"]))]

    def adapted(self, added: Mapping[str, Pair]) -> "Encoder":
        """An encoder with something added to its weights, which it shares with this one.

        Args:
            added: Name of a linear layer, as in the file → two matrices, shapes (out, rank) and (rank, in), whose
                product is added to its weight.

        Raises:
            UnsuitableModel: a name or a shape fits no layer.
        """
        other = copy(self)
        rest = dict(added)
        other._layers = [layer.adapted(index, rest) for index, layer in enumerate(self._layers)]
        if rest:
            raise UnsuitableModel(f"the encoder has no layer {min(rest)}")
        return other

    def beside(self, other: "Encoder") -> "Encoder":
        """Both in one: for a short sentence, fetching the weights, which they share, is most of the work.

        Args:
            other: This one, adapted.
        """
        both = copy(self)
        both._readings = self._readings + other._readings
        both._layers = [mine.beside(its) for mine, its in zip(self._layers, other._layers, strict=True)]
        return both

    def encode(self, texts: Sequence[str], batch: int = 16) -> Array:
        """Unit vectors, shape (len(texts), dimension); of several encoders in one, those of the first."""
        return np.asarray(self.encode_each(texts, batch)[0], dtype=np.float32)

    def encode_each(self, texts: Sequence[str], batch: int = 16) -> Array:
        """Unit vectors of each encoder that is in this one, shape (encoders, len(texts), dimension)."""
        with self._tokenizing:
            tokens = [np.array(each.ids) for each in self._tokenizer.encode_batch(list(texts))]
        found = np.zeros((self._readings, len(texts), self._places.shape[1]), dtype=np.float32)
        for rows in _batches(tokens, batch):
            found[:, rows] = self._vectors([tokens[row] for row in rows])
        return found

    def _vectors(self, tokens: Sequence[NDArray[np.int64]]) -> Array:
        longest = max(len(each) for each in tokens)
        ids = np.zeros((len(tokens), longest), dtype=np.int64)
        mask = np.zeros((len(tokens), longest), dtype=np.float32)
        for row, each in enumerate(tokens):
            ids[row, : len(each)] = each
            mask[row, : len(each)] = 1
        states = self._words[ids].astype(np.float32) + self._places[:longest]
        states = _normalized(states, self._norm, self._epsilon)
        states, mask = (np.concatenate([each] * self._readings) for each in (states, mask))
        blocked = ((1 - mask) * _MASKED)[:, None, None, :]
        for layer in self._layers:
            states = layer(states, blocked, self._heads, self._epsilon)
        mean = (states * mask[..., None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        mean /= np.linalg.norm(mean, axis=1, keepdims=True)
        return np.asarray(mean.reshape(self._readings, len(tokens), -1), dtype=np.float32)


class _Weights:
    """Tensors of a safetensors file, by name."""

    def __init__(self, path: Path) -> None:
        from safetensors import safe_open

        self._path = path
        self._file: Any = safe_open(str(path), "numpy")
        self._names = set(self._file.keys())  # type: ignore[no-untyped-call]

    def loaded(self, name: str) -> Array:
        """One tensor in single precision: CPUs compute slowly in half."""
        return np.ascontiguousarray(self._file.get_tensor(self._known(name)), dtype=np.float32)

    def mapped(self, name: str) -> NDArray[Any]:
        """One tensor as it lies in the file, read where it is used."""
        known = self._known(name)
        with self._path.open("rb") as file:
            size = int.from_bytes(file.read(8), "little")
            header = json.loads(file.read(size))[known]
        kind = {"F16": "<f2", "F32": "<f4"}.get(header["dtype"])
        if kind is None:
            raise UnsuitableModel(f"weights of type {header['dtype']}")
        return np.memmap(
            self._path, kind, "r", 8 + size + header["data_offsets"][0], shape=tuple(header["shape"])
        )

    def linear(self, *names: str) -> tuple[Array, Array]:
        """Weight, transposed, and bias of layers that read the same input, side by side."""
        weight = np.concatenate([self.loaded(f"{name}.weight") for name in names])
        return np.ascontiguousarray(weight.T), np.concatenate([self.loaded(f"{name}.bias") for name in names])

    def norm(self, name: str) -> tuple[Array, Array]:
        """Gain and bias of a normalization."""
        return self.loaded(f"{name}.weight"), self.loaded(f"{name}.bias")

    def _known(self, name: str) -> str:
        return name if name in self._names else f"bert.{name}"


class _Layer:
    """One transformer layer."""

    def __init__(self, weights: _Weights, index: int) -> None:
        own = f"encoder.layer.{index}"
        inside = f"{own}.attention.self"
        self._inputs = _Linear(*weights.linear(f"{inside}.query", f"{inside}.key", f"{inside}.value"))
        self._output = _Linear(*weights.linear(f"{own}.attention.output.dense"))
        self._output_norm = weights.norm(f"{own}.attention.output.LayerNorm")
        self._wide = _Linear(*weights.linear(f"{own}.intermediate.dense"))
        self._narrow = _Linear(*weights.linear(f"{own}.output.dense"))
        self._norm = weights.norm(f"{own}.output.LayerNorm")

    def adapted(self, index: int, added: dict[str, Pair]) -> "_Layer":
        """With what `added` has for this layer, which is taken out of it."""
        own = f"encoder.layer.{index}"
        inside = f"{own}.attention.self"
        other = copy(self)
        other._inputs = self._inputs.adapted(
            [added.pop(f"{inside}.{name}", None) for name in ("query", "key", "value")]
        )
        other._output = self._output.adapted([added.pop(f"{own}.attention.output.dense", None)])
        other._wide = self._wide.adapted([added.pop(f"{own}.intermediate.dense", None)])
        other._narrow = self._narrow.adapted([added.pop(f"{own}.output.dense", None)])
        return other

    def beside(self, other: "_Layer") -> "_Layer":
        both = copy(self)
        both._inputs = self._inputs.beside(other._inputs)
        both._output = self._output.beside(other._output)
        both._wide = self._wide.beside(other._wide)
        both._narrow = self._narrow.beside(other._narrow)
        return both

    def __call__(self, states: Array, blocked: Array, heads: int, epsilon: np.float32) -> Array:
        count, length, width = states.shape
        inputs = self._inputs(states).reshape(count, length, 3, heads, width // heads)
        query, key, value = inputs.transpose(2, 0, 3, 1, 4)
        scores = query @ key.swapaxes(-1, -2) / np.float32((width // heads) ** 0.5) + blocked
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        scores /= scores.sum(axis=-1, keepdims=True)
        mixed = (scores @ value).swapaxes(1, 2).reshape(count, length, width)
        states = _normalized(states + self._output(mixed), self._output_norm, epsilon)
        return _normalized(states + self._narrow(_gelu(self._wide(states))), self._norm, epsilon)


@dataclass(frozen=True, slots=True)
class _Linear:
    """A linear layer, or several that read the same input, side by side."""

    weight: Array
    """Shape (in, out)."""
    bias: Array
    added: tuple[Pair | None, ...] = (None,)
    """What each encoder adds to the weight: shapes (in, rank) and (rank, out)."""

    def adapted(self, pairs: Sequence[Pair | None]) -> "_Linear":
        """With one pair, or none, for each layer that stands side by side here.

        Raises:
            UnsuitableModel: a shape does not fit.
        """
        size, width = self.weight.shape[1] // len(pairs), self.weight.shape[0]
        there = [(at, *pair) for at, pair in enumerate(pairs) if pair is not None]
        if not there:
            return self
        for _, up, down in there:
            if up.shape != (size, down.shape[0]) or down.shape[1] != width:
                raise UnsuitableModel(
                    f"matrices of {up.shape} and {down.shape} beside a weight of {(size, width)}"
                )
        joined = np.zeros(
            (sum(down.shape[0] for _, _, down in there), self.weight.shape[1]), dtype=np.float32
        )
        row = 0
        for at, up, down in there:
            joined[row : row + down.shape[0], at * size : (at + 1) * size] = up.T
            row += down.shape[0]
        down = np.ascontiguousarray(np.concatenate([down for _, _, down in there]).T)
        return replace(self, added=((down, joined),))

    def beside(self, other: "_Linear") -> "_Linear":
        return replace(self, added=self.added + other.added)

    def __call__(self, states: Array) -> Array:
        # Two dimensions make one call of BLAS; three make one for each text.
        flat = states.reshape(-1, states.shape[-1])
        found = flat @ self.weight + self.bias
        rows = len(flat) // len(self.added)
        for at, pair in enumerate(self.added):
            if pair is not None:
                mine = slice(at * rows, (at + 1) * rows)
                found[mine] += (flat[mine] @ pair[0]) @ pair[1]
        return np.asarray(found.reshape(*states.shape[:-1], -1), dtype=np.float32)


def _normalized(states: Array, norm: tuple[Array, Array], epsilon: np.float32) -> Array:
    states = states - states.mean(axis=-1, keepdims=True)
    spread = np.sqrt(np.square(states).mean(axis=-1, keepdims=True) + epsilon)
    return np.asarray(states / spread * norm[0] + norm[1], dtype=np.float32)


_ERF: Final = tuple(
    np.float32(each) for each in (1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592)
)
"""Abramowitz and Stegun 7.1.26, highest power first: erf within 1.5e-7, which is single precision's own rounding."""


def _gelu(values: Array) -> Array:
    # scipy's erf works in double precision and took a fifth of the encoder's time.
    size = np.abs(values)
    size *= np.float32(0.5**0.5)
    part = 1 / (1 + np.float32(0.3275911) * size)
    total = np.full_like(part, _ERF[0])
    for each in _ERF[1:]:
        total *= part
        total += each
    total *= part
    np.square(size, out=size)
    np.negative(size, out=size)
    total *= np.exp(size, out=size)
    # `total` is now 1 - erf(|x| / sqrt 2): the share of x that is lost right of zero, all but that share left of it.
    total *= np.float32(0.5)
    kept = np.where(values >= 0, 1 - total, total)
    return np.asarray(values * kept, dtype=np.float32)


def _batches(tokens: Sequence[NDArray[np.int64]], size: int) -> Iterator[list[int]]:
    """Indexes of texts of about the same length, so that little is computed for padding."""
    order = sorted(range(len(tokens)), key=lambda row: len(tokens[row]))
    for start in range(0, len(order), size):
        yield order[start : start + size]


def _check(folder: Path, config: dict[str, Any]) -> None:
    pooling = json.loads((folder / "1_Pooling" / "config.json").read_text(encoding="utf-8"))
    modules = json.loads((folder / "modules.json").read_text(encoding="utf-8"))
    kinds = [str(module["type"]).rpartition(".")[2] for module in modules]
    mean = pooling.get("pooling_mode", "mean") == "mean" and pooling.get("pooling_mode_mean_tokens", True)
    if (
        config.get("model_type") != "bert"
        or config.get("hidden_act") != "gelu"
        or config.get("position_embedding_type", "absolute") != "absolute"
        or kinds != ["Transformer", "Pooling", "Normalize"]
        or not mean
    ):
        raise UnsuitableModel("not BERT with mean pooling and normalization")


def _longest(folder: Path, config: dict[str, Any]) -> int:
    path = folder / "sentence_bert_config.json"
    settings = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return min(int(settings.get("max_seq_length") or 512), int(config["max_position_embeddings"]))
