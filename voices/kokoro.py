"""Kokoro-82M behind Piper's interface: the recipe that rewrites its graph.

Kokoro takes `tokens` (1, n), `style` (1, 256; chosen from a speaker's table by the number of tokens) and `speed` (1).
An unmodified piper-tts feeds `input` (1, n), `input_lengths`, `scales` (noise, length, noise of width) and `sid`, and
pads its phonemes with zeros. The nodes put in front of the graph drop the padding, look the style up and turn length
into speed; the one put behind gives the output Piper's shape. The result is one file with all speakers, and one
configuration for each language.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from voices.errors import VoicesError

RATE: Final = 24_000
"""Hz of Kokoro's output."""
TOKENS: Final = 508
"""Most phonemes that Kokoro takes at once, without the zeros at either end; the rest is cut off."""
STYLE_ROWS: Final = 510
STYLE_SIZE: Final = 256

SPEAKERS: Final[Mapping[str, tuple[str, ...]]] = {
    "es_419": ("ef_dora", "em_alex", "em_santa"),
    "pt_BR": ("pf_dora", "pm_alex", "pm_santa"),
    "en_US": ("af_heart", "am_michael", "af_bella", "am_fenrir"),
}
"""By language, the default one first. Every language can be spoken by every speaker, with an accent."""

_ESPEAK: Final = {"es_419": "es-419", "pt_BR": "pt-br", "en_US": "en-us"}
_CLUSTERS: Final = (
    ("tʃ", "ʧ"), ("dʒ", "ʤ"), ("ts", "ʦ"), ("dz", "ʣ"), ("aɪ", "I"), ("aʊ", "W"), ("eɪ", "A"), ("oʊ", "O"), ("əʊ", "Q"),
    ("ɔɪ", "Y"),
)  # fmt: skip
"""What espeak writes with two letters and Kokoro's vocabulary with one."""
_PREFIX: Final = "pw_"


@dataclass(frozen=True, slots=True)
class Materials:
    """What the recipe starts from."""

    weights: Path
    """Kokoro's ONNX export with the inputs `tokens`, `style` and `speed`."""
    vocabulary: Path
    """JSON: `vocab` maps a phoneme to its token."""
    styles: Mapping[str, Path]
    """A file of float32 (510, 1, 256) for each speaker."""

    @classmethod
    def named(cls, files: Mapping[str, Path]) -> "Materials":
        """From the catalogue's names: `weights.onnx`, `vocab.json` and `SPEAKER.bin`."""
        speakers = [speaker for group in SPEAKERS.values() for speaker in group]
        return cls(
            files["weights.onnx"], files["vocab.json"], {name: files[f"{name}.bin"] for name in speakers}
        )


def build(files: Mapping[str, Path], out_dir: Path) -> None:
    """Make `kokoro.onnx` and `kokoro.LANGUAGE.json` from the catalogue's materials.

    Raises:
        VoicesError: a material is not what it should be.
    """
    materials = Materials.named(files)
    vocabulary = _vocabulary(materials.vocabulary)
    names = [speaker for group in SPEAKERS.values() for speaker in group]
    styles = np.stack([_style(materials.styles[name], name) for name in names])
    rewrite(materials.weights, styles, out_dir / "kokoro.onnx")
    for language in SPEAKERS:
        text = json.dumps(configuration(language, vocabulary, names), ensure_ascii=False, indent=1)
        (out_dir / f"kokoro.{language}.json").write_text(text, encoding="utf-8")


def rewrite(weights: Path, styles: "np.ndarray[Any, np.dtype[np.float32]]", out: Path) -> None:
    """Put Piper's interface around Kokoro's graph.

    Args:
        weights: The ONNX export.
        styles: float32 (speakers, 510, 256).
        out: Where the new graph goes.

    Raises:
        VoicesError: the graph has other inputs.
    """
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    model = onnx.load(str(weights))
    graph = model.graph
    inputs = [value.name for value in graph.input]
    if inputs != ["tokens", "style", "speed"]:
        raise VoicesError(
            f"this is no Kokoro graph: expected the inputs tokens, style, speed, found {inputs}"
        )
    constants = {
        "styles": styles.reshape(-1, STYLE_SIZE).astype(np.float32),
        "zero": np.array([0], np.int64),
        "one": np.array([1], np.int64),
        "two": np.array([2], np.int64),
        "max": np.array([TOKENS], np.int64),
        "last": np.array([STYLE_ROWS - 1], np.int64),
        "rows": np.array([STYLE_ROWS], np.int64),
        "m1": np.array([-1], np.int64),
        "onef": np.array(1.0, np.float32),
        "oshape": np.array([1, 1, 1, -1], np.int64),
    }
    nodes: list[Any] = []

    def add(operator: str, takes: list[str], gives: str, **attributes: int) -> None:
        named = [_PREFIX + name[1:] if name.startswith("$") else name for name in takes]
        output = _PREFIX + gives[1:] if gives.startswith("$") else gives
        nodes.append(
            helper.make_node(operator, named, [output], name=f"{_PREFIX}n{len(nodes)}", **attributes)
        )

    # Piper's padding is token 0, which Kokoro knows only at both ends.
    add("Reshape", ["input", "$m1"], "$flat")
    add("Greater", ["$flat", "$zero"], "$mask")
    add("Compress", ["$flat", "$mask"], "$all", axis=0)
    add("Slice", ["$all", "$zero", "$max", "$zero"], "$ids")
    # A speaker's style depends on how many tokens are spoken.
    add("Shape", ["$ids"], "$len")
    add("Min", ["$len", "$last"], "$row")
    add("Mul", ["sid", "$rows"], "$base")
    add("Add", ["$base", "$row"], "$idx")
    add("Gather", ["$styles", "$idx"], "style", axis=0)
    add("Concat", ["$zero", "$ids", "$zero"], "$pad", axis=0)
    add("Unsqueeze", ["$pad", "$zero"], "tokens")
    # Piper's second scale is how long a phoneme lasts, Kokoro's speed its inverse.
    add("Slice", ["scales", "$one", "$two", "$zero"], "$ls")
    add("Div", ["$onef", "$ls"], "speed")
    tail = helper.make_node(
        "Reshape", [graph.output[0].name, f"{_PREFIX}oshape"], ["output"], name=f"{_PREFIX}out"
    )
    everything = [*nodes, *graph.node, tail]
    del graph.node[:]
    graph.node.extend(everything)
    graph.initializer.extend(
        numpy_helper.from_array(value, _PREFIX + name) for name, value in constants.items()
    )
    del graph.input[:]
    graph.input.extend(
        [
            helper.make_tensor_value_info("input", TensorProto.INT64, ["batch", "phonemes"]),
            helper.make_tensor_value_info("input_lengths", TensorProto.INT64, ["batch"]),
            helper.make_tensor_value_info("scales", TensorProto.FLOAT, [3]),
            helper.make_tensor_value_info("sid", TensorProto.INT64, [1]),
        ]
    )
    del graph.output[:]
    graph.output.append(helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 1, 1, "time"]))
    onnx.save(model, str(out))


def configuration(language: str, vocabulary: Mapping[str, int], speakers: list[str]) -> dict[str, Any]:
    """Piper's configuration for one language.

    Args:
        language: A key of `SPEAKERS`.
        vocabulary: Phoneme to token.
        speakers: All speakers of the file, in the order of its style table.
    """
    ids: dict[str, list[int]] = {phoneme: [token] for phoneme, token in vocabulary.items()}
    for mark in "_^$":
        ids[mark] = [0]
    for pair, single in _CLUSTERS:
        ids[pair] = [vocabulary[single]]
    if language == "en_US":
        # Kokoro's English was trained on fewer phonemes than espeak writes.
        schwa, r = vocabulary["ə"], vocabulary["ɹ"]
        ids.update({"ː": [0], "ɐ": [schwa], "ɚ": [schwa, r], "r": [r], "ɾ": [vocabulary["T"]]})
    return {
        "audio": {"sample_rate": RATE, "quality": "medium"},
        "espeak": {"voice": _ESPEAK[language]},
        "inference": {"noise_scale": 0.0, "length_scale": 1.0, "noise_w": 0.0},
        "phoneme_type": "espeak",
        "phoneme_map": {},
        "phoneme_id_map": ids,
        "num_symbols": 178,
        "num_speakers": len(speakers),
        "speaker_id_map": {speaker: index for index, speaker in enumerate(speakers)},
        "default_speaker_id": speakers.index(SPEAKERS[language][0]),
        "vowel_clusters": [list(pair) for pair, _ in _CLUSTERS],
        "piper_version": "1.8.0",
        "language": {"code": language},
    }


def _vocabulary(path: Path) -> dict[str, int]:
    try:
        vocabulary = json.loads(path.read_text(encoding="utf-8"))["vocab"]
        return {str(phoneme): int(token) for phoneme, token in vocabulary.items()}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise VoicesError(f"{path.name} is no vocabulary of Kokoro: {error}") from error


def _style(path: Path, speaker: str) -> "np.ndarray[Any, np.dtype[np.float32]]":
    values = np.fromfile(path, "<f4")
    if values.size != STYLE_ROWS * STYLE_SIZE:
        raise VoicesError(
            f"the style of {speaker} holds {values.size} numbers, expected {STYLE_ROWS} rows of {STYLE_SIZE}"
        )
    return values.reshape(STYLE_ROWS, STYLE_SIZE).astype(np.float32)
