"""Publishers that a card may lean on."""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import yaml

_FILE: Final = Path(__file__).parent / "data" / "authorities.yaml"


@functools.cache
def authorities() -> Mapping[str, tuple[str, ...]]:
    """Hosts by class of publisher."""
    return {name: tuple(hosts) for name, hosts in yaml.safe_load(_FILE.read_text("utf-8")).items()}


def class_of(url: str) -> str | None:
    """Class of the publisher of `url`, or None when it is on no list."""
    host = (urlsplit(url).hostname or "").lower()
    for name, hosts in authorities().items():
        if any(host == listed or host.endswith("." + listed) for listed in hosts):
            return name
    return None
