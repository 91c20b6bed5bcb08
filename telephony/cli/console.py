"""`atalaia console`: preparing the console."""

import sys

import typer

app = typer.Typer(no_args_is_help=True, help="Prepare the page on which people run the line.")


@app.callback()
def _group() -> None:
    """Prepare the page on which people run the line."""


@app.command("hash")
def hash_() -> None:
    """Ask for a password and print its Argon2 hash, for CONSOLE_PASSWORD_HASH or CONSOLE_USERS."""
    from argon2 import PasswordHasher

    if sys.stdin.isatty():
        password = typer.prompt("password", hide_input=True, confirmation_prompt=True, err=True)
    else:
        password = sys.stdin.readline().rstrip("\r\n")
    if len(password) < 12:
        typer.echo("a password needs at least 12 characters: choose a longer one", err=True)
        raise typer.Exit(2)
    typer.echo(PasswordHasher().hash(password))
