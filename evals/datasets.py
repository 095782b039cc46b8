"""Reading labelled claims: JSON Lines with evidence, claim and label.

``evals/data`` holds claims on invented passages that were written for this project: ``plain`` ones
as an assistant would retell a passage, with the slips that it would make, ``hard`` ones that take
two steps or more, and ``pairs`` that differ in what matters: a number, a negation, a subject. In
these the true ones are reworded and the false ones repeat the evidence: `eval challenge` is harder
for it, and a model would learn just that. The ``genres`` are by eight authors, each at home in one
kind of document: handbooks, manuals, medicine, law, news, finance, science, everyday notices; the
``fields`` by eight more, on short passages in pairs and on long ones as an answer would tell them,
the false ones reworded as far as the true ones. ``tellings`` tell a sentence or two another way or
of the wrong noun, ``passages`` what several sentences say, in their words and in others, ``cases``
what rules, their exceptions and accounts of events mean for someone or something. A passage is in
one file only: the second reader is trained on ``train``, the calibration is fitted to
``fit``, and ``test`` is for neither. The ``drafts`` are answers about a handbook (CC0) that is not
part of the repository.
"""

import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from agent.domain.base import Frozen
from agent.domain.text import Span
from agent.errors import InputError

OWN = Path(__file__).with_name("data")
LABELS = ("supported", "contradicted", "not_found", "weak", "unsupported")
HELD_OUT = 60
"""First rows of a public set that the calibration is not fitted to."""
DRAWN = 400
"""Rows of a public set at most that it is fitted to."""


class Row(Frozen):
    """One labelled claim; ``unsupported`` means not supported, kind unknown.

    ``group`` names the document that the evidence comes from: rows of one group are not
    independent.
    """

    row_id: str
    dataset: str
    evidence: tuple[str, ...]
    claim: str
    label: str
    group: str
    kind: str = ""
    pair: str | None = None


def read(path: Path) -> list[Row]:
    """Return the rows of a ``.jsonl`` or ``.jsonl.gz`` file.

    Raises:
        InputError: naming file and line of what cannot be read.
    """
    try:
        content = path.read_bytes()
        lines = (gzip.decompress(content) if path.suffix == ".gz" else content).decode().split("\n")
    except (OSError, EOFError, UnicodeDecodeError, zlib.error) as error:
        why = getattr(error, "strerror", None) or error
        raise InputError(f"{path} cannot be read: {why}") from error
    return [_row(path, number, line) for number, line in enumerate(lines, 1) if line.strip()]


def folder(path: Path) -> dict[str, list[Row]]:
    """Return the rows of every ``.jsonl`` file in ``path`` by file name, sorted.

    Raises:
        InputError: when there is no such folder or no such file in it.
    """
    files = sorted(path.glob("*.jsonl"))
    if not files:
        raise InputError(f"{path} holds no .jsonl files; name a folder of labelled claims")
    return {f.stem: read(f) for f in files}


def drawn(rows: Sequence[Row], held_out: int = HELD_OUT, limit: int = DRAWN) -> list[Row]:
    """Return the rows of a file that the calibration is fitted to, drawn with a fixed seed.

    Args:
        rows: all rows of the file, in their order.
        held_out: so many rows at its beginning, and all others on the same evidence, are not drawn.
        limit: most rows.
    """
    known = {r.group for r in rows[:held_out]}
    left = [r for r in rows[held_out:] if r.group not in known]
    return Random(0).sample(left, min(limit, len(left)))


def unseen(rows: Sequence[Row]) -> list[Row]:
    """Return the rows of a file that the calibration is not fitted to, in their order."""
    fitted = {r.row_id for r in drawn(rows)}
    return [r for r in rows if r.row_id not in fitted]


def _row(path: Path, number: int, line: str) -> Row:
    try:
        data = json.loads(line)
        evidence = data["evidence"]
        texts = (evidence,) if isinstance(evidence, str) else tuple(evidence)
        row = Row(
            row_id=str(data["id"]),
            dataset=data.get("dataset", path.name.partition(".")[0]),
            evidence=texts,
            claim=data["claim"],
            label=data["label"],
            group=" ".join(texts)[:400],
            kind=data.get("kind") or "",
            pair=data.get("pair"),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(f"{path}, line {number} is not a labelled claim: {error!r}") from error
    if row.label not in LABELS:
        raise InputError(f"{path}, line {number}: unknown label {row.label!r}")
    return row


def sentence_spans(draft: str, sentences: Sequence[Mapping[str, Any]]) -> list[Span]:
    """Return where the labelled ``sentences`` of a draft, given in its order, stand in it.

    Raises:
        InputError: naming a sentence that is not there.
    """
    spans: list[Span] = []
    for sentence in sentences:
        start = draft.find(sentence["text"], spans[-1].end if spans else 0)
        if start < 0:
            raise InputError(f"the draft has no sentence {sentence['text']!r} at its place")
        spans.append(Span(start=start, end=start + len(sentence["text"])))
    return spans
