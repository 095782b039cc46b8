"""The rest of a rule: *EUR 8 up to EUR 5,000 and EUR 15 above that* tells of EUR 6,000 as well."""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.comparison.compare import Relation, comparable, relate
from agent.judge.quantities.quantity import Quantity

_CUT = re.compile(r"[;.:]\s|,\s|\band\b|\bbut\b|\bwhile\b|\bwhereas\b", re.IGNORECASE)
_REST = re.compile(
    r"\b(?:above|below|beyond|over|under|past|after|before) "
    r"(?:that|this|it|the (?:threshold|limit|level|amount))\b|\b(?:otherwise|thereafter)\b"
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
        and relate(item.quantity, b.quantity) is Relation.DIFFERS
    ]
    if not limits or any(relate(item.quantity, b.quantity) is Relation.STATES for b in kin):
        return False
    others = [b for b in bind(claim).items if b is not item and not b.quantity.soft]
    parts = _parts(premise.text)
    for limit in limits:
        here = next(p for p in parts if limit.quantity.start in p)
        for part in parts[parts.index(here) + 1 :]:
            found = _REST.search(premise.text, part.start, part.stop)
            if not found or not _lies_there(item.quantity, limit.quantity, found.group()):
                continue
            own, rest = (_bounds(known, p) for p in (here, part))
            if others and (own or rest):
                return all(_states(o, rest) and not _states(o, own) for o in others)
            words = _words(premise, part) - _words(premise, here)
            mine, there = _denies(claim), [_denies(premise, p) for p in (here, part)]
            turned = there[0] != there[1] == mine
            return bool(words & frozenset(stems(claim))) or turned
    return False


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
    kin = (b.quantity for b in offered if comparable(item.quantity, b.quantity))
    return any(relate(item.quantity, q) is Relation.STATES for q in kin)


def _words(text: Analysis, part: range) -> frozenset[str]:
    pairs = zip(stems(text), text.tokens, strict=True)
    return frozenset(s for s, t in pairs if s and t.start in part)
