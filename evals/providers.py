"""What the line says when language models fail: `python -m evals.providers --out FILE.md`.

Every fault happens at the first model, at the fallback, and at both, over the providers' real SDKs and a local server
that misbehaves on demand; the turn is the product's own, cards, checks and time limits included.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from agent.answer import Answer
from agent.extraction import ModelExtractor
from agent.graph import TurnGraph
from agent.nodes import Nodes
from agent.providers.anthropic import AnthropicModel
from agent.providers.model import LanguageModel
from agent.providers.openai import OpenAIModel
from agent.providers.settings import ModelSettings
from agent.providers.standin import Behaviour, StandIn
from agent.say import Say, SayKind
from agent.turn import TurnEngine, TurnRequest
from agent.writer import Writer
from guardrails.posture import sentences

QUESTION: Final = "How long do antidepressants take to work?"
CARD: Final = "antidepressants-take-weeks"
BREAKER_TURNS: Final = 5


class Place(StrEnum):
    """Which models fail."""

    FIRST = "first"
    FALLBACK = "fallback"
    BOTH = "both"


FAULTS: Final[dict[str, Behaviour | None]] = {
    "429": Behaviour.RATE_LIMIT,
    "500": Behaviour.SERVER_ERROR,
    "401": Behaviour.UNAUTHORIZED,
    "no first token (time-out)": Behaviour.HANG,
    "stall in the first sentence": Behaviour.STALL_EARLY,
    "stall in the second sentence": Behaviour.STALL,
    "malformed stream, second sentence": Behaviour.MALFORMED,
    "content that fails the checks": Behaviour.INVENT,
    "refuses the connection": None,
}
"""By name; None is a server that is not there."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One turn under one fault."""

    fault: str
    place: Place
    written_by: str | None
    """Model that wrote what was said; None when the card was read."""
    degraded: str | None
    said: str
    """The first sentence that answers."""
    first: float
    """Seconds to the first piece that answers; a filler is none."""
    total: float
    """Seconds to the end of the turn."""
    filler: bool
    answers: int
    """Answers that the turn ended with."""
    pieces: int
    """Pieces that answer: sentences of the model, or the card's text."""
    asked: tuple[int, int]
    """Requests that the first model and the fallback got for the answer."""

    @property
    def once(self) -> bool:
        """Whether the caller was answered, and by one voice."""
        return self.answers == 1 and self.pieces >= 1 and (self.written_by is not None or self.pieces == 1)


@dataclass(frozen=True, slots=True)
class Tripped:
    """Turns in a row with a first model that keeps failing."""

    requests: tuple[int, ...]
    """Requests that the first model had got after each turn."""
    degraded: tuple[str | None, ...]


def matrix(nodes: Nodes, settings: ModelSettings, faults: Sequence[str] = tuple(FAULTS)) -> list[Outcome]:
    """Every fault at every place. Takes as long as the time limits of `settings` say."""
    return [asyncio.run(_one(nodes, settings, fault, place)) for fault in faults for place in Place]


def breaker(nodes: Nodes, settings: ModelSettings) -> Tripped:
    """A first model that answers 500 for ever, with a fallback that works."""

    async def run() -> Tripped:
        with StandIn([Behaviour.SERVER_ERROR]) as first, StandIn() as second:
            models = [_first(first), _second(second)]
            engine = _engine(nodes, models, settings)
            requests, degraded = [], []
            for turn in range(BREAKER_TURNS):
                outcome = await _turn(engine, "500", Place.FIRST, turn)
                requests.append(_answers_asked(first))
                degraded.append(outcome.degraded)
            await _close(models)
            return Tripped(tuple(requests), tuple(degraded))

    return asyncio.run(run())


async def _one(nodes: Nodes, settings: ModelSettings, fault: str, place: Place) -> Outcome:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(StandIn([behaviour]))
            for behaviour in (
                _behaviour(fault, place is not Place.FALLBACK),
                _behaviour(fault, place is not Place.FIRST),
            )
        ]
        models = [_first(servers[0]), _second(servers[1])]
        if FAULTS[fault] is None:
            for server, broken in zip(
                servers, (place is not Place.FALLBACK, place is not Place.FIRST), strict=True
            ):
                if broken:
                    server.close()
        outcome = await _turn(_engine(nodes, models, settings), fault, place, 0)
        await _close(models)
        asked = (_answers_asked(servers[0]), _answers_asked(servers[1]))
        return replace(outcome, asked=asked)


def _behaviour(fault: str, broken: bool) -> Behaviour:
    return (FAULTS[fault] or Behaviour.OK) if broken else Behaviour.OK


def _first(server: StandIn) -> LanguageModel:
    return OpenAIModel("gpt-4o-mini", api_key="key", base_url=server.openai_url)


def _second(server: StandIn) -> LanguageModel:
    return AnthropicModel("claude-haiku-4-5", api_key="key", base_url=server.url)


def _answers_asked(server: StandIn) -> int:
    """Requests for an answer; those for claims have no card in their prompt."""
    return sum("[card:" in str(request) for request in server.requests)


def _engine(nodes: Nodes, models: Sequence[LanguageModel], settings: ModelSettings) -> TurnEngine:
    own = replace(nodes, writer=Writer(models, settings), extractor=ModelExtractor(models))
    return TurnEngine(TurnGraph(own))


async def _close(models: Sequence[LanguageModel]) -> None:
    for model in models:
        await model.close()


async def _turn(engine: TurnEngine, fault: str, place: Place, turn: int) -> Outcome:
    started = time.monotonic()
    answers: list[Answer] = []
    said: list[tuple[float, Say]] = []
    async for piece in engine.run(TurnRequest(QUESTION, "en-US", call="providers", turn=turn)):
        if isinstance(piece, Answer):
            answers.append(piece)
        else:
            said.append((time.monotonic() - started, piece))
    total = time.monotonic() - started
    telling = [(at, piece) for at, piece in said if piece.kind is SayKind.ANSWER]
    return Outcome(
        fault=fault,
        place=place,
        written_by=answers[0].written_by.split()[0] if answers[0].written_by else None,
        degraded=answers[0].degraded,
        said=sentences(telling[0][1].text)[0] if telling else "",
        first=telling[0][0] if telling else total,
        total=total,
        filler=any(piece.kind is SayKind.FILLER for _, piece in said),
        answers=len(answers),
        pieces=len(telling),
        asked=(0, 0),
    )


def to_markdown(outcomes: Sequence[Outcome], tripped: Tripped, settings: ModelSettings) -> str:
    """The report."""
    rows = [
        f"| {one.fault} | {one.place} | {one.written_by or 'the card'} | {one.degraded or '—'} | {one.said} "
        f"| {one.first:.2f} | {one.total:.2f} | {'yes' if one.filler else 'no'} | {one.asked[0]} + {one.asked[1]} "
        f"| {'yes' if one.once else 'NO'} |"
        for one in outcomes
    ]
    turns = [
        f"| {number} | {requests} | {reason or '—'} |"
        for number, (requests, reason) in enumerate(zip(tripped.requests, tripped.degraded, strict=True), 1)
    ]
    return "\n".join(
        [
            "# When language models fail",
            "",
            "Made by `python -m evals.providers --out docs/measured-providers.md`. The question is "
            f"\"{QUESTION}\"; the first model is reached through OpenAI's SDK, the fallback through Anthropic's, and "
            "both are local servers of those formats, so the times are the line's own waiting, not a provider's "
            f"speed. Limits: {settings.stall_seconds:g} s between tokens, {settings.first_sentence_seconds:g} s to "
            f"the first sentence over both, {settings.total_seconds:g} s in all, a filler after "
            f"{settings.filler_seconds:g} s.",
            "",
            "| fault | at | answered by | degraded | said first | s to first | s in all | filler | asked | once |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *rows,
            "",
            '"Asked" counts requests for an answer at the first model and at the fallback. "Once": the turn ended '
            "with exactly one answer, told by one model or by the card, never by both.",
            "",
            "## Circuit breaker",
            "",
            "A first model that always answers 500; after three faults in a row it is left alone for 30 s.",
            "",
            "| turn | requests it has had | degraded |",
            "|---|---|---|",
            *turns,
            "",
        ]
    )


def main(arguments: Sequence[str] | None = None, load: Callable[[], Nodes] | None = None) -> int:
    """Run everything and write the report; exit 1 if some turn was not answered exactly once."""
    parser = argparse.ArgumentParser(prog="python -m evals.providers", description=__doc__)
    parser.add_argument("--out", type=Path, help="Markdown file to write; standard output if left out")
    options = parser.parse_args(arguments)
    nodes = (load or _load)()
    settings = ModelSettings()
    outcomes = matrix(nodes, settings)
    report = to_markdown(outcomes, breaker(nodes, settings), settings)
    if options.out:
        options.out.write_text(report, encoding="utf-8")
    else:
        print(report)
    return 0 if all(one.once for one in outcomes) else 1


def _load() -> Nodes:
    from agent.engines import load_reasoning
    from agent.settings import load_settings

    return load_reasoning(load_settings()).turn.nodes


if __name__ == "__main__":
    sys.exit(main())
