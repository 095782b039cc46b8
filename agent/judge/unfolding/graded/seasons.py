"""A value for all times and others for some: *rooms cost €80, in July and August €110*.

Such a sentence is told as it holds at the time of the claim: *rooms cost €110 in August*.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.calendar import WEEKDAY
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.dates import MONTHS, WEEKDAYS

_MONTH = rf"(?:{'|'.join(sorted(MONTHS, key=len, reverse=True))})"
_DAY = rf"(?:{WEEKDAY})s?"
_TO = r"(?: ?[-–] ?| to | until | till | through )"
_JOIN = r"(?:, and |, | and | or | & )"
_PARTS = r"(?:mornings?|afternoons?|evenings?|nights?|holidays?)"
_SEASON = (
    r"(?:the )?(?:(?:high|low|peak|off|holiday|main|dry|rainy|wet|summer|winter)[ -]season"
    r"|spring|summer|autumn|winter|(?:public|bank|school|summer) holidays)"
)
MOMENT = (
    rf"(?:(?:from|as of) (?:\d{{1,2}} {_MONTH}(?: (?:19|20)\d\d)?|{_MONTH} (?:19|20)\d\d)\b|"
    r"(?:in|on|at|during|from|between)(?: the months of)? "
    rf"(?:{_MONTH}(?:(?:{_JOIN}|{_TO})(?:in )?{_MONTH})*|{_DAY}(?:(?:{_JOIN}|{_TO})(?:on )?{_DAY})*"
    rf"|(?:the )?weekends?|weekdays|{_SEASON})(?![\w-])(?! (?:19|20)\d\d\b| {_PARTS}))"
)
_NUMBER = r"(?P<number>[€$£]?\d[\d.,:]*(?<![.,:]))"
_NO_WHEN = r"(?! ?(?:in|on|at|as|from|during|between)\b)"
_UNIT = rf"(?P<unit>(?:{_NO_WHEN} ?[a-z²³%°€](?:[^\W\d]|[/²³])*){{0,4}})"
_BOUND = r"(?:up to|at least|at most|about|around)"
_LEAD = (
    r"(?:,? ?(?:it|they) (?P<verb>\w+(?: \w+)?) )?"
    rf"(?:(?P<at>at|by|within|after|for|to|every|each) )?(?:(?P<bound>{_BOUND}) )?"
)
_VALUE = rf"{_LEAD}{_NUMBER}{_UNIT}"
_LINK = r"(?: ?[,;] ?| \(| [–—] | (?=but ))(?:but |and |while )?"
_MAIN = re.compile(
    rf"^(?P<lead>[^\d,;:.()€$£]{{4,80}}?) ?{_NUMBER}(?P<unit>[^\d,;:.()–—]{{0,40}}?)"
    rf"(?={_LINK}(?:{MOMENT}|{_LEAD}[€$£]?\d))",
    re.IGNORECASE,
)
_OTHER = tuple(
    re.compile(rf"{_LINK}{told}\)?", re.IGNORECASE)
    for told in (rf"(?P<when>{MOMENT}),? {_VALUE}", rf"{_VALUE} (?P<when>{MOMENT})")
)
SAID = re.compile(MOMENT, re.IGNORECASE)
CUE = re.compile(rf"\d.*\b{MOMENT}", re.IGNORECASE | re.DOTALL)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|if|when|than|until|before|after|since|some|usually|often"
    r"|sometimes|normally|all|always|every (?:day|week)|other|outside|total"
    r"|altogether|increas\w+|annual\w*|"
    r"(?:week|month|year|season|quarter)(?:s|ly)?)\b|n['’]t\b",
    re.IGNORECASE,
)
_PAST = "VBD"
_MONTHS = 100  # is added to the numbers of months
_BOUNDED = re.compile(rf"\b{_BOUND} ?$", re.IGNORECASE)
NEXT = re.compile(rf"^{MOMENT}", re.IGNORECASE)
"""What a sentence begins with that tells the value for some times after one for all."""
_OPENING = re.compile(r"^(?!from|as of)\w+(?: the months of)? (?:the )?", re.IGNORECASE)
_MANY = {"weekend": (6, 7), "weekends": (6, 7), "weekdays": (1, 2, 3, 4, 5)}


class _Told(NamedTuple):
    """When a value holds, and the value with its unit."""

    when: frozenset[int | str]
    value: str


def asked(claim: str) -> re.Match[str] | None:
    """Return the one time that a claim tells of, None for one that tells it of others too."""
    said = list(SAID.finditer(claim))
    if len(said) != 1 or _MAIN.match(claim):
        return None
    rest = f"{claim[: said[0].start()]} {claim[said[0].end() :]}"
    return None if _UNCLEAR.search(rest) else said[0]


def in_season(tree: Tree, sentence: range, claim: str) -> str | None:
    """Return a sentence as it holds at the time of the claim, None where that is unclear.

    It is unclear for what has happened: *the firm hired 12 people, in July 5* tells of no May.
    """
    start = tree.tokens[sentence.start].start
    text = tree.text[start : tree.tokens[sentence[-1]].end]
    main, said = _MAIN.match(text), asked(claim)
    if main is None or said is None or _UNCLEAR.search(main[0]) or SAID.search(main[0]):
        return None
    before = [i for i in sentence if tree.tokens[i].start < start + main.start("number")]
    if any(_happened(tree, i) for i in before):
        return None
    told = tuple(_others(text, main))
    value = _value(times(said[0]), told, main["number"] + main["unit"])
    return f"{main['lead'].rstrip()} {value} {said[0]}." if told and value else None


def _happened(tree: Tree, index: int) -> bool:
    token = tree.tokens[index]
    return token.tag == _PAST and token.text.lower() != token.lemma.lower()


def _others(text: str, main: re.Match[str]) -> Iterator[_Told]:
    """Yield the values for some times alone, none where the sentence has more to say."""
    found, at = [], main.end()
    while match := next((m for p in _OTHER if (m := p.match(text, at))), None):
        words = main["lead"].lower().split()
        own = (match["verb"] or "").lower().split()
        if not {*own} <= {*words} or (match["at"] and match["at"].lower() != words[-1]):
            return
        if match["bound"] and _BOUNDED.search(main["lead"]):
            return
        bound = f"{match['bound']} " if match["bound"] else ""
        value = bound + match["number"] + (match["unit"] or main["unit"])
        found.append(_Told(times(match["when"]), value))
        at = match.end()
    if not text[at:].strip(" .!)"):
        yield from found


def _value(asked: frozenset[int | str], told: tuple[_Told, ...], general: str) -> str:
    """Return the value at the times that are asked for, '' where that is unclear."""
    within = {o.value for o in told if asked <= o.when}
    if within:
        return within.pop() if len(within) == 1 else ""
    scales = {scale(t) for times in (asked, *(o.when for o in told)) for t in times}
    apart = not any(asked & o.when for o in told)
    return general if apart and scales in ({"day"}, {"month"}) else ""


def times(phrase: str) -> frozenset[int | str]:
    """Return the weekdays (1-7), months (101-112) or the season that a phrase names."""
    name = _OPENING.sub("", phrase.lower(), count=1)
    if name in _MANY:
        return frozenset(_MANY[name])
    for names, base, cycle in ((MONTHS, _MONTHS, 12), (WEEKDAYS, 0, 7)):
        words = re.findall(r"[a-z]+", name)
        found = [names.get(w) or names.get(w.rstrip("s")) for w in words]
        days = [d for d in found if d]
        if len(days) == 2 and (re.search(_TO, name) or phrase.lower().startswith("between")):
            first, last = days
            days = [(first - 1 + i) % cycle + 1 for i in range((last - first) % cycle + 1)]
        if days and (len(days) > 1 or not name.startswith(("from ", "as of "))):
            return frozenset(base + d for d in days)
    return frozenset({name})


def scale(time: int | str) -> str:
    """Return what a time that a phrase names is: a ``day``, a ``month`` or a ``season``."""
    return "season" if isinstance(time, str) else "month" if time > _MONTHS else "day"
