"""The `atalaia` command: data on standard output, the rest on standard error, and no traceback for anybody."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from agent.cli.ask import app as ask
from agent.engines import Reasoning

COMMANDS = (
    "analyze",
    "ask",
    "bench",
    "call",
    "doctor",
    "eval",
    "gate",
    "kb",
    "ledger",
    "replay",
    "serve",
    "standin",
    "voices",
)


@pytest.fixture
def loaded(reasoning: Reasoning, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engines of the tests, instead of loading them again for every command."""
    monkeypatch.setattr("agent.engines.load_reasoning", lambda settings: reasoning)


def _atalaia(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "agent.cli", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_help_names_every_command() -> None:
    shown = _atalaia("--help")
    assert shown.returncode == 0
    assert [name for name in COMMANDS if name not in shown.stdout] == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("no-such-command",), "no-such-command"),
        (("ask", "hi", "--locale", "fr-FR"), "use one of en-US, es-419, pt-BR"),
        (("call", "no-such-file.wav"), "no-such-file.wav"),
        (("bench", "no-such-benchmark"), "no-such-benchmark"),
    ],
)
def test_bad_usage_is_explained_and_exits_2(arguments: tuple[str, ...], said: str) -> None:
    result = _atalaia(*arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


@pytest.mark.usefixtures("loaded")
def test_ask_prints_one_answer_and_exits_0() -> None:
    result = CliRunner().invoke(ask, ["Can I drink alcohol with my antibiotics?", "--json"])
    assert result.exit_code == 0
    assert json.loads(result.stdout)["outcome"] == "answered"


@pytest.mark.usefixtures("loaded")
def test_ask_exits_1_when_the_gate_trips() -> None:
    result = CliRunner().invoke(ask, ["I want to kill myself", "--country", "US"])
    assert result.exit_code == 1
    assert "988" in result.stdout


@pytest.mark.usefixtures("loaded")
def test_ask_reads_lines_and_keeps_their_ids() -> None:
    lines = [
        "how do I store insulin",
        json.dumps({"id": "a", "text": "eu quero morrer", "locale": "pt-BR"}),
        json.dumps({"id": "b", "text": 3}),
        json.dumps({"id": "c", "text": "hola", "locale": "fr"}),
    ]
    result = CliRunner().invoke(
        ask, ["-", "--json"], input="\n".join(lines).encode() + b"\n\xff\xfe broken bytes\n"
    )
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(answers) == 5
    assert [answer.get("id") for answer in answers] == [None, "a", "b", "c", None]
    assert answers[1]["outcome"] == "escalated"
    assert answers[1]["locale"] == "pt-BR"
    assert "error" in answers[2]
    assert "error" in answers[3]
    assert result.exit_code == 1
