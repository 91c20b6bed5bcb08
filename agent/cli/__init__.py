"""The `atalaia` command."""

import sys
from importlib.metadata import entry_points
from typing import Any

import click
import typer


class Commands(click.Group):
    """Loads a command's module only when that command is used, so that `--help` and small commands start fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names of all registered commands."""
        return sorted(entry.name for entry in entry_points(group="atalaia.commands"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, loaded now."""
        for entry in entry_points(group="atalaia.commands", name=cmd_name):
            loaded: Any = entry.load()
            return typer.main.get_command(loaded) if isinstance(loaded, typer.Typer) else loaded
        return None


@click.group(cls=Commands, help="Atalaia: a voice line for people who take medicines.")
@click.version_option(package_name="atalaia")
def app() -> None:
    """Root of all commands."""


def main() -> None:
    """Run the command line. Exit codes: 0 ok, 1 the answer is "no", 2 bad usage or an error the message explains."""
    sys.exit(app(standalone_mode=True))
