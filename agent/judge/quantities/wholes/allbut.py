"""All but some: *all but three of the 24 players* are 21 players, neither three nor 24."""

import re
from collections.abc import Iterator
from itertools import pairwise

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.reading.extract import quantities

_ALL_BUT = re.compile(r"\b(?:all|every one) (?:but|except(?: for)?) $", re.IGNORECASE)
_OF = re.compile(r" of (?:[^.;,\d]{1,40} )?$", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:not|no|never|none|nobody|without|cannot)\b|n['’]t\b", re.IGNORECASE)


def of_all_but(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what the claim's only number is beside *all but N of M*, None for anything else.

    ``match`` where it is what N leaves of M, ``missing`` where it is N or M, told of what is said
    of the rest.
    """
    asked = quantities(claim)
    if len(asked) != 1 or not _plain(asked[0]) or _DENIED.search(claim.text):
        return None
    (mine,) = asked
    for part, whole in _exceptions(premise):
        if mine.noun and mine.noun != whole.noun:
            continue
        number, excepted, total = (q.number.low for q in (mine, part, whole))
        if number == total - excepted:
            return Finding(rule=RULE, outcome=Outcome.MATCH)
        if number in (excepted, total) and _said_so(claim, premise, whole):
            reason = f"the evidence says all but {part.text} of {whole.text}"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def _exceptions(premise: Analysis) -> Iterator[tuple[Quantity, Quantity]]:
    """Yield the number that is excepted and that of all."""
    counts = [q for q in quantities(premise) if _plain(q)]
    for part, whole in pairwise(counts):
        led = _ALL_BUT.search(premise.text, 0, part.start)
        if led and _OF.fullmatch(premise.text[part.end : whole.start]):
            yield part, whole


def _plain(quantity: Quantity) -> bool:
    return quantity.dimension == "count" and not quantity.bound


def _said_so(claim: Analysis, premise: Analysis, whole: Quantity) -> bool:
    """Tell whether the claim has the verb that the evidence has after the number of all."""
    tree = read(premise).tree
    verbs = (
        tree.stems[i] for i, t in enumerate(tree.tokens) if t.start > whole.end and t.pos == "VERB"
    )
    return next(verbs, "") in read(claim).tree.stems
