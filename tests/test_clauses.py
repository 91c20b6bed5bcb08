"""Where texts are cut so that their first words come early."""

from hypothesis import given, settings
from hypothesis import strategies as st

from voices.clauses import CLAUSE_PAUSE, MOST, SENTENCE_PAUSE, WORD_PAUSE, clauses, sentences
from voices.numerals import dictated

LONG = (
    "Si se le olvida una dosis, tómela cuando se acuerde, a menos que ya casi sea la hora de la siguiente; "
    "en ese caso, sáltese la que olvidó y siga con su horario de siempre. No tome doble."
)


def test_sentences_are_cut_and_never_joined() -> None:
    assert [clause.text for clause in clauses("Call now. Stay on the line! Are you safe?")] == [
        "Call now.",
        "Stay on the line!",
        "Are you safe?",
    ]
    assert all(clause.pause == SENTENCE_PAUSE for clause in clauses("Call now. Stay."))


def test_a_long_sentence_is_cut_at_a_comma_and_the_first_clause_is_short() -> None:
    found = clauses(LONG, first=40)
    assert found[0].text == "Si se le olvida una dosis,"
    assert found[0].pause == CLAUSE_PAUSE
    assert found[-1].text == "No tome doble."


def test_clauses_grow_so_that_a_slow_voice_keeps_ahead() -> None:
    text = ", ".join(["una palabra y otra palabra"] * 12) + "."
    lengths = [len(clause.text) for clause in clauses(text, first=30, most=120)]
    assert lengths[0] <= 40
    assert lengths[:-1] == sorted(lengths[:-1])
    assert max(lengths) > 2 * lengths[0]
    assert max(lengths) <= 120


def test_without_a_comma_a_sentence_is_cut_between_words_and_without_a_pause() -> None:
    found = clauses("palabra " * 60 + "fin.", first=50, most=80)
    assert found[0].pause == WORD_PAUSE
    assert all(len(clause.text) <= 80 * 1.3 for clause in found)


def test_a_dictated_number_is_said_slowly_and_apart() -> None:
    found = clauses("Ligue agora para o um nove dois. Sente.", dictated=dictated("pt"))
    assert [clause.text for clause in found] == ["Ligue agora para o", "um, nove, dois.", "Sente."]
    assert [clause.pace < 1 for clause in found] == [False, True, False]
    assert found[1].pause == SENTENCE_PAUSE
    assert [clause.text for clause in clauses("Tome um ou dois.", dictated=dictated("pt"))] == [
        "Tome um ou dois."
    ]


def test_nothing_begins_with_the_comma_of_the_number_before_it() -> None:
    found = clauses("Ligue um nove dois, e espere.", dictated=dictated("pt"))
    assert [clause.text for clause in found] == ["Ligue", "um, nove, dois,", "e espere."]


def test_what_holds_no_word_is_not_said() -> None:
    assert clauses(" ... !? ") == []
    assert sentences("Hello. ... ") == ["Hello."]


_WORDS = ("a", "bb,", "ccc;", "dd.", "e?", "f!", "—", "g:", "hhhhhhhhhhhhhhhhhhhhhhhh", "(i)", "¿j?")


@given(st.lists(st.sampled_from(_WORDS), max_size=40))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_no_word_is_lost_or_said_twice(words: list[str]) -> None:
    text = " ".join(words)
    spoken = " ".join(clause.text for clause in clauses(text, first=15, most=30))
    kept = [word for word in text.replace("—", " ").split() if any(map(str.isalnum, word))]
    assert [word for word in spoken.split() if any(map(str.isalnum, word))] == kept


def test_the_longest_clause_fits_what_kokoro_takes() -> None:
    assert max(len(clause.text) for clause in clauses("palabra " * 300)) <= MOST * 1.3
