"""Invented organisations, one a line: their documents, questions on them, and labelled drafts."""

import gzip
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from agent.api import index
from agent.errors import InputError
from evals.asking import Asked, asked, asking
from evals.corrections import Checked
from evals.e2e import DRAFTS, Advance, checked, drafts


def read(path: Path) -> list[dict[str, Any]]:
    """Return the organisations of a file.

    Each has a ``name`` and ``documents``, text by file name. ``questions`` have ``question``,
    ``kind``, ``answers`` and ``near``, what only seems to answer: ``file`` and ``text``. ``drafts``
    are as in a folder for `affidavit eval e2e`.

    Raises:
        InputError: when the file is absent or no packed JSON Lines.
    """
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]
    except (OSError, EOFError, ValueError) as error:
        raise InputError(f"{path} cannot be read as packed JSON Lines: {error}") from error


@contextmanager
def unpacked(row: dict[str, Any]) -> Iterator[Path]:
    """Yield a folder of the organisation's name, with ``corpus`` and its drafts, if any."""
    with tempfile.TemporaryDirectory(prefix="affidavit-eval-") as made:
        folder = Path(made) / row["name"]
        for name, text in row["documents"].items():
            path = folder / "corpus" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        drafts = [json.dumps(draft) + "\n" for draft in row.get("drafts", ())]
        (folder / DRAFTS).write_text("".join(drafts), "utf-8")
        yield folder


def run(rows: list[dict[str, Any]], progress: Advance) -> dict[str, Any]:
    """Return the figures of the questions and drafts on all organisations together."""
    runs, answers = list[Checked](), list[Asked]()
    for row in rows:
        with unpacked(row) as folder:
            index([folder / "corpus"], workspace=row["name"])
            runs += checked(row.get("drafts", ()), row["name"], progress)
            answers += asked(row["questions"], row["name"], progress)
    report: dict[str, Any] = {"questions": asking(answers)}
    return report | ({"drafts": drafts(runs)} if runs else {})
