"""Totals: what the evidence gives for each of several things is not what all of them come to."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.binding.words import STEM, is_content, stem
from agent.judge.quantities.comparison.compare import Relation, comparable, relate, states
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.registry import unit_of

_ALL = re.compile(
    r"\b(?:in (?:total|all|sum)|a total of|altogether|combined|together|jointly|between them)\b",
    re.IGNORECASE,
)
# What leads to the things of which it does not matter how many there are, or to all of them.
_WHATEVER = re.compile(
    r"\b(?:(?:however|no matter how|regardless of how|irrespective of how|whatever) many"
    r"|(?:regardless of|irrespective of|independent(?:ly)? of|no matter|whatever|any)"
    r" (?:the )?(?:number|count|quantity)(?: of)?"
    r"|(?:for|of|across) (?:all|both)(?: of)?)\b(?P<things>[^.,;:]{1,30})",
    re.IGNORECASE,
)
_FLAT = re.compile(
    r"\b(?:flat|fixed|lump)[ -](?:\w+ ){0,2}?(?:fee|rate|charge|sum|price|amount)\b", re.IGNORECASE
)
_OF = re.compile(r"\s+of\s+(?P<whole>[^.,;:()]{1,40})")
_BASE = re.compile(r"(?P<of>(?:out )?of |among )[^,;:.]*\d[^;:.]*?,(?= )", re.IGNORECASE)
_AMONG = re.compile(r"\b(?:of|among)\s+(?:the\s+)?$", re.IGNORECASE)
_STOP = re.compile(r",(?!\d)|;|\b(?:and|but|while)\b")
_REST = re.compile(r"\b(?:all|each|every|both|rest|others?|remaining|none|not|no)\b", re.I)
_EACH = re.compile(r"\b(?:each|every|apiece|per(?! cent))\b", re.IGNORECASE)


def of_each(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what is missing where a claim gives for all what the evidence gives for each.

    The claim has no rate, and says that it speaks of all ("in total", "however many flats", "for
    the four people") or of a flat charge. None where it does not.
    """
    if _EACH.search(claim.text):
        return None
    asked = [b.quantity for b in bind(claim).items]
    for quantity in (q for q in asked if not q.is_date):
        given = list(_stating(quantity, premise))
        rates = [_things(k) - _things(quantity) for k in given]
        things = frozenset[str]().union(*rates)
        if rates and all(rates) and (_is_flat(claim, premise) or _of_all(claim, things, asked)):
            reason = f"the evidence gives {given[0].text} for each {' and '.join(sorted(things))}"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def of_whole(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what is missing where a claim gives for a part what the evidence gives for the whole.

    Of *800 patients. A quarter of the patients came by air* no 800 came by air: another sentence
    says of a share what the claim says of the number.
    """
    asked, known = bind(claim), bind(premise)
    shares = [
        b
        for b in known.items
        if b.quantity.dimension == "percent"
        and b.quantity.number.is_point
        and (of := _OF.match(premise.text, b.quantity.end))
        and _words(premise, *of.span("whole")) & asked.words
    ]
    for item in (b for b in asked.items if b.quantity.dimension == "count"):
        stating = list(_stating(item.quantity, premise))
        given = [b for b in known.items if b.quantity in stating]
        for share in shares:
            rest = asked.words - item.own - frozenset[str]().union(*(b.wide for b in given))
            apart = all(b.sentence != share.sentence for b in given)
            if given and apart and rest and rest <= share.near | share.wide:
                reason = f"the evidence says it of {share.quantity.text} of {stating[0].text}"
                return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def of_base(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where a claim says of all what the evidence says of so many of them.

    *Of 118 cars, papers were missing for 23* tells of no 118 cars without papers.
    """
    asked, known = bind(claim), bind(premise).items
    items = [b for b in asked.items if not b.quantity.is_date]
    if len(items) != 1 or _AMONG.search(claim.text, 0, items[0].quantity.start):
        return None
    (item,) = items
    for base in (b for b in known if b.quantity.dimension == "count"):
        quantity, sentence = base.quantity, premise.sentence_at(base.quantity.start)
        opening = _BASE.match(premise.text, sentence.start)
        if opening is None or not opening.end("of") <= quantity.start < opening.end():
            continue
        stated = comparable(item.quantity, quantity) and relate(item.quantity, quantity)
        stop = _STOP.search(premise.text, opening.end(), sentence.end)
        told = range(opening.end(), stop.start() if stop else sentence.end)
        parts = [q for b in known if (q := b.quantity).start in told and not q.is_date]
        all_of = _REST.search(premise.text, told.start, told.stop)
        if stated is not Relation.STATES or len(parts) != 1 or all_of:
            continue
        common = item.own | _words(premise, *opening.span())
        own = asked.words - common
        around = (told.start, parts[0].start), (parts[0].end, told.stop)
        if own and own == frozenset[str]().union(*(_words(premise, *r) for r in around)) - common:
            reason = f"the evidence says it of {parts[0].text} of {quantity.text}"
            return Finding(
                rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=parts[0].text
            )
    return None


def _words(text: Analysis, start: int, end: int) -> frozenset[str]:
    return frozenset(stem(t) for t in text.tokens if start <= t.start < end and is_content(t))


def _stating(quantity: Quantity, premise: Analysis) -> Iterator[Quantity]:
    for known in (b.quantity for b in bind(premise).items):
        if states(quantity, known):
            yield known


def _things(quantity: Quantity) -> frozenset[str]:
    """Return for one of which things or units of measure a quantity is told, times apart."""
    rates = quantity.rates or frozenset((quantity.rate,)) - {""}
    units = ((r, unit_of(r.rpartition(" ")[2])) for r in rates)
    return frozenset(r for r, unit in units if unit is None or unit.dimension != "duration")


def _of_all(claim: Analysis, things: frozenset[str], asked: Sequence[Quantity]) -> bool:
    """Tell whether a claim speaks of all of some things: in total, or whatever their number."""
    if _ALL.search(claim.text):
        return True
    spans = [m.span("things") for m in _WHATEVER.finditer(claim.text)]
    named = {stem(t) for t in claim.tokens if any(a <= t.start < b for a, b in spans)}
    counts = (q for q in asked if q.dimension == "count" and q.number.is_point and q.number.low > 1)
    named |= {"person" if q.noun == "people" else q.noun[:STEM] for q in counts}
    return any(thing.rpartition(" ")[2][:STEM] in named for thing in things)


def _is_flat(claim: Analysis, premise: Analysis) -> bool:
    return bool(_FLAT.search(claim.text)) and not _FLAT.search(premise.text)
