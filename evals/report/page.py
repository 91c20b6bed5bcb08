"""The report as one HTML file that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from evals.audio.tables import ALL, Cell, Spread, confusion, waterfall
from evals.audio.trial import Trial
from evals.rate import Rate
from evals.report import plots
from evals.report.clips import data_address
from evals.report.document import Change, Document

_CASES: Final = 40
"""Calls shown with their clips."""
_CHANGES: Final = 40
_SLICE_CASES: Final = 60
_FEW: Final = 12
"""Numbers of a slice that are shown at once."""


def page(found: Document, compared: Sequence[Change] = (), with_what: str = "") -> str:
    """The whole page."""
    css = files("evals.report").joinpath("page.css").read_text(encoding="utf-8")
    body = [
        f"<h1>{escape(found.title)}</h1>",
        f'<p class="when">{escape(found.made_at)}</p>',
        _verdict(found),
        _tried(found),
        _missed(found),
        _conditions(found),
        _slices(found),
        _compared(compared, with_what),
        _versions(found.provenance),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(found.title)}</title><style>{css}</style></head>"
        f"<body>{''.join(body)}</body></html>"
    )


def _verdict(found: Document) -> str:
    boxes = []
    if found.breaches:
        items = "".join(f"<li>{escape(breach)}</li>" for breach in found.breaches)
        boxes.append(f'<div class="verdict failed"><b>Not good enough.</b><ul>{items}</ul></div>')
    elif any(one["status"] == "passed" for one in found.slices):
        boxes.append('<div class="verdict held"><b>Every threshold held</b> in what is held to one.</div>')
    else:
        boxes.append('<div class="verdict open">Nothing in this run is held to a threshold.</div>')
    wrong = [(one["slice"], len(one["cases"])) for one in found.slices if one["cases"]]
    if wrong:
        items = "".join(f"<li>{escape(name)}: {count} went wrong</li>" for name, count in wrong)
        boxes.append(f'<div class="verdict open"><b>Cases to look at</b>, below:<ul>{items}</ul></div>')
    if found.not_run:
        items = "".join(f"<li>{escape(one)}</li>" for one in found.not_run)
        boxes.append(f'<div class="verdict open"><b>Not run</b>, which is not a pass:<ul>{items}</ul></div>')
    return "".join(boxes)


def _tried(found: Document) -> str:
    lines = []
    trials = found.trials
    if trials:
        red = len({one.id for one in trials if one.red})
        calm = len({one.id for one in trials if one.expect == "pass"})
        conditions = len({one.condition for one in trials})
        lines.append(
            f"<p>{len(trials)} calls: {red} callers who say something that needs a person at once, {calm} who do "
            f"not, each over {conditions} kinds of telephone line. Each went through the whole line, from the "
            "telephone's packets to the words said back.</p>"
        )
    if found.slices:
        names = ", ".join(one["slice"] for one in found.slices)
        lines.append(f"<p>Sets of cases: {escape(names)}.</p>")
    if found.note:
        lines.append(f"<p>{escape(found.note)}</p>")
    return f"<h2>What was tried</h2>{''.join(lines)}" if lines else ""


def _missed(found: Document) -> str:
    trials = found.trials
    if not trials:
        return ""
    if not found.named:
        return "<p>Of these goldens only totals are shown.</p>"
    missed = [one for one in trials if one.missed]
    alarms = [one for one in trials if one.alarm]
    out = ["<h2>What was missed</h2>"]
    if missed:
        out.append(_cases(found, sorted(missed, key=lambda one: (one.condition, one.id)), "missed"))
    else:
        out.append("<p>Nothing: every emergency in this run was heard.</p>")
    out.append("<h3>False alarms</h3>")
    out.append(_cases(found, alarms, "alarms") if alarms else "<p>None.</p>")
    caught = [one for one in trials if one.red and not one.missed and one.clip][:3]
    if caught:
        out.append("<h3>How it sounds when it works</h3>")
        out.append(_cases(found, caught, "caught"))
    return "".join(out)


def _cases(found: Document, trials: Sequence[Trial], kind: str) -> str:
    shown = [_case(found, one) for one in trials[:_CASES]]
    more = len(trials) - len(shown)
    tail = f"<p>… and {more} more, in report.json.</p>" if more > 0 else ""
    return f'<div class="{kind}">{"".join(shown)}</div>{tail}'


def _case(found: Document, one: Trial) -> str:
    tags = [one.locale, one.condition, one.category or "harmless", one.voice or "a person"]
    lines = [f"<q>{escape(one.text)}</q>" if one.text else "<q>(words not given)</q>"]
    lines.append("<p>" + "".join(f'<span class="tag">{escape(tag)}</span>' for tag in tags) + "</p>")
    if one.unusable:
        lines.append(f"<p>The call could not be made: {escape(one.unusable)}</p>")
    else:
        lines.append(f"<p>The line heard: {escape(one.heard) or '<i>nothing</i>'}</p>")
        lines.append(f"<p>It decided: {escape(_decision(one))}</p>")
    for name, path in (("said", one.clip), ("answered", one.reply)):
        address = data_address(found.folder / path) if path else None
        if address:
            lines.append(f'<p>{name} <audio controls preload="none" src="{address}"></audio></p>')
    return f'<div class="case">{"".join(lines)}</div>'


def _decision(one: Trial) -> str:
    if one.latched is None:
        return {"pass": "nothing to worry about", "check": "to ask whether anyone is in danger"}.get(
            one.action, one.action
        )
    when = "before the phrase had ended" if one.latched < 0 else "after the phrase had ended"
    return f"{one.decided or 'an emergency'}, {abs(one.latched):.2f} s {when}, on a {one.source}"


def _conditions(found: Document) -> str:
    if not found.cells:
        return ""
    out = ["<h2>Over the telephone</h2>", plots.recall(found.cells), plots.by_snr(found.cells)]
    rows = [each for each in found.cells if each.category == ALL]
    out.append(_cell_table(rows, "locale"))
    out.append(
        "<p>Intervals are 95 %: Wilson's for shares, bootstrap for medians. Delays count from the end of "
    )
    out.append(
        "the phrase where the recording says when that is, else from the end of the recording; below zero, "
    )
    out.append("the line acted before the caller had finished.</p>")
    kinds = [each for each in found.cells if each.category != ALL]
    out.append("<details><summary>By category</summary>" + _cell_table(kinds, "category") + "</details>")
    out.append("<h3>Delay until the call is latched</h3>" + plots.delays(found.trials))
    stages = waterfall(found.trials)
    if any(each.n for each in stages.values()):
        out.append("<h3>An answered turn</h3>" + plots.waterfall(stages))
    out.append(_confusion(found.trials))
    return "".join(out)


def _cell_table(rows: Iterable[Cell], last: str) -> str:
    head = ["line", "language", *(["category"] if last == "category" else [])]
    head += [
        "recall",
        "false alarms",
        "word errors",
        "latched, s",
        "first script audio, s",
        "script played, s",
    ]
    head += ["by a partial", "sooner than the final, s"]
    lines = ["<tr>" + "".join(f"<th>{name}</th>" for name in head) + "</tr>"]
    for each in rows:
        bad = bool(each.recall.total) and each.recall.value < 0.9
        values = [escape(each.condition), each.locale, *([each.category] if last == "category" else [])]
        values += [_rate(each.recall), _rate(each.alarms), _rate(each.words)]
        values += [_spread(each.latched), _spread(each.script_audio), _spread(each.played)]
        values += [_rate(each.by_partial), _spread(each.partial_lead)]
        cells = "".join(f"<td>{value}</td>" for value in values)
        lines.append(f"<tr{' class=bad' if bad else ''}>{cells}</tr>")
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _rate(rate: Rate) -> str:
    if not rate.total:
        return "–"
    low, high = rate.interval
    return (
        f"{100 * rate.value:.0f} % <small>{rate.hits}/{rate.total}, {100 * low:.0f}–{100 * high:.0f}</small>"
    )


def _spread(each: Spread) -> str:
    if each.p50 is None:
        return "–"
    return f"{each.p50:.2f} <small>{each.low:.2f} to {each.high:.2f}, p95 {each.p95:.2f}</small>"


def _confusion(trials: Sequence[Trial]) -> str:
    table = confusion(trials)
    if not table:
        return ""
    columns = sorted({name for row in table.values() for name in row})
    head = "<tr><th>said \\ decided</th>" + "".join(f"<th>{escape(name)}</th>" for name in columns) + "</tr>"
    lines = []
    for category, row in table.items():
        total = sum(row.values())
        cells = []
        for name in columns:
            share = row.get(name, 0) / total
            colour = "42,120,214" if name == category else "179,38,30"
            cells.append(
                f'<td class="heat" style="background:rgba({colour},{0.75 * share:.2f})">{row.get(name, "")}</td>'
            )
        lines.append(f"<tr><td>{escape(category)}</td>{''.join(cells)}</tr>")
    return (
        "<h3>Categories</h3><p>What was said, and what it was taken for. “-” is silence, “?” a question.</p>"
        f'<div class="wide"><table>{head}{"".join(lines)}</table></div>'
    )


def _slices(found: Document) -> str:
    if not found.slices:
        return ""
    out = ["<h2>Set by set</h2>"]
    for one in found.slices:
        status = {
            "passed": "held",
            "failed": "did not hold",
            "measured": "measured, held to nothing",
            "not_run": "not run",
        }[one["status"]]
        out.append(f"<h3>{escape(one['slice'])}: {status}</h3>")
        measures = one.get("measures", {})
        if measures:
            rows = "".join(
                f"<tr><td>{escape(name)}</td><td>{value:.4f}</td></tr>" for name, value in measures.items()
            )
            table = f"<table>{rows}</table>"
            few = len(measures) <= _FEW
            out.append(
                table if few else f"<details><summary>{len(measures)} numbers</summary>{table}</details>"
            )
        out.append(_scenes(one["report"].get("scenes", ())))
        cases = one.get("cases")
        if cases:
            listed = escape("\n".join(cases[:_SLICE_CASES]))
            out.append(
                f"<details><summary>{len(cases)} cases went wrong</summary><pre>{listed}</pre></details>"
            )
    return "".join(out)


def _scenes(scenes: Sequence[dict[str, Any]]) -> str:
    """Scripted callers: what was expected of the line, and what was seen."""
    if not scenes:
        return ""
    lines = ["<tr><th>the caller</th><th>expected</th><th>seen</th></tr>"]
    for scene in scenes:
        for check, seen in scene["seen"].items():
            value = "" if seen["value"] is None else f" <small>{seen['value']:g}</small>"
            what = "yes" if seen["held"] else f"no: {escape(seen['why'])}"
            bad = "" if seen["held"] else " class=bad"
            lines.append(
                f"<tr{bad}><td>{escape(scene['scene'])}</td><td>{escape(check)}</td><td>{what}{value}</td></tr>"
            )
    return (
        f"<details><summary>{len(scenes)} scripted callers</summary><table>{''.join(lines)}</table></details>"
    )


def _compared(compared: Sequence[Change], with_what: str) -> str:
    both = [one for one in compared if one.difference is not None and abs(one.difference) > 1e-9]
    if not compared:
        return ""
    out = [f"<h2>Compared with {escape(with_what)}</h2>"]
    if not both:
        return "".join([*out, "<p>No number that both runs have has changed.</p>"])
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{one.before:.4f}</td><td>{one.after:.4f}</td>"
        f"<td>{one.difference:+.4f}</td></tr>"
        for one in both[:_CHANGES]
    )
    out.append(f"<table><tr><th>number</th><th>then</th><th>now</th><th>change</th></tr>{rows}</table>")
    return "".join(out)


def _versions(found: dict[str, Any]) -> str:
    parts = []
    for title, table in found.items():
        rows = "".join(
            f"<tr><td>{escape(str(k))}</td><td>{escape(str(v))}</td></tr>" for k, v in table.items()
        )
        parts.append(f"<details><summary>{escape(title)}</summary><table>{rows}</table></details>")
    return f"<h2>What exactly was measured</h2>{''.join(parts)}"
