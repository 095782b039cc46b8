"""Either side of *but*: who can wash alone but needs help with shoes needs none with washing.

The claim takes its verb from one side and what it is said of from the other.
"""

import re
from itertools import pairwise

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_CUT = re.compile(r"[,;]? ?\b(?:but|while|whereas)\b", re.IGNORECASE)
_NAMING = frozenset({*NOUNS, "NUM"})
_LIGHT = frozenset("be have do get become".split())


def of_the_other_side(claim: Tree, premise: Tree) -> str:
    """Return what a side of *but* says its verb of, where the claim says it of the other, or ''."""
    if not _CUT.search(premise.text) or _CUT.search(claim.text) or len(claim.sentences) != 1:
        return ""
    verb = next((i for i, t in enumerate(claim.tokens) if t.head == i and t.pos == "VERB"), None)
    if verb is None or claim.tokens[verb].lemma in _LIGHT:
        return ""
    key = claim.stems[verb]
    objects = {claim.stems[k] for k in claim.with_deps(verb, "dobj")}
    named = words_of(claim, range(len(claim.tokens)), _NAMING) - {key}
    named = named - objects or named  # *needs help*
    found, asked = "", words_of(claim, range(len(claim.tokens)))
    for i in premise.places(key):
        own, others = _sides(premise, i)
        mine, theirs = words_of(premise, own), words_of(premise, others)
        leading = {premise.stems[k] for k in others if premise.tokens[k].dep in SUBJECTS}
        rest = words_of(premise, others, _NAMING) - mine - leading
        if not rest & named or (mine - theirs - {key}) & (asked - objects) or not mine - theirs:
            return ""
        found = premise.quote(own)
    return found


def _sides(tree: Tree, verb: int) -> tuple[list[int], list[int]]:
    """Return the tokens on the side of a *but* that a verb stands on, and those on the others."""
    first, last = tree.sentences[tree.sentence_of[verb]]
    start, end = tree.tokens[first].start, tree.tokens[last - 1].end
    cuts = [start, *(m.start() for m in _CUT.finditer(tree.text, start, end)), end]
    parts = [tree.within(a, b) for a, b in pairwise(cuts)]
    own = next(p for p in parts if verb in p)
    return own, [i for p in parts if p is not own for i in p]
