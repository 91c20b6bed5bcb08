"""A caller talks all through the escalation script: nothing of it is lost, and nothing that they say either."""

import asyncio
from pathlib import Path

import pytest

from evals.twilio.talkover import TalkOver, longest_piece, run_all, table
from guardrails.locale import LOCALES


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, TalkOver]:
    folder: Path = tmp_path_factory.mktemp("line")
    return {each.locale: each for each in asyncio.run(run_all(folder))}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_byte_of_the_script_is_heard_in_one_piece_and_confirmed(
    found: dict[str, TalkOver], locale: str
) -> None:
    seen = found[locale]
    assert seen.script_bytes > 3 * 8000
    assert seen.heard_bytes == seen.script_bytes
    assert seen.cleared == 0
    assert seen.confirmed


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_said_over_the_script_is_read_by_the_gate(found: dict[str, TalkOver], locale: str) -> None:
    assert found[locale].finals >= 2


def test_a_script_with_a_hole_is_not_whole() -> None:
    script = bytes(range(200)) * 3
    assert longest_piece(script, b"\xff" * 50 + script + b"\xff") == len(script)
    assert longest_piece(script, script[:300] + b"\xff" + script[300:]) == 300
    assert longest_piece(script, b"\xff" * 100) == 0
    broken = TalkOver("en-US", 600, 300, 0, True, 2)
    assert not broken.held
    assert "| 300 |" in table([broken])
