"""Rules for things on one side of a limit, told for the case of a claim.

Of *bags heavier than 23 kg go as freight* a bag of 30 kg is told so itself: *bags of 30 kg go as
freight*. For one of 20 kg of which a claim tells so, it is told that *this does not apply to a
20 kg bag*. The limit may stand in the sentence before: *readings outside this range*.
"""

import math
import re
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital, small
from agent.judge.alignment.lexical import content, coverage
from agent.judge.clauses.tree import SUBJECTS
from agent.judge.once import once
from agent.judge.quantities.binding.scenario import is_case, is_supposed
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.denied import FINITE

_LIMIT = r"(?:[a-z]+ )?(?:range|limits?|band|interval|span)\b"
_REFERRED = re.compile(
    rf"\b(?P<outside>(?:outside|beyond|out of)(?: of)?) (?:this|that|these|those|the) {_LIMIT}"
    rf"|\b(?P<within>within|inside|in) (?:this|that|these|those|the) {_LIMIT}"
    r"|\b(?P<above>exceed(?:s|ing)?|above|over) (?:it|this|that|(?:this|that"
    rf"|the) {_LIMIT})(?! [a-z]+s\b)"
    rf"|\b(?P<below>below|under) (?:it|this|that|(?:this|that|the) {_LIMIT})(?! [a-z]+s\b)"
    r"|^(?P<else>(?:every|any)(?:one|body|thing) else|(?:all )?(?:the )?others)\b",
    re.IGNORECASE,
)
"""What points to the limit of the sentence before."""
CUE = re.compile(
    r"\b(?:than|over|above|under|below|up to|at least|at most|or (?:more|less|over|under|above"
    r"|below|older|younger|longer|shorter|heavier)|exceeding|between|to)\b"
    rf"|{_REFERRED.pattern}",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:only|otherwise|except|unless|any age|also|instead|usually|mostly|even)\b", re.IGNORECASE
)
"""Words with which a rule may tell of other cases as well."""
_DENIES = re.compile(r"\b(?:no|not|never|nobody|none|cannot)\b|n['’]t\b", re.IGNORECASE)
_DEFINITE = re.compile(
    r"\b(?:the|these|our|its|their|his|her|my) (?:(?!of\b|for\b|to\b|on\b|in\b|from\b"
    r"|with\b)[\w-]+ )"
    r"{1,3}(?:of |with |weighing |aged |that (?:is|are) )?$",
    re.IGNORECASE,
)
_LEADING = frozenset(
    """of with weighing measuring aged is are lasting costing worth earning for containing having
    has have at earned paid bought worked stayed""".split()
)
"""What stands before a limit and would stand before a value as well."""
_AGED = re.compile(r"aged $", re.IGNORECASE)
_INDEFINITE = re.compile(
    r"(?:an?|any|every)(?: [a-z-]+){1,3} (?:of|with|over|under|aged) $", re.IGNORECASE
)
_OLD = re.compile(r"[- ](?:year)?s?[- ]?old\b|[- ]year$", re.IGNORECASE)
_ALIKE = 0.6
"""Share of what a claim says of its case that a sentence must say for the claim to repeat it."""


class _Case(NamedTuple):
    """The value of a claim that tells its case, and the subject in which it stands."""

    value: Quantity
    who: str
    said: str
    denied: bool
    aged: bool


def in_its_case(evidence: Analysis, before: Analysis | None, claim: Analysis) -> str:
    """Return a text with each rule for things on a side of a limit as it holds for a claim's case.

    Args:
        evidence: the text.
        before: the sentence before it, None for the first.
        claim: the claim.
    """
    case = case_of(claim)
    if case is None or any(_is_same(case.value, q) for q in quantities(evidence)):
        return evidence.text
    parts, ahead = [], (before, range(len(before.text) if before else 0))
    for first, stop in evidence.sentences:
        span = range(evidence.tokens[first].start, evidence.tokens[stop - 1].end)
        text = evidence.text[span.start : span.stop]
        parts.append(_told(evidence, span, case) or _referred(text, *ahead, case) or text)
        ahead = (evidence, span)
    return " ".join(parts)


def tells_a_case(claim: Analysis) -> bool:
    """Tell whether a claim gives one value by which it tells of which thing it speaks."""
    return case_of(claim) is not None


@once
def case_of(claim: Analysis) -> _Case | None:
    """Return the one value by which a claim tells of which thing it speaks."""
    known = quantities(claim)
    cases = [
        q
        for q in known
        if q.interval.is_point and not (q.is_date or q.approximate) and q.dimension != "clock"
        if is_supposed(claim, q) and is_case(claim, q)
    ]
    if len(cases) != 1 or any(_rivals(cases[0], q) for q in known if q != cases[0]):
        return None
    (case,) = cases
    who = subject_with(claim, case)
    said = claim.text.replace(who, " ", 1)
    aged = bool(_AGED.search(claim.text, 0, case.start) or _OLD.search(claim.text, case.start))
    return _Case(case, who, said, bool(_DENIES.search(said)), aged) if who else None


def _rivals(case: Quantity, other: Quantity) -> bool:
    """Tell whether two numbers may measure the same: years of service are no months of notice."""
    units = {q.unit.rstrip("s") for q in (case, other)}
    return same_kind(case, other) and units not in ({"year", "month"}, {"year", "week"})


def subject_with(claim: Analysis, case: Quantity) -> str:
    """Return the subject of a claim in which its case stands, '' for none.

    *A child of 12 pays £8* may be read as one on pays.
    """
    for index, token in enumerate(claim.tokens):
        below = claim.subtree(index) if token.dep in SUBJECTS else []
        start, end = (
            (claim.tokens[below[0]].start, claim.tokens[below[-1]].end) if below else (0, 0)
        )
        if start <= case.start < end:
            return claim.text[start:end]
    verb = any(t.tag in FINITE for t in claim.tokens if t.start < case.start)
    opens = _INDEFINITE.match(claim.text, 0, case.start) and not verb
    return claim.text[: case.end] if opens else ""


def _is_same(case: Quantity, known: Quantity) -> bool:
    """Tell whether the evidence tells of the very case: nothing is to be concluded then."""
    return known.interval.is_point and same_kind(case, known) and known.interval == case.interval


def _told(evidence: Analysis, span: range, case: _Case) -> str:
    """Return a sentence as it holds in a case, '' where no one limit sets its subject apart."""
    kin = [q for q in quantities(evidence) if q.start in span and _rivals(case.value, q)]
    limits = [q for q in kin if not (q.interval.is_point or q.approximate or q.turned)]
    if len(kin) != 1 or len(limits) != 1 or not sets_apart(evidence, limits[0]):
        return ""
    (limit,) = limits
    text = evidence.text[span.start : span.stop]
    lead, tail = text[: limit.start - span.start], text[limit.end - span.start :]
    if not _has_numbers(f"{lead} {tail}", case):
        return ""  # the rule and the claim give different values: other rules judge that
    if inside(case.value.interval, limit.interval, 0.0):
        lead = re.sub(r"\b(?:between|from) $", "", lead)
        return f"{lead}{_placed(case, lead, limit.unit)}{tail}"
    return denied_of(text, f"{lead} {tail}", case)


def _referred(text: str, before: Analysis | None, span: range, case: _Case) -> str:
    """Return a sentence on those beyond the limit of the one before, as it holds in a case."""
    match = _REFERRED.search(text)
    band = _band(before, span, case, apart=bool(match["else"])) if match and before else None
    if match is None or band is None:
        return ""
    value = case.value.number.low if case.aged else case.value.interval.low
    lower, upper = _beyond(value, band)
    sides = {"outside": lower or upper, "within": not (lower or upper), "else": lower or upper}
    sides |= {"above": upper, "below": lower}
    lead, tail = text[: match.start()], text[match.end() :]
    if not sides[str(match.lastgroup)]:
        return denied_of(text, f"{lead} {tail}", case)
    if match["else"]:
        return f"{capital(case.who)}{tail}"
    led = re.sub(r"\b(?:who|which|that) $", "", lead)
    return f"{led}{_placed(case, led, '')}{tail}"


def _band(before: Analysis, span: range, case: _Case, *, apart: bool) -> Interval | None:
    """Return the one band that a sentence gives for what a case measures, None if unclear.

    ``apart`` asks for one that sets the subject of its rule apart.
    """
    known = (q for q in quantities(before) if q.start in span and not q.approximate)
    kin = [q for q in known if _is_kin(q, case)]
    if apart and not (kin and all(sets_apart(before, q) for q in kin)):
        return None
    bands = [q.number if case.aged else q.interval for q in kin]
    if len(bands) == 1:
        return bands[0]
    lows = [b for b in bands if math.isfinite(b.low) and b.is_one_sided]
    highs = [b for b in bands if math.isfinite(b.high) and b.is_one_sided]
    if len(bands) != len(lows) + len(highs) or not len(lows) == len(highs) == 1:
        return None
    low, high = lows[0], highs[0]
    return Interval(low.low, high.high, low.low_open, high.high_open)


def _is_kin(quantity: Quantity, case: _Case) -> bool:
    """Tell whether a number of the evidence may bound a case: of an age it may be a bare one."""
    if quantity.is_date:
        return False
    return _rivals(case.value, quantity) or (case.aged and quantity.dimension == "count")


def _beyond(value: float, band: Interval) -> tuple[bool, bool]:
    """Tell whether a value lies below a band, and whether above it."""
    lower = value < band.low or (value == band.low and band.low_open)
    upper = value > band.high or (value == band.high and band.high_open)
    return lower, upper


def _has_numbers(text: str, case: _Case) -> bool:
    """Tell whether a text has all numbers that a claim gives besides that of its case."""
    return {w for w in content(case.said) if w.isdigit()} <= content(text)


def denied_of(text: str, rest: str, case: _Case) -> str:
    """Return a sentence and that it does not apply to a case of which a claim says the same."""
    alike = bool(_DENIES.search(rest)) == case.denied and not _OPEN.search(rest)
    if not alike or coverage(case.said, [rest]) < _ALIKE or not _has_numbers(rest, case):
        return ""
    return f"{text} This does not apply to {small(case.who)}."


def sets_apart(evidence: Analysis, limit: Quantity) -> bool:
    """Tell whether a limit stands in the subject of a rule: it says of what things that is.

    Of *the boats longer than 9 metres*, or of what was so once, other boats are none.
    """
    tokens = evidence.tokens
    if happened(evidence, range(len(evidence.text))):
        return False
    if _DEFINITE.search(evidence.text, 0, limit.start):
        return False
    index, seen = min(token_at(evidence, limit.start), len(tokens) - 1), set()
    while index not in seen:
        seen.add(index)
        if tokens[index].dep in SUBJECTS:
            return True
        index = tokens[index].head
    return False


def happened(text: Analysis, span: range) -> bool:
    """Tell whether the part of a text tells what once was; *cost* may be so read and is not."""
    return any(
        t.tag == "VBD" and t.dep in ("ROOT", "aux", "auxpass") and t.text != t.lemma
        for t in text.tokens
        if t.start in span
    )


def _placed(case: _Case, lead: str, unit: str) -> str:
    """Return a case as it stands in the place of a limit: *bags over 5 kg* are *bags of 6 kg*."""
    if case.aged:
        value = f"{case.value.number.low:g}"
        return value if _AGED.search(lead) else f"aged {value}"
    value = case.value.text.replace("-", " ")
    value = value if case.value.unit or not unit else f"{value} {unit}"
    words = lead.lower().split()
    return value if words and words[-1] in _LEADING else f"of {value}"
