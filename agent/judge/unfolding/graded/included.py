"""The first of a kind are free and every further one is charged, told for the one of a claim.

*Two bags are included, each further bag costs €30* says of the third bag that it costs €30, of the
second that it is included, and of *every bag* that not every bag costs €30.
"""

import re
from typing import NamedTuple

from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.stems import stem
from agent.judge.quantities.numbers.scales import ORDINALS

_NUMBER = rf"(?:\d{{1,3}}|{ONE_TO_TWELVE}|twenty)"
_OF = r"(?P<of> of (?:the )?[\w-]+)?"
_FREE = re.compile(
    r"\b(?P<free>(?<!not )free(?: of charge)?|(?:at |for )no (?:extra |additional )?(?:charge|cost)"
    r"|without charge)\b|\b(?P<included>(?<!not )included?s?|inclusive)\b",
    re.IGNORECASE,
)
_COUNT = re.compile(
    rf"\bfirst (?P<first>{_NUMBER} )?(?P<noun>[^\W\d][\w-]*){_OF}|\b(?P<times>once|twice)\b"
    rf"|\b(?P<often>{_NUMBER}) times\b"
    rf"|\b(?P<number>{_NUMBER}) (?:free )?(?P<kind>[^\W\d][\w-]*)(?P<its> of (?:the )?[\w-]+)?",
    re.IGNORECASE,
)
CUE = re.compile(
    r"\b(?:(?:(?:each|every|any|all|the) )?(?:further|additional|extra|subsequent|following)"
    r" (?P<noun>[^\W\d][\w-]*)|(?:each|every|any) (?P<later>[^\W\d][\w-]*)"
    r" (?:after (?:that|this|these|those)|thereafter|beyond (?:that|this)))"
    r"(?P<of>(?: (?:of|in|with|for|on) (?:[\w-]+ ?){1,3}?)?) ?"
    r"\b(?P<verb>costs?|is|are|will be|will cost)\b(?P<said> [^;]*?)(?: each)?[.!]?$",
    re.IGNORECASE,
)
_PER = r"(?:(?:per|each|every|an?|in an?|in the same) )"
_PERIOD = re.compile(
    rf"\b{_PER}(?P<unit>hour|day|week|month|quarter|term|semester|season|year)\b", re.IGNORECASE
)
_NTH = ORDINALS | {
    word: number
    for number, word in enumerate(
        "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth"
        " nineteenth twentieth".split(),
        start=10,
    )
}
_ORDINAL = re.compile(
    rf"\b(?P<nth>{'|'.join(_NTH)}|\d{{1,4}}(?:st|nd|rd|th)) (?P<noun>[^\W\d][\w-]*)", re.IGNORECASE
)
_ALL = re.compile(r"\b(?:each|every|all|any)(?: of the)? (?P<noun>[^\W\d][\w-]*)", re.IGNORECASE)
_LATER = re.compile(
    r"\b(?:further|additional|extra|subsequent|following|other|after|beyond|thereafter|not|only"
    r"|except|but|more|than)\b|n['’]t\b",
    re.IGNORECASE,
)
_SINGULAR = {"cost": "costs", "are": "is"}
_ONES = frozenset({"one", "ones"})


class _Rule(NamedTuple):
    """What of a kind is free, and what the further ones cost."""

    noun: str
    most: int
    of: str
    free: str
    period: str
    charged: str


def as_counted(text: str, before: str, claim: str) -> str:
    """Return a sentence as it holds of the one, or of all, that a claim speaks of.

    Args:
        text: the sentence that says what further ones cost.
        before: the sentence before it, which may say what is free.
        claim: what is held against it; one on further ones needs the sentence as it stands.
    """
    match = CUE.search(text)
    rule = _rule(match, text[: match.start()].strip() or before) if match else None
    if rule is None or _LATER.search(claim):
        return text
    period = f" {rule.period}" if rule.period and _PERIOD.search(claim) else ""
    nth = _ORDINAL.search(claim)
    if nth is not None and _kind(nth["noun"]) == _kind(rule.noun):
        said = rule.free if _place(nth["nth"].lower()) <= rule.most else rule.charged
        return f"The {nth.group()}{rule.of}{period} {said}."
    every = _ALL.search(claim)
    if nth is None and every is not None and _kind(every["noun"]) == _kind(rule.noun):
        free = rule.free if rule.most == 1 else rule.free.replace("is", "are", 1)
        first = "first" if rule.most == 1 else f"first {rule.most}"
        of_all = f"Not every {rule.noun}{rule.of}{period} {rule.charged}."
        return f"{of_all} Only the {first}{period} {free}."
    return text


def _rule(match: re.Match[str], opening: str) -> _Rule | None:
    """Return the rule of which a sentence tells the end, None unless its opening is plain."""
    free, counts = _FREE.search(opening), list(_COUNT.finditer(opening))
    if free is None or len(counts) != 1 or "." in opening.rstrip("."):
        return None
    (count,) = counts
    noun = match["noun"] or match["later"]
    told = count["noun"] or count["kind"] or ""
    if noun.lower() in _ONES:
        noun = told
    if not noun or (told and _kind(told) != _kind(noun)):
        return None
    period = _PERIOD.search(opening)
    verb = match["verb"].lower()
    return _Rule(
        singular_noun(noun),
        _most(count),
        count["of"] or count["its"] or match["of"],
        "is free of charge" if free["free"] else "is included",
        f"in a {period['unit']}" if period else "",
        f"{_SINGULAR.get(verb, verb)}{match['said']}",
    )


def _most(count: re.Match[str]) -> int:
    if count["times"]:
        return 1 if count["times"].lower() == "once" else 2
    number = count["first"] or count["often"] or count["number"] or "one"
    return round(value(number.strip()) or 1)


def _place(nth: str) -> int:
    return _NTH[nth] if nth in _NTH else int(nth[:-2])


def _kind(noun: str) -> str:
    return stem(singular_noun(noun).lower())
