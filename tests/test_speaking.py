"""The line speaks: rendered prompts at once, the rest soon, and something even when the voice is broken."""

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from evals.phone import phone_line
from voices.errors import VoicesError
from voices.level import TARGET, level
from voices.resample import from_pcm
from voices.speaking import Speaking, SpeakingSettings
from voices.voice import Voice

MODELS = Path(os.environ.get("ATALAIA_CACHE", Path.home() / ".cache" / "atalaia")) / "models"
LONG = "Take it when you remember. If it is almost time for the next one, skip it. Do not take two at once."
RATE = 8_000

pytestmark = pytest.mark.skipif(
    not (MODELS / "kokoro-82m").is_dir() or not (MODELS / "piper-en_US-joe-medium").is_dir(),
    reason="the voices are not fetched: run `atalaia voices fetch`",
)


@pytest.fixture(scope="module")
def speaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Speaking]:
    # The machine that runs the tests may be busy with others: a slow clause is no hang here.
    line = Speaking(MODELS, tmp_path_factory.mktemp("prompts"), SpeakingSettings(hang_seconds=60.0))
    line.warm()
    yield line
    line.close()


async def _said(
    line: Speaking, text: str, locale: str = "en-US", rate: int = RATE, speed: float = 1.0
) -> list[bytes]:
    return [piece async for piece in line.say(text, locale, rate, speed)]


async def test_a_rendered_prompt_is_what_is_said_in_small_pieces(speaking: Speaking) -> None:
    assert speaking.rendered("Hello there.", "en-US", RATE) is None
    await speaking.prepare(["Hello there."], "en-US", RATE)
    pcm = speaking.rendered("Hello there.", "en-US", RATE)
    assert pcm is not None
    pieces = await _said(speaking, "Hello there.")
    assert b"".join(pieces) == pcm
    assert max(map(len, pieces)) <= RATE * 0.2 * 2


async def test_a_prompt_is_found_by_what_is_spoken_not_by_how_it_is_written(speaking: Speaking) -> None:
    await speaking.prepare(["Call 911."], "en-US", RATE)
    assert speaking.rendered("Call  nine one one.", "en-US", RATE) is not None
    assert speaking.rendered("Call 911.", "en-US", RATE, speed=0.8) is None


async def test_other_text_starts_before_the_rest_is_synthesized(speaking: Speaking) -> None:
    stream = speaking.say(LONG, "en-US", RATE)
    first = await anext(stream)
    assert first
    assert speaking._live.busy
    rest = [piece async for piece in stream]
    assert len(b"".join(rest)) > len(first)


async def test_who_stops_listening_stops_the_synthesis(speaking: Speaking) -> None:
    stream = speaking.say(LONG * 5, "en-US", RATE)
    await anext(stream)
    await stream.aclose()  # type: ignore[attr-defined]
    for _ in range(200):
        if not speaking._live.busy:
            break
        await asyncio.sleep(0.05)
    assert not speaking._live.busy


@pytest.mark.parametrize("rate", [8_000, 16_000, 24_000, 48_000])
async def test_every_rate_of_the_line(speaking: Speaking, rate: int) -> None:
    pcm = b"".join(await _said(speaking, "One moment, please.", rate=rate))
    assert 0.7 < len(pcm) / 2 / rate < 2.5


async def test_a_wider_voice_needs_no_second_rendering(speaking: Speaking, tmp_path: Path) -> None:
    await speaking.prepare(["Sit down and rest."], "en-US", RATE)
    narrow = speaking.rendered("Sit down and rest.", "en-US", RATE)
    kept = sorted(speaking.store.folder.rglob("*.pcm"))
    bare = Speaking(tmp_path / "no-models", speaking.store.folder)  # not even the voice
    wide = bare.rendered("Sit down and rest.", "en-US", 24_000)
    assert narrow
    assert wide
    assert len(wide) / len(narrow) == pytest.approx(3, rel=0.01)
    spectrum = np.abs(np.fft.rfft(from_pcm(wide))) ** 2
    above = spectrum[len(spectrum) * 4200 // 12_000 :].sum() / spectrum.sum()
    assert above > 0.001, "it sounds like a telephone"
    assert abs(level(from_pcm(wide), 24_000) - TARGET) < 1.0
    assert b"".join(await _said(bare, "Sit down and rest.", rate=24_000)) == wide
    assert sorted(speaking.store.folder.rglob("*.pcm")) == kept
    left = shutil.copytree(speaking.store.folder, tmp_path / "left")
    for path in left.rglob("*.pcm"):  # only what a telephone gets
        if int.from_bytes(path.read_bytes()[4:8], "little") != RATE:
            path.unlink()
    poor = Speaking(tmp_path / "no-models", left)
    assert poor.rendered("Sit down and rest.", "en-US", 24_000)


async def test_slower_is_slower(speaking: Speaking) -> None:
    # A voice never says a sentence twice alike: its length varies by a tenth.
    texts = ["Take one tablet with water."] * 3 + ["Please stay on the line."] * 3
    normal = sum([len(b"".join(await _said(speaking, text))) for text in texts])
    slower = sum([len(b"".join(await _said(speaking, text, speed=0.75))) for text in texts])
    assert 1.15 < slower / normal < 1.5


async def test_the_three_languages_are_equally_loud_behind_a_telephone(speaking: Speaking) -> None:
    texts = {
        "en-US": "Please stay on the line.",
        "es-419": "Por favor no cuelgue.",
        "pt-BR": "Por favor não desligue.",
    }
    levels = {}
    for locale, text in texts.items():
        pcm = b"".join(await _said(speaking, text, locale))
        levels[locale] = level(from_pcm(pcm), RATE)
        heard = phone_line(np.frombuffer(pcm, dtype="<i2"), RATE)
        assert np.abs(heard.astype(int)).max() < 32_000, "it clips"
    assert all(abs(found - TARGET) < 1.0 for found in levels.values()), levels


async def test_little_silence_stands_before_and_after(speaking: Speaking) -> None:
    for locale, text in {"en-US": "Hello.", "pt-BR": "Oi."}.items():
        samples = np.abs(from_pcm(b"".join(await _said(speaking, text, locale))))
        heard = np.flatnonzero(samples > 0.02)
        assert heard[0] <= 0.1 * RATE
        assert len(samples) - heard[-1] <= 0.2 * RATE


async def test_rendered_prompts_play_without_the_voice(speaking: Speaking, tmp_path: Path) -> None:
    await speaking.prepare(["Stay with me."], "en-US", RATE, urgent=True)
    bare = Speaking(tmp_path / "no-models", speaking.store.folder)
    assert b"".join(await _said(bare, "Stay with me.")) == speaking.rendered("Stay with me.", "en-US", RATE)
    with pytest.raises(VoicesError, match="atalaia voices fetch"):
        await _said(bare, "Something else.")
    with pytest.raises(VoicesError, match="atalaia voices fetch"):
        await bare.prepare(["Something else."], "en-US", RATE)
    with pytest.raises(VoicesError, match="atalaia voices fetch"):
        bare.warm()
    assert not bare.healthy


def _cut_short(folder: Path) -> None:
    for path in folder.rglob("*.pcm"):
        path.write_bytes(path.read_bytes()[:-100])


async def test_a_damaged_prompt_is_rendered_again(speaking: Speaking, tmp_path: Path) -> None:
    line = Speaking(MODELS, tmp_path)
    await line.prepare(["Good night."], "en-US", RATE)
    _cut_short(tmp_path)
    again = Speaking(MODELS, tmp_path)
    assert again.rendered("Good night.", "en-US", RATE) is None
    await again.prepare(["Good night."], "en-US", RATE)
    assert again.rendered("Good night.", "en-US", RATE)


async def test_a_voice_that_hangs_is_given_up_and_comes_back(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Speaking(MODELS, speaking.store.folder, SpeakingSettings(hang_seconds=0.5, rest_seconds=0.3))
    await asyncio.to_thread(line.warm)
    await speaking.prepare(["Stay with me."], "en-US", RATE)
    let_go = threading.Event()
    monkeypatch.setattr(Voice, "synthesize", lambda *_: let_go.wait(20) and np.zeros(0, np.float32))
    for _ in range(2):
        with pytest.raises(VoicesError, match="nothing for"):
            await _said(line, "Hi.")
    assert not line.healthy
    with pytest.raises(VoicesError, match="hangs"):
        await _said(line, "Hi again.")
    assert await _said(line, "Stay with me.")
    monkeypatch.undo()
    let_go.set()
    while not line.healthy:  # noqa: ASYNC110 - a thread ends, which no event tells
        await asyncio.sleep(0.02)


async def test_a_voice_that_fails_once_speaks_the_next_time(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of memory")

    with monkeypatch.context() as broken:
        broken.setattr(Voice, "synthesize", fail)
        with pytest.raises(VoicesError, match="out of memory"):
            await _said(speaking, "Not rendered yet.")
    assert await _said(speaking, "Not rendered yet.")


async def test_a_call_goes_before_background_rendering(speaking: Speaking) -> None:
    texts = [
        f"Background text number {word}, which nobody waits for." for word in ("one", "two", "three", "four")
    ]
    rendering = asyncio.create_task(speaking.prepare(texts, "en-US", RATE))
    await asyncio.sleep(0)
    assert await _said(speaking, "Yes.")
    assert not rendering.done()
    await rendering
    assert all(speaking.rendered(text, "en-US", RATE) for text in texts)


async def test_two_who_want_the_same_prompt_share_its_rendering(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 0
    synthesize = Voice.synthesize

    def counted(voice: Voice, text: str, speed: float = 1.0) -> np.ndarray:
        nonlocal count
        count += 1
        return synthesize(voice, text, speed)

    monkeypatch.setattr(Voice, "synthesize", counted)
    await asyncio.gather(*(speaking.prepare(["Shared prompt."], "en-US", RATE) for _ in range(3)))
    assert count == 1
    await speaking.prepare(["Shared prompt."], "en-US", 48_000)
    assert count == 1, "another rate is converted, not synthesized"


async def test_texts_share_the_sentences_they_have_in_common(
    speaking: Speaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    synthesize = Voice.synthesize

    def noted(voice: Voice, text: str, speed: float = 1.0) -> np.ndarray:
        said.append(text)
        return synthesize(voice, text, speed)

    monkeypatch.setattr(Voice, "synthesize", noted)
    texts = ["Sit down. Do not drive.", "Loosen your clothes. Do not drive."]
    await speaking.prepare(texts, "en-US", RATE, urgent=True)
    assert sorted(said) == ["Do not drive.", "Loosen your clothes.", "Sit down."]
    first, second = (speaking.rendered(text, "en-US", RATE) for text in texts)
    shared = speaking.rendered("Do not drive.", "en-US", RATE)
    assert first is not None
    assert second is not None
    assert shared
    pause = bytes(2 * int(0.3 * RATE))
    assert first.endswith(pause + shared)
    assert second.endswith(pause + shared)


async def test_urgent_texts_are_rendered_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Speaking(MODELS, tmp_path, SpeakingSettings(urgent_threads=2))
    both = threading.Barrier(2)

    def meet(*_: object) -> np.ndarray:
        both.wait(20)
        return np.ones(8_000, dtype=np.float32)

    await asyncio.to_thread(line.warm)
    monkeypatch.setattr(Voice, "synthesize", meet)
    await line.prepare(["Sit down. Do not drive."], "en-US", RATE, urgent=True)
    assert line.rendered("Do not drive. Sit down.", "en-US", RATE)
    line.close()


async def test_what_cannot_be_asked_for_is_refused_with_what_can(speaking: Speaking) -> None:
    with pytest.raises(VoicesError, match="pt-BR"):
        await _said(speaking, "Bonjour.", "fr-FR")
    with pytest.raises(VoicesError, match="44100"):
        await _said(speaking, "Hello.", rate=44_100)
    assert await _said(speaking, " ... ") == []
