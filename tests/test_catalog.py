"""The catalogue of models is complete and consistent."""

import re

import pytest

from voices.catalog import Registry, catalog, defaults, model
from voices.errors import VoicesError
from voices.voice import VOICES


def test_the_line_can_hear_speak_and_find_cards_with_the_defaults() -> None:
    assert {entry.purpose for entry in defaults()} == {"hearing", "speaking", "embedding"}
    spoken = {language for entry in defaults() if entry.purpose == "speaking" for language in entry.languages}
    assert spoken >= {"en", "es", "pt"}


def test_every_default_can_be_had_without_the_hub() -> None:
    assert all(entry.packaged for entry in defaults())


def test_every_optional_model_has_a_source() -> None:
    assert all(entry.packaged or (entry.hub and entry.files) for entry in catalog().values())


@pytest.mark.parametrize("entry", catalog().values(), ids=lambda entry: entry.id)
def test_sources_are_pinned(entry: object) -> None:
    from voices.catalog import Model

    assert isinstance(entry, Model)
    if entry.hub is not None:
        assert re.fullmatch(r"[0-9a-f]{40}", entry.hub.revision)
    for file in (*entry.files, *entry.materials):
        assert file.sha256 is None or re.fullmatch(r"[0-9a-f]{64}", file.sha256)
        assert not file.name.startswith(("/", "..")), file.name
        if file.pieces:
            assert sum(piece.size for piece in file.pieces) == file.size
            assert file.sha256 is not None
        for piece in file.pieces:
            assert re.fullmatch(r"[0-9a-f]{64}", piece.sha256)
            pin = {Registry.PYPI: r"[\w-]+==\d[\w.]*", Registry.NPM: r"[\w-]+@\d[\w.]*"}[
                piece.package.registry
            ]
            assert re.fullmatch(pin, piece.package.requirement)


def test_licence_credit_and_size_are_stated() -> None:
    assert all(entry.licence and entry.credit and entry.size > 0 for entry in catalog().values())


def test_voices_that_piper_did_not_train_say_so() -> None:
    assert "Not a Piper-trained voice" in model("kokoro-82m").note


def test_every_voice_the_line_may_speak_with_is_in_the_catalogue() -> None:
    for choices in VOICES.values():
        for choice in choices:
            entry = model(choice.model)
            names = {file.name for file in entry.files} | set(entry.makes)
            assert {choice.onnx, choice.config} <= names


def test_an_unknown_model_is_answered_with_the_known_ones() -> None:
    with pytest.raises(VoicesError, match="whisper-base"):
        model("whisper-huge")
