"""`atalaia doctor`: what is installed, fetched, reachable and configured, and what to do about what is not."""

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, entry_points, requires, version
from pathlib import Path

import typer

from agent.finding import Finding, Level, unsafe

app = typer.Typer()

_FREE_BYTES = 1_000_000_000


@app.command()
def doctor(as_json: bool = typer.Option(False, "--json", help="Print the findings as JSON.")) -> None:
    """Look at everything the line needs. Exit 1 if something is missing or unsafe."""
    findings = [*_python(), *_packages()]
    broken = [*_broken_settings()]
    if broken:
        findings += broken  # what they belong to cannot be looked at
    else:
        findings += [
            *_models(),
            *_cards(),
            *_disk(),
            *_line(),
            *_providers(),
            *_numbers(),
            *_records(),
            *_telemetry(),
            *_supervision(),
            *_others(),
        ]
    if as_json:
        typer.echo(json.dumps([asdict(finding) for finding in findings], ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            remedy = f" → {finding.remedy}" if finding.remedy else ""
            typer.echo(f"{finding.level:8} {finding.what}: {finding.detail}{remedy}")
    raise typer.Exit(1 if any(finding.level is Level.PROBLEM for finding in findings) else 0)


def _python() -> Iterator[Finding]:
    found = ".".join(map(str, sys.version_info[:3]))
    fine = sys.version_info >= (3, 11)
    yield Finding("python", Level.OK if fine else Level.PROBLEM, found, "" if fine else "install Python 3.11")


def _packages() -> Iterator[Finding]:
    from packaging.requirements import Requirement

    wrong = []
    for line in requires("atalaia") or []:
        needed = Requirement(line)
        if needed.marker is not None and not needed.marker.evaluate({"extra": ""}):
            continue
        try:
            installed = version(needed.name)
        except PackageNotFoundError:
            wrong.append(f"{needed.name} is missing")
            continue
        if not needed.specifier.contains(installed, prereleases=True):
            wrong.append(f"{needed.name} is {installed}, not {needed.specifier}")
    if wrong:
        yield Finding("packages", Level.PROBLEM, "; ".join(wrong), "run `make setup`")
    else:
        yield Finding("packages", Level.OK, "all direct dependencies at their pins")


def _broken_settings() -> Iterator[Finding]:
    """Settings that no part of the line would start with."""
    from pydantic import ValidationError

    from agent.knobs import settings_classes, variable

    for cls in settings_classes():
        try:
            cls()
        except ValidationError as error:
            for each in error.errors(include_url=False, include_input=False):
                name = variable(cls, str(each["loc"][0]))
                yield Finding(f"setting {name}", Level.PROBLEM, each["msg"], "see docs/settings.md")
        except Exception as error:  # noqa: BLE001 - whatever a validator says is what the person must read
            yield Finding(f"settings of {cls.__name__}", Level.PROBLEM, str(error), "see docs/settings.md")


def _models() -> Iterator[Finding]:
    from agent.settings import load_settings
    from voices.catalog import catalog
    from voices.fetch import State, state

    models = load_settings().paths.models
    for model in catalog().values():
        found = state(model, models)
        if found is State.PRESENT:
            yield Finding(f"model {model.id}", Level.OK, "fetched")
        elif model.default or found is State.DAMAGED:
            yield Finding(f"model {model.id}", Level.PROBLEM, str(found), "run `atalaia voices fetch`")
        else:
            yield Finding(f"model {model.id}", Level.NOTE, "not fetched; optional")


def _cards() -> Iterator[Finding]:
    from agent.settings import load_settings
    from kb.errors import KbError
    from kb.reading import load_cards

    paths = load_settings().paths
    try:
        cards = load_cards(paths.cards)
    except KbError as error:
        yield Finding("cards", Level.PROBLEM, str(error), "mend the card, then `atalaia kb build`")
        return
    yield Finding("cards", Level.OK, f"{len(cards)} read")
    if paths.index.is_dir():
        yield Finding("card index", Level.OK, "built")
    else:
        yield Finding("card index", Level.PROBLEM, "not built", "run `atalaia kb build`")


def _disk() -> Iterator[Finding]:
    from agent.settings import load_settings

    place: Path = load_settings().paths.cache
    while not place.exists():
        place = place.parent
    free = shutil.disk_usage(place).free
    enough = free > _FREE_BYTES
    detail = f"{free / 1e9:.1f} GB free for models and prompts"
    yield Finding(
        "disk",
        Level.OK if enough else Level.PROBLEM,
        detail,
        "" if enough else "free one gigabyte, or set ATALAIA_CACHE",
    )


def _line() -> Iterator[Finding]:
    from agent.settings import load_settings

    settings = load_settings()
    if settings.line.human_number:
        yield Finding("human line", Level.OK, "configured")
    else:
        yield unsafe(
            "human line",
            "no number to hand callers to",
            "set LINE_HUMAN_NUMBER",
            production=settings.production,
        )


def _providers() -> Iterator[Finding]:
    from agent.errors import AgentError
    from agent.providers.choice import choose_models
    from agent.providers.settings import ModelSettings
    from agent.settings import load_settings

    try:
        models = choose_models(ModelSettings(), production=load_settings().production)
    except AgentError as error:
        yield Finding("language model", Level.PROBLEM, str(error))
        return
    names = ", ".join(model.name for model in models)
    yield Finding("language model", Level.OK, names or "none: the line reads its cards")
    judged = "and a language model" if models and ModelSettings().judge else "and no language model"
    yield Finding("danger judge", Level.OK, f"lexicon and semantic layer {judged}")


def _numbers() -> Iterator[Finding]:
    """A number that nobody compared with its source lately may be wrong by now."""
    from datetime import date

    from agent.settings import load_settings
    from guardrails.emergency import MAX_AGE_DAYS, rows

    today = date.today()
    old = sorted({row.country for row in rows() if row.spoken and row.age(today) > MAX_AGE_DAYS})
    if old:
        yield unsafe(
            "emergency numbers",
            f"not compared with their sources for more than {MAX_AGE_DAYS} days: {', '.join(old)}",
            "compare them and date the rows in guardrails/data/emergency.toml",
            production=load_settings().production,
        )
    else:
        spoken = {row.country for row in rows() if row.spoken}
        yield Finding(
            "emergency numbers", Level.OK, f"{len(spoken)} countries, all compared within {MAX_AGE_DAYS} days"
        )


def _records() -> Iterator[Finding]:
    from agent.ledger.settings import LedgerSettings
    from agent.settings import load_settings

    production, ledger = load_settings().production, LedgerSettings()
    where = "Postgres" if ledger.dsn else "SQLite in the data directory"
    yield Finding("ledger", Level.OK, f"{where}, calls kept {ledger.retention_days} days")
    pepper = ledger.caller_pepper.get_secret_value()
    if not pepper:
        yield Finding(
            "caller hashes",
            Level.NOTE,
            "off: a caller's records cannot be found by number, nor deleted on request",
            "set LEDGER_CALLER_PEPPER to a long random secret",
        )
    elif len(pepper) < 16:
        yield unsafe(
            "caller hashes",
            "LEDGER_CALLER_PEPPER is short: a short one can be guessed, and numbers with it",
            "use at least 16 random characters",
            production=production,
        )
    else:
        yield Finding("caller hashes", Level.OK, "on")


def _telemetry() -> Iterator[Finding]:
    from agent.telemetry.settings import TelemetrySettings

    settings = TelemetrySettings()
    if settings.endpoint is None:
        yield Finding(
            "telemetry", Level.NOTE, "off", "set OTEL_EXPORTER_OTLP_ENDPOINT to watch calls from outside"
        )
        return
    signals = [name for name in ("traces", "metrics", "logs") if getattr(settings, name)]
    yield Finding("telemetry", Level.OK, f"{', '.join(signals)} to {settings.endpoint}")
    if settings.content:
        yield Finding(
            "telemetry content",
            Level.NOTE,
            "what callers say leaves the process, redacted",
            "unset TELEMETRY_CONTENT unless everybody who reads there may know it",
        )


def _supervision() -> Iterator[Finding]:
    from agent.review import SupervisionSettings
    from agent.settings import load_settings

    settings = SupervisionSettings()
    if not settings.enabled:
        yield Finding("supervision", Level.OK, "off: answers are spoken without waiting for a person")
    elif settings.postgres_dsn is None:
        yield unsafe(
            "supervision",
            "on, but waiting turns are lost when the process stops",
            "set POSTGRES_DSN",
            production=load_settings().production,
        )
    else:
        yield Finding("supervision", Level.OK, f"on, drafts wait {settings.hold_seconds:.0f} s at most")


def _others() -> Iterator[Finding]:
    """What the packages above this one know to look at."""
    for entry in entry_points(group="atalaia.checks"):
        yield from entry.load()()
