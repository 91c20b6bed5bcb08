"""The documents: their commands run, their links lead somewhere, the files they name are there."""

import importlib
import os
import re
import shlex
import stat
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from agent.settings import load_settings

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
)

NOT_RUN = {
    "make run": "starts a server; `atalaia serve` is run by tests/test_server.py",
    "make test": "is what runs this test",
    "make": "the Makefile's targets are checked to exist",
    "docker": "needs a container engine; tests/test_image.py runs the steps of the image",
    "cp .env.example": "goes with docker",
    "atalaia call": "needs a running server; tests/test_dialler.py and tests/test_server.py place such calls",
    "atalaia replay question.wav --locale en-US": "the tutorial runs it with --json",
    "atalaia bench": "takes minutes and tells times; what it says of a wrong name is in tests/test_cli.py",
    "atalaia standin": "a server that runs until it is stopped",
    "atalaia eval": "evaluations take long; tests/test_eval.py and CI run them",
    "export": "settings of somebody else's server",
    "atalaia kb build": "embeds every card; tests/test_store.py builds",
    "atalaia kb lint": "tests/test_kb_cli.py",
    "atalaia kb search": "tests/test_kb_cli.py",
    "python -m evals.": "measurements take long; their modules are checked to exist",
}
"""Commands in code blocks that are not run here, and why. Ours still go through the real parser below."""

_BLOCK = re.compile(r"^ *```([^\n]*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_SHELL = ("", "sh", "sh run", "bash")


def _blocks(page: Path) -> Iterator[tuple[str, str]]:
    for language, body in _BLOCK.findall(page.read_text(encoding="utf-8")):
        yield language.strip(), body


def _commands(page: Path) -> Iterator[str]:
    """Lines of a page's code blocks that are commands."""
    for language, body in _blocks(page):
        if language not in _SHELL:
            continue
        for line in body.splitlines():
            bare = line.strip().partition("  #")[0].strip()
            if re.match(r"(\.venv/bin/)?(atalaia|make|docker|python|export|cp|echo|ENV=)\b", bare):
                yield bare


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_is_run_or_says_why_not(page: Path) -> None:
    run = [
        line.strip() for language, body in _blocks(page) if language == "sh run" for line in body.splitlines()
    ]
    left = [
        command
        for command in _commands(page)
        if command not in run
        and not any(command.startswith((known, f".venv/bin/{known}")) for known in NOT_RUN)
    ]
    assert not left, f"put it into a block of `sh run`, or say in NOT_RUN why not: {left}"


def _mentioned(page: Path) -> Iterator[str]:
    text = page.read_text(encoding="utf-8")
    yield from re.findall(r"`((?:ENV=\w+ )?(?:\.venv/bin/)?atalaia [a-z][^`\n]*)`", text)
    yield from (
        command for command in _commands(page) if "atalaia " in command and not command.startswith("docker")
    )


@pytest.fixture(scope="module")
def root_command() -> dict[str, Any]:
    """Our commands as this tree registers them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    registered = {}
    for name, where in project["entry-points"]["atalaia.commands"].items():
        module, _, attribute = where.partition(":")
        registered[name] = typer.main.get_command(getattr(importlib.import_module(module), attribute))
    return registered


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_option_of_our_command_exists(page: Path, root_command: dict[str, Any]) -> None:
    for mention in _mentioned(page):
        words = shlex.split(
            mention[mention.index("atalaia ") :].split(" | ")[0].split(" > ")[0].split(" || ")[0]
        )[1:]
        for name in words[0].rstrip(",").split(","):
            command = root_command.get(name)
            assert command is not None, f"{page.name}: {mention}"
            rest = words[1:]
            if hasattr(command, "commands"):
                chosen = [word.rstrip(",") for word in rest if word.rstrip(",") in command.commands]
                command = command.commands[chosen[0]] if chosen else command
            options = {one for each in command.params for one in (*each.opts, *each.secondary_opts)}
            used = {word.partition("=")[0] for word in rest if word.startswith("--")} - {"--help"}
            assert used <= options, f"{page.name}: {mention}: no {used - options}"


def _chosen(root: dict[str, Any], words: list[str]) -> tuple[Any, list[str]]:
    """The command that the words name, and what is left for it."""
    command, rest = root[words[0]], words[1:]
    while hasattr(command, "commands") and rest and rest[0] in command.commands:
        command, rest = command.commands[rest[0]], rest[1:]
    return command, rest


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_our_commands_are_written_as_the_parser_takes_them(
    page: Path, root_command: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in _commands(page):
        if (call := re.search(r"(?:^|[ /])atalaia (.+)", line)) is None or line.startswith("docker"):
            continue
        words = shlex.split(re.split(r" (?:\||>|\|\|) ", call[1])[0])
        for word in words:  # what the reader has by then
            if word.endswith("/"):
                Path(word).mkdir(exist_ok=True)
            elif re.search(r"\.(wav|jsonl)$", word):
                Path(word).touch()
        command, rest = _chosen(root_command, words)
        command.make_context(words[0], rest)  # raises what a person would be told


def test_containers_are_run_with_services_and_commands_that_exist(root_command: dict[str, Any]) -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    recipe = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    found = 0
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for service, words in re.findall(r"docker compose run --rm (\w+) ([\w ]+)", text):
            assert service in services, page.name
            command, rest = _chosen(root_command, words.split())
            command.make_context(service, rest)
            found += 1
        for name in re.findall(r"docker build [^`\n]*--build-arg (\w+)=", text):
            assert re.search(rf"^ARG {name}=", recipe, re.MULTILINE), f"{page.name}: {name}"
            found += 1
    assert found >= 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, heading = target.partition("#")
        file = (page.parent / path) if path else page
        assert file.exists(), f"{page.name}: {target}"
        if heading:
            titles = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            slugs = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
            assert heading in slugs, f"{page.name}: {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_are_named_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    folders = "agent|docs|evals|guardrails|kb|telephony|tests|voices|deploy"
    named = re.findall(rf"`((?:{folders})/[\w./-]+)`", text)
    missing = [name for name in named if not (ROOT / name).exists() and "<" not in name]
    assert not missing
    tests = re.findall(r"`(test_\w+\.py)`", text)
    assert [name for name in tests if not (ROOT / "tests" / name).exists()] == []


def test_the_targets_of_make_exist() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        for words in re.findall(r"`make ([\w ]+)`", page.read_text(encoding="utf-8")):
            assert set(words.split()) <= targets, f"{page.name}: make {words}"


def test_the_modules_that_are_run_exist_and_know_their_options() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for name, rest in re.findall(r"python -m (evals[\w.]*)([^`\n#]*)", text):
            path = ROOT / name.replace(".", "/")
            files = sorted(path.rglob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
            assert files, f"{page.name}: {name}"
            source = "".join(file.read_text(encoding="utf-8") for file in files)
            for option in re.findall(r"--[\w-]+", rest):
                argument = option.removeprefix("--").replace("-", "_")  # typer makes options of arguments
                known = f'"{option}"' in source or f"{argument}: " in source
                assert known, f"{page.name}: python -m {name}: no {option}"


def test_every_page_is_found_from_the_first_one() -> None:
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in seen:
            continue
        seen.add(page)
        links = re.findall(r"\]\(([^)#\s]+\.md)", page.read_text(encoding="utf-8"))
        waiting += [(page.parent / link).resolve() for link in links if "://" not in link]
    assert set(PAGES) - seen == set()


def test_the_commands_of_the_readme_and_the_tutorial_run(tmp_path: Path) -> None:
    paths = load_settings().paths
    needed = ("whisper-base", "e5-small", "kokoro-82m", "piper-en_US-joe-medium")
    if missing := [name for name in needed if not (paths.models / name).is_dir()]:
        pytest.skip(f"not fetched: {', '.join(missing)}; run `atalaia voices fetch`")
    if not paths.index.is_dir():
        pytest.skip("the cards are not indexed: run `atalaia kb build`")
    command = tmp_path / ".venv" / "bin" / "atalaia"
    command.parent.mkdir(parents=True)
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m agent.cli "$@"\n')
    command.chmod(command.stat().st_mode | stat.S_IXUSR)
    script = "\n".join(
        body
        for page in (ROOT / "README.md", ROOT / "docs" / "tutorial.md")
        for language, body in _blocks(page)
        if language == "sh run"
    )
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "ATALAIA_CACHE": str(paths.cache)},
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert (tmp_path / "question.wav").stat().st_size > 10_000
    assert "turn 0" in done.stdout, "the trace"
    assert "first_audio=" in done.stdout
    assert '"escalate"' in done.stdout or "escalate" in done.stdout, "the gate"
    assert "Traceback" not in done.stderr


def test_the_commands_are_registered(root_command: dict[str, Any]) -> None:
    assert {"serve", "trace", "settings", "doctor"} <= set(root_command)
