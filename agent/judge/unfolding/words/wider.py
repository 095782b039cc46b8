"""Times told by the wider one of a claim: *in 1908* is *in the 1900s*, *late May* is *May*.

So is *in the second half*, told after *in the first half of 2023*, that of 2023.
"""

import re

from agent.domain.prose.calendar import MONTH
from agent.judge.quantities.times.dates import calendar_spans, completed

_PART = re.compile(
    r"\b(?:(?:in|at|towards?|during|from|since|until|by|on) )?(?:the )?(?:(?:first"
    r"|second|last|latter|early)"
    r" (?:half|week|third|days|part)|beginning|middle|end|start) of (?P<of>"
    rf"{MONTH})\b|\b(?:in )?(?:early|late|mid)[- ](?P<month>{MONTH})\b",
    re.IGNORECASE,
)
_IN_MONTH = re.compile(rf"\bin (?P<month>{MONTH})\b", re.IGNORECASE)
_HALF = re.compile(
    r"\bin (?:the )?(?P<first>first|second) (?P<part>half"
    r"|quarter)(?: of)? (?P<year>(?:19|20)\d\d)\b"
    r"(?P<between>[^.;]*?)\bin (?:the )?(?:first|second|third|fourth) (?P=part)(?! of"
    r"| (?:19|20)\d\d)",
    re.IGNORECASE,
)
CUE = re.compile(rf"{_PART.pattern}|\b1\d\d\d\b|\b20\d\d\b", re.IGNORECASE)


def in_its_time(text: str, claim: str) -> str:
    """Return a text with its time as the claim tells one that takes it in, or as it stands.

    Example:
        "The pier burned down in 1908.", for a claim on the twentieth century, is "The pier burned
        down in the twentieth century."
    """
    half = _HALF.search(text)
    if half:
        return f"{text[: half.end()]} of {half['year']}{text[half.end() :]}"
    return _in_its_month(text, claim) or _in_its_century(text, claim) or text


def _in_its_month(text: str, claim: str) -> str:
    """Return a text on a part of a month as one on the month, for a claim on that alone."""
    asked, parts = list(_IN_MONTH.finditer(claim)), list(_PART.finditer(text))
    if len(asked) != 1 or len(parts) != 1 or _PART.search(claim):
        return ""
    (part,) = parts
    month = part["of"] or part["month"]
    if month.lower() != asked[0]["month"].lower():
        return ""
    return f"{text[: part.start()]}in {month}{text[part.end() :]}"


def _in_its_century(text: str, claim: str) -> str:
    """Return a text on a year as one on the decade or century that a claim tells."""
    mine, theirs = calendar_spans(claim), calendar_spans(text)
    if len(mine) != 1 or not (mine[0].day.decade or mine[0].day.century):
        return ""
    dated = [s for s in theirs if s.day.year]
    if len(dated) != 1:
        return ""
    (span,) = dated
    wide, own = mine[0], completed(span.day)
    within = own.decade == wide.day.decade if wide.day.decade else own.century == wide.day.century
    before = re.search(r"\b(?:in|on) $", text[: span.start])
    if (
        not within
        or not before
        or re.search(r"\b(?:early|late|mid)\W*$", claim[: wide.start], re.I)
    ):
        return ""
    return f"{text[: before.start()]}in the {claim[wide.start : wide.end]}{text[span.end :]}"
