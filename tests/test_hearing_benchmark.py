"""The hearing benchmark says what it lacks, and its callers are complete."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from evals.errors import EvalError
from evals.hearing import app, words
from evals.hearing_audio import clips, emergencies
from guardrails.locale import LOCALES


def test_without_a_model_it_says_what_to_do(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["--model", str(tmp_path)])
    assert done.exit_code == 2
    assert "voices fetch" in done.output


def test_a_folder_without_recordings_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EvalError, match="no recordings"):
        next(clips(tmp_path, 1))


def test_a_caller_of_each_language_says_every_key_word_by_the_end_of_the_phrase() -> None:
    people = list(emergencies(1))
    assert [person.locale for person in people] == list(LOCALES)
    for person in people:
        assert person.keys
        assert 1.0 < person.phrase_end < person.pcm.size / 8_000


def test_words_are_compared_without_case_accents_kept_and_punctuation_dropped() -> None:
    assert words("I can't, ¡NO puedo! Não.") == ["i", "cant", "no", "puedo", "não"]
