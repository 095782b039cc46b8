"""Limits told in the words of a claim: *must not weigh more than 8 kg* is *may weigh up to 8 kg*.

So *may borrow up to six books* is told as what may be borrowed at a time, and *within 14 days after
the notice*, which readers take for another time, as *within 14 days of the notice*.
"""

import re

_NUMBER = (
    r"(?:[€£$] ?)?(?:\d[\d.,]*(?<=\d)"
    r"|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty"
    r"|fifty|sixty|ninety)(?![\w%])"
)
_PLAIN = r"[^,;:.!?()]*?"  # within one clause
_DENIED = re.compile(
    rf"\b(?:must|may|can|shall)(?: ?not|n['’]t)\b(?P<deed>{_PLAIN})"
    rf" (?:(?P<more>(?P<by>more|longer|wider|taller|higher|deeper|thicker|older|larger|bigger"
    rf"|heavier) than)|(?P<exceed>exceed)) (?P<number>{_NUMBER})(?P<unit> ?[a-z°%€£][\w°%]*)?",
    re.IGNORECASE,
)
_MEASURED = {
    "longer": "long", "wider": "wide", "taller": "tall", "higher": "high", "deeper": "deep",
    "thicker": "thick", "older": "old", "larger": "in size", "bigger": "in size",
    "heavier": "in weight",
}  # fmt: skip
_UNBOUND = re.compile(
    r"\b(?:if|unless|when|until|except|because|who|which|that|without|before|after|or|and|nor|only"
    r"|also|even)\b",
    re.IGNORECASE,
)
_PERMITS = re.compile(
    r"\b(?:may|can|could|(?:is|are) (?:allowed|permitted))\b[^.;]*?"
    r"\b(?:up to|at most|(?:a )?maximum of|no more than|not more than|or less|or under)\b",
    re.IGNORECASE,
)
_DENYING = re.compile(
    r"\b(?:not(?! more than)|no(?! more than)|never|none|nobody|neither|nor|cannot)\b|n['’]t\b",
    re.IGNORECASE,
)
_HELD = re.compile(
    rf"\b(?:may|can|could) (?:borrow|carry|hire|rent|bring|hold|take out|check out|load|reserve)"
    rf" (?:up to|at most|no more than|not more than|(?:a )?maximum of) {_NUMBER}"
    r" (?:[a-z-]+ )?[a-z]+s\b",
    re.IGNORECASE,
)
_AT_ONCE = re.compile(r"\bat (?:a|one|any one|the same) time\b|\bat once\b", re.IGNORECASE)
_IN_ALL = re.compile(
    r"\b(?:per|each|every|total|altogether|in all|within|during|over|yearly|monthly|weekly|daily)\b"
    r"|\b(?:an?|one) (?:day|week|month|year|term|semester|season|quarter|visit|hour|night)\b",
    re.IGNORECASE,
)
_LATEST = re.compile(
    rf"(?P<when>\b{_NUMBER} (?:hours?|days?|weeks?|months?|years?) (?:after|from) {_PLAIN})"
    r" at the latest\b",
    re.IGNORECASE,
)
_WITHIN = re.compile(
    rf"\b(?P<span>within (?:the )?{_NUMBER} (?:calendar |working |business )?"
    r"(?:hours?|days?|weeks?|months?|years?)) (?P<link>after|from|of|following)\b",
    re.IGNORECASE,
)
CUE = re.compile(
    "|".join(told.pattern for told in (_DENIED, _HELD, _LATEST, _WITHIN, _AT_ONCE)), re.IGNORECASE
)


def in_its_words(text: str, claim: str) -> str:
    """Return a text with its limit told as a claim tells such things, or as it stands.

    Example:
        "Bags must not weigh more than 8 kg.", where the claim says what they may weigh, is "Bags
        may weigh up to 8 kg."
    """
    if not re.search(r"\bat the latest\b", claim, re.IGNORECASE):
        text = _LATEST.sub(r"within \g<when>", text)
    if link := _WITHIN.search(claim):
        text = _WITHIN.sub(rf"\g<span> {link['link'].lower()}", text)
    if _PERMITS.search(claim) and not _DENYING.search(claim):
        text = _permitted(text)
    if (said := _AT_ONCE.search(claim)) and (own := _AT_ONCE.search(text)):
        return f"{text[: own.start()]}{said.group()}{text[own.end() :]}"
    if said and not _AT_ONCE.search(text) and not _IN_ALL.search(text):
        return _HELD.sub(lambda match: f"{match.group()} at a time", text)
    return text


def _permitted(text: str) -> str:
    """Return a text with what may not be more than so much as what may be up to so much."""
    match = _DENIED.search(text)
    if match is None or len(_DENYING.findall(text)) != 1 or _UNBOUND.search(match["deed"]):
        return text
    deed, by = match["deed"], (match["by"] or "").lower()
    if match["exceed"]:
        if deed.strip():
            return text
        deed = " be"
    measure = _MEASURED.get(by, "")
    if measure and not match["unit"]:
        return text
    limit = " ".join(filter(None, [f"{match['number']}{match['unit'] or ''}", measure]))
    return f"{text[: match.start()]}may{deed} up to {limit}{text[match.end() :]}"
