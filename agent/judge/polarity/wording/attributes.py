"""Attributes: the *inner edge of the outer ring* is not its outer edge.

The claim has no word that the evidence lacks, and yet an attribute that the evidence gives to
another thing, in the place of its opposite.
"""

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.alignment.relation import Relation, modifier_relation
from agent.judge.clauses.closed import are_rivals
from agent.judge.clauses.tree import NOUNS, Tree

_AGAINST = frozenset({Relation.CONTRARY, Relation.COMPLEMENT})


def compare_attributes(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``conflict`` where each such thing of the evidence has the opposite attribute."""
    wanted = content(claim)
    told = [range(*s) for s in premise.sentences if wanted <= words_of(premise, range(*s))]
    if not told:
        return Outcome.NONE, ""
    for noun in (i for i, t in enumerate(claim.tokens) if i and t.pos in NOUNS):
        places = [k for s in told for k in s[1:] if premise.stems[k] == claim.stems[noun]]
        against = [k for k in places if _opposed(claim, noun, premise, k)]
        if against and against == places and _of_others(claim, noun, premise, told):
            quoted = premise.quote([against[0] - 1, against[0]])
            return Outcome.CONFLICT, f"it says “{quoted}”"
    return Outcome.NONE, ""


def _opposed(claim: Tree, noun: int, premise: Tree, place: int) -> bool:
    mine, theirs = claim.stems[noun - 1], premise.stems[place - 1]
    opposed = mine != theirs and modifier_relation(mine, theirs) in _AGAINST
    return opposed or are_rivals(claim, noun - 1, premise, place - 1)


def _of_others(claim: Tree, noun: int, premise: Tree, told: list[range]) -> bool:
    """Tell whether the evidence gives the attribute to things to which the claim gives one too.

    In *the upper shelf holds jam, the lower honey* it stands without its noun.
    """
    attributed = {claim.stems[i] for i in range(1, len(claim.tokens)) if _attributes(claim, i)}
    attributed -= {claim.stems[noun]}
    places = [k for s in told for k in s[:-1] if premise.stems[k] == claim.stems[noun - 1]]
    return all(premise.stems[k + 1] in attributed for k in places)


def _attributes(tree: Tree, noun: int) -> bool:
    named = tree.tokens[noun].pos in NOUNS
    return named and tree.tokens[noun - 1].pos in {"ADJ", "NOUN", "PROPN"}
