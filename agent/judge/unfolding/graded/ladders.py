"""Ladders told for the case of a claim: *delivery costs £5 up to £50, and is free above £100*.

What holds on each step is put in any words: of an order of £140 this tells that its *delivery is
free*. A case that lies on no step is told to be on none.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.quantities.binding.scenario import is_case
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.graded import instances
from agent.judge.unfolding.graded.rungs import said_on
from agent.judge.unfolding.graded.steps import Step, is_kin, steps_of
from agent.judge.unfolding.graded.tiers import SHARED, in_its_tier, narrowest, sentences_of

_LIMIT = (
    r"(?:below|under|above|over|than|exceeding|from|between|up to|at (?:least|most)"
    r"|(?:and|or) (?:over|more|older|above|under|less|younger|below)"
    r"|\d+ ?(?:to|[-–]) ?\D?\d|\b(?:one|two|three|four|five|six) to [a-z]+)"
)
CUE = re.compile(
    rf"\b{_LIMIT}\b.*?(?:[,;]|\b(?:and|but|while)\b).*?\b(?:{_LIMIT}|[a-z]+er [a-z]+s\b|above\W)",
    re.IGNORECASE | re.DOTALL,
)
_BLURRED = re.compile(
    r"\b(?:unless|except|without|provided|first|next|additional|extra|further|each|every|plus"
    r"|depend\w*|taxed|(?:income|the) tax|tax (?:is|rates?)|only if|or)\b",
    re.IGNORECASE,
)
_SINCE = re.compile(r"\b(?:from|after|since)\s+$", re.IGNORECASE)
_PRICE = re.compile(
    r"\b(?:costs?|pays?|charged?|fee of|price of|gets?|receives?|for only)\s+$", re.IGNORECASE
)
_IS = re.compile(r"\b(?:is|are)\s+$", re.IGNORECASE)
_OPENS = re.compile(
    r"^(?:at|for|on|with|above|over|under|below|from|up to|if)\b[^,]{0,40}$", re.IGNORECASE
)
_IFS = re.compile(r"(?<=\s)(?:if|when|whenever|where)\b", re.IGNORECASE)
_YOU = re.compile(r"\b(?:you|if|when)\b", re.IGNORECASE)
_IF_YOU = re.compile(r"^If you(?P<case> [^,]+), +you (?P<said>.+)$", re.IGNORECASE | re.DOTALL)
_FREE = ("free", "nothing")
_MAY = re.compile(r"\b(?:may|can)\b", re.IGNORECASE)
_AGED = re.compile(r"\baged $", re.IGNORECASE)
_NEAR = 3  # words before a number that say what it measures


def on_its_step(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each sentence of steps told for the one case of the claim.

    A sentence that is one of plain tiers is left to those.
    """
    if in_its_tier(evidence, claim) != evidence.text:
        return evidence.text
    parts = []
    for start, end in sentences_of(evidence):
        parts.append(_told(evidence, range(start, end), claim) or evidence.text[start:end])
    return " ".join(parts)


def _told(evidence: Analysis, span: range, claim: Analysis) -> str:
    """Return a sentence as it tells of the case of a claim, '' where it is no ladder or unclear."""
    for case, steps in _cases(evidence, span, claim):
        bands = [s.band for s in steps]
        ladder = " ".join(f"{s.lead} {s.tail}" for s in steps)
        if any(_IFS.search(s.lead, 1) or _IFS.search(s.tail) for s in steps):
            return ""
        if _BLURRED.search(ladder) or not _is_on(claim, case, ladder):
            return ""
        own = narrowest(_measured(case, steps), bands)
        holding = [b for b in bands if inside(_measured(case, steps).interval, b.interval, 0.0)]
        if not holding:
            return _on_none(evidence, span, claim, ladder)
        if own is None or (len(holding) > 1 and _MAY.search(ladder)):
            return ""
        told = said_on(steps, bands.index(own), case, evidence)
        if not told:
            return ""
        told = _of_those(told) if not _YOU.search(claim.text) else told
        told = " ".join(told.split())
        return capital(f"{told}{_not_as_elsewhere(steps, bands.index(own), claim, case)}.")
    return ""


def _is_on(claim: Analysis, case: Quantity, ladder: str) -> bool:
    """Tell whether a claim is on what a ladder says: it has its words, or one of its values."""
    values = [q.text for q in quantities(claim) if q != case]
    if any(_has(ladder, v) and _has(claim.text, v) for v in (*values, *_FREE)):
        return True
    return len(content(claim.text) & content(ladder)) >= SHARED


def _of_those(told: str) -> str:
    """Return what is told to *you* as told of all: *those who cancel then pay half*."""
    match = _IF_YOU.match(told)
    return f"Those who{match['case']} {match['said']}" if match else told


def _not_as_elsewhere(steps: Sequence[Step], own: int, claim: Analysis, case: Quantity) -> str:
    """Return that a case is not given what a claim says if that is told of another step."""
    said = f"{steps[own].lead} {steps[own].tail}"
    others = " ".join(f"{s.lead} {s.tail}" for s in steps if s is not steps[own])
    values = [q.text for q in quantities(claim) if q != case]
    wrong = [v for v in values if _has(others, v) and not _has(said, v)]
    if wrong:
        return f", not {wrong[0]}"
    free = (w for w in _FREE if _has(claim.text, w) and _has(others, w) and not _has(said, w))
    return next((f", not {w}" for w in free), "")


def _has(text: str, value: str) -> bool:
    return re.search(rf"(?<![\w.,]){re.escape(value)}(?!\w|[.,]\d)", text, re.I) is not None


def _cases(evidence: Analysis, span: range, claim: Analysis) -> list[tuple[Quantity, list[Step]]]:
    """Return the one number of a claim that tells its case, with the steps where that may lie."""
    found = []
    for q in quantities(claim):
        since = _SINCE.search(claim.text, 0, q.start)
        if q.is_date or q.approximate or q.dimension == "clock" or since:
            continue
        steps = steps_of(evidence, span.start, span.stop, q)
        if steps and not _is_marginal(evidence, span, steps):
            found.append((q, steps))
    plain = [(q, s) for q, s in found if _tells_case(q, s, claim)]
    return plain if len(plain) == 1 else []


def _is_marginal(evidence: Analysis, span: range, steps: Sequence[Step]) -> bool:
    """Tell whether prices are for each unit of what is measured, and add up step by step."""
    inner = [q for q in quantities(evidence) if q.start in span]
    units = {s.band.quantity.unit for s in steps} - {""}
    return any(q.rate and (q.rate in units or q.rate.rstrip("s") in units) for q in inner)


def _tells_case(quantity: Quantity, steps: Sequence[Step], claim: Analysis) -> bool:
    """Tell whether a number of a claim says of what case it speaks, and is no price."""
    before = claim.text[: quantity.start]
    aged = _AGED.search(before) is not None
    if _PRICE.search(before) or (_IS.search(before) and not _OPENS.match(before)):
        return False
    if quantity.is_bare and not steps[0].band.quantity.is_bare:
        return aged
    if is_case(claim, quantity) or _OPENS.match(before) or aged:
        return True
    near = [*before.split()[-_NEAR:], *claim.text[quantity.end :].split()[:1]]
    named = content(" ".join(s.lead.split()[-1] for s in steps if s.lead.split()))
    alone = [q for q in quantities(claim) if is_kin(q, steps[0].band.quantity)] == [quantity]
    return alone or bool(content(" ".join(near)) & named)


def _measured(case: Quantity, steps: Sequence[Step]) -> Quantity:
    """Return a case as its bands are measured: an age as the bare number of years."""
    known = steps[0].band.quantity
    if known.is_bare and case.dimension == "duration":
        return Quantity(case.start, case.end, case.text, "count", case.number, case.number)
    if case.is_bare and not known.is_bare:
        return replace(case, interval=case.number.mapped(known.scale, known.offset))
    return case


def _on_none(evidence: Analysis, span: range, claim: Analysis, ladder: str) -> str:
    """Return a sentence, and that it does not apply to a case that lies on no step."""
    case = instances.case_of(claim)
    text = evidence.text[span.start : span.stop]
    return instances.denied_of(text, ladder, case) if case else ""
