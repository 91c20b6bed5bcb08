"""What the line says of its own accord, in each locale."""

import tomllib
from functools import lru_cache
from pathlib import Path

from agent.errors import AgentError
from guardrails.locale import LOCALES

_FILE = Path(__file__).with_name("phrases.toml")


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    for slug, row in table.items():
        if missing := [locale for locale in LOCALES if locale not in row]:
            raise AgentError(f"{_FILE.name}: [{slug}] lacks {', '.join(missing)}: add the line")
    return table


def slugs() -> tuple[str, ...]:
    """Names of all phrases, in the order of the file."""
    return tuple(_table())


def phrase(slug: str, locale: str, **fields: str) -> str:
    """The phrase `slug` in `locale`, with its `{fields}` filled in.

    Raises:
        KeyError: no such phrase, locale or field.
    """
    return _table()[slug][locale].format(**fields)


def fixed(locale: str) -> dict[str, str]:
    """All phrases without fields, by slug: what can be rendered ahead."""
    return {slug: row[locale] for slug, row in _table().items() if "{" not in row[locale]}
