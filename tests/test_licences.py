"""The licence table names everything that the line stands on."""

import re
import tomllib
from pathlib import Path

from voices.catalog import catalog

ROOT = Path(__file__).resolve().parent.parent
TABLE = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")


def test_every_direct_dependency_is_in_the_table() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    optional = project["project"].get("optional-dependencies", {}).values()
    needed = [
        *project["project"]["dependencies"],
        *project.get("dependency-groups", {}).get("dev", []),
        *(need for needs in optional for need in needs),
    ]
    names = [re.match(r"[\w.-]+", need)[0] for need in needed]  # type: ignore[index]
    missing = [name for name in names if not re.search(rf"(?i)(?<![\w-]){re.escape(name)}(?![\w-])", TABLE)]
    assert not missing, f"add to docs/licences.md: {', '.join(missing)}"


def test_every_model_is_in_the_table() -> None:
    assert not [name for name in catalog() if f"`{name}`" not in TABLE]


def test_pipers_licence_is_stated_plainly() -> None:
    assert "GPL-3.0" in TABLE.split("\n## Models")[0]
