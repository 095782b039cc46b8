"""Spans of days and years told by the end that a claim is on: *from 1994 to 2003* is until 2003."""

import re

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH

_YEAR = r"(?:1[5-9]|20)\d\d(?![\w%]|[.,]\d)"
_DATE = rf"(?:{DAY_OF_MONTH}(?:,? {_YEAR})?|{ANY_MONTH}(?: {_YEAR})?|{_YEAR})"
_BARE = r"\d{1,2}(?:st|nd|rd|th)?"
SPAN = re.compile(
    rf"\b(?:from |(?P<two>between )|on (?=[^,;.]*? (?:until|till) ))(?P<start>{_DATE}|{_BARE})"
    rf" (?:to|until|till|through|(?(two)and|(?!))) (?P<end>{_DATE})(?!\w)",
    re.IGNORECASE,
)
CUE = SPAN
_ON = rf"(?: on| in| at)?(?: \w+day,?)? (?:{_DATE})(?!\w)"
_BEGINS = re.compile(
    rf"\b(?:starts?|started|begins?|began|opens?|opened|became)\b[^.;,]*?{_ON}"
    rf"|\b(?:from|since){_ON}",
    re.IGNORECASE,
)
_ENDS = re.compile(
    rf"\b(?:ends?|ended|closes?|finish(?:es|ed)?|stops?|stopped|left)\b[^.;,]*?{_ON}"
    rf"|\b(?:until|till|up to|through){_ON}",
    re.IGNORECASE,
)
_LASTING = re.compile(
    r"\b(?:(?P<one>runs|lasts|continues|is (?:on|open|held)|takes place)"
    r"|(?P<many>run|last|continue|are (?:on|open|held)|take place)"
    r"|(?P<past>ran|lasted|continued|(?:was|were) (?:on|open|held)|took place)) $",
    re.IGNORECASE,
)
_ENDINGS = {"one": "s", "many": "", "past": "ed"}
_UNPLAIN = re.compile(
    r"\b(?:not|no|never|except|unless|only|before|after|between|rose|fell|grew|increased|decreased"
    r"|changed|moved|went|raised|lowered|cut|up|down)\b|n['’]t\b",
    re.IGNORECASE,
)
_DEEDS = re.compile(
    r"\b(?:starts?|started|begins?|began|opens?|opened|ends?|ended|closes?|finish(?:es|ed)?)\b",
    re.IGNORECASE,
)
_DAYS = re.compile(rf"{DAY_OF_MONTH}(?:,? {_YEAR})?", re.IGNORECASE)
_HAS_MONTH = re.compile(ANY_MONTH, re.IGNORECASE)
_HAS_YEAR = re.compile(_YEAR)


def at_its_end(text: str, claim: str) -> str:
    """Return a text with the one span of time in it told by its beginning or its end.

    It stands as it is for a claim on neither or both, where it has several spans, denies, or tells
    of a change, which is from one value to another.

    Example:
        "She was chair from 1994 to 2003.", for a claim that ends with "until 2003", is "She was
        chair until 2003."
    """
    begins, ends = bool(_BEGINS.search(claim)), bool(_ENDS.search(claim))
    spans = list(SPAN.finditer(text))
    if not (begins or ends) or len(spans) != 1:
        return text
    (span,) = spans
    outside = text[: span.start()] + text[span.end() :]
    if _UNPLAIN.search(outside) or _UNPLAIN.search(claim):
        return text
    start = _in_full(span["start"], span["end"])
    lasting = _LASTING.search(text, 0, span.start()) if _DEEDS.search(claim) else None
    if lasting:
        told = _told_as_deeds(lasting, start if begins else "", span["end"] if ends else "")
    elif begins == ends:
        return text
    else:
        told = f"from {start}" if begins else f"until {span['end']}"
    return f"{text[: (lasting or span).start()]}{told}{text[span.end() :]}"


def _told_as_deeds(lasting: re.Match[str], start: str, end: str) -> str:
    """Return what lasts from one time to another as what begins and ends then."""
    past = lasting.lastgroup == "past"
    ending = _ENDINGS[lasting.lastgroup or "one"]
    begin = f"{'began' if past else 'begin' + ending} {_placed(start)}" if start else ""
    finish = f"end{ending} {_placed(end)}" if end else ""
    return " and ".join(filter(None, [begin, finish]))


def _placed(date: str) -> str:
    return f"{'on' if _DAYS.fullmatch(date) else 'in'} {date}"


def _in_full(start: str, end: str) -> str:
    """Return the beginning of a span with the month and year that only its end tells."""
    month, year = _HAS_MONTH.search(end), _HAS_YEAR.search(end)
    if month and not _HAS_MONTH.search(start) and not _HAS_YEAR.search(start):
        start = f"{start} {month.group()}"
    if year and _HAS_MONTH.search(start) and not _HAS_YEAR.search(start):
        start = f"{start} {year.group()}"
    return start
