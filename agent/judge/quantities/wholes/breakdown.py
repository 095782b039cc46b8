"""Breakdowns: where *60 people answered: 40 in favour and 20 against*, no 60 are in favour."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.binding.words import is_content, stem
from agent.judge.quantities.numbers.scales import UNITS
from agent.judge.quantities.quantity import RULE, Quantity

_COUNT = rf"(?P<count>\d[\d,]*(?![\d.,]*\d)|{'|'.join(w for w in UNITS if UNITS[w])})\b"
_PART = re.compile(rf"(?:[:,(;–—]|\band\b)\s*(?:and\s+)?{_COUNT}(?!\s*%)", re.IGNORECASE)
_END = re.compile(r"[.?!](?:\s|$)|\n|$")
_DENIED = re.compile(r"\b(?:not|no|none|never|nobody|neither|without)\b|n['’]t\b", re.IGNORECASE)


class _Part(NamedTuple):
    """One of the numbers that a total breaks down into, and the stems of what is told of it."""

    number: int
    text: str
    words: frozenset[str]


class _Breakdown(NamedTuple):
    """The parts of a total, and the stems of what is told of all."""

    parts: tuple[_Part, ...]
    head: frozenset[str]

    @property
    def total(self) -> int:
        """What the parts come to."""
        return sum(p.number for p in self.parts)


def of_a_part(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return what is found on the one count of a claim about a part of a total.

    ``conflict`` where it is the total, said of what is told of one part only, ``match`` where it is
    the number of that part and the claim has nothing that is told of another, and for the total,
    said of all parts.
    """
    asked = [b.quantity for b in bind(claim).items if not b.quantity.is_date]
    counts = [q for q in asked if q.dimension == "count" and q.interval.is_point]
    if len(asked) != 1 or len(counts) != 1 or _DENIED.search(claim.text):
        return None
    (mine,), said = counts, _stems(claim, 0, len(claim.text))
    for down in _breakdowns(premise):
        shared = frozenset[str]().union(
            *(a.words & b.words for a in down.parts for b in down.parts if a is not b)
        )
        named = [p for p in down.parts if (p.words - shared - down.head) & said]
        if len(named) == len(down.parts) and mine.number.low == down.total:
            return Finding(rule=RULE, outcome=Outcome.MATCH)
        if len(named) != 1:
            continue
        (part,) = named
        if mine.number.low == part.number and _is_of(mine, said, part, down):
            return Finding(rule=RULE, outcome=Outcome.MATCH)
        if mine.number.low == down.total and down.head & said:
            reason = f"the claim says {mine.text}; the evidence says {part.text} of them"
            return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=part.text)
    return None


def _is_of(quantity: Quantity, said: frozenset[str], part: _Part, down: _Breakdown) -> bool:
    """Tell whether all that a claim says is told of a part."""
    return said <= part.words | down.head and bool(down.head & said) and quantity.soft


def _breakdowns(premise: Analysis) -> Iterator[_Breakdown]:
    """Yield each count with the numbers after it, in its sentence, that come to as many."""
    counts = [q for b in bind(premise).items if (q := b.quantity).dimension == "count"]
    for total in (q for q in counts if q.interval.is_point):
        if sum(q.number == total.number for q in counts) > 1:
            continue  # it may be said of all as well
        end = next(m.start() for m in _END.finditer(premise.text, total.end))
        found = list(_PART.finditer(premise.text, total.end, end))
        for n in range(len(found) - 1):
            parts = _parts(premise, found[n:], end)
            if sum(p.number for p in parts) == total.number.low:
                first = found[n].start()
                begin = max(
                    (m.end() for m in _END.finditer(premise.text, 0, total.start)), default=0
                )
                yield _Breakdown(parts, _stems(premise, begin, first))
                break


def _parts(premise: Analysis, found: Sequence[re.Match[str]], end: int) -> tuple[_Part, ...]:
    ends = [*(m.start() for m in found[1:]), end]
    return tuple(
        _Part(_value(m["count"]), m["count"], _stems(premise, m.end(), stop))
        for m, stop in zip(found, ends, strict=True)
    )


def _value(count: str) -> int:
    return int(count.replace(",", "")) if count[0].isdigit() else int(UNITS[count.lower()])


def _stems(text: Analysis, start: int, end: int) -> frozenset[str]:
    """Return the stems of the content words of a range but for its numbers."""
    tokens = (t for t in text.tokens if start <= t.start < end)
    return frozenset(stem(t) for t in tokens if is_content(t) and t.pos != "NUM")
