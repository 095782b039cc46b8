"""Steps and levels: *fell by 10* tells how far, *fell to 10* where it ended."""

import re

from agent.judge.quantities.quantity import Quantity

_CHANGE = re.compile(
    r"\b(?:r[io]se[ns]?|rising|fall(?:s|en|ing)?|fell|gr[eo]w[ns]?|growing|increas\w+|decreas\w+|"
    r"drop\w*|declin\w+|climb\w*|jump\w*|reduc\w+|cut|cuts|lower\w*|rais\w+|shr[iau]nk|"
    r"(?:go(?:es|ne|ing)?|went) (?:up|down))\b",
    re.IGNORECASE,
)
_LEADS = re.compile(
    r"\b(?P<word>by|to|from)\s+(?:(?:about|around|roughly|nearly|almost|just|over|under|only|some|"
    r"an?|the|more than|less than|up to)\s+)*$",
    re.IGNORECASE,
)
_KINDS = {"by": "step", "to": "level", "from": "level"}


def step_or_level(text: str, quantity: Quantity) -> str:
    """Return "step" or "level" for a number that a verb of change leads to, else ''."""
    if quantity.is_date or quantity.dimension == "clock":
        return ""
    begin = max(text.rfind(". ", 0, quantity.start), text.rfind("\n", 0, quantity.start)) + 1
    before = text[begin : quantity.start]
    lead = _LEADS.search(before)
    if lead is None or not _CHANGE.search(before):
        return ""
    return _KINDS[lead["word"].lower()]


def confused(claim: str, asked: Quantity, premise: str, stated: Quantity) -> bool:
    """Tell whether one text gives as a step what the other gives as a level."""
    kinds = {step_or_level(claim, asked), step_or_level(premise, stated)}
    return kinds == {"step", "level"}
