"""Whether a value that agrees belongs to the thing that the claim speaks of."""

import math
import re
from collections.abc import Sequence

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import Relation, states
from agent.judge.quantities.selection.alternatives import favoured_case
from agent.judge.quantities.selection.contrasts import contrasted
from agent.judge.quantities.selection.exceptions import excepted
from agent.judge.quantities.selection.exchanged import exchanged
from agent.judge.quantities.selection.faint import is_faint
from agent.judge.quantities.selection.pointing import (
    STATISTICS,
    is_retold,
    misleading,
    of_its_column,
    of_the_named_band,
    told_by_its_verb,
)
from agent.judge.quantities.selection.tails import of_its_own_part

ECHO = 2  # words around a number from which their repetition tells that it is meant
NEARBY = 60  # characters
_WORD = re.compile(r"\w+")
_END = re.compile(r"[.;]\s")


def own_words(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return the claim's words less those that belong to its other quantities alone."""
    others = {w for b in asked.items if b is not item for w in b.near}
    words = frozenset(w for w in asked.words if w in item.near or w not in others)
    return words - item.own


def overlap(bound: Bound, wanted: frozenset[str]) -> float:
    """Return how much of the claim stands near a quantity; its sentence counts half."""
    return len(bound.near & wanted) + 0.5 * len((bound.wide - bound.near) & wanted)


def nearest(
    item: Bound,
    stating: Sequence[Bound],
    pairs: Sequence[tuple[Bound, Relation]],
    wanted: frozenset[str],
) -> list[Bound]:
    """Keep of the agreeing quantities those that a claim with a wide range really means.

    "More than 5 %" agrees with every larger share in the evidence; only the one that stands
    among the claim's words, or one with the very bound of the claim, says anything about it.
    """
    interval = item.quantity.interval
    if interval.is_point or item.quantity.approximate:
        return list(stating)
    best = max((overlap(b, wanted) for b, r in pairs if r is not Relation.UNRELATED), default=0.0)
    ends = {e for e in (interval.low, interval.high) if math.isfinite(e)}
    return [
        b
        for b in stating
        if overlap(b, wanted) >= best
        or not ends.isdisjoint((b.quantity.interval.low, b.quantity.interval.high))
    ]


def rival(
    item: Bound,
    stating: Sequence[Bound],
    differing: Sequence[Bound],
    asked: Bindings,
    known: Bindings,
) -> tuple[Bound | None, bool]:
    """Return the quantity that the claim's words point to, if none that agrees is it.

    And whether they surely do: those that do so faintly (`is_faint`) leave open which is meant.

    A rival has a word of the claim that the agreeing quantity lacks; the agreeing one has
    none that the rival lacks and carries a name that the claim does not know, or that it gives
    to another of its numbers. An agreeing one that is favoured (``_favoured``) has no rival but one
    whose option or subject the claim names.
    """
    named = [of_its_own_part(good, differing, item, asked, known) for good in stating]
    if all(named):
        return named[0], True
    heading = of_its_column(item, stating, differing, asked, known)
    if heading is not None:
        return (None if heading in stating else heading), True
    cells = [exchanged(good, differing, item, asked) for good in stating]
    if all(wrong for wrong, _ in cells):
        return cells[0][0][0], True
    taken = [cell for _, beside in cells for cell in beside]
    differing = [b for b in differing if b not in taken]
    cases = [(b, favoured_case(g, b, item, asked, known)) for g in stating for b in differing]
    if len(stating) == 1 and (meant := next((b for b, way in cases if way < 0), None)):
        return meant, True
    settled = [b for b, way in cases if way > 0]
    differing = [b for b in differing if b not in settled]
    others = [
        contrasted(good, differing, item, asked, known)
        or excepted(good, differing, item, asked, known)
        for good in stating
    ]
    if all(others):
        return others[0], True
    if any(is_retold(good, item, asked) for good in stating):
        return None, True
    differing = [
        b
        for b in differing
        if not _is_told_too(b, stating[0], item, asked) and not _is_a_period(b, stating)
    ]
    beaten = [_beating(good, differing, item, asked, known) for good in stating]
    if any(other is None for other, _ in beaten):
        return None, True
    return beaten[-1][0], all(plain for _, plain in beaten)


def _beating(
    good: Bound, differing: Sequence[Bound], item: Bound, asked: Bindings, known: Bindings
) -> tuple[Bound | None, bool]:
    """Return what the claim means instead of ``good``, and whether it surely does."""
    wanted = (own_words(item, asked) & asked.names) - misleading(item, asked, known)
    faint: Bound | None = None
    for bad in differing:
        if _of_the_named_row(good, bad, item, asked, known):
            return bad, True
        if of_the_named_band(good, bad, asked, known):
            return bad, True
        own = wanted - _shared(bad, item, asked)
        if not _displaces(good, bad, own, asked, item):
            continue
        if _is_named(good, bad, own, asked) or not _favoured(good, bad, item, asked, known):
            if not is_faint(good, bad, own, item, asked):
                return bad, True
            faint = faint or bad
    return faint, False


def _is_a_period(bad: Bound, stating: Sequence[Bound]) -> bool:
    """Tell whether a number is the *day* of "5 marks for each day", where the claim has no time."""
    dimension = bad.quantity.dimension
    return bad.quantity.soft and all(b.quantity.dimension != dimension for b in stating)


def _is_told_too(bad: Bound, good: Bound, item: Bound, asked: Bindings) -> bool:
    """Tell whether another number of the claim states ``bad``, with words that ``good`` lacks.

    Of two cells of a column it may be that the claim tells them in the order of their rows.
    """
    apart, first = bad.near - good.near, good.quantity.start < bad.quantity.start
    return any(
        o is not item
        and states(o.quantity, bad.quantity)
        and (
            (o.near - item.near) & apart
            or (
                good.column == bad.column != ""
                and first == (item.quantity.start < o.quantity.start)
            )
        )
        for o in asked.items
    )


def _shared(bound: Bound, item: Bound, asked: Bindings) -> frozenset[str]:
    """Return the words that a number of the claim shares with another that states ``bound``.

    The *saturation* of "saturation is 94% to 98%, or 88% to 92% in smokers" tells them not apart.
    """
    stating = (o for o in asked.items if o is not item and states(o.quantity, bound.quantity))
    return item.near & frozenset[str]().union(*(o.near for o in stating))


def _is_named(good: Bound, bad: Bound, wanted: frozenset[str], asked: Bindings) -> bool:
    """Tell whether the claim's subject, or its option A or B, is that of ``bad``."""
    subject = _subject_words(asked)
    if _of_other_letters(good, bad, wanted):
        return True
    own = (good.near - bad.near) & wanted
    return bool(_beyond(bad, good, wanted) & subject) and not own & subject


def _subject_words(asked: Bindings) -> frozenset[str]:
    dates = frozenset[str]().union(*(b.own for b in asked.items if b.quantity.is_date))
    return frozenset[str]().union(*asked.subjects) - dates


def _beyond(bad: Bound, good: Bound, wanted: frozenset[str]) -> frozenset[str]:
    """Return the wanted words around ``bad`` that ``good`` neither has nor inherits."""
    return (bad.near - good.near - good.inherited) & wanted


def _favoured(good: Bound, bad: Bound, item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether more of the claim stands around ``good`` than around ``bad``.

    Either its sentence states more of the claim's other numbers, or the claim repeats more words
    right before and after it, ECHO at least, and no fewer before it.
    """
    if _company(good, item, asked, known) > _company(bad, item, asked, known):
        return True
    one, two = _echo(good, item, asked, known), _echo(bad, item, asked, known)
    return sum(one) >= max(ECHO, sum(two) + 1) and one[0] >= two[0]


def _of_the_named_row(
    good: Bound, bad: Bound, item: Bound, asked: Bindings, known: Bindings
) -> bool:
    """Tell whether the row of ``bad`` alone has all other numbers of the claim.

    It has no word of the claim less than the row of ``good``, so that these numbers name it.
    """
    if not good.column or good.column != bad.column or good.sentence == bad.sentence:
        return False
    others = sum(b.quantity.start != item.quantity.start for b in asked.items)
    less = (good.near - bad.near) & asked.words
    mine, theirs = (_company(b, item, asked, known) for b in (good, bad))
    return mine < theirs == others and not less


def _company(bound: Bound, item: Bound, asked: Bindings, known: Bindings) -> int:
    """Return how many other numbers of the claim the sentence of ``bound`` states."""
    beside = [b for b in known.items if b.sentence == bound.sentence]
    return sum(
        any(states(other.quantity, b.quantity) for b in beside)
        for other in asked.items
        if other.quantity.start != item.quantity.start
    )


def _echo(bound: Bound, item: Bound, asked: Bindings, known: Bindings) -> tuple[int, int]:
    """Return how many words right before and right after a number the claim repeats."""
    mine, theirs = _around(asked.text, item), _around(known.text, bound)
    runs = [list(zip(m, t, strict=False)) for m, t in zip(mine, theirs, strict=True)]
    before, after = (next((n for n, (a, b) in enumerate(r) if a != b), len(r)) for r in runs)
    return before, after


def _around(text: str, bound: Bound) -> tuple[list[str], list[str]]:
    """Return the words before a number up to a stop, the nearest first, and those after it."""
    before = text[max(0, bound.quantity.start - NEARBY) : bound.quantity.start].lower()
    after = text[bound.quantity.end : bound.quantity.end + NEARBY].lower()
    left, right = _END.split(before)[-1], _END.split(after)[0]
    return _WORD.findall(left)[::-1], _WORD.findall(right)


def _displaces(
    good: Bound, bad: Bound, wanted: frozenset[str], asked: Bindings, item: Bound
) -> bool:
    sided = item.quantity.interval.is_one_sided and good.quantity.interval.is_one_sided
    if sided and item.quantity.is_limit and bad.quantity.interval.is_point:
        return False  # the usual dose is no rival of the highest
    pro = _beyond(good, bad, wanted)
    contra = _beyond(bad, good, wanted)
    own = _own(item, asked)
    foreign = good.near - bad.near - own
    if not contra or not foreign or (pro and told_by_its_verb(contra, foreign)):
        return False
    if pro & STATISTICS and not contra & STATISTICS:
        return False
    if told_by_its_verb(pro, bad.near - good.near - own):
        pro = frozenset()
    if good.quantity.is_date:
        return not pro and good.sentence == bad.sentence
    if _of_other_letters(good, bad, wanted):
        return True
    parts = (asked.heads, _subject_words(asked))
    return not pro or any(contra & part and not pro & part for part in parts)


def _of_other_letters(good: Bound, bad: Bound, wanted: frozenset[str]) -> bool:
    """Tell whether the claim speaks of option A, and the number that agrees is that of B."""
    return _letters(_beyond(bad, good, wanted)) and _letters(good.near - bad.near)


def _letters(words: frozenset[str]) -> bool:
    return any(len(w) == 1 and w.isalpha() for w in words)


def _own(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return the claim's words but for those that it gives to its other numbers alone."""
    others = [b for b in asked.items if b is not item and not b.quantity.is_date]
    given = frozenset[str]().union(*(b.near for b in others)) - item.near - item.own
    return asked.words - given
