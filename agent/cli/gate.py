"""`atalaia gate`: one decision per line of standard input."""

import json
import queue
import threading
from collections.abc import Iterator
from typing import Any, Final

import typer

from agent.cli.lines import Line, read_lines
from guardrails.decision import Decision
from guardrails.locale import parse_locale

app = typer.Typer()

BATCH: Final = 48
"""Lines decided together at most: company makes an embedding cheaper, output must not wait for long, and so few are
still embedded without the import that many are worth (`kb.embedding.E5`), which takes longer than a thousand lines."""


@app.command()
def gate(
    locale: str = typer.Option("en-US", "--locale", help="en-US, es-419 or pt-BR; labels the decisions."),
    as_json: bool = typer.Option(False, "--json", help="Print each decision as JSON, also for plain text."),
    no_backstop: bool = typer.Option(
        False, "--no-backstop", help="The lexicon alone, without the semantic backstop."
    ),
) -> None:
    """Read lines (plain text, or JSON objects with `text` and optional `locale`, `id`); print one decision each.

    What the lexicon lets pass, the semantic backstop reads, and what it stops, the backstop may put down as ordinary talk
    (`"layer": "backstop"`), as on a call.

    Exit 0 if nothing tripped the gate, 1 if anything did, 2 on bad usage.
    """
    parsed = parse_locale(locale)
    tripped = False
    decide = _Decider(semantic=not no_backstop)
    for batch in _batches(read_lines(parsed)):
        for line, decided in zip(batch, decide(batch), strict=True):
            head: dict[str, Any] = {} if line.id is None else {"id": line.id}
            if decided is None:
                typer.echo(json.dumps({**head, "error": line.problem}, ensure_ascii=False))
                typer.echo(f"error: {line.problem}", err=True)
                continue
            tripped |= decided.tripped
            if as_json or line.id is not None:
                typer.echo(json.dumps({**head, **decided.to_dict()}, ensure_ascii=False))
            else:
                detail = (
                    f"\t{decided.category}\t{', '.join(decided.matched_terms)}" if decided.tripped else ""
                )
                typer.echo(f"{decided.action}{detail}")
    raise typer.Exit(1 if tripped else 0)


class _Decider:
    """Lexicon first, then the semantic layer, which loads with the first line."""

    def __init__(self, *, semantic: bool) -> None:
        from guardrails.gate import load_gate
        from guardrails.layers import LayeredGate

        self._layers = LayeredGate(load_gate(), None)
        self._wanted = semantic

    def __call__(self, batch: list[Line]) -> list[Decision | None]:
        """One decision per line, in order; None for a line that cannot be used."""
        usable = [at for at, line in enumerate(batch) if not line.problem]
        if usable and self._wanted and self._layers.backstop is None:
            self._load()
        found: list[Decision | None] = [None] * len(batch)
        decided = self._layers.decide_all([(batch[at].text, batch[at].locale) for at in usable])
        for at, decision in zip(usable, decided, strict=True):
            found[at] = decision
        return found

    def _load(self) -> None:
        from guardrails.backstop import load_backstop
        from guardrails.errors import DataError
        from kb.embedding import E5, adapted
        from kb.errors import EmbeddingError
        from kb.settings import encoder_dir

        try:
            encoder = E5(encoder_dir())
            encoder.warm()
            self._layers.backstop = load_backstop(encoder.queries, adapted(encoder))
        except (EmbeddingError, DataError) as error:
            self._wanted = False
            typer.echo(f"the lexicon alone decides, the semantic backstop is not there: {error}", err=True)


def _batches(lines: Iterator[Line]) -> Iterator[list[Line]]:
    """What has arrived so far, at most `BATCH` lines: whoever types line by line is answered at once."""
    arrived: queue.Queue[Line | BaseException | None] = queue.Queue(4 * BATCH)

    def read() -> None:
        try:
            for line in lines:
                arrived.put(line)
            arrived.put(None)
        except BaseException as error:  # noqa: BLE001 - raised again by the reader of the queue
            arrived.put(error)

    threading.Thread(target=read, daemon=True).start()
    end: Line | BaseException | None
    while True:
        batch: list[Line] = []
        end = arrived.get()
        while isinstance(end, Line):
            batch.append(end)
            if len(batch) == BATCH:
                break
            try:
                end = arrived.get_nowait()
            except queue.Empty:
                break
        if batch:
            yield batch
        if end is None:
            return
        if isinstance(end, BaseException):
            raise end
