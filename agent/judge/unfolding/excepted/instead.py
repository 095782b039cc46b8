"""What is so instead: *cancelled not because of the rain but because of a strike*.

A claim on what is so is held against that alone; beside what is not so rules and readers doubt it.
"""

import re

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.unfolding.denied import denies

_LINK = (
    r"(?P<link>because of|because|due to|owing to|thanks to|out of|for|by|with|in|on|at|from|to"
    r"|through|under|against|after|before)"
)
_PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
CUE = re.compile(
    rf"\bnot {_LINK} (?P<other>{_PLAIN}{{2,80}}?),? but (?:rather )?(?=(?P=link) \S)", re.IGNORECASE
)
_UNCLEAR = frozenset("only just merely simply solely also always necessarily yet".split())
_NAMING = CONTENT_POS | {"NUM"}


def told_of_it(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence without what it says is not so, for a claim on what is so instead."""
    text = tree.quote(sentence)
    match = CUE.search(text)
    if match is None or CUE.search(text, match.end()) or _UNCLEAR & claim.words:
        return None
    start = tree.tokens[sentence.start].start
    other = _words(tree, start + match.start("other"), start + match.end("other"))
    behind = _words(tree, start + match.end(), start + len(text))
    stems = {*claim.stems}
    if denies(claim, range(len(claim.tokens))) or stems & (other - behind) or not stems & behind:
        return None
    return f"{text[: match.start()]}{text[match.end() :]}"


def _words(tree: Tree, first: int, last: int) -> frozenset[str]:
    return words_of(tree, tree.within(first, last), _NAMING)
