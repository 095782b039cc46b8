"""The rest of a rule: *EUR 8 up to EUR 5,000 and EUR 15 above that* tells of EUR 6,000 as well."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, beside, bind
from agent.judge.quantities.binding.words import stems, stems_between
from agent.judge.quantities.comparison.compare import Relation, comparable, relate, states
from agent.judge.quantities.comparison.intervals import inside, leaves_over
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import RULE, Quantity

_CUT = re.compile(r"[;.:]\s|,\s|\band\b|\bbut\b|\bwhile\b|\bwhereas\b", re.IGNORECASE)
_STOP = re.compile(r"[.?!](?:\s|$)|\n")
_OTHERWISE = re.compile(r"\b(?:otherwise|or else|failing (?:this|that|which))\b", re.IGNORECASE)
SHARE = 0.5  # share of what holds otherwise that a claim has, besides its numbers
REST = re.compile(
    r"\b(?:above|below|beyond|over|under|past|after|before) "
    r"(?:that|this|it|the (?:threshold|limit|level|amount))\b|\b(?:otherwise|thereafter)\b"
    r"|\b(?:the|any) (?:excess|surplus)\b"
    r"|\b(?:old|new|young|small|larg|bigg|light|heavi|short|long|cheap|dear|low|high|lat|earli)er\b"
    r"(?! than)",
    re.IGNORECASE,
)


def told_of_the_rest(claim: Analysis, premise: Analysis, item: Bound) -> bool:
    """Tell whether a number beyond a limit has what the evidence says of the rest.

    The claim has another number of the part that speaks of the rest, or, without another number,
    words that this part alone has, or it denies, or does not, what this part does alone. A number
    that keeps the limit is none of the rest.
    """
    known = bind(premise).items
    kin = [b for b in known if comparable(item.quantity, b.quantity)]
    limits = [
        b
        for b in kin
        if (b.quantity.interval.is_one_sided or b.quantity.bound)
        and (
            relate(item.quantity, b.quantity) is Relation.DIFFERS
            or leaves_over(b.quantity.interval, item.quantity.interval)
        )
    ]
    if not limits or any(relate(item.quantity, b.quantity) is Relation.STATES for b in kin):
        return False
    others = [b for b in beside(item, bind(claim)) if not b.quantity.soft]
    parts = _parts(premise.text)
    for limit in limits:
        here = next(p for p in parts if limit.quantity.start in p)
        for part in parts[parts.index(here) + 1 :]:
            found = REST.search(premise.text, part.start, part.stop)
            if not found or not _lies_there(item.quantity, limit.quantity, found.group()):
                continue
            own, rest = (_bounds(known, p) for p in (here, part))
            if others and (own or rest):
                return all(_states(o, rest) and not _states(o, own) for o in others)
            words = _words(premise, part) - stems_between(premise, here.start, here.stop)
            mine, there = _denies(claim), [_denies(premise, p) for p in (here, part)]
            turned = there[0] != there[1] == mine
            return bool(words & frozenset(stems(claim))) or turned
    return False


def charged_for_keeping(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return the conflict of a case that keeps a limit, and has what holds *otherwise*.

    *Books are returned within 14 days; otherwise £1 is due* charges nobody after ten days. The
    claim has the numbers, or else most words, of what stands behind *otherwise*.
    """
    others = [b for b in beside(item, bind(claim)) if not b.quantity.soft]
    said = frozenset(stems(claim))
    for here, part in () if _denies(claim) else _alternatives(premise.text):
        limits = [
            b.quantity
            for b in _bounds(bind(premise).items, here)
            if b.quantity.interval.is_one_sided and same_kind(item.quantity, b.quantity)
        ]
        kept = len(limits) == 1 and inside(item.quantity.interval, limits[0].interval, 0.0)
        if not kept or _denies(premise, here) or not _words(premise, here) & said:
            continue
        rest, told = (
            _bounds(bind(premise).items, part),
            _words(premise, part),
        )
        charged = all(_states(o, rest) for o in others) and bool(others or not rest)
        if charged and len(told & said) >= SHARE * len(told):
            reason = f"the evidence says so where it is otherwise than {limits[0].text}"
            return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
    return None


def _alternatives(text: str) -> Iterator[tuple[range, range]]:
    """Yield where a sentence tells what is to be, and where what holds otherwise."""
    for match in _OTHERWISE.finditer(text):
        start = max((m.end() for m in _STOP.finditer(text, 0, match.start())), default=0)
        stop = _STOP.search(text, match.end())
        yield range(start, match.start()), range(match.end(), stop.start() if stop else len(text))


def _denies(text: Analysis, part: range | None = None) -> bool:
    """Tell whether a text, or a part of it, denies something."""
    inside = (t for t in text.tokens if part is None or t.start in part)
    return any(t.dep == "neg" or t.text.lower() == "no" for t in inside)


def _lies_there(case: Quantity, limit: Quantity, word: str) -> bool:
    """Tell whether a year lies before or after a date, as the word for the rest says."""
    if case.day is None or limit.day is None:
        return True
    earlier = word.lower().startswith(("old", "earli", "before"))
    return case.day[0] < limit.day[0] if earlier else case.day[0] > limit.day[0]


def _parts(text: str) -> list[range]:
    """Cut a text at its stops and links."""
    cuts = [0, *(m.start() for m in _CUT.finditer(text)), len(text) + 1]
    return [range(a, b) for a, b in pairwise(cuts)]


def _bounds(items: Sequence[Bound], part: range) -> list[Bound]:
    return [b for b in items if b.quantity.start in part]


def _states(item: Bound, offered: Sequence[Bound]) -> bool:
    return any(states(item.quantity, b.quantity) for b in offered)


def _words(text: Analysis, part: range) -> frozenset[str]:
    return stems_between(text, part.start, part.stop)
