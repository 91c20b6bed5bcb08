"""What exactly was measured: versions and hashes of everything that decides how a call goes."""

import hashlib
import os
import platform
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

PACKAGES: Final = (
    "atalaia",
    "pipecat-ai",
    "faster-whisper",
    "ctranslate2",
    "piper-tts",
    "silero-vad",
    "onnxruntime",
    "torch",
    "lancedb",
    "numpy",
)
_SHORT: Final = 16


def provenance(models: Path, cards: Path) -> dict[str, Any]:
    """Versions, hashes and the machine, ready for JSON. Hashes are the first 16 digits of a SHA-256.

    Args:
        models: folder of the models.
        cards: folder of the cards.
    """
    return {
        "versions": {name: _version(name) for name in PACKAGES},
        "hashes": {**_ours(cards), **_models(models)},
        "machine": {
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "system": platform.platform(),
            "load": [round(value, 2) for value in os.getloadavg()],
        },
    }


def fingerprint(found: dict[str, Any], *more: str) -> str:
    """One hash of all versions and hashes; the machine does not count."""
    text = repr((sorted(found["versions"].items()), sorted(found["hashes"].items()), more))
    return hashlib.sha256(text.encode()).hexdigest()[:_SHORT]


def _ours(cards: Path) -> dict[str, str]:
    def inside(package: str, *patterns: str) -> str:
        root = Path(str(files(package)))
        return _of(path for pattern in patterns for path in root.glob(pattern))

    return {
        "lexicon": inside("guardrails", "concepts/*.py", "redflags/*.py", "phonetic.py", "gate.py"),
        "guardrails": inside("guardrails", "*.py", "data/**/*"),
        "backstop": inside("guardrails", "data/backstop.*"),
        "rubric of the backstop": inside("guardrails", "data/backstop_rubric.txt"),
        "scripts": inside("guardrails", "data/scripts.toml", "data/emergency.toml"),
        "prompts": inside("agent", "prompts/*.md"),
        "line": inside("telephony", "*.py", "*.toml"),
        "voices": inside("voices", "*.py", "*.toml"),
        "turn": inside("agent", "*.py", "*.toml"),
        "retrieval": inside("kb", "*.py", "locales/*", "data/*"),
        "judge's rubrics": inside("evals", "judging/*.md"),
        "cards": _of(cards.glob("*.md")),
        "goldens": inside("evals", "goldens/**/*.jsonl"),
        "thresholds": inside("evals", "thresholds.toml"),
    }


def _models(models: Path) -> dict[str, str]:
    if not models.is_dir():
        return {}
    return {f"model {path.name}": _of(path.rglob("*")) for path in sorted(models.iterdir()) if path.is_dir()}


def _of(paths: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file() and path.suffix != ".pyc"):
        total.update(path.name.encode())
        with path.open("rb") as file:
            total.update(hashlib.file_digest(file, "sha256").digest())
    return total.hexdigest()[:_SHORT]


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
