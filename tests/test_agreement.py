"""Local agreement: what two hypotheses in a row hold alike is stable, and only that may be forced."""

from voices.agreement import Agreement, Word, common, text_of


def words(text: str) -> tuple[Word, ...]:
    """Words with made-up tokens, one each."""
    return tuple(Word(f" {word}", (sum(map(ord, word.casefold().strip(".,"))),)) for word in text.split())


def test_words_agree_whatever_their_case_and_punctuation() -> None:
    assert common(words("My chest, hurts"), words("my Chest hurts a lot.")) == 3


def test_nothing_is_stable_after_one_hypothesis() -> None:
    assert Agreement().update(words("I can't breathe")) == ()


def test_what_two_hypotheses_share_is_stable() -> None:
    agreement = Agreement()
    agreement.update(words("I can't breed"))
    assert text_of(agreement.update(words("I can't breathe at all"))) == "I can't"
    assert text_of(agreement.update(words("I can't breathe at all now"))) == "I can't breathe at all"


def test_a_word_that_changes_is_stable_no_more() -> None:
    agreement = Agreement()
    agreement.update(words("she took some"))
    agreement.update(words("she took some pills"))
    assert text_of(agreement.update(words("she took sun pills"))) == "she took"


def test_words_that_are_cut_off_leave_the_rest_as_the_hypothesis() -> None:
    agreement = Agreement()
    agreement.update(words("one two three four"))
    agreement.update(words("one two three four five"))
    assert text_of(agreement.cut(2)) == "one two"
    assert text_of(agreement.words) == "three four five"
    assert text_of(agreement.stable) == "three four"
