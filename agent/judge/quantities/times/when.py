"""How a text places something at a date: before or after it, by it; early or late in it."""

import re

BEFORE, BY, UNTIL, SINCE, AFTER = "before", "by", "until", "since", "after"

_EARLY = r"early|start|beginning|outset|opening (?:days|weeks|months)|first (?:few )?(?:days|weeks)"
_LATE = r"late|end|close|closing (?:days|weeks|months)|(?:last|final) (?:few )?(?:days|weeks)"
_PART = re.compile(
    r"(?P<whole>\b(?:from|since|until|till|through|up to)\s+the\s+(?:very\s+)?"
    r"(?:start|beginning|end)\s+of)?"
    rf"(?:(?P<early>\b(?:{_EARLY}))|(?P<mid>\b(?:mid|middle))|(?P<late>\b(?:{_LATE}))"
    r"|(?P<h1>\b(?:first half|first six months|first (?:two|2) weeks|first fortnight|H1))"
    r"|(?P<h2>\b(?:(?:second|last|latter) half|(?:last|second) six months"
    r"|(?:last|final|second) (?:(?:two|2) weeks|fortnight)|H2)))?(?P<link>\s+in|\s+of|)[\s-]+"
    r"(?:the\s+)?(?:(?:year|month)\s+(?:of\s+)?)?$",
    re.IGNORECASE,
)
_LINKED = frozenset("start beginning outset end close middle".split())
"""Words that are no part of a date without "of"."""
_HALF_AFTER = re.compile(r",?\s+H(?P<half>[12])\b")
_LEAD = re.compile(
    r"\b(?:(?P<since>on or after|(?:no|not) (?:earlier|sooner) than|not before|since|from)"
    r"|(?P<by>on or before|before or on|(?:no|not) later than|not after|by)"
    r"|(?P<until>up until|up to|until|till|through)"
    r"|(?P<before>before|prior to|earlier than|ahead of)"
    r"|(?P<after>after|later than|following|beyond|subsequent to))"
    r"(?P<rest>(?:\s+(?:the|very|year|month|of|in|early|late|end|start|beginning|middle|close"
    r"|first|second|half)\b|\s+mid(?:\b|-))*\s*)$",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"\b(?:before|by the time) $", re.IGNORECASE)
_OVER = re.compile(
    r"\s(?:(?:is|was|has been) (?:out|over|up|past)|ends|has ended|runs out)\b", re.IGNORECASE
)
"""What makes of the time before a date that before its end: *before November is out*."""
BOUNDS = {BEFORE: "until", UNTIL: "until", SINCE: "since", AFTER: "since"}
"""Which end of a period a date is by the way something is placed at it."""
_LEADS = (SINCE, BY, UNTIL, BEFORE, AFTER)
_FISCAL = r"(?P<fiscal>fiscal|financial)"
_YEAR_KIND = re.compile(
    rf"\b(?:{_FISCAL}|(?P<calendar>calendar))(?:\s+year)?(?:\s+of)?\s+$", re.IGNORECASE
)
_KIND_AFTER = re.compile(rf"\s+(?:{_FISCAL}|(?P<calendar>calendar))\s+year\b", re.IGNORECASE)
_DEADLINE = re.compile(
    r"\b(?:deadlines?|due|expires?|expiry|cut-?off|last (?:day|date)|latest)\b[^.;\n]*$",
    re.IGNORECASE,
)
"""What makes of a date the last one: a deadline is the day *by* which something is done."""
RANGES = {
    "early": (0.0, 0.42), "mid": (0.3, 0.7), "late": (0.58, 1.0), "h1": (0.0, 0.5), "h2": (0.5, 1.0)
}  # fmt: skip


def lead(text: str, start: int, *, named: bool) -> str:
    """Return how the words before a date place something at it, '' where it is on that date.

    Args:
        text: the text.
        start: where the date begins.
        named: whether a noun follows it: *after the 2010 election* is not after 2010.
    """
    match = _LEAD.search(text, max(0, start - 60), start)
    if match is None or named:
        return BY if _DEADLINE.search(text, 0, start) else ""
    return next(k for k in _LEADS if match[k])


def part(text: str, start: int, end: int) -> str:
    """Return which part of a date is meant: early, mid, late, h1 or h2; '' for all of it.

    *Until the end of June* is until June, *before June is out* is before its end.
    """
    if _OVER.match(text, end) and _BEFORE.search(text, 0, start):
        return "late"
    after = _HALF_AFTER.match(text, end)
    if after is not None:
        return f"h{after['half']}"
    match = _PART.search(text, max(0, start - 60), start)
    if match is None or match["whole"]:
        return ""
    name = next((k for k in RANGES if match[k]), "")
    bare = name and match[name].lower() in _LINKED and match["link"].strip() != "of"
    return "" if bare else name


def kind_of_year(text: str, start: int, end: int) -> str:
    """Return ``fiscal`` or ``calendar`` where a text says which kind of year it means, else ''."""
    match = _YEAR_KIND.search(text, max(0, start - 40), start) or _KIND_AFTER.match(text, end)
    if match is None:
        return "fiscal" if text[start : start + 2] == "FY" else ""
    return "fiscal" if match["fiscal"] else "calendar"
