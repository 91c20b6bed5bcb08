"""`atalaia kb` and `atalaia analyze`: data on standard output, the rest beside it, exit codes that mean something."""

import json
import shutil
from pathlib import Path

import pytest
from knowledge import card_file, table
from typer.testing import CliRunner

from agent.cli.analyze import app as analyze
from agent.cli.kb import app as kb
from agent.events import CallLog, EventName
from agent.ledger import Ledger
from agent.settings import load_settings
from kb.store import current

run = CliRunner().invoke


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    folder = tmp_path / "cards"
    folder.mkdir()
    card_file(folder)
    return folder


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A table built earlier from other cards, whose vectors are used again."""
    return Path(shutil.copytree(table(), tmp_path / "db"))


def test_build_then_build_again(cards: Path, db: Path) -> None:
    options = ["build", "--cards", str(cards), "--db", str(db), "--json"]
    first, again = run(kb, options), run(kb, options)
    assert (first.exit_code, again.exit_code) == (0, 0)
    assert json.loads(first.stdout)["changed"]
    found = json.loads(again.stdout)
    assert (found["changed"], found["embedded"], found["cards"]) == (False, 0, 1)


def test_a_broken_card_stops_the_build_and_the_old_table_stays(cards: Path, db: Path) -> None:
    options = ["build", "--cards", str(cards), "--db", str(db)]
    before = current(db)
    card_file(cards, id="broken", title=None)
    result = run(kb, options)
    assert result.exit_code == 2
    assert "broken.en-US.md:title" in result.stderr
    assert result.stdout == ""
    assert current(db) == before


def test_search_answers_or_says_no() -> None:
    found = run(
        kb, ["search", "can I drink wine with my medicine", "--db", str(table()), "--json", "-k", "2"]
    )
    assert found.exit_code == 0
    answer = json.loads(found.stdout)
    assert answer["answers"] == "alcohol"
    assert answer["hits"][0]["card"] == "alcohol"
    assert len(answer["hits"]) == 2
    nothing = run(kb, ["search", "who won the basketball game", "--db", str(table()), "--json"])
    assert nothing.exit_code == 1
    assert json.loads(nothing.stdout)["answers"] is None


def test_search_in_another_language_answers_in_the_locale_asked_for() -> None:
    found = run(kb, ["search", "posso beber vinho com remédio", "--locale", "es", "--db", str(table())])
    assert found.exit_code == 0
    assert "Alcohol" in found.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["search", "x", "--locale", "fr"],
        ["search", "x", "--db", "absent"],
        ["search"],
        ["show", "missed-dose", "--locale", "xx"],
        ["lint", "--no-model", "--nonsense"],
        ["build", "--cards", "absent"],
    ],
)
def test_bad_usage_is_exit_2_with_words(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(kb, arguments)
    assert result.exit_code == 2
    assert result.stderr
    assert "Traceback" not in result.output


def test_lint_lists_file_field_and_problem(cards: Path) -> None:
    card_file(
        cards,
        id="other",
        spoken="Keep it (cool).",
        questions=[f"Other question {number}?" for number in range(6)],
    )
    result = run(kb, ["lint", "--no-model", "--cards", str(cards)])
    assert result.exit_code == 1
    assert "other.en-US.md:spoken: brackets" in result.stdout
    found = json.loads(run(kb, ["lint", "--no-model", "--cards", str(cards), "--json"]).stdout)
    assert {"file", "field", "problem"} == set(found[0])
    assert ("sun-cream.pt-BR.md", "file") in {(item["file"], item["field"]) for item in found}


def test_the_line_s_own_cards_pass_lint() -> None:
    result = run(kb, ["lint", "--no-model"])
    assert (result.exit_code, result.stdout) == (0, "")


def test_show_prints_a_card() -> None:
    shown = run(kb, ["show", "missed-dose", "--locale", "pt-BR"])
    assert shown.exit_code == 0
    assert "Dose esquecida" in shown.stdout
    assert json.loads(run(kb, ["show", "missed-dose", "--json"]).stdout)["source"]["name"]
    assert run(kb, ["show", "no-such-card"]).exit_code == 1


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> None:
    """`atalaia analyze` reads the small table."""
    paths = type(load_settings().paths)
    monkeypatch.setattr(paths, "index", property(lambda _: table()))


@pytest.mark.usefixtures("index")
def test_analyze_reads_a_file_and_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "call.txt"
    file.write_text("agent: Hello.\ncaller: My neighbor says I can stop the antibiotic when I feel fine.\n")
    result = run(analyze, [str(file), "--json"])
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["source"] == {"kind": "transcript", "name": "call.txt", "utterances": 1}
    assert [claim["uncertainty"] for claim in found["claims"]] == ["contradicted"]
    piped = run(analyze, ["-"], input="Dicen que la toronja cambia algunas medicinas")
    assert piped.exit_code == 0


@pytest.mark.usefixtures("index")
@pytest.mark.parametrize("content", ["", "{", "[1]"])
def test_analyze_refuses_what_is_no_transcript(tmp_path: Path, content: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(content)
    result = run(analyze, [str(file)])
    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.usefixtures("index")
def test_analyze_reads_a_call_of_the_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(tmp_path / "ledger.sqlite")
    ledger.open_call("call-7", channel="phone", locale="en-US", country="US", caller="h")
    log = CallLog("call-7", lambda: 1.0)
    log.subscribe(ledger.record)
    log.emit(EventName.PARTIAL, text="They say you", locale="en-US", stable=False)
    log.emit(EventName.FINAL, text="They say you just take two the next time.", locale="en-US", stable=True)
    ledger.close()
    monkeypatch.setenv("LEDGER_DSN", f"sqlite:///{tmp_path / 'ledger.sqlite'}")
    result = run(analyze, ["call-7", "--json"])
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["source"] == {"kind": "call", "name": "call-7", "utterances": 1}
    assert found["claims"][0]["text"] == "you just take two the next time"


@pytest.mark.usefixtures("index")
def test_analyze_says_when_there_is_neither_file_nor_call() -> None:
    result = run(analyze, ["no-such-call"])
    assert result.exit_code == 2
    assert "no-such-call" in result.stderr
