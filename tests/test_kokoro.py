"""Kokoro's graph, rewritten, is a voice to an unmodified piper-tts."""

import json
import os
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from piper.config import SynthesisConfig
from piper.voice import PiperVoice

from voices.errors import VoicesError
from voices.kokoro import SPEAKERS, STYLE_ROWS, STYLE_SIZE, TOKENS, build, configuration, rewrite

NAMES = [name for group in SPEAKERS.values() for name in group]
VOCABULARY = {
    letter: index + 1 for index, letter in enumerate(" .,abcdefghijklmnopqrstuvwxyzəɹTʧʤʦʣIWAOQYˈˌ")
}


def _kokoro_like(path: Path) -> Path:
    """A graph with Kokoro's inputs, whose output repeats what it was given: tokens, first style number, speed."""
    graph = helper.make_graph(
        [
            helper.make_node("Cast", ["tokens"], ["floats"], to=TensorProto.FLOAT),
            helper.make_node("Reshape", ["floats", "flat"], ["row"]),
            helper.make_node("Slice", ["style", "start", "end", "axis"], ["first"]),
            helper.make_node("Reshape", ["first", "flat"], ["number"]),
            helper.make_node("Concat", ["row", "number", "speed"], ["audio"], axis=0),
        ],
        "kokoro",
        [
            helper.make_tensor_value_info("tokens", TensorProto.INT64, [1, "n"]),
            helper.make_tensor_value_info("style", TensorProto.FLOAT, [1, STYLE_SIZE]),
            helper.make_tensor_value_info("speed", TensorProto.FLOAT, [1]),
        ],
        [helper.make_tensor_value_info("audio", TensorProto.FLOAT, ["m"])],
        [
            helper.make_tensor("flat", TensorProto.INT64, [1], [-1]),
            helper.make_tensor("start", TensorProto.INT64, [1], [0]),
            helper.make_tensor("end", TensorProto.INT64, [1], [1]),
            helper.make_tensor("axis", TensorProto.INT64, [1], [1]),
        ],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), str(path))
    return path


@pytest.fixture(scope="module")
def voice_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kokoro")
    files = {"weights.onnx": _kokoro_like(folder / "weights.onnx"), "vocab.json": folder / "vocab.json"}
    files["vocab.json"].write_text(json.dumps({"vocab": VOCABULARY}), encoding="utf-8")
    for speaker, name in enumerate(NAMES):
        style = np.zeros((STYLE_ROWS, 1, STYLE_SIZE), dtype="<f4")
        style[:, 0, 0] = speaker * 1000 + np.arange(STYLE_ROWS)
        files[f"{name}.bin"] = folder / f"{name}.bin"
        style.tofile(files[f"{name}.bin"])
    (folder / "out").mkdir()
    build(files, folder / "out")
    return folder / "out"


def _ask(voice_dir: Path, phonemes: int, speaker: int = 0, length: float = 1.0) -> np.ndarray:
    voice = PiperVoice.load(voice_dir / "kokoro.onnx", voice_dir / "kokoro.es_419.json")
    ids = [0, 0]
    for token in range(1, phonemes + 1):
        ids += [token % 30 + 1, 0]
    return np.asarray(
        voice.phoneme_ids_to_audio([*ids, 0], SynthesisConfig(speaker_id=speaker, length_scale=length))
    )


def test_pipers_padding_is_dropped_and_kokoros_added(voice_dir: Path) -> None:
    assert _ask(voice_dir, 5)[:-2].tolist() == [0, 2, 3, 4, 5, 6, 0]


def test_the_style_is_the_speakers_row_for_so_many_tokens(voice_dir: Path) -> None:
    assert _ask(voice_dir, 5, speaker=0)[-2] == 5
    assert _ask(voice_dir, 12, speaker=3)[-2] == 3012


def test_length_becomes_speed(voice_dir: Path) -> None:
    assert _ask(voice_dir, 3, length=1.25)[-1] == pytest.approx(0.8)


def test_too_long_a_text_is_cut_instead_of_failing(voice_dir: Path) -> None:
    answer = _ask(voice_dir, 700)
    assert len(answer) == TOKENS + 2 + 2
    assert answer[-2] == TOKENS


@pytest.mark.parametrize("language", SPEAKERS)
def test_each_language_has_its_own_phonemes_and_default_speaker(voice_dir: Path, language: str) -> None:
    voice = PiperVoice.load(voice_dir / "kokoro.onnx", voice_dir / f"kokoro.{language}.json")
    assert voice.config.espeak_voice == {"es_419": "es-419", "pt_BR": "pt-br", "en_US": "en-us"}[language]
    assert NAMES[voice.config.default_speaker_id] == SPEAKERS[language][0]
    assert set(voice.config.speaker_id_map) == set(NAMES)


def test_two_letters_of_espeak_are_one_of_kokoro() -> None:
    assert configuration("es_419", VOCABULARY, NAMES)["phoneme_id_map"]["tʃ"] == [VOCABULARY["ʧ"]]


def test_another_graph_is_refused_with_its_inputs(tmp_path: Path, voice_dir: Path) -> None:
    styles = np.zeros((1, STYLE_ROWS, STYLE_SIZE), dtype=np.float32)
    with pytest.raises(VoicesError, match="input_lengths"):
        rewrite(voice_dir / "kokoro.onnx", styles, tmp_path / "out.onnx")


def test_a_damaged_style_is_named(tmp_path: Path, voice_dir: Path) -> None:
    source = voice_dir.parent
    files = {path.name: path for path in source.iterdir() if path.is_file()}
    files["pf_dora.bin"] = tmp_path / "pf_dora.bin"
    files["pf_dora.bin"].write_bytes(b"\0" * 100)
    with pytest.raises(VoicesError, match="pf_dora"):
        build(files, tmp_path)


def test_the_real_one_speaks_through_unmodified_piper() -> None:
    folder = (
        Path(os.environ.get("ATALAIA_CACHE", Path.home() / ".cache" / "atalaia")) / "models" / "kokoro-82m"
    )
    if not (folder / "kokoro.onnx").is_file():
        pytest.skip("kokoro-82m is not fetched: run `atalaia voices fetch`")
    voice = PiperVoice.load(folder / "kokoro.onnx", folder / "kokoro.pt_BR.json")
    (chunk,) = voice.synthesize("Bom dia.")
    assert chunk.sample_rate == 24_000
    assert 0.5 < len(chunk.audio_float_array) / 24_000 < 3
    assert float(np.abs(chunk.audio_float_array).max()) > 0.1
