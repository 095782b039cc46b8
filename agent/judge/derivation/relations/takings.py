"""What a percentage of the evidence comes to for the amount of a claim: 2.5% of $400 is $10."""

import math
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import NOUNS
from agent.judge.derivation.operands import Result, Source, agrees
from agent.judge.derivation.relations.multiples import Multiple, written
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, is_content, stems, stems_between
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity

_UNSURE = re.compile(
    r"\b(?:not|never|no|if|unless|except|might|could|nearly|almost|about|around|roughly)\b|n['’]t\b",
    re.IGNORECASE,
)
_MORE = re.compile(r"[,;]|\b(?:and|but)\b")
"""What joins something to a claim, of which nothing may be told."""
_GREATER = re.compile(r"\bwhichever is (?:the )?(?:greater|higher|more|larger)\b", re.IGNORECASE)
_LESSER = re.compile(r"\bwhichever is (?:the )?(?:less|lesser|lower|smaller)\b", re.IGNORECASE)
_MONEY = frozenset(
    word[:STEM] for word in "cost price come pay amount due charge worth owe would".split()
)
_ALL = 100


class _Share(NamedTuple):
    """A percentage of the evidence, the stems of its name, and those that stand with it."""

    source: Source
    called: frozenset[str]
    words: frozenset[str]


def taken(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives what a percentage comes to for an amount of its own.

    The evidence states neither amount, but as a bound; the claim calls the lesser one as the
    evidence calls its percentage: *the fee for an advance of $400 is $10* of *a fee of 2.5%*.
    """
    pair = _amounts(asked)
    if pair is None or _UNSURE.search(claim.text):
        return None
    part, whole = pair
    if any(states(whole.quantity, s.quantity) for s in pool):
        return None
    shares = [s for s in _shares(pool) if s.called & asked.words]
    best = max((len(s.words & asked.words) for s in shares), default=0)
    shares = [s for s in shares if len(s.words & asked.words) == best]
    if len(shares) != 1:
        return None
    (share,) = shares
    told = [s for s in pool if states(part.quantity, s.quantity)]
    if any(s.sentence != share.source.sentence for s in told):
        return None
    bounded = _bounded(whole.quantity, share.source, pool)
    if bounded is None:
        return None
    value, formula, used = bounded
    holds = agrees(part.quantity, Result("part", value, formula, ()), 0.0)
    numbers = part.own | whole.own
    sure = asked.words - numbers - _MONEY <= share.words
    if _MORE.search(claim.text, max(b.quantity.end for b in pair)):
        return None
    formula = f"{formula} = {written(value, part.quantity)}"
    return Multiple(formula, share.source, holds, sure, beside=used)


def _amounts(asked: Bindings) -> tuple[Bound, Bound] | None:
    """Return the lesser and the greater of the only two numbers of a claim, of one kind."""
    items = [b for b in asked.items if not (b.quantity.soft or b.quantity.is_date)]
    if len(items) != 2 or not all(_is_plain(b.quantity) for b in items):
        return None
    low, high = sorted(items, key=lambda b: b.quantity.interval.low)
    one, two = low.quantity, high.quantity
    same = one.dimension == two.dimension and one.interval.low < two.interval.low
    money = one.dimension.startswith("money") or not (one.noun or two.noun or one.unit)
    return (low, high) if same and money else None


def _is_plain(quantity: Quantity) -> bool:
    apart = ("percent", "clock", "multiple", "ratio", "duration")
    return quantity.number.is_point and not quantity.bound and quantity.dimension not in apart


def _shares(pool: Sequence[Source]) -> Iterator[_Share]:
    """Yield the percentages of the evidence that are called something, each with its sentence.

    Of several in one sentence each has the words of its clause alone.
    """
    shares = [s for s in pool if s.quantity.dimension == "percent" and not s.bound.column]
    for source in shares:
        if not source.quantity.number.is_point or not 0 < source.value < _ALL:
            continue
        place = (source.index, source.bound.sentence)
        alone = sum((s.index, s.bound.sentence) == place for s in shares) == 1
        span = source.premise.sentence_at(source.quantity.start)
        bounds = (span.start, span.end) if alone else source.clause
        yield _Share(source, _called(source), stems_between(source.premise, *bounds))


def _called(source: Source) -> frozenset[str]:
    """Return the stem of the noun that a percentage is of: *a fee of*, *20% discount*."""
    text, known = source.premise, stems(source.premise)
    tokens = text.tokens
    before = token_at(text, source.quantity.start) - 1
    if before > 0 and tokens[before].text.lower() == "of" and tokens[before - 1].pos in NOUNS:
        return frozenset({known[before - 1]}) - {""}
    after = token_at(text, source.quantity.end)
    if after < len(tokens) and tokens[after].pos in NOUNS and is_content(tokens[after]):
        return frozenset({known[after]}) - {""}
    if before > 0 and tokens[before].lemma.lower() in ("be", "amount", ":"):
        inside = [i for i in range(before) if tokens[i].pos in NOUNS and known[i]]
        heads = [i for i in inside if tokens[i].dep in ("nsubj", "nsubjpass", "ROOT")]
        return frozenset(known[i] for i in heads[-1:])
    return frozenset()


def _bounded(
    whole: Quantity, share: Source, pool: Sequence[Source]
) -> tuple[float, str, tuple[Source, ...]] | None:
    """Return what a share comes to, within the least or the most that its sentence tells.

    None where the sentence has other amounts.
    """
    value = whole.interval.low * share.value / _ALL
    formula = f"{whole.text} × {share.quantity.text}"
    place = (share.index, share.bound.sentence)
    beside = [
        s
        for s in pool
        if (s.index, s.bound.sentence) == place
        and s is not share
        and (s.quantity.dimension == whole.dimension or s.quantity.dimension.startswith("money"))
    ]
    for limit in beside:
        interval = limit.quantity.interval
        least = interval.is_one_sided and math.isfinite(interval.low)
        most = interval.is_one_sided and math.isfinite(interval.high)
        least = least or _GREATER.search(share.sentence) is not None
        most = most or _LESSER.search(share.sentence) is not None
        if least == most or len(beside) > 1:
            return None
        value = max(value, limit.value) if least else min(value, limit.value)
        formula = f"{formula}, {limit.quantity.text}"
    return value, formula, tuple(beside)
