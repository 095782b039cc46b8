"""Times of day told by others: *it opens at 9; on Saturdays half an hour later* is at 9:30 then.

So is what happened *at 16.20, four hours after your call*: the call was at 12.20.
"""

import re

from agent.judge.alignment.lexical import content
from agent.judge.unfolding.counted.spans import NUMBER, count
from agent.judge.unfolding.words.hours import RANGE, TIME

_LENGTHS = {"half an hour": 30, "a quarter of an hour": 15, "three quarters of an hour": 45}
_SPAN = (
    rf"(?:(?P<part>{'|'.join(_LENGTHS)})|(?P<number>\d{{1,2}}|an?|{NUMBER}) "
    r"(?P<unit>minute|hour)s?(?P<half> and a half)?)"
)
_TURNED = re.compile(rf"\b(?:at )?{_SPAN} (?P<way>later|earlier)\b(?! than\b)", re.IGNORECASE)
_AFTER = re.compile(
    rf"\bat (?P<time>{TIME}),? {_SPAN} (?P<way>after|before) (?P<event>[^,.;]+)", re.IGNORECASE
)
HOURS = re.compile(TIME, re.IGNORECASE)
CUE = re.compile(rf"{_SPAN} (?:later|earlier|after|before)\b", re.IGNORECASE)
_CLOCK = re.compile(
    rf"(?:\bat |\bfrom |\bto |\bby |\buntil )(?P<time>{TIME})(?![\w%€£$]|[.:]\d)"
    r"|\b(?P<plain>\d{1,2}[:.]\d\d)(?![\w%€£$]|[.:]\d)",
    re.IGNORECASE,
)
_OPENS = re.compile(r"\b(?:opens?|starts?|begins?|leaves?|departs?)\b", re.IGNORECASE)
_ENDS = re.compile(r"\b(?:closes?|shuts?|ends?|finish(?:es)?|stops?)\b", re.IGNORECASE)
_FORM = re.compile(
    r"(?P<hour>\d{1,2})(?:(?P<mark>[:.])(?P<minute>\d\d))?(?P<half> ?[ap]\.?m\b\.?)?", re.IGNORECASE
)
_MARK = re.compile(r"\d(?P<mark>[:.])\d\d\b")
_SPECIAL = re.compile(
    r"^(?P<first>(?:on|in|during|at|for) [^,]+?),? (?=(?:it|they|he|she|we|this|these|the|there)\b)"
    r"|\b(?:later|earlier),? (?P<last>(?:on|in|during) [^,;.]+)",
    re.IGNORECASE,
)
_DAY, _NOON = 1440, 720


def at_its_time(text: str, before: str, claim: str) -> str:
    """Return a sentence with a time of day that it tells by another one, as it stands if unclear.

    Args:
        text: the sentence.
        before: the one before it in its passage, '' for none.
        claim: what it is told for; it must give a time of day.
    """
    if not _CLOCK.search(claim):
        return text
    after, turned = _AFTER.search(text), list(_TURNED.finditer(text))
    if after is not None:
        way = -1 if after["way"].lower() == "after" else 1
        time = _moved(after["time"], way * _minutes(after), claim)
        return f"{text[: after.end()]} at {time}{text[after.end() :]}" if time else text
    if len(turned) != 1:
        return text
    (match,), special = turned, _special(text)
    if special and not content(special) & content(claim):
        return text
    base = _base(text[: match.start()], text) or _base(before, text)
    way = 1 if match["way"].lower() == "later" else -1
    time = _moved(base, way * _minutes(match), claim)
    at = "At" if match.start() == 0 else "at"
    return f"{text[: match.start()]}{at} {time}{text[match.end() :]}" if time else text


def but_then(text: str, after: str, claim: str) -> str:
    """Return a sentence as what does not hold at the special time of the one ``after`` it.

    It does where the claim is on that time and the next sentence moves the hours of this one.
    """
    turned, special = _TURNED.search(after), _special(after)
    if turned is None or not special or _CLOCK.search(after, 0, turned.start()):
        return text
    if not content(special) & content(claim) or content(special) & content(text):
        return text
    return f"Except {special[:1].lower()}{special[1:]}, {text[:1].lower()}{text[1:]}"


def _special(text: str) -> str:
    """Return at which special times a sentence moves the hours told before, '' if at none."""
    match = _SPECIAL.search(text)
    return (match["first"] or match["last"]) if match else ""


def _minutes(match: re.Match[str]) -> int:
    """Return how many minutes are told."""
    if match["part"]:
        return _LENGTHS[match["part"].lower()]
    number = match["number"].lower()
    amount = 1 if number in ("a", "an") else count(number)
    whole = 60 if match["unit"].lower() == "hour" else 1
    return amount * whole + (whole // 2 if match["half"] else 0)


def _base(text: str, deed: str) -> str:
    """Return the one time of day that a text tells, of hours the end that a deed is on."""
    ranges = list(RANGE.finditer(text))
    if len(ranges) == 1:
        ends = bool(_OPENS.search(deed)), bool(_ENDS.search(deed))
        return {(True, False): ranges[0]["start"], (False, True): ranges[0]["end"]}.get(ends, "")
    times = [m["time"] or m["plain"] for m in _CLOCK.finditer(text)]
    return times[0] if len(times) == 1 and not ranges else ""


def _moved(time: str, minutes: int, claim: str) -> str:
    """Return a time of day some minutes later, as it or the claim is written; '' if unclear."""
    named = {"noon": "12:00", "midnight": "0:00"}
    match = _FORM.match(named.get(time.lower(), time))
    if match is None or not minutes:
        return ""
    hour, half = int(match["hour"]), (match["half"] or "").strip().lower()
    hour = hour % 12 + (12 if half.startswith("p") else 0) if half else hour
    moved = (60 * hour + int(match["minute"] or 0) + minutes) % _DAY
    written = _MARK.search(claim)
    mark = written["mark"] if written else match["mark"] or ":"
    hour, rest = divmod(moved, 60)
    if half:
        half, hour = " pm" if moved >= _NOON else " am", (hour + 11) % 12 + 1
    bare = not rest and not match["minute"]
    return f"{hour}{half}" if bare else f"{hour}{mark}{rest:02}{half}"
