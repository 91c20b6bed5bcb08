"""A few cells of the fault matrix on every run; `atalaia telephone faults` runs all of them."""

import asyncio
from pathlib import Path

import pytest

from evals.faults.cell import SILENCE_LIMIT, CellResult
from evals.faults.kinds import During, Fault, Part
from evals.faults.matrix import MatrixResult, all_cells, run_matrix, table
from evals.soak import soak

CELLS = [
    (Part.RECOGNIZER, Fault.ERROR, During.LISTENING),
    (Part.VOICE, Fault.CRASH, During.ANSWERING),
    (Part.CARDS, Fault.HANG, During.ANSWERING),
    (Part.PROVIDER, Fault.HANG, During.ANSWERING),
    (Part.CARRIER, Fault.HANG, During.ESCALATING),
    (Part.LEDGER, Fault.ERROR, During.GREETING),
    (Part.TELEMETRY, Fault.HANG, During.LISTENING),
    (Part.NETWORK, Fault.FLAPPING, During.LISTENING),
]


@pytest.fixture(scope="module")
def matrix() -> MatrixResult:
    return asyncio.run(run_matrix(CELLS, at_once=len(CELLS)))


def _cell(matrix: MatrixResult, part: Part) -> CellResult:
    return next(cell for cell in matrix.cells if cell.part is part)


@pytest.mark.parametrize("part", [cell[0] for cell in CELLS])
def test_a_part_that_fails_costs_neither_the_emergency_nor_the_next_call(
    matrix: MatrixResult, part: Part
) -> None:
    cell = _cell(matrix, part)
    assert cell.silence <= SILENCE_LIMIT, cell
    assert cell.escalated, cell
    assert cell.ended, cell
    assert cell.next_works, cell


def test_every_part_way_and_state_is_in_the_matrix_and_the_table(matrix: MatrixResult) -> None:
    assert len(all_cells()) == len(Part) * len(Fault) * len(During)
    assert table(matrix).count(" s | ") == len(CELLS)


async def test_calls_leave_nothing_behind(tmp_path: Path) -> None:
    found = await soak(tmp_path, 9, 3)
    last = found.samples[-1]
    assert last.tasks <= found.samples[0].tasks + 1
    assert last.threads <= found.samples[0].threads + 1
    assert last.files <= found.samples[0].files + 2
