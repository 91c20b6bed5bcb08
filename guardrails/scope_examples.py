"""The labelled examples of `data/scope/`, written as callers speak, and what tells whether weights fit them."""

import hashlib
import json
import tomllib
from dataclasses import astuple, dataclass
from functools import cache
from importlib.resources import files
from typing import Final

IN_SCOPE: Final = "in_scope"
"""The label of what the line answers; the others are the kinds of refusal."""


@dataclass(frozen=True, slots=True)
class Example:
    """What a caller may say, and what it is."""

    text: str
    locale: str
    label: str
    """`in_scope` or a kind of refusal: the file's name up to its first dot."""


@cache
def examples() -> tuple[Example, ...]:
    """Every example, in the order of the files."""
    folder = files("guardrails").joinpath("data/scope")
    return tuple(
        Example(text, locale, entry.name.split(".")[0])
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".toml")
        for locale, texts in tomllib.loads(entry.read_text(encoding="utf-8")).items()
        for text in texts.strip().splitlines()
    )


def phrases_hash() -> str:
    """SHA-256 over the phrases of `data/scope.toml`: weights fitted with others cannot be used at all."""
    return hashlib.sha256(files("guardrails").joinpath("data/scope.toml").read_bytes()).hexdigest()


def data_hash() -> str:
    """SHA-256 over phrases and examples: weights fitted with others are out of date."""
    told = json.dumps([astuple(example) for example in examples()], ensure_ascii=False)
    return hashlib.sha256((phrases_hash() + told).encode()).hexdigest()
