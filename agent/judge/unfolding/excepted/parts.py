"""A part, told as what it is not: what *covers 40 per cent of the costs* does not cover all."""

import re

from agent.judge.clauses.tree import Tree
from agent.judge.polarity.amounts.portions import part_for_all
from agent.judge.unfolding.denied import denied, denies, finite

CUE = re.compile(r"(?:%|\bper ?cent|\bhalf|\b(?:third|quarter|fifth|tenth)s?) of ", re.IGNORECASE)
_BOUND = re.compile(
    r"\b(?:at most|(?:no|not) more than|up to|only|just|about|around|roughly|nearly|almost|some) $",
    re.IGNORECASE,
)


def not_all(tree: Tree, claim: Tree) -> str:
    """Return a sentence of a part with *not all*, where that is what the claim says."""
    found = part_for_all(claim, tree) if len(tree.sentences) == 1 else None
    verb = finite(tree, range(len(tree.tokens)))
    if found is None or verb is None or any(t.pos in {"CCONJ", "SCONJ"} for t in tree.tokens):
        return tree.text
    part = tree.text.find(found.text.removeprefix("more than "))
    bound = _BOUND.search(tree.text, 0, part)
    start = bound.start() if bound else part
    token = tree.tokens[verb]
    told = denied(tree, verb)
    if not told or token.end > start or denies(tree, range(verb)):
        return tree.text
    rest = tree.text[tree.text.index(" of ", part) :]
    return f"{tree.text[: token.start]}{told}{tree.text[token.end : start]}all{rest}"
