"""Things that a claim compares, and the values that the evidence tells of each."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import NOUNS
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.sides import bare, owner
from agent.judge.derivation.tables.rows import key_words, label, label_key_words, label_words
from agent.judge.quantities.binding.words import STEM, is_content, stem, stems_between
from agent.judge.quantities.quantity import Quantity

_LABEL = re.compile(r"(?:^|[\n;.]\s*|[-–*•]\s+)(?P<label>[^\W\d][^:;.\n]{0,50}):(?=\s)")
_STOP = re.compile(r"[;.]\s|\n")
_BREAK = re.compile(r"\n|\.\s+[A-Z]")
_THAT = re.compile(r"^(?:that|those|the one|the ones)(?: (?:of|for|in|on|at|from))? ?", re.I)
_CONDITION = re.compile(
    r"\b(?:if|unless|except|provided|until|about|around|roughly|nearly|almost|up to|at least"
    r"|at most|not|never)\b|n['’]t\b",
    re.IGNORECASE,
)
_PLACED = re.compile(r" (?:at|in|of|for|from|on|with|without)\b")
_GENITIVE = re.compile(r"['’]s?$")


class Thing(NamedTuple):
    """What a claim compares: the stems of its words, its text, and the stem of its last noun."""

    words: frozenset[str]
    text: str
    head: str

    def like(self, other: "Thing") -> "Thing":
        """Return *that of the council* or *the council's* with the noun of another thing."""
        points = _THAT.match(self.text) or _GENITIVE.search(self.text)
        return self._replace(words=self.words | {other.head}) if points and other.head else self


def thing_of(claim: Analysis, start: int, end: int) -> Thing:
    """Return what a claim names between two places."""
    inside = [t for t in claim.tokens if start <= t.start < end and t.pos in NOUNS]
    nouns = [t for t in inside if is_content(t)]
    head = stem(nouns[-1]) if nouns else ""
    return Thing(stems_between(claim, start, end), bare(claim.text[start:end]), head)


def pairs_of(
    one: Thing,
    two: Thing,
    measure: frozenset[str],
    like: Quantity | None,
    pool: Sequence[Source],
) -> Iterator[tuple[Source, Source]]:
    """Yield the values of two things that are told alike: those that fit a measure best.

    ``like`` is a number of the kind that is looked for.
    """
    if not one.text or not two.text or one.text == two.text:
        return
    plain = [s for s in pool if _is_plain(s, like)]
    mine, theirs = (
        [s for s in plain if _is_of(s, t)] or [s for s in plain if _ends_with(s, t)]
        for t in (one, two)
    )
    pairs = [(a, b) for a in mine for b in theirs if a is not b and _alike(a, b)]
    if len(pairs) > 1:
        fits = [len(measure & _measured(a)) for a, _ in pairs]
        pairs = [p for p, fit in zip(pairs, fits, strict=True) if fit and fit == max(fits)]
    yield from pairs


def labelled(source: Source) -> frozenset[str]:
    """Return the words of the label before a number: *Billing: 9,000 calls*; none without one."""
    found = _label_before(source)
    return stems_between(source.premise, *found.span("label")) if found else frozenset()


def _label_before(source: Source) -> re.Match[str] | None:
    """Return the last label before a number of the same line and sentence."""
    text, place = source.premise.text, source.quantity.start
    found = [m for m in _LABEL.finditer(text, 0, place) if m.end() <= place]
    if not found or source.bound.column or _BREAK.search(text, found[-1].end(), place):
        return None
    return found[-1]


def said_with(source: Source) -> frozenset[str]:
    """Return the words between the stops around a number, its label among them."""
    text, place = source.premise.text, source.quantity.start
    begin = max((m.end() for m in _STOP.finditer(text, 0, place)), default=0)
    stop = _STOP.search(text, source.quantity.end)
    return stems_between(source.premise, begin, stop.start() if stop else len(text))


def _is_plain(source: Source, like: Quantity | None) -> bool:
    known = source.quantity
    if not known.number.is_point or known.is_date or known.soft or known.bound or known.role:
        return False
    if like is None:
        return known.dimension not in ("percent", "clock", "multiple", "ratio")
    counted = not (like.noun and known.noun) or like.noun == known.noun or like.dimension != "count"
    return known.dimension == like.dimension and counted


def _is_of(source: Source, thing: Thing) -> bool:
    """Tell whether a number is told of a thing: by its row, its label or its subject."""
    noun = {source.quantity.noun[:STEM]} if source.quantity.noun else set[str]()
    if source.bound.column:
        names = label_words(source)
        if bare(label(source)) == thing.text:
            return True
        own = names | noun | key_words(source) | label_key_words(source)
        return bool(names) and names <= thing.words <= own
    label_ = _label_before(source)
    if label_ is not None:
        named, name = labelled(source), bare(label_["label"])
        called = thing.text == name or _PLACED.match(thing.text.removeprefix(name))
        if thing.text.startswith(name) and called:
            return True
        return bool(named) and named <= thing.words and thing.words - named <= noun
    return bool(thing.words) and thing.words <= _subject(source)


def _ends_with(source: Source, thing: Thing) -> bool:
    """Tell whether a label ends with the name of a thing: a heading may stand before it."""
    found = _label_before(source)
    if found is None:
        return False
    noun = {source.quantity.noun[:STEM]} if source.quantity.noun else set[str]()
    said = thing.words - noun
    last = stems_between(
        source.premise, found.end("label") - len(found["label"].split()[-1]), found.end("label")
    )
    return bool(said) and said <= labelled(source) and last <= said


def _alike(one: Source, two: Source) -> bool:
    """Tell whether two numbers are told in one column, one list, or by the same words."""
    a, b = one.quantity, two.quantity
    if (a.dimension, a.rate, a.noun) != (b.dimension, b.rate, b.noun):
        return False
    if one.bound.column or two.bound.column:
        return one.bound.column == two.bound.column and one.index == two.index
    if _label_before(one) is not None and _label_before(two) is not None:
        return _place(one) == _place(two)
    if any(_CONDITION.search(s.sentence) for s in (one, two)):
        return False
    said = [stems_between(s.premise, *s.clause) - s.bound.own - _subject(s) for s in (one, two)]
    together = (one.index, one.bound.sentence) == (two.index, two.bound.sentence)
    return said[0] == said[1] and (together or _lead(one) == _lead(two))


def _lead(source: Source) -> frozenset[str]:
    """Return the words of a sentence before the clause of a number."""
    span = source.premise.sentence_at(source.quantity.start)
    return stems_between(source.premise, span.start, source.clause[0])


def _subject(source: Source) -> frozenset[str]:
    """Return the words of the subject of a number's clause, with what it is *for* or *of*."""
    return owner(source, phrases=True)


def _place(source: Source) -> int:
    """Return how many numbers of its kind stand between a label and a number."""
    text, start = source.premise.text, source.quantity.start
    label_ = _label_before(source)
    begin = label_.end() if label_ is not None else start
    return len(re.findall(r"\d[\d.,]*", text[begin:start]))


def _measured(source: Source) -> frozenset[str]:
    """Return the words of what a number measures."""
    if source.bound.column:
        return key_words(source)
    noun = {source.quantity.noun[:STEM], source.quantity.rate[:STEM]} - {""}
    return source.bound.near | noun
