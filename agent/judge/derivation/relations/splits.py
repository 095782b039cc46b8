"""Equal parts: of "240 adults, split evenly between a walking and a control group" each has 120."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.matter import own_of_each
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import (
    Multiple,
    equals,
    may_be_of,
    written,
)
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, stems_between

_VERB = (
    r"(?:split|divided?|dividing|shared?|distributed?|allocated?|assigned?|randomi[sz]ed|allotted"
    r"|apportioned|sorted|separated)"
)
_EQUAL = (
    r"(?:evenly|equally|half and half|fifty-fifty|50[:/-]50|(?:in an? )?1 ?: ?1(?: ratio)?"
    r"|in(?:to)? equal (?:numbers|parts|shares|amounts|measure|proportions))"
)
_SPLIT = re.compile(
    rf"\b(?:{_EQUAL} {_VERB}|{_VERB}\b[^.;,:]{{0,30}}? {_EQUAL}) "
    r"(?:into|between|among|amongst|to|across|over|in) (?:either |both |the |its |their |all )*"
    r"(?P<rest>[^.;()]+)"
    rf"|\b{_VERB} into (?P<equal>[\w-]+ equal(?:ly sized)? [^.;()]+)",
    re.IGNORECASE,
)
_END = re.compile(
    r",? (?:for|at|on|from|during|over|after|before|who|which|that|while|whereas|where|when|but)\b"
    r"|, (?:and|or) (?=\w+ (?:was|were|is|are|had|has|have)\b)",
    re.IGNORECASE,
)
_LINK = re.compile(r",\s*(?:and |or )?|\s(?:and|or)\s")
_EACH = re.compile(r"\b(?:each|every|apiece|per)\b", re.IGNORECASE)
_UNSURE = re.compile(
    r"\b(?:not|never|no|none|if|unless|(?-i:may)|might|could|would|about|around|roughly|approximately"
    r"|nearly|almost|more than|less than|at least|at most|up to|half)\b|n['’]t\b",
    re.IGNORECASE,
)
_STOP = re.compile(r"[.;]\s|\n")
_MOST_PARTS, _MOST_WORDS = 8, 5
_MADE = frozenset(
    w[:STEM] for w in "consist comprise contain include receive get number form make take".split()
)


@dataclass(frozen=True, slots=True)
class _Split:
    """An amount in ``count`` equal parts, each by the stems that are its own, or by their noun."""

    amount: Source
    count: int
    names: tuple[frozenset[str], ...]
    noun: str
    words: frozenset[str]
    text: str


def split(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a part has what the claim gives it; None where that is not plain."""
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not values[0].quantity.interval.is_point or _UNSURE.search(claim.text):
        return None
    for premise in {s.index: s.premise for s in pool}.values():
        for told in _splits(premise, [s for s in pool if s.premise is premise]):
            found = _held(claim, values[0], asked, told, pool)
            if found is not None:
                return found
    return None


def _held(
    claim: Analysis, item: Bound, asked: Bindings, told: _Split, pool: Sequence[Source]
) -> Multiple | None:
    quantity, amount = item.quantity, told.amount
    named = sum(bool(name & asked.words) for name in told.names)
    each = bool(told.noun) and told.noun[:STEM] in asked.words and _EACH.search(claim.text)
    if not (named == 1 or (each and not named)) or not may_be_of(quantity, amount.quantity):
        return None
    value = amount.value / told.count
    holds, sure = equals(quantity, value), asked.words - item.own - _MADE <= told.words
    stated = any(s is not amount and equals(quantity, s.value) for s in pool)
    if not holds and (stated or not sure):
        return None
    formula = f"{amount.quantity.text}, {told.text}: {written(value, quantity)}"
    return Multiple(formula, amount, holds, sure)


def _splits(text: Analysis, pool: Sequence[Source]) -> Iterator[_Split]:
    """Yield the amounts of a text that are told to be in equal parts."""
    for match in _SPLIT.finditer(text.text):
        begin = max((m.end() for m in _STOP.finditer(text.text, 0, match.start())), default=0)
        start = match.start("rest" if match["rest"] else "equal")
        stop = _END.search(text.text, start, match.end())
        end = stop.start() if stop else match.end()
        amounts = [
            s
            for s in pool
            if begin <= s.quantity.start < start
            and not s.quantity.is_date
            and ":" not in text.text[s.quantity.start - 1 : s.quantity.end + 1]
            and s.quantity.dimension not in ("ratio", "percent", "clock", "multiple")
        ]
        if len(amounts) != 1 or _UNSURE.search(text.text, begin, match.start()):
            continue
        number = next((s for s in pool if s.quantity.start == start), None)
        names = _names(text, text.text.find(":", start, end) + 1 if number else start, end)
        counted = number.quantity if number else None
        count = int(counted.number.low) if counted and counted.number.is_point else len(names)
        if 2 <= count <= (_MOST_PARTS if counted is None else count):
            named = names if len(names) == count else ()
            words = stems_between(text, begin, match.end())
            shown = text.text[match.start() : end].strip()
            noun = counted.noun if counted else ""
            yield _Split(amounts[0], count, named, noun, words, shown)


def _names(text: Analysis, start: int, end: int) -> tuple[frozenset[str], ...]:
    """Return the stems by which each item of a list differs from all others, if each does."""
    if not start:
        return ()
    edges = [(m.start(), m.end()) for m in _LINK.finditer(text.text, start, end)]
    starts, ends = [start, *(e for _, e in edges)], [*(b for b, _ in edges), end]
    spans = list(zip(starts, ends, strict=True))
    items = [stems_between(text, *span) for span in spans]
    long = any(len(text.text[slice(*span)].split()) > _MOST_WORDS for span in spans)
    own = own_of_each(items)
    return () if long or not all(own) else tuple(own)
