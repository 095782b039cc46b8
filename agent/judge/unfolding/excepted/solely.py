"""What is so of one thing alone: *the cellar was flooded; the rest stayed dry* is only the cellar.

A claim with *only* is told so where the clause beside it denies of others what is said of the one,
or tells that the rest stays as it is.
"""

import re
from collections.abc import Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, Tree

ASKED = re.compile(r"^only (?!if|when|after|once|with|in|on|at|for|by|during)", re.IGNORECASE)
_BREAK = re.compile(r"[;.]|, (?=(?:but|while|whereas)\b)")
_REST = frozenset("rest other others else remaining remainder".split())
_KEPT = re.compile(
    r"\b(?:stay|remain|kept|keep|continu|surviv|intact|unharmed|unaffected|unchanged|untouched"
    r"|undamaged|saved|spared|as (?:usual|before|normal|planned)|normal(?:ly)?)",
    re.IGNORECASE,
)
_TOUCHED = frozenset("affect hit touch chang damag concern involv".split())
"""Stems of what is said of anything to which something happens."""
_LINKING = frozenset("and or nor neither both too also well".split())
_PASSED = frozenset("only have".split())


class _Clause(NamedTuple):
    """A clause: its words, those that name its subject, and the stems of the rest."""

    words: range
    subject: frozenset[str]
    lead: frozenset[str]
    said: frozenset[str]


def of_one_alone(tree: Tree, claim: Tree, beside: Sequence[Tree] = ()) -> str:
    """Return the text with what it says of the claim's subject said with *only*, if it is so.

    It is not where another clause, or one of the sentences ``beside``, says so too.
    """
    (mine,) = _clauses(claim)[:1] or (None,)
    if mine is None or not ASKED.match(claim.text):
        return tree.text
    clauses = _clauses(tree)
    for one, other in (p for pair in pairwise(clauses) for p in permutations(pair)):
        said = (mine.said | one.said) - _PASSED
        further = [c.said for c in clauses if c not in (one, other)]
        if any(said & words for words in (*further, *(frozenset(t.stems) for t in beside))):
            continue
        if not mine.subject <= one.subject or one.lead & _LINKING or _denies(tree, one):
            continue
        if mine.subject <= other.subject or not other.subject:
            continue
        if mine.said <= one.said and _is_apart(tree, other, one.said):
            text = tree.quote(one.words)
            return f"{tree.text} Only {text[:1].lower()}{text[1:]}."
        if mine.said <= _TOUCHED and mine.said <= other.said and _denies(tree, other):
            return f"{tree.text} {claim.text}"
    return tree.text


def _clauses(tree: Tree) -> list[_Clause]:
    edges = [0, *(m.end() for m in _BREAK.finditer(tree.text)), len(tree.text) + 1]
    spans = (
        [i for i, t in enumerate(tree.tokens) if start <= t.start < end and t.pos != "PUNCT"]
        for start, end in pairwise(edges)
    )
    return [_clause(tree, range(s[0], s[-1] + 1)) for s in spans if s]


def _clause(tree: Tree, words: range) -> _Clause:
    head = tree.subject_among(words)
    lead = sorted(i for i in tree.below(head) if i in words) if head is not None else []
    named = any(tree.tokens[i].pos in NOUNS or tree.lower(i) in _REST for i in lead)
    subject = _content(tree, lead) if named else frozenset[str]()
    said = _content(tree, [i for i in words if i not in lead])
    return _Clause(words, subject, frozenset(tree.lower(i) for i in lead), said)


def _content(tree: Tree, words: list[int]) -> frozenset[str]:
    kept = (i for i in words if tree.tokens[i].pos in CONTENT_POS or tree.lower(i) in _REST)
    return frozenset(tree.stems[i] or tree.lower(i) for i in kept) - _PASSED - NEGATIVES


def _denies(tree: Tree, clause: _Clause) -> bool:
    return not NEGATIVES.isdisjoint(tree.lower(i) for i in clause.words)


def _is_apart(tree: Tree, other: _Clause, said: frozenset[str]) -> bool:
    """Tell whether a clause denies what is said of the one, or tells that the rest stays so."""
    if _denies(tree, other):
        return bool(other.said) and other.said <= said | _TOUCHED
    return bool(other.lead & _REST) and _KEPT.search(tree.quote(other.words)) is not None
