"""Two things joined by *and*, told in the claim's order: *Chad and Peru* is *Peru and Chad*.

The models take another order for another statement.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.judge.clauses.tree import NOUNS, Tree

CUE = re.compile(r"\band\b", re.IGNORECASE)
_ARTICLES = frozenset({"det", "poss", "cc", "conj", "prep", "relcl", "acl", "punct"})
_LAST = re.compile(r"(?<![^\s])([a-z]+)\s+$", re.IGNORECASE)
"""A plain word that ends a thing, right before *and*."""
_IN_TURN = re.compile(
    r"\b(?:respectively|former|latter|first|second|then|later|each other)\b", re.IGNORECASE
)


def may_be_turned(text: str, claim: str) -> bool:
    """Tell whether a text and a claim join two things each, the claim perhaps the other way round.

    Its second thing then ends like the first of the text.
    """
    mine, theirs = CUE.findall(claim), list(CUE.finditer(text))
    if len(mine) != 1 or len(theirs) != 1 or _IN_TURN.search(text):
        return False
    last = _LAST.search(text, 0, theirs[0].start())
    return last is None or last[1].lower() in CUE.split(claim)[1].lower()


def in_its_order(tree: Tree, claim: str) -> str:
    """Return a text with the two things that it joins in the order in which the claim has them.

    The text as it is where more is joined in it, for then the order may tell what goes with what,
    and where a word before the first of them may go with both.

    Example:
        "Clinics in Oslo and Bern took part." for "Clinics in Bern and Oslo took part." is that.
    """
    text = tree.text
    if "and" not in tree.lowers:  # but in *and/or*
        return text
    joint = tree.lowers.index("and")
    one = tree.tokens[joint].head
    two = next((k for k in tree.with_deps(one, "conj") if k > joint), None)
    if two is None or not (_is_plain(tree, one) and _is_plain(tree, two)):
        return text
    start, middle, end = tree.subtree(one)[0], tree.subtree(two)[0], two
    first, second = tree.quote(range(start, joint)), tree.quote(range(middle, end + 1))
    pair = f"{_inner(tree, two, second)} and {_inner(tree, one, first)}"
    if one != joint - 1 or not re.search(rf"\b{re.escape(pair)}\b", claim, re.IGNORECASE):
        return text
    begin = tree.tokens[start].start
    told = pair if begin else capital(pair)
    return text[:begin] + told + text[tree.tokens[end].end :]


def _is_plain(tree: Tree, noun: int) -> bool:
    """Tell whether a noun has nothing before it but an article."""
    kids = {tree.tokens[k].dep for k in tree.kids[noun]}
    return tree.tokens[noun].pos in NOUNS and kids <= _ARTICLES


def _inner(tree: Tree, noun: int, text: str) -> str:
    """Return a thing as it stands within a sentence."""
    opens = tree.tokens[tree.subtree(noun)[0]]
    named = opens.pos == "PROPN" or opens.text.isupper()
    return text if named else small(text)
