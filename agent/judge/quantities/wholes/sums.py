"""Sums: what the evidence gives for several things together is not what each of them comes to."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.rates import denominators
from agent.judge.quantities.units.registry import unit_of

_TOGETHER = re.compile(
    r"\b(?:in (?:total|all|sum|common)|a total of|totals?|totall?ed|altogether|combined|together|"
    r"joint(?:ly)?|collectively|between (?:them|the (?:two|three|four))|among them(?:selves)?|"
    r"shared?)\b",
    re.IGNORECASE,
)
_EACH = re.compile(
    r"\b(?:each|apiece|individually|(?:every|per) (?!cent\b|other\b)(?P<thing>\w+))", re.IGNORECASE
)
_NUMBER = r"two|three|four|five|six|seven|eight|nine|ten|twelve|[2-9]|[1-9]\d+"
_OF_THEM = re.compile(r"(?:^|\b(?:the|all|these|those|our|its|their)) *$", re.IGNORECASE)
_FOR_SEVERAL = re.compile(
    rf"\s+(?:for|per|every|over|in) (?:the )?(?:{_NUMBER}) (?P<thing>[a-z]+)s\b", re.IGNORECASE
)


def of_one(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what is missing where a claim gives for each what the evidence gives for several.

    *Each course costs 90 euros* where two cost as much together; *80 euros per night* where that is
    the price of two nights. None where the evidence gives it for one as well.
    """
    asked, known = bind(claim).items, bind(premise).items
    shared = _each(claim.text) and not _TOGETHER.search(claim.text)
    told = shared or any(denominators(b.quantity) for b in asked)
    counting = (b for b in asked if told and not _OF_THEM.search(claim.text[: b.quantity.start]))
    for item in (b for b in counting if not b.quantity.is_date):
        given = [b for b in known if states(item.quantity, b.quantity)]
        if not given:
            continue
        joint = shared and all(_is_joint(b, premise) for b in given)
        if joint or all(_is_of_several(item.quantity, b.quantity, premise) for b in given):
            reason = f"the evidence gives {given[0].quantity.text} for several together"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)
    return None


def _each(text: str) -> bool:
    """Tell whether a text speaks of each of some things; *every week* only tells when."""
    found = (m["thing"] for m in _EACH.finditer(text))
    return any(thing is None or not _is_time(thing) for thing in found)


def _is_time(word: str) -> bool:
    unit = unit_of(word.lower())
    return unit is not None and unit.dimension == "duration"


def _is_joint(item: Bound, premise: Analysis) -> bool:
    """Tell whether a number is told of several together, in its own sentence."""
    if item.sentence < 0:
        return False
    first, last = premise.sentences[item.sentence]
    text = premise.text[premise.tokens[first].start : premise.tokens[last - 1].end]
    return bool(_TOGETHER.search(text)) and not _each(text)


def _is_of_several(asked: Quantity, known: Quantity, premise: Analysis) -> bool:
    """Tell whether a number is told for several of what the claim tells it for one of."""
    match = _FOR_SEVERAL.match(premise.text, known.end)
    things = {rate.rpartition(" ")[2][:STEM] for rate in denominators(asked)}
    return match is not None and match["thing"].lower()[:STEM] in things
