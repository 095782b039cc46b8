"""Who came after whom: *Lund resigned; Farr was elected in her place* has Farr succeed Lund.

Told for a claim on that order, whatever words it has for it.
"""

import re
from collections.abc import Iterator

from agent.domain.prose.casing import small
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.names.vocabulary import CALENDAR, COURTESY, TITLES
from agent.judge.polarity.roles.converses import Fact, facts, successive
from agent.judge.polarity.roles.successions import is_sure
from agent.judge.unfolding.telling import Told

CUE = re.compile(
    r"\b(?:place|stead|tak\w+|took|replac\w+|succe\w+|supersed\w+|supplant\w+|displac\w+|handed"
    r"|gave|made|preced\w+|predecessor|assum\w+|inherit\w+|fill\w*|followed|before|after)\b",
    re.IGNORECASE,
)
_KEY = "precede"
_ORDER = re.compile(
    r"succe\w+|replac\w+|supersed\w+|supplant\w+|displac\w+|preced\w+|predecessor|before|after"
    r"|take|over|from|hand|place|follow\w*|come|serve|be|as|former|earlier|then",
    re.IGNORECASE,
)
"""What a claim says of the order alone."""


def in_its_order(told: Told) -> str:
    """Return the text with who came after whom, for a claim on that; as it is where it is unclear.

    Example:
        "Mr Lund resigned as mayor in May; Ms Farr was elected in his place." tells for a claim on
        whom Ms Farr succeeded that "Ms Farr succeeded Mr Lund."
    """
    (mine,) = told.trees(told.claim)
    asked = [f for f in facts(mine) if f.key == _KEY]
    if len(asked) != 1 or told.claim.rstrip(" .") in told.text:
        return told.text
    ahead = told.passage[told.at - 1] if 0 < told.at <= len(told.passage) else ""
    for text in dict.fromkeys((told.text, f"{ahead} {told.text}".strip())):
        (tree,) = told.trees(text)
        found = [*facts(tree)] if is_sure(text) else [*successive(tree)]
        found = [f for f in found if f.key == _KEY]
        for fact in found if _only_order(mine, asked[0], tree) else []:
            if _is(asked[0], fact):
                return f"{told.text} {told.claim}"
            if _is(asked[0], fact._replace(doer=fact.goal, goal=fact.doer)) and len(found) == 1:
                return f"{told.text} It is untrue that {_within(mine)}"
    return told.text


def _within(claim: Tree) -> str:
    """Return a claim as it is written within a sentence."""
    return claim.text if claim.tokens[0].pos == "PROPN" else small(claim.text)


def _is(mine: Fact, theirs: Fact) -> bool:
    """Tell whether two facts name the same two in the same order, each by a name of its own."""
    one, two = mine.doer - mine.goal, mine.goal - mine.doer
    return bool(one & theirs.doer - theirs.goal and two & theirs.goal - theirs.doer)


def _only_order(claim: Tree, asked: Fact, tree: Tree) -> bool:
    """Tell whether a claim says nothing but the order, and the post as that of the first one.

    When one left and when the other came are two times.
    """
    named, kinds = asked.doer | asked.goal, CONTENT_POS | {"NUM"}
    rest = [
        i
        for i, t in enumerate(claim.tokens)
        if t.pos in kinds
        and claim.stems[i] not in named
        and not (_ORDER.fullmatch(t.lemma) or t.text.rstrip(".").lower() in TITLES | COURTESY)
    ]
    if any(claim.tokens[i].pos == "NUM" or claim.lower(i) in CALENDAR for i in rest):
        return False
    other = {k for i, s in enumerate(tree.stems) if s in asked.goal for k in _phrase(tree, i)}
    first = (i for i in range(len(tree.tokens)) if i not in other)
    return words_of(claim, rest, kinds) <= words_of(tree, first, kinds)


def _phrase(tree: Tree, noun: int) -> Iterator[int]:
    while tree.tokens[noun].dep in {"appos", "compound"}:
        noun = tree.tokens[noun].head
    return tree.below(noun, frozenset({"conj"}))
