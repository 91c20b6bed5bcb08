"""The image, as far as a machine without an engine can try it: its recipe is read, its install steps are run."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from dockerfile_parse import DockerfileParser

from agent.knobs import groups
from telephony.settings import ServerSettings

ROOT = Path(__file__).resolve().parent.parent


def _instructions() -> list[dict[str, Any]]:
    return list(DockerfileParser(str(ROOT / "Dockerfile")).structure)


def _stages() -> dict[str, list[tuple[str, str]]]:
    """Instructions by the name of their stage."""
    stages: dict[str, list[tuple[str, str]]] = {}
    current: list[tuple[str, str]] = []
    for step in _instructions():
        if step["instruction"] == "FROM":
            name = step["value"].split(" AS ")[1]
            current = stages.setdefault(name, [])
        elif step["instruction"] != "COMMENT":
            current.append((step["instruction"], step["value"]))
    return stages


def _ignored() -> list[str]:
    return (ROOT / ".dockerignore").read_text(encoding="utf-8").split()


def test_every_stage_stands_on_one_that_is_there() -> None:
    known = set()
    for step in _instructions():
        if step["instruction"] != "FROM":
            continue
        base, name = step["value"].split(" AS ")
        assert base in known or base.startswith("python:"), base
        known.add(name)
    assert known == {"build", "models", "line"}


@pytest.mark.parametrize(
    ("choice", "code", "done"),
    [
        ("mounted", 0, ""),
        ("baked", 0, "voices fetch\nkb build\n"),
        ("backed", 2, "MODELS is mounted or baked, not 'backed'\n"),
    ],
)
def test_the_models_are_fetched_only_when_asked_for(
    tmp_path: Path, choice: str, code: int, done: str
) -> None:
    atalaia = tmp_path / ".venv" / "bin" / "atalaia"
    atalaia.parent.mkdir(parents=True)
    atalaia.write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    atalaia.chmod(0o755)
    command = dict(_stages()["models"])["RUN"].replace("/app", str(tmp_path))
    ran = subprocess.run(
        ["/bin/sh", "-ec", command], env={"MODELS": choice}, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout + ran.stderr) == (code, done)
    assert code or (tmp_path / "cache").is_dir(), "the next stage copies it"


def test_the_line_is_not_root_and_ends_in_order() -> None:
    line = dict(_stages()["line"])
    assert line["USER"] == "10001:10001"
    assert line["STOPSIGNAL"] == "SIGTERM"
    assert json.loads(line["ENTRYPOINT"]) == ["atalaia"], "no shell in between that would keep the signal"
    assert "/health" in line["HEALTHCHECK"]
    assert json.loads(line["VOLUME"]) == ["/app/cache", "/app/data"]


def test_what_is_copied_is_there_and_let_through() -> None:
    allowed = {line.removeprefix("!") for line in _ignored() if line.startswith("!")}
    assert _ignored()[_ignored().index("*")] == "*", "everything that is not named stays out"
    for instruction, value in _stages()["build"]:
        if instruction != "COPY":
            continue
        for source in value.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source in allowed, f"{source} is copied, but .dockerignore keeps it out"


def test_no_secret_can_get_into_the_image() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    secrets = [knob.variable for group in groups() for knob in group.knobs if knob.secret]
    assert [name for name in secrets if name in text] == []
    assert "**/.env" in _ignored()


def test_compose_uses_variables_that_exist() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    known = {knob.variable for group in groups() for knob in group.knobs}
    line = compose["services"]["line"]
    assert set(line["environment"]) <= known
    assert line["read_only"] is True
    assert line["cap_drop"] == ["ALL"]
    udp = line["environment"]["WEBRTC_UDP_PORT"]
    assert f"{udp}:{udp}/udp" in line["ports"]
    named = [
        each.partition(":")[0]
        for service in compose["services"].values()
        for each in service.get("volumes", [])
    ]
    assert {each for each in named if not each.startswith(".")} == set(compose["volumes"])
    assert all((ROOT / each).exists() for each in named if each.startswith("."))


def test_the_collector_listens_where_the_line_sends() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    collector = yaml.safe_load((ROOT / "deploy" / "collector.yaml").read_text(encoding="utf-8"))
    port = collector["receivers"]["otlp"]["protocols"]["http"]["endpoint"].rpartition(":")[2]
    assert (
        compose["services"]["line"]["environment"]["OTEL_EXPORTER_OTLP_ENDPOINT"]
        == f"http://collector:{port}"
    )
    for pipeline in collector["service"]["pipelines"].values():
        assert set(pipeline["receivers"]) <= set(collector["receivers"])
        assert set(pipeline["exporters"]) <= set(collector["exporters"])
        assert set(pipeline["processors"]) <= set(collector["processors"])


def test_the_image_serves_where_it_is_asked_for_its_health(monkeypatch: pytest.MonkeyPatch) -> None:
    line = _stages()["line"]
    environment = dict(re.findall(r"(\w+)=(\S+)", next(value for name, value in line if name == "ENV")))
    for name, value in environment.items():
        if name.startswith("ATALAIA_"):
            monkeypatch.setenv(name, value)
    settings = ServerSettings()
    assert (settings.host, settings.port) == ("0.0.0.0", 8080)
    assert f":{settings.port}/health" in dict(line)["HEALTHCHECK"]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build stage, step by step, in a clean directory in place of /app."""
    app = tmp_path_factory.mktemp("image") / "app"
    app.mkdir()
    environment = {
        name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")
    }
    torch = "--torch-backend=cpu"
    if "PIP_FIND_LINKS" in environment:  # as the Makefile does: wheels lie in a directory
        environment["UV_FIND_LINKS"], torch = environment["PIP_FIND_LINKS"], ""
    if "PIP_CERT" in environment:
        environment.setdefault("SSL_CERT_FILE", environment["PIP_CERT"])
    for instruction, value in _stages()["build"]:
        if instruction == "COPY":
            *sources, target = value.split()
            for source in sources:
                place = app / target.rstrip("/") / source if target == "./" else app / target
                if (ROOT / source).is_dir():
                    ignore = shutil.ignore_patterns("__pycache__", "*.pyc", ".env")
                    shutil.copytree(ROOT / source, place, ignore=ignore)
                else:
                    shutil.copy(ROOT / source, place)
        elif instruction == "RUN":
            command = value.replace("/app", str(app)).replace("${TORCH}", torch)
            command = re.sub(r"^python ", f"{sys.executable} ", command)
            done = subprocess.run(
                ["/bin/sh", "-ec", command],
                cwd=app,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
                timeout=280,
            )
            assert done.returncode == 0, f"RUN {value}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return app


def _in_image(app: Path, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        "PATH": f"{app}/.venv/bin:/usr/bin:/bin",
        "HOME": str(app.parent),
        "ATALAIA_CACHE": f"{app}/cache",
    }
    return subprocess.run(
        command,
        cwd=app.parent,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_install_steps_run_in_a_clean_directory(built: Path) -> None:
    shown = _in_image(built, "atalaia", "--version")
    assert shown.returncode == 0, shown.stderr
    packages = {path.name for path in (built / ".venv/lib").glob("python*/site-packages/*")}
    assert not packages & {"pytest", "mypy", "hypothesis"}, "no tools of development in the image"
    assert "uv" not in packages, "it has done its work"
    assert "pip" in packages, "it brings models where their hub is not reached"
    assert not [name for name in packages if name.startswith("nvidia")], "CPU only"


_READ_ONLY = """
mount --make-rprivate / && mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" || exit 77
if touch "$0/written" 2>/dev/null; then exit 78; fi
exec "$0/.venv/bin/atalaia" "$@"
"""


def test_nothing_is_written_beside_the_installed_line(built: Path) -> None:
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        pytest.skip("a read-only mount of its own needs root and unshare(1)")
    words = ("gate", "--locale", "en-US", "--no-backstop", "--json")
    done = _in_image(
        built, "unshare", "-m", "sh", "-c", _READ_ONLY, str(built), *words, stdin="my chest hurts\n"
    )
    if done.returncode == 77:
        pytest.skip(f"no mounts here: {done.stderr.strip()}")
    assert json.loads(done.stdout)["action"] == "escalate", done.stderr
    assert "Error" not in done.stderr


def test_the_installed_line_finds_its_data_without_the_sources(built: Path) -> None:
    for name in ("agent", "guardrails", "kb", "telephony", "voices", "evals"):
        shutil.rmtree(built / name)
    gate = _in_image(built, "atalaia", "gate", "--locale", "en-US", "--json", stdin="I want to kill myself\n")
    assert json.loads(gate.stdout)["action"] == "escalate", gate.stderr
    cards = _in_image(built, "atalaia", "kb", "show", "missed-dose", "--locale", "pt-BR")
    assert cards.returncode == 0, cards.stderr
    page = _in_image(built, "python", "-c", "import telephony.app, agent.telemetry.telemetry")
    assert page.returncode == 0, page.stderr
