"""All days but some: *free except on Sundays* is free on Mondays, and has its price on Sundays."""

import re

from agent.domain.prose.calendar import WEEKDAY
from agent.domain.prose.casing import capital
from agent.judge.quantities.times.dates import WEEKDAYS

_DAY = rf"(?:{WEEKDAY})s?"
_JOIN = r"(?:, and |, | and | or | & )"
_ONE = rf"(?:on |at )?(?:{_DAY}|(?:the )?weekends?)"
_DAYS = rf"(?:{_ONE}(?:{_JOIN}{_ONE})*)"
_ALL = r"(?: daily| (?:every|each) day(?: of the week)?| (?:seven|7) days a week| all week)?"
_EXCEPT = (
    r"(?:except(?:ing)?(?: for)?|but not|excluding|save(?: for)?|with the exception of|apart from"
    r"|aside from|other than)"
)
_HOLIDAYS = r"(?P<holidays>,? (?:and|or) (?:on )?(?:\w+ )?holidays)?"
_CLOSING = re.compile(
    rf"{_ALL},? \(?{_EXCEPT} (?P<days>{_DAYS}){_HOLIDAYS}\)?(?=[.,;!]|$)", re.IGNORECASE
)
_FRONTED = re.compile(
    rf"^{_EXCEPT} (?P<days>{_DAYS}){_HOLIDAYS}, (?P<main>[^.]+)(?=[.!]|$)", re.IGNORECASE
)
CUE = re.compile(rf"\b{_EXCEPT} {_DAYS}", re.IGNORECASE)
_SPAN = rf"(?:from )?{_DAY} ?(?:to|through|until|till|-|–) ?{_DAY}"
_SAID = re.compile(
    rf"\b(?P<days>{_SPAN}|(?:on|every|each|at) (?:{_DAY}|weekdays|(?:the )?weekends?)"
    rf"(?:{_JOIN}(?:on )?{_DAY})*)\b"
    r"(?! (?:\w+ )?(?:morning|afternoon|evening|night|lunch|holiday))",
    re.IGNORECASE,
)
_RELATIVE = re.compile(r"^, (?:when|on which)\b[^;.]*")
_ANY = re.compile(
    rf"\b(?:{_DAY}|weekends?|weekdays?|working days?|holidays?|days?|dail[yi]\w*)\b", re.IGNORECASE
)
ANY_DAY = re.compile(rf"\b(?:{_DAY}|weekends?|weekdays?)\b", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|none|nobody|only|unless|without|hardly|rarely|seldom|some|sometimes|often"
    r"|usually|normally|once|twice|times|weekly|fortnightly|monthly|yearly|annual\w*|week|weeks"
    r"|month|months|year|years|few|most|first|last|second|alternate|other)\b|n['’]t\b",
    re.IGNORECASE,
)
_FREE = re.compile(
    r"^(?P<what>[^,;:]{2,60}?) (?P<be>is|are) free(?: of charge)?(?P<days>)[.!]?$", re.IGNORECASE
)
_WEEKEND, _WEEK = frozenset({6, 7}), frozenset({1, 2, 3, 4, 5})


def on_days(text: str, claim: str) -> str:
    """Return a sentence that excepts days as it holds of the days of the claim.

    Where that is unclear (*open twice a week except on Sundays*), it stands as it is.
    """
    asked = _asked(claim)
    match = _FRONTED.match(text) or _CLOSING.search(text)
    if match is None or asked is None or CUE.search(text, match.end()):
        return text
    rest = match["main"] if "main" in match.re.groupindex else text[: match.start()]
    after = _RELATIVE.sub("", text[match.end() :])
    if _UNCLEAR.search(rest) or _ANY.search(rest) or _ANY.search(after):
        return text
    days, phrase = asked
    excepted = named(match["days"])
    if not days & excepted:
        return f"{capital(rest)} {phrase}{after}"
    free = _FREE.match(rest)
    if days <= excepted and free and "free" not in claim.lower() and after in {"", ".", "!"}:
        have = "has" if free["be"].lower() == "is" else "have"
        what = free["what"]
        return f"{capital(what)} {have} to be paid for {phrase}."
    return text


def _asked(claim: str) -> tuple[frozenset[int], str] | None:
    """Return the days of which a claim speaks and its words for them, None if it is unclear."""
    found = list(_SAID.finditer(claim))
    if len(found) != 1:
        return None
    rest = f"{claim[: found[0].start()]} {claim[found[0].end() :]}"
    if _ANY.search(rest) or re.search(r"\b(?:only|except|first|last)\b", rest, re.IGNORECASE):
        return None
    return named(found[0]["days"]), found[0]["days"]


def named(text: str) -> frozenset[int]:
    """Return the days (1 Monday to 7 Sunday) that a phrase names, ranges filled in."""
    lower = text.lower()
    found = [WEEKDAYS[m[0].lower().rstrip("s")] for m in re.finditer(_DAY, text, re.IGNORECASE)]
    days = frozenset(found)
    if re.search(_SPAN, text, re.IGNORECASE):
        first, last = found
        days = frozenset((first - 1 + i) % 7 + 1 for i in range((last - first) % 7 + 1))
    if "weekend" in lower:
        days |= _WEEKEND
    return days | _WEEK if "weekday" in lower else days
