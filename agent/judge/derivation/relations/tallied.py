"""What the entries of a list come to: "120 trees in one street, 85 in a second, 40 in a third"."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.operands import Result, Source, agrees
from agent.judge.derivation.plausibility.inclusion import adds_a_part
from agent.judge.derivation.relations.multiples import Multiple, written
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.comparison.compare import states

_FEWEST = 3  # entries of a list whose sum comes out by no chance
_PART = re.compile(
    r"\b(?:includ\w+|of which|of whom|of these|of them|among|more than|fewer than|up from|down from"
    r"|compared|against|instead|from|each|or)\b",
    re.IGNORECASE,
)
_TOTAL = frozenset(
    word[:STEM] for word in "total together altogether overall combine sum whole".split()
)


def tallied(asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return that a claim gives the sum of a list, where it names none of its entries.

    All numbers of the list count what the claim counts; another number is not refuted by it.
    """
    counts = [b for b in asked.items if b.quantity.dimension == "count" and b.quantity.noun]
    for item in (b for b in counts if b.quantity.number.is_point and not b.quantity.soft):
        for entries in _lists(item, pool):
            total = Result("sum", sum(s.value for s in entries), "", tuple(entries))
            others = [b for b in asked.items if b is not item and not b.quantity.soft]
            told = all(any(states(b.quantity, s.quantity) for s in pool) for b in others)
            apart = _PART.search(entries[0].sentence) is None and not adds_a_part(total, pool)
            if not told or not apart or not agrees(item.quantity, total, 0.0):
                continue
            own = [_own(s, entries) for s in entries]
            shared = frozenset[str].intersection(*own)
            if any((words - shared) & asked.words - item.own for words in own):
                continue
            first = entries[0]
            span = first.premise.sentence_at(first.quantity.start)
            said = stems_between(first.premise, span.start, span.end) | _TOTAL
            terms = " + ".join(s.quantity.text for s in entries)
            formula = f"{terms} = {written(total.value, item.quantity)}"
            sure = asked.words - item.own <= said
            return Multiple(formula, first, holds=True, sure=sure, beside=tuple(entries[1:]))
    return None


def _lists(item: Bound, pool: Sequence[Source]) -> Iterator[list[Source]]:
    """Yield the counts of each sentence that counts nothing but what an item of a claim does."""
    places = dict.fromkeys((s.index, s.bound.sentence) for s in pool)
    for place in places:
        beside = [s for s in pool if (s.index, s.bound.sentence) == place]
        counts = [s for s in beside if s.quantity.dimension == "count" and not s.quantity.is_date]
        nouns = {s.quantity.noun for s in counts}
        plain = all(s.quantity.number.is_point and not s.quantity.role for s in counts)
        alike = item.quantity.noun in nouns and nouns <= {item.quantity.noun, ""}
        if len(counts) >= _FEWEST and alike and plain and not any(s.bound.column for s in counts):
            yield counts


def _own(source: Source, entries: Sequence[Source]) -> frozenset[str]:
    """Return the words of an entry: those behind its number, or before it where all stand there.

    What leads to the first number is said of all where the other entries begin with theirs.
    """
    start, end = source.clause
    text = source.premise.text
    labels = [len(text[s.clause[0] : s.quantity.start].split()) for s in entries[1:]]
    if source is entries[0] and not any(labels):
        start = source.quantity.start
    elif source is entries[0]:  # as many words as the others have before their numbers
        lead = re.match(rf"(?:\S+\s+){{0,{max(labels)}}}", text[start : source.quantity.start])
        end = start + (lead.end() if lead else 0)
    return stems_between(source.premise, start, end) - source.bound.own - _noun(source)


def _noun(source: Source) -> frozenset[str]:
    return frozenset((source.quantity.noun[:STEM],))
