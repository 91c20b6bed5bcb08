"""The security cases, each over real sockets; the same cases make the table in the documentation."""

import asyncio

import pytest

from evals.twilio.security import CASES, Outcome, run_all


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Outcome]:
    found = asyncio.run(run_all(tmp_path_factory.mktemp("line")))
    return {each.case.name: each for each in found}


@pytest.mark.parametrize("name", [case.name for case in CASES])
def test_what_is_tried_comes_to_what_it_should(outcomes: dict[str, Outcome], name: str) -> None:
    assert outcomes[name].outcome == outcomes[name].case.expected
