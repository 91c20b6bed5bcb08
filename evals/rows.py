"""Files of one JSON object a line. All that is wrong with one is told at once."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from evals.errors import EvalError

_SHOWN: Final = 20
"""Problems that are listed; of the others only how many there are."""

Row = TypeVar("Row")


def read_rows(path: Path, parse: Callable[[dict[str, Any]], Row]) -> list[Row]:
    """What `parse` makes of each line. Empty lines do not count.

    Args:
        path: the file.
        parse: raises ValueError, KeyError or TypeError for an object that is not as it should be.

    Raises:
        EvalError: the file cannot be read or is empty, a line is broken, or an `id` is used twice.
    """
    name = f"{path.parent.name}/{path.name}"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise EvalError(f"cannot read {name}: {error}") from error
    found: list[Row] = []
    problems: list[str] = []
    first: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            row = _object(line)
            found.append(parse(row))
        except (ValueError, KeyError, TypeError) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
            problems.append(f"line {number}: {what}")
            continue
        key = str(row.get("id", number))
        if key in first:
            problems.append(f"line {number}: id {key!r} is already used on line {first[key]}")
        first.setdefault(key, number)
    if problems:
        shown = problems[:_SHOWN]
        if len(problems) > len(shown):
            shown.append(f"… and {len(problems) - len(shown)} more")
        raise EvalError("\n  ".join([f"{name}: {len(problems)} broken:", *shown]))
    if not found:
        raise EvalError(f"{name} is empty: one JSON object a line was expected")
    return found


def _object(line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON ({error.msg}, column {error.colno})") from None
    if not isinstance(row, dict):
        raise ValueError(f"expected a JSON object, got {type(row).__name__}")
    return row
