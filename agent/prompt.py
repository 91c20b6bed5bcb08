"""Prompts are files with a version and a hash, and both appear in events."""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from agent.errors import AgentError

_DIRECTORY = Path(__file__).with_name("prompts")


@dataclass(frozen=True, slots=True)
class PromptFile:
    """One prompt."""

    name: str
    version: int
    sha256: str
    """Of the whole file, hexadecimal."""
    template: str

    @property
    def label(self) -> str:
        """Name, version and the hash's first 12 digits, as events carry it."""
        return f"{self.name}@{self.version}+{self.sha256[:12]}"


@lru_cache
def load_prompt(name: str) -> PromptFile:
    """The prompt `name` of the prompts directory.

    Raises:
        AgentError: there is no such file, or it lacks its version.
    """
    path = _DIRECTORY / f"{name}.md"
    try:
        raw = path.read_bytes()
        _, head, body = raw.decode().split("---\n", 2)
        version = int(yaml.safe_load(head)["version"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AgentError(
            f"prompt {path.name}: expected front matter with a whole-number `version`"
        ) from error
    return PromptFile(name, version, hashlib.sha256(raw).hexdigest(), body.strip())
