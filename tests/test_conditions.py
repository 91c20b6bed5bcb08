"""What lies between a caller and the line: each condition does what its name says, the same way every time."""

import numpy as np
import pytest

from evals.conditions import codec, network, noise, room, talkers, tempo
from evals.conditions.sound import active_rms, wave
from evals.phone import Pcm, mulaw, unmulaw
from telephony.caller import Caller, CallerPlan
from telephony.conditions import chain, names
from telephony.errors import BadRecording
from telephony.line import SILENCE, Line
from telephony.recording import Recording

RATE = 8_000


def voice(seconds: float = 3.0) -> Pcm:
    """Something like speech: a buzz of 120 Hz in syllables, with pauses."""
    at = np.arange(round(seconds * RATE)) / RATE
    buzz = sum(np.sin(2 * np.pi * 120 * n * at) / n for n in range(1, 28))
    syllables = np.clip(np.sin(2 * np.pi * 3 * at), 0, None) * ((at % 1.5) < 1.0)
    return np.asarray(6000 * buzz * syllables / np.abs(buzz).max(), dtype=np.int16)


def ulaw(samples: Pcm) -> bytes:
    return mulaw(samples).tobytes()


def chance(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def correlation(one: Pcm, other: Pcm) -> float:
    return float(np.corrcoef(one.astype(float), other.astype(float))[0, 1])


CHANGES = {
    "mulaw": codec.mulaw,
    "alaw": codec.alaw,
    "gsm": codec.gsm,
    "band": codec.band,
    "loss": network.loss,
    "loss-concealed": network.loss_concealed,
    "burst": network.burst,
    "burst-concealed": network.burst_concealed,
    "jitter": network.jitter,
    "pink": noise.pink,
    "hum": noise.hum,
    "music": noise.music,
    "reverb": room.reverb,
    "clip": room.clip,
    "quiet": room.quiet,
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_condition_is_repeatable_keeps_the_length_and_leaves_silence_silent(name: str) -> None:
    change, said = CHANGES[name], voice(12.0)
    once, again = change(said, None, chance()), change(said, None, chance())
    assert once.dtype == np.int16
    assert once.size == said.size
    assert np.array_equal(once, again)
    assert not np.array_equal(once, said)
    assert np.abs(change(np.zeros(RATE, np.int16), None, chance())).max() <= 16


@pytest.mark.parametrize("change", [codec.mulaw, codec.alaw, codec.gsm])
def test_codecs_keep_what_is_said(change: object) -> None:
    said = voice()
    assert correlation(change(said, None, chance()), said) > 0.85  # type: ignore[operator]
    worse = change(said, 8, chance())  # type: ignore[operator]
    assert correlation(worse, said) <= correlation(change(said, None, chance()), said)  # type: ignore[operator]


def test_a_narrow_band_cuts_what_lies_above_it() -> None:
    at = np.arange(RATE) / RATE
    high = np.asarray(8000 * np.sin(2 * np.pi * 3000 * at), dtype=np.int16)
    assert active_rms(wave(codec.band(high, 2000, chance()))) < 0.1 * active_rms(wave(high))


@pytest.mark.parametrize(("change", "share"), [(network.loss, 0.05), (network.burst, 0.2)])
def test_as_many_packets_get_lost_as_was_said(change: object, share: float) -> None:
    steady = np.full(60 * RATE, 1000, dtype=np.int16)
    lost = change(steady, share * 100, chance()) == 0  # type: ignore[operator]
    assert lost.mean() == pytest.approx(share, rel=0.35)
    packets = lost.reshape(-1, network.PACKET)
    assert set(packets.mean(axis=1)) <= {0.0, 1.0}


def test_bursts_are_longer_than_single_losses() -> None:
    steady = np.full(60 * RATE, 1000, dtype=np.int16)

    def longest(samples: Pcm) -> int:
        runs = "".join("x" if gone else " " for gone in (samples[:: network.PACKET] == 0)).split()
        return max(map(len, runs))

    assert longest(network.burst(steady, 10, chance())) > longest(network.loss(steady, 10, chance()))


def test_concealment_goes_on_with_the_voice_and_fades() -> None:
    at = np.arange(RATE) / RATE
    hum = np.asarray(8000 * np.sin(2 * np.pi * 100 * at), dtype=np.int16)
    lost = np.zeros(50, dtype=np.bool_)
    lost[20:26] = True
    filled = network.concealed(hum, lost)
    gap = slice(20 * network.PACKET, 21 * network.PACKET)
    assert correlation(filled[gap], hum[gap]) > 0.9
    assert np.abs(filled[24 * network.PACKET : 26 * network.PACKET]).max() == 0
    assert np.array_equal(filled[: 20 * network.PACKET], hum[: 20 * network.PACKET])


def test_more_jitter_loses_more() -> None:
    said = voice(10.0)
    changed = [int((network.jitter(said, ms, chance()) != said).sum()) for ms in (0, 30, 80)]
    assert changed[0] == 0
    assert changed[0] < changed[1] < changed[2]


@pytest.mark.parametrize("change", [noise.pink, noise.hum, noise.music])
def test_noise_lies_as_far_below_the_voice_as_was_said(change: object) -> None:
    said = voice(6.0)
    for snr in (20.0, 10.0):
        under = wave(change(said, snr, chance())) - wave(said)  # type: ignore[operator]
        found = 20 * np.log10(active_rms(wave(said)) / np.sqrt(np.mean(under**2)))
        assert found == pytest.approx(snr, abs=0.5)


def test_a_room_smears_a_click_and_keeps_the_level() -> None:
    said = voice()
    far = room.reverb(said, 0.8, chance())
    assert active_rms(wave(far)) == pytest.approx(active_rms(wave(said)), rel=0.25)
    pause = slice(round(1.05 * RATE), round(1.3 * RATE))
    assert np.abs(far[pause]).mean() > 5 * (np.abs(said[pause]).mean() + 1)


def test_clipping_flattens_peaks_and_quiet_is_quieter() -> None:
    said = voice()
    flat = wave(room.clip(said, 12, chance()))
    crest = [np.abs(x).max() / active_rms(x) for x in (wave(said), flat)]
    assert crest[1] < 0.6 * crest[0]
    ratio = active_rms(wave(room.quiet(said, 20, chance()))) / active_rms(wave(said))
    assert ratio == pytest.approx(0.1, rel=0.05)


@pytest.mark.parametrize(("change", "speed"), [(tempo.fast, 1.3), (tempo.slow, 0.75)])
def test_tempo_changes_the_length_and_not_the_pitch(change: object, speed: float) -> None:
    at = np.arange(3 * RATE) / RATE
    tone = np.asarray(8000 * np.sin(2 * np.pi * 200 * at), dtype=np.int16)
    other = change(tone, None, chance())  # type: ignore[operator]
    assert other.size == pytest.approx(tone.size / speed, rel=0.01)
    middle = other[RATE // 2 : RATE // 2 + RATE].astype(float)
    pitch = np.argmax(np.abs(np.fft.rfft(middle))) * RATE / middle.size
    assert pitch == pytest.approx(200, abs=4)


def test_another_talker_lies_below_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talkers, "say", lambda place: voice(2.0)[::-1].copy())
    said = voice(4.0)
    under = wave(talkers.second_talker(said, 12, chance())) - wave(said)
    assert 20 * np.log10(active_rms(wave(said)) / active_rms(under)) == pytest.approx(12, abs=1.5)


def test_the_lines_own_voice_comes_back_late_and_soft() -> None:
    loud = ulaw(np.full(RATE, 8000, dtype=np.int16))
    late = talkers.echo(SILENCE, loud, 20.0)
    assert late != SILENCE
    assert len(late) == len(SILENCE)
    assert talkers.echo(SILENCE, loud[:160], 20.0) == SILENCE, "nothing comes back before its delay"
    assert np.abs(unmulaw(np.frombuffer(late, np.uint8))).max() == pytest.approx(800, rel=0.06)


def test_conditions_are_chained_by_name_and_seed() -> None:
    said = ulaw(voice())
    twice = [chain(["loss=20", "pink=15"], seed=3).change(said) for _ in range(2)]
    assert twice[0] == twice[1]
    assert chain(["loss=20", "pink=15"], seed=4).change(said) != twice[0]
    assert chain([]).change(said) == chain(["clean"]).change(said) == said
    assert len(chain(["fast"]).change(said)) % len(SILENCE) == 0


def test_every_promised_condition_is_installed() -> None:
    missing = {*CHANGES, "babble", "second-talker", "fast", "slow", "echo"} - {*names()}
    assert not missing, f"install the project again: {missing} are in pyproject.toml and not registered"


@pytest.mark.parametrize("text", ["under water", "pink=loud", "clean=3"])
def test_what_is_no_condition_is_refused_with_what_is(text: str) -> None:
    with pytest.raises(BadRecording, match=r"pink|babble=10"):
        chain([text])


def test_a_live_condition_stands_between_caller_and_line() -> None:
    line = Line("MZ1", "CA1", lambda: 0.0)
    line.heard += ulaw(np.full(RATE, 8000, dtype=np.int16))
    caller = Caller(CallerPlan([Recording("quiet", SILENCE * 3, silent=True)]))
    assert chain([]).around(caller) is caller
    echoing = chain(["echo=6"]).around(caller)
    assert echoing.frame(line) != SILENCE
    assert echoing.keys(line) == []
