"""Benchmarks of single parts, in this process: recognition, retrieval, speech, normalization."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rapidfuzz.distance import Levenshtein

from agent.settings import load_settings
from evals.benchmarks.figures import Figure, Ratio, figure, ratio
from evals.goldens import Half, benign, questions
from evals.hearing import stock, words
from evals.hearing_audio import RATE, Caller, emergencies
from evals.phone import PHONE_RATE
from guardrails.locale import LOCALES
from voices.decoder import Decoder
from voices.hearing_settings import HearingSettings
from voices.resample import Samples, from_pcm, resample
from voices.speaking import Speaking, SpeakingSettings

PADDINGS: Final = (1.0, 2.0, 4.0, 8.0, 22.0)
"""Seconds of silence behind the speech; 22 is nearly the whole window of 30 s for which Whisper was trained."""
LENGTHS: Final = (1.0, 2.0, 4.0, 8.0)
"""Seconds of speech that a partial has heard."""

Tell = Callable[[str], None]
Ratios = dict[str, Ratio | None]
"""How many times as long the other way takes, by name."""


def timed(work: Callable[..., Any], *args: Any, **options: Any) -> tuple[Any, float]:
    """What it gives, and the wall time that it took, seconds."""
    began = time.perf_counter()
    return work(*args, **options), time.perf_counter() - began


def hearing(trials: int, tell: Tell) -> tuple[list[Figure], Ratios]:
    """Partial latency by length and window, word errors by window, final latency; stock faster-whisper in between."""
    models = load_settings().paths.models / "whisper-base"
    decoders = {
        padding: Decoder(models, HearingSettings().model_copy(update={"padding": padding}))
        for padding in PADDINGS
    }
    people = list(emergencies(max(1, trials // 3)))
    partials: dict[tuple[str, float], list[float]] = {}
    wrong: dict[str, list[float]] = {}
    finals: dict[str, list[float]] = {}
    for number, person in enumerate(people, 1):
        tell(f"hearing: {number} of {len(people)} callers")
        samples = heard(person)[: 20 * RATE]
        for length in LENGTHS:
            for name, decode in _ways(decoders, person.locale, samples[: int(length * RATE)]):
                partials.setdefault((name, length), []).append(timed(decode)[1])
        said = words(person.text)
        cut = samples[: int(8 * RATE)]
        for name, decode in _ways(decoders, person.locale, cut):
            text, seconds = timed(decode)
            finals.setdefault(name, []).append(seconds)
            # Only as much was said as was heard: the errors are those against the best prefix of the text.
            wrong.setdefault(name, []).append(prefix_errors(said, words(text)))
    figures = [
        figure(f"partial of {length:g} s of speech, {name}", "s", values)
        for (name, length), values in partials.items()
    ]
    figures += [figure(f"final of 8 s of speech, {name}", "s", values) for name, values in finals.items()]
    figures += [figure(f"word errors per word, {name}", "", values) for name, values in wrong.items()]
    ours, theirs = _window(4.0), "stock faster-whisper"
    ratios = {
        f"partial of {length:g} s of speech": ratio(partials[theirs, length], partials[ours, length])
        for length in LENGTHS
    }
    ratios["final of 8 s of speech"] = ratio(finals[theirs], finals[ours])
    return figures, ratios


def _window(padding: float) -> str:
    return f"window of speech + {padding:g} s"


def _ways(
    decoders: dict[float, Decoder], locale: str, samples: Samples
) -> Iterator[tuple[str, Callable[[], str]]]:
    """Every way of turning it into text, one after another, so that a busy moment strikes them all alike."""
    for padding, decoder in decoders.items():
        yield _window(padding), lambda decoder=decoder: _text(decoder, samples, locale)  # type: ignore[misc]
    yield "stock faster-whisper", lambda: stock(decoders[4.0], samples, locale)


def _text(decoder: Decoder, samples: Samples, locale: str) -> str:
    return decoder.decode(decoder.encode(samples, RATE), locale, beam=decoder.settings.partial_beam)[0].text


def heard(person: Caller) -> Samples:
    """A caller as recognition hears them, at 16 kHz."""
    return resample(from_pcm(person.pcm.astype("<i2").tobytes()), PHONE_RATE, RATE)


def prefix_errors(said: Sequence[str], found: Sequence[str]) -> float:
    """Word errors per word of `found` against whichever beginning of `said` it is nearest to."""
    sizes = range(1, len(said) + 1)
    best = min(sizes, key=lambda size: Levenshtein.distance(said[:size], found), default=0)
    return Levenshtein.distance(said[:best], found) / max(1, best)


def retrieval(trials: int, tell: Tell) -> tuple[list[Figure], Ratios]:
    """One question at a time, each asked for the first time, with its embedding."""
    from evals.slices import local_retriever

    tell("retrieval")
    retriever = local_retriever()
    asked = [one for locale in LOCALES for one in questions(Half.DEV) if one.locale == locale]
    retriever.best(asked[0].text, asked[0].locale)
    step = max(1, len(asked) // (8 * trials))
    took = [timed(retriever.best, one.text, one.locale)[1] * 1000 for one in asked[1::step]]
    return [figure("retrieval of one question", "ms", took, "p95 ≤ 60 ms")], {}


def speech(trials: int, tell: Tell) -> tuple[list[Figure], Ratios]:
    """First audio of a sentence that has been rendered, and of the same sentence made anew."""
    tell("prompts and synthesis")
    return asyncio.run(_speech(trials))


async def _speech(trials: int) -> tuple[list[Figure], Ratios]:
    figures: list[Figure] = []
    ratios: Ratios = {}
    sentences = {
        "en-US": "That is all I have on this, trial number {}.",
        "es-419": "Es todo lo que tengo sobre esto, prueba número {}.",
        "pt-BR": "É tudo o que eu tenho sobre isso, teste número {}.",
    }
    with tempfile.TemporaryDirectory() as folder:
        speaking = Speaking(load_settings().paths.models, Path(folder), SpeakingSettings(hang_seconds=120.0))
        await asyncio.to_thread(speaking.warm)
        for locale, sentence in sentences.items():
            made, stored = [], []
            for number in range(max(1, trials // 2)):
                made.append(await _first(speaking, sentence.format(number), locale))
                stored.append(await _first(speaking, sentence.format(number), locale))
            figures += [
                figure(f"first audio, synthesized, {locale}", "s", made),
                figure(f"first audio, from the prompt store, {locale}", "s", stored),
            ]
            ratios[f"first audio, synthesized beside stored, {locale}"] = ratio(made, stored)
        speaking.close()
    return figures, ratios


async def _first(speaking: Speaking, text: str, locale: str) -> float:
    began, first = time.perf_counter(), 0.0
    async for _ in speaking.say(text, locale, PHONE_RATE):
        first = first or time.perf_counter() - began
    return first


def normalization(trials: int, tell: Tell) -> tuple[list[Figure], Ratios]:
    """Characters a second through normalization, over ordinary talk of all languages."""
    from guardrails.normalize import normalize

    tell("normalization")
    texts = [one.text for one in benign(Half.DEV)]
    characters = sum(len(text) for text in texts)
    normalize(texts[0])
    rates = []
    for _ in range(trials):
        _, seconds = timed(lambda: [normalize(text) for text in texts])
        rates.append(characters / seconds / 1000)
    return [figure("normalization", "thousand characters/s", rates)], {}


def stages(trials: int, tell: Tell) -> tuple[list[Figure], Ratios]:
    """From the caller's last sound to the first of the answer, stage by stage, one call at a time in this process."""
    from telephony.logs import quiet

    quiet()
    from evals.audio.run import Job, place
    from evals.wire.latency import STAGES, asking
    from evals.wire.latency import stages as of
    from evals.wire.slice import engines, on_clock

    asked = asking(Half.DEV, max(1, trials // 3))
    rows = []
    for number, item in enumerate(asked, 1):
        tell(f"stages: {number} of {len(asked)}")
        rows.append(of(on_clock(place(Job(item, "clean", 0, None), engines()), steady=False)))
    return [figure(f"voice to voice: {stage}", "s", [row.get(stage) for row in rows]) for stage in STAGES], {}


PARTS: Final[dict[str, Callable[[int, Tell], tuple[list[Figure], Ratios]]]] = {
    "hearing": hearing,
    "retrieval": retrieval,
    "speech": speech,
    "normalization": normalization,
    "stages": stages,
}
