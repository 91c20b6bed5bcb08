"""Settings of the recognizer."""

from typing import Final

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

RATE: Final = 16_000
"""Hz; the only rate that Whisper knows."""


class HearingSettings(BaseSettings):
    """How speech is cut into windows and decoded; environment variables `ATALAIA_HEARING_*`."""

    model_config = SettingsConfigDict(
        env_prefix="ATALAIA_HEARING_", env_file=".env", extra="ignore", frozen=True
    )

    compute_type: str = "int8"
    """Arithmetic of CTranslate2: `int8` on a CPU, `float16` on a GPU."""
    device: str = "cpu"
    """Where the model runs: `cpu` or `cuda`."""
    threads: int = Field(default=1, ge=1)
    """CPU threads of one decode: one is faster than two when calls share the machine."""
    workers: int = Field(default=1, ge=1)
    """Decodes at the same time, for all calls of the process."""

    padding: float = Field(default=4.0, ge=4.0)
    """Seconds of silence after the speech: with less, short utterances make the decoder repeat itself."""
    pre_roll: float = Field(default=0.6, ge=0.5)
    """Seconds kept from before the voice detector noticed, so that the first word is whole."""
    interval: float = Field(default=0.5, gt=0)
    """Seconds of speech between two partials when nothing else runs."""
    max_interval: float = Field(default=4.0, gt=0)
    """Seconds to which the interval may stretch under load."""
    first_after: float = Field(default=0.4, ge=0)
    """Seconds of audio after `speech_started` before the first partial."""
    pause: float = Field(default=0.1, gt=0)
    """Seconds of quiet after which the words so far are decoded at once: they may be the last ones."""
    max_window: float = Field(default=8.0, gt=0)
    """Seconds of speech in one window before it is cut back at a stable point."""
    keep_window: float = Field(default=5.0, gt=0)
    """Seconds that remain, about, after a cut."""
    hard_window: float = Field(default=12.0, gt=0, le=24)
    """Seconds at which the window is cut even where nothing is stable."""
    whole_final: float = Field(default=16.0, ge=0, le=24)
    """Seconds up to which an utterance that was cut is decoded in one piece for its final."""

    partial_beam: int = Field(default=5, ge=1)
    """A beam costs a third more generation than greedy decoding and makes a fifth fewer errors (docs/measured-hearing.md)."""
    final_beam: int = Field(default=5, ge=1)
    """Beam of a final; with a narrower one than this, partials are never taken as finals."""
    hypotheses: int = Field(default=5, ge=1)
    """Length of the n-best list asked of the beam."""
    tokens_per_second: float = Field(default=10.0, gt=0)
    """Cap on what one second of audio may say; very fast Spanish has about 8."""

    hang_after: float = Field(default=6.0, gt=0)
    """Seconds after which a running decode counts as hung."""
    stall_after: float = Field(default=1.0, gt=0)
    """Seconds without audio in mid-speech after which the utterance is closed with what was heard."""
