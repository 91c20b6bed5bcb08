"""How well, how soon and at what cost the line hears: `python -m evals.hearing`.

Four tables: word errors of finals beside stock faster-whisper, cost of a partial by length of speech, how soon an
emergency is in a partial, and what is made of noise. CPU seconds, not wall time, except where stated, because the
machine may be shared; what matters are the ratios within one run.
"""

import re
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
import typer
from rapidfuzz.distance import Levenshtein

from agent.settings import PathSettings
from evals.errors import EvalError
from evals.hearing_audio import RATE, Caller, Clip, clips, emergencies
from evals.phone import PHONE_RATE
from voices.decoder import LANGUAGES, Decoder
from voices.errors import VoicesError
from voices.hearing_settings import HearingSettings
from voices.invented import is_invented
from voices.resample import Samples
from voices.utterance import Utterance

_MODEL: Final = PathSettings().models / "whisper-base"
_NOT_WORD: Final = re.compile(r"[^\w\s]")
_LOCALES: Final = tuple(LANGUAGES)

app = typer.Typer(add_completion=False)


def words(text: str) -> list[str]:
    """What is compared: neither case nor punctuation counts."""
    return _NOT_WORD.sub(" ", re.sub("['’]", "", text.casefold())).split()


def cpu(work: Callable[..., Any], *args: Any, **options: Any) -> tuple[Any, float]:
    """What `work` makes of its arguments, and the CPU seconds of the whole process that it took."""
    began = time.process_time()
    result = work(*args, **options)
    return result, time.process_time() - began


def least(work: Callable[..., Any], *args: Any, **options: Any) -> tuple[Any, float]:
    """As `cpu`, the cheapest of three runs."""
    runs = [cpu(work, *args, **options) for _ in range(3)]
    return runs[0][0], min(spent for _, spent in runs)


def stock(decoder: Decoder, samples: Samples, locale: str) -> str:
    """faster-whisper's own `transcribe` with its defaults: 30 s window, beam 5, temperature fallback."""
    segments, _ = decoder.whisper.transcribe(samples, language=LANGUAGES[locale])
    return " ".join(segment.text.strip() for segment in segments)


def errors(decoder: Decoder, recordings: list[Clip]) -> Iterator[str]:
    """Word error rate of finals, ours and stock, wide band and phone."""
    yield "locale  line   ours WER  stock WER  ours CPU s/s  stock CPU s/s  stock / ours"
    for locale in _LOCALES:
        for line in ("16 kHz", "phone"):
            total, seconds = 0, 0.0
            wrong, spent = [0, 0], [0.0, 0.0]
            for clip in (clip for clip in recordings if clip.locale == locale):
                samples = clip.wide if line == "16 kHz" else clip.phone
                mine, mine_cpu = cpu(final, decoder, samples, locale)
                theirs, theirs_cpu = cpu(stock, decoder, samples, locale)
                said = words(clip.text)
                total, seconds = total + len(said), seconds + samples.size / RATE
                for place, (text, cost) in enumerate(((mine, mine_cpu), (theirs, theirs_cpu))):
                    wrong[place] += Levenshtein.distance(said, words(text))
                    spent[place] += cost
            if total:
                rates = [f"{100 * n / total:.1f} %" for n in wrong]
                costs = [f"{s / seconds:.3f}" for s in spent]
                yield (
                    f"{locale:7} {line:6} {rates[0]:>8} {rates[1]:>10} {costs[0]:>13} {costs[1]:>14} "
                    f"{spent[1] / spent[0]:>13.1f}"
                )


def final(decoder: Decoder, samples: Samples, locale: str) -> str:
    """One final on a short window."""
    beam = decoder.settings.final_beam
    return decoder.decode(decoder.encode(samples, RATE), locale, beam=beam)[0].text


def costs(decoder: Decoder, clip: Clip) -> Iterator[str]:
    """CPU seconds of one partial after 1 to 10 s of speech; the least of three."""
    yield "speech  encode  greedy  beam 5  beam 5 forced  a partial  stock  stock / partial"

    for length in (1, 2, 3, 5, 8, 10):
        samples = clip.phone[: length * RATE]
        window, encode = least(decoder.encode, samples, RATE)
        _, greedy = least(decoder.decode, window, clip.locale)
        found, beam = least(decoder.decode, window, clip.locale, beam=5)
        prefix = found[0].words[:-2]
        _, forced = least(decoder.decode, window, clip.locale, beam=5, prefix=prefix)
        _, whole = least(stock, decoder, samples, clip.locale)
        yield (
            f"{length:4} s {encode:8.3f} {greedy:7.3f} {beam:7.3f} {forced:14.3f} {encode + beam:10.3f} "
            f"{whole:6.3f} {whole / (encode + beam):16.1f}"
        )


def listen(
    decoder: Decoder, caller: Caller, phase: float
) -> tuple[list[tuple[float, float, list[str]]], float]:
    """The partials of a caller as one core gives them: (audio heard, time delivered, words); CPU spent.

    A decode starts every interval, or when the one before is done; `phase` shifts the first.
    """
    settings = decoder.settings
    utterance = Utterance(PHONE_RATE, 0, settings)
    length = caller.pcm.size / PHONE_RATE
    now, fed, spent = settings.interval + phase, 0, 0.0
    heard: list[tuple[float, float, list[str]]] = []
    while now < length:
        until = round(now * PHONE_RATE)
        utterance.append(caller.pcm[fed:until].tobytes(), now)
        fed = until
        partial, cost = cpu(utterance.partial, decoder, caller.locale)
        said = [word for text in (partial.text, *partial.alternatives) for word in words(text)]
        heard.append((now, now + cost, said))
        spent += cost
        now += max(settings.interval, cost)
    return heard, spent


def soon(decoder: Decoder, people: list[Caller]) -> Iterator[str]:
    """How soon after its last word an emergency is in a partial, and the cost of listening."""
    yield "locale  callers  all words heard  words heard  delay p50  delay p95  CPU s per s of speech"
    for locale in _LOCALES:
        delays: list[float] = []
        found = wanted = 0
        spent = seconds = 0.0
        mine = [caller for caller in people if caller.locale == locale]
        for number, caller in enumerate(mine):
            keys = {words(key)[0] for key in caller.keys}
            heard, cost = listen(decoder, caller, phase=0.1 * (number % 5))
            spent, seconds = spent + cost, seconds + caller.pcm.size / PHONE_RATE
            best = max((len(keys & set(said)) for _, _, said in heard), default=0)
            found, wanted = found + best, wanted + len(keys)
            complete = [at for _, at, said in heard if keys <= set(said)]
            if complete:
                delays.append(complete[0] - caller.phrase_end)
        if mine:
            p95 = f"{np.percentile(delays, 95):.2f} s" if delays else "-"
            p50 = f"{statistics.median(delays):.2f} s" if delays else "-"
            yield (
                f"{locale:7} {len(mine):7} {len(delays):16} {found / wanted:12.2f} {p50:>10} {p95:>10} "
                f"{spent / seconds:16.2f}"
            )


def noises(decoder: Decoder) -> Iterator[str]:
    """What is made of lines on which nobody speaks."""
    rng = np.random.default_rng(1)
    at = np.arange(3 * RATE) / RATE
    hiss = rng.standard_normal(at.size)
    made: dict[str, Any] = {
        "silence": 0 * at,
        "hiss": 0.05 * hiss,
        "loud hiss": 0.3 * hiss,
        "hum": 0.2 * np.sin(2 * np.pi * 60 * at),
        "keypad": 0.3 * (np.sin(2 * np.pi * 770 * at) + np.sin(2 * np.pi * 1336 * at)) * (at % 0.5 < 0.2),
        "breath": 0.1 * hiss * np.abs(np.sin(np.pi * at / 1.5)),
    }
    yield "noise      words let through, en / es / pt"
    for name, samples in made.items():
        window = decoder.encode(samples.astype(np.float32), RATE)
        through = []
        for locale in _LOCALES:
            best = decoder.decode(window, locale, beam=5)[0]
            through.append("none" if is_invented(best.text, best.logprob, best.no_speech) else best.text)
        yield f"{name:10} {' / '.join(through)}"


@app.command()
def main(
    clips_from: Annotated[
        Path | None, typer.Option(envvar="ATALAIA_CLIPS", help="folder of recordings with texts (FLEURS)")
    ] = None,
    clip_count: Annotated[int, typer.Option("--clips", help="recordings of each language")] = 10,
    caller_count: Annotated[int, typer.Option("--callers", help="emergency callers of each language")] = 12,
    model: Annotated[Path, typer.Option(help="folder of the Whisper model")] = _MODEL,
) -> None:
    """Measure the recognizer; the tables go to stdout."""
    try:
        decoder = Decoder(model, HearingSettings())
        recordings: list[Clip] = []
        if clips_from is None:
            typer.echo(
                "no recordings of people: word errors and costs are left out; give --clips-from", err=True
            )
        else:
            recordings = list(clips(clips_from, clip_count))
        tables: list[Callable[[], Iterator[str]]] = []
        if recordings:
            longest = max(recordings, key=lambda clip: clip.wide.size)
            tables += [lambda: errors(decoder, recordings), lambda: costs(decoder, longest)]
        if caller_count:
            people = list(emergencies(caller_count))
            tables.append(lambda: soon(decoder, people))
        tables.append(lambda: noises(decoder))
        for table in tables:
            for line in table():
                typer.echo(line)
            typer.echo()
    except (EvalError, VoicesError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


if __name__ == "__main__":
    app()
