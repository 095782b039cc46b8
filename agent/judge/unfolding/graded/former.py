"""What was so before: *ten years (formerly six years)*, *£45 a year, up from £38 in 2023*.

So *8,100 patients in 2019, compared with 7,900 in 2018*.

Told for a claim on that time alone, with the value that held then.
"""

import re

from agent.domain.prose.figures import value

_NUMBER = r"(?:[€$£]\d[\d.,]*(?<![.,])|\d[\d.,]*(?<![.,])|[a-z]+)"
_UNIT = r"(?:%|(?: [a-z/²³%][\w/²³]*){0,4}?)"
_BEFORE = r"(?:formerly|previously|in the past|(?:it )?used to be)"
_FORMER = re.compile(
    rf"^(?P<lead>[^\d,;:()€$£]{{4,80}}?) (?P<be>is|are) (?:now )?(?P<new>{_NUMBER}){_UNIT}"
    rf"(?: \(|, |; ){_BEFORE}:? (?P<old>{_NUMBER}(?P<unit>{_UNIT}))\)?\.?$",
    re.IGNORECASE,
)
_SET_AGAINST = r"(?:(?:up|down) from|(?:as )?(?:compared (?:with|to)|against|versus))"
_IN_YEAR = r"in (?:19|20)\d\d"
_MOVED = re.compile(
    rf"^(?:{_IN_YEAR},? )?(?P<lead>[^\d,;:()€$£]{{4,80}}?) (?P<new>{_NUMBER})(?P<unit>{_UNIT})"
    rf"(?: {_IN_YEAR})?,? {_SET_AGAINST} "
    rf"(?P<old>{_NUMBER})(?P<own>{_UNIT}) in (?P<year>(?:19|20)\d\d)\.?$",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:{_BEFORE}|{_SET_AGAINST})\b", re.IGNORECASE)
_ASKED = re.compile(r"\b(?:used to be|was|were)\b", re.IGNORECASE)
_PAST = re.compile(r"\b(?:used to|formerly|previously|in the past|earlier|once)\b", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:in|during) (?P<year>(?:19|20)\d\d)\b", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|than|more|less|(?<!ma[dk]e )(?<!makes )up|down|from|ris\w+|rose|fell|since"
    r"|until|only)\b|n['’]t\b",
    re.IGNORECASE,
)


def at_that_time(text: str, claim: str) -> str:
    """Return a text with the value that was before, for a claim on that time, else as it is."""
    if _UNCLEAR.search(claim):
        return text
    former, moved = _FORMER.match(text), _MOVED.match(text)
    year = _YEAR.search(claim)
    if former and _PAST.search(claim) and _ASKED.search(claim) and not year:
        if value(former["new"].lstrip("€$£")) is None:
            return text
        return f"{former['lead']} used to be {former['old']}."
    if moved and year and year["year"] == moved["year"]:
        unit = moved["unit"] if moved["unit"].startswith(moved["own"]) else moved["own"]
        return f"{moved['lead']} {moved['old']}{unit} {year[0]}."
    return text
