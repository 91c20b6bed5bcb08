"""`atalaia recordings`: what was recorded, listening to it, and getting rid of it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from telephony.recorder.recordings import Recordings

app = typer.Typer(no_args_is_help=True)


def _recordings() -> "tuple[Recordings, float]":
    from agent.settings import load_settings
    from telephony.recorder.recordings import Recordings
    from telephony.settings import RecordingSettings

    settings = RecordingSettings()
    folder = settings.folder or load_settings().paths.data / "recordings"
    return Recordings(folder, settings.secret()), settings.retention_days


@app.command("list")
def listing() -> None:
    """Ids of the recorded calls, one a line."""
    for call in _recordings()[0].calls():
        typer.echo(call)


@app.command()
def export(
    call: str, out: Annotated[Path, typer.Argument(help="A WAV file: caller left, line right.")]
) -> None:
    """Decrypt one recording. Exit 1 if it was cut short."""
    import soundfile

    opened, samples = _recordings()[0].open(call)
    soundfile.write(str(out), samples, 8000)
    if not opened.whole:
        typer.echo(f"{call}: the recording was cut short; {out} has what there is", err=True)
        raise typer.Exit(1)


@app.command()
def delete(call: str) -> None:
    """Delete all that was recorded of a call. Exit 1 if there was nothing."""
    if not _recordings()[0].delete(call):
        typer.echo(f"nothing was recorded of call {call}", err=True)
        raise typer.Exit(1)


@app.command()
def purge() -> None:
    """Delete what is older than RECORDING_RETENTION_DAYS; prints how many files that were."""
    recordings, days = _recordings()
    typer.echo(recordings.purge(days))
