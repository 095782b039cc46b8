"""Whose numbers are computed with: those of the thing that the claim names, not of another one."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Token
from agent.domain.prose.tags import SUBJECTS
from agent.judge.derivation.operands import Result, Source, is_ratio
from agent.judge.derivation.tables.rows import label, label_words
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import NAMING, is_content, stems
from agent.judge.quantities.numbers.naming import token_at

# What is reckoned of one thing alone; a sum may well be of several, a difference of two.
_OF_ONE = frozenset("product scaled part portion quotient".split())
_OF_TWO = frozenset("difference rest change multiple".split())
_EACH = frozenset(("each", "every"))
_INDEFINITE = _EACH | {"a", "an"}
_COMMA = re.compile(r"[,(]|\bper\b", re.IGNORECASE)
_APIECE = re.compile(r"\s*(?:each|apiece)\b", re.IGNORECASE)


def of_another(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether an operand is that of another thing, and the evidence has the claim's own.

    "In ten minutes the TX-45 moves 300 litres" is not borne out by what the TX-40 moves a minute;
    "the TX-45 costs €7 more than in May" not by the two prices of the TX-40.
    """
    if result.operation in _OF_ONE | _OF_TWO and _of_other_rows(result, pool, asked):
        return True
    others = [s for s in pool if s not in result.sources]
    apart = (
        any(_rivals(source, other) and _is_closer(other, source, asked) for other in others)
        for source in result.sources
    )
    if result.operation in _OF_TWO:
        return bool(result.sources) and all(apart)
    return result.operation in _OF_ONE and any(apart)


def _of_other_rows(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether a claim names rows of a table, and none of those that are computed with."""
    if not result.sources or not all(s.bound.column and label_words(s) for s in result.sources):
        return False
    named = {label(s) for s in pool if label_words(s) and label_words(s) <= asked.words}
    return bool(named) and named.isdisjoint(label(s) for s in result.sources)


def _rivals(one: Source, other: Source) -> bool:
    """Tell whether two numbers tell the same kind of amount, but not the same."""
    a, b = one.quantity, other.quantity
    same = a.dimension == b.dimension and a.rate == b.rate and a.noun == b.noun
    same = same and is_ratio(one) == is_ratio(other)
    return same and not a.is_date and not a.role and not b.role and one.value != other.value


def _is_closer(other: Source, source: Source, asked: Bindings) -> bool:
    """Tell whether the claim names what the other number is told of, and not what this one is."""
    mine, theirs = subject(source), subject(other)
    if not mine or not theirs or mine == theirs:
        mine, theirs = source.bound.near - source.bound.own, other.bound.near - other.bound.own
    apart = mine - theirs
    return bool(apart and (theirs - mine) & asked.words) and not apart & asked.words


def each(source: Source) -> frozenset[str]:
    """Return the noun of which a number is told one by one.

    Such as in "each licence covers 5 devices" and "prints cost €3 each".
    """
    text, place = source.premise, _subject_head(source)
    if place is None:
        return frozenset()
    led = any(t.head == place and t.dep == "det" and t.lemma.lower() in _EACH for t in text.tokens)
    if not led and not _APIECE.match(text.text, source.quantity.end):
        return frozenset()
    return frozenset({text.tokens[place].lemma.lower(), text.tokens[place].text.lower()})


def singly(source: Source) -> frozenset[str]:
    """Return the noun of which a price is told for one: as a subject, after *for*, or as a row.

    Such as in "a returned crate is worth €3", "the charge for a standard mouse cage is €0.72" and
    the row *Rat cage, per day*.
    """
    name = label(source)
    if name:
        opening = _COMMA.split(name)[0]
        start = source.premise.text.find(name)
        found = [t for t in source.premise.tokens if start <= t.start < start + len(opening)]
        return _one(found[-1:])
    text, place = source.premise, _subject_head(source)
    led = [t.head for t in text.tokens if t.lemma.lower() in _INDEFINITE and t.dep == "det"]
    heads = [place] if place in led else []
    start, end = source.clause
    heads += [
        i
        for i in led
        if start <= text.tokens[i].start < end
        and text.tokens[text.tokens[i].head].text.lower() == "for"
    ]
    return frozenset[str]().union(*(_one([text.tokens[i]]) for i in heads))


def _one(tokens: Sequence[Token]) -> frozenset[str]:
    """Return the lemma of a noun that stands in the singular."""
    return frozenset(t.lemma.lower() for t in tokens if t.tag in ("NN", "NNP"))


def subject(source: Source) -> frozenset[str]:
    """Return the stems that name the subject of a number's clause; none where it has no noun."""
    text, known, head = source.premise, stems(source.premise), _subject_head(source)
    inside = [] if head is None else text.subtree(head)
    named = (k for k in inside if text.tokens[k].pos in NAMING and is_content(text.tokens[k]))
    return frozenset(known[k] for k in named) - {""}


def _subject_head(source: Source) -> int | None:
    """Return the place of the subject of the clause that a number stands in."""
    text = source.premise
    place, seen = token_at(text, source.quantity.start), set[int]()
    while place < len(text.tokens) and place not in seen:
        seen.add(place)
        for i, token in enumerate(text.tokens):
            if token.head == place and token.dep in SUBJECTS and i not in seen:
                return i
        place = text.tokens[place].head
    return None
