"""Two values side by side: *fever was reported by 4%, headache by 11%* makes headache commoner."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import Tree

_MORE = re.compile(
    r"\b(?:more (?:often|frequent(?:ly)?|common(?:ly)?|expensive|costly|people|than)|commoner"
    r"|higher|larger|greater|bigger|dearer|pricier|costlier|(?:rose|fell|grew|dropped|increased"
    r"|decreased|declined) (?:\w+ )?more)\b",
    re.IGNORECASE,
)
_LESS = re.compile(
    r"\b(?:less (?:often|frequent(?:ly)?|common(?:ly)?|expensive|costly|than)|rarer|lower"
    r"|smaller|cheaper|fewer)\b",
    re.IGNORECASE,
)
_SAVES = re.compile(r"\b(?:sav(?:e|es|ed|ing)|(?:is|are|works out) cheaper)\b", re.IGNORECASE)
_THAN = re.compile(r"\b(?:than|compared (?:with|to)|over)\b", re.IGNORECASE)
_OPEN = re.compile(
    r"\b(?:not|no|never|neither|nor|if|unless|than|twice|double|half|respectively|from|rose|up to"
    r"|at least|over|about)\b|n['’]t\b",
    re.IGNORECASE,
)
_VALUE = re.compile(
    r"(?P<sign>[£$€])\s?(?P<price>\d+(?:,\d{3})*(?:\.\d+)?)(?![\d%])"
    r"|(?<![\w.,£$€])(?P<share>\d+(?:\.\d+)?) ?(?:%|per cent\b|percent\b)"
)
_REDUCED = re.compile(
    r"\b(?:discounts?|off|sav\w+|refund\w*|cheaper|less|back|credit)\b", re.IGNORECASE
)
_NUMBER = re.compile(r"\d")
_JOINT = re.compile(
    r"(?<!\d),(?!\d)|(?<=\d), |[;()]|\b(?:and|or|but|while|whereas|against|versus|vs|as against"
    r"|compared (?:with|to))\b",
    re.IGNORECASE,
)


class _Part(NamedTuple):
    """The words of a part of a sentence, and the value in it."""

    words: frozenset[str]
    value: float


def compare_values(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where a claim puts above what the evidence gives the lower value."""
    asked = _asked(claim)
    if asked is None:
        return Outcome.NONE, ""
    left, right, way = asked
    told = list(_parts(premise))
    pairs = [
        (text, ends)
        for text, parts in told
        if left | right <= parts[0].words | parts[1].words and (ends := _ends(parts, left, right))
    ]
    if len(pairs) != 1:
        return Outcome.NONE, ""
    ((text, (one, two)),) = pairs
    against = way * (one.value - two.value) < 0
    return (Outcome.CONFLICT, f"“{text}”") if against else (Outcome.NONE, "")


def _asked(claim: Tree) -> tuple[frozenset[str], frozenset[str], int] | None:
    """Return the words of what is compared and of what with, and 1 where it is more, -1 less."""
    text = claim.text
    if len(claim.sentences) != 1 or _OPEN.search(text.replace(" than ", " ", 1)):
        return None
    more, less, saves = (bool(p.search(text)) for p in (_MORE, _LESS, _SAVES))
    than = list(_THAN.finditer(text))
    if len(than) > 1 or more + less > 1 or (_NUMBER.search(text) and not saves):
        return None
    cut = than[0].start() if than else len(text)
    halves = [
        [i for i, t in enumerate(claim.tokens) if (t.start >= cut) == behind]
        for behind in (False, True)
    ]
    left, right = (_things(claim, half) for half in halves)
    if saves or (less and not than):
        return left - right, right, -1
    return (left - right, right, 1 if more else -1) if than and (more or less) else None


def _things(tree: Tree, half: Iterable[int]) -> frozenset[str]:
    """Return the words but for verbs, numbers and those that compare."""
    apart = [m.span() for p in (_MORE, _LESS, _SAVES) for m in p.finditer(tree.text)]
    kept = (
        i
        for i in half
        if tree.tokens[i].pos not in {"VERB", "AUX", "NUM", "SYM"}
        and tree.lower(i) != "money"
        and not any(a <= tree.tokens[i].start < b for a, b in apart)
    )
    return words_of(tree, kept)


def _parts(premise: Tree) -> Iterator[tuple[str, tuple[_Part, _Part]]]:
    """Yield each sentence that gives two values of a kind, with the part of each."""
    for start, end in premise.sentences:
        text = premise.quote(range(start, end))
        values = list(_VALUE.finditer(text))
        kinds = {m["sign"] or "%" for m in values}
        if len(values) != 2 or len(kinds) != 1 or _OPEN.search(text) or _REDUCED.search(text):
            continue
        joints = list(_JOINT.finditer(text, values[0].start(), values[1].end()))
        between = [j for j in joints if values[0].end() <= j.start() < values[1].start()]
        if len(between) != 1 or len(_JOINT.findall(text, 0, values[0].start())) > 0:
            continue
        cut = premise.tokens[start].start + between[0].start()
        sides = [
            words_of(
                premise, (i for i in range(start, end) if (premise.tokens[i].start < cut) == b)
            )
            for b in (True, False)
        ]
        one, two = (float((m["price"] or m["share"]).replace(",", "")) for m in values)
        yield text, (_Part(sides[0], one), _Part(sides[1], two))


def _ends(
    parts: tuple[_Part, _Part], left: frozenset[str], right: frozenset[str]
) -> tuple[_Part, _Part] | None:
    """Return the part of what is compared and that of what it is compared with, if both are clear.

    What both have in common (*tickets*) stands in the first part alone: where the other thing is
    there, the words of the second decide.
    """
    own = [p.words - q.words for p, q in (parts, parts[::-1])]
    for here, there in ((0, 1), (1, 0)):
        mine, other = left & own[here], left & own[there]
        if right:
            apart = right & own[there] and not right & own[here] and mine
            clear = apart and (here == 1 or not other)
        else:
            clear = here == 1 and mine
            clear = clear or (here == 0 and mine and not other)
        if clear:
            return parts[here], parts[there]
    return None
