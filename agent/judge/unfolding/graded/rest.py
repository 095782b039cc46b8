"""A value for some times and one for the rest: *£4 from May to July and £3 in the other months*.

Such a sentence is told as it holds at the time of the claim.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.excepted.offdays import ANY_DAY, named
from agent.judge.unfolding.graded.seasons import MOMENT, SAID, scale, times

_REST = (
    r"(?:(?:in|during) (?:all )?(?:the )?(?:other|remaining) months|(?:in|for|during) the rest of"
    r" the year|on (?:all )?(?:the )?(?:other|remaining) days|at (?:all )?other times|otherwise)"
)
CUE = re.compile(rf"\b{_REST}\b", re.IGNORECASE)
_TOLD = re.compile(
    rf"^(?P<some>[^,;]+?),? (?P<when>{MOMENT}),?(?: and| but|;)? (?P<rest>[^,;]+?),? {_REST}[.!]?$",
    re.IGNORECASE,
)
_TURNED = re.compile(
    rf"^(?P<some>[^,;]+?),? (?P<when>{MOMENT}),?(?: and| but|;)? {_REST},? (?P<rest>[^,;]+?)[.!]?$",
    re.IGNORECASE,
)
_LED = re.compile(
    rf"^(?P<when>{MOMENT}),? (?P<some>[^,;]+?)[,;](?: and| but|) {_REST},? (?P<rest>[^,;]+?)[.!]?$",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(
    r"^(?P<some>[^;]+?),? (?P<when>(?:on|in|during|at|for|with|within|before|after|from|if|when) "
    r"(?:[^,;.]|(?<=\d)\.(?=\d))+?)(?:[;,]| [–—])(?: and| but)? otherwise,? "
    r"(?P<rest>[^;]+?)[.!]?$",
    re.IGNORECASE,
)
_ELSE = re.compile(
    r"\b(?:otherwise|(?:on|at|in) (?:all |any )?(?:other|another) \w+|not|no|never|without|only"
    r"|unless|except\w*)\b|n['’]t\b",
    re.IGNORECASE,
)
_ON_DAYS = re.compile(
    rf"on {ANY_DAY.pattern}(?:(?:, | and | or ){ANY_DAY.pattern})*", re.IGNORECASE
)
_SUBJECT = re.compile(r"^(?P<what>[^,;]+?) (?:is|are|costs?|opens?|closes?|starts?|begins?)\b")
_IT = re.compile(r"^(?:it|they)\b", re.IGNORECASE)
_NOTHING = re.compile(r"\b(?:nothing|none|nobody|free)\b", re.IGNORECASE)
_OTHER_DAYS = re.compile(
    r"\b(?:on|at|in|during) (?:all |any )?(?:the )?(?:other \w+|another \w+)\b", re.IGNORECASE
)
_OPENS = re.compile(r"(?:from|at|until|till|to|by|for|every|between|[€$£])", re.IGNORECASE)
_POINTS = re.compile(r"\b(?:it|they|them|this|these|that|those)\b", re.IGNORECASE)
_UNCLEAR = re.compile(r"\b(?:no|not|never|only|unless|except|if|than|both)\b|n['’]t\b", re.I)
_HAPPENED = re.compile(
    r"(?<!\bis )(?<!\bare )(?<!\bbe )\b(?:was|were|had|did|sold|paid|made|[a-z]{3,}ed)\b",
    re.IGNORECASE,
)
"""What has happened at some times may not have happened in the same measure at each of the rest."""


def at_its_time(text: str, claim: str) -> str:
    """Return a sentence as it holds at the time of a claim, as it is where that is unclear."""
    match = _TOLD.match(text) or _TURNED.match(text) or _LED.match(text)
    if match is None or _UNCLEAR.search(text) or _HAPPENED.search(text):
        return text
    known = times(match["when"])
    said = [m for m in SAID.finditer(claim) if not _is_repeated(m.group(), text, known)]
    asked = times(said[0].group()) if len(said) == 1 else frozenset[int | str]()
    if not asked or {scale(t) for t in asked | known} not in ({"day"}, {"month"}):
        return text
    if asked <= known:
        return f"{capital(match['some'])} {small(said[0].group())}."
    if match.re is _LED and _POINTS.search(match["rest"]):
        return text
    opening = _OPENS.match(match["rest"])
    at = opening and re.search(rf"(?:\b|(?=[€$£])){re.escape(opening.group())}", match["some"])
    if asked & known or not at or at.start() < 4:
        return text
    return f"{capital(match['some'][: at.start()])}{match['rest']} {small(said[0].group())}."


def in_its_case(text: str, claim: str) -> str:
    """Return a sentence with *otherwise* as it holds in its case, for a claim on that.

    Example:
        "Entry is free on the first Sunday; otherwise adults pay €12.", for a claim on the first
        Sunday, is "Entry is free on the first Sunday. It is untrue that adults pay €12 on the first
        Sunday."
    """
    match = _OTHERWISE.match(text)
    if match is None or _UNCLEAR.search(match["rest"]):
        return text
    if beside := _OTHER_DAYS.search(claim):
        return f"{_with_its_subject(match)} {small(beside.group())}."
    if _ON_DAYS.fullmatch(match["when"]):
        return _on_its_day(match, claim)
    case = content(match["when"])
    if not case or not case <= content(claim) or _ELSE.search(claim):
        return text
    told = f"{match['some']} {match['when']}."
    other = f" It is untrue that {small(match['rest'])} {match['when']}."
    return told if _NOTHING.search(claim) else f"{told}{other}"


def _on_its_day(match: re.Match[str], claim: str) -> str:
    """Return what goes on the one weekday of a claim, the whole where it has none, or several."""
    said, days = list(ANY_DAY.finditer(claim)), named(match["when"])
    asked = named(said[0].group()) if len(said) == 1 else frozenset[int]()
    if asked and asked <= days:
        return f"{match['some']} {match['when']}."
    apart = bool(asked) and not asked & days
    return f"{_with_its_subject(match)} on {said[0].group()}." if apart else match.string


def _with_its_subject(match: re.Match[str]) -> str:
    """Return what goes otherwise with its subject for a pronoun."""
    subject = _SUBJECT.match(match["some"])
    return capital(_IT.sub(subject["what"], match["rest"]) if subject else match["rest"])


def _is_repeated(moment: str, text: str, known: frozenset[int | str]) -> bool:
    """Tell whether a claim has a time from the text, but not of the kind by which cases differ."""
    alike = {scale(t) for t in times(moment)} & {scale(t) for t in known}
    return not alike and moment.lower() in text.lower()
