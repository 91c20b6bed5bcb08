"""Plots as SVG: no library, no script, readable in print."""

from collections.abc import Sequence
from html import escape
from typing import Final

import numpy as np

from evals.audio.tables import ALL, Cell, Spread
from evals.audio.trial import Trial

COLOURS: Final = {"en-US": "#2a78d6", "es-419": "#c2571a", "pt-BR": "#13805a", ALL: "#555"}
_INK, _FAINT = "#333", "#ddd"
_WIDTH: Final = 720
_LEFT, _RIGHT = 150, 30


def recall(found: Sequence[Cell], target: float = 0.95) -> str:
    """Recall of each condition, a dot a locale with its interval; the dashed line is the target."""
    rows = [each for each in found if each.category == ALL and each.locale != ALL and each.recall.total]
    conditions = list(dict.fromkeys(each.condition for each in rows))
    if not rows:
        return ""
    height = 50 + 34 * len(conditions)
    parts = [_axis(height, "recall of red flags", [0, 0.25, 0.5, 0.75, 1])]
    parts.append(_line(_x(target), 24, _x(target), height - 30, "#999", dash="4 3"))
    parts.append(_text(_x(target), 18, f"target {target:g}", anchor="middle", size=11))
    for place, condition in enumerate(conditions):
        top = 36 + 34 * place
        parts.append(_text(_LEFT - 12, top + 12, condition, anchor="end"))
        here = [each for each in rows if each.condition == condition]
        for offset, each in enumerate(here):
            y, colour = top + 2 + 9 * offset, COLOURS.get(each.locale, _INK)
            low, high = each.recall.interval
            parts.append(_line(_x(low), y, _x(high), y, colour, width=1.5))
            parts.append(
                f'<circle cx="{_x(each.recall.value):.1f}" cy="{y}" r="4" fill="{colour}">'
                f"<title>{escape(each.locale)}: {escape(str(each.recall))}</title></circle>"
            )
    return _svg(height, "Recall by condition and language", parts) + legend()


def by_snr(found: Sequence[Cell]) -> str:
    """Recall over the signal-to-noise ratio, one panel a kind of noise; only kinds with more than one ratio."""
    panels = []
    points: dict[str, dict[str, list[tuple[float, Cell]]]] = {}
    for each in found:
        name, given, value = each.condition.partition("=")
        if each.category == ALL and each.locale != ALL and given and each.recall.total:
            points.setdefault(name, {}).setdefault(each.locale, []).append((float(value), each))
    for name, locales in sorted(points.items()):
        if max(len(each) for each in locales.values()) < 2:
            continue
        values = sorted({value for each in locales.values() for value, _ in each})
        low, high = values[0], values[-1]

        def x(value: float, low: float = low, high: float = high) -> float:
            return 50 + 220 * (value - low) / (high - low)

        parts = [_line(50, y, 280, y, _FAINT) for y in (20, 70, 120, 170)]
        parts += [_text(44, 24, "1", anchor="end"), _text(44, 174, "0", anchor="end")]
        parts += [_text(x(value), 190, f"{value:g}", anchor="middle") for value in values]
        parts.append(_text(165, 208, f"{name}, dB or %", anchor="middle"))
        for locale, pairs in locales.items():
            dots = [
                (x(value), 170 - 150 * each.recall.value) for value, each in sorted(pairs, key=lambda p: p[0])
            ]
            path = " ".join(f"{a:.1f},{b:.1f}" for a, b in dots)
            colour = COLOURS.get(locale, _INK)
            parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts += [f'<circle cx="{a:.1f}" cy="{b:.1f}" r="3.5" fill="{colour}"/>' for a, b in dots]
        panels.append(
            f'<svg viewBox="0 0 300 215" width="300" role="img" aria-label="Recall over {escape(name)}">{"".join(parts)}</svg>'
        )
    return f'<div class="panels">{"".join(panels)}</div>{legend()}' if panels else ""


def delays(trials: Sequence[Trial]) -> str:
    """Share of escalations that were latched within so many seconds of the end of the phrase."""
    late = {
        locale: sorted(t.latched for t in trials if t.locale == locale and t.latched is not None)
        for locale in COLOURS
    }
    every = [value for values in late.values() for value in values]
    if not every:
        return ""
    low, high = min(-1.0, float(np.floor(min(every)))), max(2.0, float(np.ceil(max(every))))
    height, bottom = 260, 215

    def x(value: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * (value - low) / (high - low)

    parts = [_line(_LEFT, y, _WIDTH - _RIGHT, y, _FAINT) for y in (25, 72.5, 120, 167.5, bottom)]
    parts += [
        _text(_LEFT - 8, y + 4, text, anchor="end")
        for y, text in ((25, "100 %"), (120, "50 %"), (bottom, "0 %"))
    ]
    step = max(1, round((high - low) / 8))
    parts += [
        _text(x(value), 233, f"{value:g} s", anchor="middle")
        for value in np.arange(np.ceil(low), high + 0.1, step)
    ]
    parts.append(_line(x(0), 15, x(0), bottom, "#999", dash="4 3"))
    parts.append(
        _text(x(0), 252, "0 is the end of the phrase; left of it, the line was faster", anchor="middle")
    )
    for locale, values in late.items():
        if not values:
            continue
        points = [(x(low), float(bottom))]
        for number, value in enumerate(values, 1):
            points.append((x(value), points[-1][1]))
            points.append((x(value), bottom - 190 * number / len(values)))
        points.append((x(high), points[-1][1]))
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[locale]}" stroke-width="2"/>')
    return _svg(height, "Delay from the end of the phrase to the latch", parts) + legend()


def waterfall(stages: dict[str, Spread]) -> str:
    """Where the time of a turn goes: the median of each stage, from the caller's silence to the first word."""
    names = {
        "final": "words recognized",
        "turn_started": "turn is over",
        "retrieval": "cards found",
        "say_started": "first word said",
    }
    known = [(name, each) for name, each in stages.items() if each.p50 is not None]
    if not known:
        return ""
    most = max(0.5, max(each.p95 or 0.0 for _, each in known))
    height = 50 + 34 * len(known)

    def x(value: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT - 60) * value / most

    parts, before = [], 0.0
    for place, (name, each) in enumerate(known):
        y, now, tail = 20 + 34 * place, each.p50 or 0.0, each.p95 or 0.0
        parts.append(_text(_LEFT - 12, y + 14, names.get(name, name), anchor="end"))
        width = max(2.0, x(now) - x(min(before, now)))
        parts.append(
            f'<rect x="{x(min(before, now)):.1f}" y="{y}" width="{width:.1f}" height="18" rx="3" fill="#2a78d6"/>'
        )
        parts.append(_line(x(now), y + 9, x(tail), y + 9, "#777", dash="2 2"))
        parts.append(_text(max(x(now), x(tail)) + 6, y + 14, f"{now:.2f} s (p95 {tail:.2f})"))
        before = now
    parts.append(
        _text(
            _LEFT, height - 10, "seconds after the caller fell silent: median, dotted to the 95th percentile"
        )
    )
    return _svg(height, "Where the time of a turn goes", parts)


def legend() -> str:
    """Colours of the locales."""
    keys = "".join(
        f'<span><i style="background:{colour}"></i>{escape(locale)}</span>'
        for locale, colour in COLOURS.items()
        if locale != ALL
    )
    return f'<p class="legend">{keys}</p>'


def _x(share: float) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * share


def _axis(height: int, title: str, ticks: Sequence[float]) -> str:
    lines = [_line(_x(tick), 24, _x(tick), height - 30, _FAINT) for tick in ticks]
    lines += [_text(_x(tick), height - 14, f"{tick:g}", anchor="middle") for tick in ticks]
    return "".join(lines) + _text(_LEFT - 12, height - 14, title, anchor="end", size=11)


def _line(
    x1: float, y1: float, x2: float, y2: float, colour: str, *, width: float = 1.0, dash: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def _text(x: float, y: float, text: str, *, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{_INK}">{escape(text)}</text>'


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )
