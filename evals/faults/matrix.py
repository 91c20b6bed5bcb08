"""The fault matrix: all cells or some, several at a time, and what leaked meanwhile."""

import asyncio
import gc
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import psutil

from evals.faults.cell import CellResult, run_cell
from evals.faults.kinds import During, Fault, Part

Cell = tuple[Part, Fault, During]


def all_cells() -> list[Cell]:
    """Every part, in every way, in every state."""
    return list(product(Part, Fault, During))


@dataclass(frozen=True, slots=True)
class Left:
    """What a process has open."""

    tasks: int
    threads: int
    files: int
    """Sockets included."""

    def __sub__(self, other: "Left") -> "Left":
        return Left(self.tasks - other.tasks, self.threads - other.threads, self.files - other.files)


def left() -> Left:
    """What this process has open now."""
    gc.collect()
    process = psutil.Process()
    return Left(len(asyncio.all_tasks()), threading.active_count(), process.num_fds())


@dataclass(frozen=True, slots=True)
class MatrixResult:
    """What became of the cells."""

    cells: tuple[CellResult, ...]
    left: Left
    """What was open at the end more than after the first group of cells."""

    @property
    def held(self) -> bool:
        """Whether every cell held."""
        return all(cell.held for cell in self.cells)


async def run_matrix(
    cells: Sequence[Cell], at_once: int = 4, report: Callable[[str], None] = lambda text: None
) -> MatrixResult:
    """Run cells in groups.

    Args:
        cells: which ones.
        at_once: cells that run at the same time; each is a call in real time.
        report: told of each cell.
    """
    found: list[CellResult] = []
    before: Left | None = None
    for start in range(0, len(cells), at_once):
        group = cells[start : start + at_once]
        with tempfile.TemporaryDirectory() as folder:
            results = await asyncio.gather(
                *(run_cell(*cell, _made(Path(folder) / str(number))) for number, cell in enumerate(group))
            )
        for result in results:
            report(f"{'held' if result.held else 'FAILED':<7} {row(result)}")
        found += results
        await asyncio.sleep(1.0)
        before = before or left()
    return MatrixResult(tuple(found), left() - (before or left()))


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def row(cell: CellResult) -> str:
    """A row of the table."""

    def yes(value: bool) -> str:
        return "yes" if value else "**no**"

    return (
        f"| {cell.part} | {cell.fault} | {cell.during} | {cell.silence:.1f} s | {yes(cell.escalated)} "
        f"| {yes(cell.ended)} | {yes(cell.next_works)} | {cell.note.replace('|', '/')} |"
    )


def table(result: MatrixResult) -> str:
    """The matrix in Markdown."""
    head = (
        "| part | fault | during | longest silence | emergency escalated | ended cleanly | next call works | what was noted |\n"
        "|---|---|---|---|---|---|---|---|\n"
    )
    held = sum(cell.held for cell in result.cells)
    tail = (
        f"\n{held} of {len(result.cells)} cells held. Open at the end, more than after the first group: "
        f"{result.left.tasks} tasks, {result.left.threads} threads, {result.left.files} files and sockets.\n"
    )
    return head + "\n".join(row(cell) for cell in result.cells) + "\n" + tail
