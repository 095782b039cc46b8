"""The side of a limit: what is shown *above £1,000* is shown for £1,200, and not for £800.

A claim puts its case first, in words of its own: *ten days before, £50 are kept*.
"""

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, beside, bind
from agent.judge.quantities.binding.scenario import is_case
from agent.judge.quantities.binding.words import stem, stems_between
from agent.judge.quantities.cases.graded.bands import COMMON
from agent.judge.quantities.cases.limited.brackets import (
    OTHERS,
    PERSONS,
    brackets,
    holds,
    measures,
    narrowest,
    of_persons,
    part_of,
)
from agent.judge.quantities.cases.limited.posed import MEASURING, poses, verb_of
from agent.judge.quantities.cases.pieces import is_denied
from agent.judge.quantities.comparison.compare import comparable, states
from agent.judge.quantities.comparison.intervals import finite
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

EXCEPTS = re.compile(r"\b(?:without|unless|only|except|exactly|always|usually)\b", re.IGNORECASE)
_NO_FEE = re.compile(r"\b(?:no (?:fee|charge|cost)|free|(?:pays?|costs?) nothing)\b", re.I)
_PLACING = frozenset({"before", "after", "ahead", "later"})


def on_its_side(claim: Analysis, premise: Analysis, item: Bound, found: Finding) -> Finding | None:
    """Return the match of a case that lies on the side of the limit of which the claim tells.

    The rule of that limit has all other numbers of the claim and a word of it, denies as the claim
    does, and no rule for another case has a word of the claim that it lacks.

    Args:
        claim: the claim.
        premise: its evidence.
        item: a number of the claim that the evidence does not state.
        found: what is found on it so far; a conflict is overruled only where it is with an end.
    """
    quantity = item.quantity
    if not poses(claim, quantity):
        return None
    kin = [b for b in brackets(premise) if measures(item, claim, b, premise)]
    own = narrowest([b for b in kin if holds(b.quantity, quantity)])
    if own is None or not is_a_condition(premise, own):
        return None
    if found.outcome is Outcome.CONFLICT and not _overrules(item, own, found):
        return None
    part = part_of(premise, own, kin)
    if part is None or not _is_told(claim, premise, item, own, part):
        return None
    others = [p for b in kin if b is not own and (p := part_of(premise, b, kin)) and p != part]
    others += rests(premise, own, part)
    numbers = numbers_of(claim, premise, item, own, part)
    if numbers and not any(numbers_of(claim, premise, item, own, p) for p in others):
        return told_as(quantity, own.quantity)
    mine, theirs = bind(claim).words - item.own - _PLACING, _words(premise, part)
    rivals = any(mine & (_words(premise, p) - theirs) for p in others)
    return None if rivals else told_as(quantity, own.quantity)


def _overrules(item: Bound, own: Bound, found: Finding) -> bool:
    """Tell whether a conflict is only with an end of a range, or of a narrower case's limit."""
    narrower = item.quantity.interval.is_one_sided
    ended = found.opposed in own.quantity.text and found.opposed != own.quantity.text
    return narrower or (own.quantity.bound == "range" and ended)


def is_a_condition(text: Analysis, band: Bound) -> bool:
    """Tell whether a limit tells of which cases something holds, not what something comes to."""
    limit = band.quantity
    if band.column or of_persons(text, limit):
        return True
    verb = verb_of(text, limit)
    if verb is not None and _happened(text, verb):
        return False
    if verb is None or text.tokens[verb].start > limit.start or is_case(text, limit):
        return True
    if limit.limit:
        return False
    index, seen = min(token_at(text, limit.end - 1), len(text.tokens) - 1), set[int]()
    while index not in seen:
        seen.add(index)
        token = text.tokens[index]
        if token.dep in ("dobj", "attr", "acomp", "ROOT"):
            return token.dep == "dobj" and text.tokens[token.head].lemma.lower() == "mean"
        if token.dep == "prep":
            head = text.tokens[token.head]
            return head.dep in ("acl", "relcl") or head.lemma.lower() not in MEASURING
        index = token.head
    return False


def _happened(text: Analysis, verb: int) -> bool:
    """Tell whether a verb tells what once was: it sets no rule."""
    below = (text.tokens[i] for i in text.children(verb) if text.tokens[i].dep.startswith("aux"))
    return any(t.tag == "VBD" for t in (text.tokens[verb], *below))


def rests(text: Analysis, own: Bound, part: range) -> Iterator[range]:
    """Yield what a sentence tells of the rest behind the part of a limit."""
    end = text.sentence_at(own.quantity.start).end
    if part.stop < end and OTHERS.search(text.text, part.stop, end):
        yield range(part.stop, end)


def _words(text: Analysis, part: range) -> frozenset[str]:
    return stems_between(text, part.start, part.stop)


def _is_told(claim: Analysis, premise: Analysis, item: Bound, own: Bound, part: range) -> bool:
    """Tell whether the rule of a limit tells what the claim tells of its case."""
    others = others_of(claim, item)
    told = numbers_of(claim, premise, item, own, part)
    shared = shared_with(claim, premise, item, own, part)
    within = [b.quantity for b in brackets(premise) if b.quantity.start in part]
    rest = [q for q in others if q not in told and not any(_keeps(b, q) for b in within)]
    if any(not (shared and _stands_apart(premise, q, own)) for q in rest):
        return False
    tokens = [i for i, t in enumerate(premise.tokens) if t.start in part]
    told_part = premise.text[part.start : part.stop]
    free = _NO_FEE.search(claim.text) and _NO_FEE.search(told_part)
    alike = is_denied(premise, tokens) == is_denied(claim, range(len(claim.tokens)))
    if not (alike or free):
        return False
    if bool(EXCEPTS.search(told_part)) != bool(EXCEPTS.search(claim.text)):
        return False
    unlike = item.quantity.noun != own.quantity.noun and item.quantity.dimension == "count"
    return len(shared) >= (COMMON if unlike else 1) or bool(told)


def _keeps(limit: Quantity, other: Quantity) -> bool:
    """Tell whether another number of a claim is a case of a limit as well."""
    return other.interval.is_point and comparable(other, limit) and holds(limit, other)


def _stands_apart(premise: Analysis, number: Quantity, own: Bound) -> bool:
    """Tell whether a sentence that tells of no such limits gives a number of the claim."""
    known = bind(premise).items
    giving = {b.sentence for b in known if states(number, b.quantity)}
    kin = {b.sentence for b in brackets(premise) if same_kind(own.quantity, b.quantity)}
    return bool(giving - kin - {own.sentence})


def others_of(claim: Analysis, item: Bound) -> list[Quantity]:
    """Return the other numbers of a claim, but for those that may go unsaid."""
    return [b.quantity for b in beside(item, bind(claim)) if not b.quantity.soft]


def numbers_of(
    claim: Analysis, premise: Analysis, item: Bound, own: Bound, part: range
) -> list[Quantity]:
    """Return the other numbers of a claim that a stretch of the evidence gives."""
    given = [
        b.quantity
        for b in bind(premise).items
        if b.quantity.start in part and b.quantity.start != own.quantity.start
    ]
    return [q for q in others_of(claim, item) if any(_gives(q, g) for g in given)]


def shared_with(
    claim: Analysis, premise: Analysis, item: Bound, own: Bound, part: range
) -> AbstractSet[str]:
    """Return what a claim says, besides of whom, that the rule of a limit says besides that."""
    around = range(part.start, own.quantity.start), range(own.quantity.end, part.stop)
    theirs = frozenset[str]().union(*(_words(premise, p) for p in around))
    doers = {stem(t) for t in claim.tokens if t.dep == "nsubj" or t.lemma.lower() in PERSONS}
    return (bind(claim).words - item.own - own.own - doers) & theirs


def _gives(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether the evidence has a number of the claim, be it as a limit."""
    ends = set(finite(claim.interval)) & set(finite(premise.interval))
    return states(claim, premise) or (comparable(claim, premise) and bool(ends))
