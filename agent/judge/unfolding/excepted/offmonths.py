"""All months but some: *open daily except in February* is open in March, and not in February."""

import re

from agent.domain.prose.calendar import MONTH
from agent.domain.prose.casing import capital
from agent.judge.quantities.times.dates import MONTHS

_EXCEPT = (
    r"(?:except(?:ing)?(?: for| in| during)?|but not(?: in| during)?|excluding|save(?: for| in)?"
    r"|with the exception of|apart from(?: in| during)?|other than(?: in| during)?)"
)
_ALL = (
    r"(?: daily| every day| all (?:the )?year(?: round)?| year[- ]round| throughout the year"
    r"| every month| each month| monthly)?"
)
_SEVERAL = (
    rf"(?:in |during )?(?:{MONTH})(?:(?:, and |, | and | or | to | until |–|-)(?:in )?(?:{MONTH}))*"
)
_CLOSING = re.compile(rf"(?P<all>{_ALL}),? \(?{_EXCEPT} (?P<months>{_SEVERAL})\)?(?=[.,;]|$)", re.I)
_FRONTED = re.compile(
    rf"^{_EXCEPT} (?P<months>{_SEVERAL}), (?P<main>[^.;]+)(?=[.;]|$)", re.IGNORECASE
)
CUE = re.compile(rf"\b{_EXCEPT} (?:{MONTH})", re.IGNORECASE)
_SAID = re.compile(
    rf"\b(?:in|during|throughout) (?P<month>{MONTH})\b(?! \d|,? {MONTH})", re.IGNORECASE
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|none|nobody|only|unless|without|hardly|seldom|sometimes|often|usually|once"
    r"|twice|most|first|last|if)\b|n['’]t\b",
    re.IGNORECASE,
)
_RANGE = re.compile(rf"\b({MONTH})(?: to | until | ?[–-] ?)({MONTH})\b", re.IGNORECASE)


def in_the_month(text: str, claim: str) -> str:
    """Return a sentence that excepts months as it holds in the month of a claim, if in any other.

    Example:
        "The gallery is open daily except in February.", for a claim on March, is "The gallery is
        open daily in March."
    """
    asked = list(_SAID.finditer(claim))
    match = _FRONTED.match(text) or _CLOSING.search(text)
    if match is None or len(asked) != 1 or CUE.search(text, match.end()) or CUE.search(claim):
        return text
    fronted = match.re is _FRONTED
    main = match["main"] if fronted else f"{text[: match.start()]}{match['all']}"
    if _UNCLEAR.search(main) or re.search(rf"\b(?:{MONTH})\b", main, re.IGNORECASE):
        return text
    month = asked[0]["month"]
    if MONTHS[month.lower()] in _named(match["months"]):
        return text
    return f"{capital(main)} in {month}{text[match.end() :]}"


def _named(text: str) -> set[int]:
    """Return the months that a phrase names, ranges filled in."""
    found = {MONTHS[m.lower()] for m in re.findall(MONTH, text, re.IGNORECASE)}
    for match in _RANGE.finditer(text):
        first, last = (MONTHS[m.lower()] for m in match.groups())
        found.update((first - 1 + i) % 12 + 1 for i in range((last - first) % 12 + 1))
    return found
