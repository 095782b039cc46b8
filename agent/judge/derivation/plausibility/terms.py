"""Whether what is computed may be of what the claim speaks of, or of one of its terms alone."""

import math
import re
from collections.abc import Sequence

from agent.judge.derivation import cues
from agent.judge.derivation.operands import Result, Source, significant
from agent.judge.derivation.plausibility.inclusion import holds
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import Quantity

# Words of a claim that tell of which computation a value is, by operation.
_TOLD = {"sum": cues.SUM, "difference": cues.DIFFERENCE}
_BY_CHANCE = ("sum", "difference", "scaled", "part", "rest")
_ALL = cues.NAMED_SUM | {"overall", "aggregate", "jointly"}
_STOP = re.compile(r"[,;:.()\n](?!\d)|\d|\band\b")
_ORDINALS = frozenset("first second third fourth last".split())
FEW = range(2, 13)  # terms that a claim may say to be so many
_ANY = ("", "one")  # nouns that stand for any other
_JOINING = frozenset("and or plus with to through & as".split())
_TIME = re.compile(
    r"(?:19|20)\d\d|januar|februa|march|april|may|june|july|august|septem|octobe|novemb|decemb|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)d?a?y?"
)


def misplaced(result: Result, item: Bound, asked: Bindings, pool: Sequence[Source]) -> bool:
    """Tell whether a claim gives a computed value for what has another one in the evidence.

    It does where it speaks of one of the terms alone, as in "the ship had 457 passengers" of 312
    passengers and 145 crew, and, if none of its words names the operation, wherever a value stands
    with all that it names.
    """
    if result.operation == "product":
        return not any(_is_own(s, item, asked) for s in result.sources) and any(
            _is_own(s, item, asked) for s in pool
        )
    if result.operation not in _BY_CHANCE:
        return False
    if result.operation == "rest":
        told = cues.cues(asked.source) & (cues.REST | cues.DIFFERENCE)
        return not told and _is_own(result.sources[0], item, asked)
    cued = _is_cued(result, asked)
    if result.operation == "sum":
        return _is_no_total(result, item, asked, pool, cued=cued)
    if cued:
        return False
    apart = result.operation == "difference" and _of_one_term(result, item.quantity, asked)
    return apart or any(_is_own(s, item, asked, result) for s in pool)


def _is_cued(result: Result, asked: Bindings) -> bool:
    """Tell whether a claim has a word for the operation that does not name each operand as well.

    The *profit* of a year is no difference of the profits of two.
    """
    told = cues.cues(asked.source) & _TOLD.get(result.operation, frozenset())
    named = {w for w in told if all(w[:STEM] in s.bound.near for s in result.sources)}
    return bool(told - named | told & cues.NAMED_CHANGE)


def _is_no_total(
    result: Result, item: Bound, asked: Bindings, pool: Sequence[Source], *, cued: bool
) -> bool:
    """Tell whether a claim gives a sum for what is no sum of these terms."""
    if _counts_another(result, item.quantity, asked):
        return True
    each = _each_named(result, asked)
    missed = [s for s in pool if _is_left_out(s, result)]
    if any(not each or _is_named_beside(s, result, asked) for s in missed) and _is_all(asked):
        return True
    if counts_terms(item.quantity, asked, len(result.sources)) or each:
        return False
    if missed and counts_terms(item.quantity, asked):
        return True
    if _of_one_term(result, item.quantity, asked):
        return True
    general = [s for s, own in zip(result.sources, _alone(result), strict=True) if own]
    rivals = (s for s in pool if s not in general)
    chance = not significant(item.quantity) or any(_is_own(s, item, asked, result) for s in rivals)
    return chance and not cued


def _is_all(asked: Bindings) -> bool:
    """Tell whether a claim gives what all come to: "in all", "together", "a total of"."""
    return not cues.cues(asked.source).isdisjoint(_ALL) or "in all" in asked.text.lower()


def _is_left_out(source: Source, result: Result) -> bool:
    """Tell whether the evidence lists one more number with the terms of a sum, and not as a whole.

    It stands in their sentence, or in their column, and tells the same kind of amount.
    """
    first, known = result.sources[0], source.quantity
    beside = _place(source) == _place(first) and source not in result.sources
    if not beside or known.is_date or known.role or known.soft:
        return False
    same = any(
        same_kind(s.quantity, known) and s.quantity.rate == known.rate for s in result.sources
    )
    whole = math.isclose(source.value, result.value)
    return same and not whole and not any(holds(source, s, [source]) for s in result.sources)


def _place(source: Source) -> tuple[int, int | str]:
    return source.index, source.bound.column or source.bound.sentence


def _is_named_beside(source: Source, result: Result, asked: Bindings) -> bool:
    """Tell whether a claim names what one more number is of, beside the terms of a sum."""
    others = frozenset[str]().union(*(s.bound.near for s in result.sources))
    return bool((source.bound.near - others) & asked.words)


def _counts_another(result: Result, quantity: Quantity, asked: Bindings) -> bool:
    """Tell whether a claim counts what one term counts, but names not all that the others count."""
    nouns = {s.quantity.noun for s in result.sources}
    others = nouns.difference(_ANY, (quantity.noun,))
    return (
        bool(quantity.noun)
        and quantity.noun in nouns
        and not all(n[:STEM] in asked.words for n in others)
    )


def counts_terms(quantity: Quantity, asked: Bindings, terms: int = 0) -> bool:
    """Tell whether a claim says how many terms there are: "over the three days"."""
    others = (b.quantity.number for b in asked.items if b.quantity.start != quantity.start)
    return any(n.is_point and (n.low == terms if terms else n.low in FEW) for n in others)


def _each_named(result: Result, asked: Bindings) -> bool:
    """Tell whether a claim joins words of each term that the others lack."""
    named = _named(result, asked, frozenset())
    return len(named) > 1 and all(named) and _joins(asked)


def _joins(asked: Bindings) -> bool:
    return any(t.text.lower() in _JOINING for t in asked.source.tokens)


def _named(result: Result, asked: Bindings, apart: frozenset[str]) -> list[bool]:
    """Return for each term whether the claim has words of it alone, but for those ``apart``.

    The time that stands with one of them is that of all, and so is the verb; the first half of a
    year is of more than its first quarter.
    """
    halved = any(t.lemma.lower() == "half" for t in asked.source.tokens)
    own = _alone(result, apart | _ORDINALS if halved else apart)
    return [bool(words & asked.words) for words in own]


def _alone(result: Result, apart: frozenset[str] = frozenset()) -> list[set[str]]:
    """Return the words of each term that the others lack; a time or verb if each has one."""
    around = [s.bound.near - apart for s in result.sources]
    after = [_tail(s) - apart for s in result.sources]
    own = [
        set(words.difference(*around[:i], *around[i + 1 :]))
        | (after[i].difference(*after[:i], *after[i + 1 :]) if all(after) else set())
        for i, words in enumerate(around)
    ]
    names = [bind(s.premise).names for s in result.sources]
    times = [{w for w in words if _TIME.fullmatch(w)} for words in own]
    verbs = [words - known for words, known in zip(own, names, strict=True)]
    for shared in (times, verbs):
        rest = [words - given for words, given in zip(own, shared, strict=True)]
        own = own if all(shared) or not all(rest) else rest
    return own


def _tail(source: Source) -> frozenset[str]:
    """Return the words between a number and the next one or the next stop."""
    text, start = source.premise.text, source.quantity.end
    stop = _STOP.search(text, start)
    end = stop.start() if stop else len(text)
    return stems_between(source.premise, start, end)


def _of_one_term(result: Result, quantity: Quantity, asked: Bindings) -> bool:
    """Tell whether a claim has words of some terms alone, or of all without joining them."""
    nouns = {s.quantity.noun[:STEM] for s in result.sources} if quantity.noun else set()
    named = sum(_named(result, asked, frozenset(nouns)))
    some, terms = 0 < named < len(result.sources), len(result.sources)
    return terms > 1 and (some or (named > 1 and not _joins(asked)))


def _is_own(source: Source, item: Bound, asked: Bindings, result: Result | None = None) -> bool:
    """Tell whether another number stands with all that the claim names, its subject near by.

    What stands with other terms of ``result`` alone is of these.
    """
    quantity, known = item.quantity, source.quantity
    if not same_kind(quantity, known) or known.rate != quantity.rate:
        return False
    if relate(quantity, known) is not Relation.DIFFERS:
        return False
    around = source.bound.near | source.bound.inherited | {known.noun[:STEM]}
    numbers = frozenset[str]().union(*(b.own for b in asked.items))
    named = asked.names - numbers
    heads = (asked.heads & named) or named
    others = (s.bound.near for s in result.sources if s is not source) if result else ()
    apart = frozenset[str]().union(*others) - around
    wide = {w for w in source.bound.wide if w not in apart or _TIME.fullmatch(w)}
    return bool(named) and heads <= around and named <= around | wide
