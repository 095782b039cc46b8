"""Numbers that the evidence may tell without their noun, or that a claim denies or compares.

*Of the nine boxes two were used, one by a dormouse* has one box; *open Tuesday to Thursday* is no
word against *shut on Fridays*. What speaks against such a number is not sure to.
"""

import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.scenario import is_denied

_POINTING = re.compile(
    r"\b(?:those|the (?:others?|rest|latter|former|remaining))(?: (?:of|on|from|in|for))? $",
    re.IGNORECASE,
)
_ONE = re.compile(r"\bone (?:by|of|for|in|to|with|from|at|on)\b", re.IGNORECASE)
_NONE = re.compile(r"\b(?:none|never|nobody|nothing|nowhere|not (?:a|an|any|one)|no)\b", re.I)
_COMPARED = re.compile(r"(?: \w+){0,1} (?:more|fewer|less)\b[^.;]*\bthan\b", re.IGNORECASE)
_DIFFERENCE = re.compile(r"(?: \w+){0,1} (?:more|fewer|less)\b", re.IGNORECASE)
_DENYING = re.compile(
    r"\b(?:not|no|never|none|nobody|nothing|cannot|neither|nor|shut|closed|closes|unavailable)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_TIMES = frozenset({"date", "clock"})


def may_be_unsaid(item: Bound, other: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a number of a claim may be right although the evidence has another.

    Args:
        item: the number, with what the claim says beside it.
        other: what seems to speak against it.
        asked: what the claim binds.
        known: what the evidence binds.
    """
    quantity = item.quantity
    if quantity.dimension in _TIMES and not is_denied(asked.source, quantity):
        start, end = known.source.sentences[other.sentence]
        tokens = known.source.tokens
        told = known.text[tokens[start].start : tokens[end - 1].end]
        return _denies(asked.text) and not _denies(told)
    if _COMPARED.match(asked.text, quantity.end):
        return not any(_DIFFERENCE.match(known.text, b.quantity.end) for b in known.items)
    if quantity.number.is_point and quantity.number.low == 0:
        return _NONE.search(known.text) is not None
    if quantity.number.is_point and quantity.number.low == 1 and _ONE.search(known.text):
        return True
    return not quantity.is_bare and any(
        b.quantity.is_bare and b.quantity.number == quantity.number for b in known.items
    )


def points_back(stating: Sequence[Bound], known: Bindings) -> bool:
    """Tell whether the evidence has a number for things that it only points to: *the other two*."""
    return any(_POINTING.search(known.text, 0, b.quantity.start) for b in stating)


def _denies(text: str) -> bool:
    return _DENYING.search(text) is not None
