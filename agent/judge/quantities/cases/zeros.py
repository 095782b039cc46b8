"""Cells with a zero: *Setup fee: 0* says that there is no setup fee."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import bind

_NONE = re.compile(
    r"\b(?:no|not|never|without|nothing|none|neither|zero)\b|n['’]t\b|\bfree of\b"
    r"|\bout of (?=\w+\W*$)",
    re.IGNORECASE,
)
_DENYING = frozenset(("never", "zero", "free"))
_UNSURE = re.compile(
    r"\b(?:only|but|except|unless|more|less|fewer|longer|both|all|any ?more|yet|all|every)\b", re.I
)


def tells_none(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim says that there is none of what a cell of a table has 0 for.

    The row and the column are those that share most words with the claim, which has no number and
    no word besides that the table lacks.
    """
    if not _NONE.search(claim.text) or _UNSURE.search(claim.text):
        return False
    asked, known = bind(claim), bind(premise)
    cells = [b for b in known.items if b.column and b.sentence < 0 and not b.quantity.is_date]
    if not cells or any(not b.quantity.soft for b in asked.items):
        return False
    words = asked.words - _DENYING
    shared = [len(c.near & words) for c in cells]
    best = [c for c, n in zip(cells, shared, strict=True) if n == max(shared)]
    if len(best) != 1 or best[0].quantity.interval[:2] != (0.0, 0.0):
        return False
    return words <= known.words and max(shared) > 1
