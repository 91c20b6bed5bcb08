"""The fault matrix: all cells or some, several at a time, and what leaked meanwhile."""

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from evals.faults.cell import SILENCE_LIMIT, CellResult, run_cell
from evals.faults.kinds import During, Fault, Part
from evals.faults.left import left, settled
from evals.soak import soak

Cell = tuple[Part, Fault, During]


def all_cells() -> list[Cell]:
    """Every part, in every way, in every state."""
    return list(product(Part, Fault, During))


@dataclass(frozen=True, slots=True)
class MatrixResult:
    """What became of the cells."""

    cells: tuple[CellResult, ...]
    runs: int
    """How often a cell was run: more than there are cells if some were run again."""

    @property
    def held(self) -> bool:
        """Whether every cell held."""
        return all(cell.held for cell in self.cells)


async def run_matrix(
    cells: Sequence[Cell],
    at_once: int = 4,
    report: Callable[[str], None] = lambda text: None,
    keep: Callable[[CellResult], None] = lambda cell: None,
) -> MatrixResult:
    """Run cells in groups, after one call that fills what a process keeps for good.

    Args:
        cells: which ones.
        at_once: cells that run at the same time; each is a call in real time.
        report: told of each cell.
        keep: given each cell as soon as its group is done.
    """
    found: list[CellResult] = []
    with tempfile.TemporaryDirectory() as folder:
        await soak(Path(folder), 1, 1)
        if any(part is Part.PROVIDER for part, _, _ in cells):
            # The SDK of a language model keeps three files from its first request on.
            await run_cell(Part.PROVIDER, Fault.SLOW, During.ANSWERING, _made(Path(folder) / "model"))
    await asyncio.sleep(1.0)
    before = left()
    for start in range(0, len(cells), at_once):
        group = cells[start : start + at_once]
        with tempfile.TemporaryDirectory() as folder:
            results = await asyncio.gather(
                *(run_cell(*cell, _made(Path(folder) / str(number))) for number, cell in enumerate(group))
            )
        more = await settled(before)
        for result in results:
            cell = replace(result, left=more)
            report(f"{'held' if cell.held else 'FAILED':<7} {row(cell)}")
            keep(cell)
            found.append(cell)
    return MatrixResult(tuple(found), len(found))


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def row(cell: CellResult) -> str:
    """A row of the table."""

    def yes(value: bool) -> str:
        return "yes" if value else "**no**"

    left_open = str(cell.left) if cell.left.nothing else f"**{cell.left}**"
    return (
        f"| {cell.part} | {cell.fault} | {cell.during} | {cell.silence:.1f} s | {yes(cell.escalated)} "
        f"| {yes(cell.ended)} | {left_open} | {yes(cell.next_works)} | {cell.note.replace('|', '/')} |"
    )


def table(result: MatrixResult) -> str:
    """The matrix in Markdown."""
    head = (
        "| part | fault | during | longest silence | emergency escalated | ended cleanly | left open | next call works "
        "| what was noted |\n|---|---|---|---|---|---|---|---|---|\n"
    )
    held = sum(cell.held for cell in result.cells)
    again = result.runs - len(result.cells)
    tail = (
        f"\n{held} of {len(result.cells)} cells held: at most {SILENCE_LIMIT:g} s of silence, the emergency escalated, "
        "a clean end, nothing left open, and the next call works."
        + (f" {again} runs of cells were repeated; the table shows the last.\n" if again else "\n")
    )
    return head + "\n".join(row(cell) for cell in result.cells) + "\n" + tail
