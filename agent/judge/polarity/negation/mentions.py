"""Mentions: a sale that is not included in revenue is a sale all the same.

What is not shown, counted or covered may well have been done: the denial of such a verb says
nothing against the deed that its subject names.
"""

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, words_of
from agent.judge.clauses.frame import LIGHT_VERBS
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import SUBJECTS, Tree

_MENTIONING = frozenset(
    """include show cover count contain list mention report record reflect disclose describe know
    specify explain document refund reimburse insure deduct recognise recognize discuss date
    announce publish state note register understand enter book consider capitalise capitalize
    subsidise subsidize deductible refundable taxable visible public""".split()
)
_LIGHT = frozenset(map(stem, LIGHT_VERBS | {"occur", "happen"}))


def compare_mentions(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where the evidence denies but a mention of what the claim denies.

    Only where all that the claim names stands in the subject of that sentence's verb, and no other
    clause has a word of denial.
    """
    asked = content(claim.tree) - _LIGHT
    if not asked or not claim.tree.words & NEGATIVES:
        return Outcome.NONE, ""
    denied = [f for f in premise.frames if f.stance.negated]
    for frame in denied:
        lemma = premise.tree.tokens[frame.predicate].lemma
        own = _subject(premise.tree, frame.verb)
        told = lemma in _MENTIONING and premise.tree.stems[frame.predicate] not in asked
        if told and asked <= own and len(denied) == 1:
            quoted = premise.tree.quote(sorted(frame.scope))
            return Outcome.MISSING, f"it denies but this: “{quoted}”"
    return Outcome.NONE, ""


def _subject(tree: Tree, verb: int) -> frozenset[str]:
    heads = tree.with_deps(verb, *SUBJECTS)
    inside = {i for head in heads for i in tree.below(head)}
    return words_of(tree, inside)
