"""Card files become cards, or say what is wrong with them."""

from pathlib import Path

import pytest
from knowledge import FIELDS, card_file

from kb.errors import CardError
from kb.reading import load_cards, parse_card, read_card, read_cards


def problems(path: Path) -> list[tuple[str, str]]:
    with pytest.raises(CardError) as caught:
        parse_card(path.read_bytes(), path.name)
    return [(problem.file, problem.field) for problem in caught.value.problems]


def test_a_card_is_front_matter_and_text(tmp_path: Path) -> None:
    card_file(tmp_path, "First paragraph.\n\nSecond: with a colon.")
    (card,) = load_cards(tmp_path)
    assert card.id == "sun-cream"
    assert card.questions == tuple(FIELDS["questions"])
    assert card.text == "First paragraph.\n\nSecond: with a colon."
    assert card.source.published == "2024-01-01"
    assert card.reviewed == "2026-01-01"
    assert len(card.content_hash) == 64


def test_every_change_of_a_file_changes_its_hash(tmp_path: Path) -> None:
    (before,) = load_cards(tmp_path) if card_file(tmp_path) else ()
    (after,) = load_cards(tmp_path) if card_file(tmp_path, "Another text.") else ()
    assert before.content_hash != after.content_hash


@pytest.mark.parametrize("field", [name for name in FIELDS if name not in ("id", "locale")])
def test_a_missing_field_is_named(tmp_path: Path, field: str) -> None:
    path = card_file(tmp_path, **{field: None})
    assert problems(path) == [("sun-cream.en-US.md", field)]


def test_a_source_may_be_dated_by_its_year_alone(tmp_path: Path) -> None:
    path = card_file(tmp_path, source=FIELDS["source"] | {"published": 2024})
    assert read_card(path).source.published == "2024"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"questions": ["one?"] * 2}, "questions"),
        ({"questions": [f"{number}?" for number in range(5)]}, "questions"),
        ({"facts": "not a list"}, "facts"),
        ({"facts": ["a", "b", {"c": "a colon"}]}, "facts"),
        ({"spoken": 12}, "spoken"),
        ({"synthetic": "yes"}, "synthetic"),
        ({"reviewed": "last week"}, "reviewed"),
        ({"source": "MedlinePlus"}, "source"),
        ({"source": FIELDS["source"] | {"published": "2024-13-01"}}, "source.published"),
        ({"source": FIELDS["source"] | {"published": 20}}, "source.published"),
        ({"source": FIELDS["source"] | {"opened": "yes"}}, "source.opened"),
        ({"source": FIELDS["source"] | {"licence": ""}}, "source.licence"),
        ({"id": "Sun Cream"}, "id"),
        ({"locale": "fr-FR"}, "locale"),
        ({"titel": "a typing error"}, "titel"),
    ],
)
def test_a_wrong_field_is_named(tmp_path: Path, changes: dict[str, object], field: str) -> None:
    assert field in {name for _, name in problems(card_file(tmp_path, **changes))}


def test_the_file_name_must_say_the_same_as_the_fields(tmp_path: Path) -> None:
    path = card_file(tmp_path)
    moved = path.rename(tmp_path / "sun-cream.es-419.md")
    assert problems(moved) == [("sun-cream.es-419.md", "file")]


@pytest.mark.parametrize(
    "content", [b"", b"no front matter", b"---\n: : :\n---\nx", b"---\n- a\n---\nx", b"---\n\xff\n---\nx"]
)
def test_what_is_no_card_is_refused_with_words(content: bytes) -> None:
    with pytest.raises(CardError, match=r"x\.en-US\.md:file"):
        parse_card(content, "x.en-US.md")


def test_all_problems_of_all_files_are_listed_at_once(tmp_path: Path) -> None:
    card_file(tmp_path, id="one", title=None, spoken=None)
    card_file(tmp_path, id="two", reflection=[])
    card_file(tmp_path, id="three")
    with pytest.raises(CardError) as caught:
        load_cards(tmp_path)
    assert {(problem.file, problem.field) for problem in caught.value.problems} == {
        ("one.en-US.md", "title"),
        ("one.en-US.md", "spoken"),
        ("two.en-US.md", "reflection"),
    }
    for problem in caught.value.problems:
        assert str(problem) in str(caught.value)


def test_readable_cards_are_read_beside_broken_ones(tmp_path: Path) -> None:
    card_file(tmp_path, id="one", title=None)
    card_file(tmp_path, id="two")
    cards, found = read_cards(tmp_path)
    assert [card.id for card in cards] == ["two"]
    assert [problem.file for problem in found] == ["one.en-US.md"]


def test_an_empty_or_absent_folder_is_a_problem(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "absent"):
        with pytest.raises(CardError):
            load_cards(folder)
