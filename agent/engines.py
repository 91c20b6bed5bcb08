"""The engines of one process, loaded once and shared by all its calls."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from agent.errors import AgentError
from agent.providers.settings import ModelSettings
from agent.settings import Settings
from guardrails.adaptation import Adaptation
from guardrails.backstop import Backstop, load_backstop
from guardrails.embed import Embed, Memory, Vectors, remembering, remembering_both
from guardrails.gate import Gate, load_gate
from guardrails.judge import ModelBackstop
from guardrails.scope import load_scope
from kb.embedding import E5, Embedder, load_embedder
from kb.rerank import load_reranker
from kb.settings import EmbeddingProvider, EmbeddingSettings
from voices.hearing import Hearing
from voices.speaking import Speaking

if TYPE_CHECKING:
    from agent.extraction import ModelExtractor
    from agent.turn import TurnEngine
    from agent.writer import Writer
    from kb.retrieval import Retriever

_FIRST: Final = {
    "en-US": "What if I miss a dose?",
    "es-419": "¿Y si se me olvida una dosis?",
    "pt-BR": "E se eu esquecer uma dose?",
}
"""Asked once while loading."""


class RememberingEmbedder:
    """An embedder that keeps the last queries: scope, backstop and retrieval all read the same utterance."""

    def __init__(self, inner: Embedder) -> None:
        """Wrap `inner`."""
        self._inner = inner
        self.name = inner.name
        self.dimension = inner.dimension
        self.memory = Memory()
        self._queries = remembering(inner.queries, self.memory)

    def queries(self, texts: Sequence[str]) -> Vectors:
        """float32 (n, dimension), L2-normalized."""
        return self._queries(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        """float32 (n, dimension), L2-normalized."""
        return self._inner.passages(texts)

    def warm(self) -> None:
        """Load the model before somebody waits for it."""
        self._inner.queries(list(_FIRST.values()))


@dataclass(frozen=True, slots=True)
class Reasoning:
    """What a text turn needs."""

    gate: Gate
    floor: Backstop | None
    """Reads what the lexicon lets pass, on this machine: partials too, and the words of a turn."""
    backstop: Backstop | None
    """The floor, and above it the language model where one is configured: reads every final."""
    retriever: "Retriever"
    turn: "TurnEngine"


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
    """Load what a text turn needs: gate, scope, backstop, cards, and the configured language models.

    The embedder answers once before this returns: in a text turn the backstop needs it first of all.

    Raises:
        AgentError: the card index is missing, or the language model's settings are incomplete.
        KbError: the embedder, the cross-encoder or the index does not load; the message says what to do.
    """
    # Heavy imports; `load_engines` loads models meanwhile.
    from agent.graph import TurnGraph
    from agent.nodes import Nodes
    from agent.turn import TurnEngine
    from kb.retrieval import Retriever

    writer, extractor = _models(settings)  # first: what must refuse to start does so at once
    if not settings.paths.index.is_dir():
        raise AgentError("the card index is missing: run `atalaia kb build`")
    # Backstop and scope always read with the local model, whose vectors they were trained on; it also finds cards
    # unless another was configured.
    local = E5(_model(settings, "e5-small"))
    guarding = RememberingEmbedder(local)
    guarding.warm()
    chosen = EmbeddingSettings()
    own = chosen.provider is EmbeddingProvider.E5 and chosen.model is None
    finding = guarding if own else RememberingEmbedder(load_embedder(chosen))
    embed: Embed = guarding.queries

    def tuned(adaptation: Adaptation) -> Embed:
        return remembering_both(local.both(adaptation.layers), guarding.memory)

    gate, floor = load_gate(), load_backstop(embed, tuned)
    retriever = Retriever(settings.paths.index, finding, reranker=load_reranker())
    nodes = Nodes(gate, floor, load_scope(embed, tuned), retriever, writer, extractor)
    return Reasoning(gate, floor, _judged(settings, floor), retriever, TurnEngine(TurnGraph(nodes)))


def _models(settings: Settings) -> "tuple[Writer | None, ModelExtractor | None]":
    """Who writes answers and finds claims when a language model is configured; without one, cards and rules."""
    from agent.extraction import ModelExtractor
    from agent.ledger.note import note
    from agent.providers.choice import choose_models
    from agent.writer import Writer

    wanted = ModelSettings()
    models = choose_models(
        wanted,
        production=settings.production,
        audit=lambda detail: note("settings", "refused to start", detail, settings.paths.data),
    )
    return (Writer(models, wanted), ModelExtractor(models)) if models else (None, None)


def _judged(settings: Settings, floor: Backstop) -> Backstop:
    """The floor under a language model as judge, when one is configured."""
    from agent.judge import Asker
    from agent.providers.choice import choose_models

    wanted = ModelSettings()
    models = choose_models(wanted, production=settings.production) if wanted.judge else []
    return ModelBackstop(Asker(models), floor=floor) if models else floor


@dataclass(frozen=True, slots=True)
class Voices:
    """Hearing and speaking, loading in threads of their own."""

    hearing: Hearing
    speaking: Speaking
    loading: tuple[Future[None], ...]


def begin_voices(settings: Settings) -> Voices:
    """Begin to load what is native code, so that Python can import the rest meanwhile. Returns at once.

    Raises:
        AgentError: the recognizer is missing.
    """
    hearing = Hearing(_model(settings, settings.hearing.model))
    speaking = Speaking(settings.paths.models, settings.paths.prompts)
    pool = ThreadPoolExecutor(2, "loading")
    loading = (pool.submit(hearing.warm), pool.submit(speaking.warm))
    pool.shutdown(wait=False)
    return Voices(hearing, speaking, loading)


def load_engines(settings: Settings, voices: Voices | None = None) -> Engines:
    """Load everything a call needs and use it once, so that no call waits for a model.

    Blocks some seconds; call it in a thread that runs no event loop.

    Args:
        settings: which models, and where they lie.
        voices: begun earlier; None begins them now.

    Raises:
        AgentError: as `load_reasoning`.
        VoicesError: a voice or the recognizer is missing.
    """
    voices = voices or begin_voices(settings)
    reasoning = load_reasoning(settings)
    from agent.graph import TurnGraph
    from agent.turn import TurnEngine

    rehearsal = TurnEngine(TurnGraph(replace(reasoning.turn.nodes, writer=None, extractor=None)))
    for locale, question in _FIRST.items():
        asyncio.run(rehearsal.answer(question, locale))
    for each in voices.loading:
        each.result()
    return Engines(settings, voices.hearing, voices.speaking, reasoning)
