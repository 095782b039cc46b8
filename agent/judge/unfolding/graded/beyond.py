"""Those beyond a limit, told with it: *boats under 6 metres moor for free. Longer boats pay £15*.

Longer boats are *boats of 6 metres or more*, and where *vehicles up to 3 tonnes* may cross,
*anything heavier* is *anything of more than 3 tonnes*. A claim that names no number needs no limit.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.stems import stem
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.unfolding.tacked.parts import PERSONS, WORDS

_WAYS = {w: way for w, way in BY_COMPARISON.items() if w.endswith("er") and w != "fewer"} | {
    f"{much} {dear}": way
    for much, way in (("more", 1), ("less", -1))
    for dear in ("expensive", "costly", "powerful")
}
_MORE, _LESS = ("|".join(w for w, sense in _WAYS.items() if sense == way) for way in (1, -1))
_COMPARED = f"{_MORE}|{_LESS}"
_BEYOND = re.compile(
    rf"(?:^|(?<=[.;,] ))(?:(?:all|any) )?(?P<compared>{_COMPARED}) (?P<noun>[a-z]+)"
    r"(?! (?:than|and|or)\b)(?= )"
    r"|\b(?P<any>(?:any|every)(?:thing|one|body)|those|whatever|whoever)(?: who"
    r"| that)?(?: is| are)?"
    rf" (?P<alike>{_COMPARED})(?! (?:than|and|or)\b)(?= )",
    re.IGNORECASE,
)
_LIMIT = re.compile(
    rf"\b(?:(?P<to>up to|at most|not exceed|maximum of"
    rf"|(?:no|not|not be|never be|cannot be) (?:more|{_COMPARED}) than)"
    rf"|(?P<under>under|below|less than|fewer than|(?:{_LESS}) than)"
    rf"|(?P<over>over|above|more than|exceeding|(?:{_MORE}) than)"
    r"|(?P<least>at least|from|minimum of|no (?:less|fewer) than)) "
    rf"(?P<value>[€$£]\d[\d.,]*(?<![.,])|(?:\d[\d.,]*(?<![.,])|(?:{WORDS})\b)(?: ?[a-z°%]+)?)",
    re.IGNORECASE,
)
_MEASURED = re.compile(
    r"(?P<noun>[a-z]+) (?:(?:of|with|weighing|measuring|(?:that |which )?(?:is|are)) )?(?:an? )?$",
    re.IGNORECASE,
)
_DEMAND = re.compile(
    r"^(?:[A-Za-z-]+ ){0,2}?(?P<noun>[a-z]+) (?:must|should|have to|need to|may|can) (?:not )?"
    r"(?:be|have|contain|measure|weigh|last|cost)\b[^,;:]*$"
    r"|^(?:[a-z-]+ ){0,2}?(?P<limited>[a-z]+) (?:must|should|may|can) $",
    re.IGNORECASE,
)
"""What a rule demands of things: *passwords must contain* at least so many characters."""
_AGED = {"older", "younger"}
_WEIGHED = {"heavier", "lighter"}
_IN_WEIGHT = re.compile(r" ?(?:kg|kilos?|kilograms?|tonnes?|tons?|t|g|grams?|lbs?|pounds?)$", re.I)
_OF_AGE = re.compile(rf"(?:{PERSONS.pattern}|\b(?:aged|be|are)) $", re.IGNORECASE)
_NUMERAL = re.compile(rf"\d|\b(?:{WORDS})\b", re.IGNORECASE)
_FORMS = {
    (1, "to"): "of more than {}",
    (1, "under"): "of {} or more",
    (-1, "over"): "of at most {}",
    (-1, "least"): "of less than {}",
}
_FORMS_OF_AGE = {
    (1, "to"): "over {}",
    (1, "under"): "aged {} or over",
    (-1, "over"): "aged {} or under",
    (-1, "least"): "under {}",
}
CUE = re.compile(rf"\b(?:{_COMPARED}) [a-z]", re.IGNORECASE)


def with_its_limit(text: str, before: str, claim: str) -> str:
    """Return a text in which those beyond the one limit before them are told with that.

    Args:
        text: the text.
        before: the sentence before it.
        claim: the claim that it is told for.
    """
    beyond = _BEYOND.search(text)
    if beyond is None or not _NUMERAL.search(claim):
        return text
    known, word = text[: beyond.start()], (beyond["compared"] or beyond["alike"]).lower()
    known = known if _LIMIT.search(known) else before
    way, noun = _WAYS[word], beyond["noun"]
    limits = [
        m
        for m in _LIMIT.finditer(known)
        if (way, _side(m)) in _FORMS and (not noun or _is_of(noun, known[: m.start()]))
    ]
    if len(limits) != 1:
        return text
    (limit,) = limits
    value = _value(word, limit, known[: limit.start()])
    if not value:
        return text
    forms = _FORMS_OF_AGE if word in _AGED else _FORMS
    named = f"{noun or beyond['any']} {forms[way, _side(limit)].format(value)}"
    named = capital(named) if beyond.group()[0].isupper() else named
    return f"{text[: beyond.start()]}{named}{text[beyond.end() :]}"


def _side(limit: re.Match[str]) -> str:
    """Return on which side of its value a limit keeps what it is told of."""
    return next(k for k in ("to", "under", "over", "least") if limit[k])


def _value(word: str, limit: re.Match[str], before: str) -> str:
    """Return the value beyond which a comparative lies, '' where it measures another kind.

    What is *older* is so by years of somebody's age, and only what is *heavier* by a weight.
    """
    value = limit["value"]
    if word in _AGED:
        return value.split()[0] if _OF_AGE.search(before) else ""
    return value if (_IN_WEIGHT.search(value) is not None) == (word in _WEIGHED) else ""


def _is_of(noun: str, before: str) -> bool:
    """Tell whether a limit that follows some words is one of a thing: *boats under 6 metres*."""
    matches = (_MEASURED.search(before), _DEMAND.search(before))
    forms = {stem(noun.lower()), stem(singular_noun(noun.lower()))}
    return any(m is not None and stem(_named(m)) in forms for m in matches)


def _named(match: re.Match[str]) -> str:
    return next(n for n in match.groups() if n).lower()
