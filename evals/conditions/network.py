"""Packets of 20 ms that get lost or come too late."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from evals.conditions.sound import Wave, pcm, wave
from evals.phone import PHONE_RATE, Pcm

PACKET: Final = PHONE_RATE // 50
BURST: Final = 4.0
"""Packets that a burst of loss lasts on average: 80 ms."""
BUFFER_MS: Final = 60.0
"""What a jitter buffer waits at most; later packets count as lost."""

_SHORTEST, _LONGEST = PHONE_RATE // 400, PHONE_RATE // 60
"""Pitch periods, in samples: 400 to 60 Hz."""
_FADE: Final = 3 * PACKET
"""A repeated period has faded away after this many samples, as in G.711 Appendix I."""

Lost = NDArray[np.bool_]


def loss(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """`value` % (5) of the packets, each on its own, come out as silence."""
    return _silenced(samples, _alone(_count(samples), _share(value), chance))


def loss_concealed(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """As `loss`, and the receiver repeats the last pitch period in the gaps."""
    return concealed(samples, _alone(_count(samples), _share(value), chance))


def burst(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """`value` % (5) of the packets, in bursts of 80 ms on average, come out as silence."""
    return _silenced(samples, _bursts(_count(samples), _share(value), chance))


def burst_concealed(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """As `burst`, and the receiver repeats the last pitch period in the gaps."""
    return concealed(samples, _bursts(_count(samples), _share(value), chance))


def jitter(samples: Pcm, value: float | None, chance: np.random.Generator) -> Pcm:
    """Packets delayed by `value` ms (40) of deviation, swinging slowly; a 60 ms buffer, concealment beyond it."""
    count = _count(samples)
    steps = chance.standard_normal(count)
    delay = np.empty(count)
    last = 0.0
    for place in range(count):
        last = 0.8 * last + 0.6 * steps[place]
        delay[place] = abs(last) * (40.0 if value is None else value)
    return concealed(samples, delay > BUFFER_MS)


def concealed(samples: Pcm, lost: Lost) -> Pcm:
    """Each gap filled with the last pitch period before it, fading to silence within 60 ms."""
    out = wave(samples).copy()
    start = 0
    while start < lost.size:
        if not lost[start]:
            start += 1
            continue
        end = start
        while end < lost.size and lost[end]:
            end += 1
        begin, stop = start * PACKET, min(end * PACKET, out.size)
        out[begin:stop] = _continued(out[:begin], stop - begin)
        start = end
    return pcm(out)


def _continued(before: Wave, size: int) -> Wave:
    if before.size < _LONGEST + PACKET:
        return np.zeros(size)
    recent = before[-(_LONGEST + PACKET) :]
    last = recent[-PACKET:]
    periods = range(_SHORTEST, _LONGEST + 1)

    def alike(period: int) -> float:
        earlier = recent[-PACKET - period : -period]
        return float(last @ earlier) / (float(np.linalg.norm(earlier)) + 1e-9)

    period = max(periods, key=alike)
    repeated = np.resize(before[-period:], size)
    return np.asarray(repeated * np.clip(1.0 - np.arange(size) / _FADE, 0.0, 1.0))


def _silenced(samples: Pcm, lost: Lost) -> Pcm:
    out = samples.copy()
    out[np.repeat(lost, PACKET)[: samples.size]] = 0
    return out


def _alone(count: int, share: float, chance: np.random.Generator) -> Lost:
    return np.asarray(chance.random(count) < share)


def _bursts(count: int, share: float, chance: np.random.Generator) -> Lost:
    """Gilbert's two states: a burst ends with probability 1 / BURST, and begins so that `share` is lost overall."""
    leave = 1.0 / BURST
    enter = min(1.0, leave * share / max(1e-9, 1.0 - share))
    draws = chance.random(count)
    lost = np.zeros(count, dtype=np.bool_)
    inside = False
    for place in range(count):
        inside = draws[place] >= leave if inside else draws[place] < enter
        lost[place] = inside
    return lost


def _count(samples: Pcm) -> int:
    return -(-samples.size // PACKET)


def _share(value: float | None) -> float:
    return min(0.95, max(0.0, (5.0 if value is None else value) / 100))
