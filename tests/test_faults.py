"""A few cells of the fault matrix on every run; `atalaia telephone faults` runs all of them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from evals.errors import EvalError
from evals.faults.cell import SILENCE_LIMIT, CellResult
from evals.faults.kept import Kept
from evals.faults.kinds import During, Fault, Part
from evals.faults.left import NOTHING, Left
from evals.faults.matrix import MatrixResult, all_cells, run_matrix, table
from evals.soak import Sample, Soak, soak
from evals.soak_plot import plot

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


GOOD = CellResult(Part.VOICE, Fault.HANG, During.GREETING, 1.5, True, True, True, "speaking: hangs")


def test_a_matrix_in_pieces_runs_no_cell_twice_and_the_last_run_counts(tmp_path: Path) -> None:
    path = tmp_path / "cells.jsonl"
    bad = replace(GOOD, silence=9.0, left=Left(tasks=2))
    first = Kept(path)
    assert first.lacks((Part.VOICE, Fault.HANG, During.GREETING), again=False)
    first.add(bad)
    later = Kept(path)
    cell = later.result().cells[0]
    assert cell == bad
    assert not cell.held
    assert not later.lacks((Part.VOICE, Fault.HANG, During.GREETING), again=False)
    assert later.lacks((Part.VOICE, Fault.HANG, During.GREETING), again=True)
    later.add(GOOD)
    told = table(Kept(path).result())
    assert "1 of 1 cells held" in told
    assert "1 runs of cells were repeated" in told
    assert "| voice | hang | greeting | 1.5 s | yes | yes | nothing | yes | speaking: hangs |" in told


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cells.jsonl"
    path.write_text('{"part": "moon"}\n', encoding="utf-8")
    with pytest.raises(EvalError, match=r"line 1 is no cell"):
        Kept(path)


@pytest.mark.parametrize(
    ("worse", "held"),
    [({"silence": 4.1}, False), ({"escalated": False}, False), ({"ended": False}, False),
     ({"next_works": False}, False), ({"left": Left(files=1)}, False), ({"left": NOTHING}, True)],
)  # fmt: skip
def test_a_cell_holds_only_if_everything_is_as_it_should_be(worse: dict[str, object], held: bool) -> None:
    assert replace(GOOD, **worse).held is held  # type: ignore[arg-type]


def test_the_soaks_plot_shows_each_run_in_each_panel_and_tells_growth() -> None:
    flat = Soak(1, 400.0, tuple(Sample(n, 100.0, 3, 9, 30) for n in range(1, 200)))
    growing = Soak(6, 600.0, tuple(Sample(n, 100.0 + n, 3, 9, 30) for n in range(6, 600, 6)))
    assert flat.held
    assert not growing.held
    drawn = ElementTree.fromstring(plot([flat, growing]))
    assert len(drawn.findall(".//{*}polyline")) == 4 * 2
    assert "+1.000 MB a call" in "".join(drawn.itertext())
