"""Cut-off dates, told for the date of a claim: *cars registered before 2006 may not enter*.

Of a car that was registered in 2004 that is told by its own date, and of one of 2008 with the last
date that is meant: *registered in 2005 or earlier*. What *applies to contracts signed after May* is
denied of one signed in April, for a claim that denies it.
"""

import calendar
import datetime
import re
from typing import NamedTuple

from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.dates import MONTHS
from agent.judge.unfolding.denied import Edit, denied, denies, edited, finite, main_verb

_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_DATE = (
    rf"(?:(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)? )?(?=(?-i:[A-Z]))(?P<month>{_MONTH})"
    r"(?: (?P<year>\d{4}))?"
    r"|(?P<only>(?:1[5-9]|20)\d\d))(?![\w/-]|[.,]\d)"
)
_SIDE = (
    r"(?:(?P<closed>by|until|on or before|no later than|not later than|(?P<since>from|since"
    r"|on or after))|(?P<open>before|after))"
)
_LIMIT = re.compile(rf"(?P<deed>[a-z]+) (?P<side>{_SIDE}) {_DATE}", re.IGNORECASE)
_CASE = re.compile(rf"(?P<deed>[a-z]+) (?P<at>(?:on|in) {_DATE})", re.IGNORECASE)
_TIMES = re.compile(rf"\b{_DATE}", re.IGNORECASE)
CUE = re.compile(rf"[a-z] {_SIDE} {_DATE}", re.IGNORECASE)
_ASIDE = frozenset({"acl", "relcl", "advcl"})
_DENYING = re.compile(r"\b(?:not|cannot|never|no)\b|n['’]t\b", re.IGNORECASE)
_SOME_YEAR = 2001
_MONTHS = 12


class _Date(NamedTuple):
    """A date, as far as it is told; 0 for what is left out."""

    year: int
    month: int
    day: int


def at_its_date(tree: Tree, claim: str) -> str:
    """Return a text with its one cut-off date told for the one date of a claim.

    It stands as it is where the two are not of the same deed, or where it is unclear which of them
    is earlier, and where the deed is all that is told: what *was built before 1900* need not have
    been built in 1890.
    """
    text = tree.text
    limits, cases = list(_LIMIT.finditer(text)), list(_CASE.finditer(claim))
    if len(limits) != 1 or len(cases) != 1 or len(_TIMES.findall(claim)) != 1:
        return text
    (limit,), (case,) = limits, cases
    same = stem(limit["deed"].lower()) == stem(case["deed"].lower())
    if not same or not _sets_apart(tree, *limit.span()):
        return text
    end, asked = _date(limit), _date(case)
    order = _order(asked, end)
    if order is None:
        return text
    before = limit["side"].lower() == "before" if limit["open"] else not limit["since"]
    kept = (order < 0 if before else order > 0) or (order == 0 and bool(limit["closed"]))
    if not kept and _DENYING.search(claim) and (denial := _denied(tree)):
        edits = [denial, (limit.end("deed"), limit.end(), f" {case['at']}")]
        return edited(tree, range(len(tree.tokens)), edits)
    told = case["at"] if kept else _last(end, before=before, closed=bool(limit["closed"]))
    return f"{text[: limit.end('deed')]} {told}{text[limit.end() :]}" if told else text


def _denied(tree: Tree) -> Edit | None:
    """Return the edit that denies what one sentence says, None where that is unclear."""
    words = range(len(tree.tokens))
    if len(tree.sentences) != 1 or denies(tree, words):
        return None
    verb = main_verb(tree, words)
    said = "" if verb is None else denied(tree, verb)
    if verb is None or not said:
        return None
    return tree.tokens[verb].start, tree.tokens[verb].end, said


def _sets_apart(tree: Tree, start: int, end: int) -> bool:
    """Tell whether a deed says of which things something is told: *cars registered before …*.

    It does by its place in the tree, or where only what follows it has a verb that is finite: of
    *staff hired before May get a card* parsers take either verb for the main one.
    """
    deed = next((i for i, t in enumerate(tree.tokens) if t.start == start), None)
    if deed is None:
        return False
    after = next((t for t in tree.tokens if t.start >= end), None)
    opens = after is not None and after.pos in ("VERB", "AUX")
    return tree.tokens[deed].dep in _ASIDE or (opens and finite(tree, range(deed)) is None)


def _date(match: re.Match[str]) -> _Date:
    month = MONTHS[match["month"].lower()] if match["month"] else 0
    return _Date(int(match["year"] or match["only"] or 0), month, int(match["day"] or 0))


def _order(one: _Date, other: _Date) -> int | None:
    """Return whether one date is before (-1) or after (1) another, or the same (0)."""
    if bool(one.year) != bool(other.year):
        return None
    for a, b in zip(one, other, strict=True):
        if a and b and a != b:
            return -1 if a < b else 1
        if bool(a) != bool(b):
            return None
    return 0


def _last(end: _Date, *, before: bool, closed: bool) -> str:
    """Return the last date up to a cut-off date that is meant, with those beyond it."""
    step, beyond = (-1, "earlier") if before else (1, "later")
    step *= not closed
    if not end.month:
        return f"in {end.year + step} or {beyond}"
    year = f" {end.year}" if end.year else ""
    if not end.day:
        month = end.month + step
        return f"in {calendar.month_name[month]}{year} or {beyond}" if 1 <= month <= _MONTHS else ""
    try:
        day = datetime.date(end.year or _SOME_YEAR, end.month, end.day)
    except ValueError:
        return ""
    day += datetime.timedelta(days=step)
    same = day.year == (end.year or _SOME_YEAR)
    year = year if same or not year else f" {day.year}"
    return (
        f"on {day.day} {calendar.month_name[day.month]}{year} or {beyond}" if same or year else ""
    )
