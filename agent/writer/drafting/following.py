"""What goes on from a chosen statement and belongs to it: its steps, what holds otherwise."""

import re
from collections.abc import Sequence

from agent.writer.drafting.candidates import Limits, Scored
from agent.writer.drafting.manner import DOING

HOW_TO = re.compile(
    r"\bhow (?:do|can|should|must|would) (?:i|we|you|one)\b|\bhow to\b|\bwhat now\b"
    r"|\bwhat (?:do|should|must|can) (?:i|we|you)(?: have to| need to)? do\b",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(
    r"(?:otherwise|failing that|if (?:not|so)\b|in (?:that|this|such a) case"
    r"|(?:if|should|unless) (?:this|that|it|they|he|she)\b)",
    re.IGNORECASE,
)
_CASE = re.compile(r"(?:if|unless|should|otherwise|for (?!example)|in (?:that|this))\b", re.I)
STEPS = 2
"""So many items of a list are orders where it is one of steps."""


def steps(one: Scored, scored: Sequence[Scored], question: str, limits: Limits) -> list[Scored]:
    """Return the steps that ``one`` is one of, where is asked how something is done.

    They are the items of one list, more than one of them an order.
    """
    told = one.statement
    if told.depth < 0 or told.cells or not HOW_TO.search(question):
        return []
    items = [
        s
        for s in scored
        if s.place[:2] == one.place[:2]
        and (s.statement.leads, s.statement.headings) == (told.leads, told.headings)
        and s.statement.depth == told.depth
    ]
    orders = sum(DOING.match(s.statement.body) is not None for s in items)
    return items if orders >= STEPS and len(items) <= limits.listed else []


def bound(one: Scored, scored: Sequence[Scored]) -> list[Scored]:
    """Return the sentences right behind ``one`` that say what holds else: "If not, …".

    In an answer to a question of the documents' own, each case that it sets apart belongs to it.
    """
    best = one.statement
    if best.cells or best.record:
        return []
    document, run, order = best.place
    case = _CASE if best.question else _OTHERWISE
    after = {s.place[2]: s for s in scored if s.place[:2] == (document, run)}
    found: list[Scored] = []
    while (behind := after.get(order := order + 1)) and behind.statement.group == best.group:
        if not case.match(behind.statement.body):
            break
        found.append(behind)
    return found
