"""Putting the best few cards in order with a cross-encoder: a setting, off unless a model is named."""

from collections.abc import Sequence
from typing import Any, Protocol

from kb.errors import KbError
from kb.settings import RerankSettings


class Reranker(Protocol):
    """Reads query and passage together."""

    @property
    def cards(self) -> int:
        """How many of the best cards to put in order."""

    def scores(self, query: str, passages: Sequence[str]) -> list[float]:
        """How well each passage answers the query; only their order counts."""


class CrossEncoderReranker:
    """A sentence-transformers cross-encoder. Costs one pass of the model per card and query."""

    def __init__(self, model: str, cards: int = 5) -> None:
        """`model` is a folder, or a hub name where the hub is reachable.

        Raises:
            KbError: the model does not load.
        """
        from sentence_transformers import CrossEncoder

        try:
            self._model: Any = CrossEncoder(model, device="cpu", max_length=256)
        except (OSError, ValueError, RuntimeError, KeyError) as error:
            raise KbError(
                f"the cross-encoder {model} does not load ({error}); unset RERANK_MODEL to go without"
            ) from error
        self._cards = cards

    @property
    def cards(self) -> int:
        """How many of the best cards to put in order."""
        return self._cards

    def scores(self, query: str, passages: Sequence[str]) -> list[float]:
        """The model's logits."""
        pairs = [(query, passage) for passage in passages]
        return [
            float(score)
            for score in self._model.predict(pairs, show_progress_bar=False, batch_size=len(pairs))
        ]


def load_reranker(settings: RerankSettings | None = None) -> Reranker | None:
    """The configured cross-encoder, or None.

    Raises:
        KbError: one is named and does not load.
    """
    settings = settings or RerankSettings()
    return CrossEncoderReranker(settings.model, settings.cards) if settings.model else None
