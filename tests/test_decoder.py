"""Whisper on short windows: what it hears, what it must never be given, and what it must not make up."""

from pathlib import Path

import numpy as np
import pytest
from listening import MODEL, RATE, hearing, noise, said

from voices.agreement import Word, text_of
from voices.decoder import Decoder, said_once, without_loop
from voices.errors import VoicesError
from voices.hearing_settings import HearingSettings
from voices.invented import is_invented
from voices.resample import Samples, from_pcm, resample

PHRASE = "I want to kill myself."


def wide(pcm: bytes) -> Samples:
    """A phone recording as Whisper takes it."""
    return resample(from_pcm(pcm), RATE, 16_000)


def test_a_phone_recording_is_heard_when_resampled() -> None:
    decoder = hearing().decoder
    heard = decoder.decode(decoder.encode(wide(said(PHRASE, speaker="af_heart")), 16_000), "en-US", beam=5)
    assert "kill myself" in heard[0].text.lower()
    assert heard[0].no_speech < 0.5


def test_a_phone_recording_is_refused_when_it_is_not_resampled() -> None:
    with pytest.raises(VoicesError, match="takes 16000 Hz, got 8000 Hz"):
        hearing().decoder.encode(from_pcm(said(PHRASE)), RATE)


def test_eight_kilohertz_taken_for_sixteen_hears_other_words_which_is_why_the_rate_is_asserted() -> None:
    decoder = hearing().decoder
    window = decoder.encode(from_pcm(said(PHRASE, speaker="af_heart")), 16_000)
    assert "kill" not in decoder.decode(window, "en-US", beam=5)[0].text.lower()


def test_a_forced_prefix_is_kept_and_the_rest_is_heard_once() -> None:
    decoder = hearing().decoder
    window = decoder.encode(wide(said("My chest feels really tight and my left arm is numb.")), 16_000)
    free = decoder.decode(window, "en-US", beam=5)[0]
    forced = decoder.decode(window, "en-US", beam=5, prefix=free.words[:4])[0]
    assert forced.forced == 4
    assert forced.words[:4] == free.words[:4]
    assert forced.text.lower().count("chest") == 1
    assert "numb" in forced.text


def test_the_other_hypotheses_differ_in_words_and_not_only_in_punctuation() -> None:
    decoder = hearing().decoder
    window = decoder.encode(wide(said("Ele tá tendo uma convulsão e não para.", "pt-BR")), 16_000)
    found = decoder.decode(window, "pt-BR", beam=5, hypotheses=5)
    keys = [tuple(word.key for word in each.words) for each in found]
    assert len(set(keys)) == len(keys) > 1


def test_words_are_found_in_the_audio_in_their_order() -> None:
    decoder = hearing().decoder
    samples = wide(said("She swallowed a whole bottle of my blood pressure pills."))
    window = decoder.encode(samples, 16_000)
    words = decoder.decode(window, "en-US", beam=5)[0].words
    spans = decoder.spans(window, "en-US", words)
    assert len(spans) == len(words)
    assert all(begin <= end for begin, end in spans)
    assert [begin for begin, _ in spans] == sorted(begin for begin, _ in spans)
    assert 0.6 * window.seconds < spans[-1][1] <= window.seconds + 0.1


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("I take metoprolol every morning and I wanted to ask about that.", "en-US"),
        ("Buenas tardes, mire, yo tomo losartán para la presión.", "es-419"),
        ("Oi, boa tarde, eu tomo losartana pra pressão já faz um tempo.", "pt-BR"),
    ],
)
def test_the_language_is_told_among_the_three(text: str, locale: str) -> None:
    found = hearing().identify(said(text, locale), RATE)
    assert sum(found.values()) == pytest.approx(1.0)
    assert max(found, key=found.__getitem__) == locale
    assert set(found) == {"en-US", "es-419", "pt-BR"}


@pytest.mark.parametrize("locale", ["en-US", "es-419", "pt-BR"])
def test_noise_makes_no_words(locale: str) -> None:
    decoder = hearing().decoder
    for pcm in (noise(2.0), noise(2.0, level=0.3), bytes(2 * RATE)):
        best = decoder.decode(decoder.encode(wide(pcm), 16_000), locale, beam=5)[0]
        assert is_invented(best.text, best.logprob, best.no_speech), best.text


def test_real_words_are_kept_even_where_the_model_is_unsure() -> None:
    assert not is_invented("Help me", logprob=-1.4, no_speech=0.9)
    assert not is_invented("Thank you.", logprob=-0.3, no_speech=0.4)
    assert not is_invented("no puedo respirar", logprob=-2.0, no_speech=0.3)
    assert is_invented("Help me", logprob=-1.8, no_speech=0.7)


@pytest.mark.parametrize(
    "text",
    [
        "Thanks for watching!",
        "you",
        "Please subscribe to my channel.",
        "Subtítulos realizados por la comunidad de Amara.org",
        "¡Suscríbete al canal!",
        "Gracias por ver el video.",
        "Legendas pela comunidade Amara.org",
        "Obrigado por assistir.",
        " ... ",
    ],
)
def test_credits_of_videos_are_never_taken_for_a_caller(text: str) -> None:
    assert is_invented(text, logprob=-0.1, no_speech=0.0)


def test_a_phrase_that_repeats_itself_is_kept_once_and_a_plea_is_left_alone() -> None:
    assert without_loop([1, 2, 3, 9, 8, 9, 8, 9, 8, 9, 8]) == [1, 2, 3, 9, 8]
    assert without_loop([5, 5, 5, 1, 2]) == [5, 5, 5, 1, 2]
    assert without_loop([]) == []


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("I'm throwing up blood. I'm throwing up blood.", "I'm throwing up blood."),
        ("my arm is numb my arm is numb and cold", "my arm is numb and cold"),
        ("help me help me", "help me help me"),
        ("no no no no", "no no no no"),
        ("", ""),
    ],
)
def test_a_short_utterance_that_whisper_writes_twice_was_said_once(written: str, meant: str) -> None:
    assert text_of(said_once([Word(f" {word}", (0,)) for word in written.split()])) == meant


def test_speech_too_long_for_one_window_is_refused() -> None:
    with pytest.raises(VoicesError, match="do not fit in one window"):
        hearing().decoder.encode(np.zeros(27 * 16_000, dtype=np.float32), 16_000)


def test_a_sliver_of_audio_is_no_error() -> None:
    decoder = hearing().decoder
    window = decoder.encode(np.zeros(40, dtype=np.float32), 16_000)
    assert len(decoder.decode(window, "en-US")) == 1


def test_a_missing_model_says_which_files_and_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    with pytest.raises(
        VoicesError, match=r"model\.bin, tokenizer\.json, vocabulary\.txt missing.*voices fetch"
    ):
        Decoder(tmp_path, HearingSettings())


def test_a_broken_model_says_what_to_do(tmp_path: Path) -> None:
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (tmp_path / name).write_bytes((MODEL / name).read_bytes())
    (tmp_path / "model.bin").write_bytes(b"not a model" * 100)
    with pytest.raises(VoicesError, match=r"cannot be loaded.*voices fetch"):
        Decoder(tmp_path, HearingSettings())
