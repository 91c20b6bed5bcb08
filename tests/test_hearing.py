"""The caller is heard while they speak, whole, and nothing is lost or made up."""

import asyncio
import gc
import re
import time
import weakref

import numpy as np
import pytest
from listening import MODEL, RATE, Listener, hearing, noise, said, silence, speak

from voices.decoder import Window
from voices.errors import HearingFailed, VoicesError
from voices.hearing import Ear, Hearing
from voices.hearing_settings import HearingSettings
from voices.resample import Samples, from_pcm, resample, to_pcm
from voices.transcript import Transcript

LONG = (
    "Hi, um, I take metoprolol every morning and I wanted to ask about that. "
    "My chest feels really tight and my left arm is numb. "
    "It started when I was carrying the groceries in, and my husband is still at work. "
    "I was not sure whether I should wait for him or call someone."
)


def plain(text: str) -> str:
    """Lower case, no punctuation."""
    return " ".join(re.sub(r"[^\w\s']", " ", text.lower()).split())


async def call(
    pcm: bytes, locale: str = "en-US", rate: int = RATE, *, lead: float = 1.0, late: float = 0.2
) -> Listener:
    """One utterance on a quiet line; the voice detector notices it `late` seconds after it began."""
    heard = Listener()
    ear = hearing().open(locale, rate, heard.all.append, heard.errors.append)
    frame = rate // 50 * 2
    stream = bytes(round(rate * lead) * 2) + pcm + bytes(round(rate * 0.2) * 2)
    begins = round((lead + late) * 50)
    for count, at in enumerate(range(0, len(stream), frame)):
        if count == begins:
            ear.speech_started()
        ear.push(stream[at : at + frame])
        if count % 25 == 0:
            await ear.settled()
    ear.speech_stopped()
    await ear.settled()
    ear.close()
    return heard


@pytest.fixture(scope="module")
def long_call() -> tuple[Listener, list[float]]:
    """What is heard of 15 s without a stop, and the length in seconds of every window that was encoded."""
    lengths: list[float] = []
    decoder = hearing().decoder
    encode = decoder.encode

    def watched(samples: Samples, rate: int) -> Window:
        lengths.append(samples.size / rate)
        return encode(samples, rate)

    decoder.encode = watched  # type: ignore[method-assign]
    try:
        return asyncio.run(call(said(LONG))), lengths
    finally:
        del decoder.encode


def test_an_emergency_is_in_a_partial_while_the_caller_still_speaks(
    long_call: tuple[Listener, list[float]],
) -> None:
    heard, _ = long_call
    first = next(t for t in heard.partials if "left arm is numb" in plain(t.text))
    assert first.ended < heard.finals[0].ended - 4.0
    assert [t.ended for t in heard.all] == sorted(t.ended for t in heard.all)
    assert heard.all[-1].final


def test_a_long_utterance_is_whole_in_every_partial_and_in_the_final(
    long_call: tuple[Listener, list[float]],
) -> None:
    heard, _ = long_call
    assert len(heard.finals) == 1
    final = plain(heard.finals[0].text)
    for words in (
        "i wanted to ask",
        "chest feels really tight",
        "left arm is numb",
        "groceries",
        "call someone",
    ):
        assert words in final
    assert final.count("chest") == final.count("groceries") == 1
    late = [plain(t.text) for t in heard.partials if t.ended > 12.0]
    assert late
    assert all("chest feels really tight" in text for text in late)
    assert heard.finals[0].stable == heard.finals[0].text


def test_the_window_stays_bounded_however_long_the_caller_speaks(
    long_call: tuple[Listener, list[float]],
) -> None:
    _, lengths = long_call
    assert len(lengths) > 10
    assert max(lengths[:-1]) <= HearingSettings().hard_window + 1.0
    assert sorted(lengths)[len(lengths) * 3 // 4] <= HearingSettings().max_window + 1.5


async def test_stable_words_are_the_beginning_of_the_text() -> None:
    heard = await call(said("My little girl swallowed a whole bottle of my blood pressure pills."))
    assert any(t.stable for t in heard.partials)
    for partial in heard.partials:
        assert partial.text.startswith(partial.stable)


@pytest.mark.parametrize("late", [0.2, 0.4])
async def test_the_first_word_is_kept_although_the_detector_notices_late(late: float) -> None:
    heard = await call(said("Insulin, how many units should I take?"), late=late)
    assert plain(heard.finals[0].text).startswith("insulin")
    assert heard.finals[0].started == pytest.approx(1.0 + late - HearingSettings().pre_roll, abs=0.05)


@pytest.mark.parametrize("rate", [16_000, 24_000, 48_000])
async def test_every_line_rate_hears_the_words(rate: int) -> None:
    pcm = to_pcm(resample(from_pcm(said("My left arm is numb.")), RATE, rate))
    heard = await call(pcm, rate=rate)
    assert plain(heard.finals[0].text) == "my left arm is numb"


@pytest.mark.parametrize(
    ("text", "locale", "words"),
    [
        ("No puedo respirar, siento que me ahogo.", "es-419", "no puedo respirar"),
        ("Eu não aguento mais, eu quero me matar.", "pt-BR", "quero me matar"),
    ],
)
async def test_spanish_and_portuguese_are_heard_with_other_readings_beside(
    text: str, locale: str, words: str
) -> None:
    heard = await call(said(text, locale), locale)
    final = heard.finals[0]
    assert words in plain(final.text)
    assert final.locale == locale
    assert final.text not in final.alternatives
    assert len({plain(other) for other in final.alternatives}) == len(final.alternatives)


@pytest.mark.parametrize("locale", ["en-US", "es-419", "pt-BR"])
async def test_noise_gives_an_empty_final_and_so_does_silence(locale: str) -> None:
    for pcm in (noise(2.0), silence(1.0)):
        heard = await call(pcm, locale)
        assert [t.text for t in heard.finals] == [""]
        assert all(t.text == "" for t in heard.partials)


async def test_words_said_in_noise_are_kept() -> None:
    pcm = np.frombuffer(said("I think he overdosed, his lips are blue."), dtype="<i2").astype(np.int32)
    hiss = np.frombuffer(noise(len(pcm) / RATE, 0.01), dtype="<i2")[: pcm.size]
    heard = await call(np.clip(pcm + hiss, -32768, 32767).astype("<i2").tobytes())
    assert "lips are blue" in plain(heard.finals[0].text)


async def test_two_utterances_close_together_share_no_audio_and_lose_none() -> None:
    heard = Listener()
    ear = hearing().open("en-US", RATE, heard.all.append)
    for text in ("My name is Robert.", "I take insulin."):
        ear.push(silence(0.1))
        ear.speech_started()
        await speak(ear, said(text) + silence(0.1))
        ear.speech_stopped()
    await ear.settled()
    ear.close()
    first, second = heard.finals
    assert first.ended <= second.started
    assert "robert" in plain(first.text)
    assert plain(second.text) == "i take insulin"


async def test_a_new_locale_applies_from_the_next_decode() -> None:
    heard = Listener()
    ear = hearing().open("en-US", RATE, heard.all.append)
    for locale, text in (("en-US", "I take insulin."), ("pt-BR", "Eu não aguento mais, eu quero me matar.")):
        ear.locale = locale
        ear.speech_started()
        await speak(ear, said(text, locale))
        ear.speech_stopped()
        await ear.settled()
    ear.close()
    assert [t.locale for t in heard.finals] == ["en-US", "pt-BR"]
    assert "quero me matar" in plain(heard.finals[1].text)


async def test_the_ear_tells_which_language_it_hears_whatever_it_listens_for() -> None:
    heard = Listener()
    ear = hearing().open("en-US", RATE, heard.all.append)
    ear.speech_started()
    await speak(ear, said("Buenas tardes, mire, yo tomo losartán para la presión.", "es-419"))
    assert max(ear.languages, key=ear.languages.__getitem__) == "es-419"
    ear.close()


async def test_audio_that_stops_in_mid_word_still_gives_what_was_said() -> None:
    heard = Listener()
    ear = hearing().open("en-US", RATE, heard.all.append)
    ear.speech_started()
    await speak(ear, said("She passed out and I can't wake her up."), every=60)
    for _ in range(600):
        await asyncio.sleep(0.05)
        if heard.finals:
            break
    assert "passed out" in plain(heard.finals[0].text)
    await speak(ear, said("Are you there?"))
    ear.speech_stopped()
    await ear.settled()
    ear.close()
    assert "are you there" in plain(heard.finals[1].text)


async def test_callbacks_run_on_the_loop_and_decoding_does_not_hold_it_up() -> None:
    loop = asyncio.get_running_loop()
    loops: list[asyncio.AbstractEventLoop] = []
    ear = hearing().open("en-US", RATE, lambda _: loops.append(asyncio.get_running_loop()))
    ear.speech_started()
    ear.push(said("I take insulin."))
    began = time.monotonic()
    ear.speech_stopped()
    assert time.monotonic() - began < 0.05
    ticks = 0
    while not loops:
        await asyncio.sleep(0.005)
        ticks += 1
    ear.close()
    assert loops == [loop]
    assert ticks > 3


async def test_a_closed_ear_calls_nobody_and_is_not_kept() -> None:
    heard = Listener()
    ear = hearing().open("en-US", RATE, heard.all.append)
    ear.speech_started()
    ear.push(said("I take insulin."))
    ear.speech_stopped()
    ear.close()
    while hearing().scheduler.busy(ear):  # noqa: ASYNC110 - a thread ends it
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.02)
    assert heard.all == []
    gone = weakref.ref(ear)
    del ear
    hearing().scheduler.submit(object(), 0, lambda: None, lambda _: None)  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    gc.collect()
    assert gone() is None


class _Model:
    """A decoder whose encoder is out of order: failing, or hanging."""

    def __init__(self, broken: Exception | float) -> None:
        self._broken = broken

    def encode(self, samples: object, rate: int) -> object:
        if isinstance(self._broken, Exception):
            raise self._broken
        time.sleep(self._broken)
        raise RuntimeError("gave up")


async def _with_broken_model(
    broken: Exception | float, settings: HearingSettings
) -> tuple[Hearing, Listener, Ear]:
    made = Hearing(MODEL, settings=settings)
    made._decoder = _Model(broken)  # type: ignore[assignment]
    heard = Listener()
    ear = made.open("en-US", RATE, heard.all.append, heard.errors.append)
    ear.speech_started()
    ear.push(noise(0.5))
    ear.speech_stopped()
    return made, heard, ear


async def test_a_model_that_fails_twice_tells_the_call_that_it_is_deaf() -> None:
    made, heard, ear = await _with_broken_model(RuntimeError("out of memory"), HearingSettings())
    await ear.settled()
    await asyncio.sleep(0.05)
    assert len(heard.errors) == 1
    assert isinstance(heard.errors[0], HearingFailed)
    assert "out of memory" in str(heard.errors[0])
    assert not made.healthy
    made.close()


async def test_a_hung_model_tells_the_call_that_it_is_deaf() -> None:
    made, heard, _ = await _with_broken_model(0.6, HearingSettings(hang_after=0.1))
    for _ in range(50):
        await asyncio.sleep(0.01)
        if heard.errors:
            break
    assert "hung" in str(heard.errors[0])
    assert not made.healthy
    made.close()


async def test_hearing_is_healthy_only_once_warm_and_while_open() -> None:
    made = Hearing(MODEL)
    assert not made.healthy
    made.close()
    assert hearing().healthy


async def test_a_missing_model_is_told_at_warm_up(tmp_path: object) -> None:
    made = Hearing(MODEL / "nowhere")
    with pytest.raises(VoicesError, match="voices fetch"):
        made.warm()
    made.close()


async def test_unknown_locales_and_rates_and_half_samples_are_refused() -> None:
    with pytest.raises(VoicesError, match="unknown locale 'fr-FR'"):
        hearing().open("fr-FR", RATE, lambda _: None)
    with pytest.raises(VoicesError, match="44100 Hz is not one of"):
        hearing().open("en-US", 44_100, lambda _: None)
    ear = hearing().open("en-US", RATE, lambda _: None)
    with pytest.raises(VoicesError, match="half a sample"):
        ear.push(b"\x00")
    with pytest.raises(VoicesError, match="unknown locale"):
        ear.locale = "en"
    ear.close()


async def test_speech_marks_out_of_order_do_no_harm() -> None:
    heard: list[Transcript] = []
    ear = hearing().open("en-US", RATE, heard.append)
    ear.speech_stopped()
    ear.speech_started()
    ear.speech_started()
    ear.speech_stopped()
    ear.speech_stopped()
    await ear.settled()
    ear.close()
    ear.push(silence(0.1))
    ear.speech_started()
    ear.speech_stopped()
    assert [t.final for t in heard] == [True]
