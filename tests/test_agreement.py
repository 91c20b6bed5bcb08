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


def test_the_last_stable_word_is_never_forced_because_it_may_have_been_cut_short() -> None:
    agreement = Agreement()
    agreement.update(words("she took some"))
    agreement.update(words("she took some pills"))
    assert text_of(agreement.prefix()) == "she took"


def test_the_prefix_is_let_go_when_the_words_after_it_change() -> None:
    agreement = Agreement()
    agreement.update(words("she took some"))
    agreement.update(words("she took some pills"))
    forced = agreement.prefix()
    agreement.update((*forced, *words("summer pills")), len(forced))
    assert agreement.prefix() == ()


def test_the_prefix_is_let_go_now_and_then_so_that_no_error_stays_for_ever() -> None:
    agreement = Agreement(max_forced_in_a_row=2)
    text = "one two three"
    agreement.update(words(text))
    forced = []
    for word in ("four", "five", "six", "seven", "eight"):
        prefix = agreement.prefix()
        text += f" {word}"
        agreement.update(words(text), len(prefix))
        forced.append(bool(prefix))
    assert forced == [False, True, True, False, True]


def test_words_that_are_cut_off_leave_the_rest_as_the_hypothesis() -> None:
    agreement = Agreement()
    agreement.update(words("one two three four"))
    agreement.update(words("one two three four five"))
    assert text_of(agreement.cut(2)) == "one two"
    assert text_of(agreement.words) == "three four five"
    assert text_of(agreement.stable) == "three four"
    assert agreement.prefix() == ()
