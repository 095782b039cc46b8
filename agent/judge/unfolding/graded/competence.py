"""Who decides up to what: *the clerk approves up to €100, the board up to €900* of €500.

Each of several is told with a limit of their own, and what the first one does is left out of the
rest; a claim about one amount is held against what is said of whoever has it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.quantities.cases.graded.tiers import TOLD
from agent.judge.quantities.comparison.intervals import beyond, inside
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.units.registry import same_dimension
from agent.judge.unfolding.graded.tiers import APART, Band, narrowest
from agent.judge.unfolding.tacked.parts import WORDS

_LARGER = r"(?:higher|larger|greater|bigger|longer|heavier)"
_REST = re.compile(
    rf"\s(?:(?:on|for|to|of) )?(?:(?:all|any|every|everything) (?:\w+ )?)?"
    rf"(?:(?:above|beyond|over) (?:that|this)|{_LARGER} \w+)$",
    re.IGNORECASE,
)
_OWN_RULE = re.compile(
    rf"[;,]?(?: (?:and|while|whereas|but))? (?:(?:any )?{_LARGER} (?P<noun>\w+)"
    r"|(?:anything|everything|amounts?|sums?) (?:above|beyond|over|exceeding) (?:that|this)"
    r"(?: (?:amount|sum|limit|figure))?) (?P<does>[^,;:]+?)[.!]?$",
    re.IGNORECASE,
)
_MEASURED = re.compile(r" (?:costing|of|worth|for|amounting to)$", re.IGNORECASE)
_LIMIT = rf"\bup to (?:\D{{0,2}}\d|(?:{WORDS})\b)"
CUE = re.compile(rf"{_LIMIT}.*?(?:[,;]|\band\b).*?(?:{_LIMIT}|\bthat\b|er\b)", re.IGNORECASE)
_BLURRED = re.compile(r"\b(?:unless|except|without|if|when|not|no|never|or|only)\b|n['’]t\b", re.I)
_MODALS = frozenset({"may", "can"})
_DECIDING = frozenset(
    """approve decide sign countersign authorise authorize grant award hear rule adjudicate settle
    release handle process consider examine""".split()
)


class _Remit(NamedTuple):
    """Who has something up to a limit, and in what band."""

    who: str
    band: Band


def in_whose_remit(evidence: Analysis, claim: Analysis) -> str:
    """Return a text with each sentence of this kind told for the one amount of the claim.

    What one *may* do with more they may do with less, so the claim's own party is told of if the
    amount lies within their limit; who else decides on the lesser amounts is not said.
    """
    parts = []
    for first, last in evidence.sentences:
        start, end = evidence.tokens[first].start, evidence.tokens[last - 1].end
        parts.append(_told(evidence, start, end, claim) or evidence.text[start:end])
    return " ".join(parts)


def _told(evidence: Analysis, start: int, end: int, claim: Analysis) -> str:
    """Return a sentence as it holds of the amount of a claim, '' where that is unclear."""
    asked = quantities(claim)
    blurred = _BLURRED.search(evidence.text, start, end) is not None
    if not blurred and (apart := _with_own_rule(evidence, start, end, asked)):
        return apart
    if len(asked) != 1 or not asked[0].interval.is_point:
        return ""
    verbs = [t for t in evidence.tokens if start < t.start < end and t.pos in ("VERB", "AUX")]
    permitted = bool(verbs) and verbs[0].text.lower() in _MODALS
    deciding = verbs[1:2] if permitted else [v for v in verbs[:1] if v.lemma in _DECIDING]
    if not deciding or blurred:
        return ""
    found = _remits(evidence, start, end, verbs[0].start)
    remit = _own(found, asked[0], claim, permitted=permitted) if len(found) >= TOLD else None
    if remit is None or not same_dimension(asked[0].dimension, remit.band.quantity.dimension):
        return ""
    limit = found[0].band.start
    what = content(evidence.text[deciding[0].end : limit])
    does = evidence.text[verbs[0].start : limit].rstrip()
    who = capital(remit.who)
    return f"{who} {does} {'of ' if what else ''}{asked[0].text}."


def _with_own_rule(evidence: Analysis, start: int, end: int, asked: Sequence[Quantity]) -> str:
    """Return what a sentence says of an amount, where it has a rule of its own for larger ones.

    Example:
        "The clerk approves repairs up to €100; larger repairs need a vote." of €500 is "Repairs of
        €500 need a vote."
    """
    limits = [q for q in quantities(evidence) if start <= q.start < end and q.bound == "at most"]
    if len(limits) != 1:
        return ""
    (limit,) = limits
    cases = [q for q in asked if same_dimension(q.dimension, limit.dimension)]
    if len(cases) != 1 or not cases[0].interval.is_point:
        return ""
    (case,) = cases
    rule = _OWN_RULE.match(evidence.text[limit.end : end])
    first = _MEASURED.sub("", evidence.text[start : limit.start].rstrip())
    does = {t.lemma for t in evidence.tokens if start <= t.start < limit.start}
    if rule is None or does.isdisjoint(_DECIDING | _MODALS):
        return ""
    if inside(case.interval, limit.interval, 0.0):
        return f"{first} of {case.text}."
    return f"{capital(rule['noun'] or first.split()[-1])} of {case.text} {rule['does']}."


def _own(
    found: Sequence[_Remit], case: Quantity, claim: Analysis, *, permitted: bool
) -> _Remit | None:
    """Return whose remit an amount is in, None where the claim names another who may have it."""
    words = content(claim.text)
    named = [r for r in found if content(r.who) <= words]
    within = [r for r in named if narrowest(case, [r.band]) is not None]
    band = narrowest(case, [r.band for r in found])
    own = next((r for r in found if r.band is band), None)
    if own is None or len(named) > 1 or not within or own in within:
        return own
    return within[0] if permitted else None


def _remits(evidence: Analysis, start: int, end: int, verb: int) -> list[_Remit]:
    """Return the remits of a sentence, none unless it tells of each of several in the same way."""
    limits = [q for q in quantities(evidence) if start <= q.start < end]
    if len({q.dimension for q in limits}) != 1 or any(q.bound != "at most" for q in limits):
        return []
    bands = [Band(q.start, q.end, q.interval, "", q) for q in limits]
    if verb > bands[0].start:
        return []
    does = frozenset(evidence.text[verb : bands[0].start].lower().split())
    found: list[_Remit] = []
    for first, last in _pieces(evidence.text[:end].rstrip(" .!"), start):
        piece, own = evidence.text[first:last], [b for b in bands if first <= b.start < last]
        rest = _REST.search(piece)
        if len(own) == 1 and own[0].end == last:
            remit = _Remit(_actor(evidence.text[first : own[0].start], does), own[0])
        elif rest is not None and found and not own:
            over = found[-1].band._replace(interval=beyond(found[-1].band.interval))
            remit = _Remit(_actor(piece[: rest.start()], does), over)
        else:
            return []
        found.append(remit)
    return found if all(content(r.who) for r in found) else []


def _pieces(text: str, start: int) -> Iterator[tuple[int, int]]:
    """Yield where the pieces of a sentence, from ``start`` on, begin and end."""
    for cut in APART.finditer(text, start):
        yield start, cut.start()
        start = cut.end()
    yield start, len(text)


def _actor(text: str, does: frozenset[str]) -> str:
    """Return who something is told of: a text without the words of what is done at its end."""
    words = text.split()
    while words and words[-1].lower() in does:
        words.pop()
    return " ".join(words)
