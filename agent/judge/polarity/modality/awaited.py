"""Awaited: what is *subject to shareholder approval* the shareholders have not approved yet."""

import re

from agent.judge.alignment.matter import wherever
from agent.judge.clauses.tree import Tree

_AWAITING = re.compile(
    r"(?<!was )(?<!were )(?<!been )\b(?:subject to|conditional (?:up)?on"
    r"|depend(?:s|ent|ing) (?:up)?on|pending|await(?:s|ing)?|yet to|seek(?:s|ing)?|whether to"
    r"|will(?: be)?|(?:is|are) (?:(?:due|set|expected|scheduled|about|going|waiting|still) )?to)\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\b(?:not|no|never|nor|neither|if|unless|yet|until|before|will|would|must|should|may|might|can"
    r"|could|to be|await\w*|pending|subject to|whether)\b|n['’]t\b",
    re.IGNORECASE,
)
_DONE = frozenset({"has", "have", "had", "was", "were", "been", "'s", "'ve"})
_STOPS = frozenset({".", ";", ",", "but", "which", "that"})
REACH = 5  # words between what awaits and what is awaited: *subject to the council's own approval*


def awaited(claim: Tree, premise: Tree) -> str:
    """Return the words by which the premise still awaits what the claim reports as done, or ''.

    Wherever the premise speaks of it, it must await it.
    """
    if not _AWAITING.search(premise.text) or _OPEN.search(claim.text):
        return ""
    done = (i for i in range(len(claim.tokens)) if is_done(claim, i))
    return wherever(claim, premise, done, _awaiting)


def is_done(tree: Tree, index: int) -> bool:
    """Tell whether a verb of a main clause reports what has been done."""
    token = tree.tokens[index]
    if token.pos != "VERB" or token.dep not in {"ROOT", "conj"}:
        return False
    helping = {tree.lower(k) for k in tree.with_deps(index, "aux", "auxpass")}
    return bool(helping & _DONE) or (token.tag in {"VBD", "VBN"} and not helping)


def _awaiting(tree: Tree, index: int) -> str:
    """Return the words from what awaits a token up to it, '' where nothing does."""
    start = tree.sentences[tree.sentence_of[index]][0]
    first = max(start, index - REACH - 2)
    text_end = tree.tokens[index].start
    found = list(_AWAITING.finditer(tree.text, tree.tokens[first].start, text_end))
    if not found:
        return ""
    between = (k for k in range(first, index) if tree.tokens[k].start >= found[-1].end())
    if any(tree.lower(k) in _STOPS for k in between):
        return ""
    return tree.text[found[-1].start() : tree.tokens[index].end]
