"""What holds between two hours, told for an hour of a claim: *from 7 to 9* is so at eight too."""

import re

from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.quantities.times.clock import clock_spans

_HOUR = rf"(?:\d{{1,2}}(?:[:.]\d\d)?|{ONE_TO_TWELVE})"
_PART = (
    r"(?: ?(?P<@half>[ap]\.?m\b\.?)| o['’]clock| in the (?P<@part>morning|afternoon|evening)"
    r"| at (?P<@night>night))*"
)
_END = rf"(?P<@>noon|midday|midnight|{_HOUR}){_PART}"
RANGE = re.compile(
    rf"\b(?:(?P<two>between)|from) {_END.replace('@', 'first')}"
    rf" (?:to|until|till|(?(two)and|(?!))) {_END.replace('@', 'last')}(?![\w%]|[.,:]\d)"
    rf"|(?<![\d.,])(?P<a>\d{{1,2}}[:.]\d\d) ?[-–] ?(?P<b>\d{{1,2}}[:.]\d\d)(?![\d.,:])",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\b(?:between|from) (?:noon|midday|midnight|{_HOUR})\b|\d[:.]\d\d ?[-–] ?\d", re.I
)
_STATE = re.compile(
    r"\b(?:(?-i:may)|can|cannot|not|no|nobody|never|allowed|permitted|forbidden|prohibited|banned|closed"
    r"|open|shut|free|unavailable|available|reserved|restricted|suspended|appl(?:y|ies)|staffed"
    r"|compulsory|mandatory|off|blocked|(?:is|are) (?:on duty|at the (?:desk|office)))\b|n['’]t\b",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:except|unless|only|if|usually|often|sometimes|about|around|once|twice|arrives?|begins?"
    r"|starts?|ends?|will be (?:called|delivered|collected))\b",
    re.IGNORECASE,
)
_AN_END = re.compile(
    r"(?<!is )(?<!are )(?<!be )(?<!stay )(?<!stays )(?<!remain )(?<!remains )(?<!still )"
    r"\b(?:opens?|closes?|shuts?|starts?|begins?|ends?|finish(?:es)?|stops?)\b[^.;]*? at ",
    re.IGNORECASE,
)
"""What tells when something begins or ends: what is open at two need not open then."""
_AT = re.compile(r"\bat $", re.IGNORECASE)
_DAY = 1440
_HALF = 720


def at_its_hour(text: str, claim: str) -> str:
    """Return a text on what holds between two hours as it holds at the hour of a claim.

    Example:
        "Dogs are not allowed between seven and nine in the evening.", for a claim on eight in the
        evening, is "Dogs are not allowed at eight in the evening."
    """
    spans, ranges = clock_spans(claim), list(RANGE.finditer(text))
    if len(spans) != 1 or len(ranges) != 1 or spans[0].vague or _UNCLEAR.search(text):
        return text
    if _AN_END.search(claim):
        return text
    (span,), (match,) = spans, ranges
    at = _AT.search(claim, 0, span.start)
    if at is None or not _STATE.search(text) or RANGE.search(claim):
        return text
    if not is_within(span.minutes, match):
        return text
    return f"{text[: match.start()]}at {claim[span.start : span.end]}{text[match.end() :]}"


def is_within(minutes: int, match: re.Match[str]) -> bool | None:
    """Tell whether a time of day lies between the ends of a range, None at one or if unclear."""
    ends = _ends(match)
    if ends is None:
        return None
    behind, length = (minutes - ends[0]) % _DAY, (ends[1] - ends[0]) % _DAY
    return None if behind in (0, length) else behind < length


def _ends(match: re.Match[str]) -> tuple[int, int] | None:
    """Return the ends of a range in minutes after midnight, None where they are unclear."""
    if match["a"]:
        one, other = _minutes(match["a"]), _minutes(match["b"])
        return None if one is None or other is None else (one, other)
    last = _placed(match, "last", "")
    half = match["lasthalf"] or match["lastpart"] or match["lastnight"] or ""
    first = _placed(match, "first", half)
    if first is None or last is None:
        return None
    own = any(match[f"first{k}"] for k in ("half", "part", "night"))
    if not own and half and first > last:  # from 10 to 2 in the afternoon
        first -= _HALF
    return first, last


def _placed(match: re.Match[str], end: str, other: str) -> int | None:
    """Return one end in minutes, the half of the day taken from the other where it has none."""
    said = match[end].lower()
    if said in ("noon", "midday", "midnight"):
        return 0 if said == "midnight" else _HALF
    half = match[f"{end}half"] or match[f"{end}part"] or match[f"{end}night"] or other
    minutes = _minutes(said)
    if minutes is None or (not half and ":" not in said):
        return None
    if not half or minutes >= _HALF + 60:
        return minutes
    late = half.lower()[0] == "p" or half.lower() in ("afternoon", "evening", "night")
    return minutes % _HALF + (_HALF if late else 0)


def _minutes(text: str) -> int | None:
    hour, _, rest = text.replace(".", ":").partition(":")
    number = value(hour)
    return None if number is None or number > 24 else round(number) * 60 + int(rest or 0)
