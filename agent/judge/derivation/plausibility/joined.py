"""Whether a claim has to do with all that is computed with, and says nothing besides.

Of a rest *free of colds and ready to be placed* the evidence must tell both.
"""

from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation import cues
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import is_content, stems

_RESTS = ("rest", "difference")
_PREDICATES = frozenset({"VERB", "ADJ"})


def says_more(result: Result, claim: Analysis, pool: Sequence[Source]) -> bool:
    """Tell whether a claim joins to what it says of a rest something of which nothing is told.

    Of eleven cats, two with colds, nine have none; that they are *ready to be placed* is not said.
    """
    if result.operation not in _RESTS or not cues.cues(claim) & cues.REST:
        return False
    known = frozenset[str]().union(*(stems(s.premise) for s in pool))
    return any(
        said and not said & known
        for i, token in enumerate(claim.tokens)
        if token.dep == "conj" and token.pos in _PREDICATES and _is_predicate(claim, token.head)
        for said in [_said(claim, i)]
    )


def _is_predicate(claim: Analysis, place: int) -> bool:
    """Tell whether a word is the root of a claim, or its complement."""
    token = claim.tokens[place]
    return token.dep == "ROOT" or (
        token.dep in ("acomp", "attr") and claim.tokens[token.head].dep == "ROOT"
    )


def _said(claim: Analysis, place: int) -> frozenset[str]:
    """Return the stems of what is joined, none where it speaks of what is not so itself."""
    inside = [k for k in claim.subtree(place) if is_content(claim.tokens[k])]
    if any(claim.tokens[k].lemma.lower() in cues.REST for k in claim.subtree(place)):
        return frozenset()
    named = stems(claim)
    return frozenset(named[k] for k in inside) - {""}


def linked(result: Result, asked: Bindings) -> bool:
    """Require that every operand shares a word with the claim, and none is of another row.

    Two cells of one column belong to the claim together only if it names both rows or none.
    """
    together = len({(s.index, s.bound.sentence) for s in result.sources}) == 1
    if result.operation == "span" and together:
        return True
    if not all((s.bound.near | s.bound.wide) & asked.words for s in result.sources):
        return False
    cells = [s.bound for s in result.sources if s.bound.column]
    if len(cells) != 2 or cells[0].column != cells[1].column:
        return True
    one = (cells[0].near - cells[1].near) & asked.words
    two = (cells[1].near - cells[0].near) & asked.words
    return bool(one) == bool(two)


def each_named(result: Result, asked: Bindings) -> bool:
    """Tell whether the claim names both terms: "in November and December"."""
    if len(result.sources) != 2:
        return False
    one, two = (s.bound.near for s in result.sources)
    return bool((one - two) & asked.words) and bool((two - one) & asked.words)
