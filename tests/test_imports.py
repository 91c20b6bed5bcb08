"""The import directions of the design, read from the source."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAY = {
    "guardrails": set(),
    "kb": {"guardrails"},
    "voices": set(),
    "agent": {"guardrails", "kb", "voices"},
    "telephony": {"agent", "guardrails", "kb", "voices"},
    "evals": {"agent", "guardrails", "kb", "telephony", "voices"},
}
FOREIGN_TO_GUARDRAILS = {
    "pipecat",
    "fastapi",
    "torch",
    "sentence_transformers",
    "lancedb",
    "soundfile",
    "httpx",
}


def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            found.add(node.module.split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY)
def test_package_imports_only_what_the_design_allows(package: str) -> None:
    modules = sorted((ROOT / package).rglob("*.py"))
    assert modules
    forbidden = set(MAY) - MAY[package] - {package}
    wrong = {
        str(path.relative_to(ROOT)): sorted(found)
        for path in modules
        if (found := _imports(path) & forbidden)
    }
    assert not wrong


def test_guardrails_have_no_audio_web_or_model_in_them() -> None:
    wrong = {
        path.name for path in (ROOT / "guardrails").rglob("*.py") if _imports(path) & FOREIGN_TO_GUARDRAILS
    }
    assert not wrong
