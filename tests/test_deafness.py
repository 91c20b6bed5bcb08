"""When the line knows that it cannot hear."""

from telephony.deafness import Deaf, Deafness


def test_speech_without_words_is_told_after_the_patience_and_again_if_it_goes_on() -> None:
    deafness = Deafness(patience=4.0)
    deafness.speech_started(1.0)
    assert deafness.check(4.9, healthy=True) is None
    assert deafness.check(5.0, healthy=True) is Deaf.NO_WORDS
    assert deafness.check(8.9, healthy=True) is None
    assert deafness.check(9.0, healthy=True) is Deaf.NO_WORDS
    assert deafness.check(9.2, healthy=True) is None


def test_a_recognizer_known_to_be_dead_is_worse_than_no_words_and_told_as_well() -> None:
    """It hangs: first there are no words, and only later is it known why."""
    deafness = Deafness(patience=4.0)
    deafness.speech_started(1.0)
    assert deafness.check(5.0, healthy=True) is Deaf.NO_WORDS
    assert deafness.check(7.2, healthy=False) is Deaf.RECOGNIZER
    assert deafness.check(7.4, healthy=False) is None


def test_words_end_it_and_it_can_begin_again() -> None:
    deafness = Deafness(patience=4.0)
    deafness.speech_started(1.0)
    deafness.transcript(3.0)
    assert deafness.check(6.9, healthy=True) is None
    assert deafness.check(7.0, healthy=True) is Deaf.NO_WORDS
    deafness.transcript(7.5)
    deafness.speech_stopped(8.0)
    deafness.transcript(8.2)
    assert deafness.check(20.0, healthy=False) is None


def test_a_cough_needs_no_words_but_a_final_that_never_comes_is_missed() -> None:
    deafness = Deafness(patience=4.0)
    deafness.speech_started(1.0)
    deafness.speech_stopped(1.4)
    assert deafness.check(9.0, healthy=True) is None
    deafness.speech_started(10.0)
    deafness.speech_stopped(12.0)
    assert deafness.check(14.0, healthy=True) is Deaf.NO_WORDS
