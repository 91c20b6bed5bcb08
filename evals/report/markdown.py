"""The report as Markdown, for a pull request."""

from collections.abc import Sequence

from evals.audio.tables import ALL
from evals.rate import Rate
from evals.report.document import Change, Document


def markdown(found: Document, compared: Sequence[Change] = (), with_what: str = "") -> str:
    """The whole text."""
    lines = [f"# {found.title}", "", f"{found.made_at}. {found.note}".strip(), ""]
    lines += [f"- breach: {breach}" for breach in found.breaches]
    lines += [f"- not run, which is not a pass: {one}" for one in found.not_run]
    if found.cells:
        lines += ["", "## Over the telephone", ""]
        lines += ["| line | language | recall | false alarms | word errors | latched, s | script audio, s |"]
        lines += ["|---|---|---|---|---|---|---|"]
        lines += [
            f"| {each.condition} | {each.locale} | {_rate(each.recall)} | {_rate(each.alarms)} | "
            f"{_rate(each.words)} | {each.latched} | {each.script_audio} |"
            for each in found.cells
            if each.category == ALL
        ]
        missed = [one for one in found.trials if one.missed]
        if missed and found.named:
            lines += ["", "### Missed", ""]
            lines += [
                f"- `{one.id}` {one.condition}, {one.category}: “{one.text}”; heard “{one.heard}”"
                + (f"; {one.unusable}" if one.unusable else "")
                for one in missed
            ]
    if found.slices:
        lines += ["", "## Set by set", "", "| slice | status | cases that went wrong |", "|---|---|---|"]
        lines += [
            f"| {one['slice']} | {one['status']} | {'not named' if one['cases'] is None else len(one['cases'])} |"
            for one in found.slices
        ]
    both = [one for one in compared if one.difference]
    if compared:
        lines += ["", f"## Compared with {with_what}", ""]
        lines += ["| number | then | now | change |", "|---|---|---|---|"] if both else ["Nothing changed."]
        lines += [
            f"| {one.name} | {one.before:.4f} | {one.after:.4f} | {one.difference:+.4f} |"
            for one in both[:30]
        ]
    hashes = found.provenance.get("hashes", {})
    lines += ["", "## What exactly was measured", ""]
    lines += [f"- {name}: `{value}`" for name, value in hashes.items()]
    return "\n".join(lines) + "\n"


def _rate(rate: Rate) -> str:
    if not rate.total:
        return "–"
    low, high = rate.interval
    return f"{rate.value:.3f} ({rate.hits}/{rate.total}, {low:.2f}–{high:.2f})"
