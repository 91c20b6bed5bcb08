"""Building the table: incremental, atomic, versioned, and read by many at once."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from knowledge import card, embedder, real_cards, table

from kb import store
from kb.embedding import Vectors
from kb.errors import EmbeddingError, StoreError
from kb.language import background
from kb.retrieval import Retriever
from kb.row import RowKind, rows_of
from kb.store import KEPT, build, current, folder_of
from kb.table import open_tables, vectors_of


class Letters:
    """A quick embedder, so that building is about building: counts of letters."""

    name = "letters"
    dimension = 26

    def __init__(self) -> None:
        self.embedded: list[str] = []
        self.fail_after: int | None = None

    def queries(self, texts: Sequence[str]) -> Vectors:
        return self._embed(texts)

    def passages(self, texts: Sequence[str]) -> Vectors:
        return self._embed(texts)

    def _embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        if self.fail_after is not None and len(self.embedded) > self.fail_after:
            raise EmbeddingError("the model is gone")
        counts = np.array(
            [[1 + text.lower().count(chr(97 + letter)) for letter in range(26)] for text in texts]
        )
        return np.asarray(counts / np.linalg.norm(counts, axis=1, keepdims=True), dtype=np.float32)


def test_a_row_for_every_question_fact_myth_passage_and_title() -> None:
    one = card("# A heading\n\nFirst *paragraph*.\n\nSecond paragraph.")
    kinds = [row.kind for row in rows_of(one)]
    assert {kind: kinds.count(kind) for kind in RowKind} == {
        RowKind.TITLE: 1,
        RowKind.QUESTION: 6,
        RowKind.FACT: 3,
        RowKind.MYTH: 2,
        RowKind.PASSAGE: 3,
    }
    assert [row.text for row in rows_of(one) if row.kind is RowKind.PASSAGE][1:] == [
        "First paragraph.",
        "Second paragraph.",
    ]


def test_rows_carry_parent_vector_hash_and_embedder() -> None:
    found = open_tables(folder_of(table(), current(table()))).rows.to_arrow()
    row = found.slice(0, 1).to_pylist()[0]
    assert (row["card_id"], row["locale"], row["embedder"]) == ("alcohol", "en-US", embedder().name)
    assert vectors_of(found).shape == (found.num_rows, 384)
    assert {len(value) for value in found["content_hash"].to_pylist()} == {64}


def test_building_again_with_nothing_changed_does_nothing(tmp_path: Path) -> None:
    letters = Letters()
    first = build([card()], tmp_path, letters)
    again = build([card()], tmp_path, letters)
    assert first.changed
    assert not again.changed
    assert again.version == first.version
    assert len(letters.embedded) == first.embedded


def test_only_what_changed_is_embedded(tmp_path: Path) -> None:
    letters = Letters()
    build([card(), card(id="other", title="Other")], tmp_path, letters)
    letters.embedded.clear()
    report = build(
        [card(facts=["A new fact.", "Heat makes sun cream weaker.", "A pharmacist can say more."])],
        tmp_path,
        letters,
    )
    assert letters.embedded == ["A new fact."]
    assert report.embedded == 1
    assert report.version.cards == 1


def test_a_removed_card_is_gone(tmp_path: Path) -> None:
    build([card(), card(id="other")], tmp_path, Letters())
    build([card()], tmp_path, Letters())
    assert {one.id for one in open_tables(folder_of(tmp_path, current(tmp_path))).cards} == {"sun-cream"}


def test_another_embedder_embeds_everything_anew(tmp_path: Path) -> None:
    build([card()], tmp_path, Letters())
    other = Letters()
    other.name = "other letters"
    report = build([card()], tmp_path, other)
    assert report.embedded == len({row.content_hash for row in rows_of(card())}) + len(background())
    assert current(tmp_path).embedder == "other letters"


def test_a_card_comes_back_as_it_was_built(tmp_path: Path) -> None:
    build([card()], tmp_path, Letters())
    assert open_tables(folder_of(tmp_path, current(tmp_path))).cards == (card(),)


def test_old_versions_are_dropped_but_the_one_before_stays_for_its_readers(tmp_path: Path) -> None:
    for number in range(5):
        build([card(title=f"Title {number}")], tmp_path, Letters())
    names = sorted(path.name for path in (tmp_path / "versions").iterdir())
    assert len(names) == KEPT
    assert names[-1] == current(tmp_path).name


@pytest.mark.parametrize("cards", [[], [card(), card()]])
def test_what_cannot_be_built_leaves_the_old_table(tmp_path: Path, cards: list[object]) -> None:
    before = build([card()], tmp_path, Letters()).version
    with pytest.raises(StoreError):
        build(cards, tmp_path, Letters())  # type: ignore[arg-type]
    assert current(tmp_path) == before


def test_a_failing_embedder_leaves_the_old_table(tmp_path: Path) -> None:
    before = build([card()], tmp_path, Letters()).version
    failing = Letters()
    failing.fail_after = 0
    with pytest.raises(EmbeddingError):
        build([card(title="Another")], tmp_path, failing)
    assert current(tmp_path) == before
    assert open_tables(folder_of(tmp_path, before)).cards


def _killed_at(step: str, folder: Path) -> None:
    """Build, and be killed as the process reaches `step`."""

    def die(*_: object, **__: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(store, step, die)
    build([card(title="Never to be seen")], folder, Letters())


@pytest.mark.parametrize("step", ["write_tables", "_point"])
def test_a_killed_build_leaves_a_table_that_works_and_can_be_built_again(tmp_path: Path, step: str) -> None:
    before = build([card()], tmp_path, Letters()).version
    process = multiprocessing.get_context("spawn").Process(target=_killed_at, args=(step, tmp_path))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL
    found = current(tmp_path)
    assert found == before
    assert open_tables(folder_of(tmp_path, found)).cards
    after = build([card(title="Another")], tmp_path, Letters()).version
    assert [one.title for one in open_tables(folder_of(tmp_path, after)).cards] == ["Another"]
    assert not list((tmp_path / "versions").glob(".building-*"))


def test_two_builds_do_not_run_at_once(tmp_path: Path) -> None:
    with store._locked(tmp_path), pytest.raises(StoreError, match="another build is running"):
        build([card()], tmp_path, Letters())


def _search(folder: Path, results: "multiprocessing.Queue[int]") -> None:
    tables = open_tables(folder_of(folder, current(folder)))
    results.put(sum(len(tables.rows.search(np.ones(26)).limit(5).to_list()) for _ in range(20)))


def test_several_processes_read_while_one_builds(tmp_path: Path) -> None:
    build([card()], tmp_path, Letters())
    context = multiprocessing.get_context("spawn")
    results: multiprocessing.Queue[int] = context.Queue()
    readers = [context.Process(target=_search, args=(tmp_path, results)) for _ in range(2)]
    for reader in readers:
        reader.start()
    build([card(title="Another")], tmp_path, Letters())
    assert [results.get(timeout=60) for _ in readers] == [100, 100]
    for reader in readers:
        reader.join()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"name": "v1"}'])
def test_a_damaged_pointer_says_what_to_do_and_can_be_built_over(tmp_path: Path, content: str) -> None:
    (tmp_path / "CURRENT").write_text(content)
    with pytest.raises(StoreError, match="atalaia kb build"):
        current(tmp_path)
    assert build([card()], tmp_path, Letters()).changed


def test_a_retriever_needs_a_table_of_its_own_embedder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="atalaia kb build"):
        Retriever(tmp_path, embedder())
    build([card()], tmp_path, Letters())
    with pytest.raises(StoreError, match="built with letters"):
        Retriever(tmp_path, embedder())


def test_the_line_s_own_cards_are_three_locales_of_each_topic() -> None:
    assert len(real_cards()) == 3 * len({one.id for one in real_cards()})
