"""Times of day: "21:40", "1 p.m.", "noon", "half past nine", "ten to six", "six this evening"."""

import re
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose import calendar
from agent.judge.quantities.numbers.scales import UNITS

_LEADS = ("at", "until", "till", "before", "after", "around", "about", "since")
_HOUR_WORD = "|".join(word for word, value in UNITS.items() if 1 <= value <= 12)
_MINUTES = {"five": 5, "ten": 10, "quarter": 15, "twenty": 20, "twenty-five": 25, "half": 30}
_DAYPART = r"(?:\s(?:in\sthe\s(?P<part>morning|afternoon|evening)|at\s(?P<night>night)))"
_OF_A_DAY = (
    rf"(?:this|tomorrow|yesterday|(?:on\s)?(?:the\s(?:next|following|same)|{calendar.WEEKDAY}))"
)
_LED = "|".join(rf"(?<=\b{word}\s)" for word in _LEADS)
"""What stands before a time of day: *at ten to eight*, but a vote is won *by ten to eight*."""
_LED_OR_FROM = rf"(?:{_LED}|(?<=\bfrom\s)|(?<=\bby\s))"
_ALONE = (
    r"(?=\s*(?:$|[.,;:!?)–—])|\s(?:on|in|at|and|or|but|every|each|to|till|until|for|with|from|by"
    r"|when|if|so|the|before|after|sharp|today|tomorrow|this|that|daily|[ap]\.?m)\b)"
)
"""What follows a time of day, but seldom a number of things."""
_CLOCK = re.compile(
    r"(?=[\daefhmnoqst])"  # nothing else begins one: most places are passed over
    rf"(?:(?P<colon>(?<![\d:.])(?P<ch>[01]?\d|2[0-4])(?::|\.(?=[0-5]\d\s?[ap]\.?m))(?P<cm>[0-5]\d)"
    rf"(?![\d:])(?:\s?(?P<cx>[ap])\.?m\b\.?)?)"
    r"|(?P<half>\b(?:a\s)?(?:(?P<past>half|quarter|five|ten|twenty(?:[\s-]five)?)(?:\sminutes)?\spast"
    rf"|quarter\sto|(?:{_LED})(?P<to>five|ten|twenty(?:[\s-]five)?)(?:\sminutes)?\sto"
    rf"(?=\s\w+{_ALONE}))\s(?P<hh>{_HOUR_WORD}|1[0-2]|[1-9])\b(?:\s?(?P<hx>[ap])\.?m\b\.?"
    rf"|{_DAYPART.replace('part', 'hpart').replace('night>', 'hnight>')})?)"
    rf"|(?P<xm>(?<![\d.,:])(?P<xh>1[0-2]|0?[1-9]|(?:{_HOUR_WORD})(?=\s))\s?(?P<xx>[ap])\.?m\b\.?)"
    rf"|(?P<named>\b(?:(?:12|twelve)\s)?(?P<nm>noon|midday|midnight)\b)"
    rf"|(?P<oclock>\b(?P<oh>{_HOUR_WORD}|1[0-2]|[1-9])\so['’]clock\b"
    rf"{_DAYPART.replace('part', 'opart').replace('night>', 'onight>')}?)"
    rf"|(?P<daypart>\b(?P<dh>{_HOUR_WORD}|1[0-2]|[1-9]){_DAYPART})"
    rf"|(?P<today>{_LED_OR_FROM}(?P<th>{_HOUR_WORD}|1[0-2]|[1-9])(?:\s{_OF_A_DAY}\s(?P<tpart>morning|afternoon|evening|night)"
    r"|\sto(?P<tnight>night))))",
    re.IGNORECASE,
)
HALF_DAY = 720
_EVENING = 5  # the first hour of one that may be *at night*: *four at night* is before dawn
_HOURS = {
    "UTC": 0.0, "GMT": 0.0, "Z": 0.0, "WET": 0.0, "WEST": 1.0, "CET": 1.0, "CEST": 2.0, "EET": 2.0,
    "EEST": 3.0, "MSK": 3.0, "EST": -5.0, "EDT": -4.0, "CDT": -5.0, "MST": -7.0, "MDT": -6.0,
    "PST": -8.0, "PDT": -7.0, "JST": 9.0, "KST": 9.0, "SGT": 8.0, "HKT": 8.0, "AEST": 10.0,
    "AEDT": 11.0, "NZST": 12.0, "NZDT": 13.0, "BST": 1.0,
}  # fmt: skip
"""How many hours the clocks of a time zone are ahead of UTC."""
_ZONE = re.compile(
    rf"\s?\(?(?P<zone>(?:UTC|GMT)\s?[+−-]\s?\d{{1,2}}(?::?\d\d)?|(?:{'|'.join(_HOURS)}"
    r"|IST|CST|AST|ET|CT|MT|PT)(?![\w'’]))"
)
_OFFSET = re.compile(r"(?:UTC|GMT)\s?(?P<sign>[+−-])\s?(?P<hours>\d{1,2})(?::?(?P<minutes>\d\d))?")


def zone(text: str, end: int) -> tuple[str, int]:
    """Return the time zone named right after a time of day that ends at ``end``, and its end."""
    match = _ZONE.match(text, end)
    return (match["zone"], match.end()) if match else ("", end)


def hours_apart(one: str, other: str) -> float | None:
    """Return how many hours one time zone is ahead of another, None where that is not known."""
    first, second = _ahead(one), _ahead(other)
    return None if first is None or second is None else first - second


def _ahead(name: str) -> float | None:
    match = _OFFSET.match(name)
    if match is None:
        return _HOURS.get(name)
    hours = int(match["hours"]) + int(match["minutes"] or 0) / 60
    return hours if match["sign"] == "+" else -hours


class ClockSpan(NamedTuple):
    """A time of day in minutes after midnight; ``vague`` when a.m. or p.m. is not said."""

    start: int
    end: int
    minutes: int
    vague: bool = False


def _hour(text: str) -> int:
    return UNITS[text.lower()] if text.lower() in UNITS else int(text)


def _shifted(hour: int, half: str | None) -> tuple[int, bool]:
    """Return the hour on the 24-hour clock and whether it stays vague."""
    if not half:
        return hour, True
    late = half.lower()[0] in "p" or half.lower() in ("afternoon", "evening", "night")
    if half.lower() == "night" and (hour % 12) < _EVENING:
        late = False
    return hour % 12 + (12 if late else 0), False


def _read(match: re.Match[str]) -> tuple[int, bool]:
    if match["colon"]:
        hour, minutes = int(match["ch"]), int(match["cm"])
        if match["cx"]:
            hour = hour % 12 + (12 if match["cx"].lower() == "p" else 0)
        return hour % 24 * 60 + minutes, False
    if match["xm"]:
        hour, _ = _shifted(_hour(match["xh"]), match["xx"])
        return hour * 60, False
    if match["named"]:
        return (0 if match["nm"].lower() == "midnight" else HALF_DAY), False
    if match["half"]:
        hour, vague = _shifted(_hour(match["hh"]), match["hx"] or match["hpart"] or match["hnight"])
        return (hour * 60 + _minutes(match)) % 1440, vague
    if match["oclock"]:
        hour, vague = _shifted(_hour(match["oh"]), match["opart"] or match["onight"])
        return hour * 60, vague
    part = match["part"] or match["night"] or match["tpart"] or match["tnight"]
    hour, vague = _shifted(_hour(match["dh"] or match["th"]), part)
    return hour * 60, vague


def _minutes(match: re.Match[str]) -> int:
    """Return the minutes told past an hour, below zero where they are told to it."""
    told = match["past"] or match["to"] or "quarter"
    minutes = _MINUTES["-".join(told.lower().split())]
    return minutes if match["past"] else -minutes


@lru_cache(maxsize=1024)
def clock_spans(text: str) -> tuple[ClockSpan, ...]:
    """Return the times of day in ``text``, left to right."""
    return tuple(ClockSpan(m.start(), m.end(), *_read(m)) for m in _CLOCK.finditer(text))
