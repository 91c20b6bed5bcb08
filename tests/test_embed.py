"""Vectors that are computed once, and two at a time."""

from collections.abc import Sequence

import numpy as np

from guardrails.embed import Memory, Vectors, remembering, remembering_both


def lengths(texts: Sequence[str]) -> Vectors:
    return np.array([[len(text), 1] for text in texts], dtype=np.float32)


def test_a_text_is_embedded_once_and_forgotten_after_the_newest_ones() -> None:
    asked: list[list[str]] = []

    def embed(texts: Sequence[str]) -> Vectors:
        asked.append(list(texts))
        return lengths(texts)

    known = remembering(embed, Memory(most=2))
    assert known(["a", "bb", "a"])[:, 0].tolist() == [1, 2, 1]
    assert known(["bb"])[:, 0].tolist() == [2]
    assert known(["ccc", "bb"])[:, 0].tolist() == [3, 2]
    assert known(["a"])[:, 0].tolist() == [1]
    assert asked == [["a", "bb"], ["ccc"], ["a"]]


def test_the_plain_vector_of_a_text_comes_with_the_tuned_one() -> None:
    def fails(texts: Sequence[str]) -> Vectors:
        raise AssertionError(f"{texts} were known already")

    plain = Memory()
    tuned = remembering_both(lambda texts: (lengths(texts), -lengths(texts)), plain)
    assert tuned(["four", "fives"])[:, 0].tolist() == [-4, -5]
    assert remembering(fails, plain)(["fives", "four"])[:, 0].tolist() == [5, 4]
