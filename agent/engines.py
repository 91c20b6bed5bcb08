"""The engines of one process, loaded once and shared by all its calls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from agent.errors import AgentError
from agent.graph import TurnGraph
from agent.nodes import Nodes
from agent.settings import Settings
from agent.turn import TurnEngine
from guardrails.backstop import Backstop, load_backstop
from guardrails.embed import Embed, Vectors
from guardrails.gate import Gate, load_gate
from guardrails.scope import load_scope
from kb.embedding import E5, Embedder
from kb.retrieval import Retriever
from voices.hearing import Hearing
from voices.speaking import Speaking

_REMEMBERED = 256


class RememberingEmbedder:
    """An embedder that keeps the last queries: scope, backstop and retrieval all read the same utterance."""

    def __init__(self, inner: Embedder) -> None:
        """Wrap `inner`."""
        self._inner = inner
        self.name = inner.name
        self.dimension = inner.dimension
        self._query: Callable[[str], Vectors] = lru_cache(maxsize=_REMEMBERED)(
            lambda text: inner.queries([text])[0]
        )

    def queries(self, texts: Sequence[str]) -> Vectors:
        """float32 (n, dimension), L2-normalized."""
        return np.stack([self._query(text) for text in texts]) if texts else self._inner.queries(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """float32 (n, dimension), L2-normalized."""
        return self._inner.passages(texts)


@dataclass(frozen=True, slots=True)
class Reasoning:
    """What a text turn needs."""

    gate: Gate
    backstop: Backstop | None
    retriever: Retriever
    turn: TurnEngine


@dataclass(frozen=True, slots=True)
class Engines:
    """What a call needs."""

    settings: Settings
    hearing: Hearing
    speaking: Speaking
    reasoning: Reasoning


def _model(settings: Settings, name: str) -> Path:
    path = settings.paths.models / name
    if not path.is_dir():
        raise AgentError(f"the model {name} is missing: run `atalaia voices fetch`")
    return path


def load_reasoning(settings: Settings) -> Reasoning:
    """Load what a text turn needs: gate, scope, backstop, cards.

    Raises:
        AgentError: a model or the card index is missing; the message says which command brings it.
    """
    embedder = RememberingEmbedder(E5(_model(settings, "e5-small")))
    if not settings.paths.index.is_dir():
        raise AgentError("the card index is missing: run `atalaia kb build`")
    embed: Embed = embedder.queries
    gate, backstop = load_gate(), load_backstop(embed)
    retriever = Retriever(settings.paths.index, embedder)
    nodes = Nodes(gate, backstop, load_scope(embed), retriever)
    return Reasoning(gate, backstop, retriever, TurnEngine(TurnGraph(nodes)))


def load_engines(settings: Settings) -> Engines:
    """Load everything a call needs and warm it, so that no call waits for a model.

    Raises:
        AgentError: as `load_reasoning`.
    """
    reasoning = load_reasoning(settings)
    hearing = Hearing(_model(settings, settings.hearing.model))
    hearing.warm()
    speaking = Speaking(settings.paths.models, settings.paths.prompts)
    speaking.warm()
    return Engines(settings, hearing, speaking, reasoning)
