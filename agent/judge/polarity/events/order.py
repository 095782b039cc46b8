"""Order of events: what a sentence puts before what.

Like causes (`links`), the two sides are told by the word between them ("A before B", "after B, A"),
or they are steps of a sequence ("A, then B").
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import stems_in
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.once import once
from agent.judge.polarity.events.links import pieces, share
from agent.judge.quantities.times.dates import MONTHS

_BEFORE = r"by the time(?: that)?|before|prior to|ahead of|preced(?:es?|ed|ing)(?! by)|followed by"
_AFTER = (
    r"after|preceded by|as soon as(?! possible)|"
    r"once(?= (?:the|this|that|these|all|both|its?|their|they|you|your|he|his|she|her|we|our)\b)"
)
_SO_FAR = re.compile(
    r"\bno sooner (?P<f1>[^,;.]+?),? than (?P<t1>[^;.]+)"
    r"|\bnot until (?P<f2>[^,;.]+?),? (?=(?:did|does|do|was|were|is|are|has|had|will|can|could)\b)"
    r"(?P<t2>[^;.]+)"
    r"|\bhaving (?P<f3>[^,;.]+), (?P<t3>[^;.]+)"
    r"|(?:^|(?<=[.;] ))when (?P<t4>[^,;.]+), (?P<f4>[^;.]*\bhad (?:already|long|just)\b[^;.]*)"
    r"|(?P<f5>[^,;.]*\bhad (?:already|long|just)\b[^,;.]*) when (?P<t5>[^;.]+)",
    re.IGNORECASE,
)
"""Two events told in order without *before* or *after*: which comes first, and which then."""
_LENGTH = r"(?:\b[\w-]+\s+(?:years?|months?|weeks?|days?|hours?|minutes?)\s+)?"
_DATED = re.compile(rf"\s+(?:\d|(?:{'|'.join(MONTHS)})\b)", re.IGNORECASE)
_POINTING = re.compile(
    r"\b(?:before|after) (?:(?:that|which|this|these|then)\b|it[,;.])", re.IGNORECASE
)
_BETWEEN = re.compile(rf"{_LENGTH}\b(?:(?P<before>{_BEFORE})|(?P<after>{_AFTER}))\b", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:not|never|no|nor|without|cannot)\b|n['’]t\b", re.IGNORECASE)
_AND = re.compile(r",?\s+and\s+", re.IGNORECASE)
_COUNTED = frozenset(map(stem, ("first", "firstly", "last", "lastly", "next", "finally")))
_TAKING_UP = frozenset({"it", "them"})
_OBJECTS = frozenset({"dobj", "nsubjpass"})
_PAST = frozenset({"VBD", "VBN"})
_FIRST, _LAST = frozenset({"first", "firstly"}), frozenset({"last", "lastly"})


_Step = tuple[int, int]
_SEQUEL = re.compile(
    r"(?:[,;:–—]\s*(?:(?:and|but)\s+)?|(?<!\bnow )\band\s+|\A\W*)"
    r"(?:(?:only|is|are|was|were|it|they|he|she|we|you)\s+)?"
    r"(?:(?:then|afterwards?|subsequently|thereafter|after (?:that|this|which))\b|finally,)",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(r"\b(?:if|unless|whether|suppose|assuming)\b", re.IGNORECASE)
_SOONER = frozenset("first sooner soonest earlier earliest".split())
_LATER = frozenset("last later latest".split())


class Order(NamedTuple):
    """The stems of what comes first only, of what comes after it only, and of what is in both."""

    first: frozenset[str]
    then: frozenset[str]
    shared: frozenset[str] = frozenset()


@once
def orders(tree: Tree) -> list[Order]:
    """Return the orders that the sentences of a text state."""
    told = [o for start, end in pieces(tree) for o in _order(tree, start, end)]
    told += [_sides(tree, *_places(match)) for match in _SO_FAR.finditer(tree.text)]
    return told + [
        _sides(tree, *pair) for steps in _sequences(tree) for pair in _pairs(tree.text, steps)
    ]


def compare_order(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where claim and evidence put two things in opposite orders, else none.

    Each side of the claim must share its words with the opposite side of the evidence alone.
    ``missing`` where the evidence only names the two in the opposite order, in a later step or as
    past deeds that *and* joins.
    """
    if left_open(claim, premise):
        return Outcome.NONE, ""
    told = orders(claim)
    given = orders(premise) if told else []
    if any(_crossed(mine, other) for mine in told for other in given):
        return Outcome.CONFLICT, "the order is the other way round"
    if _at_an_end(claim) and _elsewhere(claim, orders(premise)):
        return Outcome.CONFLICT, "the order is another one"
    joined = [*_joined(premise), *_narrated(premise)] if told else []
    if any(_crossed(mine, other) for mine in told for other in joined):
        return Outcome.MISSING, "it does not tell this order"
    return Outcome.NONE, ""


def _crossed(mine: Order, other: Order) -> bool:
    """Tell whether each side shares its words with the opposite side of the other order alone."""
    if share(mine.first, other.first) or share(mine.then, other.then):
        return False
    return share(mine.first, other.then) and share(mine.then, other.first)


def _at_an_end(claim: Tree) -> str:
    """Return the word with which a claim opens or ends, where it says *first* or *last*, or ''."""
    words = [t.text.lower() for t in claim.tokens if t.pos != "PUNCT"]
    ends = (words[0], words[-1]) if words and len(claim.sentences) == 1 else ()
    return next((w for w in ends if w in _FIRST | _LAST), "")


def _elsewhere(claim: Tree, given: list[Order]) -> bool:
    """Tell whether the evidence has something before what is *first*, after what is *last*.

    The deed itself must be told in that order, not only the things that it is done with.
    """
    if orders(claim) or _DENIED.search(claim.text):
        return False
    deeds = {claim.stems[i] for i in claim.roots if claim.tokens[i].pos == "VERB"}
    mine = stems_in(claim, [(0, len(claim.text))]) - _COUNTED
    if _at_an_end(claim) in _LAST:
        given = [Order(o.then, o.first, o.shared) for o in given]
    if any(mine & o.first for o in given):
        return False
    told = [o for o in given if deeds <= o.first | o.then | o.shared]
    return any(share(mine - o.shared, o.then) for o in told)


def _order(tree: Tree, start: int, end: int) -> Iterator[Order]:
    """Yield the order of one piece, where it has just one connective and nothing is denied.

    Dates are no events: what is said of boilers from before 2018 is no order. Where a piece points
    back (*before that*), it does not say to what.
    """
    found = list(_BETWEEN.finditer(tree.text, start, end))
    if len(found) != 1 or _DENIED.search(tree.text, start, end):
        return
    (match,) = found
    if _DATED.match(tree.text, match.end()) or _POINTING.search(tree.text, start, end):
        return
    comma = tree.text.find(",", match.end(), end)
    left, right = (start, match.start()), (match.end(), comma if comma > 0 else end)
    if comma > 0 and not stems_in(tree, [left]):  # After B, A
        left = (comma, end)
    yield _sides(tree, left, right) if match["before"] else _sides(tree, right, left)


def _places(match: re.Match[str]) -> tuple[_Step, _Step]:
    """Return where what comes first and what comes then stand in a match of `_SO_FAR`."""
    number = next(n for n in "12345" if match[f"f{n}"])
    return match.span(f"f{number}"), match.span(f"t{number}")


def _pairs(text: str, steps: list[_Step]) -> Iterator[tuple[_Step, _Step]]:
    """Yield each two steps of a sequence that are not denied."""
    return combinations([s for s in steps if not _DENIED.search(text, *s)], 2)


def _joined(tree: Tree) -> Iterator[Order]:
    """Yield what is joined by *and* inside the later steps of a sequence, as it is told."""
    for steps in _sequences(tree):
        for start, end in steps[1:]:
            for match in _AND.finditer(tree.text, start, end):
                yield _sides(tree, (start, match.start()), (match.end(), end))


def _narrated(tree: Tree) -> Iterator[Order]:
    """Yield the two past deeds that *and* joins in a sentence, as they are told."""
    for root in tree.roots:
        start, end = tree.sentences[tree.sentence_of[root]]
        joined = [i for i in tree.with_deps(root, "conj") if tree.tokens[i].tag in _PAST]
        marks = [i for i in range(root, end) if tree.tokens[i].dep == "cc"]
        if tree.tokens[root].tag in _PAST and len(joined) == 1 and len(marks) == 1:
            at = tree.tokens[marks[0]]
            if at.text.lower() == "and" and marks[0] < joined[0]:
                first = (tree.tokens[start].start, at.start)
                yield _sides(tree, first, (at.end, tree.tokens[end - 1].end))


def _sides(tree: Tree, first: _Step, then: _Step) -> Order:
    """Return the words of each side alone, without what only one of them needs to name.

    In *the child was washed, then weighed* the child is on both sides, and so is the rice in *rinse
    the rice before boiling it*.
    """
    before, after = (stems_in(tree, [side]) - _COUNTED for side in (first, then))
    shared = (before & after) | _left_out(tree, first, then) | _left_out(tree, then, first)
    left, right = before - shared, after - shared
    if not left or not right:
        shared = before & after
    return Order(before - shared, after - shared, shared)


def _left_out(tree: Tree, named: _Step, other: _Step) -> frozenset[str]:
    """Return the stems of what ``named`` names and ``other`` leaves out or takes up by *it*."""
    one, two = (_inside(tree, side) for side in (named, other))
    if two and tree.tokens[two[0]].pos == "DET" and not any(_is_verb(tree, i) for i in two):
        return frozenset(tree.stems[i] for i in one if _is_verb(tree, i))  # *then the groom*
    found = [] if _with(tree, two, SUBJECTS) else _with(tree, one, SUBJECTS)
    if any(tree.lower(i) in _TAKING_UP and tree.tokens[i].dep != "nsubj" for i in two):
        found += _with(tree, one, _OBJECTS)
    return frozenset(tree.stems[i] for i in found)


def _inside(tree: Tree, side: _Step) -> list[int]:
    start, end = side
    return [i for i, t in enumerate(tree.tokens) if start <= t.start < end and t.text.strip()]


def _with(tree: Tree, inside: list[int], deps: frozenset[str]) -> list[int]:
    """Return the tokens under those ``inside`` that stand in one of ``deps`` to their verb."""
    return [k for i in inside if tree.tokens[i].dep in deps for k in tree.below(i)]


def _is_verb(tree: Tree, index: int) -> bool:
    return tree.tokens[index].pos == "VERB" and tree.tokens[index].dep != "amod"


def _sequences(tree: Tree) -> list[list[_Step]]:
    """Return the character ranges of the steps of each sequence, at least two of them, in order.

    A sentence that opens with such a word goes on from the last step of the one before it. The
    consequence of a condition (*if it leaks, then call*) is no later step.
    """
    found: list[list[_Step]] = [[]]
    for sentence in _sentences(tree):
        cuts = list(_cuts(tree.text, *sentence))
        if not cuts or cuts[0][0] != sentence[0]:
            found.append([])
        found[-1] += _steps(sentence, cuts)
    return [steps for steps in found if len(steps) > 1]


def _sentences(tree: Tree) -> Iterator[_Step]:
    """Yield where sentences begin and end."""
    for first, last in tree.sentences:
        yield tree.tokens[first].start, tree.tokens[last - 1].end


def _cuts(text: str, start: int, end: int) -> Iterator[_Step]:
    """Yield where the words that open a later step stand in a sentence."""
    for match in _SEQUEL.finditer(text[start:end]):
        if not _SUPPOSED.search(text, start, start + match.start()):
            yield start + match.start(), start + match.end()


def _steps(sentence: _Step, cuts: list[_Step]) -> Iterator[_Step]:
    start, end = sentence
    for before, after in cuts:
        if before > start:
            yield start, before
        start = after
    yield start, end


def left_open(claim: Tree, premise: Tree) -> bool:
    """Tell whether the evidence leaves open which comes first, and the claim does not turn it.

    What ends *after a year or 500 trips, whichever comes first*, may end before a year is over.
    """
    if "whichever" not in premise.words:
        return False
    turned = _LATER if premise.words & _SOONER else _SOONER
    return claim.words.isdisjoint(turned)
