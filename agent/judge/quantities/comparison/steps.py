"""Steps and levels: *fell by 10* tells how far, *fell to 10* where it ended, *was 10* as well."""

import re

from agent.judge.quantities.quantity import Quantity

_CHANGE = re.compile(
    r"\b(?:r[io]se[ns]?|rising|fall(?:s|en|ing)?|fell|gr[eo]w[ns]?|growing|increas\w+|decreas\w+|"
    r"drop\w*|declin\w+|climb\w*|jump\w*|reduc\w+|cut|cuts|lower\w*|rais\w+|shr[iau]nk|improv\w+|"
    r"expand\w*|widen\w*|narrow\w*|lengthen\w*|shorten\w*|uplift\w*|"
    r"(?:go(?:es|ne|ing)?|went) (?:up|down))\b",
    re.IGNORECASE,
)
# Other words by which a sentence may tell of a change or a difference.
_TOLD = re.compile(
    r"\b(?:rise|growth|chang\w*|gain\w*|hike\w*|surg\w+|slump\w*|plung\w+|soar\w*|up|down|off|by|than|"
    r"more|less|fewer|extra|additional|add(?:s|ed|ing)?|differ\w+|margin|compared|sav(?:e[sd]?|ings?)|"
    r"los[est]\w*|step\w*|discount\w*|rebate|expansion|expens\w*|boost\w*|trim\w*|slash\w*|short\w*|"
    r"extend\w*|deduct\w*|varia\w*|inflation|slip\w*|edg\w+|lift\w*|doubl\w*|tripl\w*|halv\w*)\b|"
    r"[+−]\s?\d",
    re.IGNORECASE,
)
_GRADED = re.compile(r"\b\w{3,}er\b", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are|was|were|(?:stand|stood)s? at|reache[sd])\s+(?:now\s+)?$", re.I)
_COMPARED = re.compile(
    r"\s*(?:(?:an?|per|each|every) \w+ )?(?:\w+er|more|less|above|below|up|down|off)\b",
    re.IGNORECASE,
)
_LEADS = re.compile(
    r"\b(?P<word>by|to|from)\s+(?:(?:about|around|roughly|nearly|almost|just|over|under|only|some|"
    r"an?|the|more than|less than|up to)\s+)*$",
    re.IGNORECASE,
)
_DIFFERENCE = re.compile(
    r"\s*(?:fewer|less|more|higher|lower|reduction|increase|drop|fall|decline|rise|growth|decrease"
    r"|cut|improvement)\b",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(r"\s+of (?:(?:all|the|its|their|our|these|those)\s+)?[a-z]+", re.IGNORECASE)
CONFIDENCE = re.compile(
    r"\s*-?\s*(?:CI|CrI|(?:confidence|credible|prediction) (?:interval|level|limits?))\b",
    re.IGNORECASE,
)
"""What follows the share of a confidence interval, which is no finding itself."""
_KINDS = {"by": "step", "to": "level", "from": "level"}


def step_or_level(text: str, quantity: Quantity) -> str:
    """Return "step" or "level" for a number that a verb of change leads to, else ''."""
    if quantity.is_date or quantity.dimension == "clock":
        return ""
    before = text[_sentence(text, quantity)[0] : quantity.start]
    lead = _LEADS.search(before)
    if lead is None or not _CHANGE.search(before):
        return ""
    return _KINDS[lead["word"].lower()]


def confused(claim: str, asked: Quantity, premise: str, stated: Quantity) -> bool:
    """Tell whether one text gives as a step what the other gives as a level.

    A number is a level as well where its sentence, or the bracket that it stands in, speaks of no
    change at all, and so is the share of some that have or do something.
    """
    kind, given = step_or_level(claim, asked), step_or_level(premise, stated)
    percent = asked.dimension == stated.dimension == "percent"
    change = kind == "step" or _DIFFERENCE.match(claim, asked.end) is not None
    if percent and change and not given and _tells_of_others(premise, stated):
        return True
    if kind == "step" and not given and not stated.tabled:
        return not _speaks_of_change(premise, stated)
    if given == "step" and not kind and not change:
        return not _tells_a_change(claim, asked)
    return {"step" if change else kind, given} == {"step", "level"}


def _tells_of_others(text: str, quantity: Quantity) -> bool:
    """Tell whether a percentage is the share of some people or things: *80% of plants have it*."""
    if CONFIDENCE.match(text, quantity.end):
        return True
    change = _DIFFERENCE.match(text, quantity.end)
    return not change and _OF_OTHERS.match(text, quantity.end) is not None


def _tells_a_change(text: str, quantity: Quantity) -> bool:
    """Tell whether a sentence tells of a change, or by how much its number is more or less."""
    compared = _COMPARED.match(text, quantity.end) is not None
    sentence = text[slice(*_sentence(text, quantity))]
    return compared or bool(_CHANGE.search(sentence) or _TOLD.search(sentence))


def _sentence(text: str, quantity: Quantity) -> tuple[int, int]:
    """Return where the sentence of a number begins and ends."""
    begin = max(text.rfind(". ", 0, quantity.start), text.rfind("\n", 0, quantity.start)) + 1
    end = text.find(". ", quantity.end)
    return begin, end if end >= 0 else len(text)


def _speaks_of_change(text: str, quantity: Quantity) -> bool:
    """Tell whether the sentence of a number tells of a change; before it, where it only is."""
    inner = _bracket(text, quantity)
    if inner:
        return any(pattern.search(inner) for pattern in (_CHANGE, _TOLD, _GRADED))
    begin, end = _sentence(text, quantity)
    sentence = text[begin:end]
    if _IS.search(text[begin : quantity.start]) and not _COMPARED.match(text, quantity.end):
        sentence = text[begin : quantity.start]
    return any(pattern.search(sentence) for pattern in (_CHANGE, _TOLD, _GRADED))


def _bracket(text: str, quantity: Quantity) -> str:
    """Return what stands in the bracket of a number, '' without one or with nothing else in it."""
    start = text.rfind("(", 0, quantity.start)
    end = text.find(")", quantity.end)
    if start < 0 or end < 0 or ")" in text[start : quantity.start]:
        return ""
    inner = text[start + 1 : quantity.start] + text[quantity.end : end]
    return inner if re.search(r"[A-Za-z]{2}", inner) else ""
