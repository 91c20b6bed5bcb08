"""Synthetic callers and the telephone line they call over."""

import audioop
import os
from pathlib import Path

import numpy as np
import pytest

from evals.callers import CALLERS, callers, render_caller, write_wav
from evals.errors import EvalError
from evals.phone import mulaw, phone_line, unmulaw
from voices.voice import VOICES

MODELS = Path(os.environ.get("ATALAIA_CACHE", Path.home() / ".cache" / "atalaia")) / "models"
needs_kokoro = pytest.mark.skipif(not (MODELS / "kokoro-82m").is_dir(), reason="kokoro-82m is not fetched")


def _tone(hertz: float, rate: int) -> np.ndarray:
    return (8_000 * np.sin(2 * np.pi * hertz * np.arange(rate) / rate)).astype(np.int16)


def _strength(pcm: np.ndarray) -> float:
    return float(np.sqrt(np.mean(np.square(pcm[400:-400].astype(float)))))


def test_mulaw_is_that_of_g711() -> None:
    every = np.arange(-32768, 32768).astype(np.int16)
    assert mulaw(every).tobytes() == audioop.lin2ulaw(every.tobytes(), 2)
    codes = np.arange(256, dtype=np.uint8)
    assert unmulaw(codes).tobytes() == audioop.ulaw2lin(codes.tobytes(), 2)


@pytest.mark.parametrize("rate", [8_000, 16_000, 24_000, 48_000])
def test_a_telephone_passes_the_voice_band_and_nothing_else(rate: int) -> None:
    whole = _strength(phone_line(_tone(1_000, rate), rate))
    assert whole == pytest.approx(_strength(_tone(1_000, 8_000)), rel=0.1)
    assert _strength(phone_line(_tone(100, rate), rate)) < 0.05 * whole
    if rate > 8_000:
        assert _strength(phone_line(_tone(5_000, rate), rate)) < 0.05 * whole


def test_no_caller_has_the_lines_own_voice() -> None:
    own = {choice.speaker for choices in VOICES.values() for choice in choices}
    assert not own & {name for names in CALLERS.values() for name in names}
    assert callers("es-419")[: len(CALLERS["es-419"])] == CALLERS["es-419"]


@needs_kokoro
def test_a_caller_is_rendered_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATALAIA_CACHE", str(tmp_path))
    (tmp_path / "models").symlink_to(MODELS)
    first = render_caller("Oi.", "pt-BR", "pm_alex")
    assert first.dtype == np.int16
    assert 0.2 < len(first) / 8_000 < 2
    kept = list((tmp_path / "callers").rglob("*.pcm"))
    assert len(kept) == 1
    assert np.array_equal(render_caller("Oi.", "pt-BR", "pm_alex"), first)
    assert len(render_caller("Oi.", "pt-BR", "pm_alex", rate=16_000)) == pytest.approx(
        2 * len(first), rel=0.01
    )
    assert list((tmp_path / "callers").rglob("*.pcm")) == kept


def test_what_cannot_be_rendered_is_refused_with_what_can() -> None:
    with pytest.raises(EvalError, match="phone or clean"):
        render_caller("Hi.", "en-US", "am_michael", condition="underwater")  # type: ignore[arg-type]
    with pytest.raises(EvalError, match="flite or festival"):
        render_caller("Hi, nobody rendered this.", "en-US", "espeak:en")


def test_a_recording_is_written(tmp_path: Path) -> None:
    import wave

    path = write_wav(tmp_path / "x.wav", _tone(400, 8_000), 8_000)
    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getnframes()) == (8_000, 1, 8_000)
