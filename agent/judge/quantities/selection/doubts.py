"""Doubts: where a value that the claim does not have may still be none that speaks against it."""

import math
import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound, beside
from agent.judge.quantities.binding.scenario import is_restrictive
from agent.judge.quantities.comparison.compare import comparable, states
from agent.judge.quantities.comparison.steps import confused
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.selection.candidates import tells_by_others
from agent.judge.quantities.selection.rivals import own_words
from agent.judge.quantities.selection.unsaid import may_be_unsaid
from agent.judge.quantities.times.dates import first_and_last
from agent.judge.quantities.times.when import SINCE, UNTIL

VERBATIM = 0.8  # share of its words that makes a claim a quotation of the evidence
FAR = 50.0  # times another value from which on two are hardly those of one thing
WHOLE = 1e-6  # difference from a whole number that is none
_BEYOND = re.compile(r"\b(?:(?:after|above|beyond|below|over|past) that|thereafter)\b")
_EACH = re.compile(r"\b(?:per(?! ?cent)|each|every)\b", re.IGNORECASE)
_HENCE = re.compile(
    r"\b(?:so|thus|therefore|hence|(?:which|that|this) (?:makes|means|gives|brings|saves|comes))\b",
    re.IGNORECASE,
)


def may_follow(
    item: Bound, other: Bound, differing: Sequence[Bound], asked: Bindings, known: Bindings
) -> bool:
    """Tell whether an unstated value may be right beside the one that the evidence gives.

    It may where the claim speaks of another band or draws a conclusion, where the evidence tells
    values by way of others, unless the claim repeats its words, and where the other value is that
    of one thing of several, of a change, of a case, or of none that the claim names.
    """
    if _of_another_band(item, asked, known) or concludes(item, asked, known):
        return True
    if may_be_unsaid(item, other, asked, known):
        return True
    if _is_unlike(item, other, asked, known) or _is_of_one(item, [other, *differing], asked, known):
        return True
    if _is_unnamed(item, other, differing, asked) or _of_another_time(item, other, asked, known):
        return True
    wanted = own_words(item, asked)
    repeated = len((other.near | other.wide) & wanted) >= VERBATIM * len(wanted)
    return not repeated and tells_by_others(known.text, item.quantity)


def concludes(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a number is what the claim makes of another, which the evidence states.

    Such as the 16 hours of "four hours up to four times, so 16 hours in all".
    """
    given = [b.quantity for b in asked.items if b.quantity.end <= item.quantity.start]
    if not any(_HENCE.search(asked.text, q.end, item.quantity.start) for q in given):
        return False
    return any(states(q, b.quantity) for q in given for b in known.items)


def _of_another_band(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether the claim speaks of a band that nothing states, or that another claim told.

    Such as *between 3 and 15 years* and *after that*.
    """
    if _BEYOND.search(asked.text):
        return True
    bands = [b for b in asked.items if b is not item and b.quantity.bound == "range"]
    return bool(bands) and not any(
        states(band.quantity, b.quantity) for band in bands for b in known.items
    )


def _is_unlike(item: Bound, other: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether two values are hardly such of one thing.

    They differ by far, but not as a slip of the scale makes them; one is a change and the other
    what comes of it; or the evidence only tells by it which case it speaks of (*credit above 12
    hours*).
    """
    mine, theirs = item.quantity, other.quantity
    if confused(asked.text, mine, known.text, theirs):
        return True
    cased = theirs.interval.is_one_sided and is_restrictive(known.source, theirs)
    return _is_far(mine, theirs) or (mine.interval.is_point and cased)


def _is_far(one: Quantity, two: Quantity) -> bool:
    if one.is_date or not (one.interval.is_point and two.interval.is_point):
        return False
    low, high = sorted((abs(one.interval.low), abs(two.interval.low)))
    if low == 0 or high < FAR * low:
        return False
    return abs(math.log10(high / low) % 1) > WHOLE


def _is_of_one(item: Bound, others: Sequence[Bound], asked: Bindings, known: Bindings) -> bool:
    """Tell whether a value may be that of several, of which the evidence gives that of each.

    It is a whole multiple of a rate, and the claim gives none; or the claim counts what the
    evidence does not: *for 33 seats*.
    """
    quantity = item.quantity
    if quantity.is_date or not quantity.interval.is_point or quantity.dimension == "multiple":
        return False
    uncounted = (
        b.quantity
        for b in beside(item, asked)
        if not (b.quantity.soft or any(comparable(b.quantity, k.quantity) for k in known.items))
    )
    if any(q.number.is_point for q in uncounted):
        return True
    if quantity.rates or _EACH.search(asked.text):
        return False
    return any(_is_multiple(quantity, b.quantity) for b in others if _is_rated(b, known))


def _is_rated(bound: Bound, known: Bindings) -> bool:
    """Tell whether a value is told for one of some thing: *for every flight €20*."""
    sentence = known.source.sentence_at(bound.quantity.start)
    told = bound.column or known.text[sentence.start : bound.quantity.start]
    return bool(bound.quantity.rates) or _EACH.search(told) is not None


def _is_multiple(whole: Quantity, rate: Quantity) -> bool:
    if not rate.interval.is_point or rate.interval.low <= 0:
        return False
    times = whole.interval.low / rate.interval.low
    return times > 1 and abs(times - round(times)) < WHOLE


def _is_unnamed(item: Bound, other: Bound, differing: Sequence[Bound], asked: Bindings) -> bool:
    """Tell whether a sentence gives several values by kinds, of which the claim names none.

    Of *£9 for adults and £4.50 for children* neither is what the castle costs a family.
    """
    if item.quantity.is_date or item.quantity.dimension == "clock" or other.column:
        return False
    kin = [b for b in differing if b is not other and b.sentence == other.sentence]
    return any(
        (own := other.near - b.near) and b.near - other.near and not own & asked.words for b in kin
    )


def _of_another_time(item: Bound, other: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a value holds from or until a day, and the claim is on a time outside of that.

    Of *from 1 June the deadline is 20 days* no claim on April is told.
    """
    if item.quantity.is_date:
        return False
    bounds = [b.quantity for b in known.items if b.sentence == other.sentence]
    days = [b.quantity for b in beside(item, asked)]
    return any(_lies_outside(day, bound) for day in days for bound in bounds)


def _lies_outside(day: Quantity, bound: Quantity) -> bool:
    if day.day is None or bound.day is None or bound.bound not in (SINCE, UNTIL):
        return False
    own, limit = first_and_last(day.day), first_and_last(bound.day)
    if own is None or limit is None:
        return False
    return own[1] <= limit[0] if bound.bound == SINCE else own[0] > limit[1]
