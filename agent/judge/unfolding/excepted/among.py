"""One of several alone: of *only nurses and midwives may give it*, nurses may give it."""

import re

from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.alone import alone

CUE = re.compile(
    r"\b(?:only|solely|exclusively|(?:nobody|no one|none) but)\b.*\b(?:and|or)\b", re.I | re.S
)
FOLDED = re.compile(
    r"\b(?:only|solely|exclusively|alone|no|never|nobody|none|without|except|unless|if)\b",
    re.IGNORECASE,
)
_LIMITED = re.compile(
    r"\b(?:who|whom|whose|that|which|with|without|if|when|where|unless|provided|together|jointly"
    r"|both|their|aged|over|under|having|holding|after|until|as long as)\b",
    re.IGNORECASE,
)
"""What may limit each of the things, or have them do it together only."""
_NOBODY = frozenset("nobody none no one".split())


def told_of_each(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence without its *only*, for a claim that says as much of one of the things.

    What limits them the claim must have too.
    """
    limits = {m[0].lower() for m in _LIMITED.finditer(tree.quote(sentence))}
    if not limits <= claim.words:
        return None
    found = alone(tree, tree.sentence_of[sentence[0]])
    asked = content(claim)
    if len(found) != 1 or not asked <= words_of(tree, sentence):
        return None
    (only,) = found
    if len(only.items) < 2 or not any(i & asked for i in only.own):
        return None
    first = last = only.only
    while first > sentence[0] and tree.lower(last) == "but" and tree.lower(first - 1) in _NOBODY:
        first -= 1
    before = tree.text[tree.tokens[sentence[0]].start : tree.tokens[first].start]
    after = tree.text[tree.tokens[last].end : tree.tokens[sentence[-1]].end].lstrip()
    return before + after if before else after[:1].upper() + after[1:]
