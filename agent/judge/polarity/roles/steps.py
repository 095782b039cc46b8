"""Steps: *close the valve, open the drain* does not say to close the drain.

The verb of one instruction and the thing of another one make no instruction of their own.
"""

from collections.abc import Iterator

from agent.domain.finding import Outcome
from agent.judge.alignment.relation import Relation, verb_relation
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree

_GENERAL = frozenset(
    """add apply begin check complete do finish get give have include make put set start take
    use""".split()
)
"""Verbs that may say of one step what another verb says: *stir in the sugar* adds it."""
_POINTING = frozenset("this that these those such".split())


def compare_steps(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim has done to one thing what a step does to another one.

    Only where the evidence has both, no sentence of it together, and has no *close it*.
    """
    done = next(_done(claim), None)
    if done is None or len(claim.sentences) != 1 or "not" in claim.words:
        return Outcome.NONE, ""
    verb, thing = claim.stems[done[0]], claim.stems[done[1]]
    orders = list(_orders(premise))
    own = [(v, t) for v, t in orders if premise.stems[v] == verb]
    others = {premise.sentence_of[v]: v for v, _ in orders if premise.stems[v] != verb}
    if not own or any(premise.stems[k] == thing for _, t in own for k in premise.below(t)):
        return Outcome.NONE, ""
    places = {premise.sentence_of[k] for k, s in enumerate(premise.stems) if s == thing}
    alike = any(
        verb_relation(verb, premise.stems[others[n]]) is Relation.SAME for n in places & {*others}
    )
    same = [k for k, s in enumerate(premise.stems) if s == verb]
    pointing = any(_points(premise, o) for k in same for o in premise.kids[k])
    together = places & {premise.sentence_of[k] for k in same}
    if not places or alike or pointing or together:
        return Outcome.NONE, ""
    told = premise.quote([k for k in sorted(premise.below(own[0][0])) if k >= own[0][0]])
    return Outcome.MISSING, f"“{told}”"


def _points(tree: Tree, index: int) -> bool:
    """Tell whether a word may stand for any thing told before: *it*, *this part*."""
    near = {tree.lower(k) for k in (index, *tree.kids[index])}
    return tree.tokens[index].pos == "PRON" or not near.isdisjoint(_POINTING)


def _done(claim: Tree) -> Iterator[tuple[int, int]]:
    """Yield the main verb of a claim, no general one, and the noun that names what it is done to.

    Only what is asked for, or told without a time: *close the drain*, *the drain must be closed*.
    """
    for verb, token in enumerate(claim.tokens):
        asked = token.tag == "VB" or (token.tag == "VBN" and claim.with_deps(verb, "aux"))
        if token.dep == "ROOT" and asked and token.lemma.lower() not in _GENERAL:
            nouns = claim.with_deps(verb, "dobj", "nsubjpass")
            yield from ((verb, k) for k in nouns if claim.tokens[k].pos in NOUNS)


def _orders(tree: Tree) -> Iterator[tuple[int, int]]:
    """Yield the verb and the object of each instruction, nouns alone."""
    for verb, token in enumerate(tree.tokens):
        plain = token.tag in {"VB", "VBP"} and token.dep in {"ROOT", "conj", "dep"}
        if plain and not tree.with_deps(verb, *SUBJECTS, "aux", "neg", "mark"):
            objects = tree.with_deps(verb, "dobj")
            yield from ((verb, k) for k in objects if tree.tokens[k].pos in NOUNS)
