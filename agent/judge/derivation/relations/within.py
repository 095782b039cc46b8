"""How many of the values that a text lists keep its limit: *two of the four readings broke it*."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.numbers.scales import UNITS
from agent.judge.quantities.quantity import Interval

_N = rf"(?:\d{{1,2}}|{'|'.join(w for w in UNITS if w.isalpha() and UNITS[w])})"
_LIMIT = (
    r"(?:limit|maximum|minimum|threshold|target|ceiling|cap|requirement|allowed (?:value|level))s?"
)
_ASKED = re.compile(
    rf"\b(?P<count>(?:(?P<exact>exactly|only|just) )?(?P<n>{_N})"
    r"|none|no|all|both|every|each|neither)"
    rf"(?: of (?:the|its|these|those) (?:(?P<m>{_N}) )?| (?:the |these )?(?:(?P<all>{_N}) )?|\b)"
    rf"[^.;,]{{0,60}}?\b(?:(?P<broke>broke|breaks?|broken|exceed(?:s|ed)?|violat(?:es?|ed)"
    r"|breach(?:es|ed)?|missed|(?:was|were|is|are|went|lay|lies) (?:above|over|outside|beyond))"
    r"|(?P<kept>kept(?: to| within)?|keeps?(?: to| within)?|met|meets?|respect(?:s|ed)?"
    r"|observed|(?:was|were|is|are|stayed|remained|lay) (?:within|inside|under|below)))"
    rf" (?:the |its |their )?(?:[\w-]+ ){{0,3}}?{_LIMIT}\b",
    re.IGNORECASE,
)
_STATED = re.compile(
    r"\b(?:limit|maximum|ceiling|cap)\b[^.,;\d]{0,30}?(?: of| is| was|:) $", re.IGNORECASE
)
_UNSURE = re.compile(
    r"\b(?:not|never|if|unless|(?-i:may)|might|could|about|nearly|almost|at least|at most|more than"
    r"|fewer than|less than)\b|n['’]t\b",
    re.IGNORECASE,
)
_LEAST = 3
_IDLE = frozenset(
    "break broken exceed violat breach miss lie go keep meet respec observ stay remain limit "
    "maximu minimu thresh target ceilin cap requir allow value level all none both every each "
    "neithe read result sample exactl only just".split()
)


@dataclass(frozen=True, slots=True)
class _Tally:
    """The values of a list, and the limit that they are held against."""

    values: tuple[Source, ...]
    limit: Source
    allowed: Interval

    def kept(self) -> int:
        """Return how many keep the limit."""
        return sum(_within(v.quantity.number.low, self.allowed) for v in self.values)


def asks_for_tally(claim: Analysis) -> bool:
    """Tell whether a claim may say how many values keep a limit."""
    return _ASKED.search(claim.text) is not None


def within_limit(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether as many values keep, or break, the one limit of a text as a claim says."""
    match = _ASKED.search(claim.text)
    if match is None or _UNSURE.search(claim.text):
        return None
    tally = _tally(pool, asked)
    if tally is None or not _known(asked, tally):
        return None
    number, whole = len(tally.values), match["m"] or match["all"]
    if whole and value(whole) != number:
        return None
    kept = tally.kept()
    fitting = number - kept if match["broke"] else kept
    word = match["count"].lower().split()[-1]
    if word in ("all", "both", "every", "each"):
        said: float | None = number
    elif word in ("none", "no", "neither"):
        said = 0
    else:
        said = value(match["n"])
    if said is None or (not match["n"] and word in ("both", "neither") and number != 2):
        return None
    shown = ", ".join(v.quantity.text for v in tally.values)
    formula = f"{shown} against {tally.limit.quantity.text}: {kept} of {number} keep it"
    return Multiple(formula, tally.limit, said == fitting, sure=True)


def _tally(pool: Sequence[Source], asked: Bindings) -> _Tally | None:
    """Return the one list of values and the one limit of their kind; None for several."""
    limits = [s for s in pool if _allowed(s) is not None]
    several = len(limits) > 1
    if several:
        limits = [s for s in limits if (s.bound.near - s.bound.own) & asked.words]
    if len(limits) != 1:
        return None
    (limit,) = limits
    allowed = _allowed(limit)
    values = tuple(s for s in pool if s is not limit and _is_value(s, limit))
    places = {s.bound.sentence for s in values}
    if (
        allowed is None
        or len(values) < _LEAST
        or (
            len({s.index for s in values}) != 1 and len({s.sentence.count(",") for s in values}) > 1
        )
    ):
        return None
    if several and not limit.bound.near & asked.words & _words(values):
        return None  # a limit for others
    in_list = len(places) == 1 or len(places) == len(values)
    return _Tally(values, limit, allowed) if in_list else None


def _known(asked: Bindings, tally: _Tally) -> bool:
    """Tell whether all that a claim names is told with the values or with their limit."""
    limit = tally.limit.premise
    words = _words(tally.values) | stems_between(limit, 0, len(limit.text))
    own = frozenset[str]().union(*(b.own for b in asked.items))
    return asked.words - own - _IDLE <= words


def _words(values: Sequence[Source]) -> frozenset[str]:
    premise = values[0].premise
    return stems_between(premise, 0, len(premise.text)).union(*(v.bound.near for v in values))


def _allowed(source: Source) -> Interval | None:
    """Return what a limit allows, None for a number that is none."""
    quantity = source.quantity
    if quantity.is_date or quantity.dimension in ("percent", "clock", "multiple"):
        return None
    if quantity.number.is_point and _STATED.search(source.premise.text, 0, quantity.start):
        return Interval(float("-inf"), quantity.number.low)
    must = re.search(
        r"\b(?:must|(?-i:may)|should|shall|has to|have to|allowed|limit)\b",
        source.sentence[: max(0, source.sentence.find(quantity.text))],
        re.IGNORECASE,
    )
    return quantity.number if must and quantity.number.is_one_sided else None


def _is_value(source: Source, limit: Source) -> bool:
    """Tell whether a number may be one of those that a limit is for: of its unit, or bare."""
    known, bound = source.quantity, limit.quantity
    same = known.dimension == bound.dimension and known.unit == bound.unit
    bare = known.dimension == "count" and not known.unit and source.bound.sentence != -1
    apart = (source.index, source.bound.sentence) != (limit.index, limit.bound.sentence)
    return known.number.is_point and not known.is_date and apart and (same or bare)


def _within(number: float, allowed: Interval) -> bool:
    low = number > allowed.low or (number == allowed.low and not allowed.low_open)
    high = number < allowed.high or (number == allowed.high and not allowed.high_open)
    return low and high
