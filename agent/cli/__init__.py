"""The `atalaia` command."""

import os
import sys
from importlib.metadata import entry_points, version
from typing import Any

import typer
from typer.core import TyperGroup

_OURS = ("agent", "evals", "guardrails", "kb", "telephony", "voices")


class Commands(TyperGroup):
    """Loads a command's module only when it is needed, so that small commands start fast."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Names of all registered commands."""
        return sorted(entry.name for entry in entry_points(group="atalaia.commands"))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, loaded now; None if there is none."""
        for entry in entry_points(group="atalaia.commands", name=cmd_name):
            command: Any = typer.main.get_command(entry.load())
            command.name = cmd_name
            return command
        return None


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(version("atalaia"))
        raise typer.Exit


@app.callback()
def root(
    show_version: bool = typer.Option(
        False, "--version", callback=_show_version, is_eager=True, help="Print the version and exit."
    ),
) -> None:
    """Atalaia: a voice line for people who take medicines."""


def main() -> None:
    """Run the command line.

    Exit codes: 0 ok, 1 the answer is "no" or the gate tripped, 2 bad usage or an error that the message explains.
    """
    try:
        _run()
    except SystemExit as leaving:
        _leave(leaving.code)


def _run() -> None:
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        if os.environ.get("ATALAIA_DEBUG"):
            raise
        if type(error).__module__.split(".")[0] in _OURS:
            typer.echo(f"error: {error}", err=True)
        else:
            typer.echo(
                f"error: {type(error).__name__}: {error}. This is a fault of Atalaia; "
                "set ATALAIA_DEBUG=1 to see where it happened.",
                err=True,
            )
        sys.exit(2)


def _leave(code: str | int | None) -> None:
    """Exit, at once if a model hangs in a thread: the interpreter's own way out would abort the process."""
    ending = sys.modules.get("voices.ending")
    if ending is not None and not ending.end_all():
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else int(code is not None))
    sys.exit(code)
