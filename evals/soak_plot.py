"""The soak as a picture: what a process holds, over calls."""

from collections.abc import Sequence
from html import escape
from typing import Final

from evals.soak import WARM_UP, Sample, Soak

_COLOURS: Final = ("#13805a", "#2a78d6", "#c2571a")
_INK, _FAINT = "#333", "#ddd"
_PANELS: Final = (
    ("memory", "memory, MB"),
    ("tasks", "tasks"),
    ("threads", "threads"),
    ("files", "files and sockets"),
)
_WIDTH, _HEIGHT, _HEAD = 340, 170, 40


def plot(found: Sequence[Soak]) -> str:
    """An SVG with a panel each for memory, tasks, threads and files; one line for each run, the warm-up shaded."""
    height = _HEAD + 18 * len(found) + 2 * _HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * _WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" fill="{_INK}">',
        f'<rect width="{2 * _WIDTH}" height="{height}" fill="white"/>',
    ]
    for number, each in enumerate(found):
        label = f"{each.name}: {each.slope('memory'):+.3f} MB a call after the first {WARM_UP}"
        parts.append(f'<text x="14" y="{22 + 18 * number}" fill="{_colour(number)}">{escape(label)}</text>')
    for place, (what, title) in enumerate(_PANELS):
        x, y = _WIDTH * (place % 2), 18 * len(found) + 14 + _HEIGHT * (place // 2)
        parts.append(f'<g transform="translate({x},{y})">{_panel(found, what, title)}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(found: Sequence[Soak], what: str, title: str) -> str:
    samples = [sample for each in found for sample in each.samples]
    most = max(sample.calls for sample in samples)
    values = [float(getattr(sample, what)) for sample in samples]
    low, high = min(values), max(values)
    low, high = (low, high) if high - low >= 4 else (low - 2, high + 2)
    left, right, top, bottom = 52, _WIDTH - 16, 24, _HEIGHT - 24

    def at(sample: Sample) -> str:
        x = left + (right - left) * sample.calls / most
        y = bottom - (bottom - top) * (float(getattr(sample, what)) - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    warm = (right - left) * WARM_UP / most
    parts = [
        f'<text x="{left}" y="14">{title}</text>',
        f'<rect x="{left}" y="{top}" width="{warm:.1f}" height="{bottom - top}" fill="#f3f3f3"/>',
        f'<text x="{left - 6}" y="{top + 6}" text-anchor="end">{high:.0f}</text>',
        f'<text x="{left - 6}" y="{bottom}" text-anchor="end">{low:.0f}</text>',
        f'<text x="{right}" y="{bottom + 16}" text-anchor="end">{most} calls</text>',
        f'<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="{_FAINT}"/>',
    ]
    for number, each in enumerate(found):
        points = " ".join(at(sample) for sample in each.samples)
        parts.append(
            f'<polyline fill="none" stroke="{_colour(number)}" stroke-width="1.5" points="{points}"/>'
        )
    return "".join(parts)


def _colour(number: int) -> str:
    return _COLOURS[number % len(_COLOURS)]
