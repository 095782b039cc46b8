"""How questions are answered whose answering statements are marked in the documents."""

import statistics
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from agent.api import answer
from agent.domain.anchors import strip_anchors
from agent.domain.prose.sentences import split_sentences
from agent.domain.report import FlagType, WarningCode
from evals.e2e import Advance
from evals.quoting import words

TOLD = 0.9  # least share of a statement's words that one sentence of an answer has
SURE, CLOSEST, REFUSED = "sure", "closest", "refused"


class Asked(NamedTuple):
    """A question's marked statements, and what became of it.

    Attributes:
        answerable: whether there are statements that answer it.
        told: for each of them, whether the answer has it.
        misled: whether the answer has one that only seems to, and none that does.
        how: ``sure``, told as the ``closest``, or ``refused``.
        elapsed_ms: milliseconds of the run.
    """

    answerable: bool
    told: list[bool]
    misled: bool
    how: str
    elapsed_ms: float


def asked(rows: Sequence[Mapping[str, Any]], workspace: str, progress: Advance) -> list[Asked]:
    """Return what became of each question, see `evals.organisations`."""
    found = []
    for row in rows:
        start = time.perf_counter()
        report = answer(row["question"], workspace=workspace)
        elapsed = (time.perf_counter() - start) * 1000
        refused = any(f.type is FlagType.NO_EVIDENCE for f in report.risk.flags)
        closest = any(w.code is WarningCode.NO_SURE_ANSWER for w in report.warnings)
        how = REFUSED if refused else CLOSEST if closest else SURE
        told = [tells(report.answer, a["text"]) for a in row["answers"]]
        near = any(tells(report.answer, n["text"]) for n in row.get("near", ()))
        found.append(Asked(bool(told), told, near and not any(told), how, elapsed))
        progress(1)
    return found


def asking(answers: Sequence[Asked]) -> dict[str, Any]:
    """Return the figures.

    - ``answered``: share of answerable questions that a marked statement was told for, and
      ``answered_surely``, not as the closest there is;
    - ``statements_told``: share of all marked statements;
    - ``misled``: share of answerable questions that only what seems to answer was told for;
    - ``sure``, ``closest``, ``refused``: shares of answerable questions, and of those without an
      answer (``unanswerable_…``).
    """
    known = [a for a in answers if a.answerable]
    unknown = [a for a in answers if not a.answerable]
    ways = (SURE, CLOSEST, REFUSED)
    return {
        "questions": len(answers),
        "unanswerable": len(unknown),
        "answered": _share([any(a.told) for a in known]),
        "answered_surely": _share([any(a.told) and a.how == SURE for a in known]),
        "statements_told": _share([t for a in known for t in a.told]),
        "misled": _share([a.misled for a in known]),
        **{way: _share([a.how == way for a in known]) for way in ways},
        **{f"unanswerable_{way}": _share([a.how == way for a in unknown]) for way in ways},
        "median_ms": statistics.median(a.elapsed_ms for a in answers),
    }


def tells(text: str, statement: str) -> bool:
    """Tell whether a sentence of ``text`` has a statement of a document: a sentence, item or row.

    Of a table's row it must have the first cell and another one.
    """
    plain = strip_anchors(text)[0]
    sentences = [set(words(s.of(plain))) for s in split_sentences(plain)]
    cells = [set(words(cell)) for cell in statement.strip().strip("|").split("|")]
    if len(cells) > 1:
        first, *others = (c for c in cells if c)
        return any(first <= s and any(c <= s for c in others) for s in sentences)
    wanted = set(words(statement))
    return any(len(wanted & s) >= TOLD * len(wanted) for s in sentences)


def _share(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else 0.0
