"""One Piper voice: text in, samples out."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from voices.errors import VoicesError

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

Samples = NDArray[np.float32]
"""Mono, -1 to 1."""


@dataclass(frozen=True, slots=True)
class VoiceChoice:
    """Which voice to speak with. Paths are relative to the folder of models."""

    model: str
    """Identifier of the model, which is the name of its folder."""
    onnx: str
    config: str
    speaker: str | None = None
    """Name of the speaker in a model that has several; None for its default."""
    pace: float = 1.0
    """The speed that sounds normal with this voice."""
    slow: bool = False
    """Costs about as much time as it speaks: its first clauses are cut short."""
    hurries: bool = False
    """Runs digits together: numbers that are dictated are said more slowly and apart."""

    def missing(self, models: Path) -> list[str]:
        """The files that are not there."""
        folder = models / self.model
        return [name for name in (self.onnx, self.config) if not (folder / name).is_file()]


JOE: Final = VoiceChoice("piper-en_US-joe-medium", "en_US-joe-medium.onnx", "en_US-joe-medium.onnx.json")
CLAUDE: Final = VoiceChoice(
    "piper-es_MX-claude-high", "es_MX-claude-high.onnx", "es_MX-claude-high.onnx.json"
)
FABER: Final = VoiceChoice(
    "piper-pt_BR-faber-medium", "pt_BR-faber-medium.onnx", "pt_BR-faber-medium.onnx.json"
)
DORA_ES: Final = VoiceChoice(
    "kokoro-82m", "kokoro.onnx", "kokoro.es_419.json", speaker="ef_dora", slow=True, hurries=True
)
DORA_PT: Final = VoiceChoice(
    "kokoro-82m", "kokoro.onnx", "kokoro.pt_BR.json", speaker="pf_dora", slow=True, hurries=True
)

VOICES: Final[Mapping[str, tuple[VoiceChoice, ...]]] = {
    "en-US": (JOE,),
    "es-419": (CLAUDE, DORA_ES),
    "pt-BR": (FABER, DORA_PT),
}
"""For each locale the voices to speak with; the first one that is installed speaks."""


class Sessions:
    """ONNX sessions, one for each model file, shared by the voices that speak through it."""

    def __init__(self) -> None:
        """Start with none."""
        self._sessions: dict[Path, InferenceSession] = {}
        self._hashes: dict[Path, str] = {}

    def open(self, path: Path) -> "InferenceSession":
        """The session of a model, loaded at first use, on one thread.

        Two threads make one sentence come sooner and several calls later: the calls share the cores. The runtime's
        arena would keep the most that any sentence ever needed, once for each thread that speaks: without it Kokoro
        keeps half the memory (three threads: 0.5 GB for 1.1) and is no slower.
        """
        if path not in self._sessions:
            import onnxruntime

            options = onnxruntime.SessionOptions()
            options.intra_op_num_threads = 1
            options.inter_op_num_threads = 1
            options.enable_cpu_mem_arena = False
            self._sessions[path] = onnxruntime.InferenceSession(
                str(path), sess_options=options, providers=["CPUExecutionProvider"]
            )
        return self._sessions[path]

    def sha256(self, path: Path) -> str:
        """The hash of a model file, computed once."""
        if path not in self._hashes:
            with path.open("rb") as file:
                self._hashes[path] = hashlib.file_digest(file, "sha256").hexdigest()
        return self._hashes[path]


class Voice:
    """A loaded voice. Calls of `synthesize` may run at the same time in several threads."""

    def __init__(self, models: Path, choice: VoiceChoice, sessions: Sessions) -> None:
        """Load a voice.

        Raises:
            VoicesError: a file is missing or is no Piper voice, or it has no such speaker.
        """
        missing = choice.missing(models)
        if missing:
            raise VoicesError(
                f"the voice {choice.model} lacks {' and '.join(missing)} in {models / choice.model}: "
                f"run `atalaia voices fetch {choice.model}`"
            )
        config_path, onnx_path = models / choice.model / choice.config, models / choice.model / choice.onnx
        try:
            config = config_path.read_text(encoding="utf-8")
            self._piper = _piper_voice(sessions.open(onnx_path), json.loads(config))
        except Exception as error:
            raise VoicesError(
                f"the voice {choice.model} cannot be loaded ({error}): its files may be damaged; "
                f"run `atalaia voices fetch --again {choice.model}`"
            ) from error
        speakers = self._piper.config.speaker_id_map
        if choice.speaker is not None and choice.speaker not in speakers:
            known = ", ".join(sorted(speakers)) or "none"
            raise VoicesError(f"the voice {choice.model} has no speaker {choice.speaker!r}; it has: {known}")
        self.choice = choice
        self.speaker_id: int | None = speakers[choice.speaker] if choice.speaker is not None else None
        self.rate: int = self._piper.config.sample_rate
        self.fingerprint = hashlib.blake2b(
            "\x1f".join(
                (sessions.sha256(onnx_path), config, str(self.speaker_id), str(choice.pace))
            ).encode(),
            digest_size=16,
        ).hexdigest()

    def synthesize(self, text: str, speed: float = 1.0) -> Samples:
        """One clause as samples at `rate`, loudness as the voice has it."""
        from piper.config import SynthesisConfig

        config = SynthesisConfig(
            speaker_id=self.speaker_id,
            length_scale=self._piper.config.length_scale / (speed * self.choice.pace),
            normalize_audio=False,
        )
        parts: Iterable[Any] = self._piper.synthesize(text, config)
        arrays = [part.audio_float_array for part in parts]
        return np.concatenate(arrays).astype(np.float32) if arrays else np.zeros(0, dtype=np.float32)


def _piper_voice(session: "InferenceSession", config: dict[str, Any]) -> Any:
    """`PiperVoice.load` takes no session options, so the voice is put together by hand."""
    from piper.config import PiperConfig
    from piper.voice import PiperVoice

    return PiperVoice(session=session, config=PiperConfig.from_dict(config))
