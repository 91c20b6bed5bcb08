"""`atalaia replay`: recordings through the line, in process."""

import json
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer()


@app.command()
def replay(
    recordings: Annotated[
        list[Path] | None, typer.Argument(metavar="WAV…", help="Recordings of callers.")
    ] = None,
    locale: Annotated[str, typer.Option(help="Language the line begins with.")] = "en-US",
    number: Annotated[
        str | None, typer.Option("--from", help="The caller's number; tells the country.")
    ] = None,
    manifest: Annotated[
        Path | None,
        typer.Option(
            help="JSONL of recordings: `audio`, or `text` and `voice`; and `locale`, `id`, `from`. "
            "A folder means its manifest.jsonl, or else all its recordings."
        ),
    ] = None,
    condition: Annotated[
        list[str] | None,
        typer.Option(
            help="What lies between the caller and the line: NAME or NAME=VALUE, for example babble=10. May be repeated."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            help="Make the replay repeatable: same conditions, ids and events every time. The clock then stands still "
            "while the machine computes, so delays are those of the design."
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One event a line as JSON, each with its `file`.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(help="Directory for a report: timelines, and what each caller heard.")
    ] = None,
    real_time: Annotated[
        bool, typer.Option(help="Wait as a caller would, instead of skipping silence.")
    ] = False,
    linger: Annotated[
        float, typer.Option(help="Hang up once the line has been quiet for this many seconds.")
    ] = 6.5,
) -> None:
    """Play recordings into the same pipeline that answers calls, without a server; models are loaded once."""
    from telephony.logs import quiet

    quiet()
    from dataclasses import replace

    import onnxruntime

    from agent.settings import load_settings
    from telephony.call import Shared
    from telephony.cli.options import locale_of
    from telephony.conditions import chain
    from telephony.errors import BadRecording
    from telephony.loading import load_shared
    from telephony.manifest import Item, gather
    from telephony.replay import replay as run
    from telephony.reports import Report
    from telephony.timeline import line

    spoken = locale_of(locale)
    items = [Item(path, spoken, path.name, number) for path in recordings or []]
    if manifest is not None:
        listed = gather(manifest, spoken)
        items += listed.items
        for note in listed.notes:
            typer.echo(f"note: {note}", err=True)
    if not items:
        raise BadRecording("nothing to replay: give recordings, or a manifest with --manifest")
    conditions = chain(condition or [], seed or 0)
    writing = Report(report) if report is not None else None
    unusable = 0

    def load() -> Shared:
        if seed is not None:
            onnxruntime.set_seed(seed)  # voices draw noise where a text is not rendered yet
        return load_shared(load_settings())

    for done in run(
        items,
        load,
        lambda plan: replace(plan, linger=linger),
        real_time=real_time,
        seed=seed,
        conditions=conditions,
    ):
        if isinstance(done, BadRecording):
            unusable += 1
            typer.echo(f"error: {done}", err=True)
            continue
        events = [
            {**event.to_dict(), "file": str(done.item.audio), "id": done.item.id} for event in done.events
        ]
        if writing is not None:
            writing.add(done)
        if as_json:
            for event in events:
                typer.echo(json.dumps(event, ensure_ascii=False))
            continue
        typer.echo(f"{done.item.audio}")
        for event in events:
            typer.echo(line(event))
    if writing is not None:
        typer.echo(f"report: {writing.close()}", err=True)
    if unusable:
        raise typer.Exit(2)
