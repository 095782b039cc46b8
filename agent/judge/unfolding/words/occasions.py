"""Days and months named one by one, told as how often: *on Mondays and Thursdays* is twice a week.

*Due in April and October* is due twice a year; *paid annually in March* is paid every March.
"""

import re

from agent.domain.prose.calendar import MONTH, WEEKDAY
from agent.judge.alignment.lexical import coverage

_JOIN = r"(?:, and |, | and | & )"
_DAYS = (
    rf"(?:on (?:{WEEKDAY})s(?:{_JOIN}(?:on )?(?:{WEEKDAY})s)*"
    rf"|(?:on )?(?:every|each) (?:{WEEKDAY})(?:{_JOIN}(?:(?:every|each) )?(?:{WEEKDAY}))*)"
)
_MONTHS = (
    rf"(?:in (?:{MONTH})(?:{_JOIN}(?:in )?(?:{MONTH}))+"
    rf"|(?:every|each) (?:{MONTH})(?:{_JOIN}(?:{MONTH}))*)"
)
_AFTER = r"(?=[.,;]|$| (?:at|by|from|to|and|for|with)\b)"
_NAMED = re.compile(rf"\b(?:(?P<week>{_DAYS})|(?P<year>{_MONTHS})){_AFTER}", re.IGNORECASE)
_YEARLY = re.compile(
    rf"\b(?:(?:annually|yearly|once a year|(?:every|each) year),? in (?P<after>{MONTH})"
    rf"|in (?P<before>{MONTH}) (?:of )?(?:every|each) year|(?:every|each) (?P<every>{MONTH}))"
    r"(?!\w| \d)",
    re.IGNORECASE,
)
_EVERY = re.compile(rf"\b(?P<lead>every|each) (?:{MONTH})\b(?! \d)", re.IGNORECASE)
_FIRST = re.compile(
    rf"\b(?:on )?the (?:first|second|third|fourth|last) (?P<day>{WEEKDAY}) (?:of|in)"
    r" (?:the|each|every) (?:(?P<month>month)|(?:\w+ )?(?:month|quarter|year))\b",
    re.IGNORECASE,
)
_MONTHLY = re.compile(
    r"\b(?:once (?:a|per|each|every) month|every month|each month|monthly(?=[.,;]|$))",
    re.IGNORECASE,
)
_ALL = re.compile(rf"\b(?:on|every|each) (?:{WEEKDAY})s?\b(?! \d)", re.IGNORECASE)
_SOME = re.compile(r"\b(?:month|quarter|year|first|second|third|fourth|last|a|one|not|no)\b", re.I)
_OFTEN = re.compile(
    r"\b(?P<times>once|twice"
    r"|(?:one|two|three|four|five|six|seven|\d) (?P<what>times?|days?|months?))"
    r" (?:a|per|each|every) (?P<per>week|year)\b|\b(?P<weekly>weekly|every week)(?=[.,;]|$)",
    re.IGNORECASE,
)
_EVENT = re.compile(
    r"\b(?:due|paid|publish\w*|held|meets?|takes? place|issued|serviced|inspected|billed|invoiced"
    r"|credited|charged|levied|carried out|refilled|replaced|renewed|released|performed|conducted"
    r"|sent|sends?|appears?|comes? out|reviewed|collected|tested|checked|audited|cleaned|emptied"
    r"|updated|deliver\w*|convenes?)\b",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|if|or|either|usually|sometimes|often|once|twice|times"
    r"|alternate|other|first|second|third|last|next|until|since|was|were|had|did|(?:19|20)\d\d"
    r"|week\w*|fortnight\w*|month\w*|quarter\w*|year\w*|annual\w*|daily|days?)\b|n['’]t\b",
    re.IGNORECASE,
)
_DATED = re.compile(rf"\b(?:{WEEKDAY}|{MONTH})s?\b", re.IGNORECASE)
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")
_MOST = 7
_ON_IT = 0.5  # share of the other words of a claim in a sentence on the same matter
CUE = re.compile(
    rf"\b(?:on|in|every|each) (?:{WEEKDAY}|{MONTH})|\b\w+ (?:{WEEKDAY}) (?:of|in)\b", re.IGNORECASE
)


def in_its_words(text: str, claim: str) -> str:
    """Return a text with its days or months as often as they are, where a claim tells how often.

    A claim that names days or months of its own is held against those of the text.

    Example:
        "Bins are emptied on Mondays and Thursdays.", for a claim on *three times a week*, is "Bins
        are emptied twice a week."
    """
    every, own = _EVERY.search(claim), list(_YEARLY.finditer(text))
    if every and len(own) == 1 and not own[0]["every"]:
        month = own[0]["after"] or own[0]["before"]
        return f"{text[: own[0].start()]}{every['lead']} {month}{text[own[0].end() :]}"
    nth = _FIRST.search(text)
    if nth and (said := _ALL.search(claim)) and not _SOME.search(claim) and "not" not in text:
        return f"{text[: nth.end()]}, not {_all(said[0], nth['day'])}{text[nth.end() :]}"
    if _DATED.search(claim):
        return text
    if nth and nth["month"] and (monthly := _MONTHLY.search(claim)):
        return f"{text[: nth.start()]}{monthly[0]}{text[nth.end() :]}"
    told, asked = list(_NAMED.finditer(text)), list(_OFTEN.finditer(claim))
    return _counted(text, told[0], asked[0], claim) if len(told) == len(asked) == 1 else text


def _all(said: str, day: str) -> str:
    return f"every {day}" if said.lower().startswith(("every", "each")) else f"on all {day}s"


def _counted(text: str, told: re.Match[str], asked: re.Match[str], claim: str) -> str:
    rest = f"{text[: told.start()]} {text[told.end() :]}"
    period = (asked["per"] or "week").lower()
    if not told[period] or _UNCLEAR.search(rest) or re.search(WEEKDAY, rest):
        return text
    if period == "year" and not _EVENT.search(rest):
        return text
    if coverage(claim[: asked.start()] + claim[asked.end() :], [rest]) < _ON_IT:
        return text
    found = {n.lower() for n in re.findall(rf"{WEEKDAY}|{MONTH}", told[0], re.IGNORECASE)}
    often = _often(len(found), asked) if len(found) <= _MOST else ""
    return f"{text[: told.start()]}{often}{text[told.end() :]}" if often else text


def _often(number: int, asked: re.Match[str]) -> str:
    """Return how often something is that is on so many days or in so many months."""
    if asked["weekly"]:
        return asked["weekly"] if number == 1 else f"{_times(number)} a week"
    what = (asked["what"] or "times").lower()
    if what in ("time", "times"):
        return f"{_times(number)} a {asked['per']}"
    fits = what.startswith("day") == (asked["per"].lower() == "week")
    plural = "" if number == 1 else "s"
    return f"{_NUMBERS[number]} {what.removesuffix('s')}{plural} a {asked['per']}" if fits else ""


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{_NUMBERS[number]} times")
