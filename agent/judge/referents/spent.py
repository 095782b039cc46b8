"""Spent: what held *until now* holds no longer where the next sentences give a new value."""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Passage
from agent.judge.checked import Checked
from agent.judge.passages.windows import Sentence, Window, siblings
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.dated.periods import lies_beyond
from agent.judge.quantities.comparison.kinds import gives, same_kind
from agent.judge.quantities.quantity import RULE
from agent.ports import Parser

REACH = 3  # sentences after an old rule in which to look for the new one
_OLD = re.compile(
    r"^\W*(?:(?:until|till|up to) (?:now|then|recently)|so far|previously|formerly|hitherto"
    r"|in the past|before (?:now|this|that|then))\b",
    re.IGNORECASE,
)
_OF_OLD = re.compile(
    r"\b(?:was|were|had|did|could|used to|until|before|previous(?:ly)?|former(?:ly)?|old|so far)\b",
    re.IGNORECASE,
)


def in_force_no_longer(
    checked: Checked, claim: Analysis, window: Window, passages: Sequence[Passage], parser: Parser
) -> Checked:
    """Return what was found in a window, in conflict where the claim has a number of an old rule.

    One that speaks of the old rule, or gives a date from before the new one, may have it.
    """
    number = checked.of(RULE)
    if number is None or number.outcome not in (Outcome.MATCH, Outcome.MISSING):
        return checked
    old = [s for s in window.sentences if _OLD.match(s.text)]
    if not old or _OF_OLD.search(claim.text):
        return checked
    asked = bind(claim).items
    kept = [s.text for s in window.sentences if s not in old]
    if any(_gives(asked, bind(p).items) for p in parser.parse(kept, entities=False)):
        return checked
    found = next((f for s in old if (f := _spent(asked, s, passages, parser))), None)
    return checked if found is None else checked.replacing(number, found)


def _gives(asked: Sequence[Bound], told: Sequence[Bound]) -> bool:
    return any(gives(a.quantity, b.quantity) for a in asked for b in told if not a.quantity.is_date)


def _spent(
    asked: Sequence[Bound], old: Sentence, passages: Sequence[Passage], parser: Parser
) -> Finding | None:
    """Return a conflict with the new value that the sentences after an old rule give."""
    after = siblings(old, passages)[old.order + 1 : old.order + 1 + REACH]
    (was, *now) = parser.parse([s.text for s in (old, *after)], entities=False)
    spent = [
        (a.quantity, b.quantity)
        for a in asked
        for b in bind(was).items
        if not a.quantity.is_date and gives(a.quantity, b.quantity)
    ]
    told = [b for part in now for b in bind(part).items]
    for mine, its in spent:
        new = next((b for b in told if same_kind(its, b.quantity)), None)
        if new is not None and not _gives(asked, [new]) and _since(asked, told):
            why = f"{mine.text} held before; now the evidence says {new.quantity.text}"
            return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=why)
    return None


def _since(asked: Sequence[Bound], told: Sequence[Bound]) -> bool:
    """Tell whether each date of a claim is one for which the new rule is in force."""
    starts = [b.quantity for b in told if b.quantity.is_date and b.quantity.bound == "since"]
    dates = [a.quantity for a in asked if a.quantity.is_date]
    return all(any(lies_beyond(d, s) for s in starts) for d in dates)
