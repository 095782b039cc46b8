"""Corrected numbers: *the police later put the number at two*, of people said to have died.

The number that counts stands without its noun; told with it, it can be held against a claim.
"""

import re

from agent.domain.prose.figures import ONE_TO_TWELVE

_NUMBER = rf"(?:\d[\d,.]*\d|\d|{ONE_TO_TWELVE}|twenty|thirty|forty|fifty)"
_COUNTS = r"(?:number|figure|total|toll|count|sum|estimate)s?"
CUE = re.compile(
    r"\b(?:correct|revis|lower|rais|chang|put|set|amend)\w* (?:it|(?:the|this|that|its)(?: death)? "
    rf"{_COUNTS}) (?:(?:up|down) )?(?:to|at) (?P<number>{_NUMBER})\b(?! (?!people|in all)[a-z])",
    re.IGNORECASE,
)
_REPORTED = re.compile(
    r"\b(?:reported|said|thought|stated|announced|believed|assumed) that (?P<told>.+?)[.!]?$"
    r"|\b(?:spoke|told|reports?|speak|tell) of (?P<of>.+?)[.!]?$",
    re.IGNORECASE,
)
_ANY_NUMBER = re.compile(rf"\b{_NUMBER}\b", re.IGNORECASE)


def told_in_full(text: str, after: str) -> str:
    """Return the sentence ``after`` a report with what its number counts, or as it stands.

    Example:
        "It was reported that three people had died." and "The police put the number at two." give
        "The police put the number at two: two people had died."
    """
    reported, corrected = _REPORTED.search(text), CUE.search(after)
    if reported is None or corrected is None:
        return after
    told = reported["told"] or reported["of"]
    if len(_ANY_NUMBER.findall(told)) != 1:
        return after
    return f"{after.rstrip(' .')}: {_ANY_NUMBER.sub(corrected['number'], told)}."
