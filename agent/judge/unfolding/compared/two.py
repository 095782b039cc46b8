"""Two values compared in a claim's words: *11% on the drug, 2% on placebo* is *more common*.

What the claim compares is told as the values have it: as the claim says it, or the other way round.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.unfolding.compared.lists import listed
from agent.judge.unfolding.denied import denies

_CHANGES = (
    frozenset("rise grow increas climb gain rose grew".split()),
    frozenset("fall drop declin decreas sink shrink lose fell reduc cut".split()),
)
_OFTEN = ("common", "frequent", "frequently", "often", "likely", "prevalent", "widespread")
_PAIRS: tuple[tuple[str, str, str, frozenset[str]], ...] = (
    ("more", "fewer", "count", frozenset()),
    ("more", "less", "", frozenset()),
    ("higher", "lower", "", frozenset()),
    ("greater", "smaller", "", frozenset()),
    ("larger", "smaller", "", frozenset()),
    ("bigger", "smaller", "", frozenset()),
    *((f"more {word}", f"less {word}", "percent count", frozenset[str]()) for word in _OFTEN),
    ("commoner", "rarer", "percent count", frozenset()),
    ("faster", "slower", "percent", _CHANGES[0] | _CHANGES[1]),
    ("longer", "shorter", "duration", frozenset("take last need wait run averag".split())),
    ("slower", "faster", "duration", frozenset("take last need run".split())),
    ("slower", "quicker", "duration", frozenset("take last need run".split())),
    ("dearer", "cheaper", "money", frozenset("cost be charg pric pay fee price".split())),
    ("more expensive", "less expensive", "money",
     frozenset("cost be charg pric pay fee price".split())),
    ("heavier", "lighter", "mass", frozenset("weigh be weight".split())),
)  # fmt: skip
"""Comparatives for more and less, their dimensions, and stems of what is said with such values."""
_WORDS = "|".join(sorted({w for more, less, *_ in _PAIRS for w in (more, less)}, key=len)[::-1])
CUE = re.compile(r"\d.*\d", re.DOTALL)
NEXT = re.compile(r"\d")
"""What a sentence has that may give the second of two values."""
ASKED = re.compile(rf"\b(?P<word>{_WORDS})\b.*\bthan\b", re.IGNORECASE | re.DOTALL)
UNCLEAR = re.compile(
    r"\b(?:not|never|no|nearly|almost|twice|half|much|far|slightly|significantly|equally|if"
    r"|may|might|could|would|should|will|expected|planned|only|each|every|all|any|both|either"
    r"|respectively|average of|total|up to)\b|\b(?:over|under|about|than) [\d€$£]|n['’]t\b",
    re.IGNORECASE,
)
_MOST = 2  # sentences
_STOP = frozenset({"PUNCT", "SCONJ", "CCONJ", "VERB", "AUX"})
_PLAIN = frozenset("be have do there that those one".split())


class Values(NamedTuple):
    """The values of the two things of a claim, and of which dimension they are."""

    one: float
    two: float
    dimension: str


class Side(NamedTuple):
    """One of the two things of a claim: its tokens, and the stems that set it apart."""

    tokens: range
    own: frozenset[str]


def as_the_values_have_it(evidence: Analysis, claim: Analysis) -> str:
    """Return what a claim compares as the values of a text have it; the text where that is unclear.

    The text must give one value of each of the two things, in one sentence or in one each, and
    every other word of the claim with both.
    """
    match, tree, mine = ASKED.search(claim.text), read(evidence).tree, read(claim).tree
    numbers = [q for q in quantities(claim) if not q.is_date]
    if match is None or numbers or UNCLEAR.search(claim.text) or UNCLEAR.search(evidence.text):
        return evidence.text
    if len(tree.sentences) > _MOST or denies(tree, range(len(tree.tokens))):
        return evidence.text
    sides = sides_of(mine, match)
    values = values_of(evidence, tree, sides) if sides else None
    if sides is None or values is None or values.one == values.two:
        return evidence.text
    way, other = _way(match["word"].lower(), values.dimension, tree)
    if not way or not _covers(tree, mine, match, sides):
        return evidence.text
    start, end = match.span("word")
    holds = way * (values.one - values.two) > 0
    return claim.text if holds else f"{claim.text[:start]}{other}{claim.text[end:]}"


def sides_of(tree: Tree, match: re.Match[str]) -> tuple[Side, Side] | None:
    """Return what a claim compares, as it names it first and behind *than*."""
    than = max((i for i in range(len(tree.tokens)) if tree.lower(i) == "than"), default=0)
    start = than + 1
    while start < len(tree.tokens) and tree.lower(start) in {"that", "those", "the"}:
        start += 1
    leads = start < len(tree.tokens) and tree.tokens[start].pos == "ADP"
    begin = start + 1 if leads else than + 1
    two = range(begin, _end(tree, begin, len(tree.tokens)))
    compared = next((i for i in range(than) if tree.tokens[i].start >= match.start()), than)
    if leads:
        word = tree.lower(start)
        at = max((i for i in range(than) if tree.lower(i) == word), default=-1)
        one = range(at + 1, _end(tree, at + 1, than)) if at >= 0 else range(0)
    else:
        verb = next((i for i in range(compared) if tree.is_finite(i)), 0)
        one = range(_end(tree, 0, verb))
    names = [{i: tree.stems[i] for i in r if tree.tokens[i].pos in CONTENT_POS | {"NUM"}}
             for r in (one, two)]  # fmt: skip
    if names[1] and not any(tree.tokens[i].pos in NOUNS for i in names[1]):
        names[0] = {i: s for i, s in names[0].items() if tree.tokens[i].pos not in NOUNS}
    mine, its = (frozenset(n.values()) for n in names)
    if not mine - its or not its - mine:
        return None
    return Side(one, mine - its), Side(two, its - mine)


def _end(tree: Tree, start: int, stop: int) -> int:
    """Return where the name that begins at ``start`` ends."""
    for i in range(start, stop):
        token = tree.tokens[i]
        stops = token.pos in _STOP and token.dep != "amod"
        ends = stops or token.tag in {"JJR", "RBR"}
        if ends or (tree.tokens[i].pos == "ADP" and tree.lower(i) != "of"):
            return i
    return stop


def values_of(evidence: Analysis, tree: Tree, sides: Sequence[Side]) -> Values | None:
    """Return the value of each side, None unless each has one and they are told alike."""
    plain = [q for q in quantities(evidence) if not q.is_date and q.dimension != "clock"]
    if not plain or not all(_is_plain(q) for q in plain):
        return None
    dimension = plain[0].dimension.partition(":")[0]
    items = listed(tree) if len(tree.sentences) == 1 else None
    if items is not None and len(items.items) == len(sides):
        names = [frozenset(stem(w) for w in i.name.lower().split()) for i in items.items]
        at = [[k for k, name in enumerate(names) if s.own <= name] for s in sides]
        if sorted(at) == [[0], [1]]:
            one, two = (items.items[k].value for (k,) in at)
            return Values(one, two, dimension)
    if len(plain) != len(sides):
        return None
    first, second = plain
    if first.dimension != second.dimension and not second.is_bare:
        return None
    unit = 1.0 if first.dimension == second.dimension else first.scale
    numbers = (first.interval.low, second.interval.low * unit)
    apart = {tree.sentence_of[token_at(evidence, q.start)] for q in plain}
    order = _order(tree, sides, plain) if len(apart) == len(tree.sentences) else ""
    return Values(*(numbers if order == "01" else numbers[::-1]), dimension) if order else None


def _order(tree: Tree, sides: Sequence[Side], values: Sequence[Quantity]) -> str:
    """Return the numbers of the sides in their order, '' unless each has its value beside it."""
    places = [_places(tree, side.own) for side in sides]
    if not all(places):
        return ""
    marks = sorted(
        [(q.start, "v") for q in values]
        + [(tree.tokens[i].start, str(n)) for n, at in enumerate(places) for i in at]
    )
    order = "".join(m for k, (_, m) in enumerate(marks) if k == 0 or m != marks[k - 1][1])
    return order.replace("v", "") if re.fullmatch(r"(?:v\dv\d|\dv\dv)", order) else ""


def _is_plain(quantity: Quantity) -> bool:
    return quantity.number.is_point and not (quantity.bound or quantity.role or quantity.rate)


def _places(tree: Tree, own: Iterable[str]) -> list[int]:
    """Return where the words of a side stand, none unless each stands there just once."""
    found = [tree.places(word) for word in own]
    return [at[0] for at in found] if all(len(at) == 1 for at in found) else []


def _way(word: str, dimension: str, tree: Tree) -> tuple[int, str]:
    """Return 1 where a comparative means the higher value and -1 for the lower, and its contrary.

    0 where that is unclear.
    """
    stems = frozenset(tree.stems)
    for more, less, dimensions, said in _PAIRS:
        fits = not dimensions or dimension in dimensions.split()
        if word in (more, less) and fits and (not said or said & stems):
            return (1, less) if word == more else (-1, more)
    return 0, ""


def _covers(tree: Tree, mine: Tree, match: re.Match[str], sides: tuple[Side, Side]) -> bool:
    """Tell whether each sentence has all else of a claim, and changes what the claim does."""
    own = {i for side in sides for i in side.tokens if mine.stems[i] in side.own}
    start, end = match.span("word")
    said = [
        i
        for i, token in enumerate(mine.tokens)
        if token.pos in CONTENT_POS and i not in own and not start <= token.start < end
    ]
    asked = {mine.stems[i] for i in said} - _PLAIN
    for sentence in tree.sentences:
        stems = {tree.stems[i] for i in range(*sentence)}
        changes = [group for group in _CHANGES if group & stems]
        if changes and (len(changes) > 1 or not changes[0] & asked):
            return False
        if asked - stems - (changes[0] if changes else frozenset[str]()):
            return False
    return True
