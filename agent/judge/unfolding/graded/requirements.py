"""Requirements held against the numbers of a claim: who has a score of 700 meets *at least 680*.

Whether somebody with such numbers meets them, or qualifies, is told outright where each of the
requirements is a limit, and that somebody does not where one limit is broken.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Interval

_WHAT = r"(?:requirements?|conditions?|criteria|criterion|rules?|limits?)"
ASKED = re.compile(
    r"\b(?:(?P<not>does not|doesn['’]t|do not|don['’]t) (?P<base>meet|satisfy|fulfil"
    r"|comply with|qualify)"
    r"|(?P<verb>meets?|satisf(?:y|ies)|fulfils?|compl(?:y|ies) with|qualif(?:y|ies))"
    r"|(?P<be>is|are) (?P<isnot>not )?eligible"
    r"|(?P<may>may|can) (?P<maynot>not )?(?P<deed>apply|register|enrol|take part|compete"
    r"|join|vote))\b"
    rf"(?P<what>(?: \w+)*? {_WHAT}\b)?",
    re.IGNORECASE,
)
CUE = re.compile(
    r"\b(?:must|needs?|requires?|required|minimum|only if|qualif\w+|eligible|provided)\b.*\d",
    re.I | re.S,
)
_OPEN = re.compile(
    r"\b(?:or(?! (?:more|over|older|above|less|under|younger|below|higher|better))|unless"
    r"|except|either"
    r"|usually|one of|any of|not)\b",
    re.IGNORECASE,
)
_BOTH = re.compile(r"\bboth\b", re.IGNORECASE)
DEMANDS = re.compile(
    r"\b(?:must|needs?|required?|requires|requirements?|conditions?|only|also|provided"
    r"|ha(?:s|ve) to)\b",
    re.IGNORECASE,
)
_JOINTS = re.compile(r", and |, | and ")
_NEAR = 3  # words before a number that say what it measures
_BASES = {
    "meets": "meet", "satisfies": "satisfy", "fulfils": "fulfil",
    "complies with": "comply with", "qualifies": "qualify",
}  # fmt: skip


def told_of(evidence: Analysis, claim: Analysis, *, alone: bool) -> str:
    """Return a text with whether somebody with a claim's numbers meets its requirements.

    Args:
        evidence: the text.
        claim: the claim.
        alone: whether no other sentence beside the text asks for anything.
    """
    asked = ASKED.search(claim.text)
    if asked is None:
        return evidence.text
    parts = []
    for first, last in evidence.sentences:
        span = range(evidence.tokens[first].start, evidence.tokens[last - 1].end)
        text = evidence.text[span.start : span.stop]
        met = _met(evidence, span, claim, asked) if CUE.search(text) else None
        known = met is False or (met and (alone or _BOTH.search(asked["what"] or "")))
        parts.append(text if met is None or not known else f"{text} {_outright(asked, met=met)}")
    return " ".join(parts)


def _met(evidence: Analysis, span: range, claim: Analysis, asked: re.Match[str]) -> bool | None:
    """Tell whether the numbers of a claim meet the limits of a sentence, None where it is open."""
    text = evidence.text[span.start : span.stop]
    limits = [
        b for b in bind(evidence).items
        if b.quantity.start in span
        and not (b.quantity.interval.is_point or b.quantity.is_date or b.quantity.approximate)
    ]  # fmt: skip
    cases = [
        b
        for b in bind(claim).items
        if b.quantity.interval.is_point and b.quantity.end <= asked.start()
    ]
    if not limits or not cases:
        return None
    rest = content(claim.text[asked.end() :]) - content("requirements conditions both all")
    if _OPEN.search(_without(text, span.start, limits)) or not rest <= content(text):
        return None
    kept = [_keeps(limit, limits, cases, claim) for limit in limits]
    if False in kept:
        return False
    return True if None not in kept and _is_all(text, span.start, limits) else None


def _without(text: str, start: int, limits: Sequence[Bound]) -> str:
    for limit in reversed(limits):
        q = limit.quantity
        text = f"{text[: q.start - start]}#{text[q.end - start :]}"
    return text


def _keeps(
    limit: Bound, limits: Sequence[Bound], cases: Sequence[Bound], claim: Analysis
) -> bool | None:
    """Tell whether the claim's number for what a limit bounds keeps it, None without one.

    Of several numbers of one kind it is the one behind a word that stands beside this limit alone.
    """
    kin = [c for c in cases if _values(limit, c) is not None]
    rivals = [o for o in limits if o is not limit and any(_values(o, c) is not None for c in kin)]
    distinct = limit.near.difference(*(o.near for o in rivals))
    if rivals and distinct:
        kin = [c for c in kin if _named(claim, c) & distinct]
    elif any(o.quantity.interval.is_open_like(limit.quantity.interval) for o in rivals):
        return None
    if len(kin) != 1:
        return None
    values = _values(limit, kin[0])
    return inside(*values, 0.0) if values else None


def _named(claim: Analysis, case: Bound) -> frozenset[str]:
    """Return the stems of the words just before a number, *an income of* £30,000."""
    at = token_at(claim, case.quantity.start)
    return frozenset(s for s in stems(claim)[max(at - _NEAR, 0) : at] if s)


def _values(limit: Bound, case: Bound) -> tuple[Interval, Interval] | None:
    """Return a value and the limit that it may keep, in one unit; an age needs none."""
    mine, bound = case.quantity, limit.quantity
    if same_kind(mine, bound):
        return mine.interval, bound.interval
    aged = (mine.unit.startswith("year") and bound.is_bare) or (
        mine.is_bare and bound.unit.startswith("year")
    )
    return (mine.number, bound.number) if aged else None


def _is_all(text: str, start: int, limits: Sequence[Bound]) -> bool:
    """Tell whether each of the things that a sentence asks for is a limit."""
    places = [limit.quantity.start - start for limit in limits]
    cuts = [
        0,
        *(m.end() for m in _JOINTS.finditer(text) if not _inside(m.start(), limits, start)),
        len(text),
    ]
    pieces = [range(a, b) for a, b in pairwise(cuts)]
    return all(any(p in piece for p in places) for piece in pieces)


def _inside(at: int, limits: Sequence[Bound], start: int) -> bool:
    return any(x.quantity.start - start <= at < x.quantity.end - start for x in limits)


def _outright(asked: re.Match[str], *, met: bool) -> str:
    """Return a claim as it is right: affirmed where the requirements are met, or else denied."""
    text = asked.string
    denied = bool(asked["not"] or asked["isnot"] or asked["maynot"])
    if denied != met:
        return text
    told = f"{_turned(asked, denied=denied)}{asked['what'] or ''}"
    return f"{text[: asked.start()]}{told}{text[asked.end() :]}"


def _turned(asked: re.Match[str], *, denied: bool) -> str:
    """Return the verb of a claim denied, or without its denial."""
    if asked["be"]:
        return f"{asked['be']} eligible" if denied else f"{asked['be']} not eligible"
    if asked["may"]:
        return f"{asked['may']} {'' if denied else 'not '}{asked['deed']}"
    if denied:
        return next((s for s, b in _BASES.items() if b == asked["base"].lower()), asked["base"])
    verb = asked["verb"].lower()
    return f"does not {_BASES[verb]}" if verb in _BASES else f"do not {verb}"
