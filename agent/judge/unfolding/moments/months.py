"""Rules for some months, told for the month of a claim: *compulsory from October to March*.

In January that is compulsory; for June it is told not to apply, or what is told of the other
months.
"""

import re

from agent.domain.prose.calendar import MONTH
from agent.domain.prose.casing import capital
from agent.judge.quantities.times.dates import MONTHS, calendar_spans

_M = rf"(?:(?:early|mid|late)[- ])?(?:{MONTH})(?! \d)"
_RANGE = (
    rf"(?:from |between )?(?P<a>{_M})(?: to | through | until | till | and | ?[–-] ?)(?P<b>{_M})"
)
_SOME = re.compile(
    rf"\b(?:(?P<range>(?:from|between) {_M} (?:to|through|until|till|and) (?:the end of )?{_M}"
    rf"|{_M} ?[–-] ?{_M}|{_M} (?:to|through) {_M})"
    rf"|(?:only )?(?:in|during) (?P<list>{_M}(?:(?:, and |, | and | or ){_M})*))(?!\w| \d)",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\b(?:from|between|in|during) (?:{MONTH})\b|\b(?:{MONTH})(?: to | through | ?[–-] ?)(?:{MONTH})\b",
    re.I,
)
_REST = re.compile(
    r"\b(?:in|during) (?:the )?(?:other|remaining|summer|winter|spring|autumn) months\b"
    r"|\bduring the rest of the year\b|\bat (?:all )?other times\b|\boutside (?:this|that|these) \w+\b"
    r"|\botherwise\b",
    re.IGNORECASE,
)
_SEASONS = {"spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11), "winter": (12, 1, 2)}
_RULE = re.compile(
    r"\b(?:must|may|can|shall|needs?|ha(?:ve|s) to|should"
    r"|(?:is|are) (?:\w+ )?(?:allowed|permitted|forbidden|prohibited|banned|closed|open|compulsory"
    r"|mandatory|required|optional|free|available|banned|suspended|reserved|limited|obliged"
    r"|restricted)|appl(?:y|ies))\b",
    re.IGNORECASE,
)
_DUTY = re.compile(
    r"\b(?:must|shall|needs? to|ha(?:ve|s) to|should|compulsory|mandatory|required|obliged)\b(?! not\b)",
    re.IGNORECASE,
)
_PAST = re.compile(r"\b(?:was|were|had|did|will|would)\b", re.IGNORECASE)
_OPEN = re.compile(r"\b(?:except|unless|also|especially|mainly|usually|if|all year)\b", re.I)
_ASKED = re.compile(
    rf"\b(?:in|during|throughout|on \d{{1,2}}|for) (?P<month>{MONTH})\b(?! \d)", re.I
)


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
    asked, some = list(_ASKED.finditer(claim)), list(_SOME.finditer(text))
    if len(asked) != 1 or len(some) != 1 or len(calendar_spans(claim)) != 1:
        return text
    (said,), (match,) = asked, some
    if len({m for m in re.findall(MONTH, text)}) != len(_named(match[0])[1]):
        return text
    months, _ = _named(match[0])
    if not _RULE.search(text) or _PAST.search(text) or _OPEN.search(text):
        return text
    month = MONTHS[said["month"].lower()]
    placed = said[0] if said[0].lower().startswith("on") else f"in {said['month']}"
    if month in months:
        if re.search(r"\b(?:early|mid|late)[- ]", match[0], re.I) and month in _ends(match[0]):
            return text
        part = _REST.search(text)
        if part and part.start() > match.end():
            text = text[: part.start()].rstrip(" ,;")
            text = re.sub(r"[,;]? (?:and|but|while)?$", "", text) + "."
        return f"{text[: match.start()]}{placed}{text[match.end() :]}"
    return _outside(text, match, month, placed, said["month"], beside)


def _outside(
    text: str, match: re.Match[str], month: int, placed: str, named: str, beside: str
) -> str:
    """Return what is told of other months for one of them, or that the rule does not apply."""
    rest = _REST.search(text)
    if rest:
        word = rest[0].lower().split()[-2] if rest[0].lower().endswith("months") else ""
        season = _SEASONS.get(word)
        if season and month not in season:
            return text
        first = f"{text[: match.start()]}in other months{text[match.end() : rest.start()]}"
        return f"{first}{placed}{text[rest.end() :]}"
    if re.search(rf"\b{named}\b", beside, re.IGNORECASE):
        return text
    if _DUTY.search(text):
        return f"{text} {capital(placed)} this is voluntary: there is no duty to do so."
    return f"{text} This does not apply {placed}."


def _named(phrase: str) -> tuple[set[int], set[str]]:
    """Return the months of a phrase, ranges filled in, and those that it names."""
    names = re.findall(MONTH, phrase)
    found = {MONTHS[n.lower()] for n in names}
    if len(names) == 2 and not re.match(r"(?:only )?(?:in|during)\b", phrase, re.IGNORECASE):
        first, last = (MONTHS[n.lower()] for n in names)
        found = {(first - 1 + i) % 12 + 1 for i in range((last - first) % 12 + 1)}
    return found, set(names)


def _ends(phrase: str) -> set[int]:
    return {MONTHS[n.lower()] for n in re.findall(MONTH, phrase)}
