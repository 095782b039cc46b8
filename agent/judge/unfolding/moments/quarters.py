"""Quarters of the year told by their months, and such months by their quarter.

*In the first quarter* is from January to March, unless the year is one of accounts or of a school.
"""

import re

from agent.domain.prose.calendar import MONTH, MONTHS
from agent.domain.prose.casing import capital, small
from agent.judge.quantities.times.dates import calendar_spans
from agent.judge.unfolding.moments.months import RULE

_NAMED = r"(?:(?:the )?(?P<nth>first|second|third|fourth|last) quarter|Q(?P<q>[1-4]))"
_QUARTER = re.compile(
    rf"\b(?:(?P<edge>end|start|beginning) of |(?P<in>in|during|throughout) ){_NAMED}"
    r"(?: of (?:the|each|every) (?:calendar )?year)?(?! of\b|[ -](?:19|20)\d\d)(?=\W|$)",
    re.IGNORECASE,
)
CUE = re.compile(rf"\bquarter\b|\bQ[1-4]\b|\b(?:{MONTH}) ?(?:to|and|through|[-–]) ?(?:{MONTH})\b")
_MONTHS = re.compile(
    rf"\b(?:(?:from|between) )?(?P<first>{MONTH}) ?(?:to|and|through|[-–]) ?(?P<last>{MONTH})\b"
    r"(?! \d)"
)
_OF_THOSE = re.compile(r"\b\w+s (?:\w+ed|made|bought|sent) $", re.IGNORECASE)
"""What makes of a quarter one part of which may be told: *applications received in* it."""
_OTHER = re.compile(
    r"\b(?:fiscal|financial|FY|school|academic|tax|business|accounting) ?\w*|\b(?:one|any|some) of",
    re.IGNORECASE,
)
_NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": 4}


def by_its_months(text: str, claim: str) -> str:
    """Return a text with its quarter by its months, or the other way round, as a claim has it."""
    own, asked = list(_QUARTER.finditer(text)), list(_QUARTER.finditer(claim))
    if len(own) + len(asked) != 1 or _OTHER.search(f"{text} {claim}"):
        return text
    if asked:
        return _in_a_quarter(text, asked[0])
    days = [s.day for s in calendar_spans(claim) if s.day.month]
    if not days:
        return text
    (match,) = own
    if _OF_THOSE.search(text, 0, match.start()):
        return _of_its_month(text, match, {d.month for d in days if not d.day})
    if not (match["edge"] or RULE.search(text)):  # what happens in a quarter does not go on in it
        return text
    first = 3 * _number(match) - 3
    if match["edge"]:
        month = MONTHS[first + 2 if match["edge"].lower() == "end" else first]
        told = f"{match['edge']} of {month}"
    else:
        told = f"from {MONTHS[first]} to {MONTHS[first + 2]}"
    return capital(f"{text[: match.start()]}{told}{text[match.end() :]}")


def _of_its_month(text: str, match: re.Match[str], months: set[int]) -> str:
    """Return what is so of all things of a quarter as it is of those of one month."""
    first = 3 * _number(match) - 3
    if match["edge"] or len(months) != 1 or not first < min(months) <= first + 3:
        return text
    return f"{text[: match.start()]}in {MONTHS[min(months) - 1]}{text[match.end() :]}"


def _in_a_quarter(text: str, asked: re.Match[str]) -> str:
    """Return a text with its months by the quarter of a claim, where they are those of one."""
    found = list(_MONTHS.finditer(text))
    first = 3 * _number(asked) - 3
    ends = [(m["first"], m["last"]) for m in found]
    if asked["edge"] or ends != [(MONTHS[first], MONTHS[first + 2])]:
        return text
    return capital(f"{text[: found[0].start()]}{small(asked[0])}{text[found[0].end() :]}")


def _number(match: re.Match[str]) -> int:
    return int(match["q"]) if match["q"] else _NTH[match["nth"].lower()]
