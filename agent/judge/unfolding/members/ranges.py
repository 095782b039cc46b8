"""Numbered things told of one of them: of *rooms 11 to 15*, *rooms 3, 5 and 9* of room 12 or 5.

Or of some of them: *rooms 11 to 13*, *rooms 3 and 9*.
"""

import re
from collections.abc import Sequence

from agent.judge.claims.parsing.inflection import singular_noun, singular_verb
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import FINITE

_NUMBER = r"\d{1,3}(?![\d.,]\d|\w|%)"
_TO = re.compile(r" to | through | ?[–-] ?")
CUE = re.compile(
    rf"\b(?P<what>[A-Za-z]{{3,}}s) (?P<run>{_NUMBER}(?:(?:{_TO.pattern}){_NUMBER}"
    rf"|(?:, {_NUMBER})*,? and {_NUMBER}(?! [a-z]+s\b)))"
)
_JOINTLY = re.compile(
    r"\b(?:together|altogether|jointly|in (?:all|total)|totals?|combined|between them|share[sd]?"
    r"|each other|both|one of|either|or|except|excepting|apart from|other than|but not|only)\b",
    re.IGNORECASE,
)
"""What is so of all of them at once only, of one of them, or not of each."""
_EACH = re.compile(r"\b(?:each|every|per|apiece)\b", re.IGNORECASE)


def of_one(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return a sentence with its run told of those of its members that a claim names, or None."""
    start, text = tree.tokens[sentence.start].start, tree.quote(sentence)
    match = CUE.search(text)
    if match is None or CUE.search(text, match.end()) or _JOINTLY.search(text):
        return None
    behind = [i for i in sentence if tree.tokens[i].start >= start + match.end()]
    counted = any(tree.tokens[i].dep == "nummod" for i in behind)
    if counted and not _EACH.search(text):  # *houses 4 to 8 paid 2,000 euros*
        return None
    what = singular_noun(match["what"])
    named = {int(n) for n in re.findall(rf"\b{what} ({_NUMBER})", claim.text, re.IGNORECASE)}
    run, some = _values(match["run"]), CUE.search(claim.text)
    if some is not None and some["what"].lower() == match["what"].lower():
        less = set(_values(some["run"])) < set(run)
        return f"{text[: match.start('run')]}{some['run']}{text[match.end() :]}" if less else None
    inside = {n for n in named if n in run}
    if len(inside) != 1 or len(named) != 1:
        return None
    after = tree.tokens[behind[0] if behind else -1]
    rest = text[match.end() :]
    if after.tag in FINITE | {"VB"}:  # what follows right behind is its verb
        tag = "VBP" if after.tag == "VB" else after.tag
        rest = f" {singular_verb(after.text, tag)}{text[after.end - start :]}"
    return f"{text[: match.start()]}{what} {inside.pop()}{rest}"


def _values(run: str) -> Sequence[int]:
    """Return the numbers of a run or of a list."""
    values = [int(n) for n in re.findall(r"\d+", run)]
    return range(values[0], values[-1] + 1) if _TO.search(run) else values
