"""`atalaia gate`: the lexicon first, the semantic backstop where it is silent."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from agent.cli.gate import BATCH

INDIRECT = "amanhã ninguém mais vai precisar me aguentar, tô com os comprimidos na mão que juntei"


def run(*args: str, stdin: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from agent.cli import main; main()", "gate", *args]
    return subprocess.run(
        command,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **(env or {})},
    )


def rows(done: subprocess.CompletedProcess[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def indirect() -> str:
    """Danger that the lexicon does not hear, by its own account."""
    from guardrails.gate import load_gate

    candidates = (
        "her lips are the color of plums and she's grunting for air",
        "who takes care of the cat once I am gone, the bottle is right here",
        INDIRECT,
        "ya repartí mis cosas y hoy descanso de todos, la cajita está llena",
        "I rehearse in my head how it would go, the bridge, the cold water",
    )
    return next(text for text in candidates if not load_gate().decide(text).tripped)


def test_more_than_a_batch_keeps_order_ids_and_who_decided(indirect: str) -> None:
    count = BATCH + 44
    texts = ["what time do you open on monday", "no puedo respirar", indirect]
    lines = [{"id": number, "text": texts[number % 3]} for number in range(count)]
    lines[7] = {"id": 7}
    done = run(stdin="".join(json.dumps(line) + "\n" for line in lines))
    found = rows(done)
    assert done.returncode == 1
    assert [row["id"] for row in found] == list(range(count))
    assert "text" in found[7]["error"]
    seen = {(row["id"] % 3, row["action"], row["layer"]) for row in found if row["id"] != 7}
    assert {one for one in seen if one[0] < 2} == {(0, "pass", "backstop"), (1, "escalate", "lexicon")}
    assert {one[1:] for one in seen if one[0] == 2} in ({("check", "backstop")}, {("escalate", "backstop")})


def test_the_lexicon_alone_when_asked(indirect: str) -> None:
    done = run("--no-backstop", "--json", stdin=f"{indirect}\nno puedo respirar\n")
    assert [(row["action"], row["layer"]) for row in rows(done)] == [
        ("pass", "lexicon"),
        ("escalate", "lexicon"),
    ]
    assert done.stderr == ""


def test_without_the_model_it_says_so_once_and_goes_on(tmp_path: Path) -> None:
    lines = "hello\nI can't breathe\ngood morning\n" * 200
    done = run("--json", stdin=lines, env={"ATALAIA_CACHE": str(tmp_path)})
    assert done.returncode == 1
    assert [row["action"] for row in rows(done)] == ["pass", "escalate", "pass"] * 200
    assert {row["layer"] for row in rows(done)} == {"lexicon"}
    assert done.stderr.count("\n") == 1
    assert "voices fetch" in done.stderr


def test_a_line_is_answered_before_the_next_is_typed() -> None:
    command = [sys.executable, "-c", "from agent.cli import main; main()", "gate", "--no-backstop"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for text, action in (("good morning", "pass"), ("I can't breathe", "escalate")):
            process.stdin.write(text + "\n")
            process.stdin.flush()
            assert process.stdout.readline().startswith(action)
        process.stdin.close()
        assert process.wait(30) == 1
