"""Rules for some months, told for the month of a claim: *compulsory from October to March*.

In January that is compulsory; for June it is told not to apply, or what is told of the other
months.
"""

import re
from typing import NamedTuple

from agent.domain.prose.calendar import MONTH
from agent.domain.prose.casing import capital, small
from agent.judge.quantities.times.dates import MONTHS, calendar_spans

_M = rf"(?:(?:early|mid|late)[- ])?(?:{MONTH})(?! \d)"
_SOME = re.compile(
    rf"\b(?:(?:(?:from|between) {_M} (?:to|through|until|till|and) (?:the end of )?{_M}"
    rf"|{_M} ?[–-] ?{_M}|{_M} (?:to|through) {_M})"
    rf"|(?:only )?(?:in|during) {_M}(?:(?:, and |, | and | or ){_M})*)(?!\w| \d)",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\b(?:from|between|in|during) (?:{MONTH})\b"
    rf"|\b(?:{MONTH})(?: to | through | ?[–-] ?)(?:{MONTH})\b",
    re.IGNORECASE,
)
_REST = re.compile(
    r"\b(?:in|during) (?:the )?(?:other|remaining|summer|winter|spring|autumn) months\b"
    r"|\bduring the rest of the year\b|\bat (?:all )?other times\b"
    r"|\boutside (?:this|that|these) \w+\b|\botherwise\b",
    re.IGNORECASE,
)
_SEASONS = {"spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11), "winter": (12, 1, 2)}
RULE = re.compile(
    r"\b(?:must|(?-i:may)|can|shall|needs?|ha(?:ve|s) to|should"
    r"|(?:is|are) (?:\w+ )?(?:allowed|permitted|forbidden|prohibited|banned|closed|open|compulsory"
    r"|mandatory|required|optional|free|available|banned|suspended|reserved|limited|obliged"
    r"|restricted)|appl(?:y|ies))\b",
    re.IGNORECASE,
)
_DUTY = re.compile(
    r"\b(?:must|shall|needs? to|ha(?:ve|s) to|should|compulsory|mandatory|required|obliged)\b"
    r"(?! not\b)",
    re.IGNORECASE,
)
_MUST = re.compile(r"\b(?:must|shall|ha(?:ve|s) to|needs? to)\b(?! not\b)", re.IGNORECASE)
_FORBIDS = re.compile(
    r"\b(?:must not|may not|cannot|can not|forbidden|prohibited|banned|not (?:allowed|permitted))\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_PART = re.compile(r"\b(?:early|mid|late)[- ]", re.IGNORECASE)
_LINK = re.compile(r"[ ,;]*(?:\b(?:and|but|while))? ?$")
_PAST = re.compile(r"\b(?:was|were|had|did|will|would)\b", re.IGNORECASE)
_OPEN = re.compile(r"\b(?:except|unless|also|especially|mainly|usually|if|all year)\b", re.I)
_ASKED = re.compile(
    rf"\b(?:in|during|throughout|on \d{{1,2}}|for) (?P<month>{MONTH})\b(?! \d)", re.I
)


class _Case(NamedTuple):
    """The month of a claim, by its number and name, and how the claim places something in it."""

    month: int
    name: str
    placed: str


def in_its_month(text: str, claim: str, beside: str) -> str:
    """Return a rule for some months as it holds in the month of a claim.

    Args:
        text: the sentence.
        claim: what it is told for.
        beside: the other sentences; where they name the month, the rule is left as it stands.

    Example:
        "Life jackets are compulsory from October to March.", for a claim on January, is "Life
        jackets are compulsory in January."
    """
    case, some = _case(claim), list(_SOME.finditer(text))
    if case is None or len(some) != 1 or not RULE.search(text):
        return text
    (match,) = some
    months, names = _named(match[0])
    if set(re.findall(MONTH, text)) != names or _PAST.search(text) or _OPEN.search(text):
        return text
    if case.month not in months:
        told = _outside(text, match, case, beside)
        return (
            told if _FORBIDS.search(claim) or told == text else _undone(text, match, case) or told
        )
    edges = {MONTHS[n.lower()] for n in names}
    return text if _PART.search(match[0]) and case.month in edges else _inside(text, match, case)


def _case(claim: str) -> _Case | None:
    """Return the one month of a claim."""
    asked = list(_ASKED.finditer(claim))
    if len(asked) != 1 or len(calendar_spans(claim)) != 1:
        return None
    (said,) = asked
    name = said["month"]
    placed = small(said[0]) if said[0].lower().startswith("on") else f"in {name}"
    return _Case(MONTHS[name.lower()], name, placed)


def _inside(text: str, match: re.Match[str], case: _Case) -> str:
    """Return a rule as it holds in one of its months, without what is told of other months."""
    rest = _REST.search(text, match.end())
    if rest:
        text = f"{_LINK.sub('', text[: rest.start()])}."
    return f"{text[: match.start()]}{case.placed}{text[match.end() :]}"


def _outside(text: str, match: re.Match[str], case: _Case, beside: str) -> str:
    """Return what is told of other months for one of them, or that the rule does not apply."""
    rest = _REST.search(text)
    if rest:
        season = _SEASONS.get(rest[0].lower().split()[-2]) if " " in rest[0] else None
        if season and case.month not in season:
            return text
        first = f"{text[: match.start()]}in other months{text[match.end() : rest.start()]}"
        return f"{first}{case.placed}{text[rest.end() :]}"
    if re.search(rf"\b{case.name}\b", beside, re.IGNORECASE):
        return text
    if _DUTY.search(text):
        return f"{text} {capital(case.placed)} this is voluntary: there is no duty to do so."
    return f"{text} This does not apply {case.placed}."


def _undone(text: str, match: re.Match[str], case: _Case) -> str:
    """Return a duty of some months as none in another, '' where it is put otherwise."""
    if _REST.search(text) or len(_MUST.findall(text)) != 1:
        return ""
    told = f"{text[: match.start()]}{case.placed}{text[match.end() :]}"
    return _MUST.sub("need not", told)


def _named(phrase: str) -> tuple[set[int], set[str]]:
    """Return the months of a phrase, ranges filled in, and those that it names."""
    names = re.findall(MONTH, phrase)
    found = {MONTHS[n.lower()] for n in names}
    if len(names) == 2 and not re.match(r"(?:only )?(?:in|during)\b", phrase, re.IGNORECASE):
        first, last = (MONTHS[n.lower()] for n in names)
        found = {(first - 1 + i) % 12 + 1 for i in range((last - first) % 12 + 1)}
    return found, set(names)
