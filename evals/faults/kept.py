"""Cells of the fault matrix in a file, so that the matrix can be run in pieces."""

import json
from dataclasses import asdict
from pathlib import Path

from evals.errors import EvalError
from evals.faults.cell import CellResult
from evals.faults.kinds import During, Fault, Part
from evals.faults.left import Left
from evals.faults.matrix import Cell, MatrixResult, all_cells


class Kept:
    """One JSON object a line, one line for each run of a cell; the last run of a cell counts."""

    def __init__(self, path: Path) -> None:
        """The file need not be there yet.

        Raises:
            EvalError: it is there and holds something else.
        """
        self._path = path
        self._found: dict[Cell, CellResult] = {}
        self._runs = 0
        if path.exists():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                try:
                    self._take(_cell(json.loads(line)))
                except (ValueError, KeyError, TypeError) as error:
                    raise EvalError(
                        f"{path}, line {number} is no cell of the fault matrix ({error}): name another file"
                    ) from None

    def add(self, cell: CellResult) -> None:
        """Keep a run."""
        self._take(cell)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(cell), ensure_ascii=False) + "\n")

    def lacks(self, cell: Cell, *, again: bool) -> bool:
        """Whether a cell is still to be run; with `again`, also if it did not hold."""
        known = self._found.get(cell)
        return known is None or (again and not known.held)

    def result(self) -> MatrixResult:
        """The last run of each cell, in the order of the matrix."""
        cells = tuple(self._found[cell] for cell in all_cells() if cell in self._found)
        return MatrixResult(cells, self._runs)

    def _take(self, cell: CellResult) -> None:
        self._found[cell.part, cell.fault, cell.during] = cell
        self._runs += 1


def _cell(told: dict[str, object]) -> CellResult:
    fields = dict(told)
    fields |= {
        "part": Part(str(told["part"])),
        "fault": Fault(str(told["fault"])),
        "during": During(str(told["during"])),
        "left": Left(**told["left"]),  # type: ignore[arg-type]
    }
    return CellResult(**fields)  # type: ignore[arg-type]
