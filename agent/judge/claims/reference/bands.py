"""“After that”: the end of the band that the claim before it told."""

import re

from agent.domain.prose.figures import TWO_TO_TWELVE

_NUMBER = rf"(?:\d[\d.,]*\d|\d|{TWO_TO_TWELVE}|fifteen|twenty|thirty)"
_LINK = "and|or|of|to|per|an?|the|for|in|on|at|is|are|it|with|from"
_UNIT = (
    rf"(?:\s?%|[ -](?:(?:working|business|calendar|full|square|cubic) )?(?!(?:{_LINK})\b)[a-z]+)?"
)
_AMOUNT = rf"(?:[€£$]{_NUMBER}|{_NUMBER}{_UNIT})"
_BAND = re.compile(
    rf"\b(?:between {_AMOUNT} and|from {_AMOUNT} to|up to|under|below|fewer than|less than"
    rf"|(?P<first>(?:the )?first)) (?P<end>{_AMOUNT})"
    rf"(?=$|[,.;:)]| (?:{_LINK}|each|every|after|costs?|pays?)\b)",
    re.IGNORECASE,
)
_GOES_ON = (
    r"(?=$|[,.;:)]| (?:it|they|you|we|he|she|there|the|an?|each|every|all|no|only|one|is|are|was"
    r"|were|to|for|in|on|at|and|or)\b)"
)
_THAT = re.compile(
    rf"\b(?:(?P<by>after|beyond|above|over|past) that{_GOES_ON}|(?P<late>thereafter)\b)",
    re.IGNORECASE,
)


def ended(text: str, before: str) -> str:
    """Return ``text`` with what its "after that" stands for in its place.

    "It costs €2 after that" is "It costs €2 after the first 10 km" where the claim before was "It
    costs €5 for the first 10 km". Where that claim tells no band, or several, ``text`` stays.
    """
    bands = list(_BAND.finditer(before))
    if len(bands) != 1:
        return text
    (band,) = bands
    end = f"the first {band['end']}" if band["first"] else band["end"]
    return _THAT.sub(lambda m: f"{_by(m)} {end}", text)


def _by(match: re.Match[str]) -> str:
    """Return the word that the end of a band follows."""
    if match["by"]:
        return match["by"]
    return "After" if match["late"][0].isupper() else "after"
