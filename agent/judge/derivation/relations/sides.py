"""Two things compared by what the evidence gives of each: "the pine desk is cheaper than the oak".

Both values stand in one column of a table, or in clauses that say the same of each.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import SUBJECTS
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple, equals, is_unsure
from agent.judge.derivation.tables.rows import key_words, label, label_key_words, label_words
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.numbers.naming import token_at

_MEASURES = (
    (
        "money", "cost fee rent charge fare tariff premiu",
        "more expensive|costlier|dearer|pricier", "cheaper|less expensive",
    ),
    ("mass", "weight mass", "heavier", "lighter"),
    ("duration", "length last run durati", "longer", "shorter"),
    ("length", "length", "longer", "shorter"),
    ("length", "height", "taller|higher", "lower"),
    ("length", "width", "wider", "narrower"),
    ("length", "depth", "deeper", "shallower"),
    ("length", "thick thickn", "thicker", "thinner"),
)  # fmt: skip
"""Dimension, stems that name the measure, comparatives for more and for less of it."""
_WORD = "|".join(f"{more}|{less}" for *_, more, less in _MEASURES)
_VERB = r"(?P<verb>costs?|weighs?|lasts?|takes?|has|have|allows?|includes?|holds?|offers?|needs?)"
_NAMED = r"(?P<what>(?: number of)?(?: [a-z-]+){1,2}?|)"
_END = r"[.\s]*$"
_FORMS = (
    (
        rf"(?P<one>.+?) (?:is|are) (?P<first>{_WORD})(?: and (?P<second>{_WORD}))? than "
        r"(?P<two>.+?)"
        rf"(?:,? (?:and|but)(?: (?:is|are))? (?P<third>{_WORD}))?{_END}"
    ),
    (
        rf"(?P<one>.+?) {_VERB} (?P<more>more|less|fewer|as much|as many){_NAMED} (?:than|as) "
        rf"(?P<two>.+?){_END}"
    ),
    rf"(?P<one>.+?) {_VERB} the same{_NAMED} as (?P<two>.+?){_END}",
    rf"(?P<one>.{{1,80}}?) and (?P<two>.{{1,80}}?) (?:both )?{_VERB} the same{_NAMED}{_END}",
)
_ASKED = tuple(re.compile(form, re.IGNORECASE) for form in _FORMS)
_WAYS = {"more": 1, "less": -1, "fewer": -1}
_COMPARING = re.compile(r"\b(?:more|less|fewer|than)\b", re.IGNORECASE)


class _Thing(NamedTuple):
    """What a claim compares: the stems of its words, and its text without an article."""

    words: frozenset[str]
    text: str


class _Measure(NamedTuple):
    """What is compared: its dimension and the stems that name it, and 1 for more, -1 for less."""

    dimension: str
    words: frozenset[str]
    way: int


def compares_sides(claim: Analysis) -> bool:
    """Tell whether a claim may compare two things by what is told of each."""
    return _asked(claim) is not None


def sided(claim: Analysis, pool: Sequence[Source]) -> Multiple | None:
    """Return whether two things compare as a claim says; None where a value of one is unclear."""
    match = _asked(claim)
    if match is None or is_unsure(_COMPARING.sub("", claim.text)):
        return None
    one, two = (
        _Thing(stems_between(claim, *match.span(p)), bare(match[p])) for p in ("one", "two")
    )
    if one.text == two.text:
        return None
    told = [_pair(one, two, options, pool) for options in _measures(claim, match)]
    pairs = [t for t in told if t is not None]
    if len(pairs) < len(told) or not pairs:
        return None
    formula = "; ".join(_formula(a, b) for a, b, _ in pairs)
    holds = all(_holds(a, b, way) for a, b, way in pairs)
    return Multiple(formula, pairs[0][0], holds, sure=True)


def _asked(claim: Analysis) -> re.Match[str] | None:
    return next((m for p in _ASKED if (m := p.match(claim.text))), None)


def _measures(claim: Analysis, match: re.Match[str]) -> Iterator[tuple[_Measure, ...]]:
    """Yield what is compared, each time with all that its word may mean."""
    groups = match.groupdict()
    for word in filter(None, (groups.get(k) for k in ("first", "second", "third"))):
        yield tuple(
            _Measure(dimension, frozenset(names.split()), way)
            for dimension, names, *words in _MEASURES
            for way, told in zip((1, -1), words, strict=True)
            if re.fullmatch(told, word, re.IGNORECASE)
        )
    if "verb" not in groups:
        return
    way = _WAYS.get((groups.get("more") or "").lower(), 0)
    what = stems_between(claim, *match.span("what"))
    words = what or stems_between(claim, *match.span("verb"))
    known = [m for m in _MEASURES if words <= {*m[1].split()}]
    yield tuple(_Measure(m[0], frozenset(m[1].split()), way) for m in known) or (
        _Measure("", words, way),
    )


def _pair(
    one: _Thing, two: _Thing, options: Sequence[_Measure], pool: Sequence[Source]
) -> tuple[Source, Source, int] | None:
    """Return the value of each thing and the way they compare, None unless each has just one."""
    found = []
    for measure in options:
        mine, theirs = (
            [s for s in pool if _measures_it(s, measure) and _is_of(s, thing)]
            for thing in (one, two)
        )
        if len(mine) == len(theirs) == 1 and _alike(mine[0], theirs[0]):
            found.append((mine[0], theirs[0], measure.way))
    return found[0] if len(found) == 1 else None


def _measures_it(source: Source, measure: _Measure) -> bool:
    """Tell whether a number is a plain one of the measure, by its column or its clause."""
    quantity = source.quantity
    if not quantity.number.is_point or quantity.is_date or quantity.soft:
        return False
    if not measure.dimension:
        counted = quantity.dimension == "count" and quantity.noun[:STEM] in measure.words
        return measure.words <= key_words(source) if source.bound.column else counted
    named = key_words(source) if source.bound.column else source.bound.near | source.bound.own
    return quantity.dimension.partition(":")[0] == measure.dimension and bool(named & measure.words)


def _alike(one: Source, two: Source) -> bool:
    """Tell whether two numbers are told in one column, or by clauses of the same words."""
    if one.quantity.dimension != two.quantity.dimension:
        return False
    if one.bound.column or two.bound.column:
        return one.bound.column == two.bound.column
    said = [s.bound.near - s.bound.own - owner(s) for s in (one, two)]
    return said[0] == said[1] and not any(is_unsure(s.sentence) for s in (one, two))


def _is_of(source: Source, thing: _Thing) -> bool:
    """Tell whether a number is told of a thing: by the label of its row or its subject."""
    if source.bound.column:
        names, kinds = label_words(source), label_key_words(source)
        text = bare(label(source))
        called = f"{thing.text} ".startswith(f"{text} ") or (bool(names) and names <= thing.words)
        own = names.union(word[:STEM] for word in text.split())
        return called and thing.words - own <= kinds
    return bool(thing.words) and owner(source) == thing.words


def bare(text: str) -> str:
    """Return a name in lower case without its article."""
    return re.sub(r"^(?:the|an?) ", "", text.strip().lower())


def owner(source: Source, *, phrases: bool = False) -> frozenset[str]:
    """Return the words of the subject of the clause of a number, none where there are several.

    One with a preposition has none either, unless ``phrases`` are taken with it.
    """
    tree = read(source.premise).tree
    at = token_at(source.premise, source.quantity.start)
    while tree.tokens[at].pos not in {"VERB", "AUX"} and tree.tokens[at].head != at:
        at = tree.tokens[at].head
    while not (found := tree.with_deps(at, *SUBJECTS)) and tree.tokens[at].dep == "conj":
        at = tree.tokens[at].head
    if len(found) != 1 or len(tree.conjuncts(found[0])) > 1:
        return frozenset()
    inside = sorted(tree.below(found[0]))
    if any(tree.tokens[i].pos in ({"VERB"} if phrases else {"VERB", "ADP"}) for i in inside):
        return frozenset()
    return stems_between(source.premise, tree.tokens[inside[0]].start, tree.tokens[inside[-1]].end)


def _holds(one: Source, two: Source, way: int) -> bool:
    if not way:
        return equals(one.quantity, two.value)
    return way * (one.value - two.value) > 0


def _formula(one: Source, two: Source) -> str:
    sign = ">" if one.value > two.value else "<" if one.value < two.value else "="
    return f"{one.quantity.text} {sign} {two.quantity.text}"
