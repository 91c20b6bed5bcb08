"""Writing a report to a folder."""

import json
from pathlib import Path

from evals.errors import EvalError
from evals.report.document import FILE, Document, changes, earlier_numbers
from evals.report.markdown import markdown
from evals.report.page import page


def write_report(found: Document, folder: Path, against: Path | None = None) -> Path:
    """Write `report.json`, `report.md` and `report.html`.

    Args:
        found: the report.
        folder: where to.
        against: an earlier report's folder or file, to compare with.

    Returns:
        The page.

    Raises:
        EvalError: the folder cannot be written, or `against` is no report.
    """
    compared, with_what = [], ""
    if against is not None:
        with_what, before = earlier_numbers(against)
        compared = changes(before, found.numbers())
    html = folder / "report.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(
            json.dumps(found.to_dict(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
        )
        (folder / "report.md").write_text(markdown(found, compared, with_what), encoding="utf-8")
        html.write_text(page(found, compared, with_what), encoding="utf-8")
    except OSError as error:
        raise EvalError(
            f"cannot write to {folder} ({error.strerror}); name another folder with --out"
        ) from error
    return html
