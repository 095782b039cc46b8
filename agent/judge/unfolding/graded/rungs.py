"""What one step of a ladder says, with a case in the place of its band.

Of *£2 for orders from £50 to £100* this tells *£2 for orders of £70*, with all that only the first
step says for the others.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.quantities.quantity import Quantity
from agent.judge.unfolding.denied import FINITE
from agent.judge.unfolding.graded.steps import Step
from agent.judge.unfolding.graded.tiers import placed

_LINK = re.compile(r"(?<!\S)(?:for|on|at|to|with|in|if|when)\b[^,;\d]*$", re.IGNORECASE)
_IF = re.compile(r"^(?:if|when|where|for|with|on|at|once)\b", re.IGNORECASE)
_OTHERS = re.compile(
    r"^\s*(?:(?:and |but )?(?:for |if |when )?(?:those|anyone|anybody|anything|everything|any|all"
    r"|ones|others|it|they|you)\b ?(?P<more>.*)|)\s*$",
    re.IGNORECASE,
)
_HEAD = re.compile(r"^\s*(?P<noun>.+?) (?:who|that|which|with|of|in|joining|having)\b", re.I)
_LONGER = re.compile(r"for longer", re.IGNORECASE)
_COMPARED = re.compile(r"[a-z]+er (?P<things>[a-z]+s)$", re.IGNORECASE)
_FREE = re.compile(r"\W*(?:free|nothing|half|no|nil|[€$£]|\d)", re.IGNORECASE)
_ARTICLES = frozenset("a an the one no".split())
_VALUE = re.compile(r"\s*[€$£]?\d[\d.,]*(?: ?%|p)?\s*")
_PER = re.compile(rf"{_VALUE.pattern}(?P<per>\b(?:an?|per) [a-z]+) ", re.IGNORECASE)
"""For what a price is: *€15 a night*, which the other prices of a ladder leave out."""
_AGED = re.compile(r"\baged $", re.IGNORECASE)


class _Clause(NamedTuple):
    """Words with the first verbs in them, where there are any."""

    before: str
    verbs: str
    after: str


def _is_shared(one: str, two: str) -> bool:
    """Tell whether what a step is told of is that of the first step, or is left out."""
    return bool(_OTHERS.match(two)) or content(two) <= content(one)


def said_on(steps: Sequence[Step], own: int, case: Quantity, evidence: Analysis) -> str:
    """Return what one step says, with a case in the place of its band, '' where that is unclear."""
    first = steps[0]
    lead = _clause(evidence, first.start, first.band.start)
    if _IF.match(first.lead) and "," in first.tail:
        return _under_condition(steps, own, case, evidence)
    speaks = _clause(evidence, first.band.end, first.band.end + len(first.tail)).verbs
    behind = evidence.text[: first.start].rstrip().endswith((",", ";"))
    if behind and not (lead.verbs or re.search(r"[a-z]", first.lead)):
        return ""  # what it is told of stands before the steps
    if (lead.verbs and not speaks) or not first.tail.strip():
        return _behind(steps, own, lead, case, evidence)
    return _ahead(steps, own, case, evidence)


def _named(steps: Sequence[Step], own: int) -> tuple[str, Step]:
    """Return the words that name those on a step, and the step in whose words they stand.

    *Those* are the ones of the first step, of whom more may be said: *those who have come since*.
    """
    step, first = steps[own], steps[0]
    match = _OTHERS.match(step.lead)
    if match is None:
        return step.lead, step
    more = match["more"] or ""
    if set(more.lower().split()) <= set(first.lead.lower().split()):
        return first.lead, first
    noun = _HEAD.match(first.lead)
    return (f"{noun['noun']} {more}", step) if noun else ("", step)


def _put(case: Quantity, step: Step, place: Step, evidence: Analysis) -> str:
    """Return a case in the words that fit where the band of a step stands, or that of another."""
    if not case.interval.is_point:
        return case.text
    if _LONGER.match(evidence.text, step.band.start):
        return f"for {case.text}"
    years = (step.band.quantity, case)
    aged = sorted(q.is_bare for q in years) == [False, True] and "year" in years[0].unit + case.unit
    value = f"{case.number.low:g}" if aged else case.text
    if _AGED.search(place.lead):
        return value
    if aged:
        return f"aged {value}"
    if not place.lead.strip() or place.lead.rstrip().endswith(":"):
        return f"at {value}"
    return placed(case, step.band, evidence, place.band.start)


def _clause(evidence: Analysis, start: int, end: int) -> _Clause:
    """Return a part of a text, cut at its first verbs."""
    text, inner = evidence.text, [t for t in evidence.tokens if start <= t.start < end]
    verb = next((n for n, t in enumerate(inner) if t.tag in FINITE), None)
    if verb is None:
        return _Clause(text[start:end], "", "")
    last = verb
    while last + 1 < len(inner) and inner[last + 1].pos in ("AUX", "VERB"):
        last += 1
    begin, stop = inner[verb].start, inner[last].end
    return _Clause(text[start:begin], text[begin:stop], text[stop:end])


def _behind(
    steps: Sequence[Step], own: int, first: _Clause, case: Quantity, evidence: Analysis
) -> str:
    """Return a step whose band stands behind what it says: *£2 for orders from £50 to £100*."""
    step = steps[own]
    lead = _clause(evidence, step.start, step.band.start)
    link, shared = (_LINK.search(s.lead) for s in (step, steps[0]))
    if not all(_says(s, first, evidence) for s in steps):
        return ""
    bare = link is None or step.rest or _OTHERS.match(link.group()) is not None
    said, where = step.lead, _put(case, step, steps[0] if bare else step, evidence)
    things = _COMPARED.match(evidence.text, step.band.start, step.band.end)
    if step.rest and things and link:
        where = f"{things['things']} of {case.text}"
    elif bare:
        said = step.lead[: link.start()] if link else step.lead
        where = f"{shared.group()} {where}" if shared else f"at {case.text}"
    tail = step.tail if step.tail.strip() else steps[0].tail
    if own == 0 or (lead.verbs and lead.before.strip()):
        return f"{said} {where} {tail}"
    if lead.verbs:
        return f"{first.before} {said} {where} {tail}"
    if not _alike(first.after, said):
        return ""
    per, value = _PER.match(first.after), _VALUE.match(said)
    if (
        per
        and value
        and said[value.end() :].strip() in ("", (link.group() if link else "").strip())
    ):
        said = f"{value.group()} {per['per']} {said[value.end() :]}"
    return f"{first.before} {first.verbs} {said} {where} {tail}"


def _says(step: Step, first: _Clause, evidence: Analysis) -> bool:
    """Tell whether a step says something before its band, of what the first one does."""
    own, link = _clause(evidence, step.start, step.band.start), _LINK.search(step.lead)
    said = (own.after if own.verbs else own.before).removesuffix(link.group() if link else "")
    shared = _LINK.search(f"{first.before}{first.verbs}{first.after}")
    alike = not link or step.rest or _is_shared(shared.group() if shared else "", link.group())
    subject = not own.verbs or _is_shared(first.before, own.before)
    return bool(said.strip()) and alike and subject


def _ahead(steps: Sequence[Step], own: int, case: Quantity, evidence: Analysis) -> str:
    """Return a step whose band stands before what it says: *children under 5 go free*."""
    step, first = steps[own], steps[0]
    if not all(s.tail.strip() and (s.rest or _is_shared(first.lead, s.lead)) for s in steps):
        return ""
    lead, place = _named(steps, own)
    where = _put(case, step, place, evidence)
    general = _clause(evidence, first.band.end, first.band.end + len(first.tail))
    tail = _clause(evidence, step.band.end, step.band.end + len(step.tail))
    alone = tail.verbs or own == 0 or not general.verbs
    if not (lead.strip() or steps[0] is place):
        return ""
    if alone or step.tail.split()[0].lower() == first.tail.split()[0].lower():
        return f"{lead} {where}{step.tail}"
    if not _alike(general.after, step.tail):
        return ""
    return f"{lead} {where}{general.before}{general.verbs} {step.tail}"


def _under_condition(steps: Sequence[Step], own: int, case: Quantity, evidence: Analysis) -> str:
    """Return a step told by a condition: *if you cancel later, you pay the full price*."""
    step, first = steps[own], steps[0]
    condition, _, general = first.tail.partition(",")
    behind, comma, said = step.tail.partition(",")
    if not comma:
        return ""
    plain = _clause(evidence, step.band.end, step.band.end + len(step.tail)).verbs
    if not plain and not _alike(general, said):
        return ""
    lead, place = _named(steps, own)
    where = _put(case, step, place, evidence)
    return f"{lead} {where}{behind if behind.strip() else condition}, {said}" if plain else ""


def _alike(one: str, two: str) -> bool:
    """Tell whether two things said are put alike: both give a value, or open with one word."""
    if _FREE.match(one) and _FREE.match(two):
        return True
    first, second = one.lower().split(), two.lower().split()
    return bool(first and second) and (first[0] == second[0] or {first[0], second[0]} <= _ARTICLES)
