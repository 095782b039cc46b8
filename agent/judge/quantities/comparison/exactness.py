"""Exact values: a text that says *at least 90* or *about 90* does not say that it is 90."""

import math
import re
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import SUPERLATIVE
from agent.judge.quantities.binding.scenario import SUBJECTS, is_denied
from agent.judge.quantities.comparison.intervals import finite
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.comparators import ABOUT
from agent.judge.quantities.reading.extract import quantities

_ENDS = frozenset(
    """limit maximum maximal minimum minimal max min cap ceiling floor threshold capacity deadline
    period notice window allowance quota most least upper start begin range vary stop end boundary
    bound pass exceed enough suffice far""".split()
)
"""Lemmas by which a claim gives its value as an end, as a bound does; superlatives do so too."""
_GRANTS = frozenset(
    """may can could permit allow entitle eligible hold seat fit accommodate cover insure
    able""".split()
)
_DUTIES = frozenset("must need require should demand oblige necessary mandatory eligible".split())
_TAKING = frozenset("take last".split())
_DEADLINE = re.compile(r"within\b|.*\b(?:later|earlier)\b", re.IGNORECASE)
_PRESUPPOSED = re.compile(
    r"\b(?:the|these|those|this|that|its|their|his|her|our|your|all|than|from|as \w+ as)\s*$"
    r"|\b(?:about|around|roughly|approximately|nearly|almost|some|circa)\b[^,;:.]{0,12}$|-$",
    re.IGNORECASE,
)
"""What stands before a value that is told as no exact one: *the 14 days*, *about every 14 days*."""
_SUBORDINATE = frozenset("advcl relcl acl appos pcomp parataxis csubj csubjpass".split())


def is_limit_too(claim: Quantity, known: Sequence[Quantity]) -> bool:
    """Tell whether *at most 12* is a limit of a claim, as the evidence denies more than so many.

    *Not by more than 8* lays down another limit than that, though what keeps it is below 12.
    """
    bounded = claim.bound in ("at most", "at least")
    return bounded and any(q.turned and q.bound == claim.bound for q in known)


def loosened(claim: Analysis, asked: Quantity, given: Quantity) -> bool:
    """Tell whether the evidence gives the exact value of a claim as a bound, or as a round figure.

    What the claim takes for granted (*the 14 days*), supposes or gives as an end itself (*the limit
    is 30 days*) is not told more exactly than in the evidence.
    """
    timed = asked.is_date or asked.dimension == "clock"
    if timed or asked.soft or given.soft:
        return False
    if not asked.interval.is_point or given.interval.is_point:
        return False
    verb = _teller(claim, asked)
    if verb is None or is_denied(claim, asked):
        return False
    of_another_kind = given.is_bare and not asked.is_bare
    return given.approximate or not (of_another_kind or _is_end(claim, verb, given))


def as_round(given: Quantity, asked: Quantity) -> Quantity:
    """Return *about a quarter of a million* as rough as *about 250,000*, where it is the same."""
    ends = (given.interval, asked.interval)
    if given.bound != ABOUT or asked.bound != ABOUT or given.dimension != asked.dimension:
        return given
    middles = [(i.low + i.high) / 2 for i in ends]
    if not math.isclose(*middles, rel_tol=1e-9):
        return given
    return replace(given, interval=asked.interval, number=asked.number)


def _teller(claim: Analysis, quantity: Quantity) -> Token | None:
    """Return the main verb of a claim if the quantity is what it says: *costs 90*, *is 90*."""
    before, after = claim.text[: quantity.start], claim.text[quantity.end :]
    if "-" in quantity.text or after.startswith("-") or _PRESUPPOSED.search(before):
        return None
    tokens = claim.tokens
    index, seen = min(token_at(claim, quantity.end - 1), len(tokens) - 1), set[int]()
    verb = None
    while index not in seen:
        seen.add(index)
        token, above = tokens[index], tokens[tokens[index].head]
        of_a_thing = token.dep == "prep" and above.pos in ("NOUN", "PROPN")
        if token.dep in SUBJECTS | _SUBORDINATE or (of_a_thing and token.text.lower() != "of"):
            return None
        verb = verb or (token if token.pos in ("VERB", "AUX") else None)
        index = token.head
    return verb


def _is_end(claim: Analysis, verb: Token, given: Quantity) -> bool:
    """Tell whether a claim gives its value as an end of such a range as the evidence gives."""
    ends = set(finite(given.interval))
    if len(ends) > 1 and ends <= {q.interval.low for q in quantities(claim)}:
        return True
    words = {t.lemma.lower() for t in claim.tokens}
    if words & _ENDS or any(t.tag in SUPERLATIVE for t in claim.tokens):
        return True
    if _DEADLINE.match(given.text):
        return verb.lemma.lower() not in _TAKING
    return bool(words & (_GRANTS if given.interval.high in ends else _DUTIES))
