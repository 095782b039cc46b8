"""Years of other sentences: *aid came to £5m in 2024* says nothing of 2023, told beside it.

A text that compares two years has both; what one of its sentences tells is of the year that stands
there.
"""

import re
from collections.abc import Iterator

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import CONTENT_POS
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import RULE, Quantity

SAID = 0.7  # share of the claim's words, numbers apart, from which a sentence says the same
_WORDS = CONTENT_POS - {"NUM"}
_OPEN = re.compile(
    r"\b(?:year (?:before|earlier|after|later)|(?:previous|prior|preceding|following|last|next|same"
    r"|other|each|every|both|any|all|since|until|till|between|through(?:out)?|by|before|after) "
    r"(?:\w+ )?(?:years?|\d{4})|annual\w*|yearly|unchanged|again|(?:remain|stay)\w*|\|)",
    re.IGNORECASE,
)
"""What tells of other years than the one that is named."""


def in_another_year(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where the evidence gives for one year what a claim gives for another.

    Each sentence that says it has the claim's other numbers, one at least, but not its year. None
    where a sentence leaves the year open.
    """
    asked = bind(claim).items
    years = [b.quantity for b in asked if _is_year(b.quantity)]
    values = [b.quantity for b in asked if not b.quantity.is_date and not b.quantity.soft]
    dated = [b for b in asked if b.quantity.is_date]
    if not values or len(years) != 1 or len(dated) != 1 or _OPEN.search(claim.text):
        return None
    told = list(_saying(claim, premise))
    if not told or not any(states(years[0], b.quantity) for b in bind(premise).items):
        return None
    other = ""
    for text, items in told:
        named = [b.quantity for b in items if b.quantity.is_date]
        plain = named and all(_is_year(q) for q in named) and not _OPEN.search(text)
        stated = all(any(states(v, b.quantity) for b in items) for v in values)
        if not plain or not stated or any(states(years[0], q) for q in named):
            return None
        other = named[0].text
    reason = f"the evidence says so of {other}, not of {years[0].text}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=other)


def _is_year(quantity: Quantity) -> bool:
    """Tell whether a date is just a year, and neither an end of a period nor before or after it."""
    day = quantity.day
    plain = not (quantity.bound or quantity.when or quantity.part or quantity.approximate)
    return day is not None and plain and day.year > 0 and day == type(day)(year=day.year)


def _saying(claim: Analysis, premise: Analysis) -> Iterator[tuple[str, list[Bound]]]:
    """Yield the sentences that have most words of a claim, with their quantities."""
    mine, theirs = read(claim).tree, read(premise).tree
    wanted = words_of(mine, range(len(mine.tokens)), _WORDS)
    for start, end in theirs.sentences:
        shared = wanted & words_of(theirs, range(start, end), _WORDS)
        if wanted and len(shared) >= SAID * len(wanted):
            first, last = theirs.tokens[start].start, theirs.tokens[end - 1].end
            items = [b for b in bind(premise).items if first <= b.quantity.start < last]
            yield theirs.text[first:last], items
