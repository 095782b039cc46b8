"""Statements beside the case that is asked about: they are told, but answer nothing surely.

"Up to 5000 euros the fee is 115 euros" tells no fee of a claim of 8000 euros, the score in a row of
2025 is not that of 2024, and no row of a table is that of a site which none of them names.
"""

import re
from collections.abc import Sequence

from agent.domain.asking.needs import demand, satisfies
from agent.domain.prose.calendar import MONTHS, WEEKDAYS
from agent.domain.prose.figures import FigureKind, figures
from agent.domain.prose.terms import stem, terms, words
from agent.writer.drafting.bands import bands, unbounded
from agent.writer.drafting.relevance import FIGURES
from agent.writer.drafting.statements import Statement

FITS = 0.5
_IN = re.compile(r"\b(?:in|during|for|of)\s+(?P<year>(?:19|20)\d{2})\b", re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
_FIRST = re.compile(r"(?:^|[.?!:,]\s+)\w+")
_NO_KEY = frozenset(name.lower() for name in ("i", *MONTHS, *WEEKDAYS))


def is_beside(question: str, statement: Statement, pool: Sequence[Statement]) -> bool:
    """Tell whether a statement speaks of another case than the one asked about.

    Args:
        question: what is asked.
        statement: the one that answers best.
        pool: all statements that were found.
    """
    return (
        _out_of_bounds(question, statement.text)
        or _of_another_year(question, statement, pool)
        or _of_no_row(question, statement, pool)
    )


def _out_of_bounds(question: str, text: str) -> bool:
    """Tell whether a figure that is asked for is told of other values than the one asked about."""
    wanted = demand(question)
    if wanted.need not in FIGURES or satisfies(wanted, unbounded(text)) < FITS:
        return False
    asked, told = bands(question, points=True), bands(text)
    return any(m in told and told[m].common(band) is None for m, band in asked.items())


def _of_another_year(question: str, statement: Statement, pool: Sequence[Statement]) -> bool:
    """Tell whether a row of a table has dates, and none of the year asked about."""
    asked = {m["year"] for m in _IN.finditer(question)}
    row = _row(statement, pool)
    years = {y for f in figures(row) if f.kind is FigureKind.DATE for y in _YEAR.findall(f.text)}
    around = " ".join((statement.title, *statement.headings, *statement.leads))
    return bool(asked and years) and not asked & {*years, *_YEAR.findall(around)}


def _of_no_row(question: str, statement: Statement, pool: Sequence[Statement]) -> bool:
    """Tell whether the question names something, and the rows of tables nothing of that name.

    What an abbreviation stands for may be there in full.
    """
    if not _row(statement, pool):
        return False
    inside = _FIRST.sub(" ", question)
    named = {
        stem(w)
        for w in words(inside)
        if w[0].isupper() and (len(w) == 1 or not w.isupper()) and w.lower() not in _NO_KEY
    }
    known = (" ".join((s.title, *s.headings, s.text, *s.leads)) for s in pool)
    return bool(named - {t for text in known for t in terms(text)})


def _row(statement: Statement, pool: Sequence[Statement]) -> str:
    """Return all of the row that a statement is of, '' if it is of none."""
    if statement.record:
        return " | ".join(s.body for s in pool if s.chunk_id == statement.chunk_id)
    return " | ".join(cell for _, cell in statement.cells)
