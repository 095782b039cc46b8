"""Bounds carried over: *up to £30 for a test and £70 for glasses* says up to £70 as well."""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.cases.limited.brackets import part_of
from agent.judge.quantities.comparison.intervals import finite
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.quantity import Quantity

_SHARING = re.compile(r"(?:,|\b(?:and|or))\s+(?:for [^.;,]* )?$")


def with_its_bound(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return the match of a number that shares the bound of the one before.

    In *up to £30 for a test and £70 for glasses* the latter is *up to £70* as well, where the
    evidence says so.
    """
    quantity = item.quantity
    before = [b.quantity for b in bind(claim).items if b.quantity.end <= quantity.start]
    if not before or not quantity.interval.is_point or not before[-1].interval.is_one_sided:
        return None
    between = claim.text[before[-1].end : quantity.start]
    if not same_kind(quantity, before[-1]) or not _SHARING.search(between):
        return None
    kin = [b for b in bind(premise).items if same_kind(quantity, b.quantity)]
    ends = {quantity.interval.low}
    stating = [b for b in kin if ends == set(finite(b.quantity.interval))]
    if len(stating) != 1 or not stating[0].quantity.interval.is_open_like(before[-1].interval):
        return None
    own = _words_apart(claim, quantity)
    shared = [len(own & _words_of(premise, b, kin)) for b in (stating[0], *kin)]
    most = all(n < shared[0] for n, b in zip(shared[1:], kin, strict=True) if b is not stating[0])
    return told_as(quantity, stating[0].quantity) if shared[0] and most else None


def _words_apart(claim: Analysis, quantity: Quantity) -> frozenset[str]:
    """Return the words that a claim has behind a number and not before it."""
    end = claim.sentence_at(quantity.start).end
    behind = stems_between(claim, quantity.end, end)
    return behind - stems_between(claim, 0, quantity.start)


def _words_of(premise: Analysis, band: Bound, kin: Sequence[Bound]) -> frozenset[str]:
    part = part_of(premise, band, kin)
    return stems_between(premise, part.start, part.stop) if part else frozenset()
